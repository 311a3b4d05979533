//! The devices on which someone is signed in, tried passphrases, and names that look alike.

use crate::common::{Answer, Server, server, server_with, settings};
use serde_json::{Value, json};
use server::Settings;
use sha2::{Digest, Sha256};
use store::{Store, TokenHash};

const PASSPHRASE: &str = "three llamas and a rope";
const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

async fn claim(server: &Server, cookie: &str) -> Answer {
    let answer = server.post("/api/me/claim", cookie, json!({ "passphrase": PASSPHRASE })).await;
    answer.assert_status(200);
    answer
}

async fn sign_in(server: &Server, from: &str, cookie: &str, passphrase: &str) -> Answer {
    let body = json!({ "name": "Anna", "passphrase": passphrase });
    let ask = server.ask("POST", "/api/sessions").header("x-forwarded-for", from).cookie(cookie);
    ask.json(&body).send().await
}

/// The cookies that an answer sets, by name, as they are to be sent back.
fn cookies(answer: &Answer) -> Vec<String> {
    let lines = answer.headers.get_all("set-cookie").iter().map(|line| line.to_str().unwrap());
    lines.map(|line| line.split(';').next().unwrap().to_owned()).collect()
}

async fn devices(server: &Server, cookie: &str) -> Vec<Value> {
    server.get("/api/me/sessions", cookie).await.json()["sessions"].as_array().unwrap().clone()
}

#[tokio::test]
async fn your_devices_are_listed_without_what_opens_them() {
    let server = server().await;
    let here = server.guest("Anna").await;
    claim(&server, &here).await;
    let there = sign_in(&server, "1.1.1.1", "", PASSPHRASE).await.cookie();
    let ask = server.ask("GET", "/api/me").cookie(&there).header("user-agent", FIREFOX);
    ask.send().await.assert_status(200);
    server.guest("Ben").await;

    let listed = devices(&server, &here).await;
    assert_eq!(listed.len(), 2);
    let (this, other) = if listed[0]["this"] == true { (0, 1) } else { (1, 0) };
    assert_eq!((&listed[this]["this"], &listed[other]["this"]), (&json!(true), &json!(false)));
    assert_eq!(
        (&listed[this]["device"], &listed[other]["device"]),
        (&Value::Null, &json!("Firefox (Linux)"))
    );
    for device in &listed {
        assert!(
            device["started"].as_i64().unwrap() > 0 && device["seen"].as_i64() >= device["started"].as_i64()
        );
        let id = device["id"].as_str().unwrap();
        let token = there.strip_prefix("quipu=").unwrap();
        let hash: String = Sha256::digest(token).iter().map(|byte| format!("{byte:02x}")).collect();
        assert!(id.len() == 16 && !token.contains(id) && !hash.contains(id));
    }
    // What the browser says of itself is not stored.
    let hash = TokenHash(Sha256::digest(there.strip_prefix("quipu=").unwrap()).into());
    assert_eq!(server.store.session(hash).await.unwrap().unwrap().device, "Firefox (Linux)");

    let end = |id: &str| server.ask("DELETE", &format!("/api/me/sessions/{id}")).cookie(&here).send();
    end("0123456789abcdef").await.assert_refused(404, "not_found");
    end(listed[other]["id"].as_str().unwrap()).await.assert_status(204);
    server.get("/api/me", &there).await.assert_status(204);
    assert_eq!(devices(&server, &here).await.len(), 1);
    server.get("/api/me/sessions", &there).await.assert_refused(401, "not_signed_in");
}

#[tokio::test]
async fn one_cannot_sign_out_others() {
    let server = server().await;
    let (anna, ben) = (server.guest("Anna").await, server.guest("Ben").await);
    let id = devices(&server, &anna).await[0]["id"].as_str().unwrap().to_owned();
    let ask = server.ask("DELETE", &format!("/api/me/sessions/{id}")).cookie(&ben);
    ask.send().await.assert_refused(404, "not_found");
    server.ask("DELETE", "/api/me/sessions?this=true").cookie(&ben).send().await.assert_status(204);
    server.get("/api/me", &anna).await.assert_status(200);
    server.get("/api/me", &ben).await.assert_status(204);
    server
        .ask("DELETE", "/api/me/sessions?this=x")
        .cookie(&anna)
        .send()
        .await
        .assert_refused(400, "bad_message");
}

#[tokio::test]
async fn another_passphrase_ends_all_other_sessions() {
    let server = server().await;
    let here = server.guest("Anna").await;
    claim(&server, &here).await;
    let there = sign_in(&server, "1.1.1.1", "", PASSPHRASE).await.cookie();
    let change = |old: &str| json!({ "passphrase": "four llamas and a rope", "old": old });
    server.post("/api/me/claim", &here, change("a guess")).await.assert_refused(401, "wrong_passphrase");
    server.get("/api/me", &there).await.assert_status(200);
    server.post("/api/me/claim", &here, change(PASSPHRASE)).await.assert_status(200);
    server.get("/api/me", &there).await.assert_status(204);
    server.get("/api/me", &here).await.assert_status(200);
}

