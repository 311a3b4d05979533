//! Sealed choices: until the last is in, nobody can tell who of the others has chosen, or what; and afterward not in which order.

use crate::common::{STRANGER, TestTable, raw, setup, told};
use catalog::GameKind;
use game_table::{Entry, EntryKind, Table, UpdateMode};
use std::collections::BTreeMap;

const CHOICES: [&str; 2] = ["torch", "camp"];

fn step(line: &str) -> EntryKind {
    EntryKind::Step { line: raw(line), stand_in: false }
}

fn choose(seat: usize, choice: usize) -> EntryKind {
    step(&format!(r#"{{"seat":{seat},"do":"{}"}}"#, CHOICES[choice]))
}

/// Every order of these.
fn orders(seats: &[usize]) -> Vec<Vec<usize>> {
    if seats.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for &first in seats {
        let rest: Vec<usize> = seats.iter().copied().filter(|seat| *seat != first).collect();
        all.extend(orders(&rest).into_iter().map(|order| [vec![first], order].concat()));
    }
    all
}

/// All updates for a user who knows any of the versions from `from` on, or none.
fn stream(table: &Table, user: i64, from: u64) -> String {
    let since = (from..table.version()).map(Some).chain([None]);
    let both =
        |since| [UpdateMode::Live, UpdateMode::CatchUp].map(|mode| told(table, user, since, mode)).join("\n");
    since.map(both).collect::<Vec<_>>().join("\n")
}

/// Lets those in `inside` choose in every order and in every way, and compares everyone's streams: the same key must give the same
/// stream.
fn compare(entries: &[Entry], seats: usize, inside: &[usize]) {
    let mut told_before = BTreeMap::new();
    let mut told_after = BTreeMap::new();
    let mut remembered = BTreeMap::new();
    let viewers = || (0..seats).map(|seat| (Some(seat), seat as i64)).chain([(None, STRANGER)]);
    for order in orders(inside) {
        for ways in 0..1usize << inside.len() {
            let way = |seat: usize| (ways >> inside.iter().position(|it| *it == seat).unwrap()) & 1;
            let mut table = Table::replay(crate::common::code(), entries).unwrap();
            let began = table.version();
            for (chosen, &seat) in order.iter().enumerate() {
                table.apply(&choose(seat, way(seat)).into()).unwrap();
                let chosen = chosen + 1;
                let own = |viewer: Option<usize>| {
                    let at = viewer.and_then(|viewer| order[..chosen].iter().position(|it| *it == viewer));
                    at.map(|at| (at, way(order[at])))
                };
                for (viewer, user) in viewers().filter(|_| chosen < order.len()) {
                    let stream = stream(&table, user, began);
                    let same = told_before.entry((viewer, chosen, own(viewer))).or_insert(stream.clone());
                    assert_eq!(*same, stream, "{viewer:?} can tell {order:?} {ways:b} after {chosen}");
                }
                for (viewer, user) in viewers().filter(|_| chosen == order.len()) {
                    let stream = stream(&table, user, began);
                    let same = remembered.entry((viewer, ways, own(viewer))).or_insert(stream.clone());
                    assert_eq!(*same, stream, "{viewer:?} can tell {order:?} {ways:b} afterward");
                }
            }
            let revealed = table.version();
            // If anyone is left inside, a card follows, the same at all tables; otherwise the next round's first.
            table.apply(&step(r#"{"chance":"treasure-7"}"#).into()).unwrap();
            for (viewer, user) in viewers() {
                let stream = stream(&table, user, revealed);
                let same = told_after.entry((viewer, ways)).or_insert(stream.clone());
                assert_eq!(*same, stream, "{viewer:?} can tell {order:?} {ways:b} in the next turn");
            }
        }
    }
    assert!(told_before.len() > seats && told_after.len() == (seats + 1) << inside.len());
}

/// A table before the first choice, with `treasure-5` on the path.
fn table(seats: u8, options: &str) -> Vec<Entry> {
    let mut house = TestTable::with(setup(GameKind::IncanGold, options, seats), seats.into(), &[]);
    house.happens(EntryKind::Started {
        date: "2026-11-16".to_owned(),
        rules: 1,
        scheme: fair::Scheme::ByCard,
        proof: None,
        companion: None,
    });
    house.happens(step(r#"{"chance":"treasure-5"}"#));
    house.written.iter().map(|entry| serde_json::from_str(entry).unwrap()).collect()
}

#[test]
fn of_four_in_the_temple() {
    for options in ["{}", r#"{"open_tents":true}"#, r#"{"edition":"diamant-2005"}"#] {
        compare(&table(4, options), 4, &[0, 1, 2, 3]);
    }
}

#[test]
fn of_three_when_others_are_in_their_camps() {
    let mut entries = table(5, "{}");
    let ways = [0, 1, 0, 1, 0];
    entries.extend((0..5).map(|seat| choose(seat, ways[seat]).into()));
    entries.push(step(r#"{"chance":"hazard-spider"}"#).into());
    compare(&entries, 5, &[0, 2, 4]);
}

#[test]
fn everyone_learns_only_how_many_have_chosen() {
    let mut table = Table::replay(crate::common::code(), &table(3, "{}")).unwrap();
    let version = table.version();
    table.apply(&choose(1, 1).into()).unwrap();
    let update = |user| table.look(game_table::UserId(user), Some(version), UpdateMode::Live);
    let game = update(0).game.unwrap();
    assert_eq!((game.asked.len(), game.chosen), (3, 1));
    let [event] = &game.events[..] else { panic!("one thing happened: {:?}", game.events) };
    assert_eq!(event.get(), r#"{"event":"sealed","choice":null,"chosen":1}"#);
    let own = update(1).game.unwrap();
    assert_eq!(own.events[0].get(), r#"{"event":"sealed","choice":[1,"camp"],"chosen":1}"#);
    assert!(own.legal.is_empty() && game.legal.len() == 2);
}
