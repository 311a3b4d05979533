//! The game at a table, of any kind, with its state hidden: stored lines, choices and bots' answers go in; planned steps, views and
//! redacted events come out.

use crate::hint::HintTask;
use crate::laid::LaidPlan;
use crate::look::UpdateMode;
use crate::setup::{InvalidSetup, options};
use crate::table::InvalidEntry;
use crate::think::{BotAnswer, BotSlot, BotTask};
use bots::{Level, Roster, Strength};
use catalog::record::{Record, read_step, write_step};
use catalog::{Adviser, GameModule, with_game};
use fair::Deal;
use game_core::{
    Game, Illegal, Outcome, Plan, Planned, Plans, Seat, SeatSet, Step, StepOf, Turn, Viewer, planned,
};
use serde_json::value::to_raw_value;
use std::any::Any;
use std::collections::VecDeque;
use std::fmt;
use wire::{Json, Refusal, Setup};

/// How many versions of a game are kept for clients that missed some. A client that missed more gets only the current view.
const MAX_HISTORY: usize = 4096;

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Due {
    pub decision: u64,
    pub asked: SeatSet,
    /// Those who have not chosen yet. Never sent: while choices are sealed it is secret who has chosen.
    pub owing: SeatSet,
    pub over: bool,
}

/// What a viewer may know of a game.
pub(crate) struct Seen {
    pub events: Vec<Json>,
    pub view: Json,
    pub legal: Vec<Json>,
}

/// Steps that follow from a choice, worked out but not yet stored. They are [committed](AnyGame::commit) as they are, so no step is
/// applied or read twice.
pub(crate) struct PlannedSteps {
    /// The lines to store.
    pub lines: Vec<Json>,
    /// Set if the game ends with them.
    pub outcome: Option<Outcome>,
    /// A [`NextSteps`] of the game.
    typed: Box<dyn Any + Send + Sync>,
}

impl fmt::Debug for PlannedSteps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PlannedSteps({:?})", self.lines)
    }
}

/// A game of any kind.
pub(crate) trait AnyGame: Send {
    fn due(&self) -> Due;
    /// The chance steps before the first decision.
    fn opening(&self) -> PlannedSteps;
    /// The steps that follow from a person's choice.
    fn submit(&self, seat: Seat, decision: u64, action: &str) -> Result<PlannedSteps, Refusal>;
    /// The steps that follow from a bot's choice.
    fn answer(&self, answer: &BotAnswer) -> Result<PlannedSteps, Refusal>;
    /// Takes over the next planned step, which is stored as this version.
    fn commit(&mut self, version: u64, planned: &mut PlannedSteps) -> Result<(), InvalidEntry>;
    /// Applies a stored line.
    fn apply(&mut self, version: u64, line: &Json) -> Result<(), InvalidEntry>;
    /// The record of the game after these planned steps.
    fn record(
        &self,
        planned: &PlannedSteps,
        names: Vec<String>,
        extra: &[(&str, Json)],
    ) -> Result<String, Refusal>;
    /// The record of the game as it is now, without choices that are not revealed yet.
    fn unfinished_record(&self, names: Vec<String>, extra: &[(&str, Json)]) -> Result<String, Refusal>;
    /// What a viewer may know of everything after `since`; without it, only the current view.
    fn show(&self, viewer: Viewer, since: Option<u64>, mode: UpdateMode) -> Seen;
    /// Whether everything after this version is still known.
    fn reaches(&self, since: u64) -> bool;
    /// The task of a bot of this level in this seat; `None` if it is already thinking. A Companion has this strength.
    fn think(&mut self, seat: Seat, level: Level, companion: Strength, seed: u64) -> Option<BotTask>;
    /// The work for a hint at this decision; `None` if nothing is asked of the seat.
    fn hint(&self, seat: Seat, decision: u64) -> Option<HintTask>;
    /// Takes back the bot that has thought.
    fn return_bot(&mut self, answer: &mut BotAnswer);
    /// The first legal choice of a seat, for a bot that failed at this decision.
    fn fallback(&self, seat: Seat, decision: u64) -> Option<BotAnswer>;
    /// Whether this plan can be laid down now. Returns it as the game itself writes it.
    fn check_plan(&self, seat: Seat, plan: &str) -> Result<Json, Refusal>;
    /// Lays down a plan that was stored as this entry, or revokes the one that is there.
    fn lay_plan(&mut self, seat: Seat, plan: Option<&Json>, entry: u64) -> Result<(), InvalidEntry>;
    /// A bot plays for the player, whose plan ends.
    fn drop_plan(&mut self, seat: Seat);
    /// The plan of a seat, unless it has ended.
    fn plan_of(&self, seat: Seat) -> Option<Json>;
    /// The entry that laid down or revoked the last plan of a seat.
    fn plan_entry(&self, seat: Seat) -> Option<u64>;
    /// The seats for which a plan chooses at this decision.
    fn planned(&self) -> SeatSet;
    /// The task of making the choice of a seat's plan; `None` if it was given out already.
    fn task_of_plan(&mut self, seat: Seat) -> Option<BotTask>;
    fn outcome(&self) -> Option<Outcome>;
    /// How many choices a seat has made.
    fn choices(&self, seat: Seat) -> u64;
}

