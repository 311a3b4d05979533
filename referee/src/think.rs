//! Bots at a table: what one is asked, to be thought about wherever there is time for it, and what it answers.

use crate::game::json;
use bots::{Bot, Budget};
use game_core::{Game, Seat, SplitMix};
use protocol::Json;
use std::any::Any;
use std::fmt;
use std::sync::Mutex;

/// A bot's place in a game: itself while it is not thinking, and how much of the game it was told.
pub(crate) struct BotSlot<G: Game> {
    pub bot: Option<Box<dyn Bot<G>>>,
    /// The version up to which it was told everything.
    pub told: u64,
    /// The decision it is thinking about.
    pub task_for_decision: Option<u64>,
}

impl<G: Game> Default for BotSlot<G> {
    fn default() -> BotSlot<G> {
        BotSlot { bot: None, told: 0, task_for_decision: None }
    }
}

/// What a bot is asked. It holds what the player in that seat knows, and nothing else of the table; it can be sent to another
/// thread.
pub struct BotTask {
    /// The seat the bot plays.
    pub seat: Seat,
    /// The decision.
    pub decision: u64,
    job: Box<Job>,
}

/// Thinks until it is done or told that it is enough; gives the choice, and itself back.
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

    /// Thinks. `enough` is asked now and then whether to stop with the best choice found so far.
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

/// What a bot answers.
pub struct BotAnswer {
    /// The seat the bot plays.
    pub seat: Seat,
    /// The decision.
    pub decision: u64,
    /// The choice.
    pub(crate) action: Json,
    /// In a lock, so that an answer can be looked at from several threads although a bot cannot.
    bot: Mutex<Option<Box<dyn Any + Send>>>,
}

impl BotAnswer {
    /// What is answered for a bot that failed: the seat is played on, whatever happened to its bot.
    pub fn failed(seat: Seat, decision: u64, action: Json) -> BotAnswer {
        BotAnswer { seat, decision, action, bot: Mutex::new(None) }
    }

    /// The bot, to be put back into its place.
    pub(crate) fn bot<G: Game>(&mut self) -> Option<Box<dyn Bot<G>>> {
        self.bot.get_mut().ok()?.take()?.downcast().ok().map(|bot| *bot)
    }
}

impl fmt::Debug for BotAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Thought(seat {}, decision {})", self.seat, self.decision)
    }
}
