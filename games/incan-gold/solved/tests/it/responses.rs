//! Best responses to rules.

use incan_gold_solved::response::in_round;
use incan_gold_solved::{Chances, Deck, Edition, Inside, Key, Position, Prepared};

/// Against a player who leaves at the first chance, only the first choice of a round counts: it can be worked out by hand.
#[test]
fn the_best_response_to_leaving_at_once_is_as_worked_out_by_hand() {
    let edition = Edition::of_year(2005).expect("it is an edition");
    let chances = Chances::new(edition);
    let key = Key { kinds: [0, 0, 5], relics: 0, owned: 0, surplus: 0 };
    let found = in_round(&chances, &|_| [1.0; 2], 1, 5, key);
    for lead in [-3, 0, 5] {
        let solved = Prepared::new(&chances, 5, key, lead);
        let best = |drawn: [u8; 12], hazards: u8| {
            let position = Position { drawn, seen: [0, 0, hazards], relics: 0, who: Inside::Both };
            let game = solved.answer(&position).game;
            game[0][0].max(game[1][0])
        };
        let result = edition.result(lead, 0);
        // A treasure first; or a hazard, and then a treasure, another hazard, or the same one.
        let mut value = 15.0 / 30.0 * (12.0 / 29.0 * best([0; 12], 2) + 2.0 / 29.0 * result);
        for (kind, (_, cards)) in Deck::treasures().iter().enumerate() {
            let mut drawn = [0; 12];
            drawn[kind] = 1;
            value += *cards as f64 / 30.0 * (best(drawn, 0) + 15.0 / 29.0 * best(drawn, 1));
        }
        let own = found[(lead + edition.width(5)) as usize];
        assert!((own - value).abs() < 1e-12, "lead {lead}: {own}, not {value}");
    }
}

/// A player who knows a rule does at least as well as the equilibrium, and against one that never leaves alone much better.
#[test]
fn a_best_response_is_never_worse_than_the_equilibrium() {
    let edition = Edition::of_year(2005).expect("it is an edition");
    let chances = Chances::new(edition);
    let key = Key { kinds: [0, 0, 5], relics: 0, owned: 0, surplus: 0 };
    let stubborn = in_round(&chances, &|sight| [f64::from(u8::from(sight.hazards >= 4)); 2], 1, 5, key);
    for lead in [-20, -4, 0, 7] {
        let value = Prepared::new(&chances, 5, key, lead).value();
        let own = stubborn[(lead + edition.width(5)) as usize];
        assert!(own > value + 0.01, "lead {lead}: {own}, {value}");
    }
}
