//! What happened in a game, moment by moment: a picture, a few words, and a knot on the cord.

use crate::games::web_game;
use game_core::{Seat, SeatSet};
use serde::Deserialize;
use web_shell::play::{Change, EventSign, ReplayWords, Tone};
use web_shell::t;
use wire::{Moment, Replay};

/// What happened since the moment before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayStep {
    pub symbol: String,
    /// What happened, in words; never empty.
    pub text: String,
    /// Who did it, if it was someone in particular.
    pub seats: SeatSet,
    pub knot: Knot,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Knot {
    Plain,
    Round,
    Gain,
    Loss,
}

impl Knot {
    pub const fn class(self) -> &'static str {
        match self {
            Knot::Plain => "knot-plain",
            Knot::Round => "knot-round",
            Knot::Gain => "knot-gain",
            Knot::Loss => "knot-loss",
        }
    }

    /// The tone of such a step in the list.
    pub const fn tone(self) -> Tone {
        match self {
            Knot::Plain => Tone::Plain,
            Knot::Round => Tone::Turn,
            Knot::Gain => Tone::Good,
            Knot::Loss => Tone::Bad,
        }
    }

    /// What it means in a game; the legend below the cord.
    pub fn meaning(self, words: &ReplayWords) -> Option<String> {
        Some(match self {
            Knot::Plain => return None,
            Knot::Round => t!("replay-knot-round"),
            Knot::Gain => (words.gain)(),
            Knot::Loss => (words.loss)(),
        })
    }
}

pub fn steps(game: &Replay, names: &[String]) -> Vec<ReplayStep> {
    let mut round = 0;
    let words = web_game(game.game).replay;
    let step = |moment: &Moment| {
        let begins = std::mem::replace(&mut round, moment.round) != moment.round;
        let signs: Vec<EventSign> = moment.events.iter().map(words.sign).collect();
        let seats: Vec<Option<Seat>> =
            web_shell::play::read::<Seated>(&moment.events).into_iter().map(|event| event.seat).collect();
        let lines = (words.lines)(game, &moment.events, names);
        let text: Vec<String> = lines.into_iter().map(|line| line.text).collect();
        let text = if text.is_empty() { untold(seats.first(), names) } else { text.join(" · ") };
        let has = |change| signs.iter().any(|sign| sign.change == Some(change));
        let knot = match begins {
            true => Knot::Round,
            false if has(Change::Loss) => Knot::Loss,
            false if has(Change::Gain) => Knot::Gain,
            false => Knot::Plain,
        };
        let doers = signs.iter().zip(seats).rev().find_map(|(sign, seat)| match sign.seats {
            Some(seats) => Some(seats).filter(|seats| !seats.is_empty()),
            None => seat.map(SeatSet::one),
        });
        let symbol = signs.iter().rev().find_map(|sign| sign.symbol.clone());
        let symbol = symbol.unwrap_or_else(|| "knot".to_owned());
        ReplayStep { symbol, text, seats: doers.unwrap_or_default(), knot }
    };
    game.moments.iter().map(step).collect()
}

/// The words for a step that the log does not mention.
fn untold(seat: Option<&Option<Seat>>, names: &[String]) -> String {
    match seat.copied().flatten() {
        Some(seat) => t!("replay-step-of", name = web_shell::play::name(seat.index(), names)),
        None => t!("replay-step-first"),
    }
}

/// The player that an event of any game is about, if it is about one.
#[derive(Deserialize)]
struct Seated {
    seat: Option<Seat>,
}
