//! The devices on which you are signed in, and signing them out.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::api::{self, DeviceSession};
use web_shell::pages::dates;
use web_shell::t;

/// The list, as of when it was opened.
#[component]
pub fn Devices() -> impl IntoView {
    let devices = RwSignal::new(Vec::<DeviceSession>::new());
    let fault = RwSignal::new(None::<String>);
    // Signs out one device, all others, or none, and then shows which are left.
    let update = move |end: Option<Option<String>>| {
        spawn_local(async move {
            let done = match end {
                Some(which) => api::end_sessions(which.as_deref()).await,
                None => Ok(()),
            };
            let listed = match done {
                Ok(()) => api::sessions().await,
                Err(why) => Err(why),
            };
            match listed {
                Ok(listed) => {
                    devices.try_set(listed);
                    fault.try_set(None);
                }
                Err(why) => _ = fault.try_set(Some(why.sentence())),
            }
        });
    };
    let others = move || devices.with(|devices| devices.iter().any(|device| !device.this));
    let row = move |DeviceSession { id, device, seen, this, .. }: DeviceSession| {
        let device = device.unwrap_or_else(|| t!("device-unknown"));
        let label = t!("device-end-of", device = device.clone());
        let end = move |_| update(Some(Some(id.clone())));
        view! {
            <li>
                <span><b>{device}</b>" "<span class="note">{t!("device-seen", date = dates::day(seen))}</span></span>
                {if this {
                    view! { <span class="note">{t!("device-this")}</span> }.into_any()
                } else {
                    view! { <button type="button" class="btn stepped quiet" aria-label=label on:click=end>{t!("device-end")}</button> }.into_any()
                }}
            </li>
        }
    };
    view! {
        <details class="keep">
            <summary on:click=move |_| update(None)>{t!("devices-title")}</summary>
            <p class="note">{t!("devices-note")}</p>
            <ul class="devices">{move || devices.get().into_iter().map(row).collect_view()}</ul>
            {move || others().then(|| view! {
                <button type="button" class="btn stepped" on:click=move |_| update(Some(None))>{t!("devices-end")}</button>
            })}
            <p class="fault" role="alert">{move || fault.get()}</p>
        </details>
    }
}
