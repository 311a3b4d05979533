//! Real sockets: who may send what, what is refused by which name, and what nobody receives.

mod hints;
mod moderation;
mod plans;
mod programs;
mod salts;
mod screens;
mod sessions;
mod violations;

use crate::common::{Server, server, server_with, settings};
use futures_util::StreamExt;
use probe::{Guest, ProbeError, Socket};
use serde_json::{Value, json};
use server::Settings;
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use wire::{Code, Command, FromClient, MAX_MESSAGE_BYTES, Phase, Reaction, Refusal, ToClient, Update};

/// Nothing that is waited for takes longer.
const PATIENCE: Duration = Duration::from_secs(60);

impl Server {
    async fn person(&self, name: &str) -> Guest {
        Guest::new(self.running.address, name).await.unwrap()
    }
}

/// What a socket with this cookie, or none, receives, and the code it is closed with.
async fn turned_away(server: &Server, cookie: Option<&str>) -> (String, u16) {
    let mut request = format!("ws://{}/socket", server.running.address).into_client_request().unwrap();
    if let Some(cookie) = cookie {
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
    }
    let stream = tokio::net::TcpStream::connect(server.running.address).await.unwrap();
    let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
    let told = socket.next().await.unwrap().unwrap().into_text().unwrap().to_string();
    match socket.next().await.unwrap().unwrap() {
        Message::Close(Some(frame)) => (told, frame.code.into()),
        other => panic!("{other:?}"),
    }
}

