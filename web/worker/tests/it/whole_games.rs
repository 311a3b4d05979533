//! Whole games of one person against bots, through restarts, to a record that proves its chance; and another after it.

use crate::common::{Device, setup};
use bots::Level;
use catalog::GameKind;
use catalog::record::Reader;
use game_core::SplitMix;
use wire::{Command, Phase};

/// Plays the current game to its end; sometimes the worker dies and the table is restored.
fn play_on(mut device: Device, draw: &mut SplitMix) -> Device {
    let mut next_restart = device.kept.len() + 5;
    loop {
        device.think();
        if device.phase() != Phase::Playing {
            return device;
        }
        assert_eq!(device.owing, [0], "bots are done, so it is the person's turn");
        if device.kept.len() >= next_restart {
            next_restart = device.kept.len() + 23;
            let looks = [None, Some(0)].map(|eyes| device.look(eyes));
            let mut again = device.restored(device.kept.len() as u64);
            assert_eq!(again.owing, [0]);
            assert!(!again.game().events.is_empty(), "it is told from the beginning of the game");
            assert_eq!([None, Some(0)].map(|eyes| again.look(eyes)), looks, "it is the same table");
            device = again;
        }
        device.play_any(draw);
        assert!(device.kept.len() < 20_000, "the game does not end");
    }
}

fn whole_game(game: GameKind, options: &str, bots: &[Level], seed: u64) {
    let mut draw = SplitMix::new(seed);
    let mut device = Device::open(seed, setup(game, options, bots.len() as u8 + 1), &["Ana"], bots);
    assert!(device.seen.you.host && device.seen.you.place == Some(0));
    assert!(device.host.think().is_none(), "nobody is due before the game");
    for round in 1..=2 {
        let shown = device.table().clone();
        device.done(Command::Start {});
        device = play_on(device, &mut draw);

        assert!(device.game().over && device.owing.is_empty() && device.host.think().is_none());
        assert_eq!(device.records.len(), round);
        let (id, record) = device.records.last().unwrap();
        assert_eq!(*id, format!("{}-{round}", shown.code));
        let record = Reader::new(record.as_bytes()).unwrap();
        assert_eq!(record.header().seats[0], "Ana");
        assert_eq!(record.header().extra("date"), Some(r#""2026-11-16""#));
        let verified = catalog::verify(record).unwrap();
        assert_eq!((verified.commitment, verified.seats_that_stirred), (shown.commitment, 0));
        assert_ne!(device.table().commitment, shown.commitment, "the next game is bound to another secret");
    }
}

const ALL_LEVELS: [Level; 4] = [Level::Porter, Level::Guide, Level::Pathfinder, Level::Oracle];

#[test]
fn incan_gold() {
    whole_game(GameKind::IncanGold, "{}", &ALL_LEVELS, 1);
    whole_game(GameKind::IncanGold, r#"{"edition":"diamant-2005"}"#, &[Level::Oracle; 2], 2);
}

#[test]
fn gold() {
    whole_game(GameKind::Gold, "{}", &ALL_LEVELS, 3);
    whole_game(GameKind::Gold, r#"{"match":true}"#, &[Level::Guide], 4);
}

#[test]
fn lost_temple() {
    whole_game(GameKind::LostTemple, "{}", &ALL_LEVELS, 5);
    whole_game(GameKind::LostTemple, r#"{"board":"highlands"}"#, &[Level::Porter], 6);
}
