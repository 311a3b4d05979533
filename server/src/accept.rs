//! Accepting connections: a limited number, and no slow ones.

use crate::app::{App, Stage};
use crate::ops::{ConnectionPermit, MAX_HEAD_BYTES, client_address};
use crate::stream::{PatientStream, Transport};
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tower::ServiceExt;
use wire::Refusal;

/// Open connections that are not WebSockets.
const REQUESTS: u32 = 2000;

/// For pending requests when the server stops.
const LAST_ANSWERS: Duration = Duration::from_secs(10);

/// Takes connections in until the server stops, and then waits for the answers in progress.
pub async fn accept(listener: TcpListener, app: Arc<App>, router: Router) {
    let places = Arc::new(Semaphore::new(REQUESTS as usize));
    let mut stages = app.stages();
    loop {
        let admitted = async {
            let place = places.clone().acquire_owned().await;
            (place, listener.accept().await)
        };
        let (place, accepted) = tokio::select! {
            biased;
            _ = stages.wait_for(|stage| *stage == Stage::Stopping) => break,
            admitted = admitted => admitted,
        };
        match accepted {
            Ok((stream, peer)) => {
                let Ok(permit) = admit(&app, peer) else {
                    app.metrics.refusal(Refusal::Busy.name());
                    continue;
                };
                // Choices are small and must not wait for company. Where that cannot be had, it is slower and nothing else.
                let _ = stream.set_nodelay(true);
                let patience = app.settings.stall_timeout;
                let served = serve(stream, peer, patience, router.clone(), app.stages());
                tokio::spawn(async move {
                    let _held = (place, permit);
                    served.await;
                });
            }
            Err(error) => {
                // Most likely no file descriptor is left; others will be closed soon.
                tracing::warn!(%error, "cannot accept a connection");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
    // When every place is free, every answer was given.
    if tokio::time::timeout(LAST_ANSWERS, places.acquire_many(REQUESTS)).await.is_err() {
        tracing::warn!("some requests took too long and were cut off");
    }
}

/// Counts a connection with its address. Those of a proxy are not counted: they belong to many clients.
fn admit(app: &App, peer: SocketAddr) -> Result<Option<ConnectionPermit>, Refusal> {
    let address = client_address(&app.settings, peer, &HeaderMap::new());
    (!app.settings.trust_proxy).then(|| app.limits.connections.admit(address)).transpose()
}

/// One connection: its requests one after another, and perhaps a socket in the end.
async fn serve(
    stream: impl Transport,
    peer: SocketAddr,
    patience: Duration,
    router: Router,
    mut stages: watch::Receiver<Stage>,
) {
    let stream = PatientStream::new(stream, patience);
    let inflow = stream.inflow();
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(inflow.clone());
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience) // also for the next request
        .max_buf_size(MAX_HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let stops = tokio::select! {
        _ = &mut connection => false, // the client is gone
        _ = stages.wait_for(|stage| *stage == Stage::Stopping) => true,
    };
    if stops {
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::time::Instant;

    const PATIENCE: Duration = Duration::from_secs(20);

    fn connected(stages: watch::Receiver<Stage>) -> (tokio::io::DuplexStream, tokio::task::JoinHandle<()>) {
        let (client, server) = tokio::io::duplex(1024);
        let router = Router::new().route("/", get(|| async { "here" }));
        let peer = SocketAddr::from(([127, 0, 0, 1], 1));
        (client, tokio::spawn(serve(server, peer, PATIENCE, router, stages)))
    }

    #[tokio::test(start_paused = true)]
    async fn who_says_nothing_or_only_half_is_cut_off() {
        for said in ["", "GET / HTTP/1.1\r\nhost: x\r\n", "GET / HTTP/1.1\r\nhost: x\r\n\r\n"] {
            let (_stage, stages) = watch::channel(Stage::Open);
            let (mut client, served) = connected(stages);
            client.write_all(said.as_bytes()).await.unwrap();
            let start = Instant::now();
            served.await.unwrap();
            assert!(start.elapsed() <= 2 * PATIENCE, "{said:?}");
            let mut answer = String::new();
            client.read_to_string(&mut answer).await.unwrap();
            assert_eq!(answer.contains("here"), said.ends_with("\r\n\r\n"), "{answer}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_that_waits_for_its_next_request_ends_when_the_server_stops() {
        let (stage, stages) = watch::channel(Stage::Open);
        let (_client, served) = connected(stages);
        tokio::task::yield_now().await;
        let start = Instant::now();
        stage.send(Stage::Stopping).unwrap();
        served.await.unwrap();
        assert!(start.elapsed() < PATIENCE);
    }
}
