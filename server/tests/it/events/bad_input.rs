//! Whatever is wrong is refused by name, and leaves everything as it was.

use super::Party;
use crate::common::{server_with, settings};
use serde_json::json;
use server::Settings;
use wire::EventPhase;

#[tokio::test]
async fn an_event_that_cannot_be_is_not_opened() {
    let server = server_with(Settings { most_tables_per_guest: 2, ..settings() }).await;
    let cookie = server.guest("Hana").await;
    let setup = json!({ "game": "gold", "places": 3 });
    let open = async |body| server.post("/api/events", &cookie, body).await;
    for tables in [0, 1, 17] {
        open(json!({ "setup": setup, "tables": tables })).await.assert_refused(422, "bad_tables");
    }
    open(json!({ "setup": setup, "tables": 300 })).await.assert_refused(400, "bad_message");
    open(json!({ "setup": setup })).await.assert_refused(400, "bad_message");
    open(json!({ "setup": { "game": "gold", "places": 9 }, "tables": 2 }))
        .await
        .assert_refused(422, "bad_setup");
    let options = json!({ "game": "gold", "places": 3, "options": { "nonsense": true } });
    open(json!({ "setup": options, "tables": 2 })).await.assert_refused(422, "bad_setup");
    let visitor = server.post("/api/events", "", json!({ "setup": setup, "tables": 2 })).await;
    visitor.assert_refused(401, "not_signed_in");
    // It counts as one table, whatever its size.
    server.post("/api/tables", &cookie, json!({ "setup": setup })).await.assert_status(201);
    open(json!({ "setup": setup, "tables": 16 })).await.assert_status(201);
    open(json!({ "setup": setup, "tables": 2 })).await.assert_refused(409, "too_many_tables");
    for code in ["baba-baba", "nonsense"] {
        server.get(&format!("/api/events/{code}"), "").await.assert_refused(404, "unknown_event");
        server.get(&format!("/api/events/{code}/results"), "").await.assert_refused(404, "unknown_event");
        let sit = server.post(&format!("/api/events/{code}/commands"), &cookie, json!({ "sit": {} })).await;
        sit.assert_refused(404, "unknown_event");
    }
    server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_changes_nothing() {
    let party = Party::new().await;
    let code = party.code;
    let path = format!("/api/events/{code}/commands");
    let before = serde_json::to_value(party.host.view(code).await).unwrap();
    let zeros = "0".repeat(64);
    let by_player = [
        (json!({ "sit": {} }), 409, "already_seated"),
        (json!({ "sit": { "at": { "table": 1, "seat": 1 } } }), 409, "already_seated"),
        (json!({ "start": {} }), 403, "not_host"),
        (json!({ "cancel": {} }), 403, "not_host"),
        (json!({ "end": {} }), 403, "not_host"),
        (json!({ "add_table": {} }), 403, "not_host"),
        (json!({ "reveal": { "salt": zeros } }), 409, "no_salt_due"),
        (json!({ "commit": { "hash": "abc" } }), 400, "bad_message"),
        (json!({ "dance": {} }), 400, "bad_message"),
        (json!({ "sit": { "table": 1 } }), 400, "bad_message"),
    ];
    let by_host = [
        (json!({ "sit": {} }), 409, "table_full"),
        (json!({ "stand": {} }), 403, "not_seated"),
        (json!({ "commit": { "hash": zeros } }), 403, "not_seated"),
        (json!({ "remove": { "at": { "table": 2, "seat": 0 } } }), 409, "no_such_place"),
        (json!({ "remove_table": { "table": 0 } }), 409, "table_taken"),
        (json!({ "end": {} }), 409, "event_not_started"),
    ];
    for (client, commands) in [(&party.people[0], &by_player[..]), (&party.host, &by_host[..])] {
        for (command, status, name) in commands {
            let answer = client.submit(code, command.clone()).await;
            assert_eq!(
                (answer.status, answer.body.contains(&format!("\"{name}\""))),
                (*status, true),
                "{command}: {}",
                answer.body
            );
        }
    }
    party.server.post(&path, "", json!({ "sit": {} })).await.assert_refused(401, "not_signed_in");
    assert_eq!(serde_json::to_value(party.host.view(code).await).unwrap(), before);

    // A table that is not full is named.
    party.host.does(code, json!({ "add_table": {} })).await;
    let start = party.host.submit(code, json!({ "start": {} })).await;
    assert!(start.body.contains(r#"{"table_not_full":{"table":2,"taken":0,"seats":2}}"#), "{}", start.body);
    party.host.does(code, json!({ "remove_table": { "table": 2 } })).await;

    // Two starts at once are one.
    let starts =
        [party.host.submit(code, json!({ "start": {} })), party.host.submit(code, json!({ "start": {} }))];
    let [one, other] = starts;
    let (one, other) = tokio::join!(one, other);
    let mut statuses = [one.status, other.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409], "{} {}", one.body, other.body);
    party.server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_want_one_seat_do_not_both_get_it() {
    let party = Party::new().await;
    let code = party.code;
    for person in [0, 1, 2] {
        party.people[person].does(code, json!({ "stand": {} })).await;
    }
    let seat = || json!({ "sit": { "at": { "table": 0, "seat": 0 } } });
    let (a, b, c) = tokio::join!(
        party.people[0].submit(code, seat()),
        party.people[1].submit(code, seat()),
        party.people[2].submit(code, seat()),
    );
    let mut statuses = [a.status, b.status, c.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409, 409]);
    party.host.does(code, json!({ "cancel": {} })).await;
    assert_eq!(party.host.view(code).await.phase, EventPhase::Canceled);
    let late = party.people[3].submit(code, json!({ "stand": {} })).await;
    assert_eq!((late.status, late.body.contains("event_canceled")), (409, true));
    party.server.running.stop().await;
}
