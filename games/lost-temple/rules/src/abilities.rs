//! What the characters do: worked out from what everyone sees, so that previews can tell it in advance, and carried out when their
//! turn comes. L-14 to L-25, L-33

use crate::board::Board;
use crate::character::{Character, CharacterSet};
use crate::event::{Cause, Event, Stay};
use crate::movement::Walk;
use crate::public::{Bank, Due, Phase};
use crate::rules::Flow;
use crate::state::State;
use crate::token::Token;
use arrayvec::ArrayVec;
use game_core::{Illegal, MAX_SEATS, Private, Seat, Sink};

/// What the Priest and the Elder cost. L-19, L-20
pub const TOLL: u8 = 2;
/// How far a gem carries the Canoe. L-23
const CANOE_SPACES: u8 = 2;
/// How far the Canoe goes at most. L-23
const MAX_CANOE_SPACES: u8 = 20;
/// How many tokens the Seer looks at. L-18
const LOOKS: usize = 2;

/// The race as one player sees it.
#[derive(Clone, Debug)]
pub(crate) struct Situation<'a> {
    pub board: &'a Board,
    pub finish: i16,
    /// Where the pawns stand, the player's own among them.
    pub pawns: ArrayVec<i16, MAX_SEATS>,
    /// How many tokens the Seer can choose from. L-18
    pub tokens: usize,
    pub bank: Bank,
    /// Where the player's own pawn stands.
    pub from: i16,
    pub gems: u8,
    pub machetes: u8,
}

/// What a character does when it is called and its gem is taken. L-14
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ability {
    Ask(Due),
    Stay(Stay),
    /// Its holder pays and moves without a choice.
    Go {
        pays: u8,
        spaces: i16,
    },
}

/// What the holder of a character is asked first, if anything. L-20: the Elder asks nothing without a village ahead, which only the
/// board tells.
pub(crate) fn first_question(character: Character, gems: u8, bank: Bank, tokens: usize) -> Option<Due> {
    match character {
        Character::Shaman | Character::Thief => Some(Due::Name), // L-15, L-16
        Character::Seer => Some(if tokens < LOOKS { Due::Steps } else { Due::Look }), // L-18
        Character::Priest | Character::Elder => (gems >= TOLL).then_some(Due::Pay), // L-19, L-20
        Character::Artisan => Some(if bank.machetes == 0 { Due::Steps } else { Due::Take }), // L-21
        Character::Scout => (gems > 0).then_some(Due::PayGems),  // L-22
        Character::Canoe | Character::Child | Character::Mandarin => None,
    }
}

impl Situation<'_> {
    /// What a character does for its holder, who has taken the gem.
    pub fn ability(&self, character: Character) -> Ability {
        if character == Character::Elder && self.toll_leads_to(character).is_none() {
            return Ability::Stay(Stay::NoVillageAhead); // L-20
        }
        if let Some(due) = first_question(character, self.gems, self.bank, self.tokens) {
            return Ability::Ask(due);
        }
        match character {
            Character::Canoe if self.gems > 0 => {
                let spaces = self.gems.saturating_mul(CANOE_SPACES).min(MAX_CANOE_SPACES); // L-23
                Ability::Go { pays: self.gems, spaces: spaces.into() }
            }
            Character::Child => match self.ahead().min() {
                Some(pawn) => Ability::Go { pays: 0, spaces: pawn.saturating_sub(self.from) }, // L-24
                None => Ability::Stay(Stay::NobodyAhead),
            },
            Character::Mandarin => Ability::Go { pays: 0, spaces: self.rank().into() }, // L-33
            _ => Ability::Stay(Stay::TooPoor),
        }
    }

    /// L-19: the next temple; L-20: the next village, if there is one before the finish.
    pub fn toll_leads_to(&self, character: Character) -> Option<i16> {
        match character {
            Character::Priest => self.board.next_temple(self.finish, self.from),
            Character::Elder => self.board.next_village(self.finish, self.from),
            _ => None,
        }
    }

    pub fn walk(&self, spaces: i16) -> Walk {
        self.board.walk(self.finish, self.from, spaces, self.machetes)
    }

    /// L-33: 1, and one more for every pawn ahead.
    pub fn rank(&self) -> u8 {
        self.ahead().fold(1, |rank, _| rank + 1)
    }

    /// The pawns ahead. L-24: pawns on the same space do not count.
    fn ahead(&self) -> impl Iterator<Item = i16> {
        self.pawns.iter().copied().filter(|pawn| *pawn > self.from)
    }
}

