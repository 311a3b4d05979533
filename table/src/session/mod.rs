//! A table with everyone who has it open: presence, reactions, what each visitor has seen, the clock, and when bots may answer.
//!
//! A [`Session`] does no I/O and reads no clock. What runs it (a server's task, a worker in the browser, a test) moves its inputs and
//! outputs: it [plans](Session::plan) a change, stores the entries, [commits](Session::commit) the plan, hands out what is
//! [new](Session::news) to each visitor, runs the bots' [tasks](Session::bots_due), and calls again when the
//! [deadline](Session::deadline) has passed. So a table behaves the same online, on a device and in tests.

mod countdown;
mod dialogue;
mod visitor;

pub use dialogue::{Dialogue, Request};
pub use visitor::{Revisions, Visitor};

use crate::entry::{Entry, EntryKind, Person, UserId};
use crate::hint::{HintReply, Hints};
use crate::plan::{Inputs, Plan};
use crate::table::{InvalidEntry, Table};
use crate::think::{BotAnswer, BotTask};
use countdown::{Awaited, Countdown};
use game_core::Seat;
use std::collections::VecDeque;
use visitor::Presence;
use wire::{Command, CommandId, Hint, Phase, Reaction, Refusal, ToClient, Unfinished};

/// Milliseconds of a clock that never goes back.
pub type Millis = u64;

/// Kept for visitors who are a moment behind.
const MAX_REACTIONS: usize = 16;

/// While people are asked too, bots take this part of their usual time.
const SEALED_PART: Millis = 4;

/// How long a plan takes to choose, in pauses of a bot: about as long as a quick person.
const PLAN_PAUSES: Millis = 2;
/// But never so long that the shortest time limit could end before.
const MAX_PLAN_PAUSE: Millis = 2_000;

/// The pause times 0.75 to 1.25: players who always take the same time look like machines.
fn vary(pause: Millis, noise: u64) -> Millis {
    pause.saturating_mul(768 + noise % 512) / 1024
}

/// How a table is run.
#[derive(Clone, Copy, Debug)]
pub struct SessionConfig {
    /// Whether decisions have a time limit.
    pub has_clock: bool,
    /// How long a bot takes, about, while no person is asked.
    pub bot_pause: Millis,
}

/// Something that may change a table.
#[derive(Debug)]
pub enum Change {
    Command {
        by: Person,
        id: CommandId,
        command: Command,
    },
    /// A command of a program, whose account belongs to `owner`.
    OfProgram {
        by: Person,
        owner: UserId,
        id: CommandId,
        command: Command,
    },
    /// A bot has chosen.
    Answer(BotAnswer),
    /// The deadline has passed.
    TimeOut,
    /// The table is given up, with the game that may be played there.
    Abandon(Unfinished),
    /// The event of this table was ended.
    End,
}

pub struct Session {
    table: Table,
    config: SessionConfig,
    countdown: Countdown,
    /// The number of connections of each user.
    connections: Vec<(UserId, usize)>,
    /// Big screens: a screen makes nobody present, not even the person who opened it.
    screens: usize,
    reactions: VecDeque<(u64, u8, Reaction)>,
    /// Nobody but those who asked learns of them, so they change no revision.
    hints: Hints,
    revisions: Revisions,
}

impl Session {
    /// Runs a table whose last step was made `ago`.
    pub fn new(table: Table, config: SessionConfig, now: Millis, ago: Millis) -> Session {
        let mut countdown = Countdown::default();
        if config.has_clock {
            countdown.resume(&table, now, ago);
        }
        let (version, stored) = (table.version(), table.stored());
        let revisions = Revisions { version, stored, ..Revisions::default() };
        Session {
            table,
            config,
            countdown,
            connections: Vec::new(),
            screens: 0,
            reactions: VecDeque::new(),
            hints: Hints::default(),
            revisions,
        }
    }

    pub fn table(&self) -> &Table {
        &self.table
    }

    pub(crate) fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    /// Counters that say whether there is anything new.
    pub fn revisions(&self) -> Revisions {
        self.revisions
    }

    /// A user opens a connection, or a big screen.
    pub fn connect(&mut self, user: UserId, screen: bool) {
        if screen {
            self.screens += 1;
        } else {
            match self.connections.iter_mut().find(|(known, _)| *known == user) {
                Some((_, connections)) => *connections += 1,
                None => self.connections.push((user, 1)),
            }
        }
        self.revisions.presence += 1;
    }

