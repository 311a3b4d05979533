//! Lost Temple in numbers, for programs that learn.

use crate::memory::{Memory, PICKS, known};
use crate::model::{Fast, Phase, UNSEEN, character};
use crate::track::NONE;
use game_core::{Encode, FastGame, Fields, MAX_SEATS, Seat, SetupError, Step, around, places_left};
use lost_temple_rules::{
    Action, BANK, CHARACTERS, Chance, Character, Due, Knowledge, Options, Space, Stage, TOKENS, Token,
};
use std::ops::Range;

/// Turns tables of Lost Temple on one board into numbers.
#[derive(Clone, Debug)]
pub struct Encoder {
    start: Fast,
    /// The two spaces of every look there is, ascending.
    looks: Vec<(u8, u8)>,
    /// How many tokens of each kind there are.
    tokens: [u8; KINDS],
    /// How often each player picks in a round.
    picks: usize,
    /// The stage in which the last of eight picks. L-10
    with_aside: u8,
    /// By place, what the space is: see the field `ahead`.
    spaces: Vec<u8>,
}

const KINDS: usize = Token::NAMES.len();
/// How many spaces a player sees ahead of the pawn.
const AHEAD: usize = 12;
const FINISH: u8 = 5;

impl Encode for Encoder {
    type Fast = Fast;
    type Memory = Memory;

    fn new(options: &Options, seats: usize) -> Result<Encoder, SetupError> {
        let start = Fast::new(options, seats)?;
        let track = &start.track;
        let events = track.events_before_finish();
        let looks = events
            .iter()
            .enumerate()
            .flat_map(|(at, first)| events[at + 1..].iter().map(move |second| (*first, *second)));
        let board = track.board();
        let kind = |place: u8| match board.space(track.position(place)) {
            _ if place >= track.finish() => FINISH,
            Space::Plain => 0,
            Space::Event => 1,
            Space::Jungle => 2,
            Space::Village => 3,
            Space::Temple | Space::GreatTemple => 4,
        };
        let is_with_aside = |stage: &Stage| matches!(stage, Stage::PickWithAside(_));
        Ok(Encoder {
            looks: looks.collect(),
            tokens: std::array::from_fn(|kind| board.tokens().of(kind)),
            picks: (usize::from(track.picks) / seats).min(PICKS),
            with_aside: track.stages.iter().position(is_with_aside).map_or(NONE, |stage| stage as u8),
            spaces: (0..=track.finish()).map(kind).collect(),
            start,
        })
    }

    fn start(&self) -> &Fast {
        &self.start
    }

    #[inline(always)]
    fn shared(&self, game: &Fast, memory: &Memory, to: &mut impl Fields) {
        let phase = match game.phase {
            Phase::Deal => 0,
            Phase::Lay => 1,
            Phase::Select => 2,
            Phase::Replace { .. } => 3,
            Phase::Over => 4,
            Phase::Act(Due::Pick) => 2,
            Phase::Act(Due::Name) => 5,
            Phase::Act(Due::Look) => 6,
            Phase::Act(Due::Swap(..)) => 7,
            Phase::Act(Due::Steps) => 8,
            Phase::Act(Due::Pay) => 9,
            Phase::Act(Due::PayGems) => 10,
            Phase::Act(Due::Take) => 11,
        };
        to.field(
            "phase",
            "what is due: 0 start card, 1 first tokens, 2 selection, 3 a token's replacement, 4 nothing (over), 5 name, 6 look, 7 swap, \
             8 steps, 9 toll, 10 gems to pay, 11 machete",
            one(phase),
        );
        to.field("stage", "the stage of the selection, from 0", one(game.stage));
        to.field("bank_gems", "gems in the bank", one(game.bank_gems));
        to.field("bank_machetes", "machetes in the bank", one(game.bank_machetes));
        to.field("called", "the number of the character called last, from 1; 0 for none", one(game.called));
        let numbered = |character: u8| one(if character == NONE { 0 } else { character + 1 });
        to.field(
            "curse",
            "the number of the character that the Shaman named; 0 for none",
            numbered(game.curse),
        );
        to.field(
            "theft",
            "the number of the character that the Thief named; 0 for none",
            numbered(game.theft),
        );
        let characters = game.track.characters();
        to.field("up", "1 for each character set aside face up", set(memory.up, characters));
        let looked = match game.phase {
            Phase::Act(Due::Swap(first, second)) => [first, second].map(|space| game.track.event_of(space)),
            _ => [usize::MAX; 2],
        };
        let events = game.track.events.len();
        let looked = (0..events).map(|event| looked.contains(&event).into());
        to.field("looked", "1 for each event space whose token the Seer may swap now", looked);
        let open = match game.phase {
            Phase::Replace { token, .. } => token + 1,
            _ => 0,
        };
        to.field("open", "the kind of token that lies open, from 1; 0 for none", one(open));
    }

