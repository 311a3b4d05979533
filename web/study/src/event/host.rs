//! What the host of an event decides.

use super::at_event::AtEvent;
use bots::Level;
use leptos::prelude::*;
use web_shell::browser;
use web_shell::t;
use web_shell::table::level_name;
use wire::{EventCommand, EventPhase, EventView};

/// The largest number of tables, as the server has it.
const MOST_TABLES: usize = 16;

#[component]
pub fn Host(event: AtEvent) -> impl IntoView {
    let phase = Memo::new(move |_| {
        event.view.with(|view| view.as_ref().filter(|view| view.you.host).map(|view| view.phase))
    });
    move || match phase.get() {
        Some(EventPhase::Gathering) => view! { <Arrange event /> }.into_any(),
        Some(EventPhase::Playing) => {
            let words = || [t!("event-end"), t!("event-end-sure"), t!("event-end-yes")];
            view! { <Sure event words command=|| EventCommand::End {} /> }.into_any()
        }
        _ => ().into_any(),
    }
}

/// Before the start.
#[component]
fn Arrange(event: AtEvent) -> impl IntoView {
    let level = RwSignal::new(None::<Level>);
    let missing = Memo::new(move |_| event.view.with(|view| view.as_ref().and_then(missing)));
    let full = Memo::new(move |_| {
        event.view.with(|view| view.as_ref().is_some_and(|view| view.tables.len() >= MOST_TABLES))
    });
    let free = Memo::new(move |_| {
        let is_free = |view: &EventView| view.tables.iter().any(|table| table.seats.contains(&None));
        event.view.with(|view| view.as_ref().is_some_and(is_free))
    });
    let choose = move |name: String| level.set(name.parse().ok());
    let levels = Level::all().map(|it| {
        view! { <option value=it.name() selected=move || level.get() == Some(it)>{level_name(it)}</option> }
    });
    let fill = move |_| event.act(EventCommand::AddBots { at: None, level: level.get_untracked() });
    let words = || [t!("event-cancel"), t!("event-cancel-sure"), t!("event-cancel-yes")];
    view! {
        <section class="panel stepped event-host" aria-labelledby="event-host">
            <h2 id="event-host">{t!("event-host")}</h2>
            <div class="event-ways">
                <button type="button" class="btn stepped" disabled=move || full.get()
                    on:click=move |_| event.act(EventCommand::AddTable {})>{t!("event-add-table")}</button>
                <label for="event-level">{t!("event-level")}</label>
                <select id="event-level" class="field" on:change:target=move |it| choose(it.target().value())>
                    <option value="" selected=move || level.get().is_none()>{t!("event-level-mixed")}</option>
                    {levels.collect_view()}
                </select>
                <button type="button" class="btn stepped" disabled=move || !free.get() on:click=fill>{t!("event-fill")}</button>
            </div>
            <button type="button" class="btn stepped primary large" disabled=move || missing.with(Option::is_some) aria-describedby="event-why"
                on:click=move |_| event.act(EventCommand::Start {})>{t!("event-start")}</button>
            <p id="event-why" class="reason">{move || missing.get()}</p>
            <Sure event words command=|| EventCommand::Cancel {} />
        </section>
    }
}

/// Why the event cannot start yet.
fn missing(view: &EventView) -> Option<String> {
    (1u8..).zip(&view.tables).find_map(|(table, it)| {
        let (taken, seats) = (it.seats.iter().flatten().count(), it.seats.len());
        if taken < seats {
            return Some(t!("event-not-full", table = table, taken = taken, seats = seats));
        }
        let only_bots = it.seats.iter().flatten().all(|sitter| sitter.bot.is_some());
        only_bots.then(|| t!("event-only-bots", table = table))
    })
}

/// Something for everyone, which is asked twice: its button, what it does, and the button that does it.
#[component]
fn Sure(event: AtEvent, words: fn() -> [String; 3], command: fn() -> EventCommand) -> impl IntoView {
    let sure = RwSignal::new(false);
    // The button that was pressed goes away; the focus must not.
    let ask = move |really: bool, button: &'static str| {
        sure.set(really);
        browser::after(0, move || browser::focus(button));
    };
    view! {
        <p class="close-table">
            {move || {
                let [ask_words, what, yes] = words();
                if sure.get() {
                    view! {
                        <span>{what}</span>
                        <button type="button" class="btn stepped danger" on:click=move |_| event.act(command())>{yes}</button>
                        <button type="button" id="event-no" class="btn stepped quiet" on:click=move |_| ask(false, "event-ask")>{t!("event-no")}</button>
                    }.into_any()
                } else {
                    view! { <button type="button" id="event-ask" class="btn stepped quiet" on:click=move |_| ask(true, "event-no")>{ask_words}</button> }.into_any()
                }
            }}
        </p>
    }
}
