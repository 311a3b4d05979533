//! Simulations: played on the fast model, recorded as the rules accept them.

use arena::{Plan, simulate};
use bots::Roster;
use catalog::{GameKind, GameModule, with_game};
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::AtomicU64;

fn plan<G: GameModule>(seats: usize, record: Option<PathBuf>) -> Plan<G> {
    Plan {
        options: G::usual_options(),
        seats,
        policies: vec![G::Bots::policy("random").unwrap()],
        names: (0..seats).map(|seat| format!("seat {seat}")).collect(),
        games: 20,
        seed: 5,
        threads: 2,
        record,
        most_steps: 100_000,
    }
}

/// Recording checks every game against the rules, so that it also compares the fast model with them.
#[test]
fn the_same_games_are_played_whether_they_are_recorded_or_not() {
    for kind in GameKind::all() {
        with_game!(kind, G => for seats in kind.manifest().seats.0..=kind.manifest().seats.1 {
            let folder = tempfile::tempdir().unwrap();
            let done = AtomicU64::new(0);
            let recorded = simulate(&plan::<G>(seats.into(), Some(folder.path().to_owned())), &done).unwrap();
            let not_recorded = simulate(&plan::<G>(seats.into(), None), &done).unwrap();
            assert_eq!(recorded, not_recorded, "{kind}, {seats} seats");
            assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 20);
        });
    }
}
