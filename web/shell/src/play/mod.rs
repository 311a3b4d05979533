//! The table that all games share: who plays, the picture that follows the game, the decision, the log, the reactions, the clock, and what
//! comes after a game. A game fills in the rest by implementing [`TableGame`].

mod asked;
mod clock;
mod dock;
mod finish;
mod frames;
mod help;
mod hint;
mod log;
mod marks;
mod pace;
mod page;
mod plan;
mod players;
mod reactions;
mod scene;
mod scroll;
mod table_game;
mod web_game;

pub use asked::Asked;
pub use clock::TimeLeft;
pub use dock::{Count, Dock, DockReplacement, DockState, Refused, StandIn, Watch, keep_focus};
pub use finish::{Finish, OtherFinish, save};
pub use frames::{AtRest, FrameQueue};
pub use help::{OpenHelp, RulesPages, TableOdds, TempoChoice};
pub use hint::{HintTab, TableHints};
pub use log::{Line, Log, LogBook, Tone};
pub use marks::{Away, Name};
pub use pace::Next;
pub use page::{Aside, table};
pub use plan::OwnPlan;
pub use players::{Names, Players, name};
pub use reactions::{Bubble, Reactions};
pub use scene::{Scene, Telling, When, play_end};
pub use scroll::scroll_to;
pub use table_game::{EventOf, Picture, Question, TableGame, ViewOf};
pub use web_game::{Change, EventSign, MadeChoice, PuzzleWords, ReplayWords, WebGame};

use crate::browser;
use crate::table::{AtTable, Seen};
use leptos::ev;
use leptos::prelude::*;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use wire::Json;

pub fn view_of<V: DeserializeOwned>(seen: &Seen) -> Option<V> {
    wire::from_json(seen.game.as_ref()?.now.view.get()).ok()
}

pub fn legal_of<A: DeserializeOwned>(seen: &Seen) -> Vec<A> {
    seen.game.as_ref().map(|game| read(&game.now.legal)).unwrap_or_default()
}

/// The newest that the viewer may see of the game, followed. While nothing is known of a game, what was seen last; at first `empty`.
pub fn view_now<V>(table: AtTable, empty: fn() -> V) -> Memo<V>
where
    V: Clone + DeserializeOwned + PartialEq + Send + Sync + 'static,
{
    Memo::new(move |before: Option<&V>| {
        let seen = table.seen.with(|seen| seen.as_ref().and_then(view_of));
        seen.or_else(|| before.cloned()).unwrap_or_else(empty)
    })
}

pub fn events_of<E: DeserializeOwned>(table: AtTable) -> Vec<E> {
    let events = |seen: &Option<Seen>| Some(read(&seen.as_ref()?.game.as_ref()?.events));
    table.seen.with_untracked(events).unwrap_or_default()
}

/// Reads these, and skips what another version has written.
pub fn read<T: DeserializeOwned>(values: &[Json]) -> Vec<T> {
    values.iter().filter_map(|value| wire::from_json(value.get()).ok()).collect()
}

/// Whether the target of the event is within an element.
pub fn within(event: &ev::KeyboardEvent, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| element.closest(selector).ok().flatten().is_some())
}

/// The key that was pressed, if it was meant for the table: alone, once, not while typing, and not under a dialog.
pub fn plain_key(event: &ev::KeyboardEvent) -> Option<String> {
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key();
    let dialog = browser::document().query_selector("dialog[open]").ok().flatten().is_some();
    let writing = within(event, "input, select, textarea, [contenteditable]");
    (!modified && !event.repeat() && !dialog && !writing).then(|| event.key())
}
