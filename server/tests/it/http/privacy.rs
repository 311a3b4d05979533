//! A copy of one's data, deleting an account, links, blocks and reports.

use super::games::{house, played, user};
use crate::common::{Server, server, server_with, settings};
use bots::Level;
use serde_json::{Value, json};
use server::Settings;
use store::{PrivacyStore, RatedPlayer};

const PASSPHRASE: &str = "three llamas and a rope";

async fn delete(server: &Server, cookie: &str, body: Value) -> crate::common::Answer {
    server.ask("DELETE", "/api/me").cookie(cookie).json(&body).send().await
}

#[tokio::test]
async fn a_guest_deletes_everything_about_them() {
    let house = house().await;
    let server = &house.server;
    let (dora, ben) = (server.guest("Dora").await, user(server, &house.ben).await);
    let id = user(server, &dora).await;
    played(server, "third", 3, &[RatedPlayer::User(id), RatedPlayer::User(ben)]).await;
    let gone = delete(server, &dora, json!({})).await;
    gone.assert_status(204);
    assert_eq!(gone.header("set-cookie"), "quipu=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0");
    server.get("/api/games", &dora).await.assert_refused(401, "not_signed_in");
    assert!(server.store.known_user(id).await.unwrap().is_none());
    let game = server.get("/api/games/third", &house.ben).await.json();
    assert_eq!(game["results"][0]["name"], "Former player");
    assert_eq!(game["results"][1]["name"], "name 1");
    let best = server.get("/api/ratings/gold", "").await.text().to_owned();
    assert!(!best.contains("Dora") && best.contains("Ben"), "{best}");
    delete(server, &dora, json!({})).await.assert_refused(401, "not_signed_in");
}

#[tokio::test]
async fn a_claimed_account_is_deleted_only_with_its_passphrase() {
    let server = server().await;
    let anna = server.guest("Anna").await;
    server.post("/api/me/claim", &anna, json!({ "passphrase": PASSPHRASE })).await.assert_status(200);
    for body in [json!({}), json!({ "passphrase": "three llamas and a robe" })] {
        delete(&server, &anna, body).await.assert_refused(401, "wrong_passphrase");
    }
    server.get("/api/me", &anna).await.assert_status(200);
    delete(&server, &anna, json!({ "passphrase": PASSPHRASE })).await.assert_status(204);
    server.get("/api/me", &anna).await.assert_status(204);
    let sign_in = json!({ "name": "Anna", "passphrase": PASSPHRASE });
    server.post("/api/sessions", "", sign_in).await.assert_refused(401, "wrong_passphrase");
    server.guest("Anna").await; // the name is free again
}

#[tokio::test]
async fn a_copy_has_all_that_is_stored_and_nothing_of_others() {
    let house = house().await;
    let server = &house.server;
    let anna = RatedPlayer::User(user(server, &house.anna).await);
    for number in 10..130 {
        played(server, &format!("g{number}"), number, &[anna, RatedPlayer::Bot(Level::Guide)]).await; // several pages of games
    }
    server.ask("POST", "/api/games/first/share").cookie(&house.anna).send().await.assert_status(201);
    let whom = json!({ "whom": { "in_game": { "game": "first", "seat": 1 } } });
    server.post("/api/me/blocks", &house.anna, whom).await.assert_status(204);
    let about = json!({ "about": { "in_game": { "game": "first", "seat": 1 } }, "reason": "stalls" });
    server.post("/api/reports", &house.anna, about.clone()).await.assert_status(204);
    server
        .post(
            "/api/reports",
            &house.ben,
            json!({ "about": { "in_game": { "game": "first", "seat": 0 } }, "reason": "name" }),
        )
        .await
        .assert_status(204);

    let copy = server.get("/api/me/data", &house.anna).await;
    copy.assert_status(200);
    assert_eq!(copy.header("content-disposition"), "attachment; filename=\"quipu-data.json\"");
    let copy = copy.json();
    assert_eq!((&copy["profile"]["name"], &copy["profile"]["claimed"]), (&json!("Anna"), &json!(true)));
    let long = |key: &str| copy[key].as_array().unwrap().len();
    assert_eq!((long("sessions"), long("links"), long("blocks"), long("reports")), (1, 1, 1, 1));
    assert_eq!((long("ratings"), long("games")), (2, 122));
    assert_eq!(copy["reports"][0]["reason"], "stalls", "not what others report about her");
    let first = copy["games"].as_array().unwrap().iter().find(|game| game["game"]["id"] == "first").unwrap();
    assert!(first["record"].as_str().unwrap().contains("\"game\":\"gold\""));
    assert!(!copy.to_string().contains("\"Carl\""));

    let carls = server.get("/api/me/data", &house.carl).await.json();
    assert_eq!(carls["games"], json!([]));
    server.get("/api/me/data", "").await.assert_refused(401, "not_signed_in");
    for _ in 0..9 {
        server.get("/api/me/data", &house.anna).await.assert_status(200);
    }
    server.get("/api/me/data", &house.anna).await.assert_refused(429, "too_fast");
}

