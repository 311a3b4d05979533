//! The engine at work, through the public `Game` trait.

use crate::Played;
use arena::play;
use bots::{Policy, Roster};
use catalog::GameModule;
use catalog::games::incan_gold::bots::Camp;
use game_core::{Game, SetupError, SplitMix};

/// Plays games of one kind at one table.
#[derive(Clone, Debug)]
pub struct Player<G: Game, P> {
    start: G,
    policy: P,
}

impl<G: GameModule> Player<G, <G::Bots as Roster>::Policy> {
    /// Games with the default options in which every legal action is as likely as any other.
    pub fn random(seats: usize) -> Result<Player<G, <G::Bots as Roster>::Policy>, SetupError> {
        let policy = G::Bots::policy("random").map_err(|problem| SetupError::option("policy", problem))?;
        Ok(Player { start: G::new(&G::Options::default(), seats)?, policy })
    }
}

/// The case that is compared with the yardstick: four players of Incan Gold, every decision camp with probability a fifth.
pub fn camping() -> Result<Player<catalog::games::incan_gold::rules::State, Camp>, SetupError> {
    let policy = Camp::with_probability(0.2).map_err(|problem| SetupError::option("policy", problem))?;
    Ok(Player { start: Game::new(&catalog::games::incan_gold::rules::Options::default(), 4)?, policy })
}

impl<G: Game, P: Policy<G>> Player<G, P> {
    /// Plays `games` games.
    pub fn play(&mut self, games: u64, seed: u64) -> Played {
        let mut draw = SplitMix::new(seed);
        let mut played = Played { games, ..Played::default() };
        for _ in 0..games {
            let mut game = self.start.clone();
            let length = play(&mut game, &mut self.policy, &mut draw, u64::MAX, |_| ());
            played.decisions += length.expect("these games end, by legal choices").decisions;
            let outcome = game.outcome().expect("the game was played to its end");
            played.points += outcome.scores.as_slice().iter().map(|&score| i64::from(score)).sum::<i64>();
        }
        played
    }
}
