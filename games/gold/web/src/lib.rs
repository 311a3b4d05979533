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

use gold_rules::{Action, Event};
use web_shell::lesson::FirstLesson;
use web_shell::play::{EventSign, Names, ReplayWords, WebGame, read};
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
        gain: || t!("replay-knot-gold"),
        loss: || t!("replay-knot-dynamite"),
    },
    lesson: FirstLesson::of::<lesson::FirstGame>(),
    puzzles: puzzles::WORDS,
};

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
