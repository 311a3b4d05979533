//! Bots at a table: their tasks, which can run anywhere, and their answers.

use crate::game::json;
use bots::{Bot, Budget};
use game_core::{Game, Seat, SplitMix};
use protocol::Json;
use std::any::Any;
use std::fmt;
use std::sync::Mutex;

/// A bot's slot in a game: the bot itself while it is not thinking, and which events it has seen.
pub(crate) struct BotSlot<G: Game> {
    pub bot: Option<Box<dyn Bot<G>>>,
    /// It has seen all events up to this version.
    pub told: u64,
    /// Set while it is thinking.
    pub task_for_decision: Option<u64>,
}

impl<G: Game> Default for BotSlot<G> {
    fn default() -> BotSlot<G> {
        BotSlot { bot: None, told: 0, task_for_decision: None }
    }
}

/// A decision for a bot. It contains what the player in that seat knows and nothing else of the table, and can be sent to another
/// thread.
pub struct BotTask {
    pub seat: Seat,
    pub decision: u64,
    job: Box<Job>,
}

/// Thinks until it is done or told to stop; returns the choice and the bot.
type Job = dyn FnOnce(&dyn Fn() -> bool) -> (Json, Box<dyn Any + Send>) + Send;

impl BotTask {
    pub(crate) fn new<G: Game>(
        seat: Seat,
        decision: u64,
        mut bot: Box<dyn Bot<G>>,
        events: Vec<G::Event>,
        known: G::Knowledge,
        legal: Vec<G::Action>,
        seed: u64,
    ) -> BotTask {
        let job = move |cap: &dyn Fn() -> bool| {
            events.iter().for_each(|event| bot.observe(event));
            let action = bot.choose(&known, &legal, &Budget::default().capped(cap), &mut SplitMix::new(seed));
            (json(&action), Box::new(bot) as Box<dyn Any + Send>)
        };
        BotTask { seat, decision, job: Box::new(job) }
    }

    /// Thinks. `enough` is called from time to time; `true` stops with the best choice so far.
    pub fn choose(self, enough: &dyn Fn() -> bool) -> BotAnswer {
        let (action, bot) = (self.job)(enough);
        BotAnswer { seat: self.seat, decision: self.decision, action, bot: Mutex::new(Some(bot)) }
    }
}

impl fmt::Debug for BotTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Thinking(seat {}, decision {})", self.seat, self.decision)
    }
}

pub struct BotAnswer {
    pub seat: Seat,
    pub decision: u64,
    pub(crate) action: Json,
    /// In a lock, so that an answer is `Sync` although a bot is not.
    bot: Mutex<Option<Box<dyn Any + Send>>>,
}

impl BotAnswer {
    /// The answer for a bot that failed: its seat still has to be played.
    pub fn failed(seat: Seat, decision: u64, action: Json) -> BotAnswer {
        BotAnswer { seat, decision, action, bot: Mutex::new(None) }
    }

    pub(crate) fn bot<G: Game>(&mut self) -> Option<Box<dyn Bot<G>>> {
        self.bot.get_mut().ok()?.take()?.downcast().ok().map(|bot| *bot)
    }
}

impl fmt::Debug for BotAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Thought(seat {}, decision {})", self.seat, self.decision)
    }
}
