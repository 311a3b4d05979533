//! `GET /api/openapi.json`: the description of the HTTP API, for programs.

use axum::Extension;
use axum::body::Bytes;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
use utoipa::openapi::{Content, Object, OpenApi, Ref, RefOr, Response, Type};
use utoipa::{Modify, OpenApi as _, ToSchema};
use wire::http::ErrorBody;

#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Quipu",
        description = "Treasure-hunt board games. A guest is identified by a cookie, which is set when the guest is created or signs in. \
                       Everything at a table goes through the WebSocket at `/socket`. Errors have a name: \
                       `{\"refused\":{\"why\":\"unknown_table\"}}`, or with data, `{\"refused\":{\"why\":{\"too_fast\":{\"retry_ms\":900}}}}`. \
                       An unknown path gets 404 `no_such_path`, an unsupported method 405 `method_not_allowed`.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    components(schemas(ErrorBody)),
    modifiers(&GuestCookie),
    tags(
        (name = "people", description = "Guests, names, passphrases"),
        (name = "tables", description = "Opening and finding tables"),
        (name = "events", description = "Several tables with the same deal"),
        (name = "games", description = "Finished games: results, records, ratings"),
        (name = "daily", description = "Daily expeditions: leaderboards and streaks"),
        (name = "operating", description = "For operators")
    )
)]
struct About;

struct GuestCookie;

impl Modify for GuestCookie {
    fn modify(&self, description: &mut OpenApi) {
        let cookie = ApiKeyValue::with_description("quipu", "Over HTTPS its name is `__Host-quipu`.");
        let components = description.components.get_or_insert_default();
        components.add_security_scheme("guest", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    }
}

/// The description without any calls.
pub fn about() -> OpenApi {
    About::openapi()
}

/// Adds to each call the errors that its handler has no part in, and to each error its body.
pub fn complete(description: &mut OpenApi) {
    for (path, item) in &mut description.paths.paths {
        for call in [&mut item.get].into_iter().flatten() {
            add_errors(path, true, call);
        }
        for call in [&mut item.post, &mut item.patch, &mut item.delete].into_iter().flatten() {
            add_errors(path, false, call);
        }
    }
}

fn add_errors(path: &str, reads: bool, call: &mut Operation) {
    let mut errors = vec![
        ("400", "`bad_message`"),
        ("431", "`too_long`"),
        ("500", "`internal`"),
        ("503", "`busy`, `restarting`, `store_unavailable` or `store_corrupt`"),
    ];
    if path.starts_with("/api/") {
        errors.push(("429", "`too_fast`"));
        errors.push(("403", if reads { "`banned`" } else { "`foreign_origin` or `banned`" }));
    }
    if call.request_body.is_some() {
        errors.push(("413", "`too_long`"));
    }
    let responses = &mut call.responses.responses;
    for (status, names) in errors {
        responses.entry(status.to_owned()).or_insert_with(|| Response::new(names).into());
    }
    for (status, response) in responses {
        let RefOr::T(response) = response else { continue };
        if response.description.is_empty() {
            response.description = "Done".to_owned(); // the format requires one
        }
        if status.starts_with(['4', '5']) {
            let body = Content::new(Some(Ref::from_schema_name(ErrorBody::name())));
            response.content.insert("application/json".to_owned(), body.into());
        }
        if status == "429" {
            let seconds = Object::with_type(Type::Integer);
            let retry = HeaderBuilder::new().schema(Some(seconds)).description(Some("In seconds"));
            response.headers.insert("Retry-After".to_owned(), retry.build().into());
        }
    }
}

/// The description as it is sent.
#[derive(Clone)]
pub struct Description(Bytes);

pub fn with(description: &OpenApi) -> Extension<Description> {
    let text = serde_json::to_vec(description).expect("a description is plain data");
    Extension(Description(text.into()))
}

/// This description
#[utoipa::path(get, path = "/api/openapi.json", tag = "operating",
    responses((status = 200, description = "OpenAPI 3.1", body = Object, content_type = "application/json")))]
pub async fn description(Extension(Description(text)): Extension<Description>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], text)
}