pub(crate) fn begin(
    setup: &Setup,
    seats: usize,
    deal: Deal,
    version: u64,
) -> Result<Box<dyn AnyGame>, InvalidSetup> {
    with_game!(setup.game, G => {
        let options = options::<G>(setup)?;
        let state = <G>::new(&options, seats).map_err(|error| InvalidSetup::of(setup, seats, &error))?;
        Ok(Box::new(GameRun::<G>::new(options, state, deal, version)))
    })
}

struct GameRun<G: Plans> {
    options: G::Options,
    state: G,
    deal: Deal,
    steps: Vec<StepOf<G>>,
    /// The events of each version after `from`, newest last.
    history: VecDeque<(u64, Vec<G::Event>)>,
    from: u64,
    /// Counted from the version the game started with, so that no two decisions of a table have the same number and a choice meant
    /// for one game is never taken for the next.
    decision: u64,
    asked: SeatSet,
    bots: Vec<BotSlot<G>>,
    /// The last plan of each seat.
    plans: Vec<Option<LaidPlan<G>>>,
}

/// Planned steps with the state after them.
struct NextSteps<G: Game> {
    state: G,
    steps: VecDeque<Advance<G>>,
}

/// One step and what it changes.
struct Advance<G: Game> {
    step: StepOf<G>,
    events: Vec<G::Event>,
    /// Those who still owed a choice when the step was made.
    remaining: SeatSet,
    /// Those who owe a choice after it.
    owing: SeatSet,
}

impl<G: Game> Advance<G> {
    /// Applies a step to `state`.
    fn make(state: &mut G, step: StepOf<G>) -> Result<Advance<G>, Illegal> {
        let remaining = match step {
            Step::Act(seat, _) => owing(state).without(SeatSet::one(seat)),
            Step::Chance(_) => SeatSet::EMPTY,
        };
        let mut events = Vec::new();
        state.apply(step, &mut events)?;
        Ok(Advance { step, events, remaining, owing: owing(state) })
    }
}

fn owing<G: Game>(state: &G) -> SeatSet {
    match state.turn() {
        Turn::Act(seats) => seats,
        Turn::Chance | Turn::Over => SeatSet::EMPTY,
    }
}

impl<G: GameModule> GameRun<G> {
    fn new(options: G::Options, state: G, deal: Deal, version: u64) -> GameRun<G> {
        let bots = (0..state.seats()).map(|_| BotSlot::default()).collect();
        let plans = (0..state.seats()).map(|_| None).collect();
        let asked = owing(&state);
        GameRun {
            options,
            state,
            deal,
            steps: Vec::new(),
            history: VecDeque::new(),
            from: version,
            decision: version + u64::from(!asked.is_empty()),
            asked,
            bots,
            plans,
        }
    }

