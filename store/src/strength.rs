//! How strong people are on the scale of the levels, and what a Companion of a strength is rated.
//!
//! Ratings say only who is stronger than whom, so the ratings of a pool may all lie higher or lower than the strengths the levels were
//! measured at. The ratings of the levels themselves show by how much.

use crate::{Pool, RatedPlayer, Store, StoreError};
use bots::{Level, Roster, Strength};
use catalog::{GameKind, GameModule, with_game};
use game_table::UserId;
use ratings::Rating;
use std::collections::BTreeMap;

/// A Companion's strength is known: it is what it was told to play like.
const DEVIATION: f64 = 1.0;

type Ratings = BTreeMap<RatedPlayer, Rating>;

/// How strong these people are on average in games with bots. Those who have played none count as new.
pub async fn strength(store: &dyn Store, game: GameKind, people: &[UserId]) -> Result<Strength, StoreError> {
    let users = people.iter().map(|user| RatedPlayer::User(*user));
    let who: Vec<RatedPlayer> = users.chain(levels()).collect();
    let ratings = store.ratings(game, Pool::WithBots, &who).await?;
    Ok(average(game, people, &ratings))
}

/// Everyone whose rating a Companion's depends on.
pub(crate) fn levels() -> impl Iterator<Item = RatedPlayer> {
    Level::LADDER.into_iter().map(RatedPlayer::Bot)
}

/// What a Companion of this strength is rated, given the ratings of the levels.
pub(crate) fn rating(game: GameKind, strength: Strength, ratings: &Ratings) -> Rating {
    Rating { mean: strength.mean() + offset(game, ratings), deviation: DEVIATION }
}

fn average(game: GameKind, people: &[UserId], ratings: &Ratings) -> Strength {
    let offset = offset(game, ratings);
    let mean = |user: &UserId| {
        ratings.get(&RatedPlayer::User(*user)).map_or(Strength::NEW.mean(), |rating| rating.mean - offset)
    };
    let sum: f64 = people.iter().map(mean).sum();
    if people.is_empty() { Strength::NEW } else { Strength::from_mean(sum / people.len() as f64) }
}

/// How much higher the ratings lie than the strengths: what the games of each level say, each as much as is known about it. Without any
/// games it is nothing, and that counts as much as what is known about a new player.
fn offset(game: GameKind, ratings: &Ratings) -> f64 {
    let new = Rating::default();
    let prior = 1.0 / new.deviation.powi(2);
    let (mut sum, mut weights) = (0.0, prior);
    for level in Level::LADDER {
        let Some(rating) = ratings.get(&RatedPlayer::Bot(level)) else { continue };
        let strength = with_game!(game, G => <G as GameModule>::Bots::strength(level, Strength::NEW)).mean();
        let weight = 1.0 / rating.deviation.powi(2);
        // A rating is what its games say and what a new player has, together; only the games count here.
        sum += weight * (rating.mean - strength) - prior * (new.mean - strength);
        weights += weight - prior;
    }
    sum / weights
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: GameKind = GameKind::IncanGold;

    fn of_level(level: Level) -> f64 {
        with_game!(GAME, G => <G as GameModule>::Bots::strength(level, Strength::NEW)).mean()
    }

    #[test]
    fn without_games_everyone_is_new() {
        let ana = UserId(1);
        assert_eq!(average(GAME, &[], &Ratings::new()), Strength::NEW);
        assert_eq!(average(GAME, &[ana], &Ratings::new()), Strength::NEW);
    }

    #[test]
    fn who_is_rated_like_a_level_is_as_strong_as_it() {
        let (ana, ben) = (UserId(1), UserId(2));
        for shift in [-5.0, 0.0, 5.0] {
            let rated = |mean| Rating { mean: mean + shift, deviation: 0.3 };
            let mut ratings: Ratings = Level::LADDER
                .iter()
                .map(|level| (RatedPlayer::Bot(*level), rated(of_level(*level))))
                .collect();
            for level in Level::LADDER {
                ratings.insert(RatedPlayer::User(ana), rated(of_level(level)));
                let (found, due) = (average(GAME, &[ana], &ratings), Strength::from_mean(of_level(level)));
                assert!(found.0.abs_diff(due.0) <= 1, "{level}: {found}, not {due}");
                let again = rating(GAME, due, &ratings);
                assert!((again.mean - rated(of_level(level)).mean).abs() < 0.05);
            }
            // Ana is an Oracle, and Ben is new: the Companion is halfway.
            let halfway = Strength::from_mean((of_level(Level::Oracle) + 25.0) / 2.0);
            assert!(average(GAME, &[ana, ben], &ratings).0.abs_diff(halfway.0) <= 1);
        }
    }

    #[test]
    fn a_level_that_has_hardly_played_says_hardly_anything() {
        let oracle = Rating { mean: 25.2, deviation: 8.2 };
        let ratings = Ratings::from([(RatedPlayer::Bot(Level::Oracle), oracle)]);
        assert!(offset(GAME, &ratings).abs() < 1.0);
    }
}
