//! The tables that are open in this process, each run by its own task.

mod addresses;
mod announcer;
mod bots;
mod clock;
mod handle;
mod keeper;
mod lobby;
mod moderation;
mod task;

pub use clock::{now, today};
pub use handle::Visit;
pub use lobby::LobbyVisit;

use crate::Settings;
use crate::bus::Bus;
use crate::notify::outbox::Waiting;
use crate::ops::Metrics;
use addresses::Addresses;
use bots::Bots;
use clock::MonotonicClock;
use game_table::{Change, Entry, EntryKind, InvalidEntry, Person, Session, SessionConfig, Table, UserId};
use handle::TableHandle;
use lobby::Lobby;
use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;
use store::{Append, Millis, Outage, Store, StoreError, TableRow};
use task::{TableJob, TableTask, inputs};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{OnceCell, broadcast, mpsc, oneshot, watch};
use wire::http::OwnTable;
use wire::{Code, KnownVersion, Phase, Refusal, Setup, TableSummary, Unfinished};

/// Per table; more are refused as `busy`.
const MAX_QUEUED_JOBS: usize = 64;

/// The most tables in a guest's own list.
const MAX_OWN: usize = 100;

#[derive(Clone, Copy, Debug)]
pub struct TableConfig {
    pub bot_threads: usize,
    /// The shortest time before a bot shows its choice.
    pub bot_pause: Duration,
    pub most_tables_per_guest: usize,
    /// Loaded at a time; when there are more, no new ones are opened.
    pub most_tables: usize,
    /// Whether people are told of decisions that may take days.
    pub notify: bool,
    /// Whether games are rated in which several players have the same address.
    pub rate_shared_address: bool,
    pub life: LifeCycle,
}

/// What happens to a table that nobody uses.
#[derive(Clone, Copy, Debug)]
pub struct LifeCycle {
    /// Without visitors for this long, it is unloaded, unless it needs the server sooner.
    pub sleep_after: Duration,
    /// Between games and unchanged for this long, it is closed.
    pub close_after: Duration,
    /// Unchanged for this long during a game, the game is ended and the table closed.
    pub abandon_after: Duration,
    /// Closed for this long, it keeps only the records of its games.
    pub archive_after: Duration,
}

impl TableConfig {
    pub fn of(settings: &Settings) -> TableConfig {
        TableConfig {
            bot_threads: settings.bot_threads,
            bot_pause: settings.bot_pause,
            most_tables_per_guest: settings.most_tables_per_guest,
            most_tables: settings.most_tables,
            notify: settings.notify.any(),
            rate_shared_address: settings.rate_shared_address,
            life: LifeCycle {
                sleep_after: settings.sleep_after,
                close_after: settings.close_after,
                abandon_after: settings.abandon_after,
                archive_after: settings.archive_after,
            },
        }
    }
}

#[derive(Clone)]
pub struct TableRegistry {
    context: Arc<Context>,
    config: TableConfig,
}

pub(crate) struct Context {
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    metrics: Arc<Metrics>,
    bots: Bots,
    session: SessionConfig,
    notify: bool,
    life: LifeCycle,
    addresses: Addresses,
    clock: MonotonicClock,
    /// When no server ran: that time is not taken from players.
    outages: OnceLock<Vec<Outage>>,
    /// Tables that could not be loaded.
    damaged: Mutex<BTreeSet<Code>>,
    lobby: Arc<Lobby>,
    /// Tells of every table of an event that has finished.
    ended_in_events: broadcast::Sender<Code>,
    open: Mutex<HashMap<Code, Arc<OnceCell<Arc<TableHandle>>>>>,
    stopping: watch::Sender<bool>,
}

impl TableRegistry {
    /// No tables yet: they are read from the store as they are needed. [`TableRegistry::start`] looks after those that nobody enters.
    pub fn new(
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        metrics: Arc<Metrics>,
        config: TableConfig,
    ) -> TableRegistry {
        let clock = MonotonicClock::start();
        let context = Arc::new(Context {
            bots: Bots::new(config.bot_threads, clock, metrics.clone()),
            clock,
            notify: config.notify,
            life: config.life,
            addresses: Addresses::new(config.rate_shared_address),
            outages: OnceLock::new(),
            damaged: Mutex::default(),
            session: SessionConfig {
                has_clock: true,
                bot_pause: u64::try_from(config.bot_pause.as_millis()).unwrap_or(u64::MAX),
            },
            lobby: Lobby::new(),
            ended_in_events: broadcast::Sender::new(256),
            open: Mutex::default(),
            stopping: watch::Sender::new(false),
            store,
            bus,
            metrics,
        });
        tokio::spawn(listen(context.clone()));
        TableRegistry { context, config }
    }

