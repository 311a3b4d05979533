//! Refused requests: a name and its data.

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use protocol::Refusal;
use serde::Serialize;
use store::StoreError;
use utoipa::ToSchema;

/// Why a request was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ApiError {
    /// There is nothing at this path.
    NoSuchPath,
    /// There is something at this path, but not for this method.
    MethodNotAllowed,
    /// It does not exist, or the client may not see it.
    NotFound,
    /// Nobody can be called that.
    BadName {
        /// What is wrong with it, in a sentence.
        problem: String,
    },
    /// This cannot be a passphrase.
    BadPassphrase {
        /// What is wrong with it, in a sentence.
        problem: String,
    },
    /// Another guest has claimed this name.
    NameTaken,
    /// Nobody has claimed this name with this passphrase.
    WrongPassphrase,
    /// Pages of others may not do this.
    ForeignOrigin,
    /// The store holds something that cannot be read: the operator's log tells more.
    StoreCorrupt,
    /// Something went wrong that should not: the operator's log tells more.
    Internal,
    /// As at a table.
    #[serde(untagged)]
    Refused(Refusal),
}

impl ApiError {
    /// Its name, as it is written.
    pub fn name(&self) -> &'static str {
        match self {
            ApiError::NoSuchPath => "no_such_path",
            ApiError::MethodNotAllowed => "method_not_allowed",
            ApiError::NotFound => "not_found",
            ApiError::BadName { .. } => "bad_name",
            ApiError::BadPassphrase { .. } => "bad_passphrase",
            ApiError::NameTaken => "name_taken",
            ApiError::WrongPassphrase => "wrong_passphrase",
            ApiError::ForeignOrigin => "foreign_origin",
            ApiError::StoreCorrupt => "store_corrupt",
            ApiError::Internal => "internal",
            ApiError::Refused(refusal) => refusal.name(),
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            ApiError::NoSuchPath | ApiError::NotFound => StatusCode::NOT_FOUND,
            ApiError::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            ApiError::BadName { .. } | ApiError::BadPassphrase { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            ApiError::NameTaken => StatusCode::CONFLICT,
            ApiError::WrongPassphrase => StatusCode::UNAUTHORIZED,
            ApiError::ForeignOrigin => StatusCode::FORBIDDEN,
            ApiError::StoreCorrupt => StatusCode::SERVICE_UNAVAILABLE,
            ApiError::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            ApiError::Refused(refusal) => status_of(refusal),
        }
    }
}

fn status_of(refusal: &Refusal) -> StatusCode {
    match refusal {
        Refusal::BadMessage { .. } => StatusCode::BAD_REQUEST,
        Refusal::BadSetup { .. } => StatusCode::UNPROCESSABLE_ENTITY,
        Refusal::TooLong { .. } => StatusCode::PAYLOAD_TOO_LARGE,
        Refusal::TooFast { .. } => StatusCode::TOO_MANY_REQUESTS,
        Refusal::UnknownTable => StatusCode::NOT_FOUND,
        Refusal::Closed | Refusal::OtherRules => StatusCode::GONE,
        Refusal::NotSignedIn => StatusCode::UNAUTHORIZED,
        Refusal::NotHost | Refusal::NotSeated | Refusal::NoSpectators => StatusCode::FORBIDDEN,
        Refusal::StoreUnavailable | Refusal::Busy | Refusal::Restarting => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::CONFLICT,
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        ApiError::Refused(refusal)
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::Taken => ApiError::NameTaken,
            StoreError::Corrupt(_) => {
                tracing::error!(%error, "the store");
                ApiError::StoreCorrupt
            }
            StoreError::Conflict | StoreError::Unavailable(_) => {
                tracing::warn!(%error, "the store");
                ApiError::Refused(Refusal::StoreUnavailable)
            }
        }
    }
}

/// The name of the refusal that a response tells, for those who count it.
#[derive(Clone, Copy, Debug)]
pub struct RefusedAs(pub &'static str);

/// What was refused, and why. Nothing has changed.
#[derive(Serialize, ToSchema)]
pub struct Refused {
    refused: Why,
}

/// Why.
#[derive(Serialize, ToSchema)]
struct Why {
    /// A name such as `unknown_table`, or an object with the name as its only key and what belongs to it as the value.
    #[schema(value_type = Object, example = "unknown_table")]
    why: ApiError,
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let name = self.name();
        let retry = match &self {
            ApiError::Refused(Refusal::TooFast { retry_ms }) => Some(retry_ms.div_ceil(1000)),
            _ => None,
        };
        let mut response = (self.status(), Json(Refused { refused: Why { why: self } })).into_response();
        if let Some(seconds) = retry {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        response.extensions_mut().insert(RefusedAs(name));
        response
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    #[test]
    fn the_name_is_what_is_written() {
        let problem = String::new;
        for error in [
            ApiError::NoSuchPath,
            ApiError::MethodNotAllowed,
            ApiError::NotFound,
            ApiError::BadName { problem: problem() },
            ApiError::BadPassphrase { problem: problem() },
            ApiError::NameTaken,
            ApiError::WrongPassphrase,
            ApiError::ForeignOrigin,
            ApiError::StoreCorrupt,
            ApiError::Internal,
            ApiError::Refused(Refusal::UnknownTable),
            ApiError::Refused(Refusal::TooFast { retry_ms: 3 }),
        ] {
            let written = serde_json::to_value(&error).unwrap();
            let name = match &written {
                serde_json::Value::String(name) => name,
                other => other.as_object().unwrap().keys().next().unwrap(),
            };
            assert_eq!(name, error.name());
        }
    }
}
