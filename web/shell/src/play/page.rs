//! The page of a table: the bar at the top, the table, and the keys that all games have.

use super::help::help;
use super::hint::Hints;
use super::plan::OffersForced;
use super::reactions::ShownReactions;
use super::{Log, Reactions, Scene, TableGame, plain_key, within};
use crate::shell::Top;
use crate::t;
use crate::table::AtTable;
use leptos::ev;
use leptos::prelude::*;
use wire::Json;

pub fn table<T: TableGame>() -> AnyView {
    let scene = Scene::<T>::provide(AtTable::here());
    ShownReactions::provide(scene.players);
    if T::FORCED_MOVES {
        provide_context(OffersForced);
    }
    let words = move |action: Json| T::action(scene, wire::from_json(action.get()).ok()?);
    let asked = Signal::derive(move || scene.asked.open().filter(|_| scene.asked.on_its_way().is_none()));
    let hints = Hints::provide(scene.players, asked, Callback::new(words), T::alike);
    // Escape, and Enter where it presses no button, continues: this picture has been seen.
    let keys = window_event_listener(ev::keydown, move |event| match plain_key(&event).as_deref() {
        Some("Escape") if hints.close() => {}
        Some("Escape") => T::proceed(scene),
        Some("h" | "H") => hints.toggle(),
        Some("Enter") if within(&event, "a, button, summary") => {}
        Some("Enter") => T::proceed(scene),
        Some(key) => T::key(scene, key),
        None => {}
    });
    on_cleanup(move || keys.remove());
    let (open_help, help) = help(scene.players.table);
    view! {
        <div class=move || T::class(scene)>
            <Top back=t!("play-leave-table") help=open_help>{T::bar(scene)}</Top>
            <main id="main" class=T::MAIN tabindex="-1">
                <h1 class="vh">{move || T::title(scene)}</h1>
                {T::stage(scene)}
            </main>
            {help}
        </div>
    }
    .into_any()
}

/// Beside a table: the log and the reactions. A big screen has neither.
#[component]
pub fn Aside() -> impl IntoView {
    (!AtTable::here().screen).then(|| view! { <Log /><Reactions /> })
}