    /// From now on clocks run and bots play also where nobody is. Returns before any table is loaded, however many there are.
    pub async fn start(&self) -> Result<(), StoreError> {
        let outages = self.context.store.start_run(clock::now()).await?;
        let _ = self.context.outages.set(outages); // a registry is started once
        let awake = self.context.store.tables_awake().await?;
        keeper::start(&self.context, awake);
        Ok(())
    }

    /// Opens a table with `host` at its first place and bots of these levels at the next ones.
    pub async fn open(&self, host: Person, setup: Setup, bots: &[::bots::Level]) -> Result<Code, Refusal> {
        let user = host.user;
        self.check_limit(user).await?;
        let entries = Table::open(host, setup, bots, &inputs())?;
        for _ in 0..8 {
            let code = Code::new(random_u64() as u32);
            match self.context.store.open_table(code, user, &entries, clock::now()).await {
                Ok(_) => {
                    self.context.handle(code).await?;
                    return Ok(code);
                }
                Err(StoreError::Taken) => {}
                Err(error) => return Err(unavailable(&error)),
            }
        }
        Err(Refusal::Busy)
    }

    /// This user plays from there now.
    pub fn note_address(&self, user: UserId, address: IpAddr) {
        self.context.addresses.note(user, address);
    }

    /// Whether this guest may open one more table.
    pub(crate) async fn check_limit(&self, user: UserId) -> Result<(), Refusal> {
        if self.count() >= self.config.most_tables {
            tracing::warn!("no new table is opened: there are as many as most_tables allows");
            return Err(Refusal::Busy);
        }
        let most = self.config.most_tables_per_guest;
        let open = self.context.store.count_tables(user).await.map_err(|error| unavailable(&error))?;
        if open >= most { Err(Refusal::TooManyTables { most }) } else { Ok(()) }
    }

    pub(crate) async fn load_table(&self, code: Code) -> Result<(), Refusal> {
        self.context.handle(code).await.map(drop)
    }

    /// Closes a table of an event, unless its game is over.
    pub(crate) async fn end(&self, code: Code) -> Result<(), Refusal> {
        let handle = self.context.handle(code).await?;
        let (answer, answered) = oneshot::channel();
        handle.submit(TableJob::Change { change: Change::End, answer })?;
        answered.await.unwrap_or(Err(Refusal::Restarting)).map(drop)
    }

    /// The event of every table that finishes.
    pub(crate) fn ended_in_events(&self) -> broadcast::Receiver<Code> {
        self.context.ended_in_events.subscribe()
    }

    /// Enters a table as a person or as a big screen.
    pub async fn enter(
        &self,
        code: Code,
        user: UserId,
        have: Option<KnownVersion>,
        screen: bool,
    ) -> Result<Visit, Refusal> {
        for _ in 0..4 {
            let handle = self.context.handle(code).await?;
            let removed = self.context.store.removed(handle.key, user).await;
            if removed.map_err(|error| unavailable(&error))? == Some(false) {
                return Err(Refusal::NotAdmitted);
            }
            let blocks = self.context.store.blocks_of(user).await.map_err(|error| unavailable(&error))?;
            match handle.enter(user, have, screen) {
                Some(Ok(mut visit)) => {
                    visit.mute(&blocks);
                    return Ok(visit);
                }
                Some(Err(refusal)) => return Err(refusal),
                None => self.context.forget(&handle), // it was just being unloaded
            }
        }
        Err(Refusal::Busy)
    }

    /// A table's summary, whether it is public or not.
    pub async fn listed(&self, code: Code) -> Result<TableSummary, Refusal> {
        let handle = self.context.handle(code).await?;
        let listed = handle.read(|session| session.table().listed());
        if listed.phase == Phase::Closed { Err(Refusal::Closed) } else { Ok(listed) }
    }

