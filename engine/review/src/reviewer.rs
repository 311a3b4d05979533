//! Walks through a game and writes its report.

use crate::error::Choice;
use crate::forgetting::forgetting;
use crate::judge::{Judge, Settings, Weighed, shares};
use crate::ledger::Entry;
use crate::report::{Kind, Player, Report, StepReport};
use crate::{Chances, Decision};
use game_core::{Game, Illegal, PerSeat, Seat, SeatSet, SetupError, Step, StepOf, Turn};
use std::fmt;

/// Why a game is not reviewed.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused {
    Setup(SetupError),
    /// A sentence.
    Settings(String),
    /// The record's line, and why the step there is impossible.
    Illegal(usize, Illegal),
    Unfinished,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Setup(error) => error.fmt(f),
            Refused::Settings(why) => why.fmt(f),
            Refused::Illegal(line, why) => write!(f, "line {line}: {why}"),
            Refused::Unfinished => f.write_str("the game is not finished; only finished games are reviewed"),
        }
    }
}

impl std::error::Error for Refused {}

/// A choice, and what there was to choose from.
type Judged<'a, A> = (Choice<A>, &'a Decision<A>);

/// A review in progress. Call [`advance`](Reviewer::advance) until it returns `false`, then [`finish`](Reviewer::finish).
pub struct Reviewer<G: Game, J> {
    judge: J,
    state: G,
    steps: Vec<StepOf<G>>,
    /// How many steps are done.
    done: usize,
    start: Chances,
    chances: Chances,
    entries: Vec<StepReport<G::Action>>,
    settings: Settings,
}

impl<G: Game, J: Judge<G>> Reviewer<G, J> {
    /// Checks that the game is whole and legal, which takes no time worth mentioning.
    pub fn new(
        options: &G::Options,
        seats: usize,
        steps: Vec<StepOf<G>>,
        settings: Settings,
    ) -> Result<Reviewer<G, J>, Refused> {
        let state = G::new(options, seats).map_err(Refused::Setup)?;
        let mut end = state.clone();
        for (index, step) in steps.iter().enumerate() {
            end.apply(*step, &mut ()).map_err(|why| Refused::Illegal(index + 2, why))?;
        }
        if end.turn() != Turn::Over {
            return Err(Refused::Unfinished);
        }
        let mut judge = J::new(options, seats, settings).map_err(Refused::Settings)?;
        let start = judge.start(&state);
        let entries = Vec::with_capacity(steps.len());
        Ok(Reviewer { judge, state, steps, done: 0, start, chances: start, entries, settings })
    }

