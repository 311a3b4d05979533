//! What worker.js relies on: entries are for storage only, and a page that attaches later knows as much as one that was always there.

use crate::common::{FakeEnvironment, raw, setup, text};
use bots::Level;
use catalog::GameKind;
use web_worker::{Batch, DeviceTable, Host};
use wire::{Command, FromClient, FromLocal, Phase, ToClient, ToLocal, Update};

/// A table that an earlier version saved in localStorage: the first game is over, the second is not.
const SAVED: &str = include_str!("../saved/incan-gold.jsonl");

fn new_table(seed: u64) -> DeviceTable {
    DeviceTable::new(Host::new(FakeEnvironment::new(seed, 10).0))
}

fn opened(seed: u64, people: &[&str], bots: &[Level]) -> DeviceTable {
    let mut table = new_table(seed);
    let people = people.iter().map(|name| name.to_string()).collect();
    let setup = setup(GameKind::IncanGold, "{}", 4);
    table.hear(&text(&ToLocal::Open { setup, people, bots: bots.to_vec(), secret: None }));
    table
}

fn act(table: &mut DeviceTable, id: u64, command: Command) -> Vec<String> {
    table.hear(&text(&ToLocal::Say { person: Some(0), message: FromClient::Do { id, command } }))
}

fn updates(messages: &[String]) -> Vec<Update> {
    let update = |message: &String| match serde_json::from_str(message).unwrap() {
        FromLocal::Told { message: ToClient::Table(update), .. } => Some(*update),
        _ => None,
    };
    messages.iter().filter_map(update).collect()
}

/// Plays the game that is on to its end, one person against bots. Returns every message for the page, and everything to be saved.
fn play_to_the_end(table: &mut DeviceTable) -> (Vec<String>, Vec<Batch>) {
    let mut messages = act(table, 1, Command::Start {});
    let mut saved = Vec::from_iter(table.take_unsaved());
    for id in 2.. {
        while let Some(more) = table.think() {
            messages.extend(more);
            saved.extend(table.take_unsaved());
        }
        let game = updates(&messages).into_iter().rev().find_map(|update| update.game).unwrap();
        if game.over {
            break;
        }
        messages.extend(act(table, id, Command::Play { decision: game.decision, action: raw(r#""camp""#) }));
        saved.extend(table.take_unsaved());
    }
    (messages, saved)
}

#[test]
fn entries_are_for_storage_and_never_for_the_page() {
    let mut table = opened(3, &["Ana"], &[Level::Porter]);
    let first = table.take_unsaved().unwrap();
    assert_eq!((first.first, first.over), (1, false));
    let (_, secret) = first.entries[0].split_once(r#""secret":""#).unwrap();
    let (messages, saved) = play_to_the_end(&mut table);
    assert!(!messages.iter().any(|message| message.starts_with(r#"{"kept":"#)));
    let is_record = |message: &&String| message.starts_with(r#"{"record":"#);
    assert!(!messages.iter().filter(|it| !is_record(it)).any(|message| message.contains(&secret[..64])));

    // Nothing is missing, and nothing comes twice.
    let mut entries = first.entries;
    for batch in &saved {
        assert_eq!(batch.first, entries.len() as u64 + 1);
        entries.extend(batch.entries.iter().cloned());
    }
    assert_eq!(updates(&messages).last().unwrap().version, entries.len() as u64);
    assert!(!saved[0].over);
    assert!(saved.last().unwrap().over);
    assert_eq!(table.take_unsaved(), None);

    let mut restored = new_table(4);
    let before = table.attach().unwrap();
    let after = restored.restore(&entries);
    assert_eq!(text(&updates(&before)), text(&updates(&after)));
}

#[test]
fn a_page_that_attaches_later_knows_everything() {
    let mut table = opened(5, &["Ana"], &[Level::Porter]);
    let (messages, _) = play_to_the_end(&mut table);
    let record = messages.iter().find(|message| message.starts_with(r#"{"record":"#)).unwrap();
    let attached = table.attach().unwrap();
    assert!(attached.contains(record));
    assert_eq!(updates(&attached)[0].since, Some(0));
    act(&mut table, 100, Command::Start {});
    assert!(!table.attach().unwrap().contains(record), "another game is on");
    assert!(!table.take_unsaved().unwrap().over);

    let mut shared = opened(5, &["Ana", "Ben"], &[]);
    act(&mut shared, 1, Command::Start {});
    for _ in 0..2 {
        let attached = shared.attach().unwrap();
        assert!(attached.contains(&r#"{"owing":{"people":[0,1]}}"#.to_owned()), "{attached:?}");
        assert!(
            attached[0].starts_with(r#"{"told":{"message":{"table":"#),
            "a spectator's view: {attached:?}"
        );
    }
}

#[test]
fn the_people_who_share_the_device_are_known() {
    let mut table = new_table(6);
    assert!(table.people().is_empty() && table.attach().is_none());
    table = opened(6, &["Ana", "Ben"], &[Level::Guide]);
    assert_eq!(table.people(), ["Ana", "Ben"]);
    table.hear(&text(&ToLocal::Join { name: "Cleo".to_owned() }));
    assert_eq!(table.people(), ["Ana", "Ben", "Cleo"]);
    let entries = table.take_unsaved().unwrap().entries;
    let mut restored = new_table(7);
    restored.restore(&entries);
    assert_eq!(restored.people(), ["Ana", "Ben", "Cleo"]);
    let setup = setup(GameKind::Gold, "{}", 2);
    let open = ToLocal::Open { setup, people: vec!["Dan".to_owned()], bots: vec![], secret: None };
    restored.hear(&text(&open));
    assert_eq!(restored.people(), ["Dan"], "another table");
}

#[test]
fn what_cannot_be_restored_is_no_table() {
    let mut table = opened(8, &["Ana"], &[Level::Guide]);
    let mut entries = table.take_unsaved().unwrap().entries;
    entries.remove(0);
    let told = table.restore(&entries);
    assert!(told[0].starts_with(r#"{"broken":"#), "{told:?}");
    assert!(table.people().is_empty());
}

#[test]
fn a_table_that_an_earlier_version_saved_continues() {
    let entries: Vec<String> = SAVED.lines().map(str::to_owned).collect();
    let mut table = new_table(9);
    let told = table.restore(&entries);
    assert_eq!(table.people(), ["Ana"]);
    let update = &updates(&told)[0];
    assert_eq!(update.version, entries.len() as u64);
    assert_eq!(update.table.as_ref().unwrap().phase, Phase::Playing);
    let decision = update.game.as_ref().unwrap().decision;
    act(&mut table, 1_000, Command::Play { decision, action: raw(r#""camp""#) });
    assert_eq!(table.take_unsaved().unwrap().first, entries.len() as u64 + 1);
}
