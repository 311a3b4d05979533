//! While one table still plays the deal, nobody can get anything of another one: not its players, not the host, not a stranger.

use super::{Client, Party};
use hyper::Method;
use serde_json::{Value, json};
use wire::{EventPhase, Refusal, ToClient};

/// Status and name of a refusal.
fn refused(answer: &probe::Answer) -> (u16, String) {
    let body: Value = serde_json::from_str(&answer.body).unwrap();
    (answer.status, body["refused"]["why"].as_str().unwrap_or_default().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_table_tells_nothing_while_another_plays() {
    let party = Party::playing().await;
    let stranger = Client::new(&party.server, "Zoe", 7).await;
    party.play(&[0, 1]).await;
    let view = party.host.until(party.code, "its end", |view| view.tables[0].over).await;
    assert_eq!(view.phase, EventPhase::Playing);
    let (first, second) = (party.game_of(0).await, party.game_of(2).await);
    let (withheld, hidden) = ((409, "withheld".to_owned()), (404, "not_found".to_owned()));

    // Its own players have their result, and no more.
    for person in [0, 1] {
        let guest = &party.people[person];
        assert_eq!(guest.ask(Method::GET, &format!("/api/games/{first}"), None).await.status, 200);
        let record = guest.ask(Method::GET, &format!("/api/games/{first}/record"), None).await;
        assert_eq!(refused(&record), withheld);
        let share = guest.ask(Method::POST, &format!("/api/games/{first}/share"), None).await;
        assert_eq!(refused(&share), withheld);
    }
    for guest in [&party.people[2], &party.people[3], &party.host, &stranger] {
        for path in [
            format!("/api/games/{first}"),
            format!("/api/games/{first}/record"),
            format!("/api/games/{second}/record"),
        ] {
            assert_eq!(refused(&guest.ask(Method::GET, &path, None).await), hidden, "{path}");
        }
    }
    let results = party.results().await;
    assert_eq!(
        results,
        json!({ "code": party.code, "phase": "playing", "games": [], "seats": [], "ranking": [] })
    );

    // No table of the event can be watched by anyone but its players, and by nobody on a big screen.
    for (person, table) in [
        (0, party.people[2].until_playing(party.code).await),
        (2, party.people[0].until_playing(party.code).await),
    ] {
        for guest in [&party.people[person].guest, &party.host.guest, &stranger.guest] {
            let mut socket = guest.connect().await.unwrap();
            socket.enter(table, None).await.unwrap();
            assert!(matches!(
                socket.next().await.unwrap(),
                ToClient::Refused { why: Refusal::NoSpectators, .. }
            ));
        }
        let mut screen = party.people[if person == 0 { 2 } else { 0 }].guest.connect().await.unwrap();
        screen.show(table, None).await.unwrap();
        assert!(matches!(screen.next().await.unwrap(), ToClient::Refused { why: Refusal::EventTable, .. }));
    }

    // Nothing that anyone is sent has the secret or a salt in it.
    let entries = secrets(&party).await;
    assert!(entries.len() >= 5, "the secret and four salts");
    for guest in party.people.iter().chain([&party.host, &stranger]) {
        let mut told = guest.ask(Method::GET, &format!("/api/events/{}", party.code), None).await.body;
        told += &guest.ask(Method::GET, "/api/games", None).await.body;
        let mut socket = guest.guest.connect().await.unwrap();
        if let Some(table) = guest.view(party.code).await.you.table {
            socket.enter(table, None).await.unwrap();
            told += &serde_json::to_string(&socket.next().await.unwrap()).unwrap();
        }
        for secret in &entries {
            assert!(!told.contains(secret), "{told}");
        }
    }

    // With the last table all of it comes out at once.
    party.play(&[2, 3]).await;
    party.host.until(party.code, "the end", |view| view.phase == EventPhase::Over).await;
    for guest in party.people.iter().chain([&party.host, &stranger]) {
        for game in [&first, &second] {
            let record = guest.guest.record(game).await.unwrap();
            assert!(entries.iter().all(|secret| record.contains(secret)));
        }
    }
    let share = party.people[0].ask(Method::POST, &format!("/api/games/{first}/share"), None).await;
    assert_eq!(share.status, 201);
    party.server.running.stop().await;
}

/// The secret and the salts of the event, as the store has them.
async fn secrets(party: &Party) -> Vec<String> {
    use store::EventStore;
    let row = party.server.store.event(party.code).await.unwrap().unwrap();
    let event = serde_json::to_value(&row.event).unwrap();
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let seats = event["tables"].as_array().unwrap().iter().flat_map(|table| table.as_array().unwrap());
    let salts = seats.filter_map(|seat| text(&seat["salt"]));
    text(&event["secret"]).into_iter().chain(salts).collect()
}
