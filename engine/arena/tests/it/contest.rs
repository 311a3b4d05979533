//! Contests: the same games for the same seed, on any number of threads.

use arena::{BotPlayer, Player, play_with};
use arena::{
    Contest, ContestError, Entrant, GamesFile, Orders, Paired, Played, Schedule, Standings, line_ups,
};
use catalog::GameModule;
use catalog::games::incan_gold::rules::State;
use fair::Dealer;
use game_core::{ChanceKey, Game};
use std::collections::BTreeMap;
use std::fs;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

fn contest<G: GameModule>(names: &[&str], players: usize, deals: u64) -> Contest<G> {
    let entrants: Vec<Entrant> = names.iter().map(|name| Entrant::parse::<G>(name).unwrap()).collect();
    let names: Vec<String> = entrants.iter().map(ToString::to_string).collect();
    Contest {
        options: G::Options::default(),
        entrants,
        schedule: Schedule::new(line_ups(names.len(), players), &names, Orders::Rotate).unwrap(),
        deals,
        mirror: true,
        seed: 7,
        threads: 1,
        iterations: Some(20),
        patience: Duration::from_secs(10),
        most_steps: 100_000,
        record: None,
        luck: false,
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

/// Where the players do differ, the cards still come in the same order: all games of a deal at Gold turn up the same 64 cards.
#[test]
fn the_cards_of_a_deal_do_not_depend_on_the_players() {
    use catalog::games::gold::rules::State as Gold;
    let mirrored = contest::<Gold>(&["random", "greedy", "explorer"], 3, 1);
    let mut seen: Vec<BTreeMap<String, String>> = Vec::new();
    for bots in [["random", "greedy", "explorer"], ["porter", "porter", "guide"], ["random"; 3]] {
        let mut dealer = Dealer::<Gold>::new(mirrored.proof(0, 3).deal());
        let mut players: Vec<BotPlayer<Gold>> =
            bots.iter().map(|name| BotPlayer::new(name, Some(20)).unwrap()).collect();
        let mut players: Vec<&mut dyn Player<Gold>> =
            players.iter_mut().map(|player| player as &mut dyn Player<Gold>).collect();
        let (mut table, mut cards) = (Gold::new(&Default::default(), 3).unwrap(), BTreeMap::new());
        let chance = |table: &Gold, step| {
            let card = dealer.chance(table, step);
            if let ChanceKey::Nth(_, position) = table.chance_key() {
                cards.insert(position.to_string(), format!("{card:?}"));
            }
            card
        };
        play_with(&mut table, &mut players, chance, 100_000, |_| ()).unwrap();
        seen.push(cards);
    }
    assert!(seen.iter().all(|cards| cards.len() > 20));
    for (position, card) in &seen[0] {
        assert!(seen.iter().all(|cards| cards.get(position).is_none_or(|it| it == card)), "{position}");
    }
}

/// Recorded games of a mirrored deal can be verified.
#[test]
fn records_hold_the_proof_of_their_deal() {
    fn check<G: GameModule>() {
        let folder = tempfile::tempdir().unwrap();
        let record = Some(folder.path().to_owned());
        let mirrored = Contest { record, ..contest::<G>(&["random", "porter", "random"], 3, 2) };
        games(&mirrored);
        games(&mirrored); // writes the same records again
        let files: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path()).collect();
        assert_eq!(files.len(), 6);
        for file in files {
            catalog::verify(catalog::record::Reader::new(&fs::read(file).unwrap()[..]).unwrap()).unwrap();
        }
        let other = Contest { mirror: false, ..mirrored };
        let error = other.hold(0, &AtomicU64::new(0), |_| Ok(())).unwrap_err();
        assert!(error.to_string().contains("is the record of another game"), "{error}");
    }
    check::<State>();
    check::<catalog::games::gold::rules::State>();
    check::<catalog::games::lost_temple::rules::State>();
}

/// Line-ups of different sizes, one of each size in every seat order.
#[test]
fn tables_of_several_sizes_in_one_contest() {
    let names = ["guide", "random"].map(str::to_owned);
    let line_ups = vec![vec![0, 1], vec![0, 1, 1], vec![0, 1, 1, 1]];
    let contest = Contest {
        schedule: Schedule::new(line_ups, &names, Orders::All).unwrap(),
        ..contest::<State>(&["guide", "random"], 2, 5)
    };
    let all = games(&contest);
    assert_eq!((all.len(), contest.independent_deals()), (5 * (2 + 3 + 4), 5));
    let mut standings = Standings::new(&names, &contest.schedule);
    all.chunk_by(|one, other| (one.deal, one.line_up) == (other.deal, other.line_up))
        .for_each(|unit| standings.add(unit));
    let of = |line_up| standings.standing(0, line_up).unwrap();
    assert_eq!((of(Some(2)).deals, of(Some(2)).games, of(None).deals, of(None).games), (5, 20, 5, 45));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sizes.csv");
    let mut file = GamesFile::create(&path, &contest).unwrap();
    file.add(&all[..10]).unwrap();
    drop(file);
    let (_, kept) = GamesFile::resume(&path, &contest).unwrap();
    assert_eq!(kept, all[..9], "the line-up that was not finished is played again");
}

/// A bot compared with itself under another name never differs: everyone else is seeded alike.
#[test]
fn a_pair_differs_in_nothing_but_the_bot() {
    let names = ["camp:0.3", "camp:0.30", "noisy-ev", "random"].map(str::to_owned);
    let schedule = Schedule::paired(&names, Orders::All).unwrap();
    let contest = |names: &[&str], schedule: &Schedule| Contest {
        schedule: schedule.clone(),
        ..contest::<State>(names, 3, 30)
    };
    let compared = |names: [&str; 4]| {
        let mut paired = Paired::new(3, schedule.games_of(0));
        let all = games(&contest(&names, &schedule));
        all.chunk_by(|one, other| one.line_up == other.line_up).for_each(|unit| paired.add(unit));
        paired.compared()
    };
    let same = compared(["camp:0.3", "camp:0.30", "noisy-ev", "random"]);
    assert_eq!((same.deals, same.wins.paired.mean, same.wins.times_fewer_deals), (30, 0.0, None));
    let unlike = compared(["ev:1.0", "random", "noisy-ev", "random"]);
    assert!(unlike.wins.paired.low > 0.0 && unlike.wins.times_fewer_deals.unwrap() > 0.1, "{unlike:?}");
    assert_eq!(unlike.seats.len(), 3);
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
    let mut standings = Standings::new(&contest.names(), &contest.schedule);
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
    assert!(refused("orakel").contains(
        "no bot \"orakel\"; it has: porter, guide, pathfinder, oracle, companion, companion:STRENGTH, random"
    ));
    assert!(refused("cmd: ").contains("needs a command"));
    assert!(refused("cmd:'a").contains("quote"));
}
