//! A socket ends with the session it was opened with.

use super::PATIENCE;
use crate::common::{Server, server, server_with, settings};
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use server::Settings;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

const PASSPHRASE: &str = "three llamas and a rope";

type RawSocket = WebSocketStream<TcpStream>;

/// A socket of the guest with this cookie, which has been answered.
async fn socket(server: &Server, cookie: &str) -> RawSocket {
    let mut request = format!("ws://{}/socket", server.running.address).into_client_request().unwrap();
    request.headers_mut().insert("cookie", cookie.parse().unwrap());
    let stream = TcpStream::connect(server.running.address).await.unwrap();
    let mut socket = tokio_tungstenite::client_async(request, stream).await.unwrap().0;
    assert!(is_open(&mut socket).await);
    socket
}

/// Whether the server still answers on it.
async fn is_open(socket: &mut RawSocket) -> bool {
    let hello = json!({ "hello": { "protocol": wire::VERSION } }).to_string();
    for text in [hello, json!({ "ping": {} }).to_string()] {
        let _ = socket.send(Message::Text(text.into())).await; // it may be closed
    }
    loop {
        match tokio::time::timeout(PATIENCE, socket.next()).await.expect("an answer") {
            Some(Ok(Message::Text(text))) if text.contains("pong") => return true,
            Some(Ok(Message::Text(_) | Message::Ping(_))) => {}
            _ => return false,
        }
    }
}

/// The code and reason with which the server closes it.
async fn closed(socket: &mut RawSocket) -> (u16, String) {
    let closing = async {
        loop {
            match socket.next().await.expect("a code").unwrap() {
                Message::Close(Some(frame)) => return (frame.code.into(), frame.reason.to_string()),
                Message::Close(None) => panic!("no code"),
                _ => {}
            }
        }
    };
    tokio::time::timeout(PATIENCE, closing).await.expect("the socket stays open")
}

fn not_signed_in() -> (u16, String) {
    (4001, "not_signed_in".to_owned())
}

async fn sign_in(server: &Server, name: &str) -> String {
    let body = json!({ "name": name, "passphrase": PASSPHRASE });
    let answer = server.post("/api/sessions", "", body).await;
    answer.assert_status(201);
    answer.cookie()
}

#[tokio::test]
async fn signing_out_closes_the_sockets_of_that_device_and_no_others() {
    let server = server().await;
    let here = server.guest("Anna").await;
    server.post("/api/me/claim", &here, json!({ "passphrase": PASSPHRASE })).await.assert_status(200);
    let there = sign_in(&server, "Anna").await;
    let ben = server.guest("Ben").await;
    let mut here_too = [socket(&server, &here).await, socket(&server, &here).await];
    let (mut there, mut ben) = (socket(&server, &there).await, socket(&server, &ben).await);
    server.ask("DELETE", "/api/sessions").cookie(&here).send().await.assert_status(204);
    for socket in &mut here_too {
        assert_eq!(closed(socket).await, not_signed_in());
    }
    assert!(is_open(&mut there).await && is_open(&mut ben).await);
    server.running.stop().await;
}

#[tokio::test]
async fn another_passphrase_and_signing_out_everywhere_close_the_other_sockets() {
    let server = server().await;
    let here = server.guest("Anna").await;
    server.post("/api/me/claim", &here, json!({ "passphrase": PASSPHRASE })).await.assert_status(200);
    let mut mine = socket(&server, &here).await;
    let mut other = socket(&server, &sign_in(&server, "Anna").await).await;
    let change = json!({ "passphrase": PASSPHRASE, "old": PASSPHRASE });
    server.post("/api/me/claim", &here, change).await.assert_status(200);
    assert_eq!(closed(&mut other).await, not_signed_in());

    let mut other = socket(&server, &sign_in(&server, "Anna").await).await;
    server.ask("DELETE", "/api/me/sessions").cookie(&here).send().await.assert_status(204);
    assert_eq!(closed(&mut other).await, not_signed_in());
    assert!(is_open(&mut mine).await);

    let third = sign_in(&server, "Anna").await;
    let mut other = socket(&server, &third).await;
    let listed = server.get("/api/me/sessions", &here).await.json();
    let others = listed["sessions"].as_array().unwrap().iter().filter(|it| it["this"] == false);
    let id = others.map(|it| it["id"].as_str().unwrap()).next().unwrap();
    server.ask("DELETE", &format!("/api/me/sessions/{id}")).cookie(&here).send().await.assert_status(204);
    assert_eq!(closed(&mut other).await, not_signed_in());
    assert!(is_open(&mut mine).await);
    server.ask("DELETE", "/api/me/sessions?this=true").cookie(&here).send().await.assert_status(204);
    assert_eq!(closed(&mut mine).await, not_signed_in());
    server.running.stop().await;
}

#[tokio::test]
async fn a_socket_does_not_outlive_its_session() {
    let session_lifetime = Duration::from_secs(6);
    let server = server_with(Settings { session_lifetime, ..settings() }).await;
    let anna = server.guest("Anna").await;
    server.post("/api/me/claim", &anna, json!({ "passphrase": PASSPHRASE })).await.assert_status(200);
    let (mut anna, ben) = (socket(&server, &anna).await, server.guest("Ben").await);
    let mut ben = socket(&server, &ben).await;
    assert_eq!(closed(&mut anna).await, not_signed_in());
    assert!(is_open(&mut ben).await, "a guest could not sign in again");
    server.running.stop().await;
}

#[tokio::test]
async fn an_open_socket_keeps_its_session_in_use() {
    let session_idle = Duration::from_secs(4);
    let server = server_with(Settings { session_idle, ..settings() }).await;
    let (anna, ben) = (server.guest("Anna").await, server.guest("Ben").await);
    let mut socket = socket(&server, &anna).await;
    tokio::time::sleep(Duration::from_secs(7)).await;
    assert!(is_open(&mut socket).await);
    server.get("/api/me", &anna).await.assert_status(200);
    server.get("/api/me", &ben).await.assert_status(204); // has not been there for four seconds
    server.running.stop().await;
}
