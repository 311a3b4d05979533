//! Bots have names of their own, which they keep from the lobby to the record.

use crate::common::{TestTable, setup};
use bots::Level;
use catalog::GameKind;
use catalog::record::Reader;
use game_core::SplitMix;
use std::collections::BTreeSet;
use wire::Command;

fn names(house: &TestTable) -> Vec<String> {
    house.table_view().places.into_iter().flatten().map(|sitter| sitter.name).collect()
}

#[test]
fn bots_of_one_level_have_different_names_and_keep_them() {
    let mut house = TestTable::open(setup(GameKind::IncanGold, "{}", 8), &[Level::Guide; 5]);
    let before = names(&house);
    assert_eq!(before.iter().collect::<BTreeSet<_>>().len(), 6, "{before:?}");
    assert!(before.iter().all(|name| name != "Guide"), "the level is shown beside it: {before:?}");
    // Another level at the same place is the same character.
    house.done(0, Command::Remove { place: 2 });
    house.done(0, Command::AddBot { place: Some(2), level: Level::Oracle });
    assert_eq!(names(&house), before);
    house.done(0, Command::Swap { a: 1, b: 7 });
    house.done(0, Command::Start {});
    let playing = names(&house);
    assert_eq!(playing, [&before[..1], &before[2..], &before[1..2]].concat(), "empty places go, names stay");
    house.play_on(&mut SplitMix::new(3));
    let record = Reader::new(house.ended[0].record.as_bytes()).unwrap();
    assert_eq!(record.header().seats, playing);
}

#[test]
fn a_bot_is_not_called_like_a_person_at_the_table() {
    let house = TestTable::open(setup(GameKind::IncanGold, "{}", 3), &[Level::Guide]);
    let taken = names(&house)[1].clone();
    let mut other = TestTable::open(setup(GameKind::IncanGold, "{}", 3), &[]);
    let person = game_table::Person { user: game_table::UserId(5), name: taken.to_lowercase() };
    let plan =
        other.table.submit(&person, 1, &Command::Sit { place: None }, &crate::common::inputs(9)).unwrap();
    other.write(plan);
    other.done(0, Command::AddBot { place: None, level: Level::Guide });
    assert_ne!(names(&other)[2], taken);
}
