//! What the tables of all games have in common: who plays, the picture that follows the game, the decision, the log, the masks, the
//! clock, and what comes after a game. A game's own crate puts these around what only it has.

mod asked;
mod clock;
mod company;
mod dock;
mod finish;
mod log;
mod marks;
mod masks;
mod show;
mod uncover;
mod web_game;

pub use asked::Asked;
pub use clock::TimeLeft;
pub use company::{Company, list, name};
pub use dock::{Count, Instead, Refused, StandIn, Standing, Watch, keep_focus, standing};
pub use finish::{Finish, save};
pub use log::{Line, Log, LogBook, Tone};
pub use marks::{Away, Name};
pub use masks::{Bubble, Masks, Reactions};
pub use show::{AtRest, Picture, Show};
pub use uncover::uncover;
pub use web_game::{Change, EventSign, ReplayWords, WebGame};

use crate::browser;
use crate::table::{AtTable, Seen};
use leptos::ev;
use leptos::prelude::*;
use protocol::Json;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;

/// What lies on the table of the game that is on.
pub fn view_of<V: DeserializeOwned>(seen: &Seen) -> Option<V> {
    serde_json::from_str(seen.game.as_ref()?.now.view.get()).ok()
}

/// What whoever looks may do now.
pub fn legal_of<A: DeserializeOwned>(seen: &Seen) -> Vec<A> {
    seen.game.as_ref().map(|game| read(&game.now.legal)).unwrap_or_default()
}

/// What lies before whoever looks. As long as nothing is known of a game, or nothing any more, what lay there last; at first `nothing`.
pub fn view_now<V>(table: AtTable, nothing: fn() -> V) -> Memo<V>
where
    V: Clone + DeserializeOwned + PartialEq + Send + Sync + 'static,
{
    Memo::new(move |before: Option<&V>| {
        let seen = table.seen.with(|seen| seen.as_ref().and_then(view_of));
        seen.or_else(|| before.cloned()).unwrap_or_else(nothing)
    })
}

/// All that is known to have happened in the game that is on.
pub fn events_of<E: DeserializeOwned>(table: AtTable) -> Vec<E> {
    let events = |seen: &Option<Seen>| Some(read(&seen.as_ref()?.game.as_ref()?.events));
    table.seen.with_untracked(events).unwrap_or_default()
}

/// What can be read of these; what cannot was written by another version.
pub fn read<T: DeserializeOwned>(values: &[Json]) -> Vec<T> {
    values.iter().filter_map(|value| serde_json::from_str(value.get()).ok()).collect()
}

/// Whether what the event happened to stands within something.
pub fn within(event: &ev::KeyboardEvent, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| element.closest(selector).ok().flatten().is_some())
}

/// The key that was pressed, if it was meant for the table: alone, once, not while writing, and not under a dialog.
pub fn plain_key(event: &ev::KeyboardEvent) -> Option<String> {
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key();
    let dialog = browser::document().query_selector("dialog[open]").ok().flatten().is_some();
    let writing = within(event, "input, select, textarea, [contenteditable]");
    (!modified && !event.repeat() && !dialog && !writing).then(|| event.key())
}
