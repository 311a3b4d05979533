//! The options of the game, to be changed: one editor for each kind of option. What there is to choose, the game's schema says.

use super::agreed::{Agreed, change, change_option};
use super::file_option::FileOption;
use game_core::{OptionKind, OptionSpec};
use leptos::prelude::*;
use protocol::FirstPlayer;
use serde_json::Value;
use std::borrow::Cow;
use web_shell::pages::options::OptionWords;
use web_shell::pages::switch::Switch;
use web_shell::t;
use web_shell::table::AtTable;

/// What an editor works with.
#[derive(Clone)]
pub struct Edited {
    pub table: AtTable,
    pub agreed: Memo<Option<Agreed>>,
    pub option: OptionSpec,
    pub words: OptionWords,
}

impl Edited {
    /// What is agreed for the option now.
    pub fn value(&self) -> Memo<Value> {
        let (agreed, option) = (self.agreed, self.option.clone());
        Memo::new(move |_| {
            agreed.with(|agreed| agreed.as_ref().map(|it| it.value(&option)).unwrap_or_default())
        })
    }

    /// Agrees on something else.
    pub fn set(&self, value: impl Into<Value>) {
        change_option(self.table, self.option.name, value);
    }
}

/// Editors for all options of the game: those that need room, and those that stand in a list of switches.
pub fn editors(agreed: Memo<Option<Agreed>>) -> (impl IntoView, impl IntoView) {
    let table = AtTable::here();
    let schema = Memo::new(move |_| agreed.with(|agreed| agreed.as_ref().map(|it| (it.game, it.schema()))));
    let edited = move |wide: bool| {
        let (game, schema) = schema.get()?;
        let of_width = schema.into_iter().filter(move |it| wide != is_narrow(&it.kind));
        let editor = move |option: OptionSpec| {
            let words = OptionWords::of(game, option.name);
            editor(Edited { table, agreed, option, words })
        };
        Some(of_width.map(editor).collect_view())
    };
    (move || edited(true), move || edited(false))
}

fn is_narrow(kind: &OptionKind) -> bool {
    matches!(kind, OptionKind::Switch { .. } | OptionKind::Seat { .. })
}

fn editor(edited: Edited) -> AnyView {
    match edited.option.kind.clone() {
        OptionKind::Switch { .. } => view! { <OnOff edited /> }.into_any(),
        OptionKind::Choice { values, .. } => view! { <Choice edited values /> }.into_any(),
        OptionKind::Seat { seats, .. } => view! { <SeatChoice edited seats /> }.into_any(),
        OptionKind::Share { values, each, .. } => view! { <Shares edited values each /> }.into_any(),
        OptionKind::File { format, names, .. } => view! { <FileOption edited format names /> }.into_any(),
    }
}

#[component]
fn OnOff(edited: Edited) -> impl IntoView {
    let value = edited.value();
    let on = Signal::derive(move || value.get() == true);
    let (label, note) = (edited.words.label(), edited.words.note());
    view! { <Switch label note on set=Callback::new(move |on: bool| edited.set(on)) /> }
}

