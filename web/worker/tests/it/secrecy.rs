//! What one person chose is in nothing that is said while another looks: to the letter, and in what is kept too.

use crate::common::{Device, setup};
use bots::Level;
use catalog::GameKind;
use game_core::SplitMix;
use wire::{Command, Phase};

/// Three people and a bot play some decisions; then Ben chooses `bens`, hidden. Returns the device as it is handed on, or `None` if Ben
/// is not asked then.
fn until_ben_has_chosen(seed: u64, decisions: usize, bens: &str) -> Option<Device> {
    let mut draw = SplitMix::new(seed);
    let people = ["Ana", "Ben", "Cleo"];
    let mut device = Device::open(seed, setup(GameKind::IncanGold, "{}", 4), &people, &[Level::Pathfinder]);
    device.done(Command::Start {});
    for _ in 0..decisions {
        let asked = device.owing.clone();
        for person in asked {
            device.look(Some(person));
            device.play_any(&mut draw);
        }
        device.think();
        if device.phase() != Phase::Playing {
            return None;
        }
    }
    if device.owing != [0, 1, 2] {
        return None;
    }
    device.look(Some(1));
    device.play(bens);
    device.look(None);
    Some(device)
}

/// All that is said while others look, before it is open what was chosen.
fn said_to_others(device: &mut Device) -> Vec<String> {
    device.heard.clear();
    for eyes in [Some(0), None, Some(2), Some(0)] {
        device.look(eyes);
        device.think();
    }
    device.play(r#""torch""#);
    device.enter(Some(2));
    device.look(Some(2));
    assert_eq!(device.owing, [2]);
    std::mem::take(&mut device.heard)
}

#[test]
fn nobody_else_learns_what_a_person_has_chosen() {
    let (mut compared, mut revealed) = (0, 0);
    for (seed, decisions) in (0..12).flat_map(|seed| [0, 1, 2, 4].map(|decisions| (seed, decisions))) {
        let devices = [r#""torch""#, r#""camp""#].map(|bens| until_ben_has_chosen(seed, decisions, bens));
        let [Some(mut one), Some(mut other)] = devices else { continue };
        let (a, b) = (said_to_others(&mut one), said_to_others(&mut other));
        assert_eq!(a, b);
        assert!(a.iter().any(|text| text.starts_with(r#"{"kept":"#)), "Ana's own choice is kept meanwhile");
        assert_eq!((&one.owing, one.game().chosen), (&other.owing, other.game().chosen));
        compared += 1;
        // With Cleo's choice it comes out: what was compared was not the same game.
        for device in [&mut one, &mut other] {
            device.play(r#""torch""#);
            device.think();
        }
        revealed += usize::from(one.heard != other.heard);
    }
    assert!(compared >= 12, "{compared}");
    assert_eq!(revealed, compared);
}

#[test]
fn no_message_contains_the_secret() {
    let mut device = Device::open(3, setup(GameKind::IncanGold, "{}", 2), &["Ana"], &[Level::Guide]);
    let (_, secret) = device.kept[0].split_once(r#""secret":""#).unwrap();
    let secret = secret[..64].to_owned();
    device.done(Command::Start {});
    let mut draw = SplitMix::new(3);
    while device.phase() == Phase::Playing {
        device.think();
        if !device.owing.is_empty() {
            device.play_any(&mut draw);
        }
    }
    let told = |text: &&String| !text.starts_with(r#"{"kept":"#) && !text.starts_with(r#"{"record":"#);
    let leak = device.heard.iter().filter(told).find(|text| text.contains(&secret));
    assert_eq!(leak, None);
    assert!(device.records[0].1.contains(&secret), "after the game anyone can check it");
}
