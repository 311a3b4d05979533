//! The turn of a character that is called: `ground.rs` says what it does, and here it is done. L-15 to L-25, L-33

use crate::character::{Character, CharacterSet};
use crate::event::{Cause, Event, Stay};
use crate::ground::{TOLL, Use};
use crate::public::{Due, Phase};
use crate::rules::Flow;
use crate::state::State;
use game_core::{Illegal, Private, Seat, Sink};

impl State {
    /// The holder of the character uses it: there is a choice to make, or it just happens.
    pub(crate) fn use_character(
        &mut self,
        character: Character,
        seat: Seat,
        events: &mut impl Sink<Event>,
    ) -> Flow {
        match self.public.ground(seat).use_of(character) {
            Use::Ask(due) => self.ask(due),
            Use::Stay(because) => self.stay(seat, because, events),
            Use::Go { pays: 0, spaces } => self.walk_as_called(seat, spaces, events),
            Use::Go { pays, spaces } => self.pay_and_walk(seat, pays, spaces, events),
        }
    }

    fn ask(&mut self, due: Due) -> Flow {
        self.public.phase = Phase::Act(due);
        Flow::Waits
    }

    fn stay(&mut self, seat: Seat, because: Stay, events: &mut impl Sink<Event>) -> Flow {
        events.emit(|| Event::Stayed { seat, because });
        Flow::Done
    }

    /// Moves the pawn by the character that is called.
    pub(crate) fn walk_as_called(&mut self, seat: Seat, spaces: i16, events: &mut impl Sink<Event>) -> Flow {
        let character = self.public.called.expect("a character is called when its holder moves");
        self.walk(seat, spaces, Cause::Character(character), events)
    }

    /// L-15: the Shaman names any other character. L-16: the Thief too, but not the Shaman.
    pub(crate) fn nameable(&self) -> CharacterSet {
        let others = self.public.characters().but(Character::Shaman);
        match self.public.called {
            Some(Character::Thief) => others.but(Character::Thief),
            _ => others,
        }
    }

    /// L-15, L-16: the Shaman and the Thief name a character, whoever may hold it (L-17). The Thief then moves.
    pub(crate) fn name(
        &mut self,
        seat: Seat,
        named: Character,
        events: &mut impl Sink<Event>,
    ) -> Result<Flow, Illegal> {
        if !self.nameable().contains(named) {
            return Err(Illegal::Action);
        }
        let thief = self.public.called == Some(Character::Thief);
        let by = if thief { Character::Thief } else { Character::Shaman };
        events.emit(|| Event::Named { seat, by, character: named });
        Ok(if thief {
            self.public.theft = Some(named);
            self.ask(Due::Steps)
        } else {
            self.public.curse = Some(named);
            Flow::Done
        })
    }

    /// L-18: the Seer looks at two tokens before the finish; both are chosen before either is seen.
    pub(crate) fn look(
        &mut self,
        seat: Seat,
        first: u8,
        second: u8,
        events: &mut impl Sink<Event>,
    ) -> Result<Flow, Illegal> {
        // They are the first of all event spaces, so a place among them is a place among all.
        let event_at = |space: u8| self.public.seer_spaces().binary_search(&space);
        let (Ok(one), Ok(other)) = (event_at(first), event_at(second)) else {
            return Err(Illegal::Action);
        };
        if one >= other {
            return Err(Illegal::Action);
        }
        let tokens = self.face_down.look(one, seat).zip(self.face_down.look(other, seat));
        let tokens = tokens.expect("every event space holds a token when the Seer looks");
        events.emit(|| Event::Looked { seat, spaces: (first, second), tokens: Private::new([seat], tokens) });
        Ok(self.ask(Due::Swap(first, second)))
    }

    /// L-18: he may swap them, then moves.
    pub(crate) fn swap(
        &mut self,
        seat: Seat,
        spaces: (u8, u8),
        swapped: bool,
        events: &mut impl Sink<Event>,
    ) -> Flow {
        let event_at = |space: u8| self.public.board.event_at(space.into());
        if let (true, Some(one), Some(other)) = (swapped, event_at(spaces.0), event_at(spaces.1)) {
            self.face_down.swap(one, other);
        }
        events.emit(|| Event::SwapDecided { seat, spaces, swapped });
        self.ask(Due::Steps)
    }

    /// L-19, L-20: the Priest or the Elder pays for the way, or stays.
    pub(crate) fn pay_toll(&mut self, seat: Seat, pay: bool, events: &mut impl Sink<Event>) -> Flow {
        let ground = self.public.ground(seat);
        let goal = self.public.called.and_then(|character| ground.toll_leads_to(character));
        match goal {
            Some(goal) if pay => self.pay_and_walk(seat, TOLL, goal - ground.from, events),
            _ => self.stay(seat, Stay::Declined, events),
        }
    }

    /// Pays for a movement and makes it.
    fn pay_and_walk(&mut self, seat: Seat, gems: u8, spaces: i16, events: &mut impl Sink<Event>) -> Flow {
        let gems = self.pay_bank(seat, gems);
        events.emit(|| Event::Paid { seat, gems });
        self.walk_as_called(seat, spaces, events)
    }

    /// L-21: the Artisan may take a machete, then moves.
    pub(crate) fn take_machete(&mut self, seat: Seat, take: bool, events: &mut impl Sink<Event>) -> Flow {
        let taken = take && self.gain_machete(seat);
        events.emit(|| Event::MacheteOffered { seat, taken });
        self.ask(Due::Steps)
    }

    /// L-22: the Scout pays as many gems as he likes, for a space each.
    pub(crate) fn pay_gems(
        &mut self,
        seat: Seat,
        gems: u8,
        events: &mut impl Sink<Event>,
    ) -> Result<Flow, Illegal> {
        if gems > self.public.explorers[seat].gems {
            return Err(Illegal::Action);
        }
        if gems == 0 {
            return Ok(self.stay(seat, Stay::Declined, events));
        }
        Ok(self.pay_and_walk(seat, gems, gems.into(), events))
    }
}
