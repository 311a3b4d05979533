//! This browser's subscription to push messages. web/shell/assets/study.js has the code, and sw.js shows what comes.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = quipu, js_name = pushState, catch)]
    async fn push_state() -> Result<JsValue, JsValue>;

    #[wasm_bindgen(js_namespace = quipu, js_name = pushOn, catch)]
    async fn push_on(key: &str) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(js_namespace = quipu, js_name = pushOff, catch)]
    async fn push_off() -> Result<JsValue, JsValue>;
}

/// Whether there are push messages here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PushState {
    /// The browser has none, or not over plain http.
    Missing,
    /// The person, or the browser, does not want any from this site.
    Denied,
    Off,
    On,
}

/// What a server needs to send something.
pub struct Subscription {
    pub endpoint: String,
    pub key: String,
    pub auth: String,
}

pub async fn state() -> PushState {
    let state = push_state().await.ok().and_then(|state| state.as_string());
    match state.as_deref() {
        Some("denied") => PushState::Denied,
        Some("off") => PushState::Off,
        Some("on") => PushState::On,
        _ => PushState::Missing,
    }
}

/// Asks the person, and subscribes with the server's key; `None` if that failed or was denied.
pub async fn subscribe(key: &str) -> Option<Subscription> {
    let told = push_on(key).await.ok()?.as_string()?;
    let mut parts = told.split(' ').map(str::to_owned);
    Some(Subscription { endpoint: parts.next()?, key: parts.next()?, auth: parts.next()? })
}

pub async fn unsubscribe() {
    let _ = push_off().await; // without a subscription there is nothing to end
}
