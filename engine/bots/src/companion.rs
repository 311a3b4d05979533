//! A bot as strong as it is asked to be.

use crate::bot::{Bot, Budget};
use crate::level::Level;
use crate::roster::Roster;
use crate::strength::Strength;
use game_core::{Draw, Game, SplitMix};

/// Plays like the two levels between whose strengths its own lies: at every decision chance says like which of them. Both see every
/// event, so each has the memory it would have if it played alone.
pub struct Companion<G: Game> {
    lower: Box<dyn Bot<G>>,
    /// The next level, and how often it decides: the first number of times out of the second. `None` where one level has just the right strength, and
    /// at the ends of the ladder.
    higher: Option<(Box<dyn Bot<G>>, u32, u32)>,
}

impl<G: Game> Companion<G> {
    pub fn new<R: Roster<Game = G>>(strength: Strength) -> Companion<G> {
        let (lower, chance) = mix(&R::STRENGTHS, strength);
        let higher = chance.map(|(times, of)| (R::level(Level::LADDER[lower + 1]), times, of));
        Companion { lower: R::level(Level::LADDER[lower]), higher }
    }
}

/// The stronger level's share of the decisions: the first number out of the second.
type Share = (u32, u32);

/// The level below this strength, and the share of the next one; none if the strength is exactly the level's, or beyond the ladder.
fn mix(ladder: &[u16; 4], Strength(strength): Strength) -> (usize, Option<Share>) {
    let lower = ladder.iter().rposition(|level| *level <= strength).unwrap_or(0);
    let Some(next) = ladder.get(lower + 1) else { return (lower, None) };
    let above = strength.saturating_sub(ladder[lower]);
    (lower, (above > 0).then(|| (above.into(), (next - ladder[lower]).into())))
}

impl<G: Game> Bot<G> for Companion<G> {
    fn choose(
        &mut self,
        known: &G::Knowledge,
        legal: &[G::Action],
        budget: &Budget<'_>,
        draw: &mut SplitMix,
    ) -> G::Action {
        match &mut self.higher {
            Some((higher, times, of)) if draw.below(*of) < *times => {
                higher.choose(known, legal, budget, draw)
            }
            _ => self.lower.choose(known, legal, budget, draw),
        }
    }

    fn prepare(&mut self, known: &G::Knowledge, budget: &Budget<'_>) -> bool {
        let lower = self.lower.prepare(known, budget);
        self.higher.as_mut().is_none_or(|(higher, ..)| higher.prepare(known, budget)) && lower
    }

    fn observe(&mut self, event: &G::Event) {
        self.lower.observe(event);
        if let Some((higher, ..)) = &mut self.higher {
            higher.observe(event);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_two_levels_their_shares_follow_the_strength() {
        let ladder = [1700, 2000, 2100, 2200];
        for (strength, lower, share) in [
            (0, 0, None),
            (1700, 0, None),
            (1775, 0, Some((75, 300))),
            (2000, 1, None),
            (2090, 1, Some((90, 100))),
            (2199, 2, Some((99, 100))),
            (2200, 3, None),
            (9000, 3, None),
        ] {
            assert_eq!(mix(&ladder, Strength(strength)), (lower, share), "{strength}");
        }
    }
}
