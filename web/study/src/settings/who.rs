//! The profile: your name, protecting it, and using it on another device.

use super::devices::Devices;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::api;
use web_shell::app::Session;
use web_shell::browser;
use web_shell::pages::name::{self, Draft, NameFault, NameField, last_used};
use web_shell::salts;
use web_shell::t;

/// The name, and what belongs to it.
#[component]
pub fn Who() -> impl IntoView {
    let session = Session::here();
    let named = Memo::new(move |_| session.signed_in() == Some(true));
    let claimed = Memo::new(move |_| session.me.with(|me| me.iter().flatten().any(|me| me.claimed)));
    // Someone else has claimed the name of this guest.
    let renamed = move || {
        let me = session.me.get().flatten()?;
        me.renamed_from.map(|from| (from, me.name))
    };
    view! {
        <section class="panel stepped" aria-labelledby="who-you-are">
            <h2 id="who-you-are">{t!("who-title")}</h2>
            {move || session.away.get().then(|| view! { <p class="note">{t!("who-away")}</p> })}
            {move || renamed().map(|(from, name)| view! { <p class="note" role="status">{t!("who-renamed", from = from, name = name)}</p> })}
            <Rename named />
            {move || named.get().then(|| view! { <Keep claimed /> })}
            {move || if claimed.get() { view! { <Devices /><SignOut /> }.into_any() } else { view! { <SignIn /> }.into_any() }}
        </section>
    }
}

#[component]
fn Rename(named: Memo<bool>) -> impl IntoView {
    let session = Session::here();
    let draft = Draft::new(last_used());
    let said = RwSignal::new(None::<String>);
    let take = move |event: SubmitEvent| {
        event.prevent_default();
        said.set(None);
        draft.take(session, move || _ = said.try_set(Some(t!("who-taken"))));
    };
    // Signing in changes the name.
    Effect::new(move |_| {
        if let Some(name) = session.name() {
            draft.text.set(name);
        }
    });
    view! {
        <form class="name-form" novalidate=true on:submit=take>
            <label for="name">{t!("name-ask")}</label>
            <div class="field-row">
                <NameField draft />
                <button class="btn stepped" disabled=move || draft.busy.get()>
                    {move || if named.get() { t!("who-rename") } else { t!("name-take") }}
                </button>
            </div>
            <NameFault draft />
            <p class="note" role="status">{move || said.get()}</p>
        </form>
    }
}

/// A passphrase protects the name.
#[component]
fn Keep(claimed: Memo<bool>) -> impl IntoView {
    let session = Session::here();
    let draft = Draft::new(String::new());
    let old = RwSignal::new(String::new());
    let said = RwSignal::new(None::<String>);
    let keep = move |event: SubmitEvent| {
        event.prevent_default();
        said.set(None);
        let (new, old) = (draft.text.get_untracked(), old.get_untracked());
        let had = claimed.get_untracked();
        let asking = async move { api::claim(new, had.then_some(old)).await };
        draft.ask(session, asking, "new-passphrase", move || _ = said.try_set(Some(t!("keep-kept"))));
    };
    view! {
        <details class="keep">
            <summary>{move || if claimed.get() { t!("keep-change") } else { t!("keep-title") }}</summary>
            <p class="note">{t!("keep-note")}</p>
            <form class="name-form" novalidate=true on:submit=keep>
                {move || claimed.get().then(|| view! {
                    <label for="old-passphrase">{t!("keep-old")}</label>
                    <input id="old-passphrase" class="field" type="password" autocomplete="current-password"
                        prop:value=move || old.get() on:input:target=move |event| old.set(event.target().value()) />
                })}
                <label for="new-passphrase">{t!("keep-new")}</label>
                <div class="field-row">
                    <input id="new-passphrase" class="field" type="password" autocomplete="new-password" aria-describedby="keep-fault"
                        prop:value=move || draft.text.get() on:input:target=move |event| draft.text.set(event.target().value()) />
                    <button class="btn stepped" disabled=move || draft.busy.get()>{t!("keep-button")}</button>
                </div>
                <p id="keep-fault" class="fault" role="alert">{move || draft.fault.get()}</p>
                <p class="note" role="status">{move || said.get()}</p>
            </form>
        </details>
    }
}

/// Signs in with a protected name on this device.
#[component]
fn SignIn() -> impl IntoView {
    let session = Session::here();
    let draft = Draft::new(String::new());
    let passphrase = RwSignal::new(String::new());
    let sign_in = move |event: SubmitEvent| {
        event.prevent_default();
        let (name, passphrase) = (draft.text.get_untracked().trim().to_owned(), passphrase.get_untracked());
        let asking = async move { api::sign_in(name, passphrase).await };
        draft.ask(session, asking, "own-passphrase", || {});
    };
    view! {
        <details class="keep">
            <summary>{t!("signin-title")}</summary>
            <p class="note">{t!("signin-note")}</p>
            <form class="name-form" novalidate=true on:submit=sign_in>
                <label for="own-name">{t!("signin-name")}</label>
                <input id="own-name" class="field" autocomplete="username" spellcheck="false"
                    prop:value=move || draft.text.get() on:input:target=move |event| draft.text.set(event.target().value()) />
                <label for="own-passphrase">{t!("signin-passphrase")}</label>
                <div class="field-row">
                    <input id="own-passphrase" class="field" type="password" autocomplete="current-password" aria-describedby="signin-fault"
                        prop:value=move || passphrase.get() on:input:target=move |event| passphrase.set(event.target().value()) />
                    <button class="btn stepped" disabled=move || draft.busy.get()>{t!("signin-button")}</button>
                </div>
                <p id="signin-fault" class="fault" role="alert">{move || draft.fault.get()}</p>
            </form>
        </details>
    }
}

/// Signs out on someone else's device. The passphrase gets the name back.
#[component]
fn SignOut() -> impl IntoView {
    let fault = RwSignal::new(None::<String>);
    let sign_out = move |_| {
        spawn_local(async move {
            super::notify::forget_device().await;
            match api::sign_out().await {
                Ok(()) => {
                    name::forget();
                    salts::forget_all();
                    // Everything that was known of the player goes with the page.
                    let _ = browser::window().location().set_href("/");
                }
                Err(why) => _ = fault.try_set(Some(why.sentence())),
            }
        });
    };
    view! {
        <p class="sign-out">
            <button type="button" class="btn stepped quiet" on:click=sign_out>{t!("signout-button")}</button>
            <span class="note">{t!("signout-note")}</span>
        </p>
        <p class="fault" role="alert">{move || fault.get()}</p>
    }
}