    #[inline(always)]
    fn own(&self, game: &Fast, memory: &Memory, seat: Seat, to: &mut impl Fields) {
        let (seats, characters) = (game.track.players(), game.track.characters());
        let me = seat.index();
        let due = game.due_seat();
        let turn = around(seat, seats).map(|it| u8::from(due == Some(it.into())));
        to.field("turn", "1 for the player who has to choose", turn);
        to.field("places", "where each pawn stands: 0 is the rearmost place", each(seat, seats, &game.place));
        let finish = game.track.finish();
        let to_finish = around(seat, seats).map(|it| finish.saturating_sub(game.place[it.index()]));
        to.field("to_finish", "spaces from each pawn to the finish", to_finish);
        to.field("gems", "gems of each player", each(seat, seats, &game.gems));
        to.field("machetes", "machetes of each player", each(seat, seats, &game.machetes));
        let is = |holder: u8| around(seat, seats).map(move |it| u8::from(holder == u8::from(it)));
        to.field("idol", "1 for the player who has the idol this round", is(game.idol));
        to.field("next_idol", "1 for the player who has drawn it for the next round", is(game.next_idol));
        let from = usize::from(game.place[me]) + 1;
        let ahead = (from..from + AHEAD).map(|place| self.spaces.get(place).copied().unwrap_or(FINISH));
        to.field(
            "ahead",
            "the next 12 spaces: 0 plain, 1 event, 2 deep jungle, 3 village, 4 temple, 5 the finish or beyond",
            ahead,
        );
        let own = (0..characters).map(|it| u8::from(game.holder[it] == me as u8));
        to.field("own", "1 for each character the player has picked this round", own);
        let holders = (0..characters).map(|it| match game.holder[it] {
            _ if it >= usize::from(game.called) => 0,
            NONE => 1,
            holder => 2 + places_left(seat, Seat::new(holder.into()).unwrap_or_default(), seats),
        });
        to.field(
            "holders",
            "who holds each character: 0 it is not called yet, 1 nobody, 2 the player, 3 the left neighbor, and so on",
            holders,
        );
        let mut hands = memory.hands[me];
        if let Some(next) = hands.get_mut(usize::from(memory.picks[me])) {
            *next = game.hand_of(seat);
        }
        let hands =
            (0..self.picks * characters).map(|at| (hands[at / characters] >> (at % characters) & 1) as u8);
        to.field("hands", "the hands the player has picked from this round, and picks from now: each as 1 for each character", hands);
        let is_last = game.stage >= self.with_aside
            && game.track.stages.get(usize::from(self.with_aside)).is_some_and(|stage| {
                game.phase != Phase::Deal && game.phase != Phase::Lay && game.picker(*stage) == Some(me as u8)
            });
        let aside = if is_last && game.aside != NONE { 1 << game.aside } else { 0 };
        to.field(
            "aside",
            "1 for the character that was set aside face down and taken up by the player",
            set(aside, characters),
        );
        self.tokens(game, memory, me, to);
    }

    fn actions(&self) -> usize {
        self.takes().end
    }

    fn action(&self, index: usize) -> Option<Action> {
        let number = index as u8;
        let characters = self.start.track.characters();
        Some(match index {
            _ if index < characters => Action::Pick(character(number)),
            _ if index < 2 * characters => Action::Name(character(number - characters as u8)),
            _ if index < self.swaps().start => {
                let (first, second) = self.looks[index - 2 * characters];
                Action::Look(first, second)
            }
            _ if index < self.steps().start => Action::Swap(index > self.swaps().start),
            _ if index < self.tolls().start => Action::Steps((index - self.steps().start) as u8 + 1),
            _ if index < self.gems().start => Action::Pay(index > self.tolls().start),
            _ if index < self.takes().start => Action::PayGems((index - self.gems().start) as u8),
            _ if index < self.actions() => Action::Take(index > self.takes().start),
            _ => return None,
        })
    }

    fn index(&self, action: Action) -> Option<usize> {
        let characters = self.start.track.characters();
        let number = |it: Character| Some(it.index()).filter(|index| *index < characters);
        let at =
            |range: Range<usize>, number: usize| Some(range.start + number).filter(|at| range.contains(at));
        match action {
            Action::Pick(it) => number(it),
            Action::Name(it) => Some(characters + number(it)?),
            Action::Look(first, second) => {
                Some(2 * characters + self.looks.binary_search(&(first, second)).ok()?)
            }
            Action::Swap(swap) => at(self.swaps(), swap.into()),
            Action::Steps(steps) => at(self.steps(), usize::from(steps).checked_sub(1)?),
            Action::Pay(pay) => at(self.tolls(), pay.into()),
            Action::PayGems(gems) => at(self.gems(), gems.into()),
            Action::Take(take) => at(self.takes(), take.into()),
        }
    }

