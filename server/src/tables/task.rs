//! The task that runs one table: all changes come through here, one after another.
//!
//! Each change is planned by the session, then stored, and only then committed and sent. If it cannot be stored, it has not happened.

use crate::bus::Announcement;
use crate::tables::announcer::Announcer;
use crate::tables::clock::{now, today};
use crate::tables::handle::{HintAnswer, TableHandle};
use crate::tables::{Context, unavailable};
use bots::Strength;
use game_core::Seat;
use game_table::{
    BotAnswer, Change, EndedGame, Entry, EntryKind, HintTask, Inputs, InvalidEntry, Occupant, Plan, Session,
    UserId,
};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Append, FinishedGame, Millis, RatedPlayer, SeatResult, StoreError, TableNote, TableRow};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, sleep_until};
use wire::{Command, Phase, Refusal, Unfinished};

/// How soon a table is unloaded again that nobody has entered since it was loaded.
const UNVISITED_TIMEOUT: Duration = Duration::from_secs(1);

pub enum TableJob {
    Change {
        change: Change,
        /// Receives the version after the change.
        answer: oneshot::Sender<Result<u64, Refusal>>,
    },
    /// A bot has thought; `None` if it failed.
    BotAnswer { seat: Seat, decision: u64, answer: Option<BotAnswer> },
    /// A visitor has asked for a hint, which has to be worked out.
    Hint { task: HintTask, answer: HintAnswer },
    /// Something could not be stored a moment ago: try again.
    Retry,
    /// Another process has stored entries.
    CatchUp { version: u64 },
}

enum Wakeup {
    Stopping,
    Job(TableJob),
    TimeOut,
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
    /// Whether the store knows when the table needs the server next. That is outdated as soon as anything changes.
    asleep: bool,
    /// Whether something has changed that lists show.
    unnoted: bool,
    announcer: Announcer,
}

impl TableTask {
    pub fn new(
        context: Arc<Context>,
        handle: Arc<TableHandle>,
        jobs: mpsc::Receiver<TableJob>,
        began: Millis,
        row: &TableRow,
    ) -> TableTask {
        let (changed, asleep) = (row.changed, row.asleep);
        let announcer = Announcer::new(context.notify);
        TableTask { context, handle, jobs, began, changed, asleep, unnoted: !asleep, announcer }
    }

    pub async fn run(mut self) {
        let mut stopping = self.context.stopping.subscribe();
        self.list();
        self.wake_bots();
        loop {
            if std::mem::take(&mut self.unnoted) {
                self.note().await;
            }
            if !self.announcer.announce(&self.context, &self.handle).await {
                self.retry_later();
            }
            let idle =
                if self.handle.was_visited() { self.context.life.sleep_after } else { UNVISITED_TIMEOUT };
            let deadline =
                self.handle.read(|session| session.deadline()).map(|at| self.context.clock.instant(at));
            let time_out = async {
                match deadline {
                    Some(deadline) => sleep_until(deadline).await,
                    None => std::future::pending().await,
                }
            };
            let wakeup = tokio::select! {
                biased;
                _ = stopping.wait_for(|stopping| *stopping) => Wakeup::Stopping,
                job = self.jobs.recv() => job.map_or(Wakeup::Stopping, Wakeup::Job),
                () = time_out => Wakeup::TimeOut,
                () = sleep(idle) => Wakeup::Idle,
            };
            match wakeup {
                Wakeup::Stopping => break,
                Wakeup::Job(job) => self.handle_job(job).await,
                Wakeup::TimeOut => {
                    let _ = self.write(&Change::TimeOut).await; // if it cannot be stored, it is tried again
                    self.handle.update(|session| session.timed_out(self.context.clock.now()));
                }
                Wakeup::Idle => {
                    if self.try_unload().await {
                        break;
                    }
                }
            }
        }
    }

    async fn handle_job(&mut self, job: TableJob) {
        match job {
            TableJob::Change { change, answer } => {
                let done = match self.admit(&change).await {
                    Ok(()) => self.write(&change).await,
                    Err(refusal) => Err(refusal),
                };
                let _ = answer.send(done); // the visitor may be gone
            }
            TableJob::BotAnswer { seat, decision, answer } => {
                let change = self.handle.update(|session| session.bot_answered(seat, decision, answer));
                let Some(change) = change else { return };
                match self.write(&change).await {
                    Ok(_) => self.wake_bots(),
                    Err(_) => self.retry_later(),
                }
            }
            TableJob::Hint { task, answer } => self.context.bots.advise(task, self.handle.clone(), answer),
            TableJob::Retry => self.wake_bots(),
            TableJob::CatchUp { version } => {
                if version > self.stored() && self.catch_up().await.is_err() {
                    self.retry_later();
                }
            }
        }
    }

