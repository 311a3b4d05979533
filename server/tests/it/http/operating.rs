//! Health, metrics, and the end of a server.

use crate::common::{server, server_with, settings};
use serde_json::json;
use server::{Running, ServeError, Settings};
use std::sync::Arc;
use store::{MemoryStore, Store, StoreError};
use tokio::net::TcpStream;

#[tokio::test]
async fn health_tells_whether_something_can_be_written() {
    let server = server().await;
    let health = server.get("/healthz", "").await;
    health.assert_status(200);
    assert_eq!((&health.json()["ok"], &health.json()["tables"]), (&json!(true), &json!(0)));
    server.store.fail(Some("disk full: /var/lib/secret/quipu.db".to_owned()));
    let ill = server.get("/healthz", "").await;
    ill.assert_refused(503, "store_unavailable");
    assert!(!ill.text().contains("/var"), "paths are for the log");
    assert_eq!(server.get("/readyz", "").await.json(), json!({ "ready": true }));
    server.store.fail(None);
    server.get("/healthz", "").await.assert_status(200);
}

#[tokio::test]
async fn metrics_count_routes_and_refusals_but_reveal_nothing_about_anyone() {
    let server = server().await;
    let cookie = server.guest("Annabella").await;
    server.get("/api/tables/kamo-tiru", &cookie).await.assert_refused(404, "unknown_table");
    server.get("/api/secret-path?secret=query", "").await.assert_refused(404, "no_such_path");
    let metrics = server.get("/metrics", "").await;
    metrics.assert_status(200);
    assert!(metrics.header("content-type").starts_with("application/openmetrics-text"));
    let text = metrics.text();
    for line in [
        "quipu_http_requests_total{method=\"POST\",route=\"/api/guests\",status=\"201\"} 1\n",
        "quipu_http_requests_total{method=\"GET\",route=\"/api/tables/{code}\",status=\"404\"} 1\n",
        "quipu_http_requests_total{method=\"GET\",route=\"(none)\",status=\"404\"} 1\n",
        "quipu_refusals_total{name=\"unknown_table\"} 1\n",
        "quipu_sockets 0\n",
        "quipu_process_memory_bytes ",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    for secret in ["kamo-tiru", "secret", "Annabella", cookie.strip_prefix("quipu=").unwrap()] {
        assert!(!text.contains(secret), "{secret}\n{text}");
    }
}

#[tokio::test]
async fn metrics_are_for_this_machine_unless_the_operator_says_otherwise() {
    let closed = server().await;
    for header in ["x-forwarded-for", "forwarded", "x-real-ip"] {
        let through_a_proxy = closed.ask("GET", "/metrics").header(header, "1.2.3.4").send().await;
        through_a_proxy.assert_refused(404, "no_such_path");
    }
    // A page of elsewhere, whose name leads to this machine.
    for host in ["evil.example", "evil.example:7878", "localhost.evil.example"] {
        closed.ask("GET", "/metrics").header("host", host).send().await.assert_refused(404, "no_such_path");
    }
    closed.ask("GET", "/metrics").header("host", "localhost:1").send().await.assert_status(200);
    let open = server_with(Settings { metrics_public: true, ..settings() }).await;
    open.ask("GET", "/metrics").header("x-forwarded-for", "1.2.3.4").send().await.assert_status(200);
}

#[tokio::test]
async fn a_server_that_stops_lets_nobody_in_and_closes_its_store() {
    let server = server().await;
    let (address, store) = (server.running.address, server.store.clone());
    server.guest("Anna").await;
    server.running.stop().await;
    assert!(TcpStream::connect(address).await.is_err());
    assert!(matches!(store.check().await, Err(StoreError::Unavailable(_))));
}

#[tokio::test]
async fn a_port_in_use_is_explained_in_a_sentence() {
    let first = server().await;
    let settings = Settings { listen: first.running.address, ..settings() };
    let Err(error) = Running::start(settings, Arc::new(MemoryStore::default())).await else {
        panic!("two at one port")
    };
    assert!(matches!(error, ServeError::Listen { .. }));
    assert!(error.to_string().contains(&first.host()) && error.to_string().contains("--listen"), "{error}");
}
