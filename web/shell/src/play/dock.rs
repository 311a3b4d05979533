//! The dock of a table, and the parts of it that all games share.

use super::pace::Waiting;
use super::{Finish, HintTab, Next, Players, TimeLeft};
use crate::browser;
use crate::handover::{self, Handover};
use crate::living_room::Bar;
use crate::pages::seats::sitter;
use crate::symbol::Symbol;
use crate::t;
use crate::table::AtTable;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wire::{Command, Phase};

/// Replaces the dock: a replay has its controls there.
#[derive(Clone, Copy)]
pub struct DockReplacement(pub fn() -> AnyView);

/// What the dock shows. `P` says what it shows to a viewer who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DockState<P> {
    Over,
    Handover,
    Watching,
    StandIn,
    Playing(P),
}

impl<P> DockState<P> {
    /// The state for the viewer of this page; `playing` is asked if they play.
    pub fn of(players: Players, playing: impl FnOnce() -> P) -> DockState<P> {
        let table = players.table;
        let (over, stand_in) = table.seen.with(|seen| {
            let Some(seen) = seen else { return (false, false) };
            let own = seen.you.place.and_then(|place| sitter(seen, place));
            (seen.table.phase != Phase::Playing, own.is_some_and(|own| own.stand_in))
        });
        match players.you.get() {
            _ if over && players.arrived.get() => DockState::Over,
            _ if handover::is_due(table) => DockState::Handover,
            None => DockState::Watching,
            Some(_) if stand_in => DockState::StandIn,
            Some(_) => DockState::Playing(playing()),
        }
    }
}

/// The dock at the bottom of a table: what is asked, how much time is left, and the choice.
#[component]
pub fn Dock<P: Copy + PartialEq + Send + Sync + 'static>(
    state: Memo<DockState<P>>,
    #[prop(optional, into)] class: Signal<&'static str>,
    /// Further classes of the part with the heading.
    #[prop(optional, into)]
    ask_class: Signal<&'static str>,
    /// What is asked, or what is going on.
    #[prop(into)]
    heading: Signal<String>,
    #[prop(optional, into)] beside: ViewFn,
    #[prop(into)] watching: Signal<String>,
    playing: fn(P) -> AnyView,
    #[prop(default = || view! { <Bar /> }.into_any())] on_screen: fn() -> AnyView,
) -> impl IntoView {
    if let Some(replacement) = use_context::<DockReplacement>() {
        return (replacement.0)();
    }
    if AtTable::here().screen {
        return on_screen();
    }
    keep_focus(state);
    let waiting = use_context::<Waiting>();
    let waits = Memo::new(move |_| waiting.is_some_and(Waiting::waits));
    let content = move || match state.get() {
        DockState::Playing(_) | DockState::Watching if waits.get() => view! {
            <div class="mine-choice stepped go">
                <Symbol name="ui-eye" />
                <div><strong>{t!("pace-waits")}</strong></div>
                <Next />
            </div>
        }
        .into_any(),
        DockState::Over => view! { <Finish /> }.into_any(),
        DockState::Handover => view! { <div class="mine-choice stepped"><Handover /></div> }.into_any(),
        DockState::Watching => (move || view! { <Watch note=watching.get() /> }).into_any(),
        DockState::StandIn => view! { <StandIn /> }.into_any(),
        DockState::Playing(it) => playing(it),
    };
    view! {
        <section class=move || join("dock", class.get()) aria-labelledby="dock-h">
            <div class=move || join("ask", ask_class.get())>
                <h2 id="dock-h" tabindex="-1">{heading}</h2>
                {beside.run()}
                <TimeLeft />
            </div>
            {content}
            <Refused />
            <HintTab />
        </section>
    }
    .into_any()
}

fn join(class: &str, more: &str) -> String {
    if more.is_empty() { class.to_owned() } else { format!("{class} {more}") }
}

/// How many have chosen: a knot for each, and never who.
#[component]
pub fn Count() -> impl IntoView {
    let players = Players::here();
    let count = Memo::new(move |before: Option<&Option<(u8, usize, bool)>>| {
        // While the choices are revealed, the next decision may be open already: all have chosen.
        if let Some(before) = before.filter(|_| !players.arrived.get()) {
            return before.map(|(_, asked, paused)| (asked as u8, asked, paused));
        }
        players.table.seen.with(|seen| {
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

#[component]
pub fn Watch(#[prop(into)] note: String) -> impl IntoView {
    view! {
        <div class="mine-choice stepped">
            <Symbol name="ui-eye" />
            <div><strong>{t!("play-watching")}</strong><span class="note">{note}</span></div>
        </div>
    }
}

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

/// What was refused, until the player does something else.
#[component]
pub fn Refused() -> impl IntoView {
    let table = AtTable::here();
    view! {
        <div class="refused-place" role="alert">
            {move || table.refused.with(|why| why.as_ref().map(|why| view! { <p class="refused">{table.refusal(why)}</p> }))}
        </div>
    }
}

/// If the focused element in the dock (`.dock`) goes away when this changes, the dock's heading (`#dock-h`) takes the focus.
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
