//! What is too fast, too foreign, or at no path at all; and the headers that even these answers have.

use crate::common::{Answer, Server, server, server_with, settings};
use serde_json::json;
use server::Settings;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

fn assert_secure(answer: &Answer) {
    let policy = answer.header("content-security-policy");
    for part in [
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
    ] {
        assert!(policy.split("; ").any(|it| it == part), "{part}: {policy}");
    }
    assert!(!policy.contains("unsafe-inline"));
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
    assert_eq!(answer.header("referrer-policy"), "no-referrer");
    assert_eq!(answer.header("x-frame-options"), "DENY");
    assert!(answer.header("permissions-policy").contains("camera=()"));
    assert!(!answer.header("cache-control").is_empty());
    assert!(!answer.headers.contains_key("strict-transport-security"));
    assert!(!answer.headers.contains_key("access-control-allow-origin"));
}

#[tokio::test]
async fn every_answer_has_the_headers() {
    let server = server().await;
    let cookie = server.guest("Anna").await;
    for (method, path) in [
        ("GET", "/"),
        ("GET", "/style.css"),
        ("GET", "/favicon.ico"),
        ("GET", "/t/kamo-tiru"),
        ("POST", "/"),
        ("GET", "/socket"),
        ("GET", "/healthz"),
        ("GET", "/readyz"),
        ("GET", "/metrics"),
        ("GET", "/api/me"),
        ("HEAD", "/api/me"),
        ("GET", "/api/nothing"),
        ("PUT", "/api/me"),
        ("POST", "/api/guests"),
        ("DELETE", "/api/sessions"),
    ] {
        assert_secure(&server.ask(method, path).cookie(&cookie).send().await);
    }
    let foreign = server.ask("POST", "/api/guests").header("origin", "https://evil.example").send().await;
    assert_secure(&foreign);
}

#[tokio::test]
async fn an_unknown_path_is_refused_by_name() {
    let server = server().await;
    for path in ["/api", "/api/", "/api/nothing", "/api/tables/a/b/c"] {
        server.get(path, "").await.assert_refused(404, "no_such_path");
    }
    server.get("/nothing.js", "").await.assert_refused(404, "no_such_path");
    server.ask("PUT", "/api/me").send().await.assert_refused(405, "method_not_allowed");
    server.ask("POST", "/t/kamo-tiru").send().await.assert_refused(405, "method_not_allowed");
}

#[tokio::test]
async fn pages_of_others_can_change_nothing() {
    let server = server().await;
    let cookie = server.guest("Anna").await;
    let own = format!("http://{}", server.host());
    for (method, path) in [
        ("POST", "/api/guests"),
        ("PATCH", "/api/me"),
        ("POST", "/api/me/claim"),
        ("POST", "/api/sessions"),
        ("DELETE", "/api/sessions"),
        ("DELETE", "/api/me/sessions"),
        ("DELETE", "/api/me/sessions/x"),
        ("POST", "/api/tables"),
        ("POST", "/api/games/x/share"),
    ] {
        for origin in ["https://evil.example", "null", "http://127.0.0.1:1"] {
            let ask = server.ask(method, path).cookie(&cookie).header("origin", origin);
            ask.json(&json!({ "name": "Evil" })).send().await.assert_refused(403, "foreign_origin");
        }
    }
    assert_eq!(server.get("/api/me", &cookie).await.json()["name"], "Anna");
    let rename = server.ask("PATCH", "/api/me").cookie(&cookie).header("origin", &own);
    rename.json(&json!({ "name": "Hanna" })).send().await.assert_status(200);
    let upgrade = server.ask("GET", "/socket").cookie(&cookie).header("origin", "https://evil.example");
    let upgrade = upgrade.header("connection", "upgrade").header("upgrade", "websocket");
    let upgrade =
        upgrade.header("sec-websocket-version", "13").header("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA==");
    upgrade.send().await.assert_status(403);
}

