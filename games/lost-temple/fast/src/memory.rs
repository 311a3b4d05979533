//! What players remember that the table does not show: hands they passed on, cards set aside, and tokens they looked at. L-13

use crate::model::{Fast, Phase, character_number};
use crate::track::NONE;
use game_core::{MAX_SEATS, Seat, Step};
use lost_temple_rules::{Action, Chance, Character, Due, Knowledge, Stage, TOKENS};

/// How often a player picks in a round, at most.
pub(crate) const PICKS: usize = 2;

/// What the players remember of this round's selection, and who has looked at which token.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// The cards set aside face up.
    pub(crate) up: u16,
    /// By seat: the hands it has picked from.
    pub(crate) hands: [[u16; PICKS]; MAX_SEATS],
    pub(crate) picks: [u8; MAX_SEATS],
    /// By event space: the seats that have looked at its token, one bit each.
    pub(crate) seen_by: [u8; TOKENS],
}

impl Memory {
    /// Applies a step, and keeps what it showed to someone.
    #[inline]
    pub(crate) fn apply(&mut self, game: &mut Fast, step: Step<Action, Chance>) {
        match step {
            Step::Chance(Chance::Up(card)) => self.up |= 1 << card.index(),
            Step::Act(seat, Action::Pick(_)) => self.remember_hand(seat.index(), game.hand),
            Step::Act(seat, Action::Look(first, second)) => {
                for space in [first, second] {
                    self.seen_by[game.track.event_of(space) % TOKENS] |= 1 << seat.index();
                }
            }
            Step::Act(_, Action::Swap(true)) => {
                if let Phase::Act(Due::Swap(first, second)) = game.phase {
                    let event = |space| game.track.event_of(space) % TOKENS;
                    self.seen_by.swap(event(first), event(second));
                }
            }
            _ => {}
        }
        game_core::FastGame::apply(game, step);
        match game.phase {
            Phase::Select if game.round_begins() => {
                *self = Memory { seen_by: self.seen_by, ..Memory::default() };
            }
            Phase::Replace { event, .. } => self.seen_by[usize::from(event) % TOKENS] = 0,
            _ => {}
        }
    }

    fn remember_hand(&mut self, seat: usize, hand: u16) {
        let picks = &mut self.picks[seat % MAX_SEATS];
        self.hands[seat % MAX_SEATS][usize::from(*picks) % PICKS] = hand;
        *picks += 1;
    }
}

/// A table and a memory that show this player what the knowledge holds.
pub(crate) fn known(knowledge: &Knowledge) -> (Fast, Memory) {
    let (public, seat) = (knowledge.public(), knowledge.seat());
    let (mut game, mut memory) = (Fast::from_knowledge(knowledge), Memory::default());
    game.phase = match public.phase {
        lost_temple_rules::Phase::Deal => Phase::Deal,
        lost_temple_rules::Phase::Lay => Phase::Lay,
        lost_temple_rules::Phase::Select => Phase::Select,
        lost_temple_rules::Phase::Act(due) => Phase::Act(due),
        lost_temple_rules::Phase::Replace { space, token } => {
            Phase::Replace { event: game.track.event_of(space) as u8, token: token as u8 }
        }
        lost_temple_rules::Phase::Over => Phase::Over,
    };
    for (other, explorer) in public.explorers.iter() {
        if explorer.start.is_none() {
            game.place[other.index()] = 0;
        }
    }
    let last = game.track.stages.len() - 1;
    game.stage = knowledge.gone().len().min(last) as u8;
    remember_selection(knowledge, &mut game, &mut memory);
    for character in Character::all() {
        let own = knowledge.picks().any(|it| it == character).then_some(seat);
        let holder = public.revealed.by(character).or(own);
        game.holder[character.index()] = holder.map_or(NONE, u8::from);
    }
    for (event, space) in public.board.events().iter().enumerate() {
        memory.seen_by[event % TOKENS] =
            knowledge.seen_by(*space).iter().fold(0, |seats, it| seats | 1 << it.index());
    }
    (game, memory)
}

fn remember_selection(knowledge: &Knowledge, game: &mut Fast, memory: &mut Memory) {
    let seat = knowledge.seat();
    memory.up = bits(knowledge.up());
    let picks = knowledge.picks().count();
    for (number, hand) in knowledge.hands().iter().enumerate() {
        if number < picks {
            memory.remember_hand(seat.index(), bits(hand.iter()));
        } else {
            game.hand = bits(hand.iter());
        }
    }
    let asides = game.track.stages.iter().zip(knowledge.gone());
    let aside = asides.filter(|(stage, _)| **stage == Stage::Aside).find_map(|(_, card)| *card);
    game.aside = aside.map_or(NONE, character_number);
}

fn bits(cards: impl Iterator<Item = Character>) -> u16 {
    cards.fold(0, |set, card| set | 1 << card.index())
}

impl Fast {
    /// The hand this seat picks from now; none unless it has to pick.
    #[inline]
    pub(crate) fn hand_of(&self, seat: Seat) -> u16 {
        let picks = self.phase == Phase::Select && self.due_seat() == Some(seat.into());
        if picks { self.hand } else { 0 }
    }
}
