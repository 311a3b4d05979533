//! The options of the game, to be changed: one editor for each kind of option. The game's schema says what there is to choose.

use super::agreed::{Agreed, change, change_option};
use super::field::{Offer, select};
use super::file_option::FileOption;
use game_core::OptionKind;
use leptos::prelude::*;
use serde_json::Value;
use web_shell::pages::options::OptionWords;
use web_shell::pages::switch::Switch;
use web_shell::t;
use web_shell::table::AtTable;
use wire::FirstPlayer;

/// Editors for all options of the game: those that need room, and those in a list of switches.
pub fn editors(agreed: &Agreed) -> (Vec<AnyView>, Vec<AnyView>) {
    let (mut wide, mut narrow) = (Vec::new(), Vec::new());
    for option in agreed.schema() {
        let name = option.name;
        let words = OptionWords::of(agreed.game, name);
        let value = agreed.value(&option);
        let table = AtTable::here();
        match &option.kind {
            OptionKind::Switch { .. } => {
                let set = Callback::new(move |on: bool| change_option(table, name, on));
                let (label, note) = (words.label(), words.note());
                narrow.push(view! { <Switch label note on=Signal::stored(value == true) set /> }.into_any());
            }
            OptionKind::Seat { seats, .. } => {
                narrow.extend(seat_choice(agreed, name, &words, &value, *seats))
            }
            OptionKind::Choice { values, .. } => {
                let values = values.iter().map(|it| it.to_string()).collect();
                wide.push(choice(name, &words, &value, values));
            }
            OptionKind::Share { .. } => {} // every player picks: see `picks`
            OptionKind::File { format, names, .. } => {
                let names = names.iter().map(|it| Value::from(it.as_ref())).collect();
                wide.push(
                    view! { <FileOption game=agreed.game option=name format names now=value /> }.into_any(),
                );
            }
        }
    }
    (wide, narrow)
}

/// One of several words.
fn choice(name: &'static str, words: &OptionWords, now: &Value, values: Vec<String>) -> AnyView {
    let table = AtTable::here();
    let choices = values.into_iter().map(|value| {
        let (label, note) = (words.more(&value), words.more(&format!("{value}-note")));
        let chosen = *now == value.as_str();
        view! {
            <label class="pick">
                <input type="radio" name=name prop:checked=chosen on:change=move |_| change_option(table, name, value.as_str()) />
                <span class="pick-text"><b>{label}</b> <span>{note}</span></span>
            </label>
        }
    });
    view! {
        <fieldset class="picks">
            <legend>{words.label()}</legend>
            {choices.collect_view()}
        </fieldset>
    }
    .into_any()
}

/// The label of a way to find the next start player.
pub fn first_player(first: FirstPlayer) -> String {
    match first {
        FirstPlayer::Fixed => t!("first-fixed"),
        FirstPlayer::Rotate => t!("first-rotate"),
        FirstPlayer::Loser => t!("first-loser"),
        FirstPlayer::Random => t!("first-random"),
    }
}

/// The start player, and how the next games find theirs.
fn seat_choice(
    agreed: &Agreed,
    name: &'static str,
    words: &OptionWords,
    now: &Value,
    seats: u8,
) -> [AnyView; 2] {
    let table = AtTable::here();
    let players: Vec<Offer> = (0..seats).map(|seat| (agreed.player(seat.into()), *now == seat)).collect();
    let ways = FirstPlayer::all().map(|way| (first_player(way), agreed.first == way)).collect();
    let choose_way = move |at| {
        if let Some(first) = FirstPlayer::all().nth(at) {
            change(table, |setup| setup.first = first);
        }
    };
    let choose = Callback::new(move |seat: usize| change_option(table, name, seat));
    [
        select(format!("option-{name}"), words.label(), players, choose),
        select(format!("next-{name}"), t!("first-next"), ways, Callback::new(choose_way)),
    ]
}
