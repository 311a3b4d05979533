//! The table of Gold.
//!
//! `table` connects this game to the generic table of `web_shell::play`, `story` makes pictures of events; `grid` and `mines` are the
//! picture, `dock` shows what happens and what is asked. Nothing on the page remembers for the players: a card that is turned face down
//! again leaves no place, value, mark, name or sentence behind.
//!
//! This crate never sees a state of the rules, nor another game: only what its viewer may see.

mod display;
mod dock;
mod equation;
mod face;
mod grid;
mod header;
mod help;
mod lesson;
mod mines;
mod moments;
mod narrate;
mod puzzles;
mod retold;
mod rules_page;
mod rush;
mod scatter;
mod sheet;
mod story;
mod table;
mod terms;

pub use rules_page::Pages;

use gold_rules::{Action, CARDS, Event};
use std::collections::BTreeSet;
use web_shell::lesson::FirstLesson;
use web_shell::play::{EventSign, MadeChoice, Names, ReplayWords, WebGame, read};
use web_shell::t;

/// The game, for the pages with tables.
pub const GAME: WebGame = WebGame {
    table: web_shell::play::table::<table::Gold>,
    replay: ReplayWords {
        lines: |_, events, names| retold::lines(&read(events), &Names::of(names)),
        sign: |event| read(std::slice::from_ref(event)).first().map(sign).unwrap_or_default(),
        counted: || t!("replay-graph-gold"),
        choice: |made| match read(std::slice::from_ref(made)).first() {
            Some(Action::Flip(position)) => t!("review-gold-flip", place = terms::place(*position)),
            None => String::new(),
        },
        made,
        gain: || t!("replay-knot-gold"),
        loss: || t!("replay-knot-dynamite"),
    },
    lesson: FirstLesson::of::<lesson::FirstGame>(),
    puzzles: puzzles::WORDS,
};

/// A choice, and how many cards nobody had seen.
fn made(made: &MadeChoice<'_>) -> String {
    let Some(Action::Flip(position)) = read(std::slice::from_ref(made.choice)).first().copied() else {
        return made.name.to_owned();
    };
    let mut seen = BTreeSet::new();
    for event in made.before() {
        match read(std::slice::from_ref(event)).first() {
            Some(Event::RoundBegan { .. }) => break,
            Some(Event::Turned { card, .. }) => _ = seen.insert(card.position),
            _ => {}
        }
    }
    let n = CARDS - seen.len();
    t!("review-gold-flipped", name = made.name, place = terms::place(position), n = n)
}

/// What the list of a replay shows of an event beside its words.
fn sign(event: &Event) -> EventSign {
    match event {
        Event::Turned { card, .. } => EventSign::symbol(face::symbol(card.card)),
        Event::GoldFound { .. } | Event::RushGold { .. } => EventSign::symbol("gem-gold").gain(),
        Event::Exploded { .. } => EventSign::symbol("dynamite").loss(),
        Event::TurnBegan { .. } | Event::RoundBegan { .. } => EventSign::nobody(),
        Event::Over { .. } => EventSign::symbol("ui-crown"),
        _ => EventSign::default(),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
mod tests {
    use super::*;
    use game_core::Seat;
    use wire::{Json, Moment};

    fn json(text: &str) -> Json {
        wire::from_json(text).unwrap()
    }

    fn moment(step: u32, events: &[&str]) -> Moment {
        Moment {
            step,
            round: 1,
            scores: Vec::new(),
            events: events.iter().map(|event| json(event)).collect(),
        }
    }

    fn told(choice: &str, moments: &[Moment]) -> String {
        made(&MadeChoice { choice: &json(choice), seat: Seat::default(), name: "Ana", moments })
    }

    #[test]
    fn a_choice_says_how_many_cards_nobody_had_seen() {
        let first = moment(1, &[r#"{"event":"turned","seat":0,"card":{"position":53,"card":"gold-2"}}"#]);
        let again = moment(3, &[r#"{"event":"turned","seat":1,"card":{"position":53,"card":"gold-2"}}"#]);
        let moments = [first, again, moment(5, &[])];
        assert_eq!(told(r#"{"flip":0}"#, &moments[..1]), "Ana flipped A1 with 64 cards not seen yet");
        assert_eq!(told(r#"{"flip":0}"#, &moments), "Ana flipped A1 with 63 cards not seen yet");
    }
}
