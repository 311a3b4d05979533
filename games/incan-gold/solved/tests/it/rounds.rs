//! Rounds that are solved for one lead.

use incan_gold_solved::{
    Chances, Deck, Edition, Inside, Job, Key, Position, Prepared, Preparing, at, enter, table, witnesses,
};

const TABLE: &[u8] = include_bytes!("../../tables/2005.bin");

fn key(kinds: [u8; 3], relics: u8, owned: u8, surplus: i8) -> Key {
    Key { kinds, relics, owned, surplus }
}

fn position(drawn: &[usize], seen: [u8; 3], relics: u8) -> Position {
    let drawn = std::array::from_fn(|at| drawn[at] as u8);
    Position { drawn, seen, relics, who: Inside::Both }
}

#[test]
fn a_round_at_one_lead_is_worth_what_the_table_says() {
    let chances = table::decode(TABLE).expect("it is a table");
    for (round, lead) in [(1, 0), (2, -13), (3, 40), (4, 7), (5, 22), (5, -90), (5, 400)] {
        let key = key([0, 0, 5], 0, 0, 0);
        let known = chances.row(round, key).expect("it is solved")[at(lead)];
        let value = Prepared::new(&chances, round, key, lead).value();
        assert!((value - known).abs() < 1e-9, "round {round}, lead {lead}: {value}, not {known}");
    }
}

/// With artifacts: the last round needs no table.
#[test]
fn every_position_is_as_the_block_solver_says() {
    let mut state: u64 = 7;
    let mut pick = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    for (year, key, lead) in [
        (2006, key([0, 1, 4], 2, 1, -1), 3),
        (2006, key([1, 0, 4], 1, 3, 3), 12),
        (2016, key([0, 0, 5], 2, 3, 0), 9),
        (2020, key([0, 0, 5], 0b10100, 2, 0), 5),
    ] {
        let chances = Chances::new(Edition::of_year(year).expect("it is an edition"));
        let found = witnesses(&chances, 5, key, 32 * (lead / 32), 400, &mut pick);
        let lead = found[0].lead;
        let solved = Prepared::new(&chances, 5, key, lead);
        let mirror = Prepared::new(&chances, 5, Key { surplus: -key.surplus, ..key }, -lead);
        for witness in found.iter().filter(|witness| witness.lead == lead) {
            let position = position(&witness.drawn, witness.seen, witness.relics);
            let answer = solved.answer(&position);
            assert!((answer.value - witness.value).abs() < 1e-12, "{year}: {witness:?}, {answer:?}");
            for (own, known) in answer.game.as_flattened().iter().zip(witness.game.as_flattened()) {
                assert!((own - known).abs() < 1e-12, "{year}: {witness:?}, {answer:?}");
            }
            let other = mirror.answer(&position).mirrored();
            assert!((answer.value - other.value).abs() < 1e-12);
            // A player who has just been left alone, and goes on.
            let gone = witness.drawn.iter().zip(Deck::treasures());
            let taken = gone.map(|(held, (gems, _))| held * (gems as usize).div_ceil(2)).sum::<usize>();
            for own in [true, false] {
                let who = Inside::Alone { own, taken: taken as u8, relics: witness.relics };
                let alone = solved.answer(&Position { who, ..position });
                let (go_on, known) = match own {
                    true => (alone.game[1][0], answer.game[1][0]),
                    false => (alone.game[0][1], answer.game[0][1]),
                };
                assert!((go_on - known).abs() < 1e-12, "{year}: {position:?}, {alone:?}");
            }
        }
    }
}

#[test]
fn steps_end_and_give_the_same() {
    let edition = Edition::of_year(2005).expect("it is an edition");
    let mut chances = Chances::new(edition);
    let key = key([0, 0, 5], 0, 0, 0);
    let job = &Job::all(&edition)[0];
    let found = job.solve(&chances);
    enter(&mut chances, job.round, &found);
    let mut preparing = Preparing::new(&chances, 5, key, 10);
    let steps = (0..).take_while(|_| !preparing.step()).count();
    assert!(steps > 10, "{steps} steps");
    let value = preparing.finish().value();
    assert!((value - chances.row(5, key).expect("it is solved")[at(10)]).abs() < 1e-12);
}
