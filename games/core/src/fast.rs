//! A second implementation of a game, for speed. `game-testkit` runs it in lockstep with the rules.

use crate::Step;
use crate::draw::Draw;
use crate::game::{ActionOf, ChanceOf, Game, SetupError, StepOf, Turn, Weight};
use crate::outcome::Outcome;
use crate::seat::Seat;
use alloc::vec::Vec;

/// The length of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Length {
    pub decisions: u64,
    /// All steps, chance included.
    pub steps: u64,
}

/// Random games that were played for a benchmark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Played {
    pub games: u64,
    pub decisions: u64,
    /// The sum of all scores, to see that the games are the right ones.
    pub points: i64,
}

/// Another program that plays random games with default options and four players, for the benchmark.
#[derive(Clone, Copy, Debug)]
pub struct Contender {
    pub name: &'static str,
    /// Plays this many games, with this seed.
    pub play: fn(games: u64, seed: u64) -> Played,
}

/// The same game as [`Rules`](FastGame::Rules), for millions of games per second: bots search with it, simulations play with it.
///
/// It checks nothing: the result of an illegal step is unspecified (but safe). It has no events, no viewers and no secrets. The rules stay
/// authoritative; `game-testkit::lockstep` compares the two after every step.
pub trait FastGame: Clone + Send + Sync + 'static {
    type Rules: Game;

    /// Other programs that play the same random games, to be measured beside this one.
    const CONTENDERS: &'static [Contender] = &[];

    /// The table before the first step.
    fn new(options: &<Self::Rules as Game>::Options, seats: usize) -> Result<Self, SetupError>;

    fn turn(&self) -> Turn;

    /// Adds to `out` the legal actions of `seat`, ascending; none unless the seat is due.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<ActionOf<Self::Rules>>);

    /// Adds to `out` the possible outcomes with their weights, ascending; none unless chance is due.
    fn chance_outcomes(&self, out: &mut Vec<(ChanceOf<Self::Rules>, Weight)>);

    /// Draws an outcome by the weights. Chance must be due.
    fn draw_chance(&self, draw: &mut impl Draw) -> ChanceOf<Self::Rules>;

    /// Applies a step, which must be legal.
    fn apply(&mut self, step: StepOf<Self::Rules>);

    /// `None` until the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Plays to the end with uniformly random choices. A game may do this faster than step by step.
    fn play_randomly(&mut self, draw: &mut impl Draw) -> Length {
        let mut legal = Vec::new();
        let mut length = Length::default();
        loop {
            match self.turn() {
                Turn::Over => return length,
                Turn::Chance => {
                    let outcome = self.draw_chance(draw);
                    self.apply(Step::Chance(outcome));
                    length.steps += 1;
                }
                Turn::Act(seats) => {
                    for seat in seats {
                        legal.clear();
                        self.legal_actions(seat, &mut legal);
                        let action = *draw.pick(&legal).expect("a seat that is due has a choice");
                        self.apply(Step::Act(seat, action));
                        length.decisions += 1;
                        length.steps += 1;
                    }
                }
            }
        }
    }
}

/// The rules themselves as a fast model, for games without a faster one.
#[derive(Clone, Debug)]
pub struct Plain<G>(G);

impl<G> Plain<G> {
    pub fn of(state: G) -> Plain<G> {
        Plain(state)
    }

    pub fn state(&self) -> &G {
        &self.0
    }
}

impl<G: Game> FastGame for Plain<G> {
    type Rules = G;

    fn new(options: &G::Options, seats: usize) -> Result<Plain<G>, SetupError> {
        G::new(options, seats).map(Plain)
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<G::Action>) {
        self.0.legal_actions(seat, out);
    }

    fn chance_outcomes(&self, out: &mut Vec<(G::Chance, Weight)>) {
        self.0.chance_outcomes(out);
    }

    fn draw_chance(&self, draw: &mut impl Draw) -> G::Chance {
        self.0.draw_chance(draw).expect("chance is due")
    }

    fn apply(&mut self, step: StepOf<G>) {
        self.0.apply(step, &mut ()).expect("a legal step");
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
}
