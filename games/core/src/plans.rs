//! Plans: what a player lays down for choices that are still to come.

use crate::game::{ActionOf, Game};
use alloc::vec::Vec;
use core::fmt::Debug;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// What a plan says at a decision of its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Planned<A> {
    /// The player chooses this.
    Choose(A),
    /// Nothing: the player is asked as usual.
    Ask,
    /// Nothing any more: the plan has ended.
    Over,
}

impl<A> Planned<A> {
    /// The choice, if there is one.
    pub fn choice(self) -> Option<A> {
        match self {
            Planned::Choose(action) => Some(action),
            Planned::Ask | Planned::Over => None,
        }
    }
}

/// A plan of one player. It depends only on what that player knows, so it can do nothing that the player could not do.
pub trait Plan<G: Game>: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync {
    /// Whether a player who knows this may lay it down now. A plan that would end or act on a condition that is met already does not fit.
    fn fits(&self, now: &G::Knowledge) -> bool;

    /// What it says to a player who knew `then` when they laid it down. `legal` are the player's legal actions, none if they are not asked.
    ///
    /// Once it is [over](Planned::Over), it stays over.
    fn says(&self, then: &G::Knowledge, now: &G::Knowledge, legal: &[G::Action]) -> Planned<ActionOf<G>>;
}

/// A game with plans.
pub trait Plans: Game {
    type Plan: Plan<Self>;
}

/// The plan that every game can have: a choice with only one legal action is made at once. It lasts until the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ForcedMoves {
    Forced,
}

impl<G: Game> Plan<G> for ForcedMoves {
    fn fits(&self, _: &G::Knowledge) -> bool {
        true
    }

    fn says(&self, _: &G::Knowledge, _: &G::Knowledge, legal: &[G::Action]) -> Planned<ActionOf<G>> {
        match legal {
            [only] => Planned::Choose(*only),
            _ => Planned::Ask,
        }
    }
}

/// What a plan says at this table now, for the player in this seat.
pub fn planned<G: Plans>(
    game: &G,
    seat: crate::Seat,
    plan: &G::Plan,
    then: &G::Knowledge,
) -> Planned<ActionOf<G>> {
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let said = plan.says(then, &game.knowledge(seat), &legal);
    match said {
        Planned::Choose(action) if !legal.contains(&action) => Planned::Ask,
        said => said,
    }
}
