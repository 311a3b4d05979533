//! Sessions: when they expire, and how open sockets learn that theirs has ended.

use super::device::device;
use crate::Settings;
use crate::app::{App, Stage};
use crate::tables::now;
use axum::http::HeaderMap;
use game_table::UserId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{Expiry, Millis, Session, Store, StoreError, TokenHash};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until};

/// How often the use of a session is written down, an open socket checks its session, and expired ones are removed.
const INTERVAL: Duration = Duration::from_secs(3600);

/// When the store cannot be read, a socket checks its session again after this.
const RETRY: Duration = Duration::from_secs(60);

pub struct Sessions {
    store: Arc<dyn Store>,
    idle: Duration,
    lifetime: Duration,
    /// Those with open sockets, which are told when something happens to one of the user's sessions.
    watched: Mutex<HashMap<UserId, watch::Sender<()>>>,
}

fn millis(duration: Duration) -> Millis {
    Millis::try_from(duration.as_millis()).unwrap_or(Millis::MAX)
}

impl Sessions {
    pub fn new(settings: &Settings, store: Arc<dyn Store>) -> Arc<Sessions> {
        let (idle, lifetime) = (settings.session_idle, settings.session_lifetime);
        Arc::new(Sessions { store, idle, lifetime, watched: Mutex::default() })
    }

    fn expiry(&self) -> Expiry {
        let before = |duration| now().saturating_sub(millis(duration));
        // A device is still known when a session that began there has ended.
        let known_before = before(self.lifetime.saturating_mul(2));
        Expiry { seen_before: before(self.idle), started_before: before(self.lifetime), known_before }
    }

    fn interval(&self) -> Duration {
        INTERVAL.min(self.idle / 2)
    }

    /// The session of a token, unless it has expired.
    pub async fn find(&self, token: TokenHash) -> Result<Option<Session>, StoreError> {
        Ok(self.store.session(token).await?.filter(|session| !self.expiry().has_ended(session)))
    }

    /// The session is used by this request. It is written down only now and then; if it can't be, the request is answered anyway.
    pub async fn see(&self, session: &Session, headers: &HeaderMap) {
        if session.device.is_empty() || self.is_unseen(session) {
            self.write_seen(session, &device(headers)).await;
        }
    }

    fn is_unseen(&self, session: &Session) -> bool {
        now().saturating_sub(session.seen) >= millis(self.interval())
    }

    async fn write_seen(&self, session: &Session, device: &str) {
        if let Err(error) = self.store.see_session(session.token, now(), device).await {
            tracing::debug!(%error, "cannot note that a session is in use");
        }
    }

    /// Something has happened to a session of this user: open sockets check theirs.
    pub fn changed(&self, user: UserId) {
        if let Some(sender) = self.watched().get(&user) {
            sender.send_replace(());
        }
    }

    /// The session of an open socket. Due at once: it may have ended since it was found.
    pub fn watch(self: &Arc<Sessions>, user: UserId, token: TokenHash) -> OpenSession {
        let changes = self.watched().entry(user).or_default().subscribe();
        OpenSession { sessions: Arc::clone(self), user, token, changes, check: Instant::now() }
    }

    fn watched(&self) -> MutexGuard<'_, HashMap<UserId, watch::Sender<()>>> {
        self.watched.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The session of a socket, which may end while the socket is open.
pub struct OpenSession {
    sessions: Arc<Sessions>,
    user: UserId,
    token: TokenHash,
    changes: watch::Receiver<()>,
    /// When it is checked next, if nothing happens.
    check: Instant,
}

impl OpenSession {
    /// Waits until the session must be checked.
    pub async fn due(&mut self) {
        tokio::select! {
            () = sleep_until(self.check) => {}
            changed = self.changes.changed() => {
                if changed.is_err() {
                    std::future::pending::<()>().await; // cannot be: it is watched as long as this exists
                }
            }
        }
    }

    /// Whether the session still exists. An open socket counts as use.
    pub async fn is_valid(&mut self) -> bool {
        let sessions = &self.sessions;
        match sessions.find(self.token).await {
            Ok(Some(session)) => {
                if sessions.is_unseen(&session) {
                    sessions.write_seen(&session, &session.device).await;
                }
                let age = u64::try_from(now().saturating_sub(session.started)).unwrap_or(0);
                let left = sessions.lifetime.saturating_sub(Duration::from_millis(age));
                let left = if session.user.claimed { left } else { INTERVAL };
                self.check = Instant::now() + sessions.interval().min(left) + Duration::from_millis(1);
                true
            }
            Ok(None) => false,
            Err(_) => {
                self.check = Instant::now() + RETRY;
                true
            }
        }
    }
}

impl Drop for OpenSession {
    fn drop(&mut self) {
        let mut watched = self.sessions.watched();
        if watched.get(&self.user).is_some_and(|sender| sender.receiver_count() == 1) {
            watched.remove(&self.user);
        }
    }
}

/// Removes expired sessions until the server stops.
pub async fn sweep(app: Arc<App>) {
    let mut stages = app.stages();
    let sweeping = async {
        loop {
            match app.store.sweep_sessions(app.sessions.expiry()).await {
                Ok(0) => {}
                Ok(sessions) => tracing::info!(sessions, "expired sessions were removed"),
                Err(error) => tracing::warn!(%error, "cannot remove expired sessions"),
            }
            sleep(INTERVAL).await;
        }
    };
    tokio::select! {
        _ = stages.wait_for(|stage| *stage == Stage::Stopping) => {}
        () = sweeping => {}
    }
}
