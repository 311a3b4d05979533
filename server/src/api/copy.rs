//! `GET /api/me/data`: everything that is stored of a person. It is written while it is sent, so its length does not matter.

use super::ApiError;
use super::blocks::block_of;
use super::games::seen_by;
use super::links::link_of;
use crate::app::App;
use crate::people::Guest;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use hyper::body::Frame;
use serde_json::{Value, json};
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use store::{Millis, StoreError, User};
use tokio::sync::mpsc;

/// Games that are read at a time.
const PAGE: usize = 50;

/// Open tables, and daily expeditions: more than anyone has.
const MOST: usize = 10_000;

/// A copy of everything that is stored of you
///
/// Your profile, sessions, ratings, daily expeditions, open tables, links, blocks, notification channels, reports, and all your games with their records.
#[utoipa::path(get, path = "/api/me/data", tag = "people", security(("guest" = [])),
    responses((status = 200, description = "The copy", body = Object, content_type = "application/json"), (status = 401, description = "`not_signed_in`")))]
pub async fn my_data(State(app): State<Arc<App>>, guest: Guest) -> Result<Response, ApiError> {
    app.limits.copy(guest.user.id)?;
    let about = about(&app, &guest.user).await?;
    let (chunks, body) = mpsc::channel(4);
    tokio::spawn(async move {
        if let Err(error) = write(&app, &guest.user, &about, &chunks).await {
            tracing::warn!(%error, "a copy of a person's data broke off");
            let _ = chunks.send(Err(io::Error::other("the store is unavailable"))).await; // the client may be gone
        }
    });
    let name = "attachment; filename=\"quipu-data.json\"";
    let headers = [(CONTENT_TYPE, "application/json"), (CONTENT_DISPOSITION, name)];
    Ok((headers, Body::new(Chunks(body))).into_response())
}

/// Everything but the games.
async fn about(app: &App, user: &User) -> Result<Vec<(&'static str, Value)>, StoreError> {
    let id = user.id;
    let known = app.store.known_user(id).await?;
    let profile = json!({
        "name": user.name, "claimed": user.claimed, "created": known.map(|known| known.created),
    });
    let sessions: Vec<Value> = app
        .store
        .sessions_of(id)
        .await?
        .into_iter()
        .map(|it| json!({ "device": it.device, "started": it.started, "seen": it.seen }))
        .collect();
    let rating = |row: store::RatingRow| {
        json!({ "game": row.game, "pool": row.pool, "mean": row.rating.mean, "deviation": row.rating.deviation,
                "games": row.games, "won": row.won, "best": row.best, "total": row.total })
    };
    let daily = |row: store::DailyRow| json!({ "game": row.game, "date": row.date.to_string(), "score": row.score, "rank": row.rank });
    let table = |own: store::OwnTable| json!({ "code": own.summary.code, "game": own.summary.game, "host": own.host, "changed": own.changed });
    let report = |row: store::ReportRow| {
        json!({ "code": row.report.code, "about_a_player": row.report.about.is_some(),
                "reason": row.report.reason, "at": row.report.at })
    };
    let channel = |row: &store::ChannelRow| json!({ "kind": row.channel.to.kind(), "address": row.channel.to.address() });
    let values = |rows: Vec<Value>| Value::from(rows);
    Ok(vec![
        ("profile", profile),
        ("sessions", values(sessions)),
        ("ratings", values(app.store.ratings_of(id).await?.into_iter().map(rating).collect())),
        ("daily", values(app.store.daily_results(id, MOST).await?.into_iter().map(daily).collect())),
        ("tables", values(app.store.tables_of(id, MOST).await?.into_iter().map(table).collect())),
        (
            "links",
            values(app.store.shares_of(id).await?.into_iter().map(|row| json!(link_of(row))).collect()),
        ),
        (
            "blocks",
            values(app.store.blocks_of(id).await?.into_iter().map(|row| json!(block_of(row))).collect()),
        ),
        ("channels", values(app.store.channels(id).await?.iter().map(channel).collect())),
        ("reports", values(app.store.reports_by(id).await?.into_iter().map(report).collect())),
    ])
}

type Sender = mpsc::Sender<io::Result<Bytes>>;

/// Writes one JSON object. Ends early if the client is gone.
async fn write(
    app: &App,
    user: &User,
    about: &[(&'static str, Value)],
    to: &Sender,
) -> Result<(), StoreError> {
    let mut text = "{".to_owned();
    for (key, value) in about {
        text += &format!("\"{key}\":{value},\n");
    }
    text += "\"games\":[";
    let mut separator = "\n";
    let mut before = Millis::MAX;
    loop {
        let rows = app.store.games_of(user.id, before, PAGE).await?;
        let last = rows.len() < PAGE;
        before = rows.last().map_or(before, |row| row.ended);
        for row in rows {
            let record = app.store.record(&row.id).await?; // none while other tables still play its deal
            if let Some(game) = seen_by(user.id, row) {
                let game = json!({ "game": game, "record": record });
                text += &format!("{separator}{game}");
                separator = ",\n";
            }
        }
        if last {
            text += "\n]}\n";
        }
        if to.send(Ok(std::mem::take(&mut text).into())).await.is_err() || last {
            return Ok(());
        }
    }
}

/// What arrives from a task, as the body of an answer.
struct Chunks(mpsc::Receiver<io::Result<Bytes>>);

impl hyper::body::Body for Chunks {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, io::Error>>> {
        self.0.poll_recv(context).map(|chunk| chunk.map(|chunk| chunk.map(Frame::data)))
    }
}
