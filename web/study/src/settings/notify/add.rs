//! Adding an e-mail address, an ntfy topic or a webhook.

use super::{Panel, calls};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use web_shell::t;
use wire::http::Target;

#[component]
pub fn AddEmail(panel: Panel) -> impl IntoView {
    let address = RwSignal::new(String::new());
    let add = move |event: SubmitEvent| {
        event.prevent_default();
        let to = Target::Email { address: address.get_untracked().trim().to_owned() };
        panel.call(calls::add(to), move || {
            address.try_set(String::new());
            Some(t!("notify-code-sent"))
        });
    };
    view! {
        <details class="keep">
            <summary>{t!("notify-add-email")}</summary>
            <form class="name-form" novalidate=true on:submit=add>
                <label for="notify-email">{t!("notify-address")}</label>
                <div class="field-row">
                    <input id="notify-email" class="field" type="email" autocomplete="email" maxlength="254"
                        prop:value=move || address.get() on:input:target=move |event| address.set(event.target().value()) />
                    <button class="btn stepped" disabled=move || panel.busy.get()>{t!("notify-add")}</button>
                </div>
            </form>
        </details>
    }
}

#[component]
pub fn AddNtfy(panel: Panel) -> impl IntoView {
    let (url, token) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let add = move |event: SubmitEvent| {
        event.prevent_default();
        let token_text = token.get_untracked().trim().to_owned();
        let to = Target::Ntfy {
            url: url.get_untracked().trim().to_owned(),
            token: (!token_text.is_empty()).then_some(token_text),
        };
        panel.call(calls::add(to), move || {
            url.try_set(String::new());
            token.try_set(String::new());
            Some(t!("notify-added"))
        });
    };
    view! {
        <details class="keep">
            <summary>{t!("notify-add-ntfy")}</summary>
            <p class="note">{t!("notify-ntfy-note")}</p>
            <form class="name-form" novalidate=true on:submit=add>
                <label for="notify-topic">{t!("notify-url")}</label>
                <input id="notify-topic" class="field" type="url" maxlength="1000" spellcheck="false"
                    prop:value=move || url.get() on:input:target=move |event| url.set(event.target().value()) />
                <label for="notify-token">{t!("notify-token")}</label>
                <div class="field-row">
                    <input id="notify-token" class="field" type="password" autocomplete="off" maxlength="200"
                        prop:value=move || token.get() on:input:target=move |event| token.set(event.target().value()) />
                    <button class="btn stepped" disabled=move || panel.busy.get()>{t!("notify-add")}</button>
                </div>
            </form>
        </details>
    }
}

#[component]
pub fn AddWebhook(panel: Panel) -> impl IntoView {
    let url = RwSignal::new(String::new());
    let add = move |event: SubmitEvent| {
        event.prevent_default();
        let to = Target::Webhook { url: url.get_untracked().trim().to_owned() };
        panel.call(calls::add(to), move || {
            url.try_set(String::new());
            Some(t!("notify-added"))
        });
    };
    view! {
        <details class="keep">
            <summary>{t!("notify-add-webhook")}</summary>
            <p class="note">{t!("notify-webhook-note")}</p>
            <form class="name-form" novalidate=true on:submit=add>
                <label for="notify-hook">{t!("notify-url")}</label>
                <div class="field-row">
                    <input id="notify-hook" class="field" type="url" maxlength="1000" spellcheck="false"
                        prop:value=move || url.get() on:input:target=move |event| url.set(event.target().value()) />
                    <button class="btn stepped" disabled=move || panel.busy.get()>{t!("notify-add")}</button>
                </div>
            </form>
        </details>
    }
}
