//! Whole games, people and bots mixed, through restarts, to a record that proves its chance.

use crate::common::{TestTable, all_told, commit, reveal, setup};
use bots::Level;
use catalog::GameKind;
use catalog::record::Reader;
use game_core::{Draw, SplitMix};
use wire::{Command, Phase};

/// Plays to the end at random; every few entries the table is replayed from what was stored and must look the same to everyone.
fn play(house: &mut TestTable, people: i64, draw: &mut SplitMix) {
    let mut task = Vec::new();
    let mut next_check = 0;
    while house.table.phase() == Phase::Playing {
        task.extend(house.bots_due());
        assert!(house.bots_due().is_empty(), "who thinks already is not asked again");
        let owing = house.table.people_owing();
        for user in 0..people {
            let game = house.game(user);
            let owes = game.seat.is_some_and(|seat| owing.contains(seat));
            assert_eq!(!game.legal.is_empty(), owes, "who owes a choice is offered some, and nobody else");
        }
        if !task.is_empty() && draw.below(2) == 0 {
            let at = draw.below(task.len() as u32) as usize;
            house.answer(task.swap_remove(at));
        } else {
            let first = i64::from(draw.below(people as u32));
            let _ = (0..people).any(|user| house.play_any((first + user) % people, draw));
        }
        assert!(house.written.len() < 20_000, "the game does not end");
        if house.written.len() >= next_check {
            next_check = house.written.len() + 11;
            let told = all_told(&house.table);
            assert_eq!(all_told(&house.restarted()), told);
            // Ana's salt has the same bytes as the secret: nobody is shown either.
            assert!(told.iter().all(|text| !text.contains(&"01".repeat(32))), "a secret got out");
        }
    }
    assert_eq!(all_told(&house.restarted()), all_told(&house.table));
}

fn whole_game(game: GameKind, options: &str, people: i64, bots: &[Level], seed: u64) {
    let mut draw = SplitMix::new(seed);
    let seats = people as u8 + bots.len() as u8;
    let mut house = TestTable::with(setup(game, options, seats), people, bots);
    let stirring: Vec<i64> = (0..people).filter(|user| (user + seed as i64) % 2 == 0).collect();
    let stirred = stirring.len();
    stirring.iter().for_each(|user| _ = house.done(*user, commit(*user as u8 + 1)));
    let shown = house.table_view();
    assert_eq!(shown.places.iter().flatten().filter(|sitter| sitter.hash.is_some()).count(), stirred);
    house.done(0, Command::Start {});
    stirring.iter().for_each(|user| _ = house.done(*user, reveal(*user as u8 + 1)));
    play(&mut house, people, &mut draw);

    let [ended] = &house.ended[..] else { panic!("one game ended, not {}", house.ended.len()) };
    assert_eq!((ended.id.as_str(), ended.game), ("kamo-tiru-1", game));
    let outcome = house.table.outcome().unwrap();
    let results: Vec<(i32, u8)> = ended.seats.iter().map(|(_, score, rank)| (*score, *rank)).collect();
    let expected: Vec<(i32, u8)> =
        outcome.scores.iter().map(|(seat, score)| (*score, outcome.ranks[seat])).collect();
    assert_eq!(results, expected);
    let steps = house.written.iter().filter(|entry| entry.starts_with(r#"{"what":{"step":"#)).count();
    assert_eq!(ended.record.lines().count(), steps + 1, "the record is the steps that were written down");

    let record = Reader::new(ended.record.as_bytes()).unwrap();
    let names: Vec<String> = ended.seats.iter().map(|(who, ..)| who.name()).collect();
    assert_eq!(record.header().seats, names);
    assert_eq!(record.header().extra("stand_ins"), None);
    assert_eq!(record.header().extra("bots").is_some(), !bots.is_empty());
    let verified = catalog::verify(record).unwrap();
    assert_eq!((verified.commitment, verified.seats_that_stirred), (shown.commitment, stirred));
    assert_eq!((verified.id, verified.steps), (ended.id.clone(), steps as u64));
    assert!((0..people).all(|user| house.game(user).over));
    assert_ne!(house.table_view().commitment, shown.commitment, "the next game is bound to another secret");
}

const ALL_LEVELS: [Level; 4] = [Level::Porter, Level::Guide, Level::Pathfinder, Level::Oracle];

#[test]
fn incan_gold() {
    whole_game(GameKind::IncanGold, "{}", 2, &[], 1);
    whole_game(GameKind::IncanGold, r#"{"edition":"diamant-2005"}"#, 3, &ALL_LEVELS, 2);
    whole_game(
        GameKind::IncanGold,
        r#"{"edition":"incan-gold-2020","open_tents":true}"#,
        1,
        &[Level::Porter],
        3,
    );
    whole_game(GameKind::IncanGold, r#"{"edition":"diamant-2016"}"#, 8, &[], 4);
}

#[test]
fn gold() {
    whole_game(GameKind::Gold, "{}", 1, &ALL_LEVELS, 5);
    whole_game(GameKind::Gold, "{}", 2, &[], 6);
    whole_game(GameKind::Gold, r#"{"match":true,"start":1}"#, 2, &[Level::Guide], 7);
    whole_game(GameKind::Gold, r#"{"open_piles":true}"#, 2, &[Level::Oracle], 8);
}

#[test]
fn lost_temple() {
    whole_game(GameKind::LostTemple, "{}", 2, &ALL_LEVELS, 9);
    whole_game(GameKind::LostTemple, r#"{"mandarin":true}"#, 8, &[], 10);
    whole_game(GameKind::LostTemple, r#"{"board":"highlands"}"#, 2, &[Level::Guide], 11);
}
