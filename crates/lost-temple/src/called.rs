//! What each character does when it is called. L-15 to L-25, L-33

use crate::character::{Character, CharacterSet};
use crate::event::{Cause, Event, Stay};
use crate::public::{Due, Phase};
use crate::rules::Flow;
use crate::state::State;
use rules_core::{Illegal, Private, Seat, Sink};

/// What the Priest and the Elder cost. L-19, L-20
const TOLL: u8 = 2;
/// How far a gem carries the Canoe. L-23
const CANOE_SPACES: u8 = 2;
/// How far the Canoe goes at most. L-23
const CANOE_MOST: u8 = 20;

impl State {
    /// Its holder uses the character: there is a choice to make, or it just happens.
    pub(crate) fn use_character(
        &mut self,
        character: Character,
        seat: Seat,
        events: &mut impl Sink<Event>,
    ) -> Flow {
        let explorer = self.public.explorers[seat];
        match character {
            Character::Shaman | Character::Thief => self.ask(Due::Name), // L-15, L-16
            Character::Seer if self.public.seer_spaces().len() < 2 => self.ask(Due::Steps),
            Character::Seer => self.ask(Due::Look), // L-18
            Character::Priest | Character::Elder => match self.toll_leads_to(character, seat) {
                None => self.stay(seat, Stay::NoVillageAhead, events), // L-20
                Some(_) if explorer.gems < TOLL => self.stay(seat, Stay::TooPoor, events), // L-19, L-20
                Some(_) => self.ask(Due::Pay),
            },
            Character::Artisan if self.public.bank.machetes == 0 => self.ask(Due::Steps),
            Character::Artisan => self.ask(Due::Take), // L-21
            Character::Scout if explorer.gems == 0 => self.stay(seat, Stay::TooPoor, events),
            Character::Scout => self.ask(Due::PayGems), // L-22
            Character::Canoe => self.canoe(seat, events),
            Character::Child => match self.public.next_pawn(explorer.position) {
                Some(pawn) => self.walk_as_called(seat, pawn - explorer.position, events), // L-24
                None => self.stay(seat, Stay::NobodyAhead, events),
            },
            Character::Mandarin => self.walk_as_called(seat, self.public.rank(seat).into(), events), // L-33
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

    /// L-19: the next temple; L-20: the next village, if there is one before the finish.
    fn toll_leads_to(&self, character: Character, seat: Seat) -> Option<i16> {
        let from = self.public.explorers[seat].position;
        if character == Character::Elder {
            self.public.next_village(from)
        } else {
            self.public.next_temple(from)
        }
    }

    /// L-19, L-20: the Priest or the Elder pays for the way, or stays.
    pub(crate) fn pay_toll(&mut self, seat: Seat, pay: bool, events: &mut impl Sink<Event>) -> Flow {
        let goal = self.public.called.and_then(|character| self.toll_leads_to(character, seat));
        let Some(goal) = goal.filter(|_| pay) else { return self.stay(seat, Stay::Declined, events) };
        let gems = self.pay_bank(seat, TOLL);
        events.emit(|| Event::Paid { seat, gems });
        self.walk_as_called(seat, goal - self.public.explorers[seat].position, events)
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
        self.pay_bank(seat, gems);
        events.emit(|| Event::Paid { seat, gems });
        Ok(self.walk_as_called(seat, gems.into(), events))
    }

    /// L-23: the Canoe pays all gems and moves two spaces for each, at most 20.
    fn canoe(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> Flow {
        let gems = self.pay_bank(seat, u8::MAX);
        if gems == 0 {
            return self.stay(seat, Stay::TooPoor, events);
        }
        events.emit(|| Event::Paid { seat, gems });
        self.walk_as_called(seat, gems.saturating_mul(CANOE_SPACES).min(CANOE_MOST).into(), events)
    }
}
