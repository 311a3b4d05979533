//! How pawns move, and what they meet: jungle, events, the finish. L-26 to L-31
//!
//! [`Board::walk`] says where a movement leads, for the rules, which move the pawn, and for previews, which only tell.

use crate::board::{Board, JUNGLES, Space};
use crate::event::{Cause, Event};
use crate::public::{Explorer, Phase};
use crate::rules::Flow;
use crate::state::State;
use crate::token::{Effect, Token};
use arrayvec::ArrayVec;
use game_core::{Illegal, Private, Seat, Sink};

/// One movement of a pawn, up to the point where a token is revealed or the game is won.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Walk {
    pub from: i16,
    /// How many spaces it is to move, back if negative. A jungle or the end of the track may allow fewer.
    pub spaces: i16,
    pub to: i16,
    /// The jungle spaces it passes with a machete for each, in this order. L-26
    pub cut: ArrayVec<u8, JUNGLES>,
    /// Whether a jungle stops it short. L-26
    pub stuck: bool,
    /// Whether it ends on an event space, so that a token is revealed. L-28
    pub event: bool,
    /// Whether it reaches the finish. L-31
    pub wins: bool,
}

impl Walk {
    /// How many of its spaces it does not move. For the Scout each of them is a gem paid for nothing. L-26
    pub fn short_by(&self) -> u16 {
        self.spaces.abs_diff(0).saturating_sub(self.to.abs_diff(self.from))
    }
}

impl Board {
    /// The movement of a pawn on `from` with this many machetes.
    ///
    /// L-26, L-27: to pass a jungle space it spends a machete there, or else stops on it. L-30: backward movement ends
    /// at the rearmost place. L-31: a pawn that would be carried past the finish stops on it.
    pub fn walk(&self, finish: i16, from: i16, spaces: i16, machetes: u8) -> Walk {
        let goal = from.saturating_add(spaces).clamp(self.rear().min(finish), finish);
        let direction = if goal < from { -1 } else { 1 };
        let mut cut = ArrayVec::new();
        let mut stuck = false;
        let mut to = from;
        while to != goal && !stuck {
            to += direction;
            if to != goal && self.space(to) == Space::Jungle {
                match cut.len() < usize::from(machetes) {
                    true => cut.extend(u8::try_from(to)),
                    false => stuck = true,
                }
            }
        }
        let wins = to == finish;
        let event = !wins && to != from && self.event_at(to).is_some();
        Walk { from, spaces, to, cut, stuck, event, wins }
    }

    /// The next space ahead of `from`, up to the finish, of which `wanted` is true.
    fn next_space(&self, finish: i16, from: i16, wanted: impl Fn(Space) -> bool) -> Option<i16> {
        (from.saturating_add(1)..=finish).find(|position| wanted(self.space(*position)))
    }

    /// L-19: the next temple ahead; the finish is one.
    pub fn next_temple(&self, finish: i16, from: i16) -> Option<i16> {
        self.next_space(finish, from, Space::is_temple)
    }

    /// L-20: the next village ahead, before the finish.
    pub fn next_village(&self, finish: i16, from: i16) -> Option<i16> {
        self.next_space(finish, from, |space| space == Space::Village)
    }

    /// L-26: the next jungle ahead, before the finish.
    pub fn next_jungle(&self, finish: i16, from: i16) -> Option<i16> {
        self.next_space(finish, from, |space| space == Space::Jungle)
    }
}

impl State {
    /// Moves a pawn this many spaces, back if negative: never 0. L-26 to L-31
    pub(crate) fn walk(&mut self, seat: Seat, spaces: i16, by: Cause, events: &mut impl Sink<Event>) -> Flow {
        debug_assert_ne!(spaces, 0, "L-28: a pawn that did not move reveals nothing");
        let Explorer { position, machetes, .. } = self.public.explorers[seat];
        let walk = self.public.board.walk(self.public.finish(), position, spaces, machetes);
        for _ in &walk.cut {
            self.lose_machete(seat);
        }
        self.public.explorers[seat].position = walk.to;
        let Walk { from, to, cut, stuck, event, wins, .. } = walk;
        events.emit(|| Event::Moved { seat, from, to, by, cut, stuck });
        match (wins, event) {
            (true, _) => self.win(seat, events),
            (false, true) => self.reveal(seat, to, events),
            (false, false) => Flow::Done,
        }
    }

    /// L-28: a pawn that ends a movement on an event space reveals its token. L-29: before it takes effect, another one
    /// is put there.
    fn reveal(&mut self, seat: Seat, position: i16, events: &mut impl Sink<Event>) -> Flow {
        let event = self.public.board.event_at(position);
        let Some(token) = event.and_then(|event| self.hidden_tokens.reveal(event)) else { return Flow::Done };
        let space = u8::try_from(position).expect("an event space has a number on the track");
        self.public.phase = Phase::Replace { space, token };
        events.emit(|| Event::TokenRevealed { seat, space, token });
        Flow::Waits
    }

    /// L-29: a token of the reserve is put down, the revealed one goes into the reserve and takes effect.
    pub(crate) fn replace(
        &mut self,
        space: u8,
        revealed: Token,
        new: Token,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let (Some(event), Some(seat)) = (self.public.board.event_at(space.into()), self.public.caller())
        else {
            return Err(Illegal::Outcome);
        };
        if !self.hidden_tokens.replace(event, new, revealed) {
            return Err(Illegal::Outcome);
        }
        events.emit(|| Event::TokenReplaced { space, token: Private::nobody(new), returned: revealed });
        let flow = self.take_effect(seat, revealed, events);
        self.go_on(flow, events);
        Ok(())
    }

    /// L-30: what the revealed token does. L-28: its movement counts as movement.
    fn take_effect(&mut self, seat: Seat, token: Token, events: &mut impl Sink<Event>) -> Flow {
        match token.effect() {
            Effect::Idol => {
                let instead_of = self.public.next_idol.replace(seat); // L-07
                events.emit(|| Event::DrewIdol { seat, instead_of });
            }
            Effect::Gain { gems } => {
                let gems = self.gain_gems(seat, gems);
                events.emit(|| Event::GemsByToken { seat, gems: gems.cast_signed() });
            }
            Effect::Lose { gems } => {
                let gems = self.pay_bank(seat, gems);
                events.emit(|| Event::GemsByToken { seat, gems: -gems.cast_signed() });
            }
            Effect::Move { spaces } => return self.walk(seat, spaces, Cause::Token(token), events),
            Effect::GainMachete => {
                let gained = self.gain_machete(seat);
                events.emit(|| Event::MacheteByToken { seat, machetes: i8::from(gained) });
            }
            Effect::LoseMachete => {
                let lost = self.lose_machete(seat);
                events.emit(|| Event::MacheteByToken { seat, machetes: -i8::from(lost) });
            }
        }
        Flow::Done
    }

    /// L-31: the first to reach the finish wins at once.
    fn win(&mut self, winner: Seat, events: &mut impl Sink<Event>) -> Flow {
        self.public.phase = Phase::Over;
        events.emit(|| Event::Over { winner, outcome: self.standing() });
        Flow::Waits
    }
}
