//! A refusal as an HTTP answer.

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use store::StoreError;
use wire::Refusal;
use wire::http::ErrorBody;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiError(pub Refusal);

/// The status of an answer that refuses a call.
pub fn status(refusal: &Refusal) -> StatusCode {
    match refusal {
        Refusal::BadMessage { .. } => StatusCode::BAD_REQUEST,
        Refusal::NotSignedIn | Refusal::WrongPassphrase => StatusCode::UNAUTHORIZED,
        Refusal::NotHost
        | Refusal::NotSeated
        | Refusal::NoSpectators
        | Refusal::ForeignOrigin
        | Refusal::NotAdmitted
        | Refusal::Banned => StatusCode::FORBIDDEN,
        Refusal::NoSuchPath | Refusal::NotFound | Refusal::UnknownTable | Refusal::UnknownEvent => {
            StatusCode::NOT_FOUND
        }
        Refusal::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
        Refusal::Closed | Refusal::OtherRules => StatusCode::GONE,
        Refusal::TooLong { .. } => StatusCode::PAYLOAD_TOO_LARGE,
        Refusal::BadName { .. }
        | Refusal::BadBotName
        | Refusal::BadPassphrase { .. }
        | Refusal::BadSetup { .. }
        | Refusal::BadTables { .. }
        | Refusal::BadChannel { .. }
        | Refusal::BadDaily { .. } => StatusCode::UNPROCESSABLE_ENTITY,
        Refusal::TooFast { .. } => StatusCode::TOO_MANY_REQUESTS,
        Refusal::Internal | Refusal::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
        Refusal::StoreUnavailable | Refusal::StoreCorrupt | Refusal::Busy | Refusal::Restarting => {
            StatusCode::SERVICE_UNAVAILABLE
        }
        _ => StatusCode::CONFLICT,
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        ApiError(refusal)
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        ApiError(match error {
            StoreError::Taken => Refusal::NameTaken,
            StoreError::Corrupt(_) => {
                tracing::error!(%error, "the store");
                Refusal::StoreCorrupt
            }
            StoreError::Conflict | StoreError::Unavailable(_) => {
                tracing::warn!(%error, "the store");
                Refusal::StoreUnavailable
            }
        })
    }
}

/// For a list with at most `most` entries: the store says `Taken` if it is full.
pub fn too_many(error: StoreError, most: usize) -> ApiError {
    match error {
        StoreError::Taken => ApiError(Refusal::TooMany { most }),
        error => error.into(),
    }
}

/// The name of the refusal in a response, for the metrics and the log.
#[derive(Clone, Copy, Debug)]
pub struct RefusedAs(pub &'static str);

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let ApiError(why) = self;
        let (status, name) = (status(&why), why.name());
        let retry =
            if let Refusal::TooFast { retry_ms } = why { Some(retry_ms.div_ceil(1000)) } else { None };
        let mut response = (status, Json(ErrorBody::Refused { why })).into_response();
        if let Some(seconds) = retry {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        response.extensions_mut().insert(RefusedAs(name));
        response
    }
}
