//! Push messages on this device.

use super::{Panel, calls};
use js_sys::Reflect;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web_shell::browser;
use web_shell::pages::switch::Switch;
use web_shell::t;
use wire::http::Target;

/// The number of this device's channel. Only the server knows all of them, and this browser only its own subscription.
const KEY: &str = "quipu.push";

#[wasm_bindgen]
extern "C" {
    /// `missing`, `denied`, `off` or `on`. In study.js.
    #[wasm_bindgen(js_namespace = quipu, js_name = pushState, catch)]
    async fn push_state() -> Result<JsValue, JsValue>;

    /// The subscription as an object of texts.
    #[wasm_bindgen(js_namespace = quipu, js_name = subscribe, catch)]
    async fn subscribe(key: &str) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(js_namespace = quipu, js_name = unsubscribe, catch)]
    async fn unsubscribe() -> Result<JsValue, JsValue>;
}

/// The number of this device's channel, if there is one.
pub fn own_channel() -> Option<i64> {
    browser::kept(KEY)?.parse().ok()
}

/// This device gets no more messages: for whoever uses it next.
pub async fn forget() {
    if let Some(id) = own_channel() {
        let _ = calls::remove(id).await; // the server finds out at the next message
        let _ = unsubscribe().await; // without a subscription there is nothing to end
        browser::forget(KEY);
    }
}

/// Turns messages on this device on, with the server's key.
async fn turn_on(key: &str) -> Result<(), String> {
    let failed = |_| t!("notify-push-failed");
    let subscription = subscribe(key).await.map_err(failed)?;
    let text = |name: &str| Reflect::get(&subscription, &name.into()).ok()?.as_string();
    let (Some(endpoint), Some(key), Some(auth)) = (text("endpoint"), text("key"), text("auth")) else {
        return Err(t!("notify-push-denied"));
    };
    let channel = calls::add(Target::Push { endpoint, key, auth }).await;
    let channel = channel.map_err(|fault| calls::sentence(&fault))?;
    browser::keep(KEY, &channel.id.to_string()); // otherwise it is only not called "this device"
    Ok(())
}

#[component]
pub fn ThisDevice(panel: Panel, key: String) -> impl IntoView {
    let state = RwSignal::new(None::<String>);
    let look = move || {
        spawn_local(async move {
            let now = push_state().await.ok().and_then(|state| state.as_string());
            state.try_set(Some(now.unwrap_or_else(|| "missing".to_owned())));
        });
    };
    look();
    let known = move || {
        let own = own_channel();
        panel.mine.with(|mine| mine.iter().flat_map(|mine| &mine.channels).any(|it| Some(it.id) == own))
    };
    let on = Signal::derive(move || state.with(|state| state.as_deref() == Some("on")) && known());
    let key = StoredValue::new(key);
    let set = Callback::new(move |wanted: bool| {
        spawn_local(async move {
            panel.clear();
            let done = match wanted {
                true => turn_on(&key.get_value()).await,
                false => {
                    forget().await;
                    Ok(())
                }
            };
            if let Err(why) = done {
                panel.fault.try_set(Some(why));
            }
            look();
            panel.load();
        });
    });
    move || match state.get().as_deref() {
        None => ().into_any(),
        Some("missing") => view! { <p class="note">{t!("notify-push-missing")}</p> }.into_any(),
        Some("denied") => view! { <p class="note">{t!("notify-push-denied")}</p> }.into_any(),
        Some(_) => view! {
            <div class="switches">
                <Switch label=t!("notify-push") note=t!("notify-push-note") on set />
            </div>
        }
        .into_any(),
    }
}
