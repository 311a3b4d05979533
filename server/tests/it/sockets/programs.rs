//! Programs with bot accounts: what a token opens, where they may sit, what they may not do, and how they are marked.

use super::{does, refusal, update, wait};
use crate::common::{Server, server};
use probe::{Guest, ProbeError, Socket};
use serde_json::{Value, json};
use store::{BanKind, BanRow, ModerationStore};
use wire::{Command, FromClient, Refusal, ToClient};

const PASSPHRASE: &str = "three llamas and a rope";

/// A person with a claimed name, and the token of a bot of theirs.
async fn with_bot(server: &Server, name: &str, bot: &str) -> (Guest, String) {
    let person = server.person(name).await;
    let post = |path: &'static str, body: Value| {
        person.request("POST".parse().unwrap(), path, Some(body.to_string()))
    };
    assert_eq!(post("/api/me/claim", json!({ "passphrase": PASSPHRASE })).await.unwrap().status, 200);
    let created = post("/api/me/bots", json!({ "name": bot })).await.unwrap();
    assert_eq!(created.status, 201, "{}", created.body);
    let created: Value = created.json().unwrap();
    assert_eq!(created["name"], bot);
    (person, created["token"].as_str().unwrap().to_owned())
}

async fn connect(server: &Server, token: &str) -> Result<Socket, ProbeError> {
    Socket::of_program(server.running.address, token).await
}

fn sit() -> Command {
    Command::Sit { place: None }
}

#[tokio::test]
async fn a_program_sits_where_the_host_allows_it_and_is_marked() {
    let server = server().await;
    let (anna, token) = with_bot(&server, "Anna", "PixelBot").await;
    let ben = server.person("Ben").await;
    let setup = |programs: bool| json!({ "game": "incan-gold", "places": 3, "programs": programs });
    let mut pixel = connect(&server, &token).await.unwrap();

    let closed = ben.open_table(setup(false), &[]).await.unwrap();
    pixel.enter(closed, None).await.unwrap();
    assert_eq!(does(&mut pixel, sit()).await, Err(Refusal::NoPrograms));
    let open = ben.open_table(setup(true), &[]).await.unwrap();
    pixel.enter(open, None).await.unwrap();
    does(&mut pixel, sit()).await.unwrap();
    let own = anna.open_table(setup(false), &[]).await.unwrap();
    pixel.enter(own, None).await.unwrap();
    does(&mut pixel, sit()).await.unwrap();

    let mut host = anna.connect().await.unwrap();
    host.enter(own, None).await.unwrap();
    let table = wait(&mut host, "the table", |message| update(message)?.table).await;
    let marks: Vec<(String, bool)> =
        table.places.iter().flatten().map(|it| (it.name.clone(), it.program)).collect();
    assert_eq!(marks, [("Anna".to_owned(), false), ("PixelBot".to_owned(), true)]);

    // When the host stands up, a program does not become host.
    does(&mut host, Command::Stand {}).await.unwrap();
    assert_eq!(does(&mut pixel, Command::Start {}).await, Err(Refusal::ForPeople));
    let table =
        wait(&mut host, "the table", |message| update(message)?.table.filter(|it| it.places[0].is_none()))
            .await;
    assert!(table.places.iter().flatten().all(|it| !it.host));
    server.running.stop().await;
}

#[tokio::test]
async fn a_program_does_what_players_do_and_nothing_else() {
    let server = server().await;
    let (anna, token) = with_bot(&server, "Anna", "PixelBot").await;
    let setup = json!({ "game": "incan-gold", "places": 2, "hints": true });
    let code = anna.open_table(setup, &[]).await.unwrap();
    let (mut host, mut pixel) = (anna.connect().await.unwrap(), connect(&server, &token).await.unwrap());
    host.enter(code, None).await.unwrap();
    pixel.enter(code, None).await.unwrap();
    does(&mut pixel, sit()).await.unwrap();
    for command in [
        Command::Close {},
        Command::CancelRematch {},
        Command::Remove { place: 0 },
        Command::Swap { a: 0, b: 1 },
    ] {
        assert_eq!(does(&mut pixel, command).await, Err(Refusal::ForPeople));
    }
    does(&mut host, Command::Start {}).await.unwrap();
    let due = |message: &ToClient| {
        update(message)?.game.filter(|game| !game.legal.is_empty()).map(|it| it.decision)
    };
    let decision = wait(&mut pixel, "a decision", due).await;
    pixel.send(&FromClient::Hint { decision }).await.unwrap();
    assert_eq!(wait(&mut pixel, "a refusal", refusal).await, Refusal::ForPeople);
    does(&mut pixel, super::torch(decision)).await.unwrap();
    server.running.stop().await;
}

