//! Lost Temple in numbers, for programs that learn.

use crate::actions::{Actions, Legal};
use crate::memory::{Memory, PICKS, known};
use crate::model::{Fast, Phase, UNSEEN};
use crate::track::NONE;
use game_core::{Encode, FastGame, Fields, Seat, SetupError, Step, places_left};
use lost_temple_rules::{Action, CHARACTERS, Chance, Due, Knowledge, Options, Space, Stage, TOKENS, Token};
use std::array::from_fn;

/// Turns tables of Lost Temple on one board into numbers.
#[derive(Clone, Debug)]
pub struct Encoder {
    start: Fast,
    actions: Actions,
    /// How many event spaces the board has.
    events: usize,
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
            actions: Actions::of(track),
            events: track.events.len().min(TOKENS),
            tokens: from_fn(|kind| board.tokens().of(kind)),
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
        to.one(
            "phase",
            "what is due: 0 start card, 1 first tokens, 2 selection, 3 a token's replacement, 4 nothing (over), 5 name, 6 look, 7 swap, \
             8 steps, 9 toll, 10 gems to pay, 11 machete",
            phase,
        );
        to.one("stage", "the stage of the selection, from 0", game.stage);
        to.one("bank_gems", "gems in the bank", game.bank_gems);
        to.one("bank_machetes", "machetes in the bank", game.bank_machetes);
        to.one("called", "the number of the character called last, from 1; 0 for none", game.called);
        let number = |character: u8| if character == NONE { 0 } else { character + 1 };
        to.one("curse", "the number of the character that the Shaman named; 0 for none", number(game.curse));
        to.one("theft", "the number of the character that the Thief named; 0 for none", number(game.theft));
        let characters = game.track.characters();
        to.field("up", "1 for each character set aside face up", &set(memory.up)[..characters]);
        let mut looked = [0; TOKENS];
        if let Phase::Act(Due::Swap(first, second)) = game.phase {
            [first, second].iter().for_each(|space| looked[game.track.event_of(*space) % TOKENS] = 1);
        }
        let looked = &looked[..self.events];
        to.field("looked", "1 for each event space whose token the Seer may swap now", looked);
        let open = match game.phase {
            Phase::Replace { token, .. } => token + 1,
            _ => 0,
        };
        to.one("open", "the kind of token that lies open, from 1; 0 for none", open);
    }

    #[inline(always)]
    fn own(&self, game: &Fast, memory: &Memory, seat: Seat, to: &mut impl Fields) {
        let (seats, characters) = (game.track.players(), game.track.characters());
        let me = seat.index();
        let due = game.due_seat();
        to.each("turn", "1 for the player who has to choose", seat, seats, |it| {
            u8::from(due == Some(it.into()))
        });
        let place = |it: Seat| game.place[it.index()];
        to.each("places", "where each pawn stands: 0 is the rearmost place", seat, seats, place);
        let finish = game.track.finish();
        to.each("to_finish", "spaces from each pawn to the finish", seat, seats, |it| {
            finish.saturating_sub(place(it))
        });
        to.each("gems", "gems of each player", seat, seats, |it| game.gems[it.index()]);
        to.each("machetes", "machetes of each player", seat, seats, |it| game.machetes[it.index()]);
        to.each("idol", "1 for the player who has the idol this round", seat, seats, |it| {
            u8::from(game.idol == u8::from(it))
        });
        to.each("next_idol", "1 for the player who has drawn it for the next round", seat, seats, |it| {
            u8::from(game.next_idol == u8::from(it))
        });
        let from = usize::from(game.place[me]) + 1;
        let ahead: [u8; AHEAD] = from_fn(|at| self.spaces.get(from + at).copied().unwrap_or(FINISH));
        to.field(
            "ahead",
            "the next 12 spaces: 0 plain, 1 event, 2 deep jungle, 3 village, 4 temple, 5 the finish or beyond",
            &ahead,
        );
        let own: [u8; CHARACTERS] = from_fn(|it| u8::from(game.holder[it] == me as u8));
        to.field("own", "1 for each character the player has picked this round", &own[..characters]);
        let holders: [u8; CHARACTERS] = from_fn(|it| match game.holder[it] {
            _ if it >= usize::from(game.called) => 0,
            NONE => 1,
            holder => 2 + places_left(seat, Seat::new(holder.into()).unwrap_or_default(), seats),
        });
        to.field(
            "holders",
            "who holds each character: 0 it is not called yet, 1 nobody, 2 the player, 3 the left neighbor, and so on",
            &holders[..characters],
        );
        self.cards(game, memory, seat, to);
        self.tokens(game, memory, me, to);
    }

    fn actions(&self) -> usize {
        self.actions.len()
    }

    #[inline]
    fn action(&self, index: usize) -> Option<Action> {
        self.actions.action(index)
    }

    fn index(&self, action: Action) -> Option<usize> {
        self.actions.index(action)
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
        let there = match self.actions.legal(game, seat) {
            Legal::Picks(cards) => index < CHARACTERS && cards >> index & 1 == 1,
            Legal::Span(span) => span.contains(&index),
        };
        if there { self.action(index) } else { None }
    }

    #[inline]
    fn mask(&self, game: &Fast, seat: Seat, mask: &mut [bool]) {
        mask.fill(false);
        match self.actions.legal(game, seat) {
            Legal::Picks(cards) => {
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

impl Encoder {
    /// The hands that the player has seen this round.
    #[inline(always)]
    fn cards(&self, game: &Fast, memory: &Memory, seat: Seat, to: &mut impl Fields) {
        let (me, characters) = (seat.index(), game.track.characters());
        let mut hands = memory.hands[me];
        if let Some(next) = hands.get_mut(usize::from(memory.picks[me])) {
            *next = game.hand_of(seat);
        }
        let mut bytes = [0; PICKS * CHARACTERS];
        for (hand, bytes) in hands.into_iter().zip(bytes.chunks_exact_mut(characters)) {
            bytes.copy_from_slice(&set(hand)[..characters]);
        }
        to.field(
            "hands",
            "the hands the player has picked from this round, or picks from now, one after another: 1 for each character",
            &bytes[..self.picks * characters],
        );
        let stage = usize::from(self.with_aside);
        let taken_up = game.idol != NONE
            && game.stage >= self.with_aside
            && game.track.stages.get(stage).is_some_and(|stage| game.picker(*stage) == Some(seat.into()));
        let aside = if taken_up && game.aside != NONE { 1 << game.aside } else { 0 };
        to.field(
            "aside",
            "1 for the character that was set aside face down and that the player has taken up, as the last of eight",
            &set(aside)[..characters],
        );
    }

    /// The tokens, as far as the player knows them.
    #[inline(always)]
    fn tokens(&self, game: &Fast, memory: &Memory, me: usize, to: &mut impl Fields) {
        let events = self.events;
        let (mut unseen, mut shown, mut others) = (self.tokens, [0; TOKENS], [0; TOKENS]);
        for event in 0..events {
            let (token, seen_by) = (game.tokens[event], memory.seen_by[event]);
            if seen_by >> me & 1 == 1 && token != UNSEEN {
                shown[event] = token + 1;
                unseen[usize::from(token) % KINDS] -= 1;
            }
            others[event] = (seen_by & !(1 << me)).count_ones() as u8;
        }
        if let Phase::Replace { token, .. } = game.phase {
            unseen[usize::from(token) % KINDS] -= 1;
        }
        to.field(
            "tokens",
            "each event space of the board: the kind of token if the player has looked at it, from 1; otherwise 0",
            &shown[..events],
        );
        to.field(
            "seen_by_others",
            "each event space: how many others have looked at its token",
            &others[..events],
        );
        to.field("unseen_tokens", "how many tokens of each kind lie where the player does not know", &unseen);
    }
}

/// 1 for each character of a set.
#[inline(always)]
fn set(cards: u16) -> [u8; CHARACTERS] {
    from_fn(|at| (cards >> at & 1) as u8)
}
