//! A loaded table as its visitors use it: they take what is new, and submit commands.

use crate::tables::clock::MonotonicClock;
use crate::tables::task::TableJob;
use game_table::{Change, HintReply, Occupant, Person, Revisions, Session, UserId, Visitor};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{BlockRow, TableKey};
use tokio::sync::{mpsc, oneshot, watch};
use wire::{Code, Command, CommandId, Hint, KnownVersion, Reaction, Refusal, ToClient};

/// Where a hint is sent.
pub type HintAnswer = oneshot::Sender<Result<Hint, Refusal>>;

/// One table, shared by the task that runs it and its visitors.
pub struct TableHandle {
    pub(super) code: Code,
    pub(super) key: TableKey,
    session: Mutex<LoadedSession>,
    clock: MonotonicClock,
    news: watch::Sender<Revisions>,
    jobs: mpsc::Sender<TableJob>,
}

struct LoadedSession {
    session: Session,
    /// Whether anyone has entered it since it was loaded.
    visited: bool,
    /// Set when the table is being unloaded: new visitors must load it again.
    unloaded: bool,
}

impl TableHandle {
    pub(super) fn new(
        key: TableKey,
        session: Session,
        clock: MonotonicClock,
        jobs: mpsc::Sender<TableJob>,
    ) -> TableHandle {
        TableHandle {
            code: session.table().code(),
            key,
            news: watch::Sender::new(session.revisions()),
            session: Mutex::new(LoadedSession { session, visited: false, unloaded: false }),
            clock,
            jobs,
        }
    }

    /// The lock is never held across an await.
    fn lock(&self) -> MutexGuard<'_, LoadedSession> {
        self.session.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads the session.
    pub(super) fn read<T>(&self, read: impl FnOnce(&Session) -> T) -> T {
        read(&self.lock().session)
    }

    /// Changes the session, and tells its visitors if something is new.
    pub(super) fn update<T>(&self, update: impl FnOnce(&mut Session) -> T) -> T {
        let mut loaded = self.lock();
        let result = update(&mut loaded.session);
        let revisions = loaded.session.revisions();
        drop(loaded);
        self.news.send_if_modified(|news| std::mem::replace(news, revisions) != revisions);
        result
    }

    /// A new visitor or big screen; `None` if the table is being unloaded.
    pub(super) fn enter(
        self: &Arc<Self>,
        user: UserId,
        have: Option<KnownVersion>,
        screen: bool,
    ) -> Option<Result<Visit, Refusal>> {
        {
            let mut loaded = self.lock();
            if loaded.unloaded {
                return None;
            }
            loaded.visited = true;
        }
        let visitor = self.update(|session| {
            session.table().may_enter(user)?;
            if screen {
                session.table().may_be_shown()?;
            }
            session.connect(user, screen);
            Ok(Visitor::new(user, screen, have, session))
        });
        Some(visitor.map(|visitor| Visit { handle: self.clone(), visitor, screen, muted: Vec::new() }))
    }

    /// Whether anyone has entered the table since it was loaded.
    pub(super) fn was_visited(&self) -> bool {
        self.lock().visited
    }

    /// Unloads the table, unless someone has it open.
    pub(super) fn try_unload(&self) -> bool {
        let mut loaded = self.lock();
        loaded.unloaded = loaded.session.is_deserted();
        loaded.unloaded
    }

    /// Sends a job to the task that runs the table.
    pub(super) fn submit(&self, job: TableJob) -> Result<(), Refusal> {
        self.jobs.try_send(job).map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => Refusal::Busy,
            mpsc::error::TrySendError::Closed(_) => Refusal::Restarting,
        })
    }

    pub(super) fn jobs(&self) -> mpsc::Sender<TableJob> {
        self.jobs.clone()
    }
}

/// An open table; dropping it leaves.
pub struct Visit {
    handle: Arc<TableHandle>,
    visitor: Visitor,
    screen: bool,
    /// Those whose reactions this visitor does not want to see.
    muted: Vec<UserId>,
}

impl Visit {
    pub fn code(&self) -> Code {
        self.handle.code
    }

    /// From now on the visitor sees no reactions of these people.
    pub fn mute(&mut self, blocks: &[BlockRow]) {
        self.muted = blocks.iter().map(|block| block.user).collect();
    }

    /// Changes whenever something is new.
    pub fn revisions(&self) -> watch::Receiver<Revisions> {
        self.handle.news.subscribe()
    }

    /// What is new since the last call.
    pub fn news(&mut self) -> Vec<ToClient> {
        let Visit { handle, visitor, muted, .. } = self;
        handle.read(|session| {
            let mut news = session.news(visitor, handle.clock.now());
            if !muted.is_empty() {
                let at = |place: u8| session.table().occupants().nth(place.into()).flatten();
                let is_muted =
                    |place| at(place).and_then(Occupant::user).is_some_and(|user| muted.contains(&user));
                news.retain(
                    |message| !matches!(message, ToClient::Reacted { place, .. } if is_muted(*place)),
                );
            }
            news
        })
    }

    /// What a new connection of the same visitor would be sent first.
    pub fn snapshot(&self, have: Option<KnownVersion>) -> Vec<ToClient> {
        self.handle.read(|session| {
            let mut visitor = Visitor::new(self.visitor.user(), self.screen, have, session);
            session.news(&mut visitor, self.handle.clock.now())
        })
    }

    pub fn react(&self, reaction: Reaction) -> Result<(), Refusal> {
        self.handle.update(|session| session.react(&self.visitor, reaction))
    }

    /// Asks for a hint about this decision. It may take a while, so the answer comes later.
    pub fn hint(&self, decision: u64) -> Result<oneshot::Receiver<Result<Hint, Refusal>>, Refusal> {
        let (answer, answered) = oneshot::channel();
        match self.handle.update(|session| session.hint(&self.visitor, decision))? {
            HintReply::Given(hint) => _ = answer.send(Ok(hint)),
            HintReply::Task(task) => {
                let seat = task.seat;
                let submitted = self.handle.submit(TableJob::Hint { task, answer });
                submitted.inspect_err(|_| {
                    self.handle.update(|session| session.hinted(seat, decision, None));
                })?;
            }
        }
        Ok(answered)
    }

    /// Does a command. When this returns `Ok`, it is stored as part of that version.
    pub async fn submit(&self, by: Person, id: CommandId, command: Command) -> Result<u64, Refusal> {
        debug_assert_eq!(by.user, self.visitor.user(), "visitors submit their own commands");
        self.change(Change::Command { by, id, command }).await
    }

    /// Makes a change of this visitor, in the same way.
    pub async fn change(&self, change: Change) -> Result<u64, Refusal> {
        self.visitor.may_act()?;
        let (answer, answered) = oneshot::channel();
        self.handle.submit(TableJob::Change { change, answer })?;
        answered.await.unwrap_or(Err(Refusal::Restarting))
    }

    /// Whether a bot plays for this visitor, who has come back.
    pub fn is_returning(&self) -> bool {
        self.handle.read(|session| session.is_returning(&self.visitor))
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        self.handle.update(|session| session.disconnect(self.visitor.user(), self.screen));
    }
}