    fn known(&self, knowledge: &Knowledge) -> (Fast, Memory) {
        known(knowledge)
    }

    #[inline]
    fn apply(&self, game: &mut Fast, memory: &mut Memory, step: Step<Action, Chance>) {
        memory.apply(game, step);
    }

    #[inline]
    fn legal(&self, game: &Fast, seat: Seat, index: usize) -> Option<Action> {
        let there = match self.span(game, seat) {
            Legal::Cards(cards) => index < CHARACTERS && cards >> index & 1 == 1,
            Legal::Span(span) => span.contains(&index),
        };
        if there { self.action(index) } else { None }
    }

    #[inline]
    fn mask(&self, game: &Fast, seat: Seat, mask: &mut [bool]) {
        mask.fill(false);
        match self.span(game, seat) {
            Legal::Cards(cards) => {
                let picks = mask.iter_mut().take(CHARACTERS).enumerate();
                picks.for_each(|(at, legal)| *legal = cards >> at & 1 == 1);
            }
            Legal::Span(span) => {
                if let Some(legal) = mask.get_mut(span) {
                    legal.fill(true);
                }
            }
        }
    }
}

/// The legal actions of a moment: some picks, or all that lie between two indices.
enum Legal {
    Cards(u16),
    Span(Range<usize>),
}

/// The flat space of actions: picks, names, looks, swaps, steps, tolls, gems to pay, machetes to take.
impl Encoder {
    fn swaps(&self) -> Range<usize> {
        let start = 2 * self.start.track.characters() + self.looks.len();
        start..start + 2
    }

    fn steps(&self) -> Range<usize> {
        let start = self.swaps().end;
        start..start + 2
    }

    fn tolls(&self) -> Range<usize> {
        let start = self.steps().end;
        start..start + 2
    }

    fn gems(&self) -> Range<usize> {
        let start = self.tolls().end;
        start..start + usize::from(BANK.gems) + 1
    }

    fn takes(&self) -> Range<usize> {
        let start = self.gems().end;
        start..start + 2
    }

    #[inline]
    fn span(&self, game: &Fast, seat: Seat) -> Legal {
        if game.due_seat() != Some(seat.into()) {
            return Legal::Span(0..0);
        }
        let Phase::Act(due) = game.phase else { return Legal::Cards(game.hand) };
        let characters = game.track.characters();
        Legal::Span(match due {
            Due::Pick => 0..0,
            Due::Name => characters + usize::from(game.called.max(1))..2 * characters,
            Due::Look => 2 * characters..self.swaps().start,
            Due::Swap(..) => self.swaps(),
            Due::Steps => self.steps(),
            Due::Pay => self.tolls(),
            Due::PayGems => {
                let start = self.gems().start;
                start..start + usize::from(game.gems[seat.index()]) + 1
            }
            Due::Take => self.takes(),
        })
    }

    /// The tokens, as far as the player knows them.
    #[inline(always)]
    fn tokens(&self, game: &Fast, memory: &Memory, me: usize, to: &mut impl Fields) {
        let events = game.track.events.len().min(TOKENS);
        let mut unseen = self.tokens;
        let mut shown = [0; TOKENS];
        for event in 0..events {
            let token = game.tokens[event];
            if memory.seen_by[event] >> me & 1 == 1 && token != UNSEEN {
                shown[event] = token + 1;
                unseen[usize::from(token) % KINDS] -= 1;
            }
        }
        if let Phase::Replace { token, .. } = game.phase {
            unseen[usize::from(token) % KINDS] -= 1;
        }
        to.field(
            "tokens",
            "each event space of the board: the kind of token if the player has looked at it, from 1; otherwise 0",
            shown.into_iter().take(events),
        );
        let others = (0..events).map(|event| (memory.seen_by[event] & !(1 << me)).count_ones() as u8);
        to.field("seen_by_others", "each event space: how many others have looked at its token", others);
        to.field(
            "unseen_tokens",
            "how many tokens of each kind lie where the player does not know",
            unseen.into_iter(),
        );
    }
}

#[inline(always)]
fn one(value: u8) -> impl ExactSizeIterator<Item = u8> {
    std::iter::once(value)
}

/// 1 for each thing of a set.
#[inline(always)]
fn set(bits: u16, len: usize) -> impl ExactSizeIterator<Item = u8> {
    (0..len).map(move |at| (bits >> at & 1) as u8)
}

#[inline(always)]
fn each(seat: Seat, seats: usize, values: &[u8; MAX_SEATS]) -> impl ExactSizeIterator<Item = u8> {
    around(seat, seats).map(|it| values[it.index()])
}
