//! Incan Gold in numbers, for programs that learn.

use crate::model::{Fast, Phase};
use crate::tables::{CARD_AT, CARDS, FIRST_ARTIFACT, PLACES, ones};
use game_core::{Encode, FastGame, Fields, Seat, SetupError, Turn, around};
use incan_gold_rules::{Card, Choice, Hazard, Knowledge, Options};

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
        to.field("edition", "the edition, by its place in the list of editions", one(game.edition as u8));
        to.field("round", "the round, from 1", one(game.round));
        to.field(
            "phase",
            "0: a card is turned next, 1: those inside choose, 2: the game is over",
            one(phase),
        );
        let deck = kinds(game.deck);
        to.field("deck", "how many of each kind of card can be turned", deck.into_iter());
        let gone = |kind: usize| Hazard::NAMES[kind].0.card().copies() - stock(game, Hazard::NAMES[kind].0);
        to.field("removed", "how many of each hazard have left the game", (0..HAZARDS).map(gone));
        let hazards = (0..HAZARDS).map(|kind| game.hazards >> kind & 1);
        to.field("hazards", "1 for each hazard on the path", hazards);
        let on_path = game.artifacts_on_path();
        let artifacts = (0..ARTIFACTS).map(|number| on_path >> number & 1);
        to.field("path_artifacts", "1 for each artifact on the path", artifacts);
        let worth = (game.worth_of_artifacts(on_path) / 8) as u8;
        to.field("path_worth", "points for these artifacts if one player leaves alone now", one(worth));
        to.field("path_gems", "gems on the path", one(game.path));
        to.field("carried", "gems that each player inside carries", one(game.hand));
        to.field("turned", "cards turned this round", one(game.turned));
        to.field("artifacts_out", "artifacts that players have carried out", one(game.out));
    }

    #[inline(always)]
    fn own(&self, game: &Fast, _: &(), seat: Seat, to: &mut impl Fields) {
        let seats = game.seats();
        let sealed = game.chosen.contains(seat).into();
        to.field("sealed", "1 if the own choice is made and others are not", one(sealed));
        let inside = around(seat, seats).map(|it| game.inside.contains(it).into());
        to.field("inside", "1 for each player inside", inside);
        let keys = || around(seat, seats).map(|it| game.keys[it.index()]);
        let artifacts = keys().map(|key| (key % 8) as u8);
        to.field("artifacts", "artifacts of each player, if they break ties", artifacts);
        let points = (0..2 * seats).map(|at| {
            let it = around_at(seat, seats, at / 2);
            (game.keys[it] / 8).to_le_bytes()[at % 2]
        });
        to.field("points", "points of each player, as two bytes: the low one first", points);
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

#[inline(always)]
fn one(value: u8) -> impl ExactSizeIterator<Item = u8> {
    std::iter::once(value)
}

/// The index of the seat this many places to the left.
#[inline(always)]
fn around_at(seat: Seat, seats: usize, places: usize) -> usize {
    let at = seat.index() + places;
    (if at < seats { at } else { at - seats }) % game_core::MAX_SEATS
}

/// How many cards of each kind a set has.
#[inline(always)]
fn kinds(cards: u64) -> [u8; KINDS] {
    let mut counts = [0; KINDS];
    for place in 0..CARDS {
        counts[CARD_AT[place] as usize] += (cards >> place & 1) as u8;
    }
    counts
}

/// How many cards of this hazard are in the game.
#[inline(always)]
fn stock(game: &Fast, hazard: Hazard) -> u8 {
    let places = PLACES[hazard.card() as usize];
    ones(((game.stock & places) >> places.trailing_zeros()) as u32) as u8
}

const _: () = assert!(FIRST_ARTIFACT as usize + ARTIFACTS == CARDS);
