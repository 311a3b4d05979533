//! Bots always take the same time where people follow their moves, and none where everyone chooses at once.

use crate::common::{Device, FakeEnvironment, setup};
use bots::Level;
use catalog::GameKind;
use game_core::SplitMix;
use wire::{Command, Phase};

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
        assert_eq!(device.host.pause(), 593);
        assert_eq!(device.host.think(), Some(Vec::new()), "asking early does not help");
        now.set(due + 600);
        assert_eq!(device.host.pause(), 0);
        let answers = device.host.think().unwrap();
        assert!(!answers.is_empty());
        device.take(answers);
        followed += 1;
    }
    assert!(followed > 5, "{followed}");
}

#[test]
fn where_all_choose_at_once_nobody_waits() {
    let (environment, _) = FakeEnvironment::new(2, 0);
    let mut device = Device::with(environment);
    device.opens(setup(GameKind::IncanGold, "{}", 3), &["Ana"], &[Level::Guide, Level::Porter]);
    device.done(Command::Start {});
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
            assert_eq!(device.host.pause(), 600, "so that Ana can follow");
            now.set(now.get() + 600);
            for _ in 0..asked {
                assert_eq!(device.host.pause(), 0, "one pause for all who are asked at once");
                let answers = device.host.think().unwrap();
                device.take(answers);
            }
            paced += 1;
        } else {
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
    assert_eq!(device.host.pause(), 300);
    pace(&mut device, 300, true);
    now.set(now.get() + 5_000);
    assert_eq!(device.host.think(), None, "it waits, however long that takes");
    pace(&mut device, 300, false);
    let answers = device.host.think().unwrap();
    assert!(!answers.is_empty(), "and goes on where it was");
    device.take(answers);
}
