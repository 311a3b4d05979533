//! Games that are over: results, records, ratings, and who may have them.

use crate::common::{Server, server};
use bots::Level;
use catalog::GameKind;
use game_table::{EntryKind, UserId};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::{Append, FinishedGame, RatedPlayer, SeatResult, Store, TokenHash};
use wire::Code;

const RECORD: &str = "{\"game\":\"gold\",\"seats\":[\"name 0\",\"name 1\"]}\n{\"step\":1}\n";

pub async fn user(server: &Server, cookie: &str) -> UserId {
    let token = cookie.strip_prefix("quipu=").unwrap();
    let hash = TokenHash(Sha256::digest(token).into());
    server.store.user_by_token(hash).await.unwrap().unwrap().id
}

/// As if these had played a game of Gold to the end, the first to the last rank in this order.
pub async fn played(server: &Server, id: &str, number: u32, who: &[RatedPlayer]) {
    let host = UserId(1);
    let table = server
        .store
        .open_table(Code::new(number), host, &[EntryKind::Ready { place: 0 }.into()], 1)
        .await
        .unwrap();
    let results = who.iter().enumerate().map(|(seat, &who)| SeatResult {
        who,
        name: format!("name {seat}"),
        score: 10 - seat as i32,
        rank: seat as u8 + 1,
    });
    let record = RECORD.to_owned();
    let results = results.collect();
    let finished = FinishedGame {
        id: id.to_owned(),
        game: GameKind::Gold,
        results,
        record,
        began: i64::from(number),
        rated: true,
        unfinished: None,
        programs: false,
    };
    let entries = [EntryKind::Closed.into()];
    let now = i64::from(number) + 1000;
    let append = Append { table, first: 2, entries: &entries, finished: Some(&finished), closes: true, now };
    server.store.append(append).await.unwrap();
}

pub struct House {
    pub server: Server,
    pub anna: String,
    pub ben: String,
    pub carl: String,
}

/// Anna and Ben have played; Carl has not.
pub async fn house() -> House {
    let server = server().await;
    let (anna, ben, carl) =
        (server.guest("Anna").await, server.guest("Ben").await, server.guest("Carl").await);
    for cookie in [&anna, &ben] {
        server.store.claim(user(&server, cookie).await, "hash").await.unwrap(); // else they are not rated
    }
    let people =
        [RatedPlayer::User(user(&server, &anna).await), RatedPlayer::User(user(&server, &ben).await)];
    played(&server, "first", 1, &people).await;
    played(&server, "second", 2, &[people[0], RatedPlayer::Bot(Level::Guide)]).await;
    House { server, anna, ben, carl }
}