    /// A person who wants to sit down must not have been removed for good, nor be blocked by the host.
    async fn admit(&self, change: &Change) -> Result<(), Refusal> {
        let Change::Command { by, command: Command::Sit { .. }, .. } = change else { return Ok(()) };
        let (host, seated) = self.handle.read(|session| {
            let table = session.table();
            (table.host(), table.place_of(by.user).is_some())
        });
        if seated || host == by.user {
            return Ok(());
        }
        let store = &self.context.store;
        let removed = store.removed(self.handle.key, by.user).await.map_err(|error| unavailable(&error))?;
        let blocked = store.has_blocked(host, by.user).await.map_err(|error| unavailable(&error))?;
        if removed.is_some() || blocked { Err(Refusal::NotAdmitted) } else { Ok(()) }
    }

    fn version(&self) -> u64 {
        self.handle.read(|session| session.table().version())
    }

    /// The number of the last entry.
    fn stored(&self) -> u64 {
        self.handle.read(|session| session.table().stored())
    }

    fn phase(&self) -> Phase {
        self.handle.read(|session| session.table().phase())
    }

    /// Unloads the table if it has no visitors and nothing will happen for a while; closes it first if it was abandoned long ago.
    async fn try_unload(&mut self) -> bool {
        if self.announcer.is_pending() || !self.handle.read(Session::is_deserted) {
            return false;
        }
        if now() >= self.expires() {
            let _ = self.write(&Change::Abandon(Unfinished::Idle)).await; // if not now, then next time
        }
        let Some(wake) = self.wake() else { return false };
        if self.phase() != Phase::Closed {
            if self.store_note(Some(wake)).await.is_err() {
                return false;
            }
            self.asleep = true;
        }
        self.handle.try_unload()
    }

    /// When the table is closed, if nothing happens there.
    fn expires(&self) -> Millis {
        let life = self.context.life;
        let after = if self.phase() == Phase::Playing { life.abandon_after } else { life.close_after };
        self.changed.saturating_add(Millis::try_from(after.as_millis()).unwrap_or(Millis::MAX))
    }

    /// When a table without visitors needs the server next; `None` if it must stay loaded.
    fn wake(&self) -> Option<Millis> {
        let clock = self.context.clock.now();
        let (deadline, bots_play, in_lobby) = self.handle.read(|session| {
            let table = session.table();
            let in_lobby = table.phase() == Phase::Gathering && table.setup().public;
            (session.deadline(), table.bots_play(), in_lobby)
        });
        let left = deadline.map(|deadline| Duration::from_millis(deadline.saturating_sub(clock)));
        // Someone may join from the lobby.
        if bots_play || in_lobby || left.is_some_and(|left| left < self.context.life.sleep_after) {
            return None;
        }
        let due = left.and_then(|left| Millis::try_from(left.as_millis()).ok()).map(|left| now() + left);
        Some(due.map_or(self.expires(), |due| due.min(self.expires())))
    }

    /// Notes what lists say of the table. If that fails, it is noted at the next change or when the server starts again.
    async fn note(&self) {
        if self.phase() != Phase::Closed
            && let Err(error) = self.store_note(None).await
            && error != StoreError::Conflict
        {
            tracing::warn!(table = %self.handle.code, %error, "cannot note the table");
        }
    }

    async fn store_note(&self, wake: Option<Millis>) -> Result<(), StoreError> {
        let (stored, note) = self.handle.read(|session| {
            let table = session.table();
            let people = table.occupants().flatten().filter_map(Occupant::user);
            let people = people.map(|user| (user, table.waits_for(user))).collect();
            (table.stored(), TableNote { summary: table.listed(), host: table.host(), people, wake })
        });
        self.context.store.note_table(self.handle.key, stored, &note).await
    }

    /// Plans, stores, commits and publishes a change. Returns the version after it.
    async fn write(&mut self, change: &Change) -> Result<u64, Refusal> {
        let inputs = Inputs { strength: self.strength().await, ..inputs() };
        for _ in 0..4 {
            let (plan, stored) = self
                .handle
                .read(|session| session.plan(change, &inputs).map(|plan| (plan, session.table().stored())))?;
            if plan.entries.is_empty() {
                return Ok(self.version());
            }
            let began = Instant::now();
            if std::mem::take(&mut self.asleep) {
                self.context.store.wake_table(self.handle.key).await.map_err(|error| unavailable(&error))?;
            }
            match self.append(stored + 1, &plan).await {
                Ok(()) => {
                    self.context.metrics.store_write(began.elapsed());
                    return self.commit(plan);
                }
                Err(StoreError::Conflict) => self.catch_up().await?,
                Err(error) => {
                    tracing::warn!(table = %self.handle.code, %error, "a change could not be stored and was dropped");
                    return Err(Refusal::StoreUnavailable);
                }
            }
        }
        Err(Refusal::Busy)
    }

    /// How strong the people at the table are, if that matters: for a Companion in a game that may be about to start. If it can't be
    /// read, they count as new.
    async fn strength(&self) -> Strength {
        let (game, people) = self.handle.read(|session| {
            let table = session.table();
            let matters = table.has_companion() && table.phase() != Phase::Playing;
            let people = table.occupants().flatten().filter_map(Occupant::user);
            (table.setup().game, people.filter(|_| matters).collect::<Vec<_>>())
        });
        if people.is_empty() {
            return Strength::NEW;
        }
        store::strength(&*self.context.store, game, &people).await.unwrap_or_else(|error| {
            tracing::warn!(table = %self.handle.code, %error, "cannot read how strong the players are");
            Strength::NEW
        })
    }