#[tokio::test]
async fn a_token_opens_the_socket_and_nothing_else_until_it_is_revoked() {
    let server = server().await;
    let (anna, token) = with_bot(&server, "Anna", "PixelBot").await;
    for wrong in ["short", &"a".repeat(43), &token[1..]] {
        let refused = connect(&server, wrong).await;
        assert!(matches!(refused, Err(ProbeError::Refused(Refusal::NotSignedIn))), "{wrong}");
    }
    // Neither as a cookie nor for an HTTP call.
    server.get("/api/games", &format!("quipu={token}")).await.assert_refused(401, "not_signed_in");
    let bearer = format!("Bearer {token}");
    let call = server.ask("GET", "/api/me/bots").header("authorization", &bearer).send().await;
    call.assert_refused(401, "not_signed_in");
    // Nobody can sign in with its name, or take it.
    let sign_in = json!({ "name": "PixelBot", "passphrase": "!!!!!!!!" });
    server.post("/api/sessions", "", sign_in).await.assert_refused(401, "wrong_passphrase");
    server.post("/api/guests", "", json!({ "name": "pixelbot" })).await.assert_refused(409, "name_taken");

    let mut pixel = connect(&server, &token).await.unwrap();
    let listed: Value = anna.get("/api/me/bots").await.unwrap().json().unwrap();
    assert_eq!((listed["bots"][0]["name"].as_str(), listed["most"].as_u64()), (Some("PixelBot"), Some(5)));
    assert!(!listed.to_string().contains(&token));
    let ben = server.person("Ben").await;
    let delete = |who: Guest| async move {
        who.request("DELETE".parse().unwrap(), "/api/me/bots/PixelBot", None).await.unwrap().status
    };
    assert_eq!(delete(ben).await, 404, "it is not theirs");
    assert_eq!(delete(anna.clone()).await, 204);
    assert!(matches!(pixel.next().await, Err(ProbeError::Closed { code: Some(4001), .. })));
    assert!(connect(&server, &token).await.is_err());
    assert_eq!(delete(anna).await, 404);
    server.running.stop().await;
}

#[tokio::test]
async fn only_people_with_a_claimed_name_have_bots_and_not_too_many() {
    let server = server().await;
    let cookie = server.guest("Cleo").await;
    let create = |name: &str| {
        let name = name.to_owned();
        let (server, cookie) = (&server, &cookie);
        async move { server.post("/api/me/bots", cookie, json!({ "name": name })).await }
    };
    create("CleoBot").await.assert_refused(409, "not_claimed");
    server.post("/api/me/claim", &cookie, json!({ "passphrase": PASSPHRASE })).await.assert_status(200);
    create("Cleopatra").await.assert_refused(422, "bad_bot_name");
    create("").await.assert_refused(422, "bad_name");
    create("Аnnabot").await.assert_refused(422, "bad_name"); // the first letter is Cyrillic
    create("Annabot\u{378}").await.assert_refused(422, "bad_name"); // no such character
    let value = server::moderation::normalized(BanKind::Name, "RudeBot").unwrap();
    server.store.ban(&BanRow { kind: BanKind::Name, value, created: 1, ends: None }).await.unwrap();
    server::moderation::bans_changed(server.running.app()).await.unwrap();
    create("rudebot").await.assert_refused(403, "banned");
    for number in 1..=5 {
        create(&format!("Cleo {number} Bot")).await.assert_status(201);
    }
    create("Cleo 6 Bot").await.assert_refused(409, "too_many_bots");
    server.post("/api/me/bots", "", json!({ "name": "ABot" })).await.assert_refused(401, "not_signed_in");
    server.running.stop().await;
}
