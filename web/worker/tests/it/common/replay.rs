//! Records and a page that replays them.

use super::{Device, setup, text};
use bots::Level;
use catalog::GameKind;
use game_core::SplitMix;
use web_worker::Host;
use wire::{Command, FromLocal, Perspective, Phase, Replay, ToClient, ToLocal, UnreadableRecord, Update};

/// The record of a game that Ana, who chooses at random, has played against these.
pub fn record(game: GameKind, options: &str, bots: &[Level], seed: u64) -> String {
    let mut device = Device::open(seed, setup(game, options, bots.len() as u8 + 1), &["Ana"], bots);
    device.done(Command::Start {});
    play_out(&mut device, seed);
    device.records.pop().unwrap().1
}

/// Plays the current game to its end.
pub fn play_out(device: &mut Device, seed: u64) {
    let mut draw = SplitMix::new(seed);
    device.think();
    while device.phase() == Phase::Playing {
        device.play_any(&mut draw);
        device.think();
    }
}

/// One record of each game, and of its ways to be played.
pub fn records() -> Vec<String> {
    let guides = |count| vec![Level::Guide; count];
    vec![
        record(GameKind::IncanGold, "{}", &guides(3), 1),
        record(GameKind::IncanGold, r#"{"edition":"diamant-2016","open_tents":true}"#, &guides(1), 2),
        record(GameKind::Gold, "{}", &guides(2), 3),
        record(GameKind::Gold, r#"{"match":true}"#, &guides(1), 4),
        record(GameKind::LostTemple, "{}", &guides(3), 5),
        record(GameKind::LostTemple, r#"{"mandarin":true,"board":"highlands"}"#, &guides(1), 6),
    ]
}

/// A page that looks at a record.
pub struct Page {
    pub host: Host,
    pub replay: Replay,
}

impl Page {
    #[track_caller]
    pub fn open(record: &str) -> Page {
        let mut host = Host::new(super::FakeEnvironment::new(9, 10).0);
        match answer(&mut host, &ToLocal::Record { text: record.to_owned() }) {
            FromLocal::Replay(replay) => Page { host, replay: *replay },
            other => panic!("{other:?}"),
        }
    }

    #[track_caller]
    pub fn at(&mut self, step: u32, eyes: Perspective) -> Update {
        match answer(&mut self.host, &ToLocal::At { step, eyes }) {
            FromLocal::Told { person: None, message: ToClient::Table(update) } => *update,
            other => panic!("{other:?}"),
        }
    }
}

/// Why this cannot be opened.
#[track_caller]
pub fn no_record(host: &mut Host, record: &str) -> UnreadableRecord {
    match answer(host, &ToLocal::Record { text: record.to_owned() }) {
        FromLocal::NoRecord(why) => why,
        other => panic!("{other:?}"),
    }
}

#[track_caller]
pub fn answer(host: &mut Host, said: &ToLocal) -> FromLocal {
    let answers = host.hear(&text(said));
    let [answer] = &answers[..] else { panic!("{answers:?}") };
    serde_json::from_str(answer).unwrap()
}
