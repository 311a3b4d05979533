//! `GET /api/openapi.json`: what can be asked, for programs.

use axum::Extension;
use axum::body::Bytes;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use utoipa::openapi::OpenApi;

/// The description as it is sent.
#[derive(Clone)]
pub struct Description(Bytes);

pub fn with(description: &OpenApi) -> Extension<Description> {
    let text = serde_json::to_vec(description).expect("a description is plain data");
    Extension(Description(text.into()))
}

/// This description
#[utoipa::path(get, path = "/api/openapi.json", tag = "operating",
    responses((status = 200, description = "OpenAPI 3.1", content_type = "application/json")))]
pub async fn description(Extension(Description(text)): Extension<Description>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], text)
}
