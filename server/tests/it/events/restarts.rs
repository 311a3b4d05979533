//! A server that is gone in the middle of an event goes on with it, whatever the event was doing.

use super::{Party, verified};
use serde_json::json;
use wire::{EventPhase, StartStep};

#[tokio::test(flavor = "multi_thread")]
async fn an_event_survives_a_restart_in_every_state() {
    let mut party = Party::new().await;
    let code = party.code;

    // Gathering: everyone keeps the seat, and the hashes count.
    party.restart().await;
    let view = party.people[3].view(code).await;
    assert_eq!((view.phase, view.you.wants), (EventPhase::Gathering, None));
    assert!(view.tables.iter().all(|table| table.seats.iter().all(Option::is_some)));
    for client in &mut party.people {
        client.follow(code).await;
    }
    party.starts().await;
    party.people[0].reveals(code).await;

    // Revealing: what was revealed is there, and the others have time to come back.
    party.restart().await;
    assert_eq!(party.people[0].view(code).await.you.wants, None);
    assert_eq!(party.people[1].view(code).await.you.wants, Some(StartStep::Reveal));
    for client in &party.people[1..] {
        client.reveals(code).await;
    }
    let tables = [party.people[0].until_playing(code).await, party.people[2].until_playing(code).await];

    // Playing: the same tables, and they can be played.
    party.restart().await;
    let view = party.host.view(code).await;
    assert_eq!((view.phase, view.voided.len()), (EventPhase::Playing, 0));
    assert_eq!(party.people[1].until_playing(code).await, tables[0]);
    assert_eq!(party.people[3].until_playing(code).await, tables[1]);
    party.play(&[0, 1]).await;

    // One table has finished.
    party.restart().await;
    let view = party.host.view(code).await;
    assert_eq!((view.phase, view.tables[0].over, view.tables[1].over), (EventPhase::Playing, true, false));
    party.play(&[2, 3]).await;
    party.host.until(code, "the end", |view| view.phase == EventPhase::Over).await;

    // Over.
    party.restart().await;
    assert_eq!(party.host.view(code).await.phase, EventPhase::Over);
    let results = party.results().await;
    assert_eq!(results["games"].as_array().unwrap().len(), 2);
    for person in [0, 2] {
        let record = party.people[person].guest.record(&party.game_of(person).await).await.unwrap();
        assert_eq!(verified(&record).tables, 2);
    }
    party.server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deal_that_is_fixed_is_dealt_after_a_restart() {
    let mut party = Party::new().await;
    party.starts().await;
    for client in &party.people[..3] {
        client.reveals(party.code).await;
    }
    // The last salt is stored by a server that goes down before it can open the tables.
    let row = store::EventStore::event(&*party.server.store, party.code).await.unwrap().unwrap();
    let store = party.server.store.clone();
    let command = serde_json::from_value(json!({ "reveal": { "salt": party.people[3].salt } })).unwrap();
    let user = store::Store::game(&*store, "none").await.map(|_| game_table::UserId(5)).unwrap();
    let person = game_table::Person { user, name: "Dan".to_owned() };
    let dealt = row.event.submit(&person, &command, server::tables::now(), &[]).unwrap();
    assert!(dealt.is_dealt());
    let save = store::EventSave {
        event: row.key,
        after: row.version,
        state: &dealt,
        tables: &[],
        now: server::tables::now(),
    };
    store::EventStore::save_event(&*store, save).await.unwrap();
    party.restart().await;
    party.people[3].until_playing(party.code).await;
    party.play(&[0, 1, 2, 3]).await;
    party.host.until(party.code, "the end", |view| view.phase == EventPhase::Over).await;
    party.server.running.stop().await;
}
