//! The bots of a table on this device: one thinks at a time, and the thinking time does not show.

use referee::{BotAnswer, BotTask, Table};
use std::collections::VecDeque;

/// For one choice of a bot: meanwhile no message is handled.
const MAX_THINKING_MS: u64 = 800;

/// Where people follow its moves, a bot always takes the same time: the real thinking time would reveal something about what it knows.
const PAUSE_MS: u64 = 600;

#[derive(Default)]
pub(crate) struct Bots {
    due: VecDeque<(BotTask, u64)>,
    /// An answer, and when it may be shown.
    ready: Option<(BotAnswer, u64)>,
}

pub(crate) enum Progress {
    Idle,
    /// An answer waits to be shown.
    Waiting,
    Ready(BotAnswer),
}

impl Bots {
    /// Adds the new tasks.
    pub fn wake(&mut self, table: &mut Table, now: u64, seed: impl FnMut() -> u64) {
        let followed = table.people_asked().is_empty();
        let shown = now + if followed { PAUSE_MS } else { 0 };
        self.due.extend(table.bots_due(seed).into_iter().map(|task| (task, shown)));
    }

    /// Runs one task, or returns an answer whose time has come.
    pub fn think(&mut self, millis: impl Fn() -> u64) -> Progress {
        let begun = millis();
        let answer = self.ready.take().or_else(|| {
            let (task, shown) = self.due.pop_front()?;
            Some((task.choose(&|| millis().saturating_sub(begun) > MAX_THINKING_MS), shown))
        });
        match answer {
            None => Progress::Idle,
            Some((answer, shown)) if shown <= millis() => Progress::Ready(answer),
            early => {
                self.ready = early;
                Progress::Waiting
            }
        }
    }

    /// How long to wait before asking again.
    pub fn pause(&self, now: u64) -> u32 {
        let left = self.ready.as_ref().map_or(0, |(_, shown)| shown.saturating_sub(now));
        u32::try_from(left).unwrap_or(u32::MAX)
    }
}
