//! Adding, testing and removing channels: what is refused, and what arrives.

use super::receivers::{Postbox, Receiver};
use super::{BASE, add, add_webhook, generous, generous_server};
use crate::common::{Answer, Server, server, server_with, settings};
use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use server::{Running, ServeError, Settings};
use sha2::Sha256;
use std::sync::Arc;
use store::MemoryStore;

/// Why a channel is refused.
fn problem(answer: &Answer) -> Value {
    answer.assert_refused(422, "bad_channel");
    answer.json()["refused"]["why"]["bad_channel"]["reason"].clone()
}

async fn test(server: &Server, cookie: &str, id: &Value) -> Answer {
    server.post(&format!("/api/me/notifications/{id}/test"), cookie, json!(null)).await
}

/// A browser that has subscribed.
struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    fn new() -> Browser {
        Browser { secret: SecretKey::from_slice(&[9; 32]).unwrap(), auth: [5; 16] }
    }

    fn public(&self) -> Vec<u8> {
        self.secret.public_key().to_sec1_point(false).as_bytes().to_vec()
    }

    fn subscription(&self, endpoint: String) -> Value {
        let key = URL_SAFE_NO_PAD.encode(self.public());
        json!({ "push": { "endpoint": endpoint, "key": key, "auth": URL_SAFE_NO_PAD.encode(self.auth) } })
    }

    /// Reads a message as RFC 8291 says.
    fn decrypt(&self, sealed: &[u8]) -> Value {
        let (salt, rest) = sealed.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!((size, rest[0]), ([0, 0, 16, 0].as_slice(), 65));
        let (sender, sealed) = rest[1..].split_at(65);
        let shared = self.secret.diffie_hellman(&PublicKey::from_sec1_bytes(sender).unwrap());
        let derive = |salt: &[u8], secret: &[u8], info: &[u8], length: usize| {
            let mut derived = vec![0; length];
            Hkdf::<Sha256>::new(Some(salt), secret).expand(info, &mut derived).unwrap();
            derived
        };
        let info = [b"WebPush: info\0", self.public().as_slice(), sender].concat();
        let secret = derive(&self.auth, shared.raw_secret_bytes(), &info, 32);
        let key: [u8; 16] = derive(salt, &secret, b"Content-Encoding: aes128gcm\0", 16).try_into().unwrap();
        let nonce: [u8; 12] = derive(salt, &secret, b"Content-Encoding: nonce\0", 12).try_into().unwrap();
        let text = Aes128Gcm::new(&key.into()).decrypt(&Nonce::from(nonce), sealed).unwrap();
        assert_eq!(text.last(), Some(&2), "the last record");
        serde_json::from_slice(&text[..text.len() - 1]).unwrap()
    }
}

#[tokio::test]
async fn without_the_operator_nothing_is_offered_or_sent() {
    let server = server().await;
    let anna = server.guest("Anna").await;
    let mine = server.get("/api/me/notifications", &anna).await.json();
    assert_eq!(
        mine,
        json!({ "offers": { "webhook": false, "ntfy": false, "email": false }, "channels": [] })
    );
    let receiver = Receiver::start().await;
    let key = Browser::new();
    for to in [
        json!({ "webhook": { "url": receiver.url("/") } }),
        json!({ "ntfy": { "url": receiver.url("/") } }),
        json!({ "email": { "address": "anna@example.org" } }),
        key.subscription(receiver.url("/")),
    ] {
        assert_eq!(problem(&add(&server, &anna, to).await), "not_offered");
    }
    assert!(receiver.received().is_empty());
    server.get("/api/me/notifications", "").await.assert_refused(401, "not_signed_in");
}

#[tokio::test]
async fn settings_that_do_not_fit_together_are_refused_at_the_start() {
    for (settings, said) in [
        (Settings { notify: "webhook".parse().unwrap(), ..settings() }, "public_url"),
        (Settings { notify: "email".parse().unwrap(), ..generous() }, "smtp_url"),
    ] {
        let Err(error) = Running::start(settings, Arc::new(MemoryStore::default())).await else {
            panic!("it starts without {said}")
        };
        assert!(matches!(error, ServeError::Notify(_)) && error.to_string().contains(said), "{error}");
    }
}

#[tokio::test]
async fn addresses_that_lead_near_the_server_are_refused() {
    let server = server_with(Settings { notify_private: false, ..generous() }).await;
    let anna = server.guest("Anna").await;
    let webhook = async |url: &str| problem(&add(&server, &anna, json!({ "webhook": { "url": url } })).await);
    assert_eq!(webhook("https://127.0.0.1/").await, "private_host");
    assert_eq!(webhook("https://[::ffff:192.168.0.1]:8443/a").await, "private_host");
    assert_eq!(webhook("https://169.254.169.254/latest/meta-data").await, "private_host");
    assert_eq!(webhook("http://1.1.1.1/").await, "not_https");
    assert_eq!(webhook("gopher://1.1.1.1/").await, "bad_url");
    assert_eq!(webhook("https://me:secret@1.1.1.1/").await, "bad_url");
    let ntfy = json!({ "ntfy": { "url": "https://10.0.0.1/topic" } });
    assert_eq!(problem(&add(&server, &anna, ntfy).await), "private_host");
    let push = Browser::new().subscription("https://127.0.0.1/push".to_owned());
    let other = server.guest("Ben").await; // ten changes a minute
    assert_eq!(problem(&add(&server, &other, push).await), "private_host");
    assert_eq!(server.get("/api/me/notifications", &anna).await.json()["channels"], json!([]));
}