    /// How many steps of how many are done.
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.steps.len())
    }

    /// Judges what happens next: a chance step, or all choices of one moment. `false` if nothing is left.
    pub fn advance(&mut self) -> bool {
        match self.state.turn() {
            Turn::Over => return false,
            Turn::Chance => self.chance(),
            Turn::Act(seats) => self.choices(seats),
        }
        true
    }

    fn chance(&mut self) {
        let Step::Chance(outcome) = self.steps[self.done] else { unreachable!("chance was due") };
        let before = self.state.clone();
        self.apply(1);
        let step = self.judge.chance(&before, outcome, &self.state);
        let step = self.known(step);
        let entry = Entry::chance(&self.chances, &step);
        self.enter(None, step.after, entry, None);
    }

    fn choices(&mut self, due: SeatSet) {
        let before = self.state.clone();
        let acts = self.steps[self.done..self.done + due.len()].iter();
        let chosen: Vec<(Seat, G::Action)> = acts.filter_map(act::<G>).collect();
        self.apply(chosen.len());
        let judged = self.judge.choices(&before, &chosen, &self.state);
        let step = self.known(judged.step);
        let decided = |seat: Seat| judged.decisions.iter().find(|decision| decision.seat == seat);
        let choices: Vec<Option<Choice<G::Action>>> =
            chosen.iter().map(|(seat, action)| Choice::new(decided(*seat)?, *action)).collect();
        let mut own = PerSeat::filled(self.start.seats(), 0.0);
        for ((seat, _), choice) in chosen.iter().zip(&choices) {
            own[*seat] = choice.map_or(0.0, |choice| choice.own);
        }
        let has_chosen = |seat| chosen.iter().any(|(other, _)| *other == seat);
        let shown = self.judge.revealed();
        let lucky = |seat| J::HAS_SECRETS && (has_chosen(seat) || shown.contains(seat));
        let revealed = Entry::choices(&self.chances, &step, &own, lucky);
        let last = chosen.len() - 1;
        for (index, ((seat, _), choice)) in chosen.iter().zip(choices).enumerate() {
            let mut entry = if index == last { revealed } else { Entry::zero(own.seats()) };
            entry.own[*seat] = own[*seat];
            let after = if index == last { step.after } else { self.chances };
            self.enter(Some(*seat), after, entry, choice.zip(decided(*seat)));
        }
    }

    /// Applies the next steps.
    fn apply(&mut self, count: usize) {
        for step in &self.steps[self.done..self.done + count] {
            self.state.apply(*step, &mut ()).expect("it was checked at the beginning");
        }
        self.done += count;
    }

    /// The judgment, with the result if the game is over.
    fn known(&self, step: Weighed) -> Weighed {
        match self.state.outcome() {
            Some(outcome) => Weighed { after: shares(&outcome), ..step },
            None => step,
        }
    }

    fn enter(
        &mut self,
        seat: Option<Seat>,
        chances: Chances,
        entry: Entry,
        choice: Option<Judged<'_, G::Action>>,
    ) {
        let (choice, decision) = choice.unzip();
        self.entries.push(StepReport {
            line: self.entries.len() + 2,
            kind: if seat.is_some() { Kind::Act } else { Kind::Chance },
            seat,
            chances,
            luck: entry.luck,
            reading: entry.reading,
            own: entry.own,
            residual: entry.residual,
            error: choice.map(|choice| choice.error),
            se: choice.map(|choice| choice.se),
            label: choice.and_then(|choice| choice.label),
            best: choice.map(|choice| choice.best),
            decision: choice.is_some_and(|choice| choice.is_decision),
            options: decision.map(|decision| decision.opinions.clone()).unwrap_or_default(),
            expected: decision.map(|decision| decision.expected),
            recalled: decision.and_then(|decision| decision.recalled),
        });
        self.chances = chances;
    }

    /// The report. Does what is left to do.
    pub fn finish(mut self) -> Report<G::Action> {
        while self.advance() {}
        let players = Seat::all(self.start.seats()).map(|seat| self.player(seat)).collect();
        Report {
            game: G::NAME.to_owned(),
            lens: self.judge.lens(),
            effort: self.settings.effort,
            players,
            forgetting: forgetting(self.start.seats(), &self.entries),
            steps: self.entries,
        }
    }

    fn player(&self, seat: Seat) -> Player {
        let sum = |part: fn(&StepReport<G::Action>) -> &Chances| -> f64 {
            self.entries.iter().map(|entry| part(entry)[seat]).sum()
        };
        let mine = self.entries.iter().filter(|entry| entry.seat == Some(seat) && entry.decision);
        let errors: Vec<f64> = mine.filter_map(|entry| entry.error).collect();
        let (lost_per_decision, lost_se) = mean_and_error(&errors);
        let luck = sum(|entry| &entry.luck);
        Player {
            seat,
            start: self.start[seat],
            result: self.chances[seat],
            luck,
            reading: sum(|entry| &entry.reading),
            own: sum(|entry| &entry.own),
            residual: sum(|entry| &entry.residual),
            decisions: errors.len() as u32,
            lost_per_decision,
            lost_se,
            adjusted: self.chances[seat] - luck,
        }
    }
}

fn act<G: Game>(step: &StepOf<G>) -> Option<(Seat, G::Action)> {
    match *step {
        Step::Act(seat, action) => Some((seat, action)),
        Step::Chance(_) => None,
    }
}

/// The mean of these numbers and its standard error; 0 where there are too few.
fn mean_and_error(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len() as f64;
    if numbers.is_empty() {
        return (0.0, 0.0);
    }
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    let error = if numbers.len() > 1 { (squares / (count - 1.0) / count).sqrt() } else { 0.0 };
    (mean, error)
}

/// The review of a whole game at once.
pub fn review<G: Game, J: Judge<G>>(
    options: &G::Options,
    seats: usize,
    steps: impl IntoIterator<Item = StepOf<G>>,
    settings: Settings,
) -> Result<Report<G::Action>, Refused> {
    let steps = steps.into_iter().collect();
    Ok(Reviewer::<G, J>::new(options, seats, steps, settings)?.finish())
}
