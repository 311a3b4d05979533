//! Walks through a game and writes its report.

use crate::Chances;
use crate::backward::corrected;
use crate::error::Choice;
use crate::forgetting::forgetting;
use crate::judge::{Judge, Settings, Weighed, shares};
use crate::ledger::{Act, Book, Moment};
use crate::report::Report;
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

/// A review in progress. Call [`advance`](Reviewer::advance) until it returns `false`, then [`finish`](Reviewer::finish).
pub struct Reviewer<G: Game, J> {
    judge: J,
    state: G,
    steps: Vec<StepOf<G>>,
    /// How many steps are done.
    done: usize,
    start: Chances,
    moments: Vec<Moment<G::Action>>,
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
        let moments = Vec::with_capacity(steps.len());
        Ok(Reviewer { judge, state, steps, done: 0, start, moments, settings })
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
        self.moments.push(Moment { step, acts: Vec::new(), lucky: SeatSet::EMPTY });
    }

    fn choices(&mut self, due: SeatSet) {
        let before = self.state.clone();
        let acts = self.steps[self.done..self.done + due.len()].iter();
        let chosen: Vec<(Seat, G::Action)> = acts.filter_map(act::<G>).collect();
        self.apply(chosen.len());
        let mut judged = self.judge.choices(&before, &chosen, &self.state);
        let step = self.known(judged.step);
        let chose: SeatSet = chosen.iter().map(|(seat, _)| *seat).collect();
        let shown = self.judge.revealed();
        let all = Seat::all(self.start.seats());
        let lucky = all.filter(|seat| J::HAS_SECRETS && (chose.contains(*seat) || shown.contains(*seat)));
        let lucky = lucky.collect();
        let act = |(seat, action)| {
            let place = judged.decisions.iter().position(|decision| decision.seat == seat);
            let decision = place.map(|place| judged.decisions.swap_remove(place));
            let judged = decision.and_then(|decision| Some((Choice::new(&decision, action)?, decision)));
            Act { seat, judged }
        };
        let acts = chosen.into_iter().map(act).collect();
        self.moments.push(Moment { step, acts, lucky });
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

    /// The report. Does what is left to do.
    pub fn finish(mut self) -> Report<G::Action> {
        while self.advance() {}
        let better = corrected(&self.moments.iter().map(|moment| moment.step).collect::<Vec<_>>());
        let mut book = Book::new(self.start, self.steps.len());
        for (moment, step) in self.moments.into_iter().zip(better) {
            book.enter(moment, &step);
        }
        Report {
            game: G::NAME.to_owned(),
            lens: self.judge.lens(),
            effort: self.settings.effort,
            players: book.players(),
            forgetting: forgetting(self.start.seats(), &book.entries),
            steps: book.entries,
        }
    }

    /// What chance gave to each seat: what came, against the mean of all that could have come. Both are judged at that moment, and nothing
    /// later is used. So its mean over many games is 0 whatever the players do, and however wrong the estimates are.
    pub fn chance_luck(mut self) -> Chances {
        while self.advance() {}
        let mut sum = PerSeat::filled(self.start.seats(), 0.0);
        for Moment { step, .. } in self.moments.iter().filter(|moment| moment.acts.is_empty()) {
            sum.iter_mut().for_each(|(seat, sum)| *sum += step.after[seat] - step.expected[seat]);
        }
        sum
    }
}

fn act<G: Game>(step: &StepOf<G>) -> Option<(Seat, G::Action)> {
    match *step {
        Step::Act(seat, action) => Some((seat, action)),
        Step::Chance(_) => None,
    }
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

/// What chance gave to each seat of a game: see [`Reviewer::chance_luck`].
pub fn chance_luck<G: Game, J: Judge<G>>(
    options: &G::Options,
    seats: usize,
    steps: impl IntoIterator<Item = StepOf<G>>,
    settings: Settings,
) -> Result<Chances, Refused> {
    let steps = steps.into_iter().collect();
    Ok(Reviewer::<G, J>::new(options, seats, steps, settings)?.chance_luck())
}
