//! The description of the API says what the router does.

use crate::common::{Server, server};
use serde_json::Value;
use std::collections::BTreeSet;

/// Every path and method that a client may use. A new route is added here too.
const ROUTES: [(&str, &str); 51] = [
    ("/api/catalog", "get"),
    ("/api/daily", "post"),
    ("/api/daily/{game}/{date}", "get"),
    ("/api/events", "post"),
    ("/api/events/{code}", "get"),
    ("/api/events/{code}/commands", "post"),
    ("/api/events/{code}/results", "get"),
    ("/api/games", "get"),
    ("/api/games/{id}", "get"),
    ("/api/games/{id}/record", "get"),
    ("/api/games/{id}/share", "post"),
    ("/api/guests", "post"),
    ("/api/me", "get"),
    ("/api/me", "delete"),
    ("/api/me", "patch"),
    ("/api/me/blocks", "get"),
    ("/api/me/blocks", "post"),
    ("/api/me/blocks/{id}", "delete"),
    ("/api/me/bots", "get"),
    ("/api/me/bots", "post"),
    ("/api/me/bots/{name}", "delete"),
    ("/api/me/claim", "post"),
    ("/api/me/daily", "get"),
    ("/api/me/data", "get"),
    ("/api/me/links", "get"),
    ("/api/me/links/{id}", "delete"),
    ("/api/me/notifications", "get"),
    ("/api/me/notifications", "post"),
    ("/api/me/notifications/{id}", "delete"),
    ("/api/me/notifications/{id}/confirm", "post"),
    ("/api/me/notifications/{id}/test", "post"),
    ("/api/me/ratings", "get"),
    ("/api/me/sessions", "delete"),
    ("/api/me/sessions", "get"),
    ("/api/me/sessions/{id}", "delete"),
    ("/api/openapi.json", "get"),
    ("/api/ratings/{game}", "get"),
    ("/api/records/{token}", "get"),
    ("/api/reports", "post"),
    ("/api/sessions", "delete"),
    ("/api/sessions", "post"),
    ("/api/tables", "get"),
    ("/api/tables", "post"),
    ("/api/tables/{code}", "get"),
    ("/api/tables/{code}/qr.svg", "get"),
    ("/api/tables/{code}/removals", "delete"),
    ("/api/tables/{code}/removals", "post"),
    ("/healthz", "get"),
    ("/metrics", "get"),
    ("/readyz", "get"),
    ("/socket", "get"),
];

async fn description(server: &Server) -> Value {
    let answer = server.get("/api/openapi.json", "").await;
    answer.assert_status(200);
    assert_eq!(answer.header("content-type"), "application/json");
    answer.json()
}

#[tokio::test]
async fn every_route_is_described_and_nothing_else() {
    let server = server().await;
    let description = description(&server).await;
    let mut described = BTreeSet::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        described.extend(methods.as_object().unwrap().keys().map(|method| (path.as_str(), method.as_str())));
    }
    let expected: BTreeSet<_> = ROUTES.into_iter().filter(|(path, _)| *path != "/socket").collect();
    assert_eq!(described, expected, "the socket has a description of its own");
}

#[tokio::test]
async fn every_route_is_there_with_just_its_methods() {
    let server = server().await;
    for (path, _) in ROUTES {
        let at = path.replace(['{', '}'], "");
        for method in ["get", "post", "patch", "put", "delete"] {
            let answer = server.ask(&method.to_uppercase(), &at).send().await;
            let refused = answer.status.as_u16() >= 400;
            let there =
                !refused || !["no_such_path", "method_not_allowed"].contains(&answer.refused().as_str());
            assert_eq!(there, ROUTES.contains(&(path, method)), "{method} {path}: {answer:?}");
        }
    }
}

#[tokio::test]
async fn every_call_has_a_summary_a_tag_and_schemas_that_exist() {
    let server = server().await;
    let description = description(&server).await;
    for (path, methods) in description["paths"].as_object().unwrap() {
        for (method, call) in methods.as_object().unwrap() {
            assert!(call["summary"].is_string() && call["tags"].is_array(), "{method} {path}: {call}");
            let bodiless = path.ends_with("/share") || path.ends_with("/test");
            if ["post", "patch"].contains(&method.as_str()) && !bodiless {
                assert!(call["requestBody"].is_object(), "{method} {path}");
            }
        }
    }
    let text = description.to_string();
    let mut found = 0;
    for reference in text.split("\"$ref\":\"#/components/schemas/").skip(1) {
        let name = reference.split('"').next().unwrap();
        assert!(description["components"]["schemas"][name].is_object(), "{name}");
        found += 1;
    }
    assert!(found > 10, "{text}");
}
