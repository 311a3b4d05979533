//! The game at a table: its state behind a wall. In go lines of its record, out come views, redacted events and lines.

use crate::setup::{SetupFault, options};
use crate::table::Broken;
use crate::think::{Mind, Thinking, Thought};
use bots::{Level, Roster};
use catalog::GameModule;
use catalog::record::{Record, read_step, write_step};
use catalog::{GameKind, with_game};
use fair::Deal;
use game_core::{Game, Illegal, Outcome, Seat, SeatSet, Step, StepOf, Turn, Viewer};
use protocol::{Json, Refusal, Setup};
use serde_json::value::to_raw_value;
use std::collections::VecDeque;

/// So many versions of a game are kept to be told again. Whoever has missed more gets what lies on the table now.
const HISTORY: usize = 4096;

/// A game that came to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ended {
    /// Score and rank by seat.
    pub outcome: Outcome,
    /// Every step, as lines of the record, after its header.
    pub(crate) steps: Vec<String>,
}

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Due {
    /// The number of the decision.
    pub decision: u64,
    /// Who is asked.
    pub asked: SeatSet,
    /// Who of them has not chosen yet. Never told: while choices are sealed it is a secret who has chosen.
    pub owing: SeatSet,
    /// Whether the game is over.
    pub over: bool,
}

/// What a viewer is told of a game.
pub(crate) struct Told {
    pub events: Vec<Json>,
    pub view: Json,
    pub legal: Vec<Json>,
}

/// How an update came about: see [`crate::Manner`].
pub(crate) type Recall = bool;

/// A game of any kind.
pub(crate) trait Play: Send {
    /// What it waits for.
    fn due(&self) -> Due;
    /// The lines that chance adds before anybody is asked, and how the game ends if it does.
    fn opening(&self) -> (Vec<Json>, Option<Ended>);
    /// The lines that follow if a seat chooses this, and how the game ends if it does; or why it may not.
    fn submit(&self, seat: Seat, decision: u64, action: &str) -> Result<(Vec<Json>, Option<Ended>), Refusal>;
    /// Takes a line that was written down as this version.
    fn apply(&mut self, version: u64, line: &Json) -> Result<(), Broken>;
    /// What a viewer is told of everything after `since`; `None`: only what lies there now.
    fn tell(&self, viewer: Viewer, since: Option<u64>, recall: Recall) -> Told;
    /// Whether everything after this version can still be told.
    fn reaches(&self, since: u64) -> bool;
    /// What a bot of this level in this seat has to think about now; `None` if it is thinking already.
    fn think(&mut self, seat: Seat, level: Level, seed: u64) -> Option<Thinking>;
    /// Takes the bot back that has thought.
    fn rest(&mut self, thought: &mut Thought);
    /// The first legal choice of a seat, for when nothing else is to be had.
    fn any(&self, seat: Seat) -> Option<Json>;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
}

/// A new game.
pub(crate) fn begin(
    setup: &Setup,
    seats: usize,
    deal: Deal,
    version: u64,
) -> Result<Box<dyn Play>, SetupFault> {
    with_game!(setup.game, G => {
        let state = <G>::new(&options::<G>(setup)?, seats).map_err(|error| SetupFault::of(setup, seats, &error))?;
        Ok(Box::new(Match::<G>::new(state, deal, version)))
    })
}

/// The whole record of a game that ended.
pub(crate) fn record(
    setup: &Setup,
    names: Vec<String>,
    ended: &Ended,
    extra: &[(&str, Json)],
) -> Result<String, SetupFault> {
    let kind: GameKind = setup.game;
    with_game!(kind, G => {
        let steps: Result<Vec<_>, String> = ended.steps.iter().map(|line| read_step::<G>(line)).collect();
        let mut record = Record::<G>::new(options::<G>(setup)?, names, steps.map_err(SetupFault::new)?);
        for (key, value) in extra {
            record.header.set_extra(key, value).map_err(SetupFault::new)?;
        }
        record.to_text().map_err(SetupFault::new)
    })
}