#[tokio::test]
async fn an_address_can_ask_only_so_often() {
    let settings = Settings { requests_per_minute: 5, trust_proxy: true, ..settings() };
    let server = server_with(settings).await;
    let ask = |from: &str| server.ask("GET", "/api/catalog").header("x-forwarded-for", from).send();
    for _ in 0..5 {
        ask("6.6.6.6, 1.1.1.1").await.assert_status(200);
    }
    let refused = ask("7.7.7.7, 1.1.1.1").await;
    refused.assert_refused(429, "too_fast");
    let wait = refused.json()["refused"]["why"]["too_fast"]["retry_ms"].as_u64().unwrap();
    assert!((1..=12_001).contains(&wait), "{wait}");
    let seconds: u64 = refused.header("retry-after").parse().unwrap();
    assert_eq!(seconds, wait.div_ceil(1000));
    assert_secure(&refused);
    ask("1.1.1.2").await.assert_status(200);
    let health = server.ask("GET", "/healthz").header("x-forwarded-for", "1.1.1.1").send().await;
    health.assert_status(200); // only the API is rationed
}

#[tokio::test]
async fn guests_and_passphrases_are_rationed_apart() {
    let settings = Settings { guests_per_minute: 2, sign_ins_per_minute: 3, ..settings() };
    let server = server_with(settings).await;
    let cookie = server.guest("Anna").await;
    server.guest("Ben").await;
    server.post("/api/guests", "", json!({ "name": "Carl" })).await.assert_refused(429, "too_fast");
    let guess = json!({ "name": "Anna", "passphrase": "a guess" });
    server.post("/api/sessions", "", guess.clone()).await.assert_refused(401, "wrong_passphrase");
    server.post("/api/sessions", "", guess.clone()).await.assert_refused(401, "wrong_passphrase");
    server.post("/api/me/claim", &cookie, json!({ "passphrase": "12345678" })).await.assert_status(200);
    server.post("/api/sessions", "", guess).await.assert_refused(429, "too_fast");
    server
        .post("/api/me/claim", &cookie, json!({ "passphrase": "12345678" }))
        .await
        .assert_refused(429, "too_fast");
    server.get("/api/me", &cookie).await.assert_status(200);
}

#[tokio::test]
async fn unknown_codes_are_rationed_wherever_they_are_tried() {
    let server = server_with(Settings { unknown_codes_per_hour: 4, trust_proxy: true, ..settings() }).await;
    let anna = server.guest("Anna").await;
    let opened = server.post("/api/tables", &anna, json!({ "setup": { "game": "gold", "places": 3 } })).await;
    let known = opened.json()["code"].as_str().unwrap().to_owned();
    let ask = |from: &str, path: &str| server.ask("GET", path).header("x-forwarded-for", from).send();
    let (guesser, neighbor) = ("2001:db8:0:1::1", "2001:db8:0:1:9::2");
    for path in ["/api/tables/baba-baba", "/api/tables/baba-baba/qr.svg"] {
        ask(guesser, path).await.assert_refused(404, "unknown_table");
    }
    for path in ["/api/events/baba-baba", "/api/events/baba-baba/results"] {
        ask(neighbor, path).await.assert_refused(404, "unknown_event");
    }
    for address in [guesser, neighbor] {
        for path in [&known, "baba-baba", "dada-dada"].map(|code| format!("/api/tables/{code}")) {
            ask(address, &path).await.assert_refused(429, "too_fast"); // which of them exists is not told
        }
        ask(address, "/api/events/baba-baba").await.assert_refused(429, "too_fast");
    }
    ask("2001:db8:0:2::1", &format!("/api/tables/{known}")).await.assert_status(200);
    let own = server.ask("GET", &format!("/api/tables/{known}")).cookie(&anna);
    own.header("x-forwarded-for", guesser).send().await.assert_status(200); // who has opened it knows it
}

