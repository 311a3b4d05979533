//! The options of the game, to be changed: one editor for each kind of option. What there is to choose, the game's schema says.

use super::agreed::{Agreed, change, change_option, default};
use super::field::{Offer, select};
use super::file_option::FileOption;
use game_core::{OptionKind, OptionSpec};
use leptos::prelude::*;
use protocol::FirstPlayer;
use serde_json::Value;
use web_shell::pages::options::OptionWords;
use web_shell::pages::switch::Switch;
use web_shell::t;
use web_shell::table::AtTable;

/// Editors for all options of the game: those that need room, and those that stand in a list of switches.
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
            OptionKind::Share { .. } => wide.push(shares(agreed, &option, &words)),
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

/// What a way to find the next first player is called.
pub fn first_player(first: FirstPlayer) -> String {
    match first {
        FirstPlayer::Fixed => t!("first-fixed"),
        FirstPlayer::Rotate => t!("first-rotate"),
        FirstPlayer::Loser => t!("first-loser"),
        FirstPlayer::Random => t!("first-random"),
    }
}

/// One of the players, and how the next games find another one.
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

/// What each player takes, such as a color. To take what another has means to swap.
fn shares(agreed: &Agreed, option: &OptionSpec, words: &OptionWords) -> AnyView {
    let OptionKind::Share { values, .. } = &option.kind else { return ().into_any() };
    let (table, name) = (AtTable::here(), option.name);
    let agreed_on = agreed.shares(option);
    let stale = agreed_on.is_none().then(|| t!("option-share-again"));
    let shares = agreed_on.unwrap_or_else(|| serde_json::from_value(default(option)).unwrap_or_default());
    let values: Vec<String> = values.iter().map(|it| it.to_string()).collect();
    let mut fields = Vec::new();
    for (seat, taken) in shares.iter().enumerate() {
        for (at, now) in taken.iter().enumerate() {
            let offers = values.iter().map(|value| (words.more(value), value == now)).collect();
            let player = agreed.player(seat);
            let label =
                if taken.len() > 1 { t!("bot-numbered", name = player, number = at + 1) } else { player };
            let (shares, values) = (shares.clone(), values.clone());
            let choose = Callback::new(move |chosen: usize| {
                let all =
                    swapped(shares.clone(), (seat, at), values.get(chosen).cloned().unwrap_or_default());
                change_option(table, name, all);
            });
            fields.push(select(format!("option-{name}-{seat}-{at}"), label, offers, choose));
        }
    }
    view! {
        <fieldset class="picks">
            <legend>{words.label()}</legend>
            <p class="note">{words.note()}</p>
            {fields}
            <p class="fault" role="alert">{stale}</p>
        </fieldset>
    }
    .into_any()
}

/// The shares when one of them is exchanged for another value.
fn swapped(mut shares: Vec<Vec<String>>, (seat, at): (usize, usize), value: String) -> Vec<Vec<String>> {
    let Some(given) = shares.get(seat).and_then(|it| it.get(at)).cloned() else { return shares };
    if let Some(other) = shares.iter_mut().flatten().find(|it| **it == value) {
        *other = given;
    }
    shares[seat][at] = value;
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taking_what_another_has_swaps() {
        let shares = |all: &[&[&str]]| -> Vec<Vec<String>> {
            all.iter().map(|it| it.iter().map(|it| it.to_string()).collect()).collect()
        };
        let before = shares(&[&["green", "orange"], &["blue", "red"]]);
        let swap = |place, value: &str| swapped(before.clone(), place, value.to_owned());
        assert_eq!(swap((0, 1), "blue"), shares(&[&["green", "blue"], &["orange", "red"]]));
        assert_eq!(swap((1, 0), "purple"), shares(&[&["green", "orange"], &["purple", "red"]]));
        assert_eq!(swap((0, 0), "orange"), shares(&[&["orange", "green"], &["blue", "red"]]));
        assert_eq!(swap((0, 0), "green"), before);
        assert_eq!(swap((7, 0), "green"), before);
    }
}
