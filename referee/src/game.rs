//! The game at a table, of any kind, with its state hidden: record lines go in; views, redacted events and record lines come out.

use crate::look::UpdateMode;
use crate::setup::{InvalidSetup, options};
use crate::table::InvalidEntry;
use crate::think::{BotAnswer, BotSlot, BotTask};
use bots::{Level, Roster};
use catalog::GameModule;
use catalog::record::{Record, read_step, write_step};
use catalog::{GameKind, with_game};
use fair::Deal;
use game_core::{Game, Illegal, Outcome, Seat, SeatSet, Step, StepOf, Turn, Viewer};
use protocol::{Json, Refusal, Setup};
use serde_json::value::to_raw_value;
use std::collections::VecDeque;

/// How many versions of a game are kept for clients that missed some. A client that missed more gets only the current view.
const MAX_HISTORY: usize = 4096;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ended {
    pub outcome: Outcome,
    /// The lines of the record after its header.
    pub(crate) steps: Vec<String>,
}

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
pub(crate) struct Told {
    pub events: Vec<Json>,
    pub view: Json,
    pub legal: Vec<Json>,
}

/// A game of any kind.
pub(crate) trait AnyGame: Send {
    fn due(&self) -> Due;
    /// The chance steps before the first decision, and how the game ends if they end it.
    fn opening(&self) -> (Vec<Json>, Option<Ended>);
    /// The steps that follow from a seat's choice, and how the game ends if they end it.
    fn submit(&self, seat: Seat, decision: u64, action: &str) -> Result<(Vec<Json>, Option<Ended>), Refusal>;
    /// Applies a stored line.
    fn apply(&mut self, version: u64, line: &Json) -> Result<(), InvalidEntry>;
    /// What a viewer may know of everything after `since`; without it, only the current view.
    fn tell(&self, viewer: Viewer, since: Option<u64>, mode: UpdateMode) -> Told;
    /// Whether everything after this version is still known.
    fn reaches(&self, since: u64) -> bool;
    /// The task of a bot of this level in this seat; `None` if it is already thinking.
    fn think(&mut self, seat: Seat, level: Level, seed: u64) -> Option<BotTask>;
    /// Takes back the bot that has thought.
    fn return_bot(&mut self, answer: &mut BotAnswer);
    /// The first legal choice of a seat, for a bot that failed.
    fn first_legal(&self, seat: Seat) -> Option<Json>;
    fn outcome(&self) -> Option<Outcome>;
}

pub(crate) fn begin(
    setup: &Setup,
    seats: usize,
    deal: Deal,
    version: u64,
) -> Result<Box<dyn AnyGame>, InvalidSetup> {
    with_game!(setup.game, G => {
        let state = <G>::new(&options::<G>(setup)?, seats).map_err(|error| InvalidSetup::of(setup, seats, &error))?;
        Ok(Box::new(GameRun::<G>::new(state, deal, version)))
    })
}

/// The whole record of a game that ended.
pub(crate) fn record(
    setup: &Setup,
    names: Vec<String>,
    ended: &Ended,
    extra: &[(&str, Json)],
) -> Result<String, InvalidSetup> {
    let kind: GameKind = setup.game;
    with_game!(kind, G => {
        let steps: Result<Vec<_>, String> = ended.steps.iter().map(|line| read_step::<G>(line)).collect();
        let mut record = Record::<G>::new(options::<G>(setup)?, names, steps.map_err(InvalidSetup::new)?);
        for (key, value) in extra {
            record.header.set_extra(key, value).map_err(InvalidSetup::new)?;
        }
        record.to_text().map_err(InvalidSetup::new)
    })
}

struct GameRun<G: Game> {
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
}

impl<G: GameModule> GameRun<G> {
    fn new(state: G, deal: Deal, version: u64) -> GameRun<G> {
        let bots = (0..state.seats()).map(|_| BotSlot::default()).collect();
        let mut new = GameRun {
            state,
            deal,
            steps: Vec::new(),
            history: VecDeque::new(),
            from: version,
            decision: version,
            asked: SeatSet::EMPTY,
            bots,
        };
        new.open_decision(SeatSet::EMPTY);
        new
    }