    /// A connection is closed.
    pub fn disconnect(&mut self, user: UserId, screen: bool) {
        if screen {
            self.screens = self.screens.saturating_sub(1);
        } else if let Some(at) = self.connections.iter().position(|(known, _)| *known == user) {
            self.connections[at].1 -= 1;
            if self.connections[at].1 == 0 {
                self.connections.swap_remove(at);
            }
        }
        self.revisions.presence += 1;
    }

    /// Whether nobody has the table open.
    pub fn is_deserted(&self) -> bool {
        self.connections.is_empty() && self.screens == 0
    }

    fn presence(&self) -> Presence {
        let seated: Vec<Option<UserId>> =
            self.table.occupants().map(|who| who.and_then(crate::Occupant::user)).collect();
        let there = |user: &UserId| self.is_there(*user);
        Presence {
            places: seated.iter().map(|user| user.as_ref().is_some_and(there)).collect(),
            spectators: self.connections.iter().filter(|(user, _)| !seated.contains(&Some(*user))).count(),
            screens: self.screens,
        }
    }

    /// What is new to a visitor since the last call. However much that is, it is one update: a slow visitor gets no queue of old ones.
    pub fn news(&self, visitor: &mut Visitor, now: Millis) -> Vec<ToClient> {
        let clock = self.countdown.shown(now);
        let mut news = Vec::new();
        news.extend(visitor.update(&self.table, self.revisions, clock));
        news.extend(visitor.presence(self.presence()));
        let seen = visitor.reactions(self.revisions);
        let newer = self.reactions.iter().filter(|(number, ..)| seen.is_some_and(|seen| *number > seen));
        news.extend(newer.map(|&(_, place, reaction)| ToClient::Reacted { place, reaction }));
        news
    }

    /// A visitor shows a reaction to everyone.
    pub fn react(&mut self, visitor: &Visitor, reaction: Reaction) -> Result<(), Refusal> {
        visitor.may_act()?;
        let place = self.table.place_of(visitor.user()).ok_or(Refusal::NotSeated)?;
        self.revisions.reactions += 1;
        self.reactions.push_back((self.revisions.reactions, place, reaction));
        if self.reactions.len() > MAX_REACTIONS {
            self.reactions.pop_front();
        }
        Ok(())
    }

    /// A visitor asks for a hint about this decision.
    pub fn hint(&mut self, visitor: &Visitor, decision: u64) -> Result<HintReply, Refusal> {
        visitor.may_act()?;
        self.hints.reply(self.table.hint(visitor.user(), decision)?)
    }

    /// Remembers a hint that was worked out; `None` if that failed.
    pub fn hinted(&mut self, seat: Seat, decision: u64, hint: Option<&Hint>) {
        self.hints.remember(seat, decision, hint);
    }

    /// Whether anyone has asked for a hint in this game, as far as this session knows.
    pub fn has_hinted(&self) -> bool {
        self.hints.any()
    }

    /// Whether a bot plays for this visitor, who has come back and should get the seat again: by a [`Command::Back`].
    pub fn is_returning(&self, visitor: &Visitor) -> bool {
        visitor.may_act().is_ok() && self.table.is_away(visitor.user())
    }

    /// What a change would add. Nothing happens before it is stored and [committed](Session::commit).
    pub fn plan(&self, change: &Change, inputs: &Inputs) -> Result<Plan, Refusal> {
        let inputs = &Inputs { absent: self.absent(), ..inputs.clone() };
        match change {
            // People who share a device trust it; and without a clock nobody could be waited for.
            Change::Command { command: Command::Commit { .. } | Command::Reveal { .. }, .. }
                if !self.config.has_clock =>
            {
                Err(Refusal::NoSaltDue)
            }
            // People who share a device have agreed already.
            Change::Command { by, id, command: Command::Start {} }
                if self.config.has_clock && self.table.start_asks(by) =>
            {
                self.table.submit(by, *id, &Command::Ready {}, inputs)
            }
            Change::Command { by, id, command } => self.table.submit(by, *id, command, inputs),
            Change::OfProgram { by, owner, id, command } => {
                self.table.submit_of_program(by, *owner, *id, command, inputs)
            }
            Change::Answer(answer) => Ok(self.table.answer(answer, inputs)),
            Change::TimeOut => Ok(match self.countdown.awaited() {
                Some(Awaited::Decision(decision)) => self.table.time_out(decision),
                Some(Awaited::Rematch(_)) => self.table.rematch_time_out(inputs),
                Some(Awaited::Start(_)) => self.table.start_time_out(inputs),
                None => Plan::default(),
            }),
            Change::Abandon(why) => self.table.abandon(*why),
            Change::End => Ok(self.table.end()),
        }
    }

