//! Bot accounts, for people whose programs play here: creating one, copying its token once, and revoking it.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::api::{self, Fault};
use web_shell::browser;
use web_shell::pages::{clipboard, dates};
use web_shell::t;
use wire::http::OwnBots;

/// The section of a visitor with a claimed name.
#[component]
pub fn Bots() -> impl IntoView {
    let own = RwSignal::new(None::<OwnBots>);
    let fault = RwSignal::new(None::<String>);
    let failed = move |why: Fault| _ = fault.try_set(Some(why.sentence()));
    let read = move || {
        spawn_local(async move {
            match api::own_bots().await {
                Ok(bots) => _ = own.try_set(Some(bots)),
                Err(why) => failed(why),
            }
        });
    };
    let revoke = Callback::new(move |name: String| {
        spawn_local(async move {
            match api::revoke_bot(&name).await {
                Ok(()) => read(),
                Err(why) => failed(why),
            }
            browser::focus("bots-h");
        });
    });
    read();
    let rows = move || {
        let bots = own.get().map(|own| own.bots).unwrap_or_default();
        let row = |bot: wire::http::OwnBot| {
            view! { <Row name=bot.name created=bot.created revoke /> }
        };
        bots.into_iter().map(row).collect_view()
    };
    let offered = move || own.with(|own| own.as_ref().is_some_and(|own| own.most > 0));
    view! {
        <section class="panel stepped" aria-labelledby="bots-h">
            <h2 id="bots-h" tabindex="-1">{t!("bots-title")}</h2>
            <p class="note">{t!("bots-note")}</p>
            <ul class="terms">{rows}</ul>
            <p class="fault" role="alert">{move || fault.get()}</p>
            {move || offered().then(|| view! { <Create created=Callback::new(move |()| read()) /> })}
        </section>
    }
}

/// One bot. It asks twice, because its token cannot be had again.
#[component]
fn Row(name: String, created: i64, revoke: Callback<String>) -> impl IntoView {
    let sure = RwSignal::new(false);
    let label = t!("bots-of-date", name = name.clone(), date = dates::day(created));
    let button = move || {
        let name = name.clone();
        if sure.get() {
            view! {
                <span>{t!("bots-revoke-sure")}</span>" "
                <button type="button" class="btn stepped danger" on:click=move |_| revoke.run(name.clone())>{t!("bots-revoke")}</button>" "
                <button type="button" class="btn stepped quiet" on:click=move |_| sure.set(false)>{t!("bots-keep")}</button>
            }
            .into_any()
        } else {
            let said = t!("bots-revoke-name", name = name);
            view! { <button type="button" class="btn stepped quiet" aria-label=said on:click=move |_| sure.set(true)>{t!("bots-revoke")}</button> }
                .into_any()
        }
    };
    view! { <li>{label}" "{button}</li> }
}

/// The form for a new bot, and its token, which is shown once.
#[component]
fn Create(created: Callback<()>) -> impl IntoView {
    let name = RwSignal::new(String::new());
    let (busy, fault) = (RwSignal::new(false), RwSignal::new(None::<String>));
    let (token, said) = (RwSignal::new(None::<String>), RwSignal::new(None::<String>));
    let create = move |event: SubmitEvent| {
        event.prevent_default();
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        fault.set(None);
        said.set(None);
        token.set(None);
        spawn_local(async move {
            match api::create_bot(name.get_untracked().trim()).await {
                Ok(bot) => {
                    name.try_set(String::new());
                    token.try_set(Some(bot.token));
                    said.try_set(Some(t!("bots-created", name = bot.name)));
                    created.run(());
                }
                Err(why) => _ = fault.try_set(Some(why.sentence())),
            }
            busy.try_set(false);
        });
    };
    let copy = move |_| {
        let Some(text) = token.get_untracked() else { return };
        let copied = move |done| said.set(Some(if done { t!("bots-copied") } else { t!("bots-marked") }));
        clipboard::copy(text, "bot-token", copied);
    };
    view! {
        <form class="name-form" novalidate=true on:submit=create>
            <label for="bot-name">{t!("bots-name")}</label>
            <div class="field-row">
                <input id="bot-name" class="field" autocomplete="off" spellcheck="false" aria-describedby="bot-fault"
                    prop:value=move || name.get() on:input:target=move |event| name.set(event.target().value()) />
                <button class="btn stepped" disabled=move || busy.get()>{t!("bots-create")}</button>
            </div>
            <p id="bot-fault" class="fault" role="alert">{move || fault.get()}</p>
            {move || token.get().map(|token| view! {
                <label for="bot-token">{t!("bots-token")}</label>
                <div class="field-row">
                    <input id="bot-token" class="field" readonly=true autocomplete="off" value=token />
                    <button type="button" class="btn stepped" on:click=copy>{t!("bots-copy")}</button>
                </div>
            })}
            <p class="note" role="status">{move || said.get()}</p>
        </form>
    }
}
