//! How strong the people who use this device are: it follows their games against bots, and Companions play like it.

use crate::ending::EndedGame;
use crate::seating::Occupant;
use bots::{Roster, Strength};
use catalog::{GameKind, GameModule, with_game};
use std::collections::BTreeMap;

/// By game; one that is missing has the usual strength. Everyone who shares the device counts as one player.
#[derive(Default)]
pub(super) struct Strengths {
    games: BTreeMap<GameKind, Strength>,
    /// Whether the page keeps them. Otherwise games change nothing.
    pub follow: bool,
}

impl Strengths {
    pub fn new(games: BTreeMap<GameKind, Strength>) -> Strengths {
        Strengths { games, follow: true }
    }

    pub fn of(&self, game: GameKind) -> Strength {
        self.games.get(&game).copied().unwrap_or(Strength::NEW)
    }

    /// Learns from a game that has ended; all strengths, if one has changed.
    pub fn learn(&mut self, ended: &EndedGame) -> Option<BTreeMap<GameKind, Strength>> {
        let old = self.of(ended.game);
        let new = old.after(&against(ended));
        if !self.follow || !ended.whole || new == old {
            return None;
        }
        self.games.insert(ended.game, new);
        Some(self.games.clone())
    }
}

/// How every person did against every bot.
fn against(ended: &EndedGame) -> Vec<(Strength, f64)> {
    let companion = ended.companion.unwrap_or(Strength::NEW);
    let mut pairs = Vec::new();
    for (person, _, rank) in &ended.seats {
        let Occupant::Person(_) = person else { continue };
        for (bot, _, other) in &ended.seats {
            let Some(level) = bot.level() else { continue };
            let strength = with_game!(ended.game, G => <G as GameModule>::Bots::strength(level, companion));
            let result = match rank.cmp(other) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            pairs.push((strength, result));
        }
    }
    pairs
}
