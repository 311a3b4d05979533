//! Guests, cookies, names and passphrases.

use crate::common::{Server, server, server_with, settings};
use serde_json::json;
use sha2::{Digest, Sha256};
use store::{Store, TokenHash};

const PASSPHRASE: &str = "three llamas and a rope";

async fn claim(server: &Server, cookie: &str, passphrase: &str) {
    server.post("/api/me/claim", cookie, json!({ "passphrase": passphrase })).await.assert_status(200);
}

#[tokio::test]
async fn a_guest_is_a_name_and_a_cookie_whose_hash_is_stored() {
    let server = server().await;
    let made = server.post("/api/guests", "", json!({ "name": "  Anna " })).await;
    made.assert_status(201);
    assert_eq!(made.json(), json!({ "name": "Anna", "claimed": false }));
    let cookie = made.cookie();
    let token = cookie.strip_prefix("quipu=").unwrap();
    assert_eq!(token.len(), 43, "32 bytes");
    let rest = made.header("set-cookie").strip_prefix(&cookie).unwrap();
    assert_eq!(rest, "; HttpOnly; SameSite=Lax; Path=/; Max-Age=7776000");
    let hash = TokenHash(Sha256::digest(token).into());
    assert_eq!(server.store.user_by_token(hash).await.unwrap().unwrap().name, "Anna");

    let me = server.get("/api/me", &cookie).await;
    assert_eq!(me.json(), json!({ "name": "Anna", "claimed": false }));
    assert_eq!(me.cookie(), cookie, "the same, for longer");
    assert_ne!(server.guest("Anna").await, cookie, "names of guests need not differ, cookies do");
}

#[tokio::test]
async fn by_https_the_cookie_is_secure() {
    let public_url = Some("https://quipu.example".parse().unwrap());
    let server = server_with(server::Settings { public_url, ..settings() }).await;
    let made = server.post("/api/guests", "", json!({ "name": "Anna" })).await;
    let line = made.header("set-cookie");
    assert!(line.starts_with("__Host-quipu=") && line.split("; ").any(|it| it == "Secure"), "{line}");
    server.get("/api/me", &made.cookie()).await.assert_status(200);
    server.get("/api/me", &made.cookie().replace("__Host-", "")).await.assert_status(204);
    assert_eq!(made.header("strict-transport-security"), "max-age=31536000");
}

#[tokio::test]
async fn without_a_cookie_that_is_known_nobody_is_signed_in() {
    let server = server().await;
    let stranger = format!("quipu={}", "a".repeat(43));
    for cookie in ["", "quipu=", "quipu=short", &stranger] {
        let me = server.get("/api/me", cookie).await;
        me.assert_status(204);
        assert!(me.body.is_empty(), "asking who you are is not an error");
        for (method, path) in [
            ("PATCH", "/api/me"),
            ("POST", "/api/me/claim"),
            ("DELETE", "/api/sessions"),
            ("GET", "/api/me/sessions"),
            ("DELETE", "/api/me/sessions"),
            ("DELETE", "/api/me/sessions/0123456789abcdef"),
            ("POST", "/api/tables"),
            ("GET", "/api/games"),
            ("GET", "/api/games/x"),
            ("GET", "/api/games/x/record"),
            ("POST", "/api/games/x/share"),
            ("GET", "/api/me/ratings"),
            ("GET", "/api/me/data"),
            ("DELETE", "/api/me"),
            ("GET", "/api/me/links"),
            ("DELETE", "/api/me/links/x"),
            ("GET", "/api/me/blocks"),
            ("POST", "/api/me/blocks"),
            ("DELETE", "/api/me/blocks/1"),
            ("POST", "/api/reports"),
            ("POST", "/api/tables/kamo-tiru/removals"),
            ("DELETE", "/api/tables/kamo-tiru/removals"),
        ] {
            let answer = server.ask(method, path).cookie(cookie).json(&json!({})).send().await;
            answer.assert_refused(401, "not_signed_in");
        }
    }
}