/// The next message that `wanted` makes something of.
pub(crate) async fn wait<T>(
    socket: &mut Socket,
    what: &str,
    mut wanted: impl FnMut(&ToClient) -> Option<T>,
) -> T {
    let waiting = async {
        loop {
            let message = socket.next().await.unwrap();
            if let Some(found) = wanted(&message) {
                return found;
            }
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.unwrap_or_else(|_| panic!("never came: {what}"))
}

fn refusal(message: &ToClient) -> Option<Refusal> {
    match message {
        ToClient::Refused { why, .. } => Some(why.clone()),
        _ => None,
    }
}

pub(crate) fn update(message: &ToClient) -> Option<Update> {
    match message {
        ToClient::Table(update) => Some((**update).clone()),
        _ => None,
    }
}

/// Who is there, by place; the number of spectators and of big screens.
fn there(message: &ToClient) -> Option<(Vec<bool>, usize, usize)> {
    match message {
        ToClient::Present { places, spectators, screens } => Some((places.clone(), *spectators, *screens)),
        _ => None,
    }
}

/// Does something and waits for the answer to it.
pub(crate) async fn does(socket: &mut Socket, command: Command) -> Result<u64, Refusal> {
    let mine = socket.command(command).await.unwrap();
    wait(socket, "an answer", |message| match message {
        ToClient::Done { id, version } if *id == mine => Some(Ok(*version)),
        ToClient::Refused { id: Some(id), why } if *id == mine => Some(Err(why.clone())),
        _ => None,
    })
    .await
}

/// A table of Incan Gold at which two people have started, and their sockets.
async fn two_at_a_table(server: &Server, more: Value) -> (Code, Socket, Socket) {
    at_a_table([server.person("Anna").await, server.person("Ben").await], more).await
}

/// A table of Incan Gold at which these two have started, and their sockets; the first is the host.
pub(crate) async fn at_a_table([anna, ben]: [Guest; 2], more: Value) -> (Code, Socket, Socket) {
    let mut setup = json!({ "game": "incan-gold", "places": 2 });
    setup.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let code = anna.open_table(setup, &[]).await.unwrap();
    let (mut anna, mut ben) = (anna.connect().await.unwrap(), ben.connect().await.unwrap());
    anna.enter(code, None).await.unwrap();
    ben.enter(code, None).await.unwrap();
    does(&mut ben, Command::Sit { place: None }).await.unwrap();
    does(&mut anna, Command::Start {}).await.unwrap();
    (code, anna, ben)
}

pub(crate) fn torch(decision: u64) -> Command {
    Command::Play { decision, action: serde_json::value::to_raw_value("torch").unwrap() }
}

#[tokio::test]
async fn a_seat_obeys_its_own_session_and_no_other() {
    let server = server().await;
    let (code, mut anna, mut ben) = two_at_a_table(&server, json!({})).await;
    let decision = wait(&mut anna, "the first decision", |message| {
        update(message)?.game.filter(|game| !game.legal.is_empty()).map(|game| game.decision)
    })
    .await;

    // A guest who may watch.
    let mut eva = server.person("Eva").await.connect().await.unwrap();
    eva.enter(code, None).await.unwrap();
    let seen = wait(&mut eva, "what a spectator sees", update).await.game.unwrap();
    assert_eq!((seen.seat, seen.legal.len()), (None, 0));
    for (command, why) in [
        (torch(decision), Refusal::NotSeated),
        (Command::Stand {}, Refusal::NotSeated),
        (Command::Back {}, Refusal::NotSeated),
        (Command::Ready {}, Refusal::AlreadyStarted),
        (Command::Commit { hash: fair::Salt::new([7; 32]).commitment() }, Refusal::AlreadyStarted),
        (Command::Reveal { salt: fair::Salt::new([7; 32]) }, Refusal::NotSeated),
        (Command::Sit { place: None }, Refusal::AlreadyStarted),
        (Command::Start {}, Refusal::NotHost),
        (Command::Close {}, Refusal::NotHost),
        (Command::Remove { place: 0 }, Refusal::NotHost),
        (Command::Swap { a: 0, b: 1 }, Refusal::NotHost),
    ] {
        let name = command.name();
        assert_eq!(does(&mut eva, command).await, Err(why), "{name}");
    }
    eva.send(&FromClient::React { reaction: Reaction::Phew }).await.unwrap();
    assert_eq!(wait(&mut eva, "a refusal", refusal).await, Refusal::NotSeated);

    // A player who is not the host.
    assert_eq!(does(&mut ben, Command::Start {}).await, Err(Refusal::NotHost));
    // Nobody has chosen: what others tried has left no trace.
    assert_eq!(does(&mut anna, torch(decision)).await.map(|_| ()), Ok(()));
    assert_eq!(does(&mut anna, torch(decision)).await, Err(Refusal::AlreadyChosen));

    // No cookie at all, and one that is nobody's.
    for cookie in [None, Some("quipu=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")] {
        let told = turned_away(&server, cookie).await;
        assert_eq!(told, (r#"{"refused":{"why":"not_signed_in"}}"#.to_owned(), 4001));
    }
    server.running.stop().await;
}

#[tokio::test]
async fn a_foreign_page_gets_no_socket() {
    let server = server().await;
    let ask = server.ask("GET", "/socket").header("connection", "upgrade").header("upgrade", "websocket");
    let ask =
        ask.header("sec-websocket-version", "13").header("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA==");
    ask.header("origin", "https://elsewhere.example").send().await.assert_status(403);
    server.running.stop().await;
}

#[tokio::test]
async fn a_table_without_spectators_is_closed_to_strangers() {
    let server = server().await;
    let (code, ..) = two_at_a_table(&server, json!({ "spectators": false })).await;
    let mut eva = server.person("Eva").await.connect().await.unwrap();
    eva.enter(code, None).await.unwrap();
    assert_eq!(wait(&mut eva, "a refusal", refusal).await, Refusal::NoSpectators);
    assert_eq!(does(&mut eva, Command::Sit { place: None }).await, Err(Refusal::NotAtTable));
    server.running.stop().await;
}

#[tokio::test]
async fn codes_cannot_be_guessed_over_sockets() {
    let server = server_with(Settings { unknown_codes_per_hour: 3, ..settings() }).await;
    let (code, anna, ben) = two_at_a_table(&server, json!({})).await;
    let mut eva = server.person("Eva").await.connect().await.unwrap();
    for number in 0..3 {
        eva.enter(Code::new(number), None).await.unwrap();
        assert_eq!(wait(&mut eva, "a refusal", refusal).await, Refusal::UnknownTable);
    }
    let mut other = server.person("Finn").await.connect().await.unwrap();
    for socket in [&mut eva, &mut other] {
        for guess in [Code::new(4), code] {
            socket.enter(guess, None).await.unwrap();
            let why = wait(socket, "a refusal", refusal).await;
            assert!(matches!(why, Refusal::TooFast { retry_ms: 1..=1_200_001 }), "{why}");
            socket.send(&FromClient::Event { event: guess }).await.unwrap();
            let why = wait(socket, "a refusal", refusal).await;
            assert!(matches!(why, Refusal::TooFast { .. }), "{why}");
        }
    }
    // Those who play there come back.
    for mut player in [anna, ben] {
        player.enter(code, None).await.unwrap();
        wait(&mut player, "the table", update).await;
    }
    server.running.stop().await;
}

#[tokio::test]
async fn whatever_is_not_a_message_is_refused_by_name() {
    let server = server().await;
    let mut anna = server.person("Anna").await.connect().await.unwrap();
    let deep = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
    for (text, why) in [
        ("{".to_owned(), "bad_message"),
        ("null".to_owned(), "bad_message"),
        (r#"{"dance":{}}"#.to_owned(), "bad_message"),
        (r#"{"enter":{"table":"nowhere"}}"#.to_owned(), "bad_message"),
        (r#"{"enter":{"table":"kamo-tiru","extra":1}}"#.to_owned(), "bad_message"),
        (r#"{"enter":{"table":"kamo-tiru"}}"#.to_owned(), "unknown_table"),
        (format!(r#"{{"do":{{"id":9,"command":{{"play":{{"decision":1,"do":{deep}}}}}}}}}"#), "not_at_table"),
        (format!(r#"{{"ping":{deep}}}"#), "bad_message"),
        (format!(r#"{{"ping":{{"x":"{}"}}}}"#, "x".repeat(MAX_MESSAGE_BYTES)), "too_long"),
        (r#"{"do":{"id":5,"command":{"start":{}}}}"#.to_owned(), "not_at_table"),
    ] {
        let begins: String = text.chars().take(60).collect();
        anna.send_text(text).await.unwrap();
        assert_eq!(wait(&mut anna, &begins, refusal).await.name(), why, "{begins}");
    }
    // After all that the connection is as good as before.
    anna.send(&FromClient::Ping {}).await.unwrap();
    wait(&mut anna, "pong", |message| matches!(message, ToClient::Pong {}).then_some(())).await;
    server.running.stop().await;
}

#[tokio::test]
async fn a_client_that_is_too_fast_is_warned_and_then_disconnected() {
    let server = server_with(Settings { credits_per_second: 1, credits_burst: 5, ..settings() }).await;
    let mut anna = server.person("Anna").await.connect().await.unwrap();
    for _ in 0..200 {
        if anna.send(&FromClient::Ping {}).await.is_err() {
            break; // it was closed in the meantime
        }
    }
    let mut refused = 0;
    let ended = loop {
        match anna.next().await {
            Ok(ToClient::Refused { why: Refusal::TooFast { retry_ms }, .. }) => {
                assert!((1..=1001).contains(&retry_ms));
                refused += 1;
            }
            Ok(ToClient::Pong {}) => {}
            Ok(other) => panic!("{other:?}"),
            Err(error) => break error,
        }
    };
    assert!(refused >= 10, "{refused}");
    assert!(matches!(ended, ProbeError::Closed { code: Some(1008), .. }), "{ended}");
    server.running.stop().await;
}

#[tokio::test]
async fn the_number_of_sockets_is_limited() {
    let server = server_with(Settings { most_sockets_per_address: 2, ..settings() }).await;
    let anna = server.person("Anna").await;
    let first = anna.connect().await.unwrap();
    let _second = anna.connect().await.unwrap();
    assert!(matches!(anna.connect().await, Err(ProbeError::Refused(Refusal::Busy))));
    drop(first);
    for _ in 0..600 {
        if anna.connect().await.is_ok() {
            return server.running.stop().await;
        }
        tokio::time::sleep(Duration::from_millis(50)).await; // until the server has seen that one is gone
    }
    panic!("a place that became free stays taken");
}

#[tokio::test]
async fn everyone_sees_who_is_there_and_reactions() {
    let server = server().await;
    let (code, mut anna, mut ben) = two_at_a_table(&server, json!({})).await;
    ben.send(&FromClient::React { reaction: Reaction::Brave }).await.unwrap();
    let from = wait(&mut anna, "a reaction", |message| match message {
        ToClient::Reacted { place, reaction: Reaction::Brave } => Some(*place),
        _ => None,
    })
    .await;
    assert_eq!(from, 1);
    ben.send(&FromClient::React { reaction: Reaction::Brave }).await.unwrap();
    let why = wait(&mut ben, "a refusal", refusal).await;
    assert!(matches!(why, Refusal::TooFast { retry_ms: 1..=2001 }), "{why}");
    drop(ben);
    assert_eq!(wait(&mut anna, "Ben is gone", there).await, (vec![true, false], 0, 0));
    let mut eva = server.person("Eva").await.connect().await.unwrap();
    eva.enter(code, None).await.unwrap();
    assert_eq!(wait(&mut anna, "Eva watches", there).await, (vec![true, false], 1, 0));
    server.running.stop().await;
}

#[tokio::test]
async fn the_lobby_is_pushed() {
    let server = server().await;
    let mut anna = server.person("Anna").await.connect().await.unwrap();
    anna.send(&FromClient::Lobby {}).await.unwrap();
    let whole = |message: &ToClient| match message {
        ToClient::Lobby { tables, .. } => Some(tables.clone()),
        _ => None,
    };
    let changed = |message: &ToClient| match message {
        ToClient::LobbyChanged(change) => Some(change.clone()),
        other => panic!("a change, not {other:?}"),
    };
    assert_eq!(wait(&mut anna, "the lobby", whole).await, []);
    let ben = server.person("Ben").await;
    let setup = json!({ "game": "gold", "places": 3, "public": true });
    let first = ben.open_table(setup.clone(), &[]).await.unwrap();
    let mut tables = Vec::new();
    wait(&mut anna, "a table in the lobby", changed).await.apply(&mut tables);
    assert_eq!((tables.len(), tables[0].code, tables[0].phase), (1, first, Phase::Gathering));
    assert_eq!(tables[0].names, ["Ben"]);
    // Only what is new is sent.
    let second = ben.open_table(setup, &[]).await.unwrap();
    let change = wait(&mut anna, "another table", changed).await;
    assert_eq!(change.newer.iter().map(|listed| listed.code).collect::<Vec<_>>(), [second]);
    change.apply(&mut tables);
    let mut ben = ben.connect().await.unwrap();
    ben.enter(first, None).await.unwrap();
    does(&mut ben, Command::Close {}).await.unwrap();
    let change = wait(&mut anna, "a table is closed", changed).await;
    assert_eq!((&change.gone[..], change.newer.len(), change.changed.len()), (&[first][..], 0, 0));
    change.apply(&mut tables);
    assert_eq!(tables.iter().map(|listed| listed.code).collect::<Vec<_>>(), [second]);
    server.running.stop().await;
}

#[tokio::test]
async fn a_server_that_stops_says_so_to_its_sockets() {
    let server = server().await;
    let (_, mut anna, _ben) = two_at_a_table(&server, json!({})).await;
    let stopped = tokio::spawn(server.running.stop());
    let ended = loop {
        if let Err(error) = anna.next().await {
            break error;
        }
    };
    assert!(ended.to_string().contains("1012"), "{ended}");
    stopped.await.unwrap();
}

#[tokio::test]
async fn a_full_store_is_reported_by_name_and_by_healthz() {
    let server = server().await;
    let (_, mut anna, _ben) = two_at_a_table(&server, json!({})).await;
    let decision =
        wait(&mut anna, "a decision", |message| update(message)?.game.map(|game| game.decision)).await;
    server.store.fail(Some("database or disk is full".to_owned()));
    assert_eq!(does(&mut anna, torch(decision)).await, Err(Refusal::StoreUnavailable));
    assert_eq!(server.guest_less("/healthz").await, 503);
    server.store.fail(None);
    assert_eq!(server.guest_less("/healthz").await, 200);
    does(&mut anna, torch(decision)).await.unwrap();
    server.running.stop().await;
}

impl Server {
    /// The status of a page that needs no guest.
    async fn guest_less(&self, path: &str) -> u16 {
        self.get(path, "").await.status.as_u16()
    }
}
