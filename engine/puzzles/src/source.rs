//! What a game must provide so that puzzles can be made of it.

use crate::puzzle::{SURE, Theme};
use bots::{Bot, Level, Roster};
use game_core::{Determinize, Game};
use review::{Effort, Judge};
use std::marker::PhantomData;

/// Where the puzzles of a game come from.
pub trait Source {
    type Game: Determinize;
    type Bots: Roster<Game = Self::Game>;
    type Judge: Judge<Self::Game>;

    /// Whether the judge is asked for advice at single moments ([`Judge::advise`]). Otherwise it sees the whole game.
    const ADVISED: bool = false;

    /// How closely moments are looked at first, and how many standard errors a difference must have then.
    const FIRST: (Effort, f64) = (Effort::Quick, SURE);

    /// How closely the judge looks in the end.
    const LAST: Effort = Effort::Normal;

    /// How many moments of a game are looked at.
    const MOMENTS: usize = usize::MAX;

    /// Who plays on from a moment, in every seat: nobody who needs to have seen the game.
    fn player() -> Box<dyn Bot<Self::Game>> {
        Self::Bots::level(Level::Guide)
    }

    /// The tables to take puzzles from, in turn: options and number of seats. Empty if the judge is too coarse for puzzles.
    fn tables() -> Vec<(<Self::Game as Game>::Options, usize)>;

    /// Why the right actions are right, the most important reason first. Without any, there is no puzzle.
    fn themes(question: &Question<'_, Self::Game>) -> Vec<Theme>;
}

/// A question, and the right answers to it.
pub struct Question<'a, G: Game> {
    pub known: &'a G::Knowledge,
    /// What lies on the table for the player.
    pub view: &'a G::View,
    pub legal: &'a [G::Action],
    pub right: &'a [G::Action],
}

/// No puzzles: for a game whose judge cannot tell right from wrong well enough.
pub struct Plain<B, J>(PhantomData<(B, J)>);

impl<B: Roster, J: Judge<B::Game>> Source for Plain<B, J>
where
    B::Game: Determinize,
{
    type Game = B::Game;
    type Bots = B;
    type Judge = J;

    fn tables() -> Vec<(<B::Game as Game>::Options, usize)> {
        Vec::new()
    }

    fn themes(_: &Question<'_, B::Game>) -> Vec<Theme> {
        Vec::new()
    }
}
