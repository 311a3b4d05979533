//! Choosing a record: a file, a game of this device, or a game on the server.

use client::api::{self, Fault, Played};
use client::pages::{dates, known, result::result};
use client::shell::Top;
use client::symbol::Symbol;
use client::t;
use client::way::replay::{Own, played};
use client::words;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{LONGEST_RECORD, NoRecord, WhyNot};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, HtmlInputElement};

/// Why something is no record that can be shown.
pub fn no_record(fault: &NoRecord) -> String {
    match fault.why {
        WhyNot::TooLong => t!("replay-no-too-long"),
        WhyNot::NotARecord => t!("replay-no-record"),
        WhyNot::OtherVersion => t!("replay-no-version"),
        WhyNot::CutOff => t!("replay-no-end", line = fault.line),
        WhyNot::Illegal => t!("replay-no-legal", line = fault.line),
    }
}

/// Why a record could not be fetched.
pub fn sentence(why: &Fault) -> String {
    match why {
        Fault::NotFound | Fault::NotSignedIn => t!("replay-no-such"),
        Fault::Unreachable => t!("replay-no-server"),
        other => other.sentence(),
    }
}

/// Where a record is chosen.
#[component]
pub fn Pick(
    /// Why the last one could not be shown.
    why: Option<String>,
    /// A record was chosen.
    open: Callback<String>,
) -> impl IntoView {
    let fault = RwSignal::new(why);
    let over = RwSignal::new(false);
    let take = move |file: Option<File>| {
        if let Some(file) = file {
            read(file, open, fault);
        }
    };
    follow_drops(over, take);
    let chosen = move |event: ev::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(input) = input else { return };
        take(input.files().and_then(|files| files.get(0)));
        input.set_value(""); // the same file again is a choice too
    };
    let here: Vec<Own> = played();
    let none_here = here.is_empty();
    let here = here.into_iter().map(|own| view! { <Here own /> }).collect_view();
    view! {
        <Top back=t!("go-back") returns=true />
        <main id="main" class="page replay-pick" tabindex="-1">
            <h1>{t!("replay-pick")}</h1>
            <p>{t!("replay-pick-note")}</p>
            <p class="fault" role="alert">{move || fault.get()}</p>
            <label class="replay-drop stepped" class:over=move || over.get()>
                <Symbol name="ui-steps" class="i-l" />
                <span class="what">{t!("replay-drop")}</span>
                <span class="note">{t!("replay-drop-note")}</span>
                <input type="file" accept=".jsonl,.ndjson,.json,.txt,application/x-ndjson" on:change=chosen />
            </label>
            {(!none_here).then(|| view! {
                <section aria-labelledby="replay-here-h">
                    <h2 id="replay-here-h">{t!("replay-here")}</h2>
                    <ul class="replay-games">{here}</ul>
                </section>
            })}
            <Online />
        </main>
    }
}

/// A game of this device.
#[component]
fn Here(own: Own) -> impl IntoView {
    view! {
        <li>
            <a href=format!("/replay/{}", own.id)>
                <Symbol name=known::symbol(own.game) class="i-m" />
                <span><strong>{own.game.title()}</strong><span class="note">{words::list(&own.names)}</span></span>
                <span class="note">{own.date}</span>
            </a>
        </li>
    }
}

/// The last games on the server, where it can be asked.
#[component]
fn Online() -> impl IntoView {
    let games = RwSignal::new(Vec::<Played>::new());
    spawn_local(async move {
        if let Ok(found) = api::games(None).await {
            games.try_set(found);
        }
    });
    let row = |played: Played| {
        let names: Vec<String> = played.results.iter().map(|it| it.name.clone()).collect();
        view! {
            <li>
                <a href=format!("/replay/{}", played.id)>
                    <Symbol name=known::symbol(played.game) class="i-m" />
                    <span><strong>{played.game.title()}" · "{result(&played)}</strong><span class="note">{words::list(&names)}</span></span>
                    <span class="note">{dates::day(played.ended)}</span>
                </a>
            </li>
        }
    };
    move || {
        let games = games.get();
        (!games.is_empty()).then(|| {
            view! {
                <section aria-labelledby="replay-online-h">
                    <h2 id="replay-online-h">{t!("replay-online")}</h2>
                    <ul class="replay-games">{games.into_iter().map(row).collect_view()}</ul>
                </section>
            }
        })
    }
}

/// Reads a file, unless it is too large to be a record: then not a byte of it.
fn read(file: File, open: Callback<String>, fault: RwSignal<Option<String>>) {
    if file.size() > LONGEST_RECORD as f64 {
        return fault.set(Some(t!("replay-no-too-long")));
    }
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
        match text {
            Some(text) => _ = open.try_run(text),
            None => _ = fault.try_set(Some(t!("replay-no-file"))), // a folder, or gone meanwhile
        }
    });
}

/// A file may be dropped anywhere on the page.
fn follow_drops(over: RwSignal<bool>, take: impl Fn(Option<File>) + 'static) {
    let drags = window_event_listener(ev::dragover, move |event| {
        event.prevent_default(); // otherwise the browser would go to the file
        if !over.get_untracked() {
            over.set(true);
        }
    });
    let leaves = window_event_listener(ev::dragleave, move |event| {
        if event.related_target().is_none() {
            over.set(false);
        }
    });
    let drops = window_event_listener(ev::drop, move |event| {
        event.prevent_default();
        over.set(false);
        let files = event.data_transfer().and_then(|data| data.files());
        take(files.and_then(|files| files.get(0)));
    });
    on_cleanup(move || {
        drags.remove();
        leaves.remove();
        drops.remove();
    });
}