    /// A step with the chance steps that follow, until a seat is asked; without one, only the chance steps.
    fn plan(&self, first: Option<StepOf<G>>) -> Result<PlannedSteps, Illegal> {
        let mut state = self.state.clone();
        let mut steps: VecDeque<Advance<G>> = VecDeque::new();
        if let Some(step) = first {
            steps.push_back(Advance::make(&mut state, step)?);
        }
        while let Some(outcome) = self.deal.chance(&state, (self.steps.len() + steps.len()) as u64 + 1) {
            steps.push_back(Advance::make(&mut state, Step::Chance(outcome))?);
        }
        let lines = steps.iter().map(|advance| write_step::<G>(advance.step)).collect();
        Ok(PlannedSteps { lines, outcome: state.outcome(), typed: Box::new(NextSteps::<G> { state, steps }) })
    }

    /// `action` is `None` if it could not be read as one of this game.
    fn choice(&self, seat: Seat, decision: u64, action: Option<G::Action>) -> Result<PlannedSteps, Refusal> {
        if decision != self.decision {
            return Err(Refusal::StaleDecision { now: self.decision });
        }
        self.plan(Some(Step::Act(seat, action.ok_or(Refusal::IllegalAction)?))).map_err(refusal)
    }

    /// Records a step that was applied to the state.
    fn advance(&mut self, version: u64, advance: Advance<G>) {
        let Advance { step, events, remaining, owing } = advance;
        self.steps.push(step);
        self.history.push_back((version, events));
        if self.history.len() > MAX_HISTORY {
            self.from = self.history.pop_front().map_or(self.from, |(version, _)| version);
        }
        // A new decision opens, unless those who owe a choice are exactly the rest of the current one.
        if remaining.is_empty() || owing != remaining {
            self.asked = owing;
            self.decision += u64::from(!owing.is_empty());
        }
    }

    /// All events after `since`, oldest first.
    fn since(&self, since: u64) -> impl Iterator<Item = &G::Event> {
        let first = self.history.partition_point(|(version, _)| *version <= since);
        self.history.range(first..).flat_map(|(_, events)| events)
    }

    fn record_of(
        &self,
        steps: Vec<StepOf<G>>,
        names: Vec<String>,
        extra: &[(&str, Json)],
    ) -> Result<String, Refusal> {
        let mut record = Record::<G>::new(self.options.clone(), names, steps);
        for (key, value) in extra {
            record.header.set_extra(key, value).map_err(|_| Refusal::Internal)?;
        }
        record.to_text().map_err(|_| Refusal::Internal)
    }

    /// The plan of a seat, unless it was revoked or has ended.
    fn standing(&self, seat: Seat) -> Option<&LaidPlan<G>> {
        let laid = self.plans.get(seat.index())?.as_ref()?;
        let plan = laid.plan.as_ref().filter(|_| self.state.turn() != Turn::Over)?;
        let over = matches!(planned(&self.state, seat, plan, &laid.known), Planned::Over);
        (!over).then_some(laid)
    }

    /// What a plan chooses for its seat now.
    fn choice_of(&self, seat: Seat, laid: &LaidPlan<G>) -> Option<G::Action> {
        planned(&self.state, seat, laid.plan.as_ref()?, &laid.known).choice()
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.state.legal_actions(seat, &mut legal);
        legal
    }
}

impl<G: GameModule> AnyGame for GameRun<G> {
    fn due(&self) -> Due {
        let over = self.state.turn() == Turn::Over;
        Due { decision: self.decision, asked: self.asked, owing: owing(&self.state), over }
    }

    fn opening(&self) -> PlannedSteps {
        self.plan(None).expect("what chance may bring is legal")
    }

    fn submit(&self, seat: Seat, decision: u64, action: &str) -> Result<PlannedSteps, Refusal> {
        self.choice(seat, decision, serde_json::from_str(action).ok())
    }

