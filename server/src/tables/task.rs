//! The task that runs one table: all changes come through here, one after another.
//!
//! Each change is planned by the referee, then stored, and only then applied and sent. If it cannot be stored, it has not happened.

use crate::bus::Announcement;
use crate::tables::Context;
use crate::tables::clock::{now, today};
use crate::tables::handle::TableHandle;
use game_core::Seat;
use protocol::{Command, CommandId, Phase, Refusal};
use referee::{BotAnswer, EndedGame, Entry, EntryKind, Inputs, Occupant, Person, Plan, Table};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Append, FinishedGame, Millis, RatedPlayer, SeatResult, StoreError};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, sleep_until};

/// A table without visitors that waits for nobody is unloaded after this.
const IDLE_TIMEOUT: Duration = Duration::from_secs(300);

/// A table between games that has not changed for this long is closed.
const ABANDONED_AFTER: Millis = 24 * 3600 * 1000;

pub enum TableJob {
    Command {
        by: Person,
        id: CommandId,
        command: Command,
        /// Receives the version after the command.
        answer: oneshot::Sender<Result<u64, Refusal>>,
    },
    /// A bot has thought; `None` if it failed.
    BotAnswer { seat: Seat, decision: u64, answer: Option<BotAnswer> },
    /// Something could not be stored a moment ago: try again.
    Nudge,
    /// Another process has stored entries.
    CatchUp { version: u64 },
}

enum Wakeup {
    Stopping,
    TableJob(TableJob),
    TimeIsOver(u64),
    Idle,
}

pub(super) struct TableTask {
    context: Arc<Context>,
    handle: Arc<TableHandle>,
    jobs: mpsc::Receiver<TableJob>,
    /// When the current game started.
    began: Millis,
    /// When the last entry was stored.
    changed: Millis,
}

impl TableTask {
    pub fn new(
        context: Arc<Context>,
        handle: Arc<TableHandle>,
        jobs: mpsc::Receiver<TableJob>,
        began: Millis,
        changed: Millis,
    ) -> TableTask {
        TableTask { context, handle, jobs, began, changed }
    }

    pub async fn run(mut self) {
        let mut stopping = self.context.stopping.subscribe();
        self.list();
        self.wake_bots();
        loop {
            let end = self.handle.countdown().end();
            let time_is_over = async {
                match end {
                    Some((decision, end)) => {
                        sleep_until(end).await;
                        decision
                    }
                    None => std::future::pending().await,
                }
            };
            let happened = tokio::select! {
                biased;
                _ = stopping.wait_for(|stopping| *stopping) => Wakeup::Stopping,
                job = self.jobs.recv() => job.map_or(Wakeup::Stopping, Wakeup::TableJob),
                decision = time_is_over => Wakeup::TimeIsOver(decision),
                () = sleep(IDLE_TIMEOUT) => Wakeup::Idle,
            };
            match happened {
                Wakeup::Stopping => break,
                Wakeup::TableJob(job) => self.deal_with(job).await,
                Wakeup::TimeIsOver(decision) => self.time_out(decision).await,
                Wakeup::Idle => {
                    if self.try_unload().await {
                        break;
                    }
                }
            }
        }
    }

    async fn deal_with(&mut self, job: TableJob) {
        match job {
            TableJob::Command { by, id, command, answer } => {
                let inputs = inputs();
                let done = self.write(|table| table.submit(&by, id, &command, &inputs)).await;
                if let (Ok(_), Command::Back {} | Command::Sit { .. }) = (&done, &command) {
                    self.handle.countdown().grace();
                }
                let _ = answer.send(done); // the visitor may be gone
            }
            TableJob::BotAnswer { seat, decision, answer } => self.answer(seat, decision, answer).await,
            TableJob::Nudge => self.wake_bots(),
            TableJob::CatchUp { version } => {
                if version > self.handle.table().version() && self.catch_up().await.is_err() {
                    self.nudge_later();
                }
            }
        }
    }

    async fn answer(&mut self, seat: Seat, decision: u64, answer: Option<BotAnswer>) {
        let Some(mut answer) = answer.or_else(|| self.handle.table().fallback_answer(seat, decision)) else {
            return;
        };
        self.handle.table().return_bot(&mut answer);
        let inputs = inputs();
        match self.write(|table| Ok(table.answer(&answer, &inputs))).await {
            Ok(_) => self.wake_bots(),
            Err(_) => self.nudge_later(),
        }
    }

    async fn time_out(&mut self, decision: u64) {
        let done = self.write(|table| Ok(table.time_out(decision))).await;
        let mut countdown = self.handle.countdown();
        if done.is_err() || countdown.end().is_some_and(|(still, _)| still == decision) {
            countdown.again(); // it could not be stored, or only bots are waited for
        }
    }

