//! `GET /api/games`: the finished games of a guest.

use super::ApiError;
use super::extract::Params;
use crate::app::App;
use crate::people::Guest;
use axum::Json;
use axum::extract::State;
use game_table::UserId;
use serde::Deserialize;
use std::sync::Arc;
use store::{GameRow, RatedPlayer};
use utoipa::IntoParams;
use wire::Refusal;
use wire::http::{Games, Played, PlayedSeat};

/// A game as this user sees it, if they played.
pub fn seen_by(user: UserId, row: GameRow) -> Option<Played> {
    let results = row.results.iter().map(|it| PlayedSeat {
        name: it.name.clone(),
        bot: it.who.level(),
        you: it.who == RatedPlayer::User(user),
        score: it.score,
        rank: it.rank,
    });
    let results: Vec<PlayedSeat> = results.collect();
    let played = results.iter().any(|it| it.you);
    let record = format!("/api/games/{}/record", row.id);
    let GameRow { id, game, pool, began, ended, unfinished, .. } = row;
    played.then_some(Played { id, game, pool, began, ended, unfinished, results, record })
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// Only games that ended before this, in milliseconds since 1970: `ended` of the last one you have.
    before: Option<i64>,
    /// The largest number of games, 1 to 100. Default: 20.
    #[param(minimum = 1, maximum = 100)]
    most: Option<usize>,
}

/// Your finished games
#[utoipa::path(get, path = "/api/games", tag = "games", params(Page), security(("guest" = [])),
    responses((status = 200, body = Games), (status = 400, description = "`bad_message`"), (status = 401, description = "`not_signed_in`")))]
pub async fn my_games(
    State(app): State<Arc<App>>,
    guest: Guest,
    Params(page): Params<Page>,
) -> Result<Json<Games>, ApiError> {
    let most = page.most.unwrap_or(20);
    if !(1..=100).contains(&most) {
        return Err(Refusal::BadMessage { problem: "most must be 1 to 100".to_owned() }.into());
    }
    let user = guest.user.id;
    let rows = app.store.games_of(user, page.before.unwrap_or(i64::MAX), most).await?;
    let games = rows.into_iter().filter_map(|row| seen_by(user, row)).collect();
    Ok(Json(Games { games }))
}
