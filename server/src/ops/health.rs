//! Whether the server lives, and whether it should be sent players.

use super::quota;
use crate::api::ApiError;
use crate::app::{App, Stage};
use axum::Json;
use axum::extract::State;
use governor::RateLimiter;
use governor::clock::{Clock, MonotonicClock};
use governor::middleware::NoOpMiddleware;
use governor::state::{InMemoryState, NotKeyed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use store::Store;
use tokio::time::timeout;
use wire::Refusal;
use wire::http::{Health, Ready};

/// Longer than the store itself takes to give up.
const STORE_CHECK_TIMEOUT: Duration = Duration::from_secs(5);

/// Checks the store at a limited rate; in between, the last answer holds.
pub struct StoreHealth<C: Clock = MonotonicClock> {
    checks: RateLimiter<NotKeyed, InMemoryState, C, NoOpMiddleware<C::Instant>>,
    last: Mutex<Result<(), ApiError>>,
}

impl Default for StoreHealth {
    fn default() -> StoreHealth {
        StoreHealth::new(MonotonicClock)
    }
}

impl<C: Clock> StoreHealth<C> {
    fn new(clock: C) -> StoreHealth<C> {
        StoreHealth { checks: RateLimiter::direct_with_clock(quota(2, 10), clock), last: Mutex::new(Ok(())) }
    }

    async fn ask(&self, store: &dyn Store) -> Result<(), ApiError> {
        if self.checks.check().is_err() {
            return self.last.lock().unwrap_or_else(PoisonError::into_inner).clone();
        }
        let answer = match timeout(STORE_CHECK_TIMEOUT, store.check()).await {
            Ok(answer) => answer.map_err(ApiError::from),
            Err(_) => Err(Refusal::StoreUnavailable.into()),
        };
        self.last.lock().unwrap_or_else(PoisonError::into_inner).clone_from(&answer);
        answer
    }
}

/// Whether the server runs and can write
///
/// Tries to write to the store, without leaving a trace. If that fails, players keep what they have, and their choices are refused
/// until it works again.
#[utoipa::path(get, path = "/healthz", tag = "operating",
    responses((status = 200, body = Health), (status = 503, description = "`store_unavailable`, `store_corrupt` or `busy`")))]
pub async fn healthz(State(app): State<Arc<App>>) -> Result<Json<Health>, ApiError> {
    app.store_health.ask(&*app.store).await?;
    Ok(Json(Health {
        ok: true,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        tables: app.tables.count(),
        damaged_tables: app.tables.damaged(),
    }))
}

/// Whether the server should be sent players
///
/// No while it starts and while it stops.
#[utoipa::path(get, path = "/readyz", tag = "operating",
    responses((status = 200, body = Ready), (status = 503, description = "`restarting` or `busy`")))]
pub async fn readyz(State(app): State<Arc<App>>) -> Result<Json<Ready>, ApiError> {
    match app.stage() {
        Stage::Open => Ok(Json(Ready { ready: true })),
        Stage::Starting | Stage::Stopping => Err(Refusal::Restarting.into()),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use governor::clock::FakeRelativeClock;
    use store::MemoryStore;

    #[tokio::test]
    async fn a_client_that_asks_too_often_gets_the_last_answer() {
        let (clock, store) = (FakeRelativeClock::default(), MemoryStore::default());
        let store_health = StoreHealth::new(clock.clone());
        for _ in 0..10 {
            store_health.ask(&store).await.unwrap();
        }
        store.fail(Some("full".to_owned()));
        store_health.ask(&store).await.unwrap();
        clock.advance(Duration::from_secs(1));
        let unavailable = ApiError(Refusal::StoreUnavailable);
        assert_eq!(store_health.ask(&store).await, Err(unavailable.clone()));
        store.fail(None);
        store_health.ask(&store).await.unwrap();
        store.fail(Some("full".to_owned()));
        store_health.ask(&store).await.unwrap();
        clock.advance(Duration::from_secs(1));
        assert_eq!(store_health.ask(&store).await, Err(unavailable));
    }
}
