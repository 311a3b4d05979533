//! The current time: since 1970, since the start, and as a date.

use std::time::{Duration, SystemTime};
use store::Millis;
use tokio::time::Instant;

/// Milliseconds since 1970, for the store.
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}

/// A clock that never goes back, for sessions.
#[derive(Clone, Copy, Debug)]
pub struct MonotonicClock {
    start: Instant,
}

impl MonotonicClock {
    pub fn start() -> MonotonicClock {
        MonotonicClock { start: Instant::now() }
    }

    pub fn now(self) -> game_table::Millis {
        game_table::Millis::try_from(self.start.elapsed().as_millis()).unwrap_or(game_table::Millis::MAX)
    }

    pub fn instant(self, at: game_table::Millis) -> Instant {
        self.start + Duration::from_millis(at)
    }
}

/// As in records.
pub fn today() -> String {
    let mut text = jiff::Timestamp::now().to_string();
    text.truncate("2000-01-01".len());
    text
}