    fn answer(&self, answer: &BotAnswer) -> Result<PlannedSteps, Refusal> {
        if let Some(entry) = answer.plan() {
            // The plan may have been revoked or replaced in the meantime.
            let plan = self.standing(answer.seat).filter(|plan| plan.entry == entry);
            let action = plan.and_then(|plan| self.choice_of(answer.seat, plan));
            return self.choice(answer.seat, answer.decision, Some(action.ok_or(Refusal::NotDue)?));
        }
        self.choice(answer.seat, answer.decision, answer.action::<G>())
    }

    fn commit(&mut self, version: u64, planned: &mut PlannedSteps) -> Result<(), InvalidEntry> {
        let missing = || InvalidEntry::new(version, "a step was not planned for this game");
        let next = planned.typed.downcast_mut::<NextSteps<G>>().ok_or_else(missing)?;
        let advance = next.steps.pop_front().ok_or_else(missing)?;
        if next.steps.is_empty() {
            self.state = next.state.clone();
        }
        self.advance(version, advance);
        Ok(())
    }

    fn apply(&mut self, version: u64, line: &Json) -> Result<(), InvalidEntry> {
        let step = read_step::<G>(line.get()).map_err(|problem| InvalidEntry::new(version, problem))?;
        let advance = Advance::make(&mut self.state, step);
        self.advance(version, advance.map_err(|error| InvalidEntry::new(version, error.to_string()))?);
        Ok(())
    }

    fn record(
        &self,
        planned: &PlannedSteps,
        names: Vec<String>,
        extra: &[(&str, Json)],
    ) -> Result<String, Refusal> {
        let next = planned.typed.downcast_ref::<NextSteps<G>>();
        let next = next.ok_or(Refusal::Internal)?; // the steps of another game
        let steps = self.steps.iter().copied().chain(next.steps.iter().map(|advance| advance.step));
        self.record_of(steps.collect(), names, extra)
    }

    fn unfinished_record(&self, names: Vec<String>, extra: &[(&str, Json)]) -> Result<String, Refusal> {
        // Those who have chosen at an open decision did so in its last steps, one each.
        let sealed = self.asked.len() - owing(&self.state).len();
        let open = self.steps.len() - sealed;
        self.record_of(self.steps[..open].to_vec(), names, extra)
    }

    fn show(&self, viewer: Viewer, since: Option<u64>, mode: UpdateMode) -> Seen {
        let events = since.into_iter().flat_map(|since| self.since(since));
        let visible = events.filter_map(|event| {
            let visible = match mode {
                UpdateMode::Live => G::redact(event, viewer),
                UpdateMode::CatchUp => self.state.recall(event, viewer),
            };
            visible.map(|event| json(&event))
        });
        let legal = match viewer {
            Viewer::Seat(seat) => self.legal(seat).iter().map(json).collect(),
            Viewer::Spectator => Vec::new(),
        };
        Seen { events: visible.collect(), view: json(&self.state.view(viewer)), legal }
    }

    fn reaches(&self, since: u64) -> bool {
        since >= self.from
    }

    fn think(&mut self, seat: Seat, level: Level, companion: Strength, seed: u64) -> Option<BotTask> {
        let legal = self.legal(seat);
        // A new bot, in place of one that is late, gets all events from the beginning.
        let slot = &self.bots[seat.index()];
        let observed = if slot.bot.is_some() { slot.observed } else { 0 };
        let viewer = Viewer::Seat(seat);
        let events: Vec<G::Event> =
            self.since(observed).filter_map(|event| G::redact(event, viewer)).collect();
        let newest = self.history.back().map_or(0, |(version, _)| *version);
        let slot = &mut self.bots[seat.index()];
        if legal.is_empty() || slot.task_for_decision == Some(self.decision) {
            return None;
        }
        slot.task_for_decision = Some(self.decision);
        slot.observed = newest;
        let bot = slot.bot.take().unwrap_or_else(|| G::Bots::seated(level, companion));
        Some(BotTask::new::<G>(seat, self.decision, bot, events, self.state.knowledge(seat), legal, seed))
    }

