//! The operator's page: who may use it, what it does, and what it cannot be tricked into.

use crate::common::{Answer, Server, server};
use serde_json::json;
use server::people::Token;
use store::{BanKind, ModerationStore, Store};

struct Operator<'a> {
    server: &'a Server,
    cookie: String,
    csrf: String,
}

async fn form(server: &Server, path: &str, cookie: &str, body: &str) -> Answer {
    let ask = server.ask("POST", path).cookie(cookie);
    ask.header("content-type", "application/x-www-form-urlencoded").body(body.to_owned()).send().await
}

async fn token(server: &Server) -> Token {
    let token = Token::for_session();
    let now = server::tables::now();
    server.store.add_admin_token(token.hash(), now, now + 60_000).await.unwrap();
    token
}

async fn operator(server: &Server) -> Operator<'_> {
    let token = token(server).await;
    let entered = form(server, "/admin/sign-in", "", &format!("token={}", token.reveal())).await;
    entered.assert_status(303);
    assert_eq!(entered.header("location"), "/admin", "no token in the address");
    let line = entered.header("set-cookie");
    assert!(line.contains("HttpOnly; SameSite=Strict") && line.contains("Path=/admin"), "{line}");
    let cookie = entered.cookie();
    let page = server.get("/admin", &cookie).await;
    page.assert_status(200);
    let csrf =
        page.text().split("name=\"csrf\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_ne!(csrf, token.reveal());
    assert!(!page.text().contains(token.reveal()), "the page does not have the token in it");
    Operator { server, cookie, csrf }
}

impl Operator<'_> {
    async fn act(&self, fields: &str) -> Answer {
        form(self.server, "/admin/act", &self.cookie, &format!("csrf={}&{fields}", self.csrf)).await
    }
}

#[tokio::test]
async fn without_a_valid_token_there_is_only_the_form_to_sign_in() {
    let server = server().await;
    let guest = server.guest("Anna").await;
    let stranger = format!("quipu-admin={}", "a".repeat(43));
    for cookie in ["", &guest, &stranger] {
        let page = server.get("/admin", cookie).await;
        page.assert_status(401);
        assert!(
            page.text().contains("quipu admin token") && !page.text().contains("Audit"),
            "{}",
            page.text()
        );
        form(&server, "/admin/act", cookie, "csrf=x&act=ban&kind=name&value=anna").await.assert_status(401);
    }
    form(&server, "/admin/sign-in", "", &format!("token={}", "a".repeat(43))).await.assert_status(401);
    assert!(server.store.bans(0).await.unwrap().is_empty());
    let ended = Token::for_session();
    server.store.add_admin_token(ended.hash(), 0, 1).await.unwrap();
    form(&server, "/admin/sign-in", "", &format!("token={}", ended.reveal())).await.assert_status(401);
    let style = server.get("/admin/admin.css", "").await;
    assert_eq!(style.header("content-type"), "text/css; charset=utf-8");
}

