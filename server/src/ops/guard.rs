//! The middleware of every request and response.

use super::host::host;
use super::{client_address, exact_address, origin_allowed, secure};
use crate::api::{ApiError, RefusedAs};
use crate::app::App;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::header::HOST;
use axum::http::{HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time::timeout;
use wire::Refusal;

/// Also for a request whose body arrives slowly.
const MAX_REQUEST_TIME: Duration = Duration::from_secs(30);

/// The longest head of a request: its first line and its headers.
pub const MAX_HEAD_BYTES: usize = 32 * 1024;

/// The outermost layer: counts and logs responses and adds the security headers. Of the request only the method and the route pattern
/// are logged: paths, queries, cookies and bodies can contain secrets.
pub async fn observe(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let host = request.headers().get(HOST).cloned();
    let mut response = next.run(request).await;
    secure(&app.settings, host.as_ref(), response.headers_mut());
    let route = route.as_ref().map_or("(none)", MatchedPath::as_str);
    let status = response.status().as_u16();
    app.metrics.request(&method, route, status);
    let refused = response.extensions().get::<RefusedAs>().map(|it| it.0);
    if let Some(name) = refused {
        app.metrics.refusal(name);
    }
    let millis = start.elapsed().as_millis() as u64;
    tracing::info!(%method, route, status, refused, millis, "answered");
    response
}

/// Refuses requests from foreign pages, and those that are too long, too fast, too slow or too many at a time.
pub async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if head_bytes(&request) > MAX_HEAD_BYTES {
        let refusal = ApiError(Refusal::TooLong { most: MAX_HEAD_BYTES });
        return (StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE, refusal).into_response();
    }
    if let Err(refusal) = host(request.headers()) {
        return ApiError(refusal).into_response();
    }
    let reads = [Method::GET, Method::HEAD, Method::OPTIONS].contains(request.method());
    if !reads && !origin_allowed(&app.settings, request.headers()) {
        return ApiError(Refusal::ForeignOrigin).into_response();
    }
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|it| it.0);
    let address = peer.map(|peer| client_address(&app.settings, peer, request.headers()));
    if request.uri().path().starts_with("/api/")
        && peer
            .is_some_and(|peer| app.bans.has_address(exact_address(&app.settings, peer, request.headers())))
    {
        return ApiError(Refusal::Banned).into_response();
    }
    if request.uri().path().starts_with("/api/")
        && let Some(Err(refusal)) = address.map(|address| app.limits.request(address))
    {
        return ApiError::from(refusal).into_response();
    }
    // All connections of a proxy come from its own address, so there each request counts as a connection of its client.
    let proxied = address.filter(|_| app.settings.trust_proxy);
    let _permit = match proxied.map(|address| app.limits.connections.admit(address)).transpose() {
        Ok(permit) => permit,
        Err(refusal) => return ApiError::from(refusal).into_response(),
    };
    match timeout(MAX_REQUEST_TIME, next.run(request)).await {
        Ok(response) => response,
        Err(_) => ApiError::from(Refusal::Busy).into_response(),
    }
}

/// How long the head was, as clients write it.
fn head_bytes(request: &Request) -> usize {
    let line = format!("{} {} HTTP/1.1\r\n", request.method(), request.uri()).len();
    let header =
        |(name, value): (&HeaderName, &HeaderValue)| name.as_str().len() + value.len() + ": \r\n".len();
    line + request.headers().iter().map(header).sum::<usize>() + "\r\n".len()
}
