//! A game played back: any record, at any moment, from anyone's perspective.
//!
//! [`pick`] is where a record comes from; [`playback`] knows the current moment. The table of the game shows it as at the time, with the
//! [`transport`] in place of the dock; below are the [`graph`], the [`steps`], the [`check`] of its chance, and the ways to [`share`] it or to [`branch`] off.
//! A finished game has a [`review`].

mod branch;
mod check;
mod cord;
mod curves;
mod graph;
mod header;
mod lines;
mod moment;
mod pick;
mod playback;
mod review;
mod screen;
mod share;
mod steps;
mod transport;

use leptos::prelude::*;
use leptos::task::spawn_local;
use screen::Screen;
use std::cell::RefCell;
use web_shell::browser;
use web_shell::shell::Top;
use web_shell::t;
use web_shell::way::replay::fetch;

thread_local! {
    /// The file that was opened last: it has no address to load it from when the language changes.
    static OPENED: RefCell<Option<String>> = const { RefCell::new(None) };
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum RecordSource {
    /// It is being fetched by its id.
    Coming,
    /// It is not chosen yet, or what was chosen could not be opened.
    Nothing,
    /// This text. Whether it is a record is known when a worker has read it.
    Record(String),
}

/// The page of a replay: of a game with an id, or of one to be chosen.
#[component]
pub fn Replay(id: Option<String>) -> impl IntoView {
    let in_link = moment::record().filter(|_| id.is_none());
    let source = RwSignal::new(match &id {
        Some(_) => RecordSource::Coming,
        None if in_link.is_some() => RecordSource::Coming,
        // A visit without a moment in the address starts with choosing.
        None => match OPENED.take().filter(|_| moment::is_given()) {
            Some(text) => RecordSource::Record(text),
            None => RecordSource::Nothing,
        },
    });
    let fault = RwSignal::new(None::<String>);
    let opened = RwSignal::new(false);
    let chosen = RwSignal::new(id.is_none() && in_link.is_none());
    let refuse = Callback::new(move |why: String| {
        moment::forget();
        fault.set(Some(why));
        chosen.set(true);
        source.set(RecordSource::Nothing);
    });
    if let Some(id) = id.clone() {
        spawn_local(async move {
            match fetch(&id).await {
                Ok(text) => _ = source.try_set(RecordSource::Record(text)),
                Err(why) => _ = refuse.try_run(pick::sentence(&why)),
            }
        });
    }
    if let Some(packed) = in_link {
        spawn_local(async move {
            match browser::unpacked(&packed).await {
                Some(text) => _ = source.try_set(RecordSource::Record(text)),
                None => _ = refuse.try_run(t!("replay-no-record")),
            }
        });
    }
    let open = Callback::new(move |text: String| {
        fault.set(None);
        source.set(RecordSource::Record(text));
    });
    let address = StoredValue::new(id);
    // The file picker stays until a record is open: a file that is not a record must not remove the field it was chosen in.
    let picks = Memo::new(move |_| chosen.get() && !opened.get());
    let busy = Memo::new(move |_| source.with(|source| *source != RecordSource::Nothing));
    view! {
        {move || picks.get().then(|| view! { <pick::Pick fault busy open /> })}
        {move || match source.get() {
            RecordSource::Coming => loading(),
            RecordSource::Nothing => ().into_any(),
            RecordSource::Record(text) => {
                let id = address.get_value();
                if id.is_none() {
                    OPENED.set(Some(text.clone()));
                }
                view! { <Screen text id refuse opened quiet=picks.get_untracked() /> }.into_any()
            }
        }}
    }
}

fn loading() -> AnyView {
    view! {
        <Top back=t!("go-back") returns=true />
        <main id="main" class="page" tabindex="-1"><p class="note" role="status">{t!("replay-coming")}</p></main>
    }
    .into_any()
}
