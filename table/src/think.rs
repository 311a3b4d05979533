//! Bots at a table: their tasks, which can run anywhere, and their answers.

use bots::{Bot, Budget};
use game_core::{Game, Seat, SplitMix};
use std::any::Any;
use std::fmt;
use std::sync::Mutex;

/// A bot's slot in a game: the bot itself while it is not thinking, and which events it has seen.
pub(crate) struct BotSlot<G: Game> {
    pub bot: Option<Box<dyn Bot<G>>>,
    /// It has seen all events up to this version.
    pub observed: u64,
    /// Set while it is thinking.
    pub task_for_decision: Option<u64>,
}

impl<G: Game> Default for BotSlot<G> {
    fn default() -> BotSlot<G> {
        BotSlot { bot: None, observed: 0, task_for_decision: None }
    }
}

/// A decision for a bot. It contains what the player in that seat knows and nothing else of the table, and can be sent to another
/// thread.
pub struct BotTask {
    pub seat: Seat,
    pub decision: u64,
    job: Box<dyn Job>,
}

/// The time for one choice of a bot, in milliseconds. On a usual machine bots are done earlier; a slow or busy one stops them here, and
/// they play a little weaker instead of making everyone wait. It is shorter than the usual pause, so the real time does not show.
pub const MAX_THINKING_TIME: u64 = 100;

/// The time for what a bot does before a choice, in milliseconds, all calls together: Oracle solves a round for two before its first
/// choice. It depends on the round alone, so the time shows nothing. On a device messages are heard in between.
pub const MAX_PREPARING_TIME: u64 = 4_000;

/// A bot that thinks until it is done or told to stop.
trait Job: Send {
    fn prepare(&mut self, enough: &dyn Fn() -> bool) -> bool;
    fn choose(self: Box<Self>, enough: &dyn Fn() -> bool) -> BotAnswer;
    fn is_of_plan(&self) -> bool {
        false
    }
}

/// There is nothing to think about: what the plan chooses is worked out when the answer comes back.
struct PlanJob {
    seat: Seat,
    decision: u64,
    entry: u64,
}

impl Job for PlanJob {
    fn prepare(&mut self, _: &dyn Fn() -> bool) -> bool {
        true
    }

    fn choose(self: Box<Self>, _: &dyn Fn() -> bool) -> BotAnswer {
        let PlanJob { seat, decision, entry } = *self;
        BotAnswer { seat, decision, action: Box::new(PlanOf { entry }), bot: Mutex::new(None) }
    }

    fn is_of_plan(&self) -> bool {
        true
    }
}

/// In place of an action: what the plan of this entry chooses.
struct PlanOf {
    entry: u64,
}

struct Thinker<G: Game> {
    seat: Seat,
    decision: u64,
    bot: Box<dyn Bot<G>>,
    /// Those that it has not seen yet.
    events: Vec<G::Event>,
    known: G::Knowledge,
    legal: Vec<G::Action>,
    seed: u64,
}

impl<G: Game> Thinker<G> {
    fn catch_up(&mut self) {
        self.events.drain(..).for_each(|event| self.bot.observe(&event));
    }
}

impl<G: Game> Job for Thinker<G> {
    fn prepare(&mut self, enough: &dyn Fn() -> bool) -> bool {
        self.catch_up();
        self.bot.prepare(&self.known, &Budget::default().capped(enough))
    }

    fn choose(mut self: Box<Self>, enough: &dyn Fn() -> bool) -> BotAnswer {
        self.catch_up();
        let budget = Budget::default().capped(enough);
        let action = self.bot.choose(&self.known, &self.legal, &budget, &mut SplitMix::new(self.seed));
        BotAnswer::new::<G>(self.seat, self.decision, action, Some(self.bot))
    }
}

impl BotTask {
    pub(crate) fn new<G: Game>(
        seat: Seat,
        decision: u64,
        bot: Box<dyn Bot<G>>,
        events: Vec<G::Event>,
        known: G::Knowledge,
        legal: Vec<G::Action>,
        seed: u64,
    ) -> BotTask {
        let job = Box::new(Thinker { seat, decision, bot, events, known, legal, seed });
        BotTask { seat, decision, job }
    }

    /// The task of making the choice of a plan, which this entry has laid down.
    pub(crate) fn of_plan(seat: Seat, decision: u64, entry: u64) -> BotTask {
        BotTask { seat, decision, job: Box::new(PlanJob { seat, decision, entry }) }
    }

    /// Whether a player's plan is to choose, and not a bot.
    pub(crate) fn is_of_plan(&self) -> bool {
        self.job.is_of_plan()
    }

    /// Does what can be done before choosing, until `enough` is `true`; `true` when nothing is left to do.
    pub fn prepare(&mut self, enough: &dyn Fn() -> bool) -> bool {
        self.job.prepare(enough)
    }

    /// Thinks. `enough` is called from time to time; `true` stops with the best choice so far.
    pub fn choose(self, enough: &dyn Fn() -> bool) -> BotAnswer {
        self.job.choose(enough)
    }
}

impl fmt::Debug for BotTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BotTask(seat {}, decision {})", self.seat, self.decision)
    }
}

/// A bot's choice, and the bot itself, of a game of any kind.
pub struct BotAnswer {
    pub seat: Seat,
    pub decision: u64,
    action: Box<dyn Any + Send + Sync>,
    /// `None` if it failed. In a lock, so that an answer is `Sync` although a bot is not.
    bot: Mutex<Option<Box<dyn Any + Send>>>,
}

impl BotAnswer {
    pub(crate) fn new<G: Game>(
        seat: Seat,
        decision: u64,
        action: G::Action,
        bot: Option<Box<dyn Bot<G>>>,
    ) -> BotAnswer {
        let bot = bot.map(|bot| Box::new(bot) as Box<dyn Any + Send>);
        BotAnswer { seat, decision, action: Box::new(action), bot: Mutex::new(bot) }
    }

    pub(crate) fn action<G: Game>(&self) -> Option<G::Action> {
        self.action.downcast_ref().copied()
    }

    /// The entry of the plan that chooses, if it is no bot that has chosen.
    pub(crate) fn plan(&self) -> Option<u64> {
        self.action.downcast_ref::<PlanOf>().map(|plan| plan.entry)
    }

    /// The next choice in this seat is made by a new bot.
    pub(crate) fn dismiss_bot(&mut self) {
        self.bot = Mutex::new(None);
    }

    pub(crate) fn bot<G: Game>(&mut self) -> Option<Box<dyn Bot<G>>> {
        self.bot.get_mut().ok()?.take()?.downcast().ok().map(|bot| *bot)
    }
}

impl fmt::Debug for BotAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BotAnswer(seat {}, decision {})", self.seat, self.decision)
    }
}
