//! `/api/daily` and `/api/me/daily`: leaderboards of daily expeditions. A result counts only if the server has replayed it, bots included.

use super::ApiError;
use super::extract::Body;
use crate::app::App;
use crate::people::{Guest, MaybeGuest};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use catalog::GameKind;
use daily::{Checked, Claim, Date, Expedition, Rejected, Summary, streaks};
use std::sync::Arc;
use store::{DailyResult, Millis, StoreError};
use wire::Refusal;
use wire::http::{DailyBoard, DailyHistory, DailyPlayed, DailyProblem, DailyRow, DailyStreak, NewDaily};

/// How long results of yesterday are accepted: a game that was begun late may end after midnight.
const GRACE: Millis = 12 * 60 * 60 * 1000;

const BOARD_LENGTH: usize = 100;
const HISTORY_LENGTH: usize = 90;

/// Whether results of this date are accepted now.
fn is_open(date: Date, now: Millis) -> bool {
    let closes = date.next().map_or(Millis::MAX, |next| next.begins() + GRACE);
    (date.begins()..closes).contains(&now)
}

fn rejected(why: &Rejected) -> ApiError {
    let problem = why.to_string();
    let line = why.line();
    // Both lists have the same names: a test compares them.
    let why = why.name().parse().unwrap_or(DailyProblem::NoRecord);
    ApiError(Refusal::BadDaily { why, line, problem })
}

fn other_date(Expedition { game, date }: Expedition, now: Millis) -> ApiError {
    let today = Date::at(now).map(|today| today.to_string()).unwrap_or_default();
    let problem = format!(
        "this is the expedition of {date} in {}; the server takes results of today ({today}) and, for 12 hours, of yesterday",
        game.title()
    );
    ApiError(Refusal::BadDaily { why: DailyProblem::OtherDate, line: 1, problem })
}

/// Adds the record of a daily expedition to its leaderboard
///
/// The server replays it and lets every bot choose again. The first record of a guest, game and date counts.
#[utoipa::path(post, path = "/api/daily", tag = "daily", request_body = NewDaily, security(("guest" = [])),
    responses((status = 201, body = DailyPlayed), (status = 401, description = "`not_signed_in`"),
              (status = 409, description = "`already_played`"), (status = 422, description = "`bad_daily`")))]
pub async fn add_daily(
    State(app): State<Arc<App>>,
    guest: Guest,
    Body(NewDaily { record }): Body<NewDaily>,
) -> Result<(StatusCode, Json<DailyPlayed>), ApiError> {
    let user = guest.user.id;
    app.limits.daily(user)?;
    // What is cheap comes first, so that bots think only about a record that can count.
    let expedition = Claim::read(&record).map_err(|why| rejected(&why))?.expedition;
    let now = app.now();
    if !is_open(expedition.date, now) {
        return Err(other_date(expedition, now));
    }
    if own_row(&app, expedition, &guest).await?.is_some() {
        return Err(Refusal::AlreadyPlayed.into());
    }
    let checked = app.checks.work(move || daily::check(&record)).await?;
    let Checked { summary: Summary { score, rank, .. }, .. } = checked.map_err(|why| rejected(&why))?;
    match app.store.add_daily(DailyResult { user, expedition, score, rank, now }).await {
        Err(StoreError::Taken) => return Err(Refusal::AlreadyPlayed.into()),
        added => added?,
    }
    let row = own_row(&app, expedition, &guest).await?.ok_or(Refusal::Internal)?;
    Ok((StatusCode::CREATED, Json(played(row))))
}

async fn own_row(
    app: &App,
    expedition: Expedition,
    guest: &Guest,
) -> Result<Option<store::DailyRow>, ApiError> {
    let rows = app.store.daily_board(expedition, Some(guest.user.id), 0).await?;
    Ok(rows.into_iter().next())
}

fn played(row: store::DailyRow) -> DailyPlayed {
    let store::DailyRow { game, date, score, rank, place, players, .. } = row;
    DailyPlayed { game, date: date.to_string(), score, rank, place, players }
}

/// The leaderboard of a daily expedition
#[utoipa::path(get, path = "/api/daily/{game}/{date}", tag = "daily",
    params(("game" = GameKind, Path), ("date" = String, Path, description = "Such as 2026-11-18", example = "2026-11-18")),
    responses((status = 200, body = DailyBoard), (status = 404, description = "`not_found`")))]
pub async fn daily_board(
    State(app): State<Arc<App>>,
    MaybeGuest(guest): MaybeGuest,
    path: Result<Path<(String, String)>, axum::extract::rejection::PathRejection>,
) -> Result<Json<DailyBoard>, ApiError> {
    let Path((game, date)) = path.map_err(|_| Refusal::NotFound)?;
    let game: GameKind = game.parse().map_err(|_| Refusal::NotFound)?;
    let date: Date = date.parse().map_err(|_| Refusal::NotFound)?;
    let you = guest.map(|guest| guest.user.id);
    let rows = app.store.daily_board(Expedition { game, date }, you, BOARD_LENGTH).await?;
    let players = rows.first().map_or(0, |row| row.players);
    let row = |row: store::DailyRow| {
        let store::DailyRow { user, name, score, rank, place, .. } = row;
        DailyRow { place, name, score, rank, you: Some(user) == you }
    };
    let open = is_open(date, app.now());
    let rows = rows.into_iter().map(row).collect();
    Ok(Json(DailyBoard { game, date: date.to_string(), open, players, rows }))
}

/// Your daily expeditions, newest first, and your streaks
#[utoipa::path(get, path = "/api/me/daily", tag = "daily", security(("guest" = [])),
    responses((status = 200, body = DailyHistory), (status = 401, description = "`not_signed_in`")))]
pub async fn my_dailies(State(app): State<Arc<App>>, guest: Guest) -> Result<Json<DailyHistory>, ApiError> {
    let user = guest.user.id;
    let today = Date::at(app.now()).ok_or(Refusal::Internal)?;
    let dates = app.store.daily_dates(user).await?;
    let streak = |game: GameKind| {
        let own = dates.iter().filter(|expedition| expedition.game == game).map(|expedition| expedition.date);
        let (days, best) = streaks(own, today);
        DailyStreak { game, days, best }
    };
    let rows = app.store.daily_results(user, HISTORY_LENGTH).await?;
    Ok(Json(DailyHistory {
        today: today.to_string(),
        streaks: GameKind::all().map(streak).collect(),
        played: rows.into_iter().map(played).collect(),
    }))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    #[test]
    fn results_are_accepted_on_their_date_and_half_a_day_longer() {
        let date: Date = "2026-11-18".parse().unwrap();
        let (begins, hour) = (date.begins(), 60 * 60 * 1000);
        let open = |hours: i64| is_open(date, begins + hours * hour);
        assert!(!open(-1) && open(0) && open(23) && open(35) && !open(36));
        assert!(!is_open(date, begins - 1) && !is_open(date, i64::MIN));
    }
}
