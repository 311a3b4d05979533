//! The bots of a table on this device: one thinks at a time, and none shows how long it took.

use referee::{BotAnswer, BotTask, Table};
use std::collections::VecDeque;

/// No bot thinks longer than this about one choice, in milliseconds: meanwhile nobody is heard.
const MAX_THINKING_MS: u64 = 800;

/// Where people follow bots move by move each takes its time, always the same: how long it really thought says something about what
/// it knows.
const PAUSE_MS: u64 = 600;

/// The bots that are due.
#[derive(Default)]
pub(crate) struct Bots {
    due: VecDeque<(BotTask, u64)>,
    /// One that has thought, and when that may be shown.
    ready: Option<(BotAnswer, u64)>,
}

/// How far the bots are.
pub(crate) enum Progress {
    /// Nobody has to think.
    Idle,
    /// One has thought, or is waiting to be shown.
    Waiting,
    /// This one is to be answered now.
    Ready(BotAnswer),
}

impl Bots {
    /// Takes up whoever has to think now.
    pub fn wake(&mut self, table: &mut Table, now: u64, seed: impl FnMut() -> u64) {
        let followed = table.people_asked().is_empty();
        let shown = now + if followed { PAUSE_MS } else { 0 };
        self.due.extend(table.bots_due(seed).into_iter().map(|task| (task, shown)));
    }

    /// Lets one think, or gives the one that has thought when its time has come.
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
