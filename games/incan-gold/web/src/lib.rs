//! The table of Incan Gold and Diamant.
//!
//! `table` connects this game to the generic table of `web_shell::play`, `story` makes pictures of events; `temple` and `camp` are the
//! picture, `dock` is the choice.
//!
//! This crate never sees a state of the rules, nor another game: only what its viewer may see.

mod camp;
mod dock;
mod finale;
#[cfg(test)]
mod games;
mod header;
mod key_moments;
mod ledger;
mod lesson;
mod moments;
mod narrate;
mod odds_panel;
mod plan;
mod puzzles;
mod quest_card;
mod rules_page;
mod solved;
mod stones;
mod story;
mod table;
mod temple;
mod terms;

pub use rules_page::Pages;

use incan_gold_rules::{Choice, Event, Face};
use web_shell::lesson::FirstLesson;
use web_shell::play::{EventSign, MadeChoice, Names, ReplayWords, WebGame, read};
use web_shell::t;

/// The game, for the pages with tables.
pub const GAME: WebGame = WebGame {
    table: web_shell::play::table::<table::IncanGold>,
    replay: ReplayWords {
        lines: |_, events, names| narrate::lines(&read(events), &Names::of(names)),
        sign: |event| read(std::slice::from_ref(event)).first().map(sign).unwrap_or_default(),
        counted: || t!("replay-graph-incan"),
        choice: |made| match read(std::slice::from_ref(made)).first() {
            Some(Choice::Torch) => t!("review-incan-torch"),
            Some(Choice::Camp) => t!("review-incan-camp"),
            None => String::new(),
        },
        made,
        gain: || t!("replay-knot-leaves"),
        loss: || t!("replay-knot-lost"),
    },
    lesson: FirstLesson::of::<lesson::FirstGame>(),
    puzzles: puzzles::WORDS,
};

/// A choice, and how many were inside.
fn made(made: &MadeChoice<'_>) -> String {
    let inside = read(made.shown()).into_iter().find_map(|event| match event {
        Event::Revealed { torch, camp } => Some(torch.len() + camp.len()),
        _ => None,
    });
    let n = inside.unwrap_or_default();
    match read(std::slice::from_ref(made.choice)).first() {
        Some(Choice::Torch) => t!("review-incan-stayed", name = made.name, n = n),
        Some(Choice::Camp) => t!("review-incan-left", name = made.name, n = n),
        None => made.name.to_owned(),
    }
}

/// What the list of a replay shows of an event beside its words.
fn sign(event: &Event) -> EventSign {
    match event {
        Event::Turned { card, .. } => EventSign::symbol(match card.face() {
            Face::Treasure(_) => "gem-turquoise".to_owned(),
            _ => card.to_string(),
        }),
        Event::Revealed { camp, .. } => EventSign::symbol(if camp.is_empty() { "torch" } else { "camp" }),
        Event::Left { leavers, .. } => EventSign { seats: Some(*leavers), ..EventSign::default() }.gain(),
        Event::Collapsed { hazard, .. } => EventSign::symbol(format!("hazard-{hazard}")).loss(),
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
    fn a_choice_says_how_many_were_inside() {
        let three = [moment(4, &[r#"{"event":"revealed","torch":[1,2],"camp":[0]}"#])];
        assert_eq!(told("\"camp\"", &three), "Ana left with 3 inside");
        let alone = [moment(4, &[r#"{"event":"revealed","torch":[0],"camp":[]}"#])];
        assert_eq!(told("\"torch\"", &alone), "Ana stayed alone inside");
    }
}
