//! Games that are ended before they are over.

use crate::common::{STRANGER, TestTable, all_told, play, setup};
use bots::Level;
use catalog::GameKind;
use catalog::record::Reader;
use game_core::SplitMix;
use game_table::UpdateMode;
use wire::{Command, Phase, Refusal, Unfinished};

const TORCH: &str = "\"torch\"";

fn in_the_temple() -> TestTable {
    TestTable::started(setup(GameKind::IncanGold, "{}", 3), 3, &[])
}

#[test]
fn the_host_ends_a_game_and_everyone_is_told() {
    let mut house = in_the_temple();
    assert_eq!(house.refused(1, Command::EndGame {}), Refusal::NotHost);
    assert_eq!(house.refused(STRANGER, Command::EndGame {}), Refusal::NotHost);
    let written = house.done(0, Command::EndGame {});
    assert!(
        written[0].contains(r#""abandoned":{"why":"host"}"#) && written[1].contains("closed"),
        "{written:?}"
    );
    let view = house.table_view();
    assert_eq!((view.phase, view.unfinished), (Phase::Closed, Some(Unfinished::Host)));
    assert_eq!(all_told(&house.restarted()), all_told(&house.table));
    assert_eq!(house.refused(0, Command::EndGame {}), Refusal::Closed);
}

#[test]
fn there_must_be_a_game_to_end() {
    let mut house = TestTable::with(setup(GameKind::Gold, "{}", 3), 2, &[Level::Porter]);
    assert_eq!(house.refused(0, Command::EndGame {}), Refusal::NotStarted);
    house.done(0, Command::Start {});
    house.play_on(&mut SplitMix::new(1));
    assert_eq!(house.refused(0, Command::EndGame {}), Refusal::NotStarted);
}

/// The record says that the game is unfinished, replays, and has no choice that was still sealed: it is the same no matter who has chosen what.
#[test]
fn the_record_has_no_choice_that_was_not_revealed() {
    let mut records = Vec::new();
    for chosen in [&[][..], &[(1, TORCH)], &[(1, "\"camp\"")], &[(2, TORCH), (1, TORCH)]] {
        let mut house = in_the_temple();
        let first = house.game(0).decision;
        (0..3).for_each(|user| _ = house.done(user, play(first, TORCH)));
        let second = house.game(0).decision;
        assert_ne!(first, second);
        for (user, choice) in chosen {
            house.done(*user, play(second, choice));
        }
        house.done(0, Command::EndGame {});
        let ended = house.ended.last().unwrap();
        assert_eq!(ended.unfinished, Some(Unfinished::Host));
        assert!(!ended.rated && !ended.whole);
        assert!(ended.record.contains(r#""unfinished":"host""#), "{}", ended.record);
        records.push(ended.record.clone());
    }
    assert_eq!(records[0].matches(r#""do":"#).count(), 3, "the choices that were revealed");
    assert!(records.iter().all(|record| *record == records[0]), "{records:#?}");
    Reader::new(records[0].as_bytes()).unwrap();
}

#[test]
fn nobody_is_asked_anything_at_a_table_that_was_closed_during_a_game() {
    let mut house =
        TestTable::started(setup(GameKind::IncanGold, "{}", 4), 2, &[Level::Porter, Level::Guide]);
    house.done(0, Command::EndGame {});
    assert!(house.bots_due().is_empty() && house.table.people_asked().is_empty());
    assert!(house.table.people_owing().is_empty());
    let decision = house.game(1).decision;
    assert_eq!(house.refused(1, play(decision, TORCH)), Refusal::Closed);
    assert!(house.game(1).legal.is_empty() && !house.game(1).over);
}

#[test]
fn a_game_is_given_up_when_nobody_plays_or_a_backup_was_restored() {
    for why in [Unfinished::Idle, Unfinished::Restored] {
        let mut house = in_the_temple();
        let plan = house.table.abandon(why).unwrap();
        house.write(plan);
        assert_eq!((house.table.phase(), house.table_view().unfinished), (Phase::Closed, Some(why)));
        assert_eq!(house.ended.len(), 1);
        assert!(house.table.abandon(why).unwrap().entries.is_empty());
    }
}

#[test]
fn views_of_an_unfinished_game_keep_what_was_sealed() {
    let told = |choice: &str| {
        let mut house = in_the_temple();
        let decision = house.game(0).decision;
        house.done(1, play(decision, choice));
        house.done(0, Command::EndGame {});
        [0, 2, STRANGER].map(|user| crate::common::told(&house.table, user, None, UpdateMode::Live))
    };
    assert_eq!(told(TORCH), told("\"camp\""));
}
