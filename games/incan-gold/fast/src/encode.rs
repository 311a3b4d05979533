//! Incan Gold in numbers, for programs that learn.

use crate::model::{Fast, Phase};
use crate::tables::PLACES;
use game_core::{Encode, FastGame, Fields, MAX_SEATS, Seat, SetupError, Turn};
use incan_gold_rules::{Card, Choice, Hazard, Knowledge, Options};
use std::array::from_fn;

/// Turns tables of Incan Gold into numbers.
#[derive(Clone, Debug)]
pub struct Encoder {
    start: Fast,
}

const KINDS: usize = Card::NAMES.len();
const HAZARDS: usize = Hazard::NAMES.len();
const ARTIFACTS: usize = Card::ARTIFACTS.len();

impl Encode for Encoder {
    type Fast = Fast;
    /// The table shows all that a player knows.
    type Memory = ();

    fn new(options: &Options, seats: usize) -> Result<Encoder, SetupError> {
        Ok(Encoder { start: Fast::new(options, seats)? })
    }

    fn start(&self) -> &Fast {
        &self.start
    }

    #[inline(always)]
    fn shared(&self, game: &Fast, _: &(), to: &mut impl Fields) {
        let phase = match game.phase {
            Phase::Card => 0,
            Phase::Choice => 1,
            Phase::Over => 2,
        };
        to.one("edition", "the edition, by its place in the list of editions", game.edition as u8);
        to.one("round", "the round, from 1", game.round);
        to.one("phase", "0: a card is turned next, 1: those inside choose, 2: the game is over", phase);
        to.field("deck", "how many of each kind of card can be turned", &kinds(game.deck));
        let stock = kinds(game.stock);
        let removed: [u8; HAZARDS] = from_fn(|kind| COPIES[HAZARD + kind] - stock[HAZARD + kind]);
        to.field("removed", "how many of each hazard have left the game", &removed);
        let hazards: [u8; HAZARDS] = from_fn(|kind| game.hazards >> kind & 1);
        to.field("hazards", "1 for each hazard on the path", &hazards);
        let on_path = game.artifacts_on_path();
        let artifacts: [u8; ARTIFACTS] = from_fn(|number| on_path >> number & 1);
        to.field("path_artifacts", "1 for each artifact on the path", &artifacts);
        let worth = (game.worth_of_artifacts(on_path) / 8) as u8;
        to.one("path_worth", "points for these artifacts if one player leaves alone now", worth);
        to.one("path_gems", "gems on the path", game.path);
        to.one("carried", "gems that each player inside carries", game.hand);
        to.one("turned", "cards turned this round", game.turned);
        to.one("artifacts_out", "artifacts that players have carried out", game.out);
    }

    /// The keys of all seats are turned as one word, two bytes for each, so that this takes next to no time.
    #[inline(always)]
    fn own(&self, game: &Fast, _: &(), seat: Seat, to: &mut impl Fields) {
        let (seats, places) = (game.seats().min(MAX_SEATS), seat.index());
        let sealed = game.chosen.contains(seat).into();
        to.one("sealed", "1 if the own choice is made and others are not", sealed);
        to.each("inside", "1 for each player inside", seat, seats, |it| game.inside.contains(it).into());
        let keys = game.keys.iter().rev().fold(0, |word, key| word << 16 | u128::from(*key));
        let turned = keys >> (16 * places) | keys.checked_shl(16 * (seats - places) as u32).unwrap_or(0);
        let artifacts = (turned & (EACH * 7)).to_le_bytes();
        let artifacts: [u8; MAX_SEATS] = from_fn(|at| artifacts[2 * at]);
        to.field("artifacts", "artifacts of each player, if they break ties", &artifacts[..seats]);
        let points = (turned >> 3 & (EACH * 0x1fff)).to_le_bytes();
        to.field("points", "points of each player, as two bytes: the low one first", &points[..2 * seats]);
    }

    fn actions(&self) -> usize {
        Choice::NAMES.len()
    }

    #[inline]
    fn action(&self, index: usize) -> Option<Choice> {
        Choice::NAMES.get(index).map(|(choice, _)| *choice)
    }

    fn index(&self, action: Choice) -> Option<usize> {
        Some(action as usize)
    }

    fn known(&self, knowledge: &Knowledge) -> (Fast, ()) {
        let mut game = Fast::known(knowledge);
        if let Turn::Act(due) = knowledge.turn() {
            game.chosen = game.inside.without(due);
        }
        (game, ())
    }

    #[inline]
    fn legal(&self, game: &Fast, seat: Seat, index: usize) -> Option<Choice> {
        if due(game, seat) { self.action(index) } else { None }
    }

    #[inline]
    fn mask(&self, game: &Fast, seat: Seat, mask: &mut [bool]) {
        mask.fill(due(game, seat));
    }
}

#[inline]
fn due(game: &Fast, seat: Seat) -> bool {
    game.phase == Phase::Choice && game.inside.without(game.chosen).contains(seat)
}

/// How many cards of each kind a set has.
#[inline(always)]
fn kinds(cards: u64) -> [u8; KINDS] {
    from_fn(|kind| {
        let here = (cards >> FIRST[kind]) as u8 & ((1 << COPIES[kind]) - 1);
        (here & 1) + (here >> 1 & 1) + (here >> 2)
    })
}

/// By kind of card: its first place, and how many like it there are.
static FIRST: [u32; KINDS] = {
    let mut first = [0; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        first[kind] = PLACES[kind].trailing_zeros();
        kind += 1;
    }
    first
};
static COPIES: [u8; KINDS] = {
    let mut copies = [0; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        copies[kind] = Card::NAMES[kind].0.copies();
        assert!(copies[kind] <= 3);
        kind += 1;
    }
    copies
};
/// The kind of the first hazard.
const HAZARD: usize = Hazard::NAMES[0].0.card() as usize;
/// A one in every two bytes.
const EACH: u128 = u128::MAX / 0xffff;
