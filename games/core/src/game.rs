//! The contract of every game. `game-testkit` checks it.

use crate::chance::ChanceKey;
use crate::draw::Draw;
use crate::illegal::Illegal;
use crate::outcome::Outcome;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::sink::Sink;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::ops::RangeInclusive;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The relative probability of a chance outcome: how many equal cards bring it.
pub type Weight = u32;

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    Chance,
    /// A choice of each of these seats. With several, choices are sealed until the last one is in; seats that have chosen
    /// are no longer in the set.
    Act(SeatSet),
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step<A, C> {
    Act(Seat, A),
    Chance(C),
}

pub type ActionOf<G> = <G as Game>::Action;
pub type ChanceOf<G> = <G as Game>::Chance;
pub type StepOf<G> = Step<ActionOf<G>, ChanceOf<G>>;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    #[error("{game} is for {} to {} players, not {given}", allowed.start(), allowed.end())]
    Seats { game: &'static str, given: usize, allowed: RangeInclusive<usize> },
    #[error("option {name}: {}", faults.join("; "))]
    Option {
        name: &'static str,
        /// One sentence each.
        faults: Vec<String>,
    },
}

impl SetupError {
    pub fn option(name: &'static str, fault: impl Into<String>) -> SetupError {
        SetupError::Option { name, faults: vec![fault.into()] }
    }
}

/// Takes outcomes without keeping them, so that drawing one allocates nothing.
struct ForEach<F>(F);

impl<T, F: FnMut(T)> Extend<T> for ForEach<F> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(&mut self.0);
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
    /// The possible numbers of players.
    const SEATS: RangeInclusive<usize>;

    /// All options have defaults.
    type Options: Clone + Debug + Default + Eq + Serialize + DeserializeOwned + Send + Sync;
    type Action: Copy + Debug + Ord + Hash + Serialize + DeserializeOwned + Send + Sync;
    /// An outcome of a chance step.
    type Chance: Copy + Debug + Ord + Hash + Serialize + DeserializeOwned + Send + Sync;
    /// Something that happened, before redaction or redacted for a viewer.
    type Event: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// What a viewer sees on the table now.
    type View: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// All that a player with a perfect memory knows.
    type Knowledge: Clone + Debug + Eq + Hash + Send + Sync;

    /// The state before the first step.
    fn new(options: &Self::Options, seats: usize) -> Result<Self, SetupError>;

    /// The options of a new table. They may differ from the defaults, which must not change because old records leave them out.
    fn usual_options() -> Self::Options {
        Self::Options::default()
    }

    /// The options as they are written: without those that equal their default at this many seats.
    fn canonical(options: &Self::Options, _seats: usize) -> Self::Options {
        options.clone()
    }

    fn seats(&self) -> usize;

    fn turn(&self) -> Turn;

    /// Adds to `out` the legal actions of `seat`, ascending; none unless the seat is due.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Adds to `out` the possible outcomes with their weights, ascending; none unless chance is due.
    fn chance_outcomes(&self, out: &mut impl Extend<(Self::Chance, Weight)>);

    /// Where the chance step that is due is drawn from; it means nothing at other times.
    fn chance_key(&self) -> ChanceKey {
        ChanceKey::Step
    }

    /// What the pool of [`chance_key`](Game::chance_key) held when it was put in order: like
    /// [`chance_outcomes`](Game::chance_outcomes), with the copies that were drawn since. A game overrides it if it draws several copies
    /// of one thing from one pool.
    fn chance_pool(&self, out: &mut impl Extend<(Self::Chance, Weight)>) {
        self.chance_outcomes(out);
    }

    /// The sum of the weights of [`chance_outcomes`](Game::chance_outcomes).
    fn chance_total(&self) -> Weight {
        let mut total = 0;
        self.chance_outcomes(&mut ForEach(|(_, weight)| total += weight));
        total
    }

    /// The outcome of `ticket`, a number below [`chance_total`](Game::chance_total), when the outcomes are laid out in order, each as
    /// wide as its weight; `None` for any other ticket. A game may override it to be faster.
    fn chance_at(&self, ticket: Weight) -> Option<Self::Chance> {
        let (mut passed, mut found) = (0, None);
        self.chance_outcomes(&mut ForEach(|(outcome, weight)| {
            if found.is_none() && ticket < passed + weight {
                found = Some(outcome);
            }
            passed += weight;
        }));
        found
    }

    /// Draws an outcome by the weights; `None` unless chance is due.
    #[inline]
    fn draw_chance(&self, draw: &mut impl Draw) -> Option<Self::Chance> {
        match self.chance_total() {
            0 => None,
            total => self.chance_at(draw.below(total)),
        }
    }

    /// Applies one step, or refuses it and changes nothing.
    fn apply(&mut self, step: StepOf<Self>, events: &mut impl Sink<Self::Event>) -> Result<(), Illegal>;

    fn view(&self, viewer: Viewer) -> Self::View;

    /// All that the player in `seat` knows. It contains neither what others have sealed nor whether they have, so that no choice can
    /// depend on how long others think.
    fn knowledge(&self, seat: Seat) -> Self::Knowledge;

    /// The event as `viewer` may know it; `None` if they may not.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// The event as `viewer` may know it after missing it, when the state is `self`. In a game of memory this is less than at the time:
    /// nobody gets what they should have remembered.
    fn recall(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        Self::redact(event, viewer)
    }

    /// `None` until the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Panics on a broken invariant. Tests call it after every step.
    fn audit(&self);
}

/// A game whose hidden information can be sampled.
pub trait Determinize: Game {
    /// A random state in which a player has exactly this knowledge.
    fn determinize(knowledge: &Self::Knowledge, draw: &mut impl Draw) -> Self;
}

/// A game whose full state can be shown, for replaying records locally. Kept apart from [`Game`] so that code that talks to players
/// cannot reach it by accident: it is never sent.
pub trait OpenTable: Game {
    /// Everything, hidden or not: as JSON in the terms of the record format, and as text for people.
    type Table: Serialize + Display;

    fn open_table(&self) -> Self::Table;
}
