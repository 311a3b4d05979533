//! The start, or what it waits for.

use super::Viewer;
use super::agreed::Agreed;
use leptos::prelude::*;
use web_shell::api;
use web_shell::pages::known;
use web_shell::t;
use web_shell::table::{AtTable, Place};
use wire::Command;

/// What this viewer can do to begin.
#[derive(Clone, PartialEq, Eq)]
enum Begin {
    /// Start the game; or not yet, with the reason.
    Start(Option<String>),
    /// Say that one is ready.
    Ready { host: String },
    /// One is, and waits for the host.
    Waits { host: String },
    /// One only looks on, and could sit down if a place is free.
    LooksOn { host: String, free: bool },
}

#[component]
pub fn Cta(viewer: Memo<Viewer>, agreed: Memo<Option<Agreed>>) -> impl IntoView {
    let table = AtTable::here();
    let begin = Memo::new(move |_| {
        let Viewer { host, place } = viewer.get();
        if host {
            return Begin::Start(agreed.with(|agreed| agreed.as_ref().and_then(missing)));
        }
        table.seen.with(|seen| {
            let places = seen.as_ref().map(|seen| seen.table.places.as_slice()).unwrap_or_default();
            let host =
                places.iter().flatten().find(|it| it.host).map(|it| it.name.clone()).unwrap_or_default();
            let own = place.and_then(|place| places.get(usize::from(place))?.as_ref());
            match own {
                None => Begin::LooksOn { host, free: places.iter().any(Option::is_none) },
                Some(own) if own.ready => Begin::Waits { host },
                Some(_) => Begin::Ready { host },
            }
        })
    });
    let saved = Memo::new(move |_| {
        table.place == Place::Here && table.sharing.with(|sharing| sharing.unsaved.is_none())
    });
    let begin_label = move || agreed.with(|agreed| agreed.as_ref().map(|it| known::begin(it.game)));
    view! {
        <div class="cta">
            {move || match begin.get() {
                Begin::Start(missing) => {
                    let not_yet = missing.is_some();
                    view! {
                        <button type="button" class="btn stepped primary large" disabled=not_yet aria-describedby="start-why"
                            on:click=move |_| table.act(Command::Start {})>
                            {begin_label}
                        </button>
                        <p id="start-why" class="reason">{missing}</p>
                    }.into_any()
                }
                Begin::Ready { host } => view! {
                    <button type="button" class="btn stepped primary large" on:click=move |_| table.act(Command::Ready {})>{t!("say-ready")}</button>
                    <p class="reason">{t!("host-starts", host = host)}</p>
                }.into_any(),
                Begin::Waits { host } => view! { <p class="reason" role="status">{t!("waits-for-host", host = host)}</p> }.into_any(),
                Begin::LooksOn { host, free: true } => view! {
                    <button type="button" class="btn stepped primary large" on:click=move |_| table.act(Command::Sit { place: None })>{t!("gather-sit")}</button>
                    <p class="reason">{t!("looks-on-free", host = host)}</p>
                }.into_any(),
                Begin::LooksOn { host, free: false } => view! { <p class="reason">{t!("looks-on", host = host)}</p> }.into_any(),
            }}
            <p class="fault" role="alert">{move || table.refused.with(|why| why.as_ref().map(api::refused))}</p>
            {move || saved.get().then(|| view! { <p class="note">{t!("here-kept")}</p> })}
        </div>
    }
}

fn missing(agreed: &Agreed) -> Option<String> {
    let least = agreed.game.manifest().seats.0;
    (agreed.taken() < least).then(|| t!("start-missing", n = least - agreed.taken()))
}
