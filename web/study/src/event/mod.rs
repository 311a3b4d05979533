//! An event: several tables that play the same deal. Players take their seats here, and later compare their scores.

mod at_event;
mod host;
mod results;
mod salt;
mod tables;

use at_event::AtEvent;
use leptos::prelude::*;
use web_shell::app::Session;
use web_shell::browser;
use web_shell::pages::clipboard;
use web_shell::pages::name::{Draft, NameFault, NameField, last_used};
use web_shell::route::{Route, Router};
use web_shell::shell::Top;
use web_shell::symbol::Symbol;
use web_shell::t;
use wire::{Code, EventCommand, EventPhase, EventView};

#[component]
pub fn EventPage(code: Code) -> impl IntoView {
    let event = AtEvent::new(code);
    provide_context(event);
    event.follow(Session::here());
    salt::add_to_deal(event);
    go_to_table(event);
    let there = Memo::new(move |_| event.view.with(Option::is_some));
    let phase = Memo::new(move |_| event.view.with(|view| view.as_ref().map(|view| view.phase)));
    view! {
        <Top back=t!("go-home") />
        <main id="main" class="page event" tabindex="-1">
            {move || if there.get() {
                view! {
                    <Head event />
                    <p class="fault" role="alert">{move || event.fault.get()}</p>
                    {move || match phase.get() {
                        Some(EventPhase::Gathering) => view! { <Invite code /> <Join event /> }.into_any(),
                        Some(EventPhase::Over) => view! { <results::Results code /> }.into_any(),
                        _ => ().into_any(),
                    }}
                    <tables::Tables event />
                    <host::Host event />
                    <Fair event />
                }.into_any()
            } else {
                let shut = move || event.fault.with(Option::is_some);
                view! {
                    <p class="loading" role="status">{move || (!shut()).then(|| t!("event-opening"))}</p>
                    <p class="fault" role="alert">{move || event.fault.get()}</p>
                    {move || shut().then(|| view! { <p><a class="btn stepped primary" href="/">{t!("go-home")}</a></p> })}
                }.into_any()
            }}
        </main>
    }
}

/// When the tables open while the page is shown, the player goes to the own one.
fn go_to_table(event: AtEvent) {
    let router = Router::here();
    Effect::new(move |waited: Option<bool>| {
        event.view.with(|view| {
            let Some(view) = view else { return waited.unwrap_or_default() };
            match view.you.table {
                Some(table) if waited == Some(true) => router.go(Route::Table(table)),
                _ => {}
            }
            matches!(view.phase, EventPhase::Gathering | EventPhase::Revealing)
        })
    });
}

/// What this is, and how far it is.
#[component]
fn Head(event: AtEvent) -> impl IntoView {
    let shown = move |what: fn(&EventView) -> String| event.view.with(|view| view.as_ref().map(what));
    let state = |view: &EventView| match view.phase {
        EventPhase::Gathering => t!("event-gathering", host = view.host.as_str()),
        EventPhase::Revealing => t!("event-revealing"),
        EventPhase::Playing => t!("event-playing"),
        EventPhase::Over => t!("event-over"),
        EventPhase::Canceled => t!("event-canceled"),
    };
    let own = Memo::new(move |_| {
        event.view.with(|view| view.as_ref().filter(|view| view.phase == EventPhase::Playing)?.you.table)
    });
    let voided =
        Memo::new(move |_| event.view.with(|view| view.as_ref().map_or(0, |view| view.voided.len())));
    view! {
        <h1>{move || shown(|view| t!("event-title", game = view.setup.game.title(), n = view.tables.len()))}</h1>
        <p>{t!("event-lead")}</p>
        <p role="status">
            <strong>{move || shown(state)}</strong>
            {move || (voided.get() > 0).then(|| view! { " " {t!("event-voided", n = voided.get())} })}
        </p>
        {move || own.get().map(|code| view! {
            <p><a class="btn stepped primary" href=Route::Table(code).path()>{t!("event-go")}</a></p>
        })}
    }
}

#[component]
fn Invite(code: Code) -> impl IntoView {
    let link = clipboard::address(&Route::Event(code).path());
    let said = RwSignal::new(None::<String>);
    let copied = link.clone();
    let copy = move |_| {
        clipboard::copy(copied.clone(), "link", move |done| {
            said.try_set(Some(if done { t!("event-copied") } else { t!("invite-marked") }));
        });
    };
    view! {
        <section class="panel stepped" aria-labelledby="event-invite">
            <h2 id="event-invite">{t!("event-invite")}</h2>
            <label class="vh" for="link">{t!("event-link")}</label>
            <div class="field-row">
                <input id="link" class="field link" readonly=true value=link on:focus:target=|event| event.target().select() />
                <button type="button" class="btn stepped" on:click=copy><Symbol name="ui-link" class="i-s" />{t!("invite-copy")}</button>
            </div>
            <p class="note" role="status">{move || said.get()}</p>
        </section>
    }
}

/// Takes the next free seat, with a name if the visitor has none yet; or leaves the own one.
#[component]
fn Join(event: AtEvent) -> impl IntoView {
    let session = Session::here();
    let draft = Draft::new(last_used());
    let named = Memo::new(move |_| session.has_name() == Some(true));
    let at = Memo::new(move |_| event.view.with(|view| view.as_ref()?.you.at));
    let sit = move || event.act(EventCommand::Sit { at: None });
    let submit = move |it: leptos::ev::SubmitEvent| {
        it.prevent_default();
        if named.get_untracked() { sit() } else { draft.take(session, sit) }
    };
    // The button that was pressed goes away; the focus must not.
    let leave = move |_| {
        event.act(EventCommand::Stand {});
        browser::begin_page();
    };
    view! {
        {move || match at.get() {
            Some(at) => view! {
                <p class="event-own">
                    <span>{t!("event-own", table = at.table + 1, seat = at.seat + 1)}</span>
                    <button type="button" class="btn stepped" on:click=leave>{t!("event-leave")}</button>
                </p>
            }.into_any(),
            None => view! {
                <form class="name-form" novalidate=true on:submit=submit>
                    {move || (!named.get()).then(|| view! { <label for="name">{t!("name-ask")}</label> })}
                    <div class="field-row">
                        {move || (!named.get()).then(|| view! { <NameField draft /> })}
                        <button class="btn stepped primary" disabled=move || draft.busy.get()>{t!("event-join")}</button>
                    </div>
                    <NameFault draft />
                    <p class="note">{t!("event-join-note")}</p>
                </form>
            }.into_any(),
        }}
    }
}

/// The promise about the deal.
#[component]
fn Fair(event: AtEvent) -> impl IntoView {
    let commitment = move || event.view.with(|view| view.as_ref().map(|view| view.commitment.to_string()));
    view! {
        <details class="fair">
            <summary>{t!("fair-title")}</summary>
            <p>{t!("event-fair")}</p>
            <p><span class="note">{t!("fair-commitment")}</span> <code>{commitment}</code></p>
        </details>
    }
}