#[tokio::test]
async fn a_redirect_is_not_followed() {
    let server = generous_server().await;
    let anna = server.guest("Anna").await;
    let (receiver, secret) = (Receiver::start().await, Receiver::start().await);
    add_webhook(&server, &anna, &receiver).await;
    let id = server.get("/api/me/notifications", &anna).await.json()["channels"][0]["id"].clone();
    receiver.redirects(secret.url("/admin"));
    let answer = test(&server, &anna, &id).await;
    assert_eq!(problem(&answer), "not_delivered");
    assert!(answer.text().contains("307"), "{answer:?}");
    assert!(secret.received().is_empty());
}

#[tokio::test]
async fn a_webhook_gets_json_and_is_its_owners_alone() {
    let server = generous_server().await;
    let (anna, ben) = (server.guest("Anna").await, server.guest("Ben").await);
    let receiver = Receiver::start().await;
    add_webhook(&server, &anna, &receiver).await;
    let mine = server.get("/api/me/notifications", &anna).await;
    let channel = mine.json()["channels"][0].clone();
    assert_eq!((&channel["kind"], &channel["state"]), (&json!("webhook"), &json!("ready")));
    assert!(!mine.text().contains("secret"), "the path can contain one");
    let id = &channel["id"];
    test(&server, &anna, id).await.assert_status(204);
    let got = &receiver.received()[0];
    assert_eq!((got.path.as_str(), got.header("content-type")), ("/hook?secret=1", "application/json"));
    let body = got.json();
    assert_eq!((&body["kind"], &body["link"]), (&json!("test"), &json!(format!("{BASE}/settings"))));
    assert_eq!(body["id"], json!(got.header("idempotency-key")));

    test(&server, &ben, id).await.assert_refused(404, "not_found");
    let path = format!("/api/me/notifications/{id}");
    server.ask("DELETE", &path).cookie(&ben).send().await.assert_refused(404, "not_found");
    server.ask("DELETE", &path).cookie(&anna).send().await.assert_status(204);
    test(&server, &anna, id).await.assert_refused(404, "not_found");
    receiver.answers(&[500]);
    assert_eq!(receiver.received().len(), 1);
}

#[tokio::test]
async fn an_ntfy_topic_gets_text_and_headers() {
    let server = generous_server().await;
    let anna = server.guest("Anna").await;
    let receiver = Receiver::start().await;
    let to = json!({ "ntfy": { "url": receiver.url("/topic"), "token": "tk_abc" } });
    let body = json!({ "to": to, "language": "pl" });
    let added = server.post("/api/me/notifications", &anna, body).await;
    added.assert_status(201);
    test(&server, &anna, &added.json()["id"]).await.assert_status(204);
    let got = &receiver.received()[0];
    assert_eq!((got.path.as_str(), got.header("authorization")), ("/topic", "Bearer tk_abc"));
    assert_eq!(got.header("click"), format!("{BASE}/settings"));
    assert_eq!(got.header("title"), "=?UTF-8?B?UXVpcHU6IGR6aWHFgmE=?=");
    assert_eq!(got.body, "Tak dowiesz się, że to twoja kolej.");
    assert!(got.header("x-sequence-id").starts_with("test-"));
    let to = json!({ "ntfy": { "url": receiver.url("/topic"), "token": "a\nb" } });
    assert_eq!(problem(&add(&server, &anna, to).await), "bad_token");
}

