//! `/api/me/ratings` and `/api/ratings/{game}`: ratings and leaderboards.

use super::ApiError;
use super::extract::{Params, Part};
use crate::app::App;
use crate::people::Guest;
use axum::Json;
use axum::extract::State;
use catalog::GameKind;
use serde::Deserialize;
use std::sync::Arc;
use store::RatingRow;
use utoipa::IntoParams;
use wire::Refusal;
use wire::http::{PlayerRating, Pool, Ratings};

fn ratings(rows: Vec<RatingRow>) -> Json<Ratings> {
    Json(Ratings { ratings: rows.into_iter().map(rating).collect() })
}

fn rating(row: RatingRow) -> PlayerRating {
    PlayerRating {
        name: row.name,
        bot: row.who.level(),
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

/// Your ratings, by game and pool
#[utoipa::path(get, path = "/api/me/ratings", tag = "games", security(("guest" = [])),
    responses((status = 200, body = Ratings), (status = 401, description = "`not_signed_in`")))]
pub async fn my_ratings(State(app): State<Arc<App>>, guest: Guest) -> Result<Json<Ratings>, ApiError> {
    Ok(ratings(app.store.ratings_of(guest.user.id).await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Which {
    /// Default: `people`.
    pool: Option<Pool>,
}

const LEADERBOARD_LENGTH: usize = 100;

/// The best-rated of a game, best first
#[utoipa::path(get, path = "/api/ratings/{game}", tag = "games", params(("game" = GameKind, Path), Which),
    responses((status = 200, body = Ratings), (status = 400, description = "`bad_message`"), (status = 404, description = "`not_found`")))]
pub async fn best_rated(
    State(app): State<Arc<App>>,
    Part(game): Part,
    Params(which): Params<Which>,
) -> Result<Json<Ratings>, ApiError> {
    let game: GameKind = game.parse().map_err(|_| Refusal::NotFound)?;
    let rows = app.store.leaderboard(game, which.pool.unwrap_or(Pool::People), LEADERBOARD_LENGTH).await?;
    Ok(ratings(rows))
}