#[tokio::test]
async fn a_link_can_be_taken_back_by_the_one_who_shared_it() {
    let house = house().await;
    let server = &house.server;
    let shared = server.ask("POST", "/api/games/first/share").cookie(&house.anna).send().await.json();
    let path = shared["link"].as_str().unwrap().split_once("/api/").unwrap().1.to_owned();
    let path = format!("/api/{path}");
    server.get(&path, "").await.assert_status(200);
    let links = server.get("/api/me/links", &house.anna).await.json();
    assert_eq!(
        (links["links"][0]["game_id"].as_str(), links["links"][0]["game"].as_str()),
        (Some("first"), Some("gold"))
    );
    let token = path.rsplit('/').next().unwrap();
    assert!(!links.to_string().contains(token), "the link itself is not stored");
    let one = format!("/api/me/links/{}", links["links"][0]["id"].as_str().unwrap());
    assert_eq!(server.get("/api/me/links", &house.ben).await.json(), json!({ "links": [] }));
    server.ask("DELETE", &one).cookie(&house.ben).send().await.assert_refused(404, "not_found");
    server.get(&path, "").await.assert_status(200);
    server.ask("DELETE", &one).cookie(&house.anna).send().await.assert_status(204);
    server.get(&path, "").await.assert_refused(404, "not_found");
    server.ask("DELETE", &one).cookie(&house.anna).send().await.assert_refused(404, "not_found");
}

#[tokio::test]
async fn only_people_one_has_met_can_be_blocked_or_reported() {
    let house = house().await;
    let server = &house.server;
    let in_game = |game: &str, seat: u8| json!({ "whom": { "in_game": { "game": game, "seat": seat } } });
    server.post("/api/me/blocks", &house.carl, in_game("first", 0)).await.assert_refused(404, "not_found");
    server.post("/api/me/blocks", &house.carl, in_game("third", 0)).await.assert_refused(404, "not_found");
    for (game, seat) in [("first", 0), ("first", 7), ("second", 1)] {
        // Oneself, nobody, a bot.
        server
            .post("/api/me/blocks", &house.anna, in_game(game, seat))
            .await
            .assert_refused(409, "no_such_place");
    }
    server.post("/api/me/blocks", &house.anna, in_game("first", 1)).await.assert_status(204);
    let blocks = server.get("/api/me/blocks", &house.anna).await.json();
    assert_eq!(blocks["blocks"][0]["name"], "name 1");
    assert_eq!(
        server.get("/api/me/blocks", &house.ben).await.json(),
        json!({ "blocks": [] }),
        "they are not told"
    );
    let one = format!("/api/me/blocks/{}", blocks["blocks"][0]["id"]);
    server.ask("DELETE", &one).cookie(&house.ben).send().await.assert_refused(404, "not_found");
    server.ask("DELETE", &one).cookie(&house.anna).send().await.assert_status(204);
    server
        .ask("DELETE", "/api/me/blocks/x")
        .cookie(&house.anna)
        .send()
        .await
        .assert_refused(404, "not_found");

    let report = |about: Value, reason: &str| json!({ "about": about, "reason": reason });
    let ben = json!({ "in_game": { "game": "first", "seat": 1 } });
    for (body, status, name) in [
        (report(json!({ "in_game": { "game": "first", "seat": 0 } }), "name"), 409, "no_such_place"),
        (report(json!({ "table": { "table": "kamo-tiru" } }), "name"), 404, "unknown_table"),
        (report(ben.clone(), "he was rude to me"), 400, "bad_message"),
        (json!({ "about": ben, "reason": "name", "text": "rude" }), 400, "bad_message"),
    ] {
        server.post("/api/reports", &house.anna, body).await.assert_refused(status, name);
    }
}

#[tokio::test]
async fn reports_are_limited() {
    let server = server_with(Settings { reports_per_day: 2, ..settings() }).await;
    let anna = server.guest("Anna").await;
    let setup = json!({ "setup": { "game": "gold", "places": 3 } });
    let code = server.post("/api/tables", &anna, setup).await.json()["code"].clone();
    let body = json!({ "about": { "table": { "table": code } }, "reason": "other" });
    for _ in 0..2 {
        server.post("/api/reports", &anna, body.clone()).await.assert_status(204);
    }
    server.post("/api/reports", &anna, body).await.assert_refused(429, "too_fast");
}
