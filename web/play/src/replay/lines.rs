//! What happened in a game, moment by moment: a picture, a few words, and a knot on the cord.

use crate::games::shown;
use catalog::GameKind;
use game_core::{Seat, SeatSet};
use protocol::{Moment, Replay};
use serde::Deserialize;
use web_shell::play::Tone;
use web_shell::t;

/// What happened since the moment before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its picture.
    pub symbol: String,
    /// What happened, in words; never empty.
    pub text: String,
    /// Whose doing it was, if it was somebody's in particular.
    pub seats: SeatSet,
    /// Its knot on the cord.
    pub knot: Knot,
}

/// What sort of knot a moment is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Knot {
    /// One like any other.
    Plain,
    /// A round begins.
    Round,
    /// Somebody has gained something.
    Gain,
    /// Something was lost.
    Loss,
}

impl Knot {
    /// Its class.
    pub const fn class(self) -> &'static str {
        match self {
            Knot::Plain => "knot-plain",
            Knot::Round => "knot-round",
            Knot::Gain => "knot-gain",
            Knot::Loss => "knot-loss",
        }
    }
}

/// All steps of a game.
pub fn steps(game: &Replay, names: &[String]) -> Vec<Step> {
    let mut round = 0;
    let shown = shown(game.game);
    let step = |moment: &Moment| {
        let begins = std::mem::replace(&mut round, moment.round) != moment.round;
        let happened: Vec<Happened> = web_shell::play::read(&moment.events);
        let told = (shown.told)(game, &moment.events, names);
        let text: Vec<String> = told.iter().map(|line| line.text.clone()).collect();
        let text = if text.is_empty() { untold(&happened, names) } else { text.join(" · ") };
        let has = |words: &[&str]| happened.iter().any(|it| words.contains(&it.event.as_str()));
        let knot = match begins {
            true => Knot::Round,
            false if has(shown.loss.events) => Knot::Loss,
            false if has(shown.gain.events) => Knot::Gain,
            false => Knot::Plain,
        };
        let symbol = happened.iter().rev().find_map(Happened::symbol).unwrap_or("knot".to_owned());
        let seats = happened.iter().rev().find_map(Happened::seats).unwrap_or_default();
        Step { symbol, text, seats, knot }
    };
    game.moments.iter().map(step).collect()
}

/// Where the log has no words.
fn untold(happened: &[Happened], names: &[String]) -> String {
    match happened.first().and_then(|it| it.seat) {
        Some(seat) => t!("replay-step-of", name = web_shell::play::name(seat.index(), names)),
        None => t!("replay-step-first"),
    }
}

/// What matters here of an event of any game.
#[derive(Deserialize)]
struct Happened {
    event: String,
    seat: Option<Seat>,
    leavers: Option<SeatSet>,
    camp: Option<SeatSet>,
    card: Option<serde_json::Value>,
    hazard: Option<String>,
    character: Option<String>,
}

impl Happened {
    fn symbol(&self) -> Option<String> {
        let card = || {
            let card = self.card.as_ref()?;
            let name = card.as_str().or_else(|| card.get("card")?.as_str())?;
            let (sort, value) = name.rsplit_once('-').unwrap_or((name, ""));
            Some(match sort {
                "treasure" => "gem-turquoise".to_owned(),
                "green" | "orange" | "blue" | "red" | "purple" => format!("prospector-{value}"),
                _ => name.to_owned(),
            })
        };
        let symbol = match self.event.as_str() {
            "turned" => return card(),
            "revealed" if self.camp.is_some_and(|camp| !camp.is_empty()) => "camp",
            "revealed" => "torch",
            "collapsed" => return self.hazard.as_ref().map(|hazard| format!("hazard-{hazard}")),
            "called" => return self.character.as_ref().map(|character| format!("char-{character}")),
            "exploded" => "dynamite",
            "gold-found" | "rush-gold" => "gem-gold",
            "picked" => "char-back",
            "token-revealed" => "event-token",
            "over" => "ui-crown",
            _ => return None,
        };
        Some(symbol.to_owned())
    }

    fn seats(&self) -> Option<SeatSet> {
        match self.event.as_str() {
            "turn-began" | "round-began" | "handed" => None, // it is somebody's turn: he has done nothing yet
            _ => self.leavers.or(self.seat.map(SeatSet::one)),
        }
    }
}

/// What a knot stands for in a game; the legend below the cord.
pub fn meaning(game: GameKind, knot: Knot) -> Option<String> {
    Some(match knot {
        Knot::Plain => return None,
        Knot::Round => t!("replay-knot-round"),
        Knot::Gain => (shown(game).gain.meaning)(),
        Knot::Loss => (shown(game).loss.meaning)(),
    })
}

/// The tone a step would have in the log.
pub const fn tone(knot: Knot) -> Tone {
    match knot {
        Knot::Plain => Tone::Plain,
        Knot::Round => Tone::Turn,
        Knot::Gain => Tone::Good,
        Knot::Loss => Tone::Bad,
    }
}
