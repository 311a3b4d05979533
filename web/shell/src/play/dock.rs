//! The dock's common parts: how it stands with whoever looks, and what is shown where no choice is due.

use super::Company;
use crate::api;
use crate::browser;
use crate::handover;
use crate::symbol::Symbol;
use crate::t;
use crate::table::AtTable;
use leptos::ev;
use leptos::prelude::*;
use protocol::{Command, Phase};
use wasm_bindgen::JsCast;

/// What stands in the dock's place: a replay has its transport there.
#[derive(Clone, Copy)]
pub struct Instead(pub fn() -> AnyView);

/// How it stands with whoever looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The game is over.
    Over,
    /// The device is to be handed on.
    Handover,
    /// He only looks on.
    Watch,
    /// A bot plays this seat.
    StandIn,
    /// He plays.
    Plays,
}

/// How it stands with whoever looks.
pub fn standing(company: Company) -> Standing {
    let table = company.table;
    let (over, stand_in) = table.seen.with(|seen| {
        let Some(seen) = seen else { return (false, false) };
        let place = seen.you.place.map(usize::from);
        let sitter = place.and_then(|place| seen.table.places.get(place)?.as_ref());
        (seen.table.phase != Phase::Playing, sitter.is_some_and(|sitter| sitter.stand_in))
    });
    match company.you.get() {
        _ if over => Standing::Over,
        _ if handover::is_due(table) => Standing::Handover,
        None => Standing::Watch,
        Some(_) if stand_in => Standing::StandIn,
        Some(_) => Standing::Plays,
    }
}

/// How many have chosen: a knot for each, and never who.
#[component]
pub fn Count() -> impl IntoView {
    let table = AtTable::here();
    let count = Memo::new(move |_| {
        table.seen.with(|seen| {
            let seen = seen.as_ref().filter(|seen| seen.table.phase == Phase::Playing)?;
            let game = &seen.game.as_ref()?.now;
            Some((game.chosen, game.asked.len(), game.paused))
        })
    });
    move || {
        count.get().map(|(chosen, asked, paused)| {
            let knots =
                (0..asked).map(|knot| view! { <i class:tied=knot < usize::from(chosen)></i> }).collect_view();
            let word =
                if paused { t!("play-paused") } else { t!("play-chosen", chosen = chosen, asked = asked) };
            view! { <span class="cord" aria-hidden="true">{knots}</span><p class="cnt">{word}</p> }
        })
    }
}

/// Somebody who looks on.
#[component]
pub fn Watch(
    /// When there is something to see.
    #[prop(into)]
    note: String,
) -> impl IntoView {
    view! {
        <div class="mine-choice stepped">
            <Symbol name="ui-eye" />
            <div><strong>{t!("play-watching")}</strong><span class="note">{note}</span></div>
        </div>
    }
}

/// Somebody for whom a bot plays.
#[component]
pub fn StandIn() -> impl IntoView {
    let table = AtTable::here();
    let back = move |_| {
        browser::focus("dock-h");
        table.act(Command::Back {});
    };
    view! {
        <div class="mine-choice stepped go">
            <Symbol name="level-guide" />
            <div><strong>{t!("play-bot-plays")}</strong><span class="note">{t!("play-bot-plays-note")}</span></div>
            <button type="button" class="btn primary stepped" on:click=back>{t!("play-take-back")}</button>
        </div>
    }
}

/// What was refused, until something else is done.
#[component]
pub fn Refused() -> impl IntoView {
    let table = AtTable::here();
    view! {
        <div class="refused-place" role="alert">
            {move || table.refused.with(|why| why.as_ref().map(|why| view! { <p class="refused">{api::refused(why)}</p> }))}
        </div>
    }
}

/// If what had the focus within the dock (`.dock`) goes away when this changes, the dock's heading (`#dock-h`) takes it.
pub fn keep_focus<T: PartialEq + Send + Sync + 'static>(asked: Memo<T>) {
    let inside = StoredValue::new(false);
    let moved = window_event_listener(ev::focusin, move |event| {
        let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let dock = element.and_then(|element| element.closest(".dock").ok().flatten());
        inside.try_update_value(|inside| *inside = dock.is_some());
    });
    on_cleanup(move || moved.remove());
    Effect::new(move |before: Option<()>| {
        asked.track();
        if before.is_some() {
            browser::after(0, move || {
                if browser::focus_is_lost() && inside.try_get_value() == Some(true) {
                    browser::focus("dock-h");
                }
            });
        }
    });
}
