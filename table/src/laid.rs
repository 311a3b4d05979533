//! Plans that players have laid down: who may, what becomes of them, and the tasks that make their choices.
//!
//! A plan is as secret as a sealed choice. Its entry does not count in the version that everyone sees, it is in nobody's view but its
//! player's, and its choice is made after a pause that does not depend on what it says (docs/decisions/0052).

use crate::entry::{EntryKind, Person, UserId};
use crate::plan::Plan;
use crate::table::Table;
use crate::think::{BotAnswer, BotTask};
use game_core::{Plans, Seat, SeatSet};
use wire::{GameUpdate, Json, Refusal};

/// The last plan of a seat.
pub(crate) struct LaidPlan<G: Plans> {
    /// The entry that laid it down, or revoked it.
    pub entry: u64,
    /// `None`: it was revoked.
    pub plan: Option<G::Plan>,
    /// What the player knew then.
    pub known: G::Knowledge,
    /// The decision for which a task was given out and has not come back.
    task_for_decision: Option<u64>,
}

impl<G: Plans> LaidPlan<G> {
    pub fn new(entry: u64, plan: Option<G::Plan>, known: G::Knowledge) -> LaidPlan<G> {
        LaidPlan { entry, plan, known, task_for_decision: None }
    }

    /// The task of making its choice. What it chooses is worked out when the pause is over.
    pub fn task(&mut self, seat: Seat, decision: u64) -> Option<BotTask> {
        if self.task_for_decision.replace(decision) == Some(decision) {
            return None;
        }
        Some(BotTask::of_plan(seat, decision, self.entry))
    }

    /// Its task has come back.
    pub fn returned(&mut self, answer: &BotAnswer) {
        if answer.plan() == Some(self.entry) && self.task_for_decision == Some(answer.decision) {
            self.task_for_decision = None;
        }
    }
}

impl Table {
    /// A player lays down a plan, or revokes it. Later plans replace earlier ones.
    pub(crate) fn lay_plan(&self, by: &Person, plan: Option<&Json>) -> Result<Plan, Refusal> {
        let game = self.game_in_progress().ok_or(Refusal::NotStarted)?;
        let seat = game.seat_of(by.user).ok_or(Refusal::NotSeated)?;
        if game.away.contains(seat) {
            return Err(Refusal::StandIn);
        }
        let plan = plan.map(|plan| game.play.check_plan(seat, plan.get())).transpose()?;
        let text = |plan: &Json| plan.get().to_owned();
        let changes = plan.as_ref().map(text) != game.play.plan_of(seat).as_ref().map(text);
        Ok(if changes { EntryKind::Planned { seat, plan }.into() } else { Plan::default() })
    }

    /// Applies [`EntryKind::Planned`].
    pub(crate) fn apply_plan(
        &mut self,
        entry: u64,
        seat: Seat,
        plan: Option<&Json>,
    ) -> Result<(), crate::InvalidEntry> {
        let no_game = || crate::InvalidEntry::new(entry, "there is no game");
        self.game.as_mut().ok_or_else(no_game)?.play.lay_plan(seat, plan, entry)
    }

    /// The people for whom a plan chooses now.
    pub(crate) fn plans_owing(&self) -> SeatSet {
        let planned = self.game_in_progress().map_or(SeatSet::EMPTY, |game| game.play.planned());
        planned.intersection(self.people_owing())
    }

    /// New tasks for plans. They come back as bots' do.
    pub(crate) fn plans_due(&mut self) -> Vec<BotTask> {
        let owing = self.plans_owing();
        let Some(game) = &mut self.game else { return Vec::new() };
        owing.iter().filter_map(|seat| game.play.task_of_plan(seat)).collect()
    }

    /// The entry that laid down or revoked this user's last plan in the current game.
    pub(crate) fn plan_entry(&self, user: UserId) -> Option<u64> {
        let game = self.game_in_progress()?;
        game.play.plan_entry(game.seat_of(user)?)
    }

    /// The game as a user sees it now, without anything that happened, because only their plan is new.
    pub(crate) fn look_at_plan(&self, user: UserId) -> Option<GameUpdate> {
        self.plan_entry(user)?;
        self.look(user, None, crate::UpdateMode::Live).game
    }
}
