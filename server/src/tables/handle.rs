//! A table as its visitors use it: they look whenever something is new, and submit commands.

use crate::tables::clock::Countdown;
use crate::tables::task::TableJob;
use protocol::{Code, Command, CommandId, Reaction, Refusal, ToClient, Update};
use referee::{Person, Table, UpdateMode, UserId};
use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::TableKey;
use tokio::sync::{mpsc, oneshot, watch};

/// Kept for visitors who are a moment behind.
const MAX_REACTIONS: usize = 16;

/// Counters that tell a visitor what is new at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Revisions {
    pub version: u64,
    /// Increases whenever someone comes or goes.
    pub presence: u64,
    /// Increases with every reaction.
    pub reactions: u64,
}

/// One table, shared by the task that runs it and its visitors.
pub struct TableHandle {
    pub(super) code: Code,
    pub(super) key: TableKey,
    table: Mutex<Table>,
    countdown: Mutex<Countdown>,
    visitors: Mutex<Visitors>,
    news: watch::Sender<Revisions>,
    jobs: mpsc::Sender<TableJob>,
}

#[derive(Default)]
struct Visitors {
    /// The number of sockets of each user.
    sockets: BTreeMap<UserId, usize>,
    /// Big screens, whoever opened them: a screen makes nobody present.
    screens: usize,
    reactions: VecDeque<(u64, u8, Reaction)>,
    /// Set when the table is being unloaded: new visitors must load it again.
    away: bool,
}

impl Visitors {
    fn none(&self) -> bool {
        self.sockets.is_empty() && self.screens == 0
    }
}

impl TableHandle {
    pub(super) fn new(
        key: TableKey,
        table: Table,
        countdown: Countdown,
        jobs: mpsc::Sender<TableJob>,
    ) -> TableHandle {
        let news = Revisions { version: table.version(), ..Revisions::default() };
        TableHandle {
            code: table.code(),
            key,
            table: Mutex::new(table),
            countdown: Mutex::new(countdown),
            visitors: Mutex::default(),
            news: watch::Sender::new(news),
            jobs,
        }
    }

    /// Never held across an await.
    pub(super) fn table(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Locked after the table, if both are needed.
    pub(super) fn countdown(&self) -> MutexGuard<'_, Countdown> {
        self.countdown.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn visitors(&self) -> MutexGuard<'_, Visitors> {
        self.visitors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn tell(&self, version: u64) {
        self.news.send_modify(|news| news.version = version);
    }

    /// A new visitor or big screen; `None` if the table is being unloaded.
    pub(super) fn attach(self: &Arc<Self>, user: UserId, screen: bool) -> Option<Visit> {
        let mut visitors = self.visitors();
        if visitors.away {
            return None;
        }
        if screen {
            visitors.screens += 1;
        } else {
            *visitors.sockets.entry(user).or_default() += 1;
        }
        drop(visitors);
        self.news.send_modify(|news| news.presence += 1);
        Some(Visit { handle: self.clone(), user, screen })
    }

    fn detach(&self, user: UserId, screen: bool) {
        let mut visitors = self.visitors();
        if screen {
            visitors.screens -= 1;
        } else if let Some(sockets) = visitors.sockets.get_mut(&user) {
            *sockets -= 1;
            if *sockets == 0 {
                visitors.sockets.remove(&user);
            }
        }
        drop(visitors);
        self.news.send_modify(|news| news.presence += 1);
    }

    pub(super) fn is_deserted(&self) -> bool {
        self.visitors().none()
    }

    /// Unloads the table, unless someone has it open.
    pub(super) fn put_away(&self) -> bool {
        let mut visitors = self.visitors();
        visitors.away = visitors.none();
        visitors.away
    }

    /// Sends a job to the task that runs the table.
    pub(super) fn hand_in(&self, job: TableJob) -> Result<(), Refusal> {
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
    user: UserId,
    /// Whether this is a big screen.
    screen: bool,
}

impl Visit {
    /// The counters, now and whenever they change.
    pub fn news(&self) -> watch::Receiver<Revisions> {
        self.handle.news.subscribe()
    }

    /// What is new since a version this visitor knows.
    pub fn look(&self, since: Option<u64>, mode: UpdateMode) -> Update {
        let table = self.handle.table();
        let mut update = if self.screen {
            table.look_on_screen(self.user, since, mode)
        } else {
            table.look(self.user, since, mode)
        };
        if update.game.is_some() {
            update.clock = self.handle.countdown().told();
        }
        update
    }

    pub fn present(&self) -> ToClient {
        let seated: Vec<Option<UserId>> =
            self.handle.table().occupants().map(|who| who.and_then(referee::Occupant::user)).collect();
        let visitors = self.handle.visitors();
        let there = |user: &UserId| visitors.sockets.contains_key(user);
        let places = seated.iter().map(|user| user.as_ref().is_some_and(there)).collect();
        let spectators = visitors.sockets.keys().filter(|user| !seated.contains(&Some(**user))).count();
        ToClient::Present { places, spectators, screens: visitors.screens }
    }

    pub fn reactions(&self, after: u64) -> Vec<ToClient> {
        let visitors = self.handle.visitors();
        let newer = visitors.reactions.iter().filter(|(number, ..)| *number > after);
        newer.map(|&(_, place, reaction)| ToClient::Reacted { place, reaction }).collect()
    }

    pub fn react(&self, reaction: Reaction) -> Result<(), Refusal> {
        self.may_act()?;
        let place = self.handle.table().place_of(self.user).ok_or(Refusal::NotSeated)?;
        self.handle.news.send_modify(|news| {
            news.reactions += 1;
            let mut visitors = self.handle.visitors();
            visitors.reactions.push_back((news.reactions, place, reaction));
            if visitors.reactions.len() > MAX_REACTIONS {
                visitors.reactions.pop_front();
            }
        });
        Ok(())
    }

    /// Does a command. When this returns `Ok`, it is stored as part of that version.
    pub async fn submit(&self, by: Person, id: CommandId, command: Command) -> Result<u64, Refusal> {
        debug_assert_eq!(by.user, self.user, "a visitor speaks for himself");
        self.may_act()?;
        let (answer, answered) = oneshot::channel();
        self.handle.hand_in(TableJob::Command { by, id, command, answer })?;
        answered.await.unwrap_or(Err(Refusal::Restarting))
    }

    /// A big screen is within everyone's reach, so it accepts no commands.
    fn may_act(&self) -> Result<(), Refusal> {
        if self.screen { Err(Refusal::OnlyShows) } else { Ok(()) }
    }

    /// Whether a bot plays for this visitor, who could take the seat back.
    pub fn is_away(&self) -> bool {
        !self.screen && self.handle.table().is_away(self.user)
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        self.handle.detach(self.user, self.screen);
    }
}
