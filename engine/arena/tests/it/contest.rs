//! Contests: the same games for the same seed, on any number of threads.

use arena::{Contest, ContestError, Entrant, GamesFile, Played, Standings, line_ups};
use catalog::GameModule;
use catalog::games::incan_gold::rules::State;
use std::fs;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

fn contest<G: GameModule>(names: &[&str], players: usize, deals: u64) -> Contest<G> {
    Contest {
        options: G::Options::default(),
        entrants: names.iter().map(|name| Entrant::parse::<G>(name).unwrap()).collect(),
        line_ups: line_ups(names.len(), players),
        deals,
        rotate: true,
        mirror: true,
        seed: 7,
        threads: 1,
        iterations: Some(20),
        patience: Duration::from_secs(10),
        most_steps: 100_000,
    }
}

fn games<G: GameModule>(contest: &Contest<G>) -> Vec<Played> {
    let (done, mut all) = (AtomicU64::new(0), Vec::new());
    let keep = |games: &[Played]| {
        all.extend_from_slice(games);
        Ok(())
    };
    contest.hold(0, &done, keep).unwrap();
    assert_eq!(done.load(Ordering::Relaxed), contest.games());
    all
}

#[test]
fn threads_change_nothing() {
    let one = contest::<State>(&["porter", "guide", "random"], 3, 20);
    let several = Contest { threads: 3, ..one.clone() };
    assert_eq!(games(&one), games(&several));
    let other = Contest { seed: 8, ..one.clone() };
    assert_ne!(games(&one), games(&other));
}

#[test]
fn every_entrant_sits_everywhere_in_every_line_up() {
    let contest = contest::<catalog::games::gold::rules::State>(&["random", "porter", "guide"], 2, 2);
    let games = games(&contest);
    assert_eq!(games.len(), 3 * 2 * 2);
    let seatings: Vec<&[usize]> = games.iter().map(|game| game.seating.as_slice()).collect();
    assert_eq!(&seatings[..6], [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]);
    assert!(games.iter().enumerate().all(|(number, game)| game.game == number as u64));
}

/// With the same luck, players who never differ have the same game from every seat.
#[test]
fn mirrored_deals_are_the_same_deals() {
    let contest = contest::<State>(&["cards:4", "cards:4", "cards:4"], 3, 5);
    for deal in games(&contest).chunks(3) {
        assert!(deal.iter().all(|game| game.outcome == deal[0].outcome));
    }
    let unlike = Contest { mirror: false, ..contest };
    let games = games(&unlike);
    assert!(games.chunks(3).any(|deal| deal[0].outcome != deal[1].outcome));
}

#[test]
fn bots_called_alike_are_not_clones() {
    let contest = contest::<State>(&["camp:0.5", "camp:0.5"], 2, 50);
    let unlike = games(&contest).iter().filter(|game| game.outcome.ranks.as_slice() != [1, 1]).count();
    assert!(unlike > 50, "of 100 games only {unlike} were not shared");
}

#[test]
fn an_interrupted_contest_continues_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let (whole, broken) = (folder.path().join("whole.csv"), folder.path().join("broken.csv"));
    let contest = contest::<State>(&["porter", "random"], 2, 10);
    let mut file = GamesFile::create(&whole, &contest).unwrap();
    let names: Vec<String> = contest.entrants.iter().map(ToString::to_string).collect();
    let mut standings = Standings::new(&names, &contest.line_ups, contest.games_a_deal());
    let all = games(&contest);
    for deal in all.chunks(2) {
        file.add(deal).unwrap();
        standings.add(deal);
    }
    drop(file);
    let text = fs::read(&whole).unwrap();
    // Cut anywhere after its first line, complete deals stay and the rest is played again.
    let first_line = text.iter().position(|&byte| byte == b'\n').unwrap() + 1;
    for cut in (first_line..=text.len()).step_by(7).chain([text.len()]) {
        fs::write(&broken, &text[..cut]).unwrap();
        let (mut file, before) = GamesFile::resume(&broken, &contest).unwrap();
        assert_eq!(before, all[..before.len()]);
        let first = (before.len() / 2) as u64;
        contest.hold(first, &AtomicU64::new(0), |games| file.add(games)).unwrap();
        drop(file);
        assert_eq!(fs::read(&broken).unwrap(), text, "cut at {cut}");
    }
    let other = Contest { seed: 8, ..contest };
    let refused = GamesFile::resume(&whole, &other).err().unwrap().to_string();
    assert!(refused.contains("belongs to another contest"), "{refused}");
}

#[test]
fn a_contest_ends_if_its_games_cannot_be_saved() {
    let contest = Contest { threads: 2, ..contest::<State>(&["random", "random"], 2, 100_000) };
    let full = |_: &[Played]| Err(std::io::Error::other("the disk is full"));
    let error = contest.hold(0, &AtomicU64::new(0), full).unwrap_err();
    assert!(matches!(&error, ContestError::Keep(_)), "{error}");
}

#[test]
fn names_that_mean_nothing_are_refused() {
    let refused = |name| Entrant::parse::<State>(name).unwrap_err();
    assert!(
        refused("orakel").contains("no bot \"orakel\"; it has: porter, guide, pathfinder, oracle, random")
    );
    assert!(refused("cmd: ").contains("needs a command"));
    assert!(refused("cmd:'a").contains("quote"));
}
