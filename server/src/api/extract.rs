//! What handlers take out of a request. Whatever does not fit is refused by name, as everything is.

use super::{ApiError, MAX_BODY_BYTES};
use crate::app::App;
use crate::ops::client_address;
use axum::body::to_bytes;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use protocol::Refusal;
use serde::de::DeserializeOwned;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

fn bad_message(problem: impl ToString) -> ApiError {
    ApiError::Refused(Refusal::BadMessage { problem: problem.to_string() })
}

/// What is wrong with a query, without the sentence that only says that something is.
fn without_preface(text: String) -> String {
    text.split_once("query string: ").map_or(text.clone(), |(_, problem)| problem.to_owned())
}

/// The body, as JSON.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, _app: &Arc<App>) -> Result<Body<T>, ApiError> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|it| it.to_str().ok()).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(bad_message("the body must be application/json"));
        }
        // Nothing but its length, or a client that hung up, can be wrong with a body.
        let too_long = |_| ApiError::Refused(Refusal::TooLong { most: MAX_BODY_BYTES });
        let bytes = to_bytes(request.into_body(), MAX_BODY_BYTES).await.map_err(too_long)?;
        serde_json::from_slice(&bytes).map(Body).map_err(|error| Refusal::unreadable(&error).into())
    }
}

/// What stands behind the question mark.
pub struct Params<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Params<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _app: &Arc<App>) -> Result<Params<T>, ApiError> {
        let Query(params) = Query::try_from_uri(&parts.uri)
            .map_err(|error| bad_message(without_preface(error.body_text())))?;
        Ok(Params(params))
    }
}

/// The part of the path that has a name. What cannot be read is something that is not there.
pub struct Part(pub String);

impl FromRequestParts<Arc<App>> for Part {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Part, ApiError> {
        let part = Path::from_request_parts(parts, app).await;
        part.map(|Path(part)| Part(part)).map_err(|_| ApiError::NotFound)
    }
}

/// The address a client is counted under.
pub struct Address(pub IpAddr);

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Address, ApiError> {
        let ConnectInfo(peer) =
            parts.extensions.get::<ConnectInfo<SocketAddr>>().ok_or(ApiError::Internal)?;
        Ok(Address(client_address(&app.settings, *peer, &parts.headers)))
    }
}