    /// The open tables at which a guest sits or which they host.
    pub async fn own(&self, user: UserId) -> Result<Vec<OwnTable>, Refusal> {
        let rows = self.context.store.tables_of(user, MAX_OWN).await.map_err(|error| unavailable(&error))?;
        let now = |row: store::OwnTable| {
            // What is loaded knows better than what was noted.
            let loaded = self.context.loaded(row.summary.code);
            let (table, your_turn) = match loaded {
                Some(handle) => handle.read(|session| {
                    let table = session.table();
                    (table.listed(), table.waits_for(user))
                }),
                None => (row.summary, row.waits),
            };
            OwnTable { table, host: row.host, your_turn, changed: row.changed }
        };
        Ok(rows.into_iter().map(now).filter(|own| own.table.phase != Phase::Closed).collect())
    }

    /// Whether a table waits for a guest's part in this decision, who should be told of it.
    pub(crate) async fn awaits(&self, code: Code, user: UserId, decision: u64) -> Result<Waiting, Refusal> {
        let handle = self.context.handle(code).await?;
        Ok(handle.read(|session| {
            let table = session.table();
            if table.decision() != Some(decision) || !table.waits_for(user) {
                Waiting::No
            } else if session.is_there(user) {
                Waiting::Watching
            } else {
                Waiting::Yes
            }
        }))
    }

    /// How many tables could not be loaded because what is stored of them is damaged.
    pub fn damaged(&self) -> usize {
        self.context.damaged().len()
    }

    /// Enters the lobby.
    pub fn lobby(&self) -> LobbyVisit {
        self.context.lobby.visit()
    }

    /// Becomes true when the server stops.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.context.stopping.subscribe()
    }

    pub fn count(&self) -> usize {
        self.context.open().len()
    }

    /// Accepts nothing more and waits until every table has finished its work.
    pub async fn stop(&self) {
        self.context.stopping.send_replace(true);
        // Every task and every socket has a receiver: when all are gone, the work is done.
        let _ = tokio::time::timeout(Duration::from_secs(10), self.context.stopping.closed()).await;
    }
}

impl Context {
    /// The table with this code, loaded if necessary.
    async fn handle(self: &Arc<Self>, code: Code) -> Result<Arc<TableHandle>, Refusal> {
        if *self.stopping.borrow() {
            return Err(Refusal::Restarting);
        }
        let cell = self.open().entry(code).or_default().clone();
        let handle = cell.get_or_try_init(|| read(self, code)).await;
        if handle.is_err() {
            let mut open = self.open();
            if open.get(&code).is_some_and(|there| Arc::ptr_eq(there, &cell) && !cell.initialized()) {
                open.remove(&code);
            }
        }
        handle.cloned()
    }

