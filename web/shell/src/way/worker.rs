//! The worker of this document, with the tables on this device. It stays while the parts of the client change.

use crate::browser;
use js_sys::Array;
use serde::Deserialize;
use std::cell::OnceCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue, wasm_bindgen};
use web_sys::MessageEvent;
use wire::ToLocal;

#[wasm_bindgen]
extern "C" {
    /// In start.js.
    #[wasm_bindgen(js_namespace = quipu, js_name = worker, catch)]
    fn of_document() -> Result<web_sys::Worker, JsValue>;
}

/// A message of the worker.
pub enum Heard {
    /// As JSON text of [`wire::FromLocal`]: pages that are at no table need not read it.
    Told(String),
    Status(Status),
    /// The table doesn't exist.
    None,
}

/// What is known about a table without showing it.
#[derive(Deserialize)]
pub struct Status {
    /// Who shares this device.
    pub people: Vec<String>,
    /// Whether there is a saved table whose last game is not over.
    pub unfinished: bool,
    /// Whether the table outlasts this page.
    pub lasts: bool,
}

/// Sends a message to a table of the worker, whether or not it is shown.
pub fn say(table: &str, message: &ToLocal) {
    if let (Ok(worker), Ok(text)) = (of_document(), serde_json::to_string(message)) {
        post(&worker, table, "say", &text);
    }
}

fn post(worker: &web_sys::Worker, table: &str, verb: &str, text: &str) {
    let message: Array = [table, verb, text].into_iter().map(JsValue::from).collect();
    let _ = worker.post_message(&message); // texts can always be posted
}

/// Listens to one table of the worker.
pub struct Worker {
    worker: web_sys::Worker,
    table: String,
    /// The name of this page while it is attached.
    page: OnceCell<String>,
    heard: Closure<dyn FnMut(MessageEvent)>,
}

impl Worker {
    /// `None` if the browser has no workers.
    pub fn listen(table: &str, hear: impl Fn(Heard) + 'static) -> Option<Worker> {
        let name = table.to_owned();
        let heard = Closure::new(move |event: MessageEvent| {
            let message = Array::from(&event.data());
            let part = |at| message.get(at).as_string().unwrap_or_default();
            if part(0) != name {
                return;
            }
            let heard = match part(1).as_str() {
                "told" => Ok(Heard::Told(part(2))),
                "status" => wire::from_json(&part(2)).map(Heard::Status),
                "none" => Ok(Heard::None),
                _ => return,
            };
            if let Ok(heard) = heard {
                hear(heard);
            }
        });
        let worker = of_document().ok()?;
        worker.add_event_listener_with_callback("message", heard.as_ref().unchecked_ref()).ok()?;
        Some(Worker { worker, table: table.to_owned(), page: OnceCell::new(), heard })
    }

    /// Asks for the status of the table.
    pub fn ask(&self) {
        post(&self.worker, &self.table, "status", "");
    }

    /// Shows the table from now on, until this is dropped.
    pub fn attach(&self) {
        let page = self.page.get_or_init(|| u64::from_le_bytes(browser::random()).to_string());
        post(&self.worker, &self.table, "attach", page);
    }

    pub fn say(&self, message: &ToLocal) {
        say(&self.table, message);
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        if let Some(page) = self.page.get() {
            post(&self.worker, &self.table, "leave", page);
        }
        let heard = self.heard.as_ref().unchecked_ref();
        let _ = self.worker.remove_event_listener_with_callback("message", heard); // it was added
    }
}
