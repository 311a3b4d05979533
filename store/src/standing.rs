//! How a finished game changes the ratings of its players, for every store.

use crate::{RatedPlayer, SeatResult};
use game_table::UserId;
use ratings::Rating;
use std::collections::BTreeMap;
use std::str::FromStr;

/// A player's results in one game and pool.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct PlayerStats {
    pub rating: Rating,
    pub games: u32,
    pub won: u32,
    pub best: i32,
    pub total: i64,
}

impl PlayerStats {
    /// Leaderboards are sorted by this lower bound of the strength, as in [`Rating::shown`].
    pub fn order(&self) -> f64 {
        self.rating.mean - 3.0 * self.rating.deviation
    }
}

/// The players' stats after a game; `before` has those of players who have any.
///
/// Bots of one level can have several seats. The level is rated for each, and every seat counts as a game.
pub(crate) fn after(
    results: &[SeatResult],
    before: &BTreeMap<RatedPlayer, PlayerStats>,
) -> BTreeMap<RatedPlayer, PlayerStats> {
    let stood = |who| before.get(&who).copied().unwrap_or_default();
    let old: Vec<Rating> = results.iter().map(|it| stood(it.who).rating).collect();
    let ranks: Vec<u8> = results.iter().map(|it| it.rank).collect();
    let new = ratings::rate(&old, &ranks);
    let mut after = BTreeMap::new();
    for ((seat, old), new) in results.iter().zip(&old).zip(&new) {
        let stands = after.entry(seat.who).or_insert_with(|| stood(seat.who));
        stands.rating.learn(*old, *new);
        stands.best = if stands.games == 0 { seat.score } else { stands.best.max(seat.score) };
        stands.games += 1;
        stands.won += u32::from(seat.rank == 1);
        stands.total += i64::from(seat.score);
    }
    after
}

/// Written as `user:12` or `bot:oracle`.
impl RatedPlayer {
    pub(crate) fn key(self) -> String {
        match self {
            RatedPlayer::User(user) => format!("user:{user}"),
            RatedPlayer::Bot(level) => format!("bot:{level}"),
        }
    }
}

impl FromStr for RatedPlayer {
    type Err = String;

    fn from_str(text: &str) -> Result<RatedPlayer, String> {
        let wrong = || "neither a user nor a bot".to_owned();
        match text.split_once(':').ok_or_else(wrong)? {
            ("user", number) => Ok(RatedPlayer::User(UserId(number.parse().map_err(|_| wrong())?))),
            ("bot", level) => Ok(RatedPlayer::Bot(level.parse()?)),
            _ => Err(wrong()),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use bots::Level;

    fn seat(who: RatedPlayer, score: i32, rank: u8) -> SeatResult {
        SeatResult { who, name: String::new(), score, rank }
    }

    #[test]
    fn a_level_in_two_seats_learns_from_both() {
        let (anna, guide) = (RatedPlayer::User(UserId(1)), RatedPlayer::Bot(Level::Guide));
        let results = [seat(anna, 9, 2), seat(guide, 12, 1), seat(guide, -3, 3)];
        let stands = after(&results, &BTreeMap::new());
        let alone = ratings::rate(&[Rating::default(); 3], &[2, 1, 3]);
        let sum = alone[1].mean + alone[2].mean - Rating::default().mean;
        assert!((stands[&guide].rating.mean - sum).abs() < 1e-9);
        assert!(stands[&guide].rating.deviation < alone[1].deviation.min(alone[2].deviation));
        let PlayerStats { games, won, best, total, .. } = stands[&guide];
        assert_eq!((games, won, best, total), (2, 1, 12, 9));
        assert!((stands[&anna].rating.deviation - alone[0].deviation).abs() < 1e-9);
    }

    #[test]
    fn the_best_score_may_be_below_nothing() {
        let anna = RatedPlayer::User(UserId(1));
        let once = after(&[seat(anna, -5, 1)], &BTreeMap::new());
        assert_eq!(once[&anna].best, -5);
        assert_eq!(after(&[seat(anna, -7, 1)], &once)[&anna].best, -5);
    }

    #[test]
    fn a_key_can_be_read_back() {
        for who in [RatedPlayer::User(UserId(12)), RatedPlayer::Bot(Level::Oracle)] {
            assert_eq!(who.key().parse(), Ok(who));
        }
        for text in ["", "user", "user:x", "bot:nobody", "cat:1"] {
            assert!(text.parse::<RatedPlayer>().is_err(), "{text}");
        }
    }
}
