//! A game goes on from a moment of a record; and a deal that was prepared is the same every time.

use crate::common::replay::{Page, play_out, record, records};
use crate::common::{Device, setup, text};
use bots::Level;
use catalog::GameKind;
use catalog::record::Reader;
use fair::Secret;
use game_core::{Seat, SplitMix};
use wire::{Command, FairnessCheck, FromLocal, LocalFailure, NameProblem, Phase, Refusal, ToLocal};

/// A device that plays on from a moment of this record.
fn branch(record: &str, step: u32, seat: usize, seed: u64) -> Device {
    let mut device = Device::new(seed);
    device.host.hear(&text(&ToLocal::Record { text: record.to_owned() }));
    device.eyes = Some(0);
    let seat = Seat::new(seat).unwrap();
    device.say(&ToLocal::Branch { step, seat, name: "Zoe".to_owned(), bots: Level::Porter });
    device
}

#[test]
fn a_game_continues_from_any_moment_to_a_record_of_its_own() {
    for (number, record) in (0..).zip(records()) {
        let replay = Page::open(&record).replay;
        let last = replay.moments.len() - 1;
        for at in [0, 1, last / 3, last / 2, last - 1] {
            let step = replay.moments[at].step;
            let seat = at % replay.seats.len();
            let mut device = branch(&record, step, seat, 70 + number);
            assert_eq!(device.seen.you.place, Some(seat as u8));
            device = device.restored(3);
            play_out(&mut device, 80 + number);
            // Should chance alone have ended it, its record came with the branch.
            let own = match device.records.pop() {
                Some((_, record)) => record,
                None => branch(&record, step, seat, 70 + number).records.pop().unwrap().1,
            };

            let before: Vec<&str> = record.lines().skip(1).take(step as usize).collect();
            let after: Vec<&str> = own.lines().skip(1).collect();
            assert_eq!(after[..before.len()], before, "it begins as the other did");
            let page = Page::open(&own);
            assert!(page.replay.outcome.is_some());
            assert_eq!(page.replay.branched, Some(step));
            assert_eq!(page.replay.seats[seat].name, "Zoe");
            let bots = page.replay.seats.iter().filter(|player| player.bot == Some(Level::Porter));
            assert_eq!(bots.count(), page.replay.seats.len() - 1);
            assert!(matches!(page.replay.checked, FairnessCheck::NotFair { why, .. } if why == "no_proof"));
            let header = Reader::new(own.as_bytes()).unwrap().header().clone();
            let of = format!(r#"{{"of":"{}","step":{step}}}"#, replay.id.as_ref().unwrap());
            assert_eq!((header.extra("branch"), header.extra("fair")), (Some(of.as_str()), None));
        }
    }
}

#[test]
fn chance_is_new_and_the_next_game_has_its_proof() {
    let record = record(GameKind::IncanGold, "{}", &[Level::Porter; 2], 21);
    let ends: Vec<String> = (0..4)
        .map(|seed| {
            let mut device = branch(&record, 0, 0, seed);
            let decision = device.game().decision;
            device.done(Command::Play { decision, action: crate::common::raw(r#""torch""#) });
            device.think();
            device.game().view.get().to_owned()
        })
        .collect();
    assert!(ends.iter().any(|end| *end != ends[0]), "the deal is not that of the record");

    let mut device = branch(&record, 0, 1, 5);
    play_out(&mut device, 5);
    device.done(Command::Start {});
    play_out(&mut device, 6);
    let replay = Page::open(&device.records[1].1).replay;
    assert!(matches!(replay.checked, FairnessCheck::Fair { .. }) && replay.branched.is_none());
}

#[test]
fn where_nothing_can_be_played_nothing_begins() {
    let record = record(GameKind::Gold, "{}", &[Level::Porter], 22);
    let mut page = Page::open(&record);
    let branch = |page: &mut Page, step: u32, seat: usize, name: &str| {
        let seat = Seat::new(seat).unwrap();
        let said = ToLocal::Branch { step, seat, name: name.to_owned(), bots: Level::Guide };
        match crate::common::replay::answer(&mut page.host, &said) {
            FromLocal::Broken(LocalFailure::Refused(why)) => why,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(branch(&mut page, u32::MAX, 0, "Zoe"), Refusal::NotStarted);
    assert_eq!(branch(&mut page, 0, 2, "Zoe"), Refusal::NoSuchPlace);
    assert_eq!(branch(&mut page, 0, 0, " "), Refusal::bad_name(NameProblem::Empty));
    assert!(page.host.think().is_none());
}

/// What Ana sees in a whole game that was dealt from this secret, if she chooses like this.
fn prepared(game: GameKind, secret: &str, seed: u64, choices: u64) -> String {
    let secret: Secret = secret.parse().unwrap();
    let mut device = Device::new(seed);
    device.eyes = Some(0);
    let setup = setup(game, "{}", 2);
    let bots = vec![Level::Guide];
    device.say(&ToLocal::Open { setup, people: vec!["Ana".to_owned()], bots, secret: Some(secret) });
    device.done(Command::Start {});
    play_out(&mut device, choices);
    assert_eq!(device.phase(), Phase::Over);
    device.records.pop().unwrap().1
}

#[test]
fn a_prepared_deal_with_the_same_choices_is_the_same_game() {
    let secrets = ["0a", "0b"].map(|byte| byte.repeat(32));
    for game in GameKind::all() {
        let first = prepared(game, &secrets[0], 1, 7);
        assert_eq!(prepared(game, &secrets[0], 2, 7), first, "{game}: whatever else is random");
        assert!(first.contains(&format!(r#""secret":"{}""#, secrets[0])));
        assert_ne!(prepared(game, &secrets[0], 1, 8), first, "{game}: other choices");
        let other = prepared(game, &secrets[1], 1, 7);
        assert_ne!(other.lines().nth(1), None);
        assert_ne!(other.lines().skip(1).collect::<Vec<_>>(), first.lines().skip(1).collect::<Vec<_>>());
    }
    let mut draw = SplitMix::new(1);
    let mut device = Device::open(1, setup(GameKind::Gold, "{}", 2), &["Ana"], &[Level::Porter]);
    device.done(Command::Start {});
    device.play_any(&mut draw); // without a secret everything is as before
}