#[component]
fn Choice(edited: Edited, values: Vec<Cow<'static, str>>) -> impl IntoView {
    let now = edited.value();
    let words = edited.words.clone();
    let name = edited.option.name;
    let choices = values.into_iter().map(|value| {
        let (label, note) = (words.more(&value), words.more(&format!("{value}-note")));
        let (edited, shown) = (edited.clone(), value.clone());
        view! {
            <label class="pick">
                <input type="radio" name=name prop:checked=move || now.with(|now| *now == *shown)
                    on:change=move |_| edited.set(value.as_ref()) />
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
}

/// Who sits on a seat, by name.
pub fn player(table: AtTable, seat: usize) -> String {
    let name = table.seen.with(|seen| {
        let seen = seen.as_ref()?;
        let taken = seen.names().into_iter().zip(&seen.table.places).filter(|(_, taken)| taken.is_some());
        taken.map(|(name, _)| name).nth(seat)
    });
    name.unwrap_or_else(|| t!("option-seat", n = seat + 1))
}

/// Ways to choose a seat anew in each game.
const EACH_GAME: [FirstPlayer; 3] = [FirstPlayer::Rotate, FirstPlayer::Loser, FirstPlayer::Random];

/// What a way to choose a seat is called.
pub fn first_player(first: FirstPlayer) -> String {
    match first {
        FirstPlayer::Fixed => t!("first-fixed"),
        FirstPlayer::Rotate => t!("first-rotate"),
        FirstPlayer::Loser => t!("first-loser"),
        FirstPlayer::Random => t!("first-random"),
    }
}

/// One of the players, and how the next game finds another one.
#[component]
fn SeatChoice(edited: Edited, seats: u8) -> impl IntoView {
    let (table, value) = (edited.table, edited.value());
    let first = Memo::new(move |_| {
        edited.agreed.with(|agreed| agreed.as_ref().map(|it| it.first).unwrap_or_default())
    });
    let words = edited.words.clone();
    let (id, first_id) = (format!("option-{}", edited.option.name), format!("first-{}", edited.option.name));
    let choose = move |text: String| {
        if let Ok(seat) = text.parse::<u8>() {
            edited.set(seat);
        }
    };
    let choose_first = move |text: String| {
        if let Ok(first) = serde_json::from_value(Value::from(text)) {
            change(table, |setup| setup.first = first);
        }
    };
    let ways = [FirstPlayer::Fixed].into_iter().chain(EACH_GAME).map(|way| {
        view! { <option value=way.name() selected=move || first.get() == way>{first_player(way)}</option> }
    });
    view! {
        <div class="select">
            <label for=id.clone()>{words.label()}</label>
            <select id=id class="field" on:change:target=move |event| choose(event.target().value())>
                {(0..seats).map(|seat| view! {
                    <option value=seat.to_string() selected=move || value.get() == seat>{move || player(table, seat.into())}</option>
                }).collect_view()}
            </select>
        </div>
        <div class="select">
            <label for=first_id.clone()>{t!("first-next")}</label>
            <select id=first_id class="field" on:change:target=move |event| choose_first(event.target().value())>
                {ways.collect_view()}
            </select>
        </div>
    }
}

/// What each player takes, such as a color. To take what another has means to swap.
#[component]
fn Shares(edited: Edited, values: Vec<Cow<'static, str>>, each: u8) -> impl IntoView {
    let (table, agreed, option) = (edited.table, edited.agreed, edited.option.clone());
    let words = edited.words.clone();
    let stale = Memo::new({
        let option = option.clone();
        move |_| agreed.with(|agreed| agreed.as_ref().is_some_and(|it| it.shares(&option).is_none()))
    });
    let shares = Memo::new(move |_| {
        let agreed_on = agreed.with(|agreed| agreed.as_ref().and_then(|it| it.shares(&option)));
        agreed_on
            .unwrap_or_else(|| serde_json::from_value(super::agreed::default(&option)).unwrap_or_default())
    });
    let take = move |seat: usize, at: usize, value: String| {
        edited.set(
            serde_json::to_value(swapped(shares.get_untracked(), (seat, at), value)).unwrap_or_default(),
        );
    };
    let values: Vec<(String, String)> = values.iter().map(|it| (it.to_string(), words.more(it))).collect();
    let row = {
        let label = words.label();
        move |seat: usize| {
            let fields = (0..usize::from(each)).map(|at| {
                let take = take.clone();
                let options = values.iter().cloned().map(|(value, name)| {
                    let chosen = value.clone();
                    view! { <option value=value selected=move || shares.with(|it| it.get(seat).and_then(|it| it.get(at)) == Some(&chosen))>{name}</option> }
                });
                let label = label.clone();
                view! {
                    <select class="field" aria-label=move || format!("{label}, {}", player(table, seat))
                        on:change:target=move |event| take(seat, at, event.target().value())>{options.collect_view()}</select>
                }
            });
            view! { <div class="select"><span>{move || player(table, seat)}</span>{fields.collect_view()}</div> }
        }
    };
    view! {
        <fieldset class="picks">
            <legend>{words.label()}</legend>
            <p class="note">{words.note()}</p>
            {move || (0..shares.with(Vec::len)).map(&row).collect_view()}
            <p class="fault" role="alert">{move || stale.get().then(|| t!("option-share-again"))}</p>
        </fieldset>
    }
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
