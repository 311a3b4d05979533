//! Rows of the database as values.

use super::trouble::corrupt;
use crate::{DailyRow, GameRow, Millis, RatedPlayer, RatingRow, SeatResult, StoreError};
use ::daily::Expedition;
use game_table::UserId;
use ratings::Rating;
use std::str::FromStr;

/// A value that is stored as text.
pub fn word<T: FromStr<Err = String>>(text: &str) -> Result<T, StoreError> {
    text.parse().map_err(corrupt)
}

/// One seat of a game, with the game.
pub type SeatRow =
    (String, String, String, Millis, Millis, Option<String>, Option<i64>, Option<String>, String, i32, u8);

/// Groups rows, which are sorted by game.
pub fn games(rows: Vec<SeatRow>) -> Result<Vec<GameRow>, StoreError> {
    let mut games: Vec<GameRow> = Vec::new();
    for (id, game, pool, began, ended, unfinished, user, bot, name, score, rank) in rows {
        let who = match (user, bot) {
            (Some(user), None) => RatedPlayer::User(UserId(user)),
            (None, Some(level)) => word(&format!("bot:{level}"))?,
            _ => return Err(corrupt("a result without a player")),
        };
        if games.last().is_none_or(|last| last.id != id) {
            let (game, pool, results) = (word(&game)?, word(&pool)?, Vec::new());
            let unfinished = unfinished.as_deref().map(word).transpose()?;
            games.push(GameRow { id, game, pool, began, ended, unfinished, results });
        }
        if let Some(last) = games.last_mut() {
            last.results.push(SeatResult { who, name, score, rank });
        }
    }
    Ok(games)
}

/// A rating, with the name of the user it belongs to.
pub type Rate = (String, String, String, f64, f64, u32, u32, i32, i64, Option<String>);

pub fn rating_row(row: Rate) -> Result<RatingRow, StoreError> {
    let (game, pool, who, mean, deviation, games, won, best, total, name) = row;
    let who = word(&who)?;
    let name = match who {
        RatedPlayer::User(_) => name.unwrap_or_default(),
        bot => bot.level().map(|level| level.to_string()).unwrap_or_default(),
    };
    let (game, pool, rating) = (word(&game)?, word(&pool)?, Rating { mean, deviation });
    Ok(RatingRow { who, name, game, pool, rating, games, won, best, total })
}

pub fn expedition((game, date): (String, String)) -> Result<Expedition, StoreError> {
    Ok(Expedition { game: word(&game)?, date: date.parse().map_err(corrupt)? })
}

/// A result of a daily expedition, with its place and the number of players.
pub type Daily = (i64, String, String, String, i32, u8, u32, u32);

pub fn daily_row(
    (user, name, game, date, score, rank, place, players): Daily,
) -> Result<DailyRow, StoreError> {
    let Expedition { game, date } = expedition((game, date))?;
    Ok(DailyRow { user: UserId(user), name, game, date, score, rank, place, players })
}
