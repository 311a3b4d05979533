//! On this device a Companion follows the results of its people against bots.

use crate::common::{Device, setup};
use bots::{Level, Strength};
use catalog::GameKind;
use game_core::SplitMix;
use std::collections::BTreeMap;
use wire::{Command, FromLocal, Phase, ToLocal};

/// Plays a whole game and gives the strengths that came with its record.
fn whole_game(device: &mut Device, seed: u64) -> Option<BTreeMap<GameKind, Strength>> {
    device.done(Command::Start {});
    let mut draw = SplitMix::new(seed);
    let before = device.heard.len();
    while device.phase() == Phase::Playing {
        if device.owing == [0] {
            device.play_any(&mut draw);
        } else if let Some(answers) = device.host.think() {
            device.take(answers);
        }
    }
    let mut records =
        device.heard[before..].iter().filter_map(|heard| match serde_json::from_str(heard).unwrap() {
            FromLocal::Record { strengths, .. } => Some(strengths),
            _ => None,
        });
    records.next_back().expect("a record comes with the end")
}

/// What the last game that started says about its Companion.
fn companion(device: &Device) -> Option<String> {
    let started = device.kept.iter().rfind(|entry| entry.contains(r#"{"started""#)).unwrap();
    let (_, strength) = started.split_once(r#""companion":"#)?;
    Some(strength.chars().take_while(char::is_ascii_digit).collect())
}

fn opened(strengths: Option<&[(GameKind, u16)]>, bots: &[Level]) -> Device {
    let mut device = Device::new(5);
    if let Some(strengths) = strengths {
        let games = strengths.iter().map(|(game, strength)| (*game, Strength(*strength))).collect();
        device.say(&ToLocal::Strengths { games });
    }
    device.opens(setup(GameKind::IncanGold, "{}", 1 + bots.len() as u8), &["Ana"], bots);
    device
}

#[test]
fn a_companion_is_as_strong_as_the_results_so_far() {
    let mut device =
        opened(Some(&[(GameKind::IncanGold, 2100), (GameKind::Gold, 1900)]), &[Level::Companion]);
    let mut strength = 2100;
    for seed in 0..6 {
        let after = whole_game(&mut device, seed);
        assert_eq!(companion(&device), Some(strength.to_string()));
        if let Some(after) = after {
            let now = after[&GameKind::IncanGold].0;
            assert_eq!(now.abs_diff(strength), 40, "a win or a loss against an equal");
            assert_eq!(after[&GameKind::Gold], Strength(1900));
            strength = now;
        }
    }
    assert_ne!(strength, 2100, "someone who plays at random does not win every other game");
}

#[test]
fn without_results_a_companion_is_like_a_guide_and_games_with_any_bot_count() {
    let mut device = opened(Some(&[]), &[Level::Companion, Level::Porter]);
    assert!(whole_game(&mut device, 1).is_some());
    assert_eq!(companion(&device), Some("2000".to_owned()));
    let mut device = opened(Some(&[]), &[Level::Guide]);
    assert!(whole_game(&mut device, 2).is_some());
    assert_eq!(companion(&device), None);
}

#[test]
fn a_page_that_keeps_no_strengths_gets_none() {
    let mut device = opened(None, &[Level::Companion]);
    assert_eq!(whole_game(&mut device, 1), None);
    assert_eq!(companion(&device), Some("2000".to_owned()));
}