struct Match<G: Game> {
    state: G,
    deal: Deal,
    steps: Vec<StepOf<G>>,
    /// What every version brought, the newest last; the first follows `from`.
    history: VecDeque<(u64, Vec<G::Event>)>,
    from: u64,
    /// Counted from the version the game began with: no two decisions of a table have the same number, so that nothing meant
    /// for one game is ever taken for the next.
    decision: u64,
    asked: SeatSet,
    minds: Vec<Mind<G>>,
}

impl<G: GameModule> Match<G> {
    fn new(state: G, deal: Deal, version: u64) -> Match<G> {
        let minds = (0..state.seats()).map(|_| Mind::default()).collect();
        let mut new = Match {
            state,
            deal,
            steps: Vec::new(),
            history: VecDeque::new(),
            from: version,
            decision: version,
            asked: SeatSet::EMPTY,
            minds,
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

    /// Opens a decision, unless those who owe a choice now are just those of the open one who still did.
    fn open_decision(&mut self, remaining: SeatSet) {
        let owing = self.owing();
        if remaining.is_empty() || owing != remaining {
            self.asked = owing;
            self.decision += u64::from(!owing.is_empty());
        }
    }

    /// Adds what chance brings to `state`, which is `after` steps on from here, until somebody is asked.
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

    /// What everybody was told of after `since`, oldest first.
    fn since(&self, since: u64) -> impl Iterator<Item = &G::Event> {
        let first = self.history.partition_point(|(version, _)| *version <= since);
        self.history.range(first..).flat_map(|(_, events)| events)
    }
}

impl<G: GameModule> Play for Match<G> {
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

    fn apply(&mut self, version: u64, line: &Json) -> Result<(), Broken> {
        let broken = |problem: String| Broken::new(version, problem);
        let step = read_step::<G>(line.get()).map_err(broken)?;
        let mut events = Vec::new();
        let remaining = match step {
            Step::Act(seat, _) => self.owing().without(SeatSet::one(seat)),
            Step::Chance(_) => SeatSet::EMPTY,
        };
        self.state.apply(step, &mut events).map_err(|error| broken(error.to_string()))?;
        self.steps.push(step);
        self.history.push_back((version, events));
        if self.history.len() > HISTORY {
            self.from = self.history.pop_front().map_or(self.from, |(version, _)| version);
        }
        self.open_decision(remaining);
        Ok(())
    }

    fn tell(&self, viewer: Viewer, since: Option<u64>, recall: Recall) -> Told {
        let events = since.into_iter().flat_map(|since| self.since(since));
        let told = events.filter_map(|event| {
            let told = if recall { self.state.recall(event, viewer) } else { G::redact(event, viewer) };
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

    fn think(&mut self, seat: Seat, level: Level, seed: u64) -> Option<Thinking> {
        let mut legal = Vec::new();
        self.state.legal_actions(seat, &mut legal);
        let fed = self.minds[seat.index()].told;
        let viewer = Viewer::Seat(seat);
        let events: Vec<G::Event> = self.since(fed).filter_map(|event| G::redact(event, viewer)).collect();
        let newest = self.history.back().map_or(0, |(version, _)| *version);
        let mind = &mut self.minds[seat.index()];
        if legal.is_empty() || mind.thinks_about == Some(self.decision) {
            return None;
        }
        mind.thinks_about = Some(self.decision);
        mind.told = newest;
        let bot = mind.bot.take().unwrap_or_else(|| G::Bots::level(level));
        Some(Thinking::new::<G>(seat, self.decision, bot, events, self.state.knowledge(seat), legal, seed))
    }

    fn rest(&mut self, thought: &mut Thought) {
        let waited_for = |mind: &&mut Mind<G>| mind.thinks_about == Some(thought.decision);
        // One that comes late, from another decision or another game, is not put back: its place is taken.
        let Some(mind) = self.minds.get_mut(thought.seat.index()).filter(waited_for) else { return };
        *mind = match thought.bot::<G>() {
            Some(bot) => Mind { bot: Some(bot), told: mind.told, thinks_about: None },
            None => Mind::default(), // it failed: the next one is told everything from the beginning
        };
    }

    fn any(&self, seat: Seat) -> Option<Json> {
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
