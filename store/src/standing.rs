//! How a finished game changes the ratings of its players, for every store.

use crate::{RatedPlayer, SeatResult, strength};
use bots::Level;
use catalog::GameKind;
use game_table::UserId;
use ratings::Rating;
use std::collections::{BTreeMap, BTreeSet};
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

/// Everyone whose stats before a game count for it.
pub(crate) fn concerned(results: &[SeatResult]) -> BTreeSet<RatedPlayer> {
    let companion = results.iter().any(|seat| matches!(seat.who, RatedPlayer::Companion(_)));
    let levels = strength::levels().filter(|_| companion);
    results.iter().map(|seat| seat.who).chain(levels).collect()
}

pub(crate) fn people(results: &[SeatResult]) -> impl Iterator<Item = UserId> {
    results.iter().filter_map(|seat| match seat.who {
        RatedPlayer::User(user) => Some(user),
        RatedPlayer::Bot(_) | RatedPlayer::Companion(_) => None,
    })
}

/// The players' stats after a game; `before` has those of the players [concerned](concerned) who have any.
///
/// Bots of one level can have several seats. The level is rated for each, and every seat counts as a game.
/// A Companion counts as a player of its strength and learns nothing, because it will play with another strength tomorrow. Guests, who
/// have not claimed their names, count as they were rated before, or as new players, and learn nothing either.
pub(crate) fn after(
    game: GameKind,
    results: &[SeatResult],
    before: &BTreeMap<RatedPlayer, PlayerStats>,
    guests: &BTreeSet<UserId>,
) -> BTreeMap<RatedPlayer, PlayerStats> {
    let stood = |who| before.get(&who).copied().unwrap_or_default();
    let ratings: BTreeMap<RatedPlayer, Rating> =
        before.iter().map(|(who, stands)| (*who, stands.rating)).collect();
    let rating = |seat: &SeatResult| match seat.who {
        RatedPlayer::Companion(strength) => strength::rating(game, strength, &ratings),
        who => stood(who).rating,
    };
    let old: Vec<Rating> = results.iter().map(rating).collect();
    let ranks: Vec<u8> = results.iter().map(|it| it.rank).collect();
    let new = ratings::rate(&old, &ranks);
    let mut after = BTreeMap::new();
    for ((seat, old), new) in results.iter().zip(&old).zip(&new) {
        match seat.who {
            RatedPlayer::Companion(_) => continue,
            RatedPlayer::User(user) if guests.contains(&user) => continue,
            RatedPlayer::User(_) | RatedPlayer::Bot(_) => {}
        }
        let stands = after.entry(seat.who).or_insert_with(|| stood(seat.who));
        stands.rating.learn(*old, *new);
        stands.best = if stands.games == 0 { seat.score } else { stands.best.max(seat.score) };
        stands.games += 1;
        stands.won += u32::from(seat.rank == 1);
        stands.total += i64::from(seat.score);
    }
    after
}

/// Written as `user:12`, `bot:oracle` or `bot:companion:2010`.
impl RatedPlayer {
    pub(crate) fn key(self) -> String {
        match self {
            RatedPlayer::User(user) => format!("user:{user}"),
            RatedPlayer::Bot(level) => format!("bot:{level}"),
            RatedPlayer::Companion(strength) => format!("bot:{}:{strength}", Level::Companion),
        }
    }
}

impl FromStr for RatedPlayer {
    type Err = String;

