//! Players who are not there are told that it is their turn: to real receivers on this machine.

mod channels;
mod receivers;
mod turns;

use crate::common::{Answer, Server, server_with, settings};
use receivers::Receiver;
use serde_json::{Value, json};
use server::Settings;

/// Where the server says that it is.
const BASE: &str = "http://quipu.test:7878";

/// Everything is offered that needs no SMTP server, and may go to this machine.
fn generous() -> Settings {
    Settings {
        notify: "push,webhook,ntfy".parse().unwrap(),
        notify_private: true,
        public_url: Some(BASE.parse().unwrap()),
        ..settings()
    }
}

async fn generous_server() -> Server {
    server_with(generous()).await
}

/// Adds a channel.
async fn add(server: &Server, cookie: &str, to: Value) -> Answer {
    server.post("/api/me/notifications", cookie, json!({ "to": to })).await
}

async fn add_webhook(server: &Server, cookie: &str, receiver: &Receiver) {
    let to = json!({ "webhook": { "url": receiver.url("/hook?secret=1") } });
    add(server, cookie, to).await.assert_status(201);
}
