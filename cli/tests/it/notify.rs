//! A player who is not there is told that it is their turn, even if the server is killed before it can say so.

use hyper::Method;
use probe::{Guest, PATIENCE, ServerProcess, Socket, free_address};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::Path;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Duration, sleep, timeout};
use wire::{Command, ToClient, Update};

const FLAGS: [&str; 4] =
    ["--notify=webhook", "--notify-private", "--public-url=http://quipu.test", "--bot-threads=1"];

async fn start(address: SocketAddr, data: &Path) -> ServerProcess {
    ServerProcess::start(Path::new(env!("CARGO_BIN_EXE_quipu")), address, data, &FLAGS).await.unwrap()
}

/// The next message that `wanted` makes something of.
async fn wait<T>(socket: &mut Socket, mut wanted: impl FnMut(ToClient) -> Option<T>) -> T {
    let waiting = async {
        loop {
            if let Some(found) = wanted(socket.next().await.unwrap()) {
                return found;
            }
        }
    };
    timeout(PATIENCE, waiting).await.unwrap()
}

async fn does(socket: &mut Socket, command: Command) {
    let mine = socket.command(command).await.unwrap();
    let done = |message| matches!(message, ToClient::Done { id, .. } if id == mine).then_some(());
    wait(socket, done).await;
}

/// The decision that is due at the table.
async fn decision(socket: &mut Socket) -> u64 {
    let of =
        |update: Box<Update>| update.game.filter(|game| !game.legal.is_empty()).map(|game| game.decision);
    wait(socket, |message| if let ToClient::Table(update) = message { of(update) } else { None }).await
}

/// The JSON of the next request. It is still to be answered.
async fn request(listener: &TcpListener) -> (Value, TcpStream) {
    let (mut stream, _) = listener.accept().await.unwrap();
    let mut text = String::new();
    loop {
        let mut bytes = [0; 4096];
        let read = stream.read(&mut bytes).await.unwrap();
        text += std::str::from_utf8(&bytes[..read]).unwrap();
        let body = text.split_once("\r\n\r\n").map(|(_, body)| body).unwrap_or_default();
        if let Ok(body) = serde_json::from_str(body) {
            return (body, stream);
        }
        assert!(read > 0, "{text}");
    }
}

#[tokio::test]
async fn a_killed_server_tells_it_after_its_next_start() {
    let data = tempfile::tempdir().unwrap();
    let address = free_address().unwrap();
    let server = start(address, data.path()).await;
    let receiver = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let url = format!("http://{}/", receiver.local_addr().unwrap());

    let (anna, ben) = (Guest::new(address, "Anna").await.unwrap(), Guest::new(address, "Ben").await.unwrap());
    let body = json!({ "to": { "webhook": { "url": url } } }).to_string();
    let added = ben.request(Method::POST, "/api/me/notifications", Some(body)).await.unwrap();
    assert_eq!(added.status, 201, "{added:?}");
    let setup = json!({ "game": "incan-gold", "places": 2, "pace": { "slow": { "days": 2 } } });
    let code = anna.open_table(setup, &[]).await.unwrap();
    let (mut anna, mut ben) = (anna.connect().await.unwrap(), ben.connect().await.unwrap());
    for socket in [&mut anna, &mut ben] {
        socket.enter(code, None).await.unwrap();
    }
    does(&mut ben, Command::Sit { place: None }).await;
    does(&mut anna, Command::Start {}).await;
    let first = decision(&mut ben).await;
    let torch =
        || Command::Play { decision: first, action: serde_json::value::to_raw_value("torch").unwrap() };
    does(&mut ben, torch()).await;
    drop(ben);
    does(&mut anna, torch()).await;
    // Ben is to be told of the next decision, but not in the first seconds.
    server.kill().await.unwrap();
    drop(anna);
    assert!(timeout(Duration::from_millis(100), receiver.accept()).await.is_err(), "too early");

    let server = start(address, data.path()).await;
    let (told, stream) = timeout(Duration::from_secs(20), request(&receiver)).await.unwrap();
    assert_eq!((&told["kind"], &told["table"]), (&json!("turn"), &json!(code)));
    // Killed again before the answer: it cannot know whether that was taken, so it says the same once more.
    server.kill().await.unwrap();
    drop(stream);
    let server = start(address, data.path()).await;
    let (again, mut stream) = timeout(Duration::from_secs(60), request(&receiver)).await.unwrap();
    assert_eq!(again, told, "the same, with the same id");
    stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.unwrap();
    drop(stream);
    sleep(Duration::from_secs(1)).await;
    server.kill().await.unwrap();
    let server = start(address, data.path()).await;
    assert!(
        timeout(Duration::from_secs(6), receiver.accept()).await.is_err(),
        "it was taken, so that is the end"
    );
    server.kill().await.unwrap();
}