fn ids(answer: &Value) -> Vec<&str> {
    answer["games"].as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn guests_find_their_own_games_newest_first() {
    let house = house().await;
    let server = &house.server;
    let games = server.get("/api/games", &house.anna).await.json();
    assert_eq!(ids(&games), ["second", "first"]);
    let expected = json!({
        "id": "second", "game": "gold", "pool": "with-bots", "began": 2, "ended": 1002,
        "results": [
            { "name": "name 0", "you": true, "score": 10, "rank": 1 },
            { "name": "name 1", "bot": "guide", "you": false, "score": 9, "rank": 2 },
        ],
        "record": "/api/games/second/record",
    });
    assert_eq!(games["games"][0], expected);
    assert_eq!(server.get("/api/games/second", &house.anna).await.json(), expected);
    assert_eq!(ids(&server.get("/api/games", &house.ben).await.json()), ["first"]);
    assert_eq!(ids(&server.get("/api/games", &house.carl).await.json()), [""; 0]);
    assert_eq!(ids(&server.get("/api/games?most=1", &house.anna).await.json()), ["second"]);
    assert_eq!(ids(&server.get("/api/games?before=1002&most=1", &house.anna).await.json()), ["first"]);
    for wrong in ["most=0", "most=101", "most=x", "before=x", "more=1"] {
        server.get(&format!("/api/games?{wrong}"), &house.anna).await.assert_refused(400, "bad_message");
    }
    let said = server.get("/api/games?most=x", &house.anna).await.json();
    let problem = said["refused"]["why"]["bad_message"]["problem"].as_str().unwrap();
    assert!(problem.starts_with("most: "), "{problem}");
}

#[tokio::test]
async fn a_record_is_for_its_players_and_to_others_it_is_not_there() {
    let house = house().await;
    let server = &house.server;
    for cookie in [&house.anna, &house.ben] {
        let record = server.get("/api/games/first/record", cookie).await;
        record.assert_status(200);
        assert_eq!(record.text(), RECORD);
        assert_eq!(record.header("content-type"), "application/x-ndjson");
        assert_eq!(record.header("content-disposition"), "attachment; filename=\"first.jsonl\"");
    }
    for (method, rest) in [("GET", ""), ("GET", "/record"), ("POST", "/share")] {
        let ask = |id: &str, cookie: &str| {
            server.ask(method, &format!("/api/games/{id}{rest}")).cookie(cookie).send()
        };
        let (foreign, missing) = (ask("first", &house.carl).await, ask("third", &house.carl).await);
        foreign.assert_refused(404, "not_found");
        assert_eq!(foreign.body, missing.body);
        let names = |headers: &hyper::HeaderMap| -> Vec<(String, Vec<u8>)> {
            let all = headers.iter().filter(|(name, _)| *name != "date");
            all.map(|(name, value)| (name.to_string(), value.as_bytes().to_vec())).collect()
        };
        assert_eq!(names(&foreign.headers), names(&missing.headers));
        ask("second", &house.ben).await.assert_refused(404, "not_found");
        let (foreign, missing) = (ask("first", "").await, ask("third", "").await);
        foreign.assert_refused(401, "not_signed_in");
        assert_eq!(foreign.body, missing.body);
    }
}

#[tokio::test]
async fn anyone_with_the_link_can_get_a_shared_record() {
    let house = house().await;
    let server = &house.server;
    let share = || server.ask("POST", "/api/games/first/share").cookie(&house.ben).send();
    let shared = share().await;
    shared.assert_status(201);
    let link = shared.json()["link"].as_str().unwrap().to_owned();
    let path = link.strip_prefix(&format!("http://{}", server.host())).unwrap();
    let token = path.strip_prefix("/api/records/").unwrap();
    assert_eq!(token.len(), 22, "16 bytes");
    for cookie in ["", &house.carl] {
        let record = server.get(path, cookie).await;
        record.assert_status(200);
        assert_eq!((record.text(), record.header("content-type")), (RECORD, "application/x-ndjson"));
    }
    assert_ne!(share().await.json()["link"], link.as_str(), "every link is another one");
    let hash = TokenHash(Sha256::digest(token).into());
    assert_eq!(server.store.shared_record(hash).await.unwrap().as_deref(), Some(RECORD));
    for token in ["x", &"a".repeat(22), "first"] {
        server.get(&format!("/api/records/{token}"), &house.anna).await.assert_refused(404, "not_found");
    }
}

#[tokio::test]
async fn ratings_by_game_and_pool() {
    let house = house().await;
    let server = &house.server;
    let mine = server.get("/api/me/ratings", &house.anna).await;
    mine.assert_status(200);
    let mine = mine.json();
    let pools: Vec<&str> =
        mine["ratings"].as_array().unwrap().iter().map(|it| it["pool"].as_str().unwrap()).collect();
    assert_eq!(pools.len(), 2, "{mine}");
    assert!(pools.contains(&"people") && pools.contains(&"with-bots"));
    let first = &mine["ratings"][0];
    assert_eq!((&first["games"], &first["won"], &first["best"]), (&json!(1), &json!(1), &json!(10)));
    assert_eq!((&first["name"], &first["average"]), (&json!("Anna"), &json!(10.0)));
    assert!(first["rating"].as_u64().unwrap() > 1000);
    assert_eq!(server.get("/api/me/ratings", &house.carl).await.json(), json!({ "ratings": [] }));

    let best = server.get("/api/ratings/gold", "").await.json();
    let names = |list: &Value| -> Vec<String> {
        list["ratings"].as_array().unwrap().iter().map(|it| it["name"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(names(&best), ["Anna", "Ben"]);
    let best = server.get("/api/ratings/gold?pool=with-bots", "").await.json();
    assert_eq!(names(&best)[0], "Anna");
    assert_eq!(best["ratings"][1]["bot"], "guide");
    assert_eq!(names(&server.get("/api/ratings/incan-gold?pool=people", "").await.json()), [""; 0]);
    server.get("/api/ratings/chess", "").await.assert_refused(404, "not_found");
    server.get("/api/ratings/gold?pool=sharks", "").await.assert_refused(400, "bad_message");
}