    /// Unloads the table if it has no visitors and waits for nobody; closes it first if it was abandoned long ago.
    async fn try_unload(&mut self) -> bool {
        let (waits, between) = {
            let table = self.handle.table();
            (!table.people_owing().is_empty(), matches!(table.phase(), Phase::Gathering | Phase::Over))
        };
        if waits || !self.handle.is_deserted() {
            return false;
        }
        if between && now() - self.changed > ABANDONED_AFTER {
            let _ = self.write(|table| Ok(table.abandon())).await; // if not now, then next time
        }
        if between && self.handle.table().phase() == Phase::Gathering {
            return false; // someone may join from the lobby or with its link
        }
        self.handle.put_away()
    }

    /// Plans, stores, applies and publishes a change. Returns the version after it.
    async fn write(&mut self, plan: impl Fn(&Table) -> Result<Plan, Refusal>) -> Result<u64, Refusal> {
        for _ in 0..4 {
            let (plan, version) = {
                let table = self.handle.table();
                (plan(&table)?, table.version())
            };
            if plan.entries.is_empty() {
                return Ok(version);
            }
            let began = Instant::now();
            match self.append(version + 1, &plan).await {
                Ok(()) => {
                    self.context.metrics.store_write(began.elapsed());
                    return self.apply(&plan.entries);
                }
                Err(StoreError::Conflict) => self.catch_up().await?,
                Err(error) => {
                    tracing::warn!(table = %self.handle.code, %error, "not written down, so it did not happen");
                    return Err(Refusal::StoreUnavailable);
                }
            }
        }
        Err(Refusal::Busy)
    }

    async fn append(&self, first: u64, plan: &Plan) -> Result<(), StoreError> {
        let finished = plan.ended.as_ref().map(|ended| finished(ended, self.began));
        let closes = plan.entries.iter().any(|entry| matches!(entry.kind, EntryKind::Closed));
        let append = Append {
            table: self.handle.key,
            first,
            entries: &plan.entries,
            finished: finished.as_ref(),
            closes,
            now: now(),
        };
        self.context.store.append(append).await
    }

    /// Applies stored entries and publishes them.
    fn apply(&mut self, entries: &[Entry]) -> Result<u64, Refusal> {
        self.changed = now();
        let mut table = self.handle.table();
        for entry in entries {
            if let EntryKind::Started { .. } = entry.kind {
                self.began = self.changed;
            }
            if let Err(broken) = table.apply(entry) {
                tracing::error!(table = %self.handle.code, %broken, "what was written down does not fit");
                return Err(Refusal::Restarting);
            }
        }
        let version = table.version();
        self.handle.countdown().set(&table);
        drop(table);
        self.handle.tell(version);
        self.context.bus.announce(Announcement { table: self.handle.code, version });
        if entries.iter().any(|entry| !matches!(entry.kind, EntryKind::Step { .. })) {
            self.list();
        }
        self.wake_bots();
        Ok(version)
    }

    /// Loads and applies entries that another process has stored.
    async fn catch_up(&mut self) -> Result<(), Refusal> {
        let entries = self.context.store.entries(self.handle.key).await.map_err(|error| {
            tracing::warn!(table = %self.handle.code, %error, "cannot be read");
            Refusal::StoreUnavailable
        })?;
        let known = usize::try_from(self.handle.table().version()).unwrap_or(usize::MAX);
        let new: Vec<Entry> = entries.into_iter().skip(known).map(|(_, entry)| entry).collect();
        if !new.is_empty() {
            self.apply(&new)?;
        }
        Ok(())
    }

    fn wake_bots(&self) {
        let mut table = self.handle.table();
        let due = table.bots_due(crate::tables::random_u64);
        let together = table.asks_together();
        drop(table);
        for task in due {
            self.context.bots.think(task, together, self.handle.jobs());
        }
    }

    fn nudge_later(&self) {
        let jobs = self.handle.jobs();
        tokio::spawn(async move {
            sleep(Duration::from_secs(1)).await;
            let _ = jobs.send(TableJob::Nudge).await;
        });
    }

    fn list(&self) {
        let table = self.handle.table();
        self.context.lobby.set(table.listed(), table.setup().public);
    }
}

impl Drop for TableTask {
    fn drop(&mut self) {
        self.context.forget(&self.handle);
    }
}

pub(super) fn inputs() -> Inputs {
    Inputs { secret: fair::Secret::new(crate::tables::random()), date: today() }
}

fn finished(ended: &EndedGame, began: Millis) -> FinishedGame {
    let result = |(who, score, rank): &(Occupant, i32, u8)| SeatResult {
        who: match who {
            Occupant::Person(person) => RatedPlayer::User(person.user),
            Occupant::Bot(level) => RatedPlayer::Bot(*level),
        },
        name: who.name(),
        score: *score,
        rank: *rank,
    };
    let results = ended.seats.iter().map(result).collect();
    FinishedGame { id: ended.id.clone(), game: ended.game, results, record: ended.record.clone(), began }
}
