//! `/api/me/ratings` and `/api/ratings/{game}`: ratings and leaderboards.

use super::ApiError;
use super::extract::{Params, Part};
use super::shapes;
use crate::app::App;
use crate::people::Guest;
use axum::Json;
use axum::extract::State;
use bots::Level;
use catalog::GameKind;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::{Pool, RatedPlayer, RatingRow};
use utoipa::{IntoParams, ToSchema};

/// A player's rating in a game.
#[derive(Serialize, ToSchema)]
pub struct Standing {
    /// The name now; a bot's is its level's.
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(schema_with = shapes::level_if_bot, required = false)]
    bot: Option<Level>,
    #[schema(schema_with = shapes::game)]
    game: GameKind,
    #[schema(schema_with = shapes::pool)]
    pool: Pool,
    /// The rating as one number for people: it begins at 1000.
    rating: u32,
    /// The likeliest strength.
    mean: f64,
    /// How uncertain that is.
    deviation: f64,
    /// Games counted.
    games: u32,
    /// How many of them were won; a shared first rank counts.
    won: u32,
    /// The best score.
    best: i32,
    /// The mean score.
    average: f64,
}

impl From<RatingRow> for Standing {
    fn from(row: RatingRow) -> Standing {
        Standing {
            name: row.name,
            bot: if let RatedPlayer::Bot(level) = row.who { Some(level) } else { None },
            game: row.game,
            pool: row.pool,
            rating: row.rating.shown(),
            mean: row.rating.mean,
            deviation: row.rating.deviation,
            games: row.games,
            won: row.won,
            best: row.best,
            average: row.total as f64 / f64::from(row.games.max(1)),
        }
    }
}

/// Some ratings.
#[derive(Serialize, ToSchema)]
pub struct Standings {
    ratings: Vec<Standing>,
}

/// Your ratings, by game and pool
#[utoipa::path(get, path = "/api/me/ratings", tag = "games",
    responses((status = 200, body = Standings), (status = 401, description = "`not_signed_in`")))]
pub async fn my_ratings(State(app): State<Arc<App>>, guest: Guest) -> Result<Json<Standings>, ApiError> {
    let rows = app.store.ratings_of(guest.user.id).await?;
    Ok(Json(Standings { ratings: rows.into_iter().map(Standing::from).collect() }))
}

/// Which ratings.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Which {
    /// Left out: `people`.
    #[param(value_type = Option<String>, example = "with-bots")]
    pool: Option<Pool>,
}

/// How many are listed.
const LEADERBOARD_LENGTH: usize = 100;

/// The best-rated of a game, best first
#[utoipa::path(get, path = "/api/ratings/{game}", tag = "games", params(("game" = String, Path, description = "A game of `/api/catalog`"), Which),
    responses((status = 200, body = Standings), (status = 400, description = "`bad_message`"), (status = 404, description = "`not_found`")))]
pub async fn best_rated(
    State(app): State<Arc<App>>,
    Part(game): Part,
    Params(which): Params<Which>,
) -> Result<Json<Standings>, ApiError> {
    let game: GameKind = game.parse().map_err(|_| ApiError::NotFound)?;
    let rows = app.store.leaderboard(game, which.pool.unwrap_or(Pool::People), LEADERBOARD_LENGTH).await?;
    Ok(Json(Standings { ratings: rows.into_iter().map(Standing::from).collect() }))
}
