//! Opening tables and finding them.

use crate::common::{server, server_with, settings};
use catalog::GameKind;
use hyper::Method;
use probe::Guest;
use serde_json::{Value, json};
use server::{Running, Settings};
use std::sync::Arc;
use store::SqliteStore;
use tokio::task::JoinSet;

fn gold(places: u8) -> Value {
    json!({ "setup": { "game": "gold", "places": places }, "bots": ["porter"] })
}

#[tokio::test]
async fn a_table_is_opened_and_found_by_its_code() {
    let server = server().await;
    let cookie = server.guest("Anna").await;
    let opened = server.post("/api/tables", &cookie, gold(3)).await;
    opened.assert_status(201);
    let code = opened.json()["code"].as_str().unwrap().to_owned();
    assert_eq!(opened.json()["link"], format!("http://{}/t/{code}", server.host()));

    let spoken = code.to_uppercase().replace('-', "%20");
    for heard in [&code, &spoken] {
        let listed = server.get(&format!("/api/tables/{heard}"), "").await;
        listed.assert_status(200);
        let listed = listed.json();
        assert_eq!((&listed["code"], &listed["game"]), (&json!(code), &json!("gold")));
        assert_eq!((&listed["places"], &listed["phase"]), (&json!(3), &json!("gathering")));
        assert_eq!(listed["names"].as_array().unwrap().len(), 2);
        assert_eq!(listed["names"][0], "Anna");
    }
    let qr = server.get(&format!("/api/tables/{code}/qr.svg"), "").await;
    qr.assert_status(200);
    assert_eq!(qr.header("content-type"), "image/svg+xml");
    assert!(qr.text().contains("<svg"));
}

#[tokio::test]
async fn links_lead_to_where_players_are_sent() {
    let public_url = Some("https://quipu.example".parse().unwrap());
    let server = server_with(Settings { public_url, ..settings() }).await;
    let cookie = server.guest("Anna").await;
    let opened = server.post("/api/tables", &cookie, gold(3)).await.json();
    assert_eq!(opened["link"], format!("https://quipu.example/t/{}", opened["code"].as_str().unwrap()));
}

#[tokio::test]
async fn an_unknown_table_is_not_found() {
    let server = server().await;
    for code in ["baba-baba", "nonsense", "%ff", "%F0%9F%A6%99"] {
        let expected = if code == "%ff" { "not_found" } else { "unknown_table" };
        server.get(&format!("/api/tables/{code}"), "").await.assert_refused(404, expected);
        server.get(&format!("/api/tables/{code}/qr.svg"), "").await.assert_refused(404, expected);
    }
}

#[tokio::test]
async fn a_setup_that_does_not_fit_is_refused() {
    let server = server().await;
    let cookie = server.guest("Anna").await;
    let bad = [
        json!({ "setup": { "game": "gold", "places": 99 } }),
        json!({ "setup": { "game": "gold", "places": 3, "options": { "nonsense": 1 } } }),
        json!({ "setup": { "game": "incan-gold", "places": 3, "options": ["diamant-2005"] } }),
        json!({ "setup": { "game": "gold", "places": 3, "pace": { "live": { "seconds": 1 } } } }),
    ];
    for body in bad {
        server.post("/api/tables", &cookie, body).await.assert_refused(422, "bad_setup");
    }
    for body in [
        json!({ "setup": { "game": "chess", "places": 2 } }),
        json!({ "setup": { "game": "gold", "places": 3, "more": 1 } }),
        json!({ "setup": { "game": "gold", "places": 3 }, "bots": ["stockfish"] }),
    ] {
        server.post("/api/tables", &cookie, body).await.assert_refused(400, "bad_message");
    }
    let crowd = json!({ "setup": { "game": "gold", "places": 3 }, "bots": ["porter", "porter", "porter"] });
    server.post("/api/tables", &cookie, crowd).await.assert_refused(409, "table_full");
}

#[tokio::test]
async fn the_socket_asked_for_as_a_page_is_refused_by_name() {
    let server = server().await;
    let cookie = server.guest("Anna").await;
    server.get("/socket", &cookie).await.assert_refused(400, "bad_message");
}

#[tokio::test]
async fn the_number_of_tables_per_guest_is_limited() {
    let server = server_with(Settings { most_tables_per_guest: 2, ..settings() }).await;
    let cookie = server.guest("Anna").await;
    for _ in 0..2 {
        server.post("/api/tables", &cookie, gold(3)).await.assert_status(201);
    }
    let refused = server.post("/api/tables", &cookie, gold(3)).await;
    refused.assert_refused(409, "too_many_tables");
    assert_eq!(refused.json()["refused"]["why"]["too_many_tables"]["most"], 2);
    let ben = server.guest("Ben").await;
    server.post("/api/tables", &ben, gold(3)).await.assert_status(201);
}

/// On a real database, where counting takes a moment.
#[tokio::test(flavor = "multi_thread")]
async fn who_opens_many_tables_at_once_gets_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(folder.path()).await.unwrap());
    let settings = Settings { most_tables_per_guest: 2, most_bots_per_guest: 2, ..settings() };
    let running = Running::start(settings, store).await.unwrap();
    let anna = Guest::new(running.address, "Anna").await.unwrap();
    let claim = json!({ "passphrase": "three llamas and a rope" }).to_string();
    assert_eq!(anna.request(Method::POST, "/api/me/claim", Some(claim)).await.unwrap().status, 200);
    let table = |_| gold(3);
    let bot = |number| json!({ "name": format!("Anna {number} bot") });
    for (path, body) in
        [("/api/tables", &table as &dyn Fn(u8) -> Value), ("/api/me/bots", &bot as &dyn Fn(u8) -> Value)]
    {
        let mut asked = JoinSet::new();
        for number in 0..20 {
            let (anna, body) = (anna.clone(), body(number).to_string());
            asked.spawn(async move { anna.request(Method::POST, path, Some(body)).await.unwrap().status });
        }
        let mut statuses = asked.join_all().await;
        statuses.sort_unstable();
        assert_eq!(statuses, [&[201; 2][..], &[409; 18]].concat(), "{path}");
    }
    running.stop().await;
}