    async fn append(&self, first: u64, plan: &Plan) -> Result<(), StoreError> {
        let finished = plan.ended.as_ref().map(|ended| FinishedGame {
            rated: ended.rated && !self.context.addresses.are_shared(people(ended)),
            ..finished(ended, self.began)
        });
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

    /// Takes over a stored plan.
    fn commit(&mut self, plan: Plan) -> Result<u64, Refusal> {
        let summary = Summary::of(&plan.entries);
        let committed = self.handle.update(|session| session.commit(plan, self.context.clock.now()));
        self.publish(summary, committed)
    }

    /// Loads and applies entries that another process has stored.
    async fn catch_up(&mut self) -> Result<(), Refusal> {
        let entries = self.context.store.entries(self.handle.key).await.map_err(|error| {
            tracing::warn!(table = %self.handle.code, %error, "cannot read the table");
            Refusal::StoreUnavailable
        })?;
        let known = usize::try_from(self.stored()).unwrap_or(usize::MAX);
        let new: Vec<Entry> = entries.into_iter().skip(known).map(|(_, entry)| entry).collect();
        if !new.is_empty() {
            let applied = self.handle.update(|session| session.catch_up(&new, self.context.clock.now()));
            self.publish(Summary::of(&new), applied)?;
        }
        Ok(())
    }

    /// Announces what was stored, and wakes the bots it concerns.
    fn publish(&mut self, summary: Summary, applied: Result<(), InvalidEntry>) -> Result<u64, Refusal> {
        if let Err(broken) = applied {
            tracing::error!(table = %self.handle.code, %broken, "the stored entries are invalid");
            return Err(Refusal::Restarting);
        }
        self.announcer.changed();
        if !summary.is_private {
            self.changed = now();
        }
        if summary.starts {
            self.began = self.changed;
        }
        self.context.bus.announce(Announcement { table: self.handle.code, version: self.stored() });
        if summary.changes_table || self.phase() != Phase::Playing {
            self.list();
            self.unnoted = true;
        }
        self.tell_event();
        self.wake_bots();
        Ok(self.version())
    }

    /// Tells the event of this table that it has finished.
    fn tell_event(&self) {
        let event = self.handle.read(|session| session.table().event());
        if let Some(event) = event.filter(|_| self.phase() != Phase::Playing) {
            let _ = self.context.ended_in_events.send(event); // nobody listening is fine
        }
    }

    fn wake_bots(&self) {
        let due = self.handle.update(|session| session.bots_due(self.context.clock.now(), super::random_u64));
        for (task, not_before) in due {
            self.context.bots.think(task, not_before, self.handle.jobs());
        }
    }

    fn retry_later(&self) {
        let jobs = self.handle.jobs();
        tokio::spawn(async move {
            sleep(Duration::from_secs(1)).await;
            let _ = jobs.send(TableJob::Retry).await;
        });
    }

    fn list(&self) {
        let (listed, public) =
            self.handle.read(|session| (session.table().listed(), session.table().setup().public));
        self.context.lobby.set(listed, public);
    }
}

/// What entries do, as far as the server cares.
struct Summary {
    starts: bool,
    changes_table: bool,
    /// Only one player may know that anything happened.
    is_private: bool,
}

impl Summary {
    fn of(entries: &[Entry]) -> Summary {
        let any = |wanted: fn(&EntryKind) -> bool| entries.iter().any(|entry| wanted(&entry.kind));
        Summary {
            starts: any(|kind| matches!(kind, EntryKind::Started { .. })),
            changes_table: any(|kind| !kind.is_private() && !matches!(kind, EntryKind::Step { .. })),
            is_private: entries.iter().all(|entry| entry.kind.is_private()),
        }
    }
}

impl Drop for TableTask {
    fn drop(&mut self) {
        self.context.forget(&self.handle);
    }
}

pub(super) fn inputs() -> Inputs {
    Inputs {
        secret: fair::Secret::new(crate::tables::random()),
        date: today(),
        absent: Vec::new(),
        strength: Strength::NEW,
    }
}

fn people(ended: &EndedGame) -> impl Iterator<Item = UserId> {
    ended.seats.iter().filter_map(|(who, ..)| who.user())
}

fn finished(ended: &EndedGame, began: Millis) -> FinishedGame {
    let result = |(who, score, rank): &(Occupant, i32, u8)| SeatResult {
        who: match who {
            Occupant::Person(person) => RatedPlayer::User(person.user),
            Occupant::Bot { level, .. } => RatedPlayer::bot(*level, ended.companion),
        },
        name: who.name(),
        score: *score,
        rank: *rank,
    };
    let results = ended.seats.iter().map(result).collect();
    FinishedGame {
        id: ended.id.clone(),
        game: ended.game,
        results,
        record: ended.record.clone(),
        began,
        rated: ended.rated,
        unfinished: ended.unfinished,
        programs: ended.programs,
    }
}