    fn open(&self) -> MutexGuard<'_, HashMap<Code, Arc<OnceCell<Arc<TableHandle>>>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn damaged(&self) -> MutexGuard<'_, BTreeSet<Code>> {
        self.damaged.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table with this code, if it is loaded.
    fn loaded(&self, code: Code) -> Option<Arc<TableHandle>> {
        self.open().get(&code).and_then(|cell| cell.get().cloned())
    }

    /// Removes a table from memory.
    fn forget(&self, handle: &Arc<TableHandle>) {
        let mut open = self.open();
        let same = |cell: &Arc<OnceCell<Arc<TableHandle>>>| {
            cell.get().is_some_and(|there| Arc::ptr_eq(there, handle))
        };
        if open.get(&handle.code).is_some_and(same) {
            open.remove(&handle.code);
            self.leave_lobby(handle);
            self.metrics.tables(-1);
        }
    }

    /// A table that is unloaded cannot be joined, so it leaves the lobby.
    fn leave_lobby(&self, handle: &TableHandle) {
        if !*self.stopping.borrow() {
            self.lobby.remove(handle.code);
        }
    }
}

/// Loads a table and starts its task.
async fn read(context: &Arc<Context>, code: Code) -> Result<Arc<TableHandle>, Refusal> {
    let row = context.store.table(code).await.map_err(|error| unavailable(&error))?;
    let row = row.ok_or(Refusal::UnknownTable)?;
    let entries = match context.store.entries(row.key).await {
        Err(StoreError::Corrupt(why)) => return Err(damaged(context, code, &why)),
        entries => entries.map_err(|error| unavailable(&error))?,
    };
    if row.closed && entries.is_empty() {
        return Err(Refusal::Closed); // archived
    }
    let table = match Table::replay(code, entries.iter().map(|(_, entry)| entry)) {
        Ok(table) => table,
        Err(broken) => return Err(refuse(context, &row, entries.len(), &broken).await),
    };
    context.damaged().remove(&code);
    if row.closed {
        return Err(Refusal::Closed);
    }
    let handle = start(context, &row, table, &entries);
    if row.restored {
        let (answer, _) = oneshot::channel();
        handle.submit(TableJob::Change { change: Change::Abandon(Unfinished::Restored), answer })?;
        tracing::warn!(table = %code, "the table is closed: it comes from a backup, and may have gone on since");
    }
    Ok(handle)
}

/// A table whose entries cannot be read is left as it is, for the operator.
fn damaged(context: &Context, code: Code, why: &dyn std::fmt::Display) -> Refusal {
    if context.damaged().insert(code) {
        tracing::error!(table = %code, %why, "the table is damaged; `quipu check` says what can be saved");
    }
    Refusal::Damaged
}

/// Why a table cannot be loaded. One with a game by older rules is closed: nobody can continue it, and it no longer counts toward its
/// host's limit. Its entries stay, also for a program that still knows those rules.
async fn refuse(context: &Context, row: &TableRow, entries: usize, broken: &InvalidEntry) -> Refusal {
    let Some(other) = broken.other_rules else { return damaged(context, row.code, broken) };
    if !other.are_older() {
        tracing::error!(table = %row.code, %broken, "the table needs a newer version of this program");
    } else if !row.closed {
        let closed = [EntryKind::Closed.into()];
        let first = entries as u64 + 1;
        let append =
            Append { table: row.key, first, entries: &closed, finished: None, closes: true, now: now() };
        match context.store.append(append).await {
            Ok(()) => tracing::warn!(table = %row.code, %broken, "the table was closed"),
            Err(StoreError::Conflict) => {} // another process was faster
            Err(error) => return unavailable(&error),
        }
    }
    Refusal::OtherRules
}

fn start(
    context: &Arc<Context>,
    row: &TableRow,
    table: Table,
    entries: &[(Millis, Entry)],
) -> Arc<TableHandle> {
    let last = |wanted: fn(&EntryKind) -> bool| {
        entries.iter().rev().find(|(_, entry)| wanted(&entry.kind)).map_or(0, |(at, _)| *at)
    };
    let began = last(|what| matches!(what, EntryKind::Started { .. }));
    let stepped = last(|what| matches!(what, EntryKind::Step { .. } | EntryKind::Started { .. }));
    let lost = context.outages.get().map_or(0, |outages| Outage::since(outages, stepped));
    let ago = u64::try_from(clock::now() - stepped - lost).unwrap_or(0);
    let session = Session::new(table, context.session, context.clock.now(), ago);
    let (sender, jobs) = mpsc::channel(MAX_QUEUED_JOBS);
    let handle = Arc::new(TableHandle::new(row.key, session, context.clock, sender));
    context.metrics.tables(1);
    tokio::spawn(TableTask::new(context.clone(), handle.clone(), jobs, began, row).run());
    handle
}

/// Lets loaded tables catch up with what other processes have stored.
async fn listen(context: Arc<Context>) {
    let mut announced = context.bus.listen();
    let mut stopping = context.stopping.subscribe();
    loop {
        let announcement = tokio::select! {
            _ = stopping.wait_for(|stopping| *stopping) => return,
            announcement = announced.recv() => announcement,
        };
        match announcement {
            Ok(announcement) => {
                let handle = context.loaded(announcement.table);
                let behind = |handle: &Arc<TableHandle>| {
                    handle.read(|session| session.table().stored()) < announcement.version
                };
                if let Some(handle) = handle.filter(behind) {
                    let _ = handle.submit(TableJob::CatchUp { version: announcement.version }); // if it is busy, it will meet a conflict
                }
            }
            Err(RecvError::Lagged(_)) => {
                let all: Vec<_> = context.open().values().filter_map(|cell| cell.get().cloned()).collect();
                for handle in all {
                    let _ = handle.submit(TableJob::CatchUp { version: u64::MAX });
                }
            }
            Err(RecvError::Closed) => return,
        }
    }
}

pub(crate) fn unavailable(error: &StoreError) -> Refusal {
    tracing::warn!(%error, "the store is unavailable");
    Refusal::StoreUnavailable
}

pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

pub(crate) fn random_u64() -> u64 {
    u64::from_le_bytes(random())
}
