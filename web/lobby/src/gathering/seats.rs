//! The players at the table, one row each, and the free seats.

use super::Viewer;
use super::agreed::{Agreed, change};
use super::row::SeatRow;
use bots::Level;
use leptos::prelude::*;
use web_shell::api;
use web_shell::pages::levels::{character, picture};
use web_shell::pages::seats::seated_players;
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::table::{AtTable, Place, Seen, level_name};
use wire::Command;

/// A seat whose bot is being replaced by one of another level. Its row stays in the meantime.
pub type Replacement = RwSignal<Option<(u8, Level)>>;

/// Makes room for one more, if the table is full and may be larger.
pub fn make_room(table: AtTable) {
    let full = table.seen.with_untracked(|seen| {
        seen.as_ref().is_some_and(|seen| seen.table.places.iter().all(Option::is_some))
    });
    if full {
        change(table, |setup| setup.places = (setup.places + 1).min(setup.game.manifest().seats.1));
    }
}

#[component]
pub fn Seats(viewer: Memo<Viewer>, agreed: Memo<Option<Agreed>>) -> impl IntoView {
    let table = AtTable::here();
    let here = table.place == Place::Here;
    let replacement: Replacement = RwSignal::new(None);
    Effect::new(move |_| {
        // It is over when all commands are answered and the new bot sits there, or when one was refused.
        let there = replacement.get().is_some_and(|(place, level)| {
            let sits = |seen: &Seen| {
                seen.table.places.get(usize::from(place))?.as_ref().map(|it| it.bot == Some(level))
            };
            table.seen.with(|seen| seen.as_ref().and_then(sits)).unwrap_or_default()
        });
        if there && !table.waiting.get() || table.refused.with(Option::is_some) {
            replacement.set(None);
        }
    });
    let rows = Memo::new(move |_| {
        let present = table.present.get().0;
        let seated = |seen: &Seen| seated_players(seen, &present, replacement.get());
        table.seen.with(|seen| seen.as_ref().map(seated).unwrap_or_default())
    });
    let places = Memo::new(move |_| rows.with(|rows| rows.iter().map(|row| row.place).collect::<Vec<u8>>()));
    let free = Memo::new(move |_| {
        agreed.with(|agreed| agreed.as_ref().map_or(0, |it| it.places.saturating_sub(it.taken())))
    });
    let room = Memo::new(move |_| {
        agreed.with(|agreed| agreed.as_ref().is_some_and(|it| it.taken() < it.game.manifest().seats.1))
    });
    let spectators = Memo::new(move |_| table.present.with(|present| present.1));
    view! {
        <ul class="seats">
            <For each=move || places.get() key=|place| *place let(place)>
                <SeatRow place rows viewer replacement />
            </For>
            {move || (free.get() > 0 && !here).then(|| view! {
                <li class="seat-row empty">
                    <span class="seat" aria-hidden="true"><Symbol name="ui-user" /></span>
                    <span class="who-name">{move || t!("gather-free", n = free.get())}</span>
                </li>
            })}
        </ul>
        {move || (spectators.get() > 0 && !here).then(|| view! { <p class="note">{t!("gather-looking-on", n = spectators.get())}</p> })}
        {move || (viewer.get().host && room.get()).then(|| view! {
            {here.then(|| view! { <Friend /> })}
            <AddBot />
        })}
    }
}

#[component]
fn Friend() -> impl IntoView {
    let table = AtTable::here();
    let name = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<String>);
    let join = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let new = wire::checked_name(&name.get_untracked());
        let there = |name| table.sharing.with_untracked(|sharing| sharing.people.contains(name));
        fault.set(match &new {
            Err(problem) => Some(api::bad_name(*problem)),
            Ok(name) if there(name) => Some(t!("here-same-name")),
            Ok(_) => None,
        });
        if let (Ok(new), None) = (new, fault.get_untracked()) {
            make_room(table);
            table.join(&new);
            name.set(String::new());
        }
    };
    view! {
        <form class="friend" on:submit=join>
            <label for="friend">{t!("here-add-friend")}</label>
            <div class="field-row">
                <input id="friend" class="field" maxlength="20" autocomplete="off" spellcheck="false" prop:value=move || name.get()
                    on:input:target=move |event| name.set(event.target().value()) />
                <button class="btn stepped">{t!("here-add")}</button>
            </div>
            <p class="fault" role="alert">{move || fault.get()}</p>
        </form>
    }
}

/// The levels of bots, each with its character; a press adds one to the table.
#[component]
pub fn AddBot() -> impl IntoView {
    let table = AtTable::here();
    let add = move |level| {
        make_room(table);
        table.act(Command::AddBot { place: None, level });
    };
    let choices = Level::all().map(|level| {
        view! {
            <li>
                <button type="button" class="stepped bot-choice" on:click=move |_| add(level)>
                    <Symbol name=picture(level) class="i-m" />
                    <span class="bot-name">{level_name(level)}</span>
                    <span class="bot-line">{character(level)}</span>
                </button>
            </li>
        }
    });
    view! {
        <h3 class="add-title">{t!("gather-add-bot")}</h3>
        <ul class="bot-choices">{choices.collect_view()}</ul>
    }
}
