//! What flipping a card will do, as far as the table shows it. Which cards were flipped before is for the player to remember.

use crate::action::Action;
use crate::card::Card;
use crate::event::{Event, RushBecause};
use crate::options::{Mines, Options};
use crate::position::Position;
use crate::state::{Placed, State};
use crate::view::View;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use game_core::{Previews, Seat};

/// What flipping a card will do. It does not say what lies there; [`outcome`](Preview::outcome) says what each card would do.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Preview {
    pub seat: Seat,
    pub position: Position,
    /// The first card of the turn, if this is the second. G-07
    pub up: Option<Placed>,
    /// Whether it is the only card of the turn. G-15
    pub rush: bool,
    /// Number of face-down cards, including this one.
    pub face_down: usize,
    pub next: AfterFlip,
    /// How many idle turns in a row, including this one, begin the gold rush; `None` if the table cannot stall. G-16
    pub stall_in: Option<u8>,
    mines: Mines,
}

/// What comes after a card was flipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AfterFlip {
    /// The same player flips a second card. G-07
    SecondCard,
    /// The turn of this seat, which may be the first of the gold rush. G-12
    Turn(Seat),
    /// It was the last card of the round, and the next round of the match begins. G-18
    Round,
    /// It was the last card of the game. G-17
    End,
}

impl Previews for State {
    type Preview = Preview;

    fn preview(_: &Options, view: &View, seat: Seat, Action::Flip(position): Action) -> Preview {
        let next = match view.lying.len() {
            _ if !view.rush && view.up.is_none() => AfterFlip::SecondCard,
            1 if view.rush && view.round < view.rounds => AfterFlip::Round,
            1 if view.rush => AfterFlip::End,
            _ => AfterFlip::Turn(seat.left(view.mines.seats())),
        };
        Preview {
            seat,
            position,
            up: view.up,
            rush: view.rush,
            face_down: view.lying.len().saturating_sub(view.up.is_some().into()),
            next,
            stall_in: view.stall_in,
            mines: view.mines.clone(),
        }
    }
}

impl Preview {
    /// What happens if it is this card; `None` if a second card is flipped first. The view does not say whether a turn in which nothing
    /// happens is `idle`, because that depends on which cards were flipped before.
    pub fn outcome(&self, card: Card, idle: bool) -> Option<Event> {
        let card = Placed { position: self.position, card };
        match self.up {
            _ if self.rush => Some(Event::of_rush(self.seat, card)),
            Some(first) => Some(Event::of_pair(self.seat, first, card, &self.mines, idle)),
            None => None,
        }
    }

    /// The events that must follow when this card is flipped, up to the next turn or the end of the round.
    fn promised(&self, card: Card, idle: bool) -> Vec<Event> {
        let Some(outcome) = self.outcome(card, idle) else { return Vec::new() };
        let cards = (self.face_down + 1).saturating_sub(outcome.leaving().len());
        let mut events = vec![outcome];
        if let AfterFlip::Turn(next) = self.next {
            if !self.rush {
                let rush = RushBecause::at(cards, idle && self.stall_in == Some(1));
                events.extend(rush.map(|because| Event::RushBegan { because, cards }));
            }
            events.push(Event::TurnBegan { seat: next });
        }
        events
    }
}

impl game_core::Preview<State> for Preview {
    fn check(&self, seat: Seat, told: &[Event]) -> Result<bool, String> {
        let Some((turned, after)) = told.split_first() else { return Ok(false) };
        let card = match turned {
            Event::Turned { seat: by, card } if *by == seat && card.position == self.position => card.card,
            other => return Err(format!("seat {seat} was to turn {}, but {other:?}", self.position)),
        };
        let idle =
            self.stall_in.is_some() && matches!(after.first(), Some(Event::Nothing { idle: true, .. }));
        let promised = self.promised(card, idle);
        for (expected, came) in promised.iter().zip(after) {
            if expected != came {
                return Err(format!("{expected:?} was to come, not {came:?}"));
            }
        }
        let Some(after) = after.get(promised.len()..) else { return Ok(false) };
        let as_promised = match (self.next, after) {
            (AfterFlip::Turn(_), _) | (AfterFlip::SecondCard, []) => return Ok(true),
            (AfterFlip::SecondCard, [Event::Turned { seat: by, card }, ..]) => {
                *by == seat && card.position != self.position
            }
            (AfterFlip::Round | AfterFlip::End, [] | [Event::RoundEnded { .. }]) => return Ok(false),
            (AfterFlip::Round, [Event::RoundEnded { .. }, Event::RoundBegan { .. }, ..]) => true,
            (AfterFlip::End, [Event::RoundEnded { .. }, Event::Over { .. }, ..]) => true,
            _ => false,
        };
        if as_promised { Ok(true) } else { Err(format!("{:?} was to come, not {after:?}", self.next)) }
    }
}
