//! What a game must provide to be reviewed.

use crate::Chances;
use game_core::{Game, Outcome, PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// How much work a review may do. The same effort always gives the same review.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effort {
    /// A few milliseconds for a whole game.
    Quick,
    /// A second or two for a whole game.
    #[default]
    Normal,
    /// As long as it takes to be about three times as exact.
    Deep,
}

/// Which players the reference strategy is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lens {
    /// The exact equilibrium where the game is solved, otherwise this table.
    #[default]
    Best,
    /// What could be expected of these players at that moment, from what they had done before.
    Table,
    /// The exact equilibrium. Only where the game is solved.
    Equilibrium,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    pub effort: Effort,
    pub lens: Lens,
}

/// Estimates chances at one table, for one review.
///
/// A judge sees the game as it went, step by step and in order, and may remember it. It must not use what happens later. The review
/// itself replaces estimates by better ones from further down the game: see `backward.rs`.
pub trait Judge<G: Game>: Sized + Send {
    /// Whether players know things that others do not. The chances are then those that a spectator would give, the values of a
    /// [`Decision`] those that the player who chooses would give, and the difference counts as luck.
    const HAS_SECRETS: bool = false;

    /// A judge for a new table; an error is a sentence that says why these settings are impossible at such a table.
    fn new(options: &G::Options, seats: usize, settings: Settings) -> Result<Self, String>;

    /// The lens that is used: never [`Lens::Best`].
    fn lens(&self) -> Lens {
        Lens::Table
    }

    /// The chances before the first step.
    fn start(&mut self, state: &G) -> Chances;

    /// A chance step.
    fn chance(&mut self, before: &G, outcome: G::Chance, after: &G) -> Weighed;

    /// The choices of all seats that were due, by seat. In `before` none of them has chosen yet.
    fn choices(&mut self, before: &G, chosen: &[(Seat, G::Action)], after: &G) -> Chosen<G::Action>;

    /// The seats whose secrets came to light with the choices judged last. What a spectator learns about a player's own secret is luck for that
    /// player, and not what the others chose.
    fn revealed(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Asks for the files that it needs, where they do not come with the program: see `bots::files`.
    fn fetch() {}

    /// Whether this action is one of several between which nobody can tell a difference, such as to flip any one of the cards that nobody has seen.
    fn is_alike(_knowledge: &G::Knowledge, _action: G::Action) -> bool {
        false
    }

    /// What each of the legal actions is worth to a player who knows this, for hints during a game. Empty if the judge cannot tell.
    fn advise(_knowledge: &G::Knowledge, _legal: &[G::Action], _effort: Effort) -> Vec<Opinion<G::Action>> {
        Vec::new()
    }
}

/// A step, judged. If the game is over after it, `after` is not used: the result is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed {
    /// The mean of the chances over everything that could have happened, as likely as it is with these players.
    pub expected: Chances,
    pub after: Chances,
    /// How likely what happened was: the weight that `after` has in `expected`. 0 if it is not a part of that mean.
    pub likelihood: f64,
    /// Whether `after` stays what it is. Otherwise a better estimate takes its place, from what the next step says.
    pub is_anchor: bool,
}

impl Weighed {
    /// Estimates that better ones may replace.
    pub fn new(expected: Chances, after: Chances, likelihood: f64) -> Weighed {
        Weighed { expected, after, likelihood, is_anchor: false }
    }

    /// A step after which the chances stay what they are.
    pub fn anchored(expected: Chances, after: Chances, likelihood: f64) -> Weighed {
        Weighed { is_anchor: true, ..Weighed::new(expected, after, likelihood) }
    }
}

/// Choices, judged.
#[derive(Clone, Debug)]
pub struct Chosen<A> {
    pub step: Weighed,
    /// One for each seat that chose and had more than one legal action.
    pub decisions: Vec<Decision<A>>,
}

/// What a seat could choose, as the player in it could have judged it at that moment.
#[derive(Clone, Debug)]
pub struct Decision<A> {
    pub seat: Seat,
    /// Every legal action.
    pub opinions: Vec<Opinion<A>>,
    /// What the choice was worth before it was made, as this player could be expected to choose. The chances count on it.
    pub expected: f64,
    /// In a game of memory, how many choices ago the card was last shown that makes the best action better than the others: 1 if it was
    /// shown by the choice before this one. None if the choice did not depend on memory.
    pub recalled: Option<u32>,
}

impl<A> Decision<A> {
    /// The choice of a player who can be expected to follow the reference strategy.
    pub fn new(seat: Seat, opinions: Vec<Opinion<A>>) -> Decision<A> {
        let expected = opinions.iter().map(|opinion| opinion.share * opinion.value).sum();
        Decision { seat, opinions, expected, recalled: None }
    }
}

/// One legal action.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opinion<A> {
    pub action: A,
    /// How likely the reference strategy chooses it. The shares of a decision add up to 1.
    pub share: f64,
    /// The player's chance to win with it, while all others follow the reference.
    pub value: f64,
    /// The standard error of the difference between this value and the best one; 0 if the values are exact.
    pub se: f64,
}

/// The chances when a game is over.
pub fn shares(outcome: &Outcome) -> Chances {
    let winners = outcome.winners();
    let share = 1.0 / winners.len().max(1) as f64;
    outcome.ranks.map(|seat, _| if winners.contains(seat) { share } else { 0.0 })
}

/// The mean of chances with weights, which need not add up to 1.
pub fn mean(seats: usize, weighted: impl IntoIterator<Item = (f64, Chances)>) -> Chances {
    let (mut sum, mut total) = (PerSeat::filled(seats, 0.0), 0.0);
    for (weight, chances) in weighted {
        total += weight;
        for (seat, sum) in sum.iter_mut() {
            *sum += weight * chances[seat];
        }
    }
    sum.map(|_, sum| sum / total)
}

/// How likely this outcome of chance is; 0 if it is impossible.
pub fn likelihood<G: Game>(before: &G, outcome: G::Chance) -> f64 {
    let mut outcomes = Vec::new();
    before.chance_outcomes(&mut outcomes);
    let total: f64 = outcomes.iter().map(|(_, weight)| f64::from(*weight)).sum();
    let same = outcomes.iter().filter(|(other, _)| *other == outcome);
    same.map(|(_, weight)| f64::from(*weight)).sum::<f64>() / total.max(f64::MIN_POSITIVE)
}
