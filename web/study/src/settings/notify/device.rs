//! Push messages on this device.

use super::{Panel, calls};
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::browser;
use web_shell::pages::switch::Switch;
use web_shell::push::{self, PushState, Subscription};
use web_shell::t;
use wire::http::Target;

/// The number of this device's channel. Only the server knows all of them, and this browser only its own subscription.
const KEY: &str = "quipu.push";

/// The number of this device's channel, if there is one.
pub fn own_channel() -> Option<i64> {
    browser::kept(KEY)?.parse().ok()
}

/// This device gets no more messages: for the person who uses it next.
pub async fn forget() {
    if let Some(id) = own_channel() {
        let _ = calls::remove(id).await; // the server finds out at the next message
        push::unsubscribe().await;
        browser::forget(KEY);
    }
}

/// Turns messages on this device on, with the server's key.
async fn turn_on(key: &str) -> Result<(), String> {
    let Some(Subscription { endpoint, key, auth }) = push::subscribe(key).await else {
        return Err(t!("notify-push-failed"));
    };
    let channel = calls::add(Target::Push { endpoint, key, auth }).await;
    let channel = channel.map_err(|fault| calls::sentence(&fault))?;
    browser::keep(KEY, &channel.id.to_string()); // otherwise it is only not called "this device"
    Ok(())
}

#[component]
pub fn ThisDevice(panel: Panel, key: String) -> impl IntoView {
    let state = RwSignal::new(None::<PushState>);
    let look = move || {
        spawn_local(async move {
            state.try_set(Some(push::state().await));
        });
    };
    look();
    let known = move || {
        let own = own_channel();
        panel.mine.with(|mine| mine.iter().flat_map(|mine| &mine.channels).any(|it| Some(it.id) == own))
    };
    let on = Signal::derive(move || state.get() == Some(PushState::On) && known());
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
    move || match state.get() {
        None => ().into_any(),
        Some(PushState::Missing) => view! { <p class="note">{t!("notify-push-missing")}</p> }.into_any(),
        Some(PushState::Denied) => view! { <p class="note">{t!("notify-push-denied")}</p> }.into_any(),
        Some(PushState::Off | PushState::On) => view! {
            <div class="switches">
                <Switch label=t!("notify-push") note=t!("notify-push-note") on set />
            </div>
        }
        .into_any(),
    }
}