    fn owing(&self) -> SeatSet {
        match self.state.turn() {
            Turn::Act(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// Opens a new decision, unless the seats that owe a choice are exactly the rest of the current one.
    fn open_decision(&mut self, remaining: SeatSet) {
        let owing = self.owing();
        if remaining.is_empty() || owing != remaining {
            self.asked = owing;
            self.decision += u64::from(!owing.is_empty());
        }
    }

    /// Applies chance steps to `state`, which is `lines.len()` steps ahead of this game, until a seat is asked.
    fn chance(&self, state: &mut G, lines: &mut Vec<Json>) {
        while let Some(outcome) = self.deal.chance(state, (self.steps.len() + lines.len()) as u64 + 1) {
            let step = Step::Chance(outcome);
            state.apply(step, &mut ()).expect("what chance may bring is legal");
            lines.push(write_step::<G>(step));
        }
    }

    fn ended(&self, state: &G, lines: &[Json]) -> Option<Ended> {
        let outcome = state.outcome()?;
        let before = self.steps.iter().map(|step| write_step::<G>(*step).get().to_owned());
        let steps = before.chain(lines.iter().map(|line| line.get().to_owned())).collect();
        Some(Ended { outcome, steps })
    }

    /// All events after `since`, oldest first.
    fn since(&self, since: u64) -> impl Iterator<Item = &G::Event> {
        let first = self.history.partition_point(|(version, _)| *version <= since);
        self.history.range(first..).flat_map(|(_, events)| events)
    }
}

impl<G: GameModule> AnyGame for GameRun<G> {
    fn due(&self) -> Due {
        let over = self.state.turn() == Turn::Over;
        Due { decision: self.decision, asked: self.asked, owing: self.owing(), over }
    }

    fn opening(&self) -> (Vec<Json>, Option<Ended>) {
        let mut lines = Vec::new();
        let mut state = self.state.clone();
        self.chance(&mut state, &mut lines);
        let ended = self.ended(&state, &lines);
        (lines, ended)
    }

    fn submit(&self, seat: Seat, decision: u64, action: &str) -> Result<(Vec<Json>, Option<Ended>), Refusal> {
        if decision != self.decision {
            return Err(Refusal::StaleDecision { now: self.decision });
        }
        let action: G::Action = serde_json::from_str(action).map_err(|_| Refusal::IllegalAction)?;
        let mut state = self.state.clone();
        let step = Step::Act(seat, action);
        state.apply(step, &mut ()).map_err(refusal)?;
        let mut lines = vec![write_step::<G>(step)];
        self.chance(&mut state, &mut lines);
        let ended = self.ended(&state, &lines);
        Ok((lines, ended))
    }

    fn apply(&mut self, version: u64, line: &Json) -> Result<(), InvalidEntry> {
        let broken = |problem: String| InvalidEntry::new(version, problem);
        let step = read_step::<G>(line.get()).map_err(broken)?;
        let mut events = Vec::new();
        let remaining = match step {
            Step::Act(seat, _) => self.owing().without(SeatSet::one(seat)),
            Step::Chance(_) => SeatSet::EMPTY,
        };
        self.state.apply(step, &mut events).map_err(|error| broken(error.to_string()))?;
        self.steps.push(step);
        self.history.push_back((version, events));
        if self.history.len() > MAX_HISTORY {
            self.from = self.history.pop_front().map_or(self.from, |(version, _)| version);
        }
        self.open_decision(remaining);
        Ok(())
    }

    fn tell(&self, viewer: Viewer, since: Option<u64>, mode: UpdateMode) -> Told {
        let events = since.into_iter().flat_map(|since| self.since(since));
        let told = events.filter_map(|event| {
            let told = match mode {
                UpdateMode::Live => G::redact(event, viewer),
                UpdateMode::CatchUp => self.state.recall(event, viewer),
            };
            told.map(|event| json(&event))
        });
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            self.state.legal_actions(seat, &mut legal);
        }
        Told {
            events: told.collect(),
            view: json(&self.state.view(viewer)),
            legal: legal.iter().map(json).collect(),
        }
    }

    fn reaches(&self, since: u64) -> bool {
        since >= self.from
    }

    fn think(&mut self, seat: Seat, level: Level, seed: u64) -> Option<BotTask> {
        let mut legal = Vec::new();
        self.state.legal_actions(seat, &mut legal);
        let fed = self.bots[seat.index()].told;
        let viewer = Viewer::Seat(seat);
        let events: Vec<G::Event> = self.since(fed).filter_map(|event| G::redact(event, viewer)).collect();
        let newest = self.history.back().map_or(0, |(version, _)| *version);
        let slot = &mut self.bots[seat.index()];
        if legal.is_empty() || slot.task_for_decision == Some(self.decision) {
            return None;
        }
        slot.task_for_decision = Some(self.decision);
        slot.told = newest;
        let bot = slot.bot.take().unwrap_or_else(|| G::Bots::level(level));
        Some(BotTask::new::<G>(seat, self.decision, bot, events, self.state.knowledge(seat), legal, seed))
    }

    fn return_bot(&mut self, answer: &mut BotAnswer) {
        let waited_for = |slot: &&mut BotSlot<G>| slot.task_for_decision == Some(answer.decision);
        // A late one, from another decision or another game, is dropped: its place is taken.
        let Some(slot) = self.bots.get_mut(answer.seat.index()).filter(waited_for) else { return };
        *slot = match answer.bot::<G>() {
            Some(bot) => BotSlot { bot: Some(bot), told: slot.told, task_for_decision: None },
            None => BotSlot::default(), // it failed: the next one gets all events from the beginning
        };
    }

    fn first_legal(&self, seat: Seat) -> Option<Json> {
        let mut legal = Vec::new();
        self.state.legal_actions(seat, &mut legal);
        legal.first().map(json)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
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