#[tokio::test]
async fn the_use_of_a_session_is_not_written_down_each_time() {
    let server = server().await;
    let anna = server.guest("Anna").await;
    let seen = async || devices(&server, &anna).await[0]["seen"].as_i64().unwrap();
    let first = seen().await;
    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    assert_eq!(seen().await, first);
    server.store.fail(Some("full".to_owned()));
    server.get("/api/me", &anna).await.assert_status(200);
}

#[tokio::test]
async fn guesses_from_many_addresses_are_slowed_down_and_the_owner_still_gets_in() {
    let settings = Settings { sign_ins_per_name: 9, trust_proxy: true, ..settings() };
    let server = server_with(settings).await;
    let here = server.guest("Anna").await;
    let known = cookies(&claim(&server, &here).await).pop().unwrap();
    assert!(known.starts_with("quipu-device="), "{known}");
    let other = server.guest("Ben").await;
    let stranger = cookies(&claim(&server, &other).await).pop().unwrap();
    // Signed out: only the device is still known.
    server.ask("DELETE", "/api/sessions").cookie(&here).send().await.assert_status(204);

    let mut answers = Vec::new();
    for number in 0..40 {
        let from = format!("203.0.113.{number}");
        answers.push(sign_in(&server, &from, &stranger, &format!("guess number {number}")).await.refused());
    }
    assert_eq!(answers.iter().filter(|refused| *refused == "wrong_passphrase").count(), 9, "{answers:?}");
    assert!(answers[9..].iter().all(|refused| refused == "too_fast"), "{answers:?}");
    let right = sign_in(&server, "198.51.100.1", &stranger, PASSPHRASE).await;
    right.assert_refused(429, "too_fast"); // which does not tell that it would be right

    let back = sign_in(&server, "203.0.113.1", &known, PASSPHRASE).await;
    back.assert_status(201);
    assert_eq!(cookies(&back)[1], known, "the device keeps its cookie");
    // A known device may not guess without end either.
    let mut guesses = Vec::new();
    for _ in 0..5 {
        guesses.push(sign_in(&server, "203.0.113.1", &known, "a guess").await.refused());
    }
    assert_eq!(guesses, ["wrong_passphrase", "wrong_passphrase", "too_fast", "too_fast", "too_fast"]);
    // Nor may someone who has stolen a session.
    let session = back.cookie();
    let mut guesses = Vec::new();
    for _ in 0..5 {
        let guess = json!({ "passphrase": "12345678", "old": "a guess" });
        guesses.push(server.post("/api/me/claim", &session, guess).await.refused());
    }
    assert_eq!(guesses[3..], ["too_fast", "too_fast"], "{guesses:?}");
}

#[tokio::test]
async fn names_that_look_like_a_claimed_one_are_taken() {
    let server = server().await;
    let anna = server.guest("Anna").await;
    let (guest, other) = (server.guest("Ａnna").await, server.guest("anna").await);
    claim(&server, &anna).await;
    for alike in ["ANNA", "Ａnna", "Аnnа", "𝖠nna"] {
        let refused = server.post("/api/guests", "", json!({ "name": alike })).await;
        assert!(["name_taken", "bad_name"].contains(&refused.refused().as_str()), "{alike}: {refused:?}");
    }
    server.post("/api/guests", "", json!({ "name": "АNNА" })).await.assert_refused(422, "bad_name");
    // Those who had it before are told.
    let me = server.get("/api/me", &guest).await.json();
    assert_eq!(me, json!({ "name": "Ａnna 2", "claimed": false, "renamed_from": "Ａnna" }));
    let me = server.get("/api/me", &other).await.json();
    assert_eq!(me, json!({ "name": "anna 3", "claimed": false, "renamed_from": "anna" }));
    let rename = server.ask("PATCH", "/api/me").cookie(&other).json(&json!({ "name": "Hanna" }));
    assert_eq!(rename.send().await.json(), json!({ "name": "Hanna", "claimed": false }));
    assert_eq!(server.get("/api/me", &other).await.json(), json!({ "name": "Hanna", "claimed": false }));
}

#[tokio::test]
async fn words_for_bots_and_guests_cannot_be_claimed() {
    let server = server().await;
    for name in ["Inti", "0racle", "gość"] {
        let cookie = server.guest(name).await;
        let claim = server.post("/api/me/claim", &cookie, json!({ "passphrase": PASSPHRASE })).await;
        claim.assert_refused(409, "name_taken");
    }
    let anna = server.guest("Anna").await;
    claim(&server, &anna).await;
    let rename = server.ask("PATCH", "/api/me").cookie(&anna).json(&json!({ "name": "lnti" }));
    rename.send().await.assert_refused(409, "name_taken");
    // The words are those of the pages.
    for language in ["en", "pl", "es", "it"] {
        let folder = format!("{}/../web/shell/words/{language}", env!("CARGO_MANIFEST_DIR"));
        let texts = ["shell.ftl", "pages.ftl"]
            .map(|file| std::fs::read_to_string(format!("{folder}/{file}")).unwrap());
        let lines = texts.iter().flat_map(|text| text.lines());
        let levels =
            bots::Level::all().map(|level| format!("level-{level} = ")).chain(["arrive-guest = ".to_owned()]);
        for key in levels {
            let word =
                lines.clone().find_map(|line| line.strip_prefix(&key)).unwrap_or_else(|| panic!("{key}"));
            assert!(store::is_reserved(word), "{language}: {word}");
        }
    }
}
