//! Keeping the peace: bans, closing tables, forgetting people, and what is deleted when it is old.
//!
//! The command line works on the same database, perhaps while a server runs on it. What the server has to do itself (close sockets and
//! tables) it finds there as an order.

mod bans;
mod forget;
mod range;

pub use bans::{Bans, normalized};
pub use forget::forget;
pub use range::Range;

use crate::app::{App, Stage};
use crate::roll::Notice;
use std::sync::Arc;
use std::time::Duration;
use store::{AuditRow, Millis, Order, Retention, StoreError};
use tokio::time::sleep;
use wire::{Code, Refusal};

/// How often the server looks for orders.
const ORDERS: Duration = Duration::from_secs(2);

/// How often bans are read again (some have ended), and old things deleted.
const SWEEP: Duration = Duration::from_secs(60);

/// Begins to look after these things, until the server stops.
pub async fn start(app: &Arc<App>) -> Result<(), StoreError> {
    app.bans.read(&*app.store, app.now()).await?;
    tokio::spawn(until_stopped(app.clone(), follow_orders(app.clone())));
    tokio::spawn(until_stopped(app.clone(), sweep(app.clone())));
    Ok(())
}

async fn until_stopped(app: Arc<App>, work: impl Future<Output = ()>) {
    let mut stages = app.stages();
    drop(app);
    tokio::select! {
        _ = stages.wait_for(|stage| *stage == Stage::Stopping) => {}
        () = work => {}
    }
}

async fn follow_orders(app: Arc<App>) {
    loop {
        match app.store.orders().await {
            Ok(orders) => {
                for (number, order) in orders {
                    match follow(&app, &order).await {
                        Ok(()) => _ = app.store.order_done(number).await, // if not, it is done again, which does no harm
                        Err(error) => tracing::warn!(%error, "an order of the command line has to wait"),
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "cannot look for orders of the command line"),
        }
        sleep(ORDERS).await;
    }
}

async fn follow(app: &Arc<App>, order: &Order) -> Result<(), StoreError> {
    match order {
        Order::Forget(user) => match forget(app, *user).await {
            Err(StoreError::Conflict) => Ok(()), // there is no such person
            done => done,
        },
        Order::Close(code) => match close(app, *code).await {
            Err(refusal @ (Refusal::StoreUnavailable | Refusal::Busy)) => {
                Err(StoreError::Unavailable(refusal.to_string()))
            }
            Ok(()) | Err(_) => Ok(()), // it is closed or was never there
        },
        Order::Bans => bans_changed(app).await,
    }
}

/// The bans have changed: everyone who is banned now has to go.
pub async fn bans_changed(app: &App) -> Result<(), StoreError> {
    app.bans.read(&*app.store, app.now()).await?;
    app.roll.tell(Notice::Bans);
    Ok(())
}

/// A time for operators, such as 2026-11-19 07:05.
pub fn utc(at: Millis) -> String {
    let text = jiff::Timestamp::from_millisecond(at).map(|at| at.to_string()).unwrap_or_default();
    text.replace('T', " ").chars().take("2000-01-01 00:00".len()).collect()
}

/// Closes a table, and a game that is played there.
pub async fn close(app: &App, code: Code) -> Result<(), Refusal> {
    app.tables.close(code).await
}

/// Writes down what an operator does.
pub async fn audit(app: &App, by: &str, action: &str, subject: String) -> Result<(), StoreError> {
    let (by, action) = (by.to_owned(), action.to_owned());
    app.store.audit(&AuditRow { at: app.now(), by, action, subject }).await
}

async fn sweep(app: Arc<App>) {
    loop {
        let now = app.now();
        let before = |keep: Duration| {
            let keep = Millis::try_from(keep.as_millis()).unwrap_or(Millis::MAX);
            (keep > 0).then(|| now.saturating_sub(keep))
        };
        let retention = Retention {
            reports_before: before(app.settings.keep_reports),
            audit_before: before(app.settings.keep_audit),
            games_before: before(app.settings.keep_games),
            now,
        };
        let swept = match app.bans.read(&*app.store, now).await {
            Ok(()) => app.store.sweep(retention).await,
            Err(error) => Err(error),
        };
        match swept {
            Ok(true) => continue, // there is more
            Ok(false) => {}
            Err(error) => tracing::warn!(%error, "cannot delete what is old"),
        }
        sleep(SWEEP).await;
    }
}