#[tokio::test]
async fn the_number_of_all_tables_is_limited() {
    let server = server_with(Settings { most_tables: 2, ..settings() }).await;
    let (anna, ben) = (server.guest("Anna").await, server.guest("Ben").await);
    server.post("/api/tables", &anna, gold(3)).await.assert_status(201);
    server.post("/api/tables", &ben, gold(3)).await.assert_status(201);
    server.post("/api/tables", &ben, gold(3)).await.assert_refused(503, "busy");
    let event = json!({ "setup": gold(3)["setup"], "tables": 2 });
    server.post("/api/events", &anna, event).await.assert_refused(503, "busy");
}

#[tokio::test]
async fn an_address_opens_only_so_many_tables_a_day() {
    let settings = Settings { tables_per_day: 5, trust_proxy: true, ..settings() };
    let server = server_with(settings).await;
    let (anna, ben) = (server.guest("Anna").await, server.guest("Ben").await);
    let ask = |path: &str, cookie: &str, from: &str, body: &Value| {
        server.ask("POST", path).cookie(cookie).header("x-forwarded-for", from).json(body).send()
    };
    let event = json!({ "setup": gold(3)["setup"], "tables": 3 });
    let opened = ask("/api/events", &anna, "1.1.1.1", &event).await;
    opened.assert_status(201);
    ask("/api/tables", &ben, "1.1.1.1", &gold(3)).await.assert_status(201);
    ask("/api/events", &anna, "1.1.1.1", &event).await.assert_refused(429, "too_fast");
    let commands = format!("/api/events/{}/commands", opened.json()["code"].as_str().unwrap());
    ask(&commands, &anna, "1.1.1.1", &json!({ "add_table": {} })).await.assert_status(200);
    ask(&commands, &anna, "1.1.1.1", &json!({ "add_table": {} })).await.assert_refused(429, "too_fast");
    let refused = ask("/api/tables", &anna, "1.1.1.1", &gold(3)).await;
    refused.assert_refused(429, "too_fast");
    let seconds: u64 = refused.header("retry-after").parse().unwrap();
    assert!((1..=24 * 3600 / 5).contains(&seconds), "{seconds}");
    ask("/api/tables", &anna, "1.1.1.2", &gold(3)).await.assert_status(201);
}

#[tokio::test]
async fn a_store_that_cannot_write_opens_no_tables() {
    let server = server().await;
    let cookie = server.guest("Anna").await;
    server.store.fail(Some("full".to_owned()));
    server.post("/api/tables", &cookie, gold(3)).await.assert_refused(503, "store_unavailable");
    server.store.fail(None);
    server.post("/api/tables", &cookie, gold(3)).await.assert_status(201);
}

#[tokio::test]
async fn the_catalog_has_what_a_form_needs() {
    let server = server().await;
    let catalog = server.get("/api/catalog", "").await;
    catalog.assert_status(200);
    let catalog = catalog.json();
    assert_eq!(catalog["protocol"], wire::VERSION);
    assert!(!catalog["reactions"].as_array().unwrap().is_empty());
    let games = catalog["games"].as_array().unwrap();
    assert_eq!(games.len(), GameKind::all().count());
    let cookie = server.guest("Anna").await;
    for game in games {
        assert_eq!(game["levels"].as_array().unwrap().len(), 5);
        assert!(game["levels"][4]["character"].as_str().unwrap().len() > 10);
        let counts = game["most"].as_u64().unwrap() - game["least"].as_u64().unwrap() + 1;
        let schemas = game["options"].as_array().unwrap();
        assert_eq!(schemas.len() as u64, counts);
        for option in schemas.iter().flat_map(|schema| schema.as_array().unwrap()) {
            assert!(
                option["name"].is_string() && option["kind"].is_string() && !option["default"].is_null(),
                "{option}"
            );
        }
        for places in [&game["least"], &game["most"]] {
            let setup = json!({ "game": game["game"], "places": places, "options": game["usual_options"] });
            server.post("/api/tables", &cookie, json!({ "setup": setup })).await.assert_status(201);
        }
    }
}

#[tokio::test]
async fn a_guest_finds_their_tables() {
    let server = server().await;
    let (anna, ben) = (server.guest("Anna").await, server.guest("Ben").await);
    server.get("/api/tables", "").await.assert_refused(401, "not_signed_in");
    assert_eq!(server.get("/api/tables", &anna).await.json(), json!({ "tables": [] }));
    let code = server.post("/api/tables", &anna, gold(3)).await.json()["code"].clone();
    // The table notes its people a moment after it was opened.
    let listed = loop {
        let listed = server.get("/api/tables", &anna).await.json();
        if listed["tables"].as_array().unwrap().len() == 1 {
            break listed;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    };
    let own = &listed["tables"][0];
    assert_eq!((&own["table"]["code"], &own["table"]["phase"]), (&code, &json!("gathering")));
    assert_eq!((&own["host"], &own["your_turn"]), (&json!(true), &json!(false)));
    assert_eq!(server.get("/api/tables", &ben).await.json(), json!({ "tables": [] }));
}
