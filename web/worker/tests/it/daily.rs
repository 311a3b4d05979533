//! A daily expedition on this device: one game, once, which a server accepts however often the worker was restarted.

use crate::common::{Device, text};
use catalog::GameKind;
use game_core::SplitMix;
use wire::{Command, FromLocal, Phase, Refusal, ToClient, ToLocal};

const DATE: &str = "2026-11-18";

fn expedition(game: GameKind) -> ToLocal {
    ToLocal::Daily { game, date: DATE.to_owned(), name: "Ana".to_owned() }
}

fn begun(game: GameKind, seed: u64) -> Device {
    let mut device = Device::new(seed);
    device.eyes = Some(0);
    device.say(&expedition(game));
    device
}

/// Plays to the end. The worker is restarted after every `restart` choices.
fn played(game: GameKind, seed: u64, restart: usize) -> Device {
    let (mut device, mut draw) = (begun(game, seed), SplitMix::new(9));
    for choices in 1.. {
        device.think();
        if device.phase() != Phase::Playing {
            break;
        }
        if choices % restart == 0 {
            device = device.restored(seed + choices as u64);
        }
        device.play_any(&mut draw);
    }
    device
}

#[test]
fn the_same_choices_give_the_same_game_on_every_device() {
    for game in GameKind::all() {
        let (one, other) = (played(game, 1, 1000), played(game, 2, 3));
        let (id, record) = one.records.last().unwrap();
        assert_eq!(*id, format!("daily-{game}-{DATE}"));
        let checked = daily::check(record).unwrap();
        assert_eq!(checked.summary.date.to_string(), DATE);
        let theirs = &other.records.last().unwrap().1;
        // Whether bots or the person chose first may differ, as it does for people who think longer.
        let sorted = |record: &str| {
            let mut lines: Vec<String> = record.lines().map(str::to_owned).collect();
            lines.sort();
            lines
        };
        assert_eq!(sorted(record), sorted(theirs));
        assert_eq!(daily::check(theirs).unwrap().summary, checked.summary);

        let mut told = one.heard.iter().filter_map(|message| match serde_json::from_str(message).unwrap() {
            FromLocal::Record { daily, .. } => daily.map(|daily| *daily),
            _ => None,
        });
        let result = told.next_back().unwrap();
        assert_eq!((result.game, result.date.as_str()), (game, DATE));
        assert_eq!((result.score, result.rank), (checked.summary.score, checked.summary.rank));
        assert_eq!(result.standing, checked.summary.standing);
    }
}

#[test]
fn it_is_played_once_as_it_is() {
    let game = GameKind::all().next().unwrap();
    let mut device = begun(game, 1);
    device.think();
    device.play_any(&mut SplitMix::new(1));
    let kept = device.kept.clone();
    let told = device.say(&expedition(game));
    assert!(matches!(&told[0], ToClient::Table(update) if update.since == Some(0)), "{told:?}");
    assert_eq!(device.kept, kept, "it goes on where it was");
    for command in [Command::Start {}, Command::Stand {}, Command::Close {}, Command::Ready {}] {
        assert_eq!(device.refused_command(command), Refusal::OneAttempt);
    }
    let mut over = played(game, 3, 1000);
    over.say(&expedition(game));
    assert_eq!(over.phase(), Phase::Over);
    assert_eq!(over.refused_command(Command::Start {}), Refusal::OneAttempt);

    let tomorrow = ToLocal::Daily { game, date: "2026-11-19".to_owned(), name: "Ana".to_owned() };
    over.say(&tomorrow);
    assert_eq!(over.phase(), Phase::Playing, "the next date is another attempt");
    for date in ["2026-11-31", "", "18.11.2026"] {
        let wrong = ToLocal::Daily { game, date: date.to_owned(), name: "Ana".to_owned() };
        assert!(matches!(over.refused(&wrong), Refusal::BadMessage { .. }), "{}", text(&wrong));
    }
}
