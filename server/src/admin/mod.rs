//! `/admin`: the operator's page. Plain HTML without scripts, in English only.
//!
//! A token from `quipu admin token` opens it, in a cookie that only this page gets, or in an `Authorization` header. Every form has a
//! second secret that follows from the token, so no other page can send one.

mod acts;
mod html;
mod page;
mod session;

use crate::app::App;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header::CONTENT_TYPE;
use axum::routing::{get, post};
use std::sync::Arc;

/// Forms are short.
const MAX_FORM_BYTES: usize = 4 * 1024;

pub fn router() -> Router<Arc<App>> {
    let style =
        || async { ([(CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("../../pages/admin.css")) };
    Router::new()
        .route("/admin", get(page::show))
        .route("/admin/admin.css", get(style))
        .route("/admin/sign-in", post(session::sign_in))
        .route("/admin/sign-out", post(session::sign_out))
        .route("/admin/act", post(acts::act))
        .layer(DefaultBodyLimit::max(MAX_FORM_BYTES))
}
