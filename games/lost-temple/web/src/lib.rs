//! The table of Lost Temple.
//!
//! `table` tells the generic table of `web_shell::play` about this game, `story` makes pictures of events; `calls`, `track`, `purses` and
//! `race` are the picture. `dock` is the decision: `decision` asks the rules what each choice will do, `offer` says it.
//!
//! This crate never sees a state of the rules, nor another game: only what its viewer may see.

mod boards;
mod calls;
mod decision;
mod dock;
mod draft;
mod finale;
#[cfg(test)]
mod games;
mod header;
mod key_moments;
mod lesson;
mod moments;
mod narrate;
mod offer;
mod pages;
mod panel;
mod purses;
mod puzzles;
mod race;
mod rules_page;
mod selection;
mod story;
mod summary;
mod table;
mod terms;
mod track;
mod world;

pub use pages::Pages;

use lost_temple_rules::{Action, Event};
use web_shell::lesson::FirstLesson;
use web_shell::play::{EventSign, MadeChoice, Names, ReplayWords, WebGame, read};
use web_shell::t;

pub const GAME: WebGame = WebGame {
    table: web_shell::play::table::<table::LostTemple>,
    replay: ReplayWords {
        lines: |game, events, names| {
            // The winner is at the finish.
            let best = game.outcome.as_ref().and_then(|it| it.scores.as_slice().iter().max().copied());
            let finish = best.and_then(|best| i16::try_from(best).ok()).unwrap_or(i16::MAX);
            narrate::replayed(&read(events), finish, &Names::of(names))
        },
        sign: |event| read(std::slice::from_ref(event)).first().map(sign).unwrap_or_default(),
        counted: || t!("replay-graph-lost"),
        choice: |made| read(std::slice::from_ref(made)).first().map(terms::choice).unwrap_or_default(),
        made,
        gain: || t!("replay-knot-token"),
        loss: || t!("replay-knot-curse"),
    },
    lesson: FirstLesson::of::<lesson::FirstGame>(),
    puzzles: puzzles::WORDS,
};

/// A choice, and the hand that it was picked from or the character that made it.
fn made(made: &MadeChoice<'_>) -> String {
    let Some(action) = read(std::slice::from_ref(made.choice)).first().copied() else {
        return made.name.to_owned();
    };
    let choice = terms::choice(&action);
    let mut added = 0;
    for event in made.before() {
        match (action, read(std::slice::from_ref(event)).first()) {
            (Action::Pick(_), Some(Event::AddedAside { seat, .. })) if *seat == made.seat => added = 1,
            (Action::Pick(_), Some(Event::Handed { seat, count, .. })) if *seat == made.seat => {
                return t!("review-lost-picked", name = made.name, choice = choice, n = *count + added);
            }
            (Action::Pick(_), _) => {}
            (_, Some(Event::Called { character, .. })) => {
                let character = terms::character(*character);
                return t!("review-lost-acted", name = made.name, character = character, choice = choice);
            }
            _ => {}
        }
    }
    choice
}

/// What the list of a replay shows of an event beside its words.
fn sign(event: &Event) -> EventSign {
    match event {
        Event::Called { character, .. } => EventSign::symbol(terms::portrait(*character)),
        Event::Picked { card, .. } => EventSign::symbol(
            card.get().map_or_else(|| "char-back".to_owned(), |card| terms::portrait(*card)),
        ),
        Event::TokenRevealed { .. } => EventSign::symbol("event-token").gain(),
        Event::Cursed { .. } | Event::Robbed { .. } => EventSign::default().loss(),
        Event::RoundBegan { .. } | Event::Handed { .. } => EventSign::nobody(),
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
    fn a_choice_says_from_how_many_or_as_whom() {
        let handed = moment(3, &[r#"{"event":"handed","seat":0,"count":5,"cards":null}"#]);
        let picked = [handed, moment(4, &[])];
        assert_eq!(told(r#"{"pick":"scout"}"#, &picked), "Ana, picking Scout out of 5");
        let called = moment(9, &[r#"{"event":"called","character":"elder","holder":0}"#]);
        assert_eq!(told(r#"{"pay":true}"#, &[called, moment(10, &[])]), "Ana (Elder), paying");
    }
}