    fn from_str(text: &str) -> Result<RatedPlayer, String> {
        let wrong = || "neither a user nor a bot".to_owned();
        match text.split_once(':').ok_or_else(wrong)? {
            ("user", number) => Ok(RatedPlayer::User(UserId(number.parse().map_err(|_| wrong())?))),
            ("bot", bot) if bot.contains(':') => match bot.split_once(':') {
                Some(("companion", strength)) => Ok(RatedPlayer::Companion(strength.parse()?)),
                _ => Err(wrong()),
            },
            ("bot", level) => Ok(RatedPlayer::Bot(level.parse()?)),
            _ => Err(wrong()),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use bots::Strength;

    const GAME: GameKind = GameKind::IncanGold;

    fn seat(who: RatedPlayer, score: i32, rank: u8) -> SeatResult {
        SeatResult { who, name: String::new(), score, rank }
    }

    #[test]
    fn a_level_in_two_seats_learns_from_both() {
        let (anna, guide) = (RatedPlayer::User(UserId(1)), RatedPlayer::Bot(Level::Guide));
        let results = [seat(anna, 9, 2), seat(guide, 12, 1), seat(guide, -3, 3)];
        let stands = after(GAME, &results, &BTreeMap::new(), &BTreeSet::new());
        let alone = ratings::rate(&[Rating::default(); 3], &[2, 1, 3]);
        let sum = alone[1].mean + alone[2].mean - Rating::default().mean;
        assert!((stands[&guide].rating.mean - sum).abs() < 1e-9);
        assert!(stands[&guide].rating.deviation < alone[1].deviation.min(alone[2].deviation));
        let PlayerStats { games, won, best, total, .. } = stands[&guide];
        assert_eq!((games, won, best, total), (2, 1, 12, 9));
        assert!((stands[&anna].rating.deviation - alone[0].deviation).abs() < 1e-9);
    }

    #[test]
    fn a_companion_counts_as_its_strength_and_is_not_rated() {
        let anna = RatedPlayer::User(UserId(1));
        let against = |strength| {
            let results = [seat(anna, 9, 1), seat(RatedPlayer::Companion(Strength(strength)), 3, 2)];
            after(GAME, &results, &BTreeMap::new(), &BTreeSet::new())
        };
        assert_eq!(against(2000).keys().collect::<Vec<_>>(), [&anna]);
        let mean = |strength| against(strength)[&anna].rating.mean;
        assert!(mean(2400) > mean(2000) && mean(2000) > mean(1700));
        let oracle = concerned(&[seat(anna, 9, 1), seat(RatedPlayer::Companion(Strength(2000)), 3, 2)]);
        assert!(oracle.contains(&RatedPlayer::Bot(Level::Oracle)), "the levels say where its strength lies");
        assert_eq!(concerned(&[seat(anna, 9, 1)]).len(), 1);
    }

    #[test]
    fn a_guest_counts_as_a_new_player_and_is_not_rated() {
        let (anna, guest) = (RatedPlayer::User(UserId(1)), RatedPlayer::User(UserId(2)));
        let results = [seat(anna, 9, 1), seat(guest, 3, 2)];
        let both = after(GAME, &results, &BTreeMap::new(), &BTreeSet::new());
        let one = after(GAME, &results, &BTreeMap::new(), &BTreeSet::from([UserId(2)]));
        assert_eq!(one.keys().collect::<Vec<_>>(), [&anna]);
        assert_eq!(one[&anna], both[&anna]);
    }

    #[test]
    fn the_best_score_may_be_below_nothing() {
        let anna = RatedPlayer::User(UserId(1));
        let once = after(GAME, &[seat(anna, -5, 1)], &BTreeMap::new(), &BTreeSet::new());
        assert_eq!(once[&anna].best, -5);
        assert_eq!(after(GAME, &[seat(anna, -7, 1)], &once, &BTreeSet::new())[&anna].best, -5);
    }

    #[test]
    fn a_key_can_be_read_back() {
        let companion = RatedPlayer::Companion(Strength(2010));
        for who in [RatedPlayer::User(UserId(12)), RatedPlayer::Bot(Level::Oracle), companion] {
            assert_eq!(who.key().parse(), Ok(who));
        }
        for text in ["", "user", "user:x", "bot:nobody", "bot:companion:x", "bot:oracle:2000", "cat:1"] {
            assert!(text.parse::<RatedPlayer>().is_err(), "{text}");
        }
    }
}