#[tokio::test]
async fn names_and_bodies_that_do_not_fit_are_refused_by_name() {
    let server = server().await;
    for name in ["", "   ", "abcdefghijklmnopqrstu", "a\u{202e}b", "a\nb"] {
        server.post("/api/guests", "", json!({ "name": name })).await.assert_refused(422, "bad_name");
    }
    let cookie = server.guest("Anna").await;
    let renamed =
        server.ask("PATCH", "/api/me").cookie(&cookie).json(&json!({ "name": "\u{7}" })).send().await;
    renamed.assert_refused(422, "bad_name");
    for body in ["", "{", "[]", "{}", r#"{"name":3}"#, r#"{"name":"Anna","more":1}"#, "\u{fffd}"] {
        let ask = server.ask("POST", "/api/guests").header("content-type", "application/json");
        ask.body(body.to_owned()).send().await.assert_refused(400, "bad_message");
    }
    let ask = server.ask("POST", "/api/guests").header("content-type", "text/plain");
    ask.body(r#"{"name":"Anna"}"#).send().await.assert_refused(400, "bad_message");
    let long = json!({ "name": "a".repeat(128 * 1024) });
    let answer = server.post("/api/guests", "", long).await;
    answer.assert_refused(413, "too_long");
    assert_eq!(answer.json()["refused"]["why"]["too_long"]["most"], 128 * 1024);
}

#[tokio::test]
async fn another_name() {
    let server = server().await;
    let cookie = server.guest("Anna").await;
    let renamed =
        server.ask("PATCH", "/api/me").cookie(&cookie).json(&json!({ "name": "Hanna" })).send().await;
    assert_eq!(renamed.json(), json!({ "name": "Hanna", "claimed": false }));
    assert_eq!(server.get("/api/me", &cookie).await.json()["name"], "Hanna");
}

#[tokio::test]
async fn a_claimed_name_is_ones_own() {
    let server = server().await;
    let (anna, other) = (server.guest("Anna").await, server.guest("Anna").await);
    for passphrase in ["", "7 chars", &"x".repeat(201)] {
        let answer = server.post("/api/me/claim", &anna, json!({ "passphrase": passphrase })).await;
        answer.assert_refused(422, "bad_passphrase");
    }
    let claimed = server.post("/api/me/claim", &anna, json!({ "passphrase": PASSPHRASE })).await;
    assert_eq!(claimed.json(), json!({ "name": "Anna", "claimed": true }));
    assert_eq!(server.get("/api/me", &anna).await.json()["claimed"], true);
    let (_, kept) = server.store.claimant("anna").await.unwrap().unwrap();
    assert!(kept.starts_with("$argon2id$") && !kept.contains(PASSPHRASE));

    let claimed = server.post("/api/me/claim", &other, json!({ "passphrase": PASSPHRASE })).await;
    assert_eq!(claimed.json()["name"], "Anna 2", "it is no longer the other one's name");
    server.post("/api/guests", "", json!({ "name": "ANNA" })).await.assert_refused(409, "name_taken");
    let ben = server.guest("Ben").await;
    let renamed = server.ask("PATCH", "/api/me").cookie(&ben).json(&json!({ "name": "anna" })).send().await;
    renamed.assert_refused(409, "name_taken");
}

#[tokio::test]
async fn signing_in_from_another_device_and_out_again() {
    let server = server().await;
    let first = server.guest("Anna").await;
    claim(&server, &first, PASSPHRASE).await;
    let sign_in = |name: &str, passphrase: &str| json!({ "name": name, "passphrase": passphrase });
    let second = server.post("/api/sessions", "", sign_in(" anna", PASSPHRASE)).await;
    second.assert_status(201);
    assert_eq!(second.json(), json!({ "name": "Anna", "claimed": true }));
    let second = second.cookie();
    assert_ne!(first, second);

    let wrong = server.post("/api/sessions", "", sign_in("Anna", "three llamas and a robe")).await;
    wrong.assert_refused(401, "wrong_passphrase");
    let nobody = server.post("/api/sessions", "", sign_in("Nobody", PASSPHRASE)).await;
    assert_eq!(
        (wrong.status, &wrong.body),
        (nobody.status, &nobody.body),
        "nobody learns which names there are"
    );
    server.guest("Ben").await;
    let unclaimed = server.post("/api/sessions", "", sign_in("Ben", "")).await;
    assert_eq!((wrong.status, &wrong.body), (unclaimed.status, &unclaimed.body));

    let out = server.ask("DELETE", "/api/sessions").cookie(&second).send().await;
    out.assert_status(204);
    assert_eq!(out.header("set-cookie"), "quipu=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0");
    server.get("/api/me", &second).await.assert_status(204);
    server.get("/api/me", &first).await.assert_status(200);
}

#[tokio::test]
async fn another_passphrase_needs_the_old_one() {
    let server = server().await;
    let anna = server.guest("Anna").await;
    claim(&server, &anna, PASSPHRASE).await;
    let new = "four llamas and a rope";
    for body in [json!({ "passphrase": new }), json!({ "passphrase": new, "old": "wrong wrong" })] {
        server.post("/api/me/claim", &anna, body).await.assert_refused(401, "wrong_passphrase");
    }
    server
        .post("/api/me/claim", &anna, json!({ "passphrase": new, "old": PASSPHRASE }))
        .await
        .assert_status(200);
    let sign_in = |passphrase: &str| json!({ "name": "Anna", "passphrase": passphrase });
    server.post("/api/sessions", "", sign_in(PASSPHRASE)).await.assert_refused(401, "wrong_passphrase");
    server.post("/api/sessions", "", sign_in(new)).await.assert_status(201);
}

#[tokio::test]
async fn a_store_that_cannot_write_makes_no_guests() {
    let server = server().await;
    let cookie = server.guest("Anna").await;
    server.store.fail(Some("no space left on device at /secret/path".to_owned()));
    let answer = server.post("/api/guests", "", json!({ "name": "Ben" })).await;
    answer.assert_refused(503, "store_unavailable");
    assert!(!answer.text().contains("secret"));
    server.store.fail(None);
    server.get("/api/me", &cookie).await.assert_status(200);
    server.post("/api/guests", "", json!({ "name": "Ben" })).await.assert_status(201);
}
