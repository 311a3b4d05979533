//! Positions that people describe are those of the rules.

use game_core::{Draw, Game, Seat, SplitMix, Step, Turn, Viewer};
use incan_gold_page::{Duel, Found, Left, Spot, YOU, edition};
use incan_gold_rules::{Card, Choice, Edition, Hazard, Options, State};
use incan_gold_solved::{Inside, Key};

const YEARS: [u16; 4] = [2005, 2006, 2016, 2020];

fn spot(round: u8, path: &[Card]) -> Spot {
    Spot { path: path.to_vec(), ..Spot::new(round, 0) }
}

#[test]
fn a_game_keeps_its_position_in_step_with_the_rules() {
    for (year, seed) in YEARS.into_iter().flat_map(|year| (0..200).map(move |seed| (year, seed))) {
        let mut draw = SplitMix::new(seed);
        let mut duel = Duel::new(edition(year).unwrap(), seed);
        while !duel.is_over() {
            let (view, spot) = (duel.view(), duel.spot());
            assert_eq!(spot.round, view.round);
            assert_eq!(spot.carried(), i32::from(view.carried()), "{year} {seed} {spot:?}");
            assert_eq!(spot.on_path(), i32::from(view.gems_on_path()), "{year} {seed} {spot:?}");
            assert_eq!(spot.gone[..], view.removed[..]);
            assert!(spot.is_asked());
            let cards: usize = Card::all().map(|card| spot.left_in_deck(edition(year).unwrap(), card)).sum();
            assert_eq!(cards, usize::from(view.deck));
            assert!(spot.key(year).is_some() && spot.position(year).is_some(), "{year} {seed} {spot:?}");
            // Both choose at random; the position is solved in other tests.
            let found = Found { other_camp: 0.3, ..Found::default() };
            let choice = if draw.below(4) == 0 { Choice::Camp } else { Choice::Torch };
            duel.choose(choice, found, |_| Some(Found { other_camp: 0.3, ..Found::default() }));
        }
        let view = duel.view();
        assert!(view.outcome.is_some() && view.inside.is_empty());
    }
}

#[test]
fn the_first_card_asks_nobody_if_it_is_a_hazard() {
    assert!(!spot(1, &[]).is_asked());
    assert!(!spot(1, &[Card::Snake]).is_asked());
    assert!(spot(1, &[Card::Treasure1]).is_asked() && spot(1, &[Card::Snake, Card::Fire]).is_asked());
}

#[test]
fn what_cannot_lie_there_is_refused() {
    assert!(spot(1, &[Card::Snake, Card::Snake]).position(2006).is_none(), "the round would be over");
    assert!(
        spot(1, &[Card::Treasure17, Card::Treasure17]).position(2006).is_none(),
        "there is one such card"
    );
    assert!(spot(1, &[Card::Treasure5, Card::Treasure5]).position(2006).is_some());
    assert!(spot(1, &[Card::Artifact2]).position(2006).is_none(), "it comes in round 2");
    assert!(spot(2, &[Card::Artifact2]).position(2006).is_some());
    assert!(spot(1, &[Card::Artifact2]).position(2016).is_some());
    assert!(spot(1, &[Card::Artifact1]).position(2005).is_none());
    let gone = Spot { gone: vec![Hazard::Snake; 3], ..spot(5, &[]) };
    assert!(gone.key(2005).is_none());
}

#[test]
fn the_solver_gets_the_same_position() {
    let path = [Card::Treasure7, Card::Snake, Card::Treasure5, Card::Artifact1, Card::Treasure4];
    let mut spot = Spot { gone: vec![Hazard::Snake], ..spot(2, &path) };
    let position = spot.position(2006).unwrap();
    assert_eq!(position.drawn, [1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
    assert_eq!((position.seen, position.relics, position.who), ([0, 1, 0], 1, Inside::Both));
    assert_eq!(spot.key(2006).unwrap(), Key { kinds: [0, 1, 4], relics: 2, owned: 0, surplus: 0 });
    assert_eq!((spot.carried(), spot.on_path()), (7, 2));
    spot.left = Left::Other(3);
    let alone = Inside::Alone { own: true, taken: 7, relics: 2 };
    assert_eq!((spot.position(2006).unwrap().who, spot.carried()), (alone, 9));
    spot.left = Left::You(4);
    assert_eq!(spot.position(2006).unwrap().who, Inside::Alone { own: false, taken: 7, relics: 1 });
    // In the edition of 2020, artifacts are a set.
    spot.yours = vec![2];
    let key = spot.key(2020).unwrap();
    assert_eq!((key.relics, key.owned, key.surplus), (1, 1, 1));
}

/// What the other player takes home, by the rules.
#[test]
fn who_leaves_alone_takes_what_the_solver_says() {
    let mut state = State::new(&Options { edition: Edition::Diamant2005, open_tents: true }, 2).unwrap();
    let path = [Card::Treasure7, Card::Treasure5];
    for (at, card) in path.into_iter().enumerate() {
        state.apply(Step::Chance(card), &mut ()).unwrap();
        for seat in Seat::all(2) {
            let choice = if at == 1 && seat != YOU { Choice::Camp } else { Choice::Torch };
            state.apply(Step::Act(seat, choice), &mut ()).unwrap();
        }
    }
    assert_eq!(state.turn(), Turn::Chance);
    let taken = state.view(Viewer::Spectator).tents.iter().last().and_then(|(_, gems)| *gems).unwrap();
    let spot = Spot { left: Left::Other(2), ..spot(1, &path) };
    let Inside::Alone { taken: solved, .. } = spot.position(2005).unwrap().who else { panic!("alone") };
    assert_eq!(u16::from(solved), taken);
}