impl State {
    /// The holder uses the character that is called: there is a choice to make, or it just happens.
    pub(crate) fn use_character(
        &mut self,
        character: Character,
        seat: Seat,
        events: &mut impl Sink<Event>,
    ) -> Flow {
        match self.public.situation(seat).ability(character) {
            Ability::Ask(due) => self.ask(due),
            Ability::Stay(because) => self.stay(seat, because, events),
            Ability::Go { pays: 0, spaces } => self.walk_as_called(seat, spaces, events),
            Ability::Go { pays, spaces } => self.pay_and_walk(seat, pays, spaces, events),
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

    pub(crate) fn walk_as_called(&mut self, seat: Seat, spaces: i16, events: &mut impl Sink<Event>) -> Flow {
        let character = self.public.called.expect("a character is called when its holder moves");
        self.walk(seat, spaces, Cause::Character(character), events)
    }

    fn pay_and_walk(&mut self, seat: Seat, gems: u8, spaces: i16, events: &mut impl Sink<Event>) -> Flow {
        let gems = self.pay_bank(seat, gems);
        events.emit(|| Event::Paid { seat, gems });
        self.walk_as_called(seat, spaces, events)
    }

    /// L-15: the Shaman names any other character. L-16: the Thief too, but not the Shaman.
    pub(crate) fn nameable(&self) -> CharacterSet {
        let others = self.public.characters().but(Character::Shaman);
        match self.public.called {
            Some(Character::Thief) => others.but(Character::Thief),
            _ => others,
        }
    }

    /// L-15, L-16: the Shaman and the Thief name a character, even one that no one holds (L-17). The Thief then moves.
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
        let spaces = self.public.seer_spaces();
        if first >= second || !spaces.contains(&first) || !spaces.contains(&second) {
            return Err(Illegal::Action);
        }
        let tokens = self.look_at(seat, first).zip(self.look_at(seat, second));
        let tokens = tokens.expect("every event space holds a token when the Seer looks");
        events.emit(|| Event::Looked { seat, spaces: (first, second), tokens: Private::new([seat], tokens) });
        Ok(self.ask(Due::Swap(first, second)))
    }

    fn look_at(&mut self, seat: Seat, space: u8) -> Option<Token> {
        self.hidden_tokens.look(self.public.board.event_at(space.into())?, seat)
    }

    /// L-18: the Seer may swap them, then moves.
    pub(crate) fn swap(
        &mut self,
        seat: Seat,
        spaces: (u8, u8),
        swapped: bool,
        events: &mut impl Sink<Event>,
    ) -> Flow {
        let event_at = |space: u8| self.public.board.event_at(space.into());
        if let (true, Some(one), Some(other)) = (swapped, event_at(spaces.0), event_at(spaces.1)) {
            self.hidden_tokens.swap(one, other);
        }
        events.emit(|| Event::SwapDecided { seat, spaces, swapped });
        self.ask(Due::Steps)
    }

    /// L-19, L-20: the Priest or the Elder pays for the way, or stays.
    pub(crate) fn pay_toll(&mut self, seat: Seat, pay: bool, events: &mut impl Sink<Event>) -> Flow {
        let situation = self.public.situation(seat);
        let goal = self.public.called.and_then(|character| situation.toll_leads_to(character));
        match goal {
            Some(goal) if pay => self.pay_and_walk(seat, TOLL, goal - situation.from, events),
            _ => self.stay(seat, Stay::Declined, events),
        }
    }

    /// L-21: the Artisan may take a machete, then moves.
    pub(crate) fn take_machete(&mut self, seat: Seat, take: bool, events: &mut impl Sink<Event>) -> Flow {
        let taken = take && self.gain_machete(seat);
        events.emit(|| Event::MacheteOffered { seat, taken });
        self.ask(Due::Steps)
    }

    /// L-22: the Scout pays any number of gems, for a space each.
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
