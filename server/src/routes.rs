//! Every path of the server.

use crate::admin;
use crate::api::{self, ApiError};
use crate::app::App;
use crate::ops::{guard, observe};
use crate::pages;
use crate::socket;
use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::any::Any;
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use wire::Refusal;

/// Every path of the server.
pub fn router(app: Arc<App>) -> Router {
    api::router()
        .merge(admin::router())
        .route("/socket", get(socket::upgrade))
        .fallback(pages::fallback)
        .method_not_allowed_fallback(|| async { ApiError(Refusal::MethodNotAllowed) })
        .layer(from_fn_with_state(Arc::clone(&app), guard))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(Arc::clone(&app), observe))
        .with_state(app)
}

/// What a panic said is in the log already, by way of standard error; it is not for the client.
fn panicked(_: Box<dyn Any + Send + 'static>) -> Response {
    tracing::error!("a request ended in a panic");
    ApiError(Refusal::Internal).into_response()
}
