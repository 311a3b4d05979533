//! The contract every game keeps. `game-testkit` checks it.

use crate::draw::Draw;
use crate::illegal::Illegal;
use crate::outcome::Outcome;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::sink::Sink;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;

/// How likely a chance outcome is, as a whole number beside those of the others: no float can differ between machines.
pub type Weight = u32;

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A chance step.
    Chance,
    /// A choice of each of these seats. With several, the choices are sealed until the last one is in; those who have
    /// chosen are no longer in the set.
    Act(SeatSet),
    /// Nothing: the game is over.
    Over,
}

/// One step of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step<A, C> {
    /// A seat's choice.
    Act(Seat, A),
    /// What chance brought.
    Chance(C),
}

/// The actions of a game.
pub type ActionOf<G> = <G as Game>::Action;
/// The chance outcomes of a game.
pub type ChanceOf<G> = <G as Game>::Chance;
/// The steps of a game.
pub type StepOf<G> = Step<ActionOf<G>, ChanceOf<G>>;

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The number of seats does not fit the game.
    #[error("{game} is for {} to {} players, not {given}", allowed.start(), allowed.end())]
    Seats {
        /// The game's name.
        game: &'static str,
        /// The number of seats asked for.
        given: usize,
        /// The numbers it is for.
        allowed: RangeInclusive<usize>,
    },
    /// An option has a value that does not fit.
    #[error("option {name}: {}", faults.join("; "))]
    Option {
        /// The option's name.
        name: &'static str,
        /// Everything that is wrong with it, a sentence each.
        faults: Vec<String>,
    },
}

impl SetupError {
    /// One fault of one option.
    pub fn option(name: &'static str, fault: impl Into<String>) -> SetupError {
        SetupError::Option { name, faults: vec![fault.into()] }
    }
}

/// A game: its state, and the rules that carry it from step to step.
///
/// Everything outside the rules, the referee and tests sees only [`View`](Game::View), redacted events and, for bots,
/// [`Knowledge`](Game::Knowledge). The state itself is not serializable, on purpose.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The name in records and addresses.
    const NAME: &'static str;
    /// Goes up when a change of the rules makes old records replay differently.
    const RULES_VERSION: u16;
    /// How many can play.
    const SEATS: RangeInclusive<usize>;

    /// What can be agreed before the game; all have defaults.
    type Options: Clone + Debug + Default + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// What a player can choose.
    type Action: Copy + Debug + Ord + Hash + Serialize + DeserializeOwned + Send + Sync;
    /// What chance can bring.
    type Chance: Copy + Debug + Ord + Hash + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, told to those who may know.
    type Event: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// What lies on the table for a viewer now: eyesight.
    type View: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// All that a perfectly attentive player knows: memory.
    type Knowledge: Clone + Debug + Eq + Send + Sync;

    /// The table before the first step.
    fn new(options: &Self::Options, seats: usize) -> Result<Self, SetupError>;

    /// What a new table starts with. What a record leaves out is always the default, so that old records mean what they meant; a
    /// new table may have something better.
    fn usual_options() -> Self::Options {
        Self::Options::default()
    }

    /// The same options in the one form that is written: what equals its default at this many seats is left out.
    fn canonical(options: &Self::Options, _seats: usize) -> Self::Options {
        options.clone()
    }

    /// How many play.
    fn seats(&self) -> usize;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// Adds to `out` what `seat` may choose now: ascending, nothing unless the seat is due.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Adds to `out` what chance may bring now, with its weight: ascending, nothing unless chance is due.
    fn chance_outcomes(&self, out: &mut Vec<(Self::Chance, Weight)>);

    /// The sum of the weights of [`chance_outcomes`](Game::chance_outcomes).
    fn chance_total(&self) -> Weight {
        let mut outcomes = Vec::new();
        self.chance_outcomes(&mut outcomes);
        outcomes.iter().map(|(_, weight)| weight).sum()
    }

    /// The outcome on which `ticket`, a number below [`chance_total`](Game::chance_total), falls when the outcomes are
    /// laid out in order, each as long as its weight; `None` for any other ticket. A game may answer faster than this.
    fn chance_at(&self, ticket: Weight) -> Option<Self::Chance> {
        let mut outcomes = Vec::new();
        self.chance_outcomes(&mut outcomes);
        let mut passed = 0;
        let at = outcomes.iter().find(|(_, weight)| {
            passed += weight;
            ticket < passed
        });
        at.map(|(outcome, _)| *outcome)
    }

    /// Draws what chance brings, by the weights; `None` unless chance is due. A game may draw faster than this, in any fair
    /// way; a draw that is to be derived again later asks [`chance_at`](Game::chance_at) instead.
    #[inline]
    fn draw_chance(&self, draw: &mut impl Draw) -> Option<Self::Chance> {
        match self.chance_total() {
            0 => None,
            total => self.chance_at(draw.below(total)),
        }
    }

    /// Takes one step, or refuses it and leaves everything as it was.
    fn apply(&mut self, step: StepOf<Self>, events: &mut impl Sink<Self::Event>) -> Result<(), Illegal>;

    /// Takes the choices of all seats that are due, one after another in seat order, as `choose` gives them; stops at the
    /// first that is refused. A game may do it in one go, as long as nobody can tell.
    #[inline]
    fn apply_all(
        &mut self,
        mut choose: impl FnMut(&Self, Seat) -> Self::Action,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Illegal> {
        let Turn::Act(due) = self.turn() else { return Ok(()) };
        for seat in due {
            let action = choose(self, seat);
            self.apply(Step::Act(seat, action), events)?;
        }
        Ok(())
    }

    /// What lies on the table for `viewer` now.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// All that the player in `seat` knows. What others have sealed is not in it, nor whether they have: nobody's
    /// choice may depend on how long the others think.
    fn knowledge(&self, seat: Seat) -> Self::Knowledge;

    /// What `viewer` is told of an event; `None` if nothing.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// What `viewer` is told of an event that he missed, when he comes back and the table is `self`. Where memory is the game,
    /// less than he would have been told at the time: nobody is handed what he should have remembered.
    fn recall(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        Self::redact(event, viewer)
    }

    /// Score and rank by seat, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Panics on a broken invariant. Tests call it after every step.
    fn audit(&self);
}

/// A game whose hidden part can be dealt anew.
pub trait Determinize: Game {
    /// A state in which the player who knows `knowledge` knows just that, drawn from all such states.
    fn determinize(knowledge: &Self::Knowledge, draw: &mut impl Draw) -> Self;
}

/// A game whose whole truth can be laid open, for replaying records at home. Kept apart from [`Game`] so that nothing
/// that talks to players can reach it by accident: it never goes over a wire.
pub trait OpenTable: Game {
    /// Everything, hidden or not: as JSON in the record format's words, and as text for a person.
    type Table: Serialize + Display;

    /// The truth of the table.
    fn open_table(&self) -> Self::Table;
}