    fn hint(&self, seat: Seat, decision: u64) -> Option<HintTask> {
        let legal = self.legal(seat);
        if legal.is_empty() {
            return None;
        }
        let viewer = Viewer::Seat(seat);
        let seen = self.since(self.from).filter_map(|event| G::redact(event, viewer)).collect();
        let adviser = Adviser::<G>::new(seen, self.state.knowledge(seat), legal, (seat, decision));
        Some(HintTask::new(seat, decision, adviser))
    }

    fn return_bot(&mut self, answer: &mut BotAnswer) {
        if answer.plan().is_some() {
            let plan = self.plans.get_mut(answer.seat.index()).and_then(Option::as_mut);
            plan.into_iter().for_each(|plan| plan.returned(answer));
            return;
        }
        let waited_for = |slot: &&mut BotSlot<G>| slot.task_for_decision == Some(answer.decision);
        // A late one, from another decision or another game, is dropped: its place is taken.
        let Some(slot) = self.bots.get_mut(answer.seat.index()).filter(waited_for) else { return };
        *slot = match answer.bot::<G>() {
            Some(bot) => BotSlot { bot: Some(bot), observed: slot.observed, task_for_decision: None },
            None => BotSlot::default(), // it failed: the next one gets all events from the beginning
        };
    }

    fn fallback(&self, seat: Seat, decision: u64) -> Option<BotAnswer> {
        let action = *self.legal(seat).first()?;
        Some(BotAnswer::new::<G>(seat, decision, action, None))
    }

    fn check_plan(&self, seat: Seat, plan: &str) -> Result<Json, Refusal> {
        let plan: G::Plan = serde_json::from_str(plan).map_err(|_| Refusal::BadPlan)?;
        let fits = self.state.turn() != Turn::Over && plan.fits(&self.state.knowledge(seat));
        if fits { Ok(json(&plan)) } else { Err(Refusal::BadPlan) }
    }

    fn lay_plan(&mut self, seat: Seat, plan: Option<&Json>, entry: u64) -> Result<(), InvalidEntry> {
        let unreadable = |_| InvalidEntry::new(entry, "this is no plan of this game");
        let plan = plan.map(|plan| serde_json::from_str(plan.get())).transpose().map_err(unreadable)?;
        let known = self.state.knowledge(seat);
        let place = self.plans.get_mut(seat.index());
        let place = place.ok_or_else(|| InvalidEntry::new(entry, "there is no such seat"))?;
        *place = Some(LaidPlan::new(entry, plan, known));
        Ok(())
    }

    fn drop_plan(&mut self, seat: Seat) {
        let laid = self.plans.get_mut(seat.index()).and_then(Option::as_mut);
        laid.into_iter().for_each(|laid| laid.plan = None);
    }

    fn plan_of(&self, seat: Seat) -> Option<Json> {
        self.standing(seat).and_then(|plan| plan.plan.as_ref()).map(json)
    }

    fn plan_entry(&self, seat: Seat) -> Option<u64> {
        Some(self.plans.get(seat.index())?.as_ref()?.entry)
    }

    fn planned(&self) -> SeatSet {
        let chooses = |seat: &Seat| self.standing(*seat).and_then(|plan| self.choice_of(*seat, plan));
        owing(&self.state).iter().filter(|seat| chooses(seat).is_some()).collect()
    }

    fn task_of_plan(&mut self, seat: Seat) -> Option<BotTask> {
        let decision = self.decision;
        self.plans.get_mut(seat.index())?.as_mut()?.task(seat, decision)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    fn choices(&self, seat: Seat) -> u64 {
        self.steps.iter().filter(|step| matches!(step, Step::Act(by, _) if *by == seat)).count() as u64
    }
}

fn refusal(illegal: Illegal) -> Refusal {
    match illegal {
        Illegal::AlreadyChosen(_) => Refusal::AlreadyChosen,
        Illegal::NotDue(_) | Illegal::ChanceDue => Refusal::NotDue,
        Illegal::Over => Refusal::NotStarted,
        Illegal::ActionDue | Illegal::Action | Illegal::Outcome => Refusal::IllegalAction,
    }
}

pub(crate) fn json(value: &impl serde::Serialize) -> Json {
    to_raw_value(value).expect("plain data with text keys can be written")
}
