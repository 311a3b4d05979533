//! `GET /api/games`: the finished games of a guest.

use super::ApiError;
use super::extract::Params;
use super::shapes;
use crate::app::App;
use crate::people::Guest;
use axum::Json;
use axum::extract::State;
use bots::Level;
use catalog::GameKind;
use protocol::Refusal;
use referee::UserId;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::{GameRow, Millis, Pool, RatedPlayer};
use utoipa::{IntoParams, ToSchema};

/// A game that is over, as one of its players sees it.
#[derive(Serialize, ToSchema)]
pub struct Over {
    /// Its id.
    id: String,
    #[schema(schema_with = shapes::game)]
    game: GameKind,
    #[schema(schema_with = shapes::pool)]
    pool: Pool,
    /// When it began, in milliseconds since 1970.
    began: Millis,
    /// When it ended.
    ended: Millis,
    /// How it ended, by seat.
    results: Vec<Outcome>,
    /// Where its record is, for its players.
    record: String,
}

/// How a game ended for one seat.
#[derive(Serialize, ToSchema)]
struct Outcome {
    /// The name at that time.
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(schema_with = shapes::level_if_bot, required = false)]
    bot: Option<Level>,
    /// Whether it is you.
    you: bool,
    /// Points.
    score: i32,
    /// Rank: 1 is best.
    rank: u8,
}

impl Over {
    /// As this user sees it, if they played.
    pub fn seen_by(user: UserId, row: GameRow) -> Option<Over> {
        let results = row.results.into_iter().map(|it| Outcome {
            name: it.name,
            bot: if let RatedPlayer::Bot(level) = it.who { Some(level) } else { None },
            you: it.who == RatedPlayer::User(user),
            score: it.score,
            rank: it.rank,
        });
        let results: Vec<Outcome> = results.collect();
        let played = results.iter().any(|it| it.you);
        let record = format!("/api/games/{}/record", row.id);
        let (id, game, pool, began, ended) = (row.id, row.game, row.pool, row.began, row.ended);
        played.then_some(Over { id, game, pool, began, ended, results, record })
    }
}

/// Which part of the list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// Only games that ended before this, in milliseconds since 1970: `ended` of the last one you have.
    before: Option<Millis>,
    /// How many at most: 1 to 100; default 20.
    most: Option<usize>,
}

/// Some games.
#[derive(Serialize, ToSchema)]
pub struct Games {
    /// Newest first.
    games: Vec<Over>,
}

/// Your finished games
#[utoipa::path(get, path = "/api/games", tag = "games", params(Page),
    responses((status = 200, body = Games), (status = 400, description = "`bad_message`"), (status = 401, description = "`not_signed_in`")))]
pub async fn my_games(
    State(app): State<Arc<App>>,
    guest: Guest,
    Params(page): Params<Page>,
) -> Result<Json<Games>, ApiError> {
    let most = page.most.unwrap_or(20);
    if !(1..=100).contains(&most) {
        return Err(Refusal::BadMessage { problem: "most is 1 to 100".to_owned() }.into());
    }
    let user = guest.user.id;
    let rows = app.store.games_of(user, page.before.unwrap_or(Millis::MAX), most).await?;
    let games = rows.into_iter().filter_map(|row| Over::seen_by(user, row)).collect();
    Ok(Json(Games { games }))
}
