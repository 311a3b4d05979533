//! Extractors. What they cannot read is refused by name.

use super::{ApiError, MAX_BODY_BYTES};
use crate::app::App;
use crate::ops::client_address;
use axum::body::to_bytes;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use wire::Refusal;

fn bad_message(problem: impl ToString) -> ApiError {
    ApiError(Refusal::BadMessage { problem: problem.to_string() })
}

/// The problem with a query, without the introduction that axum puts before it.
fn without_preface(text: String) -> String {
    text.split_once("query string: ").map_or(text.clone(), |(_, problem)| problem.to_owned())
}

/// The body as JSON.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, _app: &Arc<App>) -> Result<Body<T>, ApiError> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|it| it.to_str().ok()).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(bad_message("the body must be application/json"));
        }
        // Only the length can be wrong, or the client has hung up.
        let too_long = |_| ApiError(Refusal::TooLong { most: MAX_BODY_BYTES });
        let bytes = to_bytes(request.into_body(), MAX_BODY_BYTES).await.map_err(too_long)?;
        serde_json::from_slice(&bytes).map(Body).map_err(|error| Refusal::unreadable(&error).into())
    }
}

/// The query.
pub struct Params<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Params<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _app: &Arc<App>) -> Result<Params<T>, ApiError> {
        let Query(params) = Query::try_from_uri(&parts.uri)
            .map_err(|error| bad_message(without_preface(error.body_text())))?;
        Ok(Params(params))
    }
}

/// The parameter in the path. One that cannot be read is not found.
pub struct Part(pub String);

impl FromRequestParts<Arc<App>> for Part {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Part, ApiError> {
        let part = Path::from_request_parts(parts, app).await;
        part.map(|Path(part)| Part(part)).map_err(|_| ApiError(Refusal::NotFound))
    }
}

/// The address under which a client is counted for the limits.
pub struct Address(pub IpAddr);

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Address, ApiError> {
        let ConnectInfo(peer) =
            parts.extensions.get::<ConnectInfo<SocketAddr>>().ok_or(ApiError(Refusal::Internal))?;
        Ok(Address(client_address(&app.settings, *peer, &parts.headers)))
    }
}