#[tokio::test]
async fn only_the_browser_can_read_a_push_message() {
    let server = generous_server().await;
    let anna = server.guest("Anna").await;
    let key = server.get("/api/me/notifications", &anna).await.json()["offers"]["push"].clone();
    assert_eq!(URL_SAFE_NO_PAD.decode(key.as_str().unwrap()).unwrap().len(), 65);
    let (receiver, browser) = (Receiver::start().await, Browser::new());
    let added = add(&server, &anna, browser.subscription(receiver.url("/push/1"))).await;
    added.assert_status(201);
    let id = &added.json()["id"];
    test(&server, &anna, id).await.assert_status(204);
    let got = &receiver.received()[0];
    assert_eq!((got.path.as_str(), got.header("content-encoding")), ("/push/1", "aes128gcm"));
    assert_eq!((got.header("ttl"), got.header("topic").len()), ("86400", 32));
    assert!(got.header("authorization").ends_with(&format!(", k={}", key.as_str().unwrap())));
    let message = browser.decrypt(&got.body);
    assert_eq!((&message["title"], &message["path"]), (&json!("Quipu: it works"), &json!("/settings")));
    assert!(!String::from_utf8_lossy(&got.body).contains("Quipu"));

    // Keys that are none, and no second owner.
    let wrong = json!({ "push": { "endpoint": receiver.url("/"), "key": "AAAA", "auth": "AAAA" } });
    assert_eq!(problem(&add(&server, &anna, wrong).await), "bad_keys");
    let ben = server.guest("Ben").await;
    add(&server, &ben, browser.subscription(receiver.url("/push/1"))).await.assert_status(201);
    assert_eq!(server.get("/api/me/notifications", &anna).await.json()["channels"], json!([]));
}

fn code_in(text: &str) -> String {
    let subject = text.lines().find(|line| line.starts_with("Subject: ")).unwrap();
    subject.rsplit(' ').next().unwrap().to_owned()
}

#[tokio::test]
async fn an_email_address_is_confirmed_before_it_is_used() {
    let postbox = Postbox::start().await;
    let server = server_with(Settings {
        notify: "email".parse().unwrap(),
        smtp_url: Some(postbox.url().parse().unwrap()),
        smtp_from: Some("Quipu <quipu@quipu.test>".parse().unwrap()),
        ..generous()
    })
    .await;
    let anna = server.guest("Anna").await;
    let to = |address: &str| json!({ "email": { "address": address } });
    for bad in ["anna", "anna@[127.0.0.1]", "a@b\r\nBcc: c@d"] {
        assert_eq!(problem(&add(&server, &anna, to(bad)).await), "bad_address");
    }
    let added = add(&server, &anna, to("anna@example.org")).await;
    added.assert_status(201);
    assert_eq!(added.json()["state"], "unconfirmed");
    let letter = postbox.letters()[0].clone();
    assert_eq!(letter.to, "anna@example.org");
    assert!(letter.text.contains("From: Quipu <quipu@quipu.test>"), "{}", letter.text);
    assert!(letter.text.contains("Auto-Submitted: auto-generated"), "{}", letter.text);
    let code = code_in(&letter.text);
    assert_eq!(code.len(), 8);

    let id = added.json()["id"].clone();
    assert_eq!(problem(&test(&server, &anna, &id).await), "unconfirmed");
    let confirm = format!("/api/me/notifications/{id}/confirm");
    let wrong = if code == "00000000" { "00000001" } else { "00000000" };
    assert_eq!(problem(&server.post(&confirm, &anna, json!({ "code": wrong })).await), "wrong_code");
    let confirmed = server.post(&confirm, &anna, json!({ "code": format!(" {code} ") })).await;
    confirmed.assert_status(200);
    assert_eq!(confirmed.json()["state"], "ready");
    test(&server, &anna, &id).await.assert_status(204);
    assert!(postbox.wait_for(2).await[1].text.contains(&format!("{BASE}/settings")));

    // A code is tried five times; then even the right one is none.
    let ben = server.guest("Ben").await;
    let id = add(&server, &ben, to("ben@example.org")).await.json()["id"].clone();
    let code = code_in(&postbox.wait_for(3).await[2].text);
    let confirm = format!("/api/me/notifications/{id}/confirm");
    for _ in 0..5 {
        assert_eq!(problem(&server.post(&confirm, &ben, json!({ "code": "x" })).await), "wrong_code");
    }
    assert_eq!(problem(&server.post(&confirm, &ben, json!({ "code": code })).await), "wrong_code");

    // What the SMTP server refuses is not added, and nobody is flooded.
    let eva = server.guest("Eva").await;
    let refused = problem(&add(&server, &eva, to("nobody@example.org")).await);
    assert_eq!(refused, "not_delivered");
    assert_eq!(server.get("/api/me/notifications", &eva).await.json()["channels"], json!([]));
    for _ in 0..3 {
        add(&server, &eva, to("eva@example.org")).await.assert_status(201);
    }
    add(&server, &eva, to("EVA@example.org")).await.assert_refused(429, "too_fast");
}

#[tokio::test]
async fn channels_are_limited_in_number_and_in_speed() {
    let server = generous_server().await;
    let anna = server.guest("Anna").await;
    let receiver = Receiver::start().await;
    for number in 0..10 {
        let to = json!({ "webhook": { "url": receiver.url(&format!("/{number}")) } });
        add(&server, &anna, to).await.assert_status(201);
    }
    let to = json!({ "webhook": { "url": receiver.url("/more") } });
    add(&server, &anna, to).await.assert_refused(429, "too_fast");
    let mine = server.get("/api/me/notifications", &anna).await.json();
    assert_eq!(mine["channels"].as_array().unwrap().len(), 10);
}
