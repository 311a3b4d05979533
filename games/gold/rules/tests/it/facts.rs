//! Facts that anyone with a box can count, played through the engine.

use crate::common::{Digging, at, flip, table};
use game_core::Game;
use gold_rules::{Card, Event, NothingBecause};
use std::collections::BTreeMap;

/// All 64 cards as single cards: equal ones differ by their index.
fn single_cards() -> Vec<Card> {
    Card::all().flat_map(|card| vec![card; usize::from(card.copies())]).collect()
}

/// How often each outcome comes up when these pairs are flipped in the first turn.
fn tally(pairs: impl Iterator<Item = (Card, Card)>) -> BTreeMap<&'static str, u32> {
    let mut tally = BTreeMap::new();
    for (first, second) in pairs {
        let mut table = table(4);
        table.act(0, flip(27)).chance(first).act(0, flip(36)).chance(second);
        let (outcome, left) = match table.effect() {
            Event::GoldFound { .. } => ("gold found", 62),
            Event::Duel { .. } => ("duel", 63),
            Event::Exploded { .. } => ("dynamite", 62),
            Event::Nothing { because: NothingBecause::TwoGold, .. } => ("two gold", 64),
            Event::Nothing { because: NothingBecause::TooWeak, .. } => ("too weak", 64),
            Event::Nothing { because: NothingBecause::EqualProspectors, .. } => ("equal prospectors", 64),
            other => panic!("{first} and {second} did {other:?}"),
        };
        *tally.entry(outcome).or_default() += 1;
        assert_eq!(table.cards(), left, "{first} and {second}");
    }
    tally
}

#[test]
fn what_all_2016_pairs_do_in_the_first_turn() {
    let cards = single_cards();
    let pairs = || (0..64).flat_map(|one| (one + 1..64).map(move |other| (one, other)));
    assert_eq!(pairs().count(), 2016);
    let known = BTreeMap::from([
        ("gold found", 670),
        ("duel", 450),
        ("dynamite", 305),
        ("two gold", 276),
        ("too weak", 170),
        ("equal prospectors", 145),
    ]);
    assert_eq!(tally(pairs().map(|(one, other)| (cards[one], cards[other]))), known);
    let turned = tally(pairs().map(|(one, other)| (cards[other], cards[one])));
    assert_eq!(turned, known, "the order does not matter");
}

#[test]
fn every_card_is_equally_likely_wherever_it_is_first_turned() {
    // In the first draw each kind has one ticket per card, and still so after other cards were seen.
    let mut table = table(2);
    table.pair((0, "gold-1"), (1, "gold-1")).act(1, flip(60));
    let tickets: Vec<Card> =
        (0..table.chance_total()).map(|ticket| table.chance_at(ticket).unwrap()).collect();
    assert_eq!(tickets, single_cards()[2..]);
    assert_eq!(table.chance_at(62), None);
    assert!(table.known().lying().contains(at(60)));
}
