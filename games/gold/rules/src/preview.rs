//! What flipping a card will do, as far as the table shows it. Which cards were flipped before is for the player to remember.

use crate::action::Action;
use crate::card::{Card, Face};
use crate::event::{Event, RushBecause};
use crate::meeting::Meeting;
use crate::options::{Mines, Options};
use crate::position::Position;
use crate::state::{Placed, State};
use crate::view::View;
use game_core::{Previews, Seat};

/// What flipping a card will do. Nobody says what lies there; [`deed`](Preview::deed) tells what each card would do.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Preview {
    pub seat: Seat,
    pub position: Position,
    /// Which card of the turn it is.
    pub part: Part,
    /// Number of face-down cards, including this one.
    pub face_down: usize,
    pub next: Next,
    /// How many idle turns in a row, including this one, begin the gold rush; `None` if the table cannot stall. G-16
    pub stall_in: Option<u8>,
    mines: Mines,
}

/// Which card of the turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The first of two: it stays face up until the second is flipped. G-07
    First,
    /// The second of two, after this one.
    Second(Placed),
    /// The only one in the gold rush. G-15
    Rush,
}

/// What comes after a card was flipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Next {
    /// The same player flips a second card. G-07
    SecondCard,
    /// The turn of this seat, which may be the first of the gold rush. G-12
    Turn(Seat),
    /// It was the last card of the round, and the next round of the match begins. G-18
    Round,
    /// It was the last card of the game. G-17
    End,
}

/// What a card does when it is flipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// Nothing before the second is flipped. G-07
    Waits,
    /// It meets the first. G-08 to G-11
    Meets(Meeting),
    /// In the gold rush the player gets this many points. G-15
    RushGold(u8),
    /// In the gold rush it leaves the game without effect. G-15
    RushBlank,
}

impl Previews for State {
    type Preview = Preview;

    fn preview(_: &Options, view: &View, seat: Seat, Action::Flip(position): Action) -> Preview {
        let part = match view.up {
            _ if view.rush => Part::Rush,
            Some(first) => Part::Second(first),
            None => Part::First,
        };
        let next = match part {
            Part::First => Next::SecondCard,
            Part::Rush if view.lying.len() == 1 && view.round < view.rounds => Next::Round,
            Part::Rush if view.lying.len() == 1 => Next::End,
            Part::Second(_) | Part::Rush => Next::Turn(seat.left(view.mines.seats())),
        };
        Preview {
            seat,
            position,
            part,
            face_down: view.lying.len().saturating_sub(view.up.is_some().into()),
            next,
            stall_in: view.stall_in,
            mines: Mines::claimed(&view.mines),
        }
    }
}

impl Preview {
    pub fn deed(&self, card: Card) -> Deed {
        match (self.part, card.face()) {
            (Part::First, _) => Deed::Waits,
            (Part::Second(first), _) => {
                let second = Placed { position: self.position, card };
                Deed::Meets(Meeting::of(first, second, self.seat, &self.mines))
            }
            (Part::Rush, Face::Gold(points)) => Deed::RushGold(points),
            (Part::Rush, Face::Prospector(..) | Face::Dynamite) => Deed::RushBlank,
        }
    }

    /// What happens whatever card it is; `None` if that depends on the card. Any card after dynamite explodes with it. G-08
    pub fn certain(&self) -> Option<Deed> {
        let mut deeds = Card::all().map(|card| self.deed(card));
        let first = deeds.next()?;
        deeds.all(|deed| deed == first).then_some(first)
    }

    /// The events that must follow when this card is flipped, up to the next turn or the end of the round. The view does not say whether
    /// the turn is `idle`, because that depends on which cards were flipped before.
    fn promised(&self, card: Placed, idle: bool) -> Vec<Event> {
        let seat = self.seat;
        let (deed, leaving) = match (self.deed(card.card), self.part) {
            (Deed::Meets(meeting), Part::Second(first)) => {
                (meeting.event(seat, first, card, idle), meeting.leaving(first, card).len())
            }
            (Deed::RushGold(points), _) => (Event::RushGold { seat, gold: card, points }, 1),
            (Deed::RushBlank, _) => (Event::RushBlank { seat, card }, 1),
            (Deed::Waits | Deed::Meets(_), _) => return Vec::new(),
        };
        let mut events = vec![deed];
        if let Next::Turn(next) = self.next {
            if let Part::Second(_) = self.part {
                let cards = (self.face_down + 1).saturating_sub(leaving);
                let stalled = idle && self.stall_in == Some(1);
                let rush = RushBecause::at(cards, stalled);
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
            Event::Turned { seat: by, card } if *by == seat && card.position == self.position => *card,
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
            (Next::Turn(_), _) | (Next::SecondCard, []) => return Ok(true),
            (Next::SecondCard, [Event::Turned { seat: by, card }, ..]) => {
                *by == seat && card.position != self.position
            }
            (Next::Round | Next::End, [] | [Event::RoundEnded { .. }]) => return Ok(false),
            (Next::Round, [Event::RoundEnded { .. }, Event::RoundBegan { .. }, ..]) => true,
            (Next::End, [Event::RoundEnded { .. }, Event::Over { .. }, ..]) => true,
            _ => false,
        };
        if as_promised { Ok(true) } else { Err(format!("{:?} was to come, not {after:?}", self.next)) }
    }
}