#[tokio::test]
async fn a_foreign_form_does_nothing() {
    let server = server().await;
    let operator = operator(&server).await;
    for body in [
        "act=ban&kind=name&value=anna",
        "csrf=&act=ban&kind=name&value=anna",
        "csrf=wrong&act=ban&kind=name&value=anna",
    ] {
        let answer = form(&server, "/admin/act", &operator.cookie, body).await;
        assert!([403, 422].contains(&answer.status.as_u16()), "{answer:?}");
    }
    let foreign =
        server.ask("POST", "/admin/act").cookie(&operator.cookie).header("origin", "https://evil.example");
    let body = format!("csrf={}&act=ban&kind=name&value=anna", operator.csrf);
    let foreign = foreign.header("content-type", "application/x-www-form-urlencoded").body(body).send().await;
    foreign.assert_refused(403, "foreign_origin");
    assert!(server.store.bans(0).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_token_in_a_header_works_too_and_signing_out_ends_it() {
    let server = server().await;
    let token = token(&server).await;
    let ask = || server.ask("GET", "/admin").header("authorization", &format!("Bearer {}", token.reveal()));
    ask().send().await.assert_status(200);
    let operator = operator(&server).await;
    let out = form(&server, "/admin/sign-out", &operator.cookie, &format!("csrf={}", operator.csrf)).await;
    out.assert_status(303);
    server.get("/admin", &operator.cookie).await.assert_status(401);
    ask().send().await.assert_status(200);
}

#[tokio::test]
async fn bans_hold_at_once_and_are_written_down() {
    let server = server().await;
    let operator = operator(&server).await;
    let ben = server.guest("Ben").await;
    operator.act("act=ban&kind=name&value=+Anna+").await.assert_status(200);
    server.post("/api/guests", "", json!({ "name": "anna" })).await.assert_refused(403, "banned");
    let rename = server.ask("PATCH", "/api/me").cookie(&ben).json(&json!({ "name": "ANNA" })).send().await;
    rename.assert_refused(403, "banned");
    operator.act("act=ban&kind=user&value=1&days=3").await.assert_status(200);
    let setup = json!({ "setup": { "game": "gold", "places": 3 } });
    server.post("/api/tables", &ben, setup.clone()).await.assert_refused(403, "banned");
    operator.act("act=unban&kind=user&value=1").await.assert_status(200);
    server.post("/api/tables", &ben, setup).await.assert_status(201);
    operator.act("act=ban&kind=range&value=127.0.0.9%2F8").await.assert_status(200);
    server.get("/api/catalog", &ben).await.assert_refused(403, "banned");
    let page = server.get("/admin", &operator.cookie).await;
    page.assert_status(200);
    assert!(page.text().contains("range <b>127.0.0.0/8</b>"), "the operator is not shut out");
    operator.act("act=unban&kind=range&value=127.0.0.0%2F8").await.assert_status(200);
    server.get("/api/catalog", &ben).await.assert_status(200);
    for wrong in [
        "act=ban&kind=range&value=everyone",
        "act=ban&kind=range&value=0.0.0.0%2F0",
        "act=ban&kind=user&value=Ben",
        "act=ban&kind=name&value=",
        "act=ban&kind=name&value=x&days=0",
        "act=dance",
        "act=unban&kind=name&value=nobody",
        "act=close&value=x",
        "act=close&value=kamo-tiru",
        "act=dismiss&value=7",
    ] {
        operator.act(wrong).await.assert_status(422);
    }
    let log = server.store.audit_log(10).await.unwrap();
    let log: Vec<String> =
        log.iter().map(|row| format!("{} {} {}", row.by, row.action, row.subject)).collect();
    let expected = [
        "page unban range 127.0.0.0/8",
        "page ban range 127.0.0.0/8",
        "page unban user 1",
        "page ban user 1",
        "page ban name anna",
    ];
    assert_eq!(log, expected);
    assert_eq!(server.store.bans(server::tables::now()).await.unwrap()[0].kind, BanKind::Name);
}

#[tokio::test]
async fn reports_are_shown_as_text_whatever_is_in_them() {
    let server = server().await;
    let operator = operator(&server).await;
    let (anna, evil) = (server.guest("Anna").await, server.guest("<b>\"x'&</b>").await);
    let setup = json!({ "setup": { "game": "gold", "places": 3 } });
    let code = server.post("/api/tables", &evil, setup).await.json()["code"].as_str().unwrap().to_owned();
    let report = json!({ "about": { "at_table": { "table": code, "place": 0 } }, "reason": "name" });
    server.post("/api/reports", &anna, report).await.assert_status(204);
    let page = server.get("/admin", &operator.cookie).await;
    let text = page.text();
    assert!(text.contains("&lt;b&gt;&quot;x&#39;&amp;&lt;/b&gt; (user 2)"), "{text}");
    assert!(!text.contains("<b>\"x"), "{text}");
    assert!(!text.contains("<script") && !text.contains("style="), "{text}");
    assert!(page.header("content-security-policy").contains("default-src 'self'"));

    operator.act(&format!("act=close&value={code}")).await.assert_status(200);
    server.get(&format!("/api/tables/{code}"), &anna).await.assert_refused(410, "closed");
    let id = server.store.reports(1).await.unwrap()[0].id;
    operator.act(&format!("act=dismiss&value={id}")).await.assert_status(200);
    assert!(server.store.reports(1).await.unwrap().is_empty());
    assert!(server.store.table(code.parse().unwrap()).await.unwrap().unwrap().closed);
}
