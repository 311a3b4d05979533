//! Requests about which two servers, or two readers, could disagree: where they end, what they mean, and methods that echo them.

use crate::common::{Server, server};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What comes back for these bytes until the server closes the connection.
async fn answer_to(server: &Server, bytes: &str) -> String {
    let mut stream = TcpStream::connect(server.running.address).await.unwrap();
    stream.write_all(bytes.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn where_a_request_ends_is_never_in_doubt() {
    let server = server().await;
    let plain = r#"{"name":"Anna"}"#;
    let chunked = format!("f\r\n{plain}\r\n0\r\n\r\n");
    let chunked = chunked.as_str();
    // A second request, for a server that would think that the first one has ended.
    let hidden = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";
    for (version, framing, body, status) in [
        // Chunks count and the length does not; then the connection ends.
        ("1.1", "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n", chunked, "201"),
        ("1.1", "Transfer-Encoding: chunked\r\nContent-Length: 4\r\n", chunked, "201"),
        ("1.1", "Content-Length: 15\r\nContent-Length: 4\r\n", plain, "400"),
        ("1.1", "Content-Length: +15\r\n", plain, "400"),
        ("1.1", "Content-Length : 15\r\n", plain, "400"),
        ("1.1", "Transfer-Encoding: gzip\r\n", plain, "400"),
        ("1.1", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n", chunked, "400"),
        ("1.0", "Transfer-Encoding: chunked\r\n", chunked, "400"),
    ] {
        let head =
            format!("POST /api/guests HTTP/{version}\r\nHost: a\r\nContent-Type: application/json\r\n");
        let answer = answer_to(&server, &format!("{head}{framing}\r\n{body}{hidden}")).await;
        assert_eq!(answer.matches("HTTP/1.").count(), 1, "{framing}{answer}");
        assert_eq!(answer.split(' ').nth(1), Some(status), "{framing}{answer}");
    }
}

#[tokio::test]
async fn what_is_said_twice_is_refused() {
    let server = server().await;
    let cookie = server.guest("Anna").await;
    server.get("/api/games?most=1&most=2", &cookie).await.assert_refused(400, "bad_message");
    let twice = r#"{"name":"Hanna","name":"Johanna"}"#;
    let rename = server.ask("PATCH", "/api/me").cookie(&cookie).header("content-type", "application/json");
    rename.body(twice).send().await.assert_refused(400, "bad_message");
    assert_eq!(server.get("/api/me", &cookie).await.json()["name"], json!("Anna"));
}

#[tokio::test]
async fn nothing_answers_to_trace() {
    let server = server().await;
    for path in ["/", "/api/me", "/healthz", "/socket"] {
        server.ask("TRACE", path).send().await.assert_refused(405, "method_not_allowed");
    }
}
