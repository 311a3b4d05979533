//! Bots take their time where people follow their moves, and a short one where everyone chooses at once.

use crate::common::{Device, FakeEnvironment, setup};
use bots::Level;
use catalog::GameKind;
use game_core::SplitMix;
use wire::{Command, Phase};

/// A pause varies by a quarter in both directions, so that bots don't tick like clocks.
fn is_about(pause: u32, usual: u32) -> bool {
    (usual * 3 / 4..=usual * 5 / 4).contains(&pause)
}

#[test]
fn a_move_that_people_follow_is_shown_after_a_pause() {
    let (environment, now) = FakeEnvironment::new(1, 0);
    let mut device = Device::with(environment);
    device.opens(setup(GameKind::Gold, "{}", 2), &["Ana"], &[Level::Guide]);
    device.done(Command::Start {});
    let mut draw = SplitMix::new(1);
    let mut followed = 0;
    while device.phase() == Phase::Playing {
        if device.owing == [0] {
            assert!(device.host.think().is_none());
            device.play_any(&mut draw);
            continue;
        }
        let due = now.get();
        now.set(due + 7); // its thinking time
        assert_eq!(device.host.think(), Some(Vec::new()), "nothing is shown yet");
        let pause = device.host.pause();
        assert!(is_about(pause + 7, 600), "{pause}");
        assert_eq!(device.host.think(), Some(Vec::new()), "asking early does not help");
        now.set(now.get() + u64::from(pause));
        assert_eq!(device.host.pause(), 0);
        let answers = device.host.think().unwrap();
        assert!(!answers.is_empty());
        device.take(answers);
        followed += 1;
    }
    assert!(followed > 5, "{followed}");
}

#[test]
fn where_all_choose_at_once_bots_wait_just_long_enough_to_hide_how_long_they_thought() {
    let (environment, now) = FakeEnvironment::new(2, 0);
    let mut device = Device::with(environment);
    device.opens(setup(GameKind::IncanGold, "{}", 3), &["Ana"], &[Level::Guide, Level::Porter]);
    device.done(Command::Start {});
    assert_eq!(device.host.think(), Some(Vec::new()), "nothing is shown yet");
    assert!(is_about(device.host.pause(), 150), "{}", device.host.pause());
    now.set(now.get() + 150 * 5 / 4);
    for chosen in [1, 2] {
        let answers = device.host.think().unwrap();
        device.take(answers);
        assert_eq!((device.game().chosen, device.host.pause()), (chosen, 0));
    }
    assert!(device.host.think().is_none());
}

#[test]
fn bots_that_play_on_without_the_person_are_paced_together() {
    let (environment, now) = FakeEnvironment::new(4, 0);
    let mut device = Device::with(environment);
    device.opens(setup(GameKind::IncanGold, "{}", 3), &["Ana"], &[Level::Guide, Level::Guide]);
    device.done(Command::Start {});
    let mut paced = 0;
    while device.phase() == Phase::Playing && paced < 3 {
        if device.owing == [0] {
            let decision = device.game().decision;
            let action = device.game().legal.iter().find(|it| it.get().contains("camp")).unwrap().clone();
            device.done(Command::Play { decision, action });
            continue;
        }
        let asked = device.game().asked.len();
        if !device.game().asked.contains(game_core::Seat::default()) {
            assert_eq!(device.host.think(), Some(Vec::new()), "the first bot waits for its time");
            assert!(is_about(device.host.pause(), 600), "so that Ana can follow");
            now.set(now.get() + 600 * 5 / 4);
            for _ in 0..asked {
                assert_eq!(device.host.pause(), 0, "the pauses of all who are asked at once run together");
                let answers = device.host.think().unwrap();
                device.take(answers);
            }
            paced += 1;
        } else {
            now.set(now.get() + 150 * 5 / 4);
            let answers = device.host.think().unwrap();
            device.take(answers);
        }
    }
    assert_eq!(paced, 3);
}

#[test]
fn bots_keep_the_pace_that_the_page_asks_for_and_wait_if_it_says_so() {
    let (environment, now) = FakeEnvironment::new(1, 0);
    let mut device = Device::with(environment);
    device.opens(setup(GameKind::Gold, "{}", 2), &["Ana"], &[Level::Guide]);
    device.done(Command::Start {});
    let mut draw = SplitMix::new(1);
    let pace = |device: &mut Device, pause: u32, wait: bool| {
        let answers = device.host.hear(&format!(r#"{{"bots":{{"pause_ms":{pause},"wait":{wait}}}}}"#));
        assert!(answers.is_empty(), "{answers:?}");
    };
    pace(&mut device, 300, false);
    while device.owing == [0] {
        device.play_any(&mut draw);
    }
    assert_eq!(device.host.think(), Some(Vec::new()));
    assert!(is_about(device.host.pause(), 300), "{}", device.host.pause());
    pace(&mut device, 300, true);
    now.set(now.get() + 5_000);
    assert_eq!(device.host.think(), None, "it waits, however long that takes");
    pace(&mut device, 300, false);
    let answers = device.host.think().unwrap();
    assert!(!answers.is_empty(), "and goes on where it was");
    device.take(answers);
}

#[test]
fn a_bot_that_solves_a_round_first_gives_way_to_messages_and_answers_in_the_end() {
    let (environment, now) = FakeEnvironment::new(1, 20);
    let mut device = Device::with(environment);
    device.opens(setup(GameKind::IncanGold, r#"{"edition":"diamant-2005"}"#, 2), &["Ana"], &[Level::Oracle]);
    device.done(Command::Start {});
    let start = now.get();
    assert_eq!((device.host.think(), device.host.pause()), (Some(Vec::new()), 0), "it has just begun");
    assert!(now.get() - start < 300, "it gave way after a tenth of a second");
    device.play_any(&mut SplitMix::new(1)); // Ana is heard while it prepares
    let answer = (0..100).find_map(|_| {
        now.set(now.get() + u64::from(device.host.pause()));
        device.host.think().filter(|answers| !answers.is_empty())
    });
    device.take(answer.expect("it answers when its time to prepare is over"));
}