/// What comes back for these bytes until the server closes the connection.
async fn answer_to(server: &Server, bytes: &str) -> String {
    let mut stream = TcpStream::connect(server.running.address).await.unwrap();
    stream.write_all(bytes.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn a_request_names_the_host_it_wants_once() {
    let server = server().await;
    for (hosts, status) in [
        ("", 400),
        ("Host: \r\n", 400),
        ("Host: a\r\nHost: b\r\n", 400),
        ("Host: a\r\nhost: a\r\n", 400),
        ("Host: me@a\r\n", 400),
        ("Host: a\r\n", 200),
    ] {
        for path in ["/healthz", "/"] {
            let asked = format!("GET {path} HTTP/1.1\r\n{hosts}Connection: close\r\n\r\n");
            let answer = answer_to(&server, &asked).await;
            assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{asked}{answer}");
            assert!(status == 200 || answer.contains("bad_message"), "{answer}");
        }
    }
}

#[tokio::test]
async fn the_head_of_a_request_has_a_limit() {
    let server = server().await;
    for (bytes, status) in [(32 * 1024 - 200, 200), (32 * 1024 + 1, 431), (60 * 1024, 431), (500 * 1024, 431)]
    {
        let long = "x".repeat(bytes);
        let one = format!("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Long: {long}\r\n\r\n");
        let answer = answer_to(&server, &one).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{bytes}: {answer}");
    }
}

/// A connection from this address of this machine.
async fn connection_from(server: &Server, last: u8) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from((Ipv4Addr::new(127, 0, 0, last), 0))).unwrap();
    socket.connect(server.running.address).await.unwrap()
}

/// Whether a request on this connection is answered. The server may have closed it.
async fn is_served(stream: &mut TcpStream) -> bool {
    let _ = stream.write_all(b"GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n").await;
    let mut bytes = [0; 12];
    stream.read_exact(&mut bytes).await.is_ok() && bytes == *b"HTTP/1.1 200"
}

#[tokio::test]
async fn an_address_has_only_so_many_connections() {
    let server = server_with(Settings { most_connections_per_address: 3, ..settings() }).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        let mut stream = connection_from(&server, 2).await;
        assert!(is_served(&mut stream).await);
        held.push(stream);
    }
    assert!(!is_served(&mut connection_from(&server, 2).await).await, "one too many");
    assert!(is_served(&mut connection_from(&server, 3).await).await, "another address");
    held.pop();
    for _ in 0..600 {
        if is_served(&mut connection_from(&server, 2).await).await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await; // until the server has seen that one is gone
    }
    panic!("a place that became free stays taken");
}

#[tokio::test]
async fn behind_a_proxy_an_address_has_only_so_many_requests_at_a_time() {
    let settings = Settings { most_connections_per_address: 2, trust_proxy: true, ..settings() };
    let server = server_with(settings).await;
    let mut waiting = Vec::new();
    for end in 1..=2 {
        let mut stream = TcpStream::connect(server.running.address).await.unwrap();
        let head = format!(
            "POST /api/guests HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 2001:db8::{end}\r\n\
             Content-Type: application/json\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut going_on = [0; 12];
        stream.read_exact(&mut going_on).await.unwrap(); // the server waits for the body
        assert_eq!(going_on, *b"HTTP/1.1 100");
        waiting.push(stream);
    }
    let ask = |from: &str| server.ask("GET", "/readyz").header("x-forwarded-for", from).send();
    ask("2001:db8::3").await.assert_refused(503, "busy"); // the same network
    ask("2001:db8:0:1::1").await.assert_status(200);
}

#[tokio::test]
async fn a_client_that_does_not_read_is_dropped() {
    let server = server_with(Settings { stall_timeout: Duration::from_millis(300), ..settings() }).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(server.running.address).await.unwrap();
    let asked = "GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n".repeat(100);
    // More and more answers, until no buffer takes them, and the server neither reads nor writes. Then it gives up.
    let dropped = async { while stream.write_all(asked.as_bytes()).await.is_ok() {} };
    tokio::time::timeout(Duration::from_secs(60), dropped).await.expect("the server still waits");
}

#[tokio::test]
async fn half_a_request_is_not_waited_for() {
    let server = server_with(Settings { stall_timeout: Duration::from_millis(300), ..settings() }).await;
    for said in ["", "GET / HTTP/1.1\r\nHost: a\r\n"] {
        assert_eq!(answer_to(&server, said).await, "", "{said}");
    }
}
