//! A game played back: any record, at any moment, with anybody's eyes.
//!
//! [`pick`] is where a record comes from; [`reel`] knows where one is in it. The table of the game shows it as at the time, with the
//! [`transport`] in place of the dock; below are the [`graph`], the [`steps`], the [`check`] of its chance, and the [`ways`] on from here.

mod branch;
mod check;
mod cord;
mod graph;
mod lines;
mod moment;
mod pick;
mod reel;
mod screen;
mod steps;
mod transport;
mod ways;

use client::shell::Top;
use client::t;
use client::way::replay::fetch;
use leptos::prelude::*;
use leptos::task::spawn_local;
use screen::Screen;
use std::cell::RefCell;

thread_local! {
    /// The file that was opened last: it has no address from which it could be had again when the language changes.
    static OPENED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// What is to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Wanted {
    /// It is being fetched.
    Coming,
    /// Nothing yet; with a reason, if something could not be had.
    Nothing(Option<String>),
    /// This record.
    Record(String),
}

/// The page of a game played back: one with an id, or one that is yet to be chosen.
#[component]
pub fn Replay(id: Option<String>) -> impl IntoView {
    let wanted = RwSignal::new(match &id {
        Some(_) => Wanted::Coming,
        // Whoever comes anew has no moment in the address, and chooses anew.
        None => match OPENED.take().filter(|_| moment::is_given()) {
            Some(text) => Wanted::Record(text),
            None => Wanted::Nothing(None),
        },
    });
    if let Some(id) = id.clone() {
        spawn_local(async move {
            let found = fetch(&id).await;
            wanted.try_set(match found {
                Ok(text) => Wanted::Record(text),
                Err(why) => Wanted::Nothing(Some(pick::sentence(&why))),
            });
        });
    }
    let open = Callback::new(move |text: String| wanted.set(Wanted::Record(text)));
    let refuse = Callback::new(move |why: String| {
        moment::forget();
        wanted.set(Wanted::Nothing(Some(why)));
    });
    let address = StoredValue::new(id);
    move || {
        match wanted.get() {
        Wanted::Coming => view! {
            <Top back=t!("go-back") returns=true />
            <main id="main" class="page" tabindex="-1"><p class="note" role="status">{t!("replay-coming")}</p></main>
        }
        .into_any(),
        Wanted::Nothing(why) => view! { <pick::Pick why open /> }.into_any(),
        Wanted::Record(text) => {
            let id = address.get_value();
            if id.is_none() {
                OPENED.set(Some(text.clone()));
            }
            view! { <Screen text id refuse /> }.into_any()
        }
    }
    }
}
