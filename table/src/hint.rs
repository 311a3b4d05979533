//! Hints: who may have one, and the work for it, which can run anywhere.

use crate::entry::UserId;
use crate::game::json;
use crate::table::Table;
use catalog::{Adviser, GameKind, GameModule};
use game_core::Seat;
use std::fmt;
use wire::{ActionChance, Hint, Refusal};

/// A hint to be worked out. It contains what the player in that seat knows and nothing else of the table, and can be sent to another thread.
pub struct HintTask {
    pub seat: Seat,
    pub decision: u64,
    job: Box<dyn Job>,
}

trait Job: Send {
    fn prepare(&mut self, enough: &dyn Fn() -> bool) -> bool;
    fn advise(self: Box<Self>, decision: u64, enough: &dyn Fn() -> bool) -> Hint;
}

impl<G: GameModule> Job for Adviser<G> {
    fn prepare(&mut self, enough: &dyn Fn() -> bool) -> bool {
        Adviser::prepare(self, enough)
    }

    fn advise(self: Box<Self>, decision: u64, enough: &dyn Fn() -> bool) -> Hint {
        let hint = Adviser::advise(*self, enough);
        let chance = |(action, chance): &(G::Action, f64)| ActionChance {
            action: json(action),
            chance: (chance.clamp(0.0, 1.0) * 10_000.0).round() as u16,
            alike: hint.alike.contains(action),
        };
        let chances = hint.chances.iter().map(chance).collect();
        Hint { decision, chances, choice: json(&hint.choice), reasons: hint.reasons }
    }
}

impl HintTask {
    pub(crate) fn new<G: GameModule>(seat: Seat, decision: u64, adviser: Adviser<G>) -> HintTask {
        HintTask { seat, decision, job: Box::new(adviser) }
    }

    /// Does what can be done before, until `enough` is `true`; `true` when nothing is left to do.
    pub fn prepare(&mut self, enough: &dyn Fn() -> bool) -> bool {
        self.job.prepare(enough)
    }

    /// Works it out. `enough` is called from time to time; `true` stops with what is known so far.
    pub fn advise(self, enough: &dyn Fn() -> bool) -> Hint {
        self.job.advise(self.decision, enough)
    }
}

impl fmt::Debug for HintTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HintTask(seat {}, decision {})", self.seat, self.decision)
    }
}

impl Table {
    /// The game in progress, if its players may ask for hints.
    pub(crate) fn game_with_hints(&self) -> Option<GameKind> {
        let setup = &self.game_in_progress()?.setup;
        setup.hints.then_some(setup.game)
    }

    /// The work for a hint about this decision, which the user has to make. It changes nothing about the table.
    pub fn hint(&self, user: UserId, decision: u64) -> Result<HintTask, Refusal> {
        let game = self.game_in_progress().ok_or(Refusal::NotStarted)?;
        let seat = game.seat_of(user).ok_or(Refusal::NotSeated)?;
        if self.event.is_some() {
            return Err(Refusal::EventTable);
        }
        if self.expedition.is_some() {
            return Err(Refusal::OneAttempt);
        }
        if !game.setup.hints {
            return Err(Refusal::NoHints);
        }
        if game.away.contains(seat) {
            return Err(Refusal::StandIn);
        }
        let due = game.play.due();
        match game.play.hint(seat, decision) {
            _ if due.decision != decision => Err(Refusal::StaleDecision { now: due.decision }),
            Some(task) => Ok(task),
            None if due.asked.contains(seat) => Err(Refusal::AlreadyChosen),
            None => Err(Refusal::NotDue),
        }
    }
}

/// The hints of the current game, so that each decision gets one, no matter who asks how often.
#[derive(Debug, Default)]
pub(crate) struct Hints(Vec<GivenHint>);

#[derive(Debug)]
struct GivenHint {
    seat: Seat,
    decision: u64,
    /// None while it is being worked out.
    hint: Option<Hint>,
}

/// What a player gets who asks for a hint.
#[derive(Debug)]
pub enum HintReply {
    Given(Hint),
    /// It has to be worked out, and then [remembered](crate::Session::hinted).
    Task(HintTask),
}

/// How long to wait before asking again for a hint that is being worked out, in milliseconds.
const ASK_AGAIN: u64 = 1000;

impl Hints {
    /// The reply to a seat that may have a hint.
    pub fn reply(&mut self, task: HintTask) -> Result<HintReply, Refusal> {
        let same = |given: &&GivenHint| given.seat == task.seat && given.decision == task.decision;
        match self.0.iter().find(same) {
            Some(GivenHint { hint: Some(hint), .. }) => Ok(HintReply::Given(hint.clone())),
            Some(GivenHint { hint: None, .. }) => Err(Refusal::TooFast { retry_ms: ASK_AGAIN }),
            None => {
                self.0.retain(|given| given.seat != task.seat);
                self.0.push(GivenHint { seat: task.seat, decision: task.decision, hint: None });
                Ok(HintReply::Task(task))
            }
        }
    }

    /// Remembers a hint that was worked out; `None` if that failed, and it can be tried again.
    pub fn remember(&mut self, seat: Seat, decision: u64, hint: Option<&Hint>) {
        let waited_for = |given: &GivenHint| given.seat == seat && given.decision == decision;
        match hint {
            Some(hint) => {
                let given = self.0.iter_mut().find(|given| waited_for(given));
                given.into_iter().for_each(|given| given.hint = Some(hint.clone()));
            }
            None => self.0.retain(|given| !waited_for(given)),
        }
    }

    /// Whether anyone has asked.
    pub fn any(&self) -> bool {
        !self.0.is_empty()
    }

    pub fn forget(&mut self) {
        self.0.clear();
    }
}