    /// Takes over a plan that was stored.
    pub fn commit(&mut self, plan: Plan, now: Millis) -> Result<(), InvalidEntry> {
        let returned = plan.entries.iter().any(|entry| matches!(entry.kind, EntryKind::Back { .. }));
        self.table.commit(plan)?;
        self.changed(now);
        if returned {
            self.countdown.grace(now);
        }
        Ok(())
    }

    /// Applies entries that another process has stored.
    pub fn catch_up(&mut self, entries: &[Entry], now: Millis) -> Result<(), InvalidEntry> {
        entries.iter().try_for_each(|entry| self.table.apply(entry))?;
        self.changed(now);
        Ok(())
    }

    fn changed(&mut self, now: Millis) {
        (self.revisions.version, self.revisions.stored) = (self.table.version(), self.table.stored());
        if self.table.phase() != Phase::Playing {
            self.hints.forget();
        }
        if self.config.has_clock {
            let expects_hash = self.table.owing_hashes().any(|(_, user)| self.is_there(user));
            self.countdown.set(&self.table, now, expects_hash);
        }
    }

    /// Whether a user has the table open. A big screen makes nobody present.
    pub fn is_there(&self, user: UserId) -> bool {
        self.connections.iter().any(|(known, _)| *known == user)
    }

    /// The people who sit there and do not have the table open.
    fn absent(&self) -> Vec<UserId> {
        let seated = self.table.occupants().filter_map(|who| who.and_then(crate::Occupant::user));
        seated.filter(|user| !self.is_there(*user)).collect()
    }

    /// From now on a bot takes this long, about, while no person is asked.
    pub fn set_bot_pause(&mut self, pause: Millis) {
        self.config.bot_pause = pause;
    }

    /// When the time for the current decision is over.
    pub fn deadline(&self) -> Option<Millis> {
        self.countdown.deadline()
    }

    /// After a [`Change::TimeOut`]: if the same decision is still open (the change could not be stored, or only bots are waited for),
    /// the deadline is moved a little.
    pub fn timed_out(&mut self, now: Millis) {
        if self.deadline().is_some_and(|deadline| deadline <= now) {
            self.countdown.again(now, self.table.version());
        }
    }

    /// New tasks for bots, each with the earliest time at which its answer may be taken.
    ///
    /// That time is set before a bot starts to think and depends only on whether a person is asked and on noise, so that it reveals
    /// nothing of what the bot knows or chooses. Where people are asked too, they see only that someone has chosen, and bots wait
    /// just long enough to hide how long they thought.
    pub fn bots_due(&mut self, now: Millis, mut seed: impl FnMut() -> u64) -> Vec<(BotTask, Millis)> {
        let is_followed = self.table.people_asked().is_empty();
        let usual = self.config.bot_pause;
        let pause = |task: &BotTask| match task.is_of_plan() {
            true => usual.saturating_mul(PLAN_PAUSES).min(MAX_PLAN_PAUSE),
            false if is_followed => usual,
            false => usual / SEALED_PART,
        };
        let tasks = self.table.bots_due(&mut seed);
        let mut timed = |task: BotTask| {
            let pause = vary(pause(&task), seed());
            (task, now + pause)
        };
        tasks.into_iter().map(&mut timed).collect()
    }

    /// Takes back a bot that has thought, or failed (`None`). What it has chosen is a change.
    pub fn bot_answered(&mut self, seat: Seat, decision: u64, answer: Option<BotAnswer>) -> Option<Change> {
        let mut answer = answer.or_else(|| self.table.fallback_answer(seat, decision))?;
        self.table.return_bot(&mut answer);
        Some(Change::Answer(answer))
    }
}
