//! How pawns move, and what they meet: jungle, events, the finish. L-26 to L-31

use crate::event::{Cause, Event};
use crate::public::{Explorer, Phase};
use crate::rules::Flow;
use crate::state::State;
use crate::token::{Effect, Token};
use crate::walk::Walk;
use game_core::{Illegal, Private, Seat, Sink};

impl State {
    /// Moves a pawn so many spaces, back if negative: never 0. L-26 to L-31
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
        let Some(token) = event.and_then(|event| self.face_down.reveal(event)) else { return Flow::Done };
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
        if !self.face_down.replace(event, new, revealed) {
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
