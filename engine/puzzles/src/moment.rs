//! The moments of a game at which someone chooses, as the judge sees them.

use crate::code::legal;
use crate::puzzle::{GAP, gap, right};
use crate::source::Source;
use game_core::{ActionOf, Game, Seat, Step, StepOf, Turn};
use review::{Effort, Judge, Opinion, Settings};

/// What the judge thinks of every legal action of a moment, in their order.
#[derive(Clone, Debug)]
pub(crate) struct Judged<A> {
    /// How many steps were taken before.
    pub step: usize,
    pub seat: Seat,
    pub legal: Vec<A>,
    pub values: Vec<f64>,
    ses: Vec<f64>,
}

impl<A: Copy + PartialEq> Judged<A> {
    /// None if the judge has no opinion about one of them.
    fn new(step: usize, seat: Seat, legal: Vec<A>, opinions: &[Opinion<A>]) -> Option<Judged<A>> {
        let of = |action: &A| opinions.iter().find(|it| it.action == *action);
        let opinions: Vec<&Opinion<A>> = legal.iter().map(of).collect::<Option<_>>()?;
        Some(Judged {
            step,
            seat,
            values: opinions.iter().map(|it| it.value).collect(),
            ses: opinions.iter().map(|it| it.se).collect(),
            legal,
        })
    }

    pub fn right(&self) -> Vec<A> {
        let right = right(&self.values);
        self.legal.iter().zip(right).filter(|(_, right)| *right).map(|(action, _)| *action).collect()
    }

    pub fn is_right(&self, at: usize) -> bool {
        right(&self.values).get(at) == Some(&true)
    }

    /// The best action.
    pub fn best(&self) -> A {
        let worth = |at: &usize| self.values[*at];
        let best = (0..self.legal.len()).max_by(|one, other| worth(one).total_cmp(&worth(other)));
        self.legal[best.unwrap_or(0)]
    }

    /// The wrong actions, the least bad one first, one of those that are worth the same.
    pub fn wrong(&self) -> Vec<A> {
        let right = right(&self.values);
        let mut wrong: Vec<usize> = (0..self.legal.len()).filter(|at| !right[*at]).collect();
        wrong.sort_by(|one, other| self.values[*other].total_cmp(&self.values[*one]));
        wrong.dedup_by(|one, other| (self.values[*one] - self.values[*other]).abs() < 1e-9);
        wrong.into_iter().map(|at| self.legal[at]).collect()
    }

    /// Whether every action is clearly right or clearly wrong, by this number of standard errors; if so, the smallest difference and the largest
    /// standard error.
    pub fn is_clear(&self, errors: f64) -> Option<(f64, f64)> {
        let (gap, right) = (gap(&self.values)?, right(&self.values));
        let best = self.values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let sure = |at: usize| right[at] || best - self.values[at] >= errors * self.ses[at];
        let se = (0..self.values.len()).filter(|at| !right[*at]).map(|at| self.ses[at]).fold(0.0, f64::max);
        (gap >= GAP && (0..self.values.len()).all(sure)).then_some((gap, se))
    }
}

/// What the judge advises a player at the moment after these steps.
pub(crate) fn advice<S: Source>(
    table: &S::Game,
    seat: Seat,
    step: usize,
    effort: Effort,
) -> Option<Judged<ActionOf<S::Game>>> {
    let legal = legal(table, seat);
    let opinions = S::Judge::advise(&table.knowledge(seat), &legal, effort);
    Judged::new(step, seat, legal, &opinions)
}

/// The moments of a game at which there is something to choose: the steps before it, and the seat.
pub(crate) fn moments<G: Game>(start: &G, steps: &[StepOf<G>]) -> Vec<(usize, Seat)> {
    let (mut table, mut moments, mut sealed) = (start.clone(), Vec::new(), 0);
    for (number, step) in steps.iter().enumerate() {
        if let Turn::Act(due) = table.turn()
            && number >= sealed
        {
            sealed = number + due.len();
            let chooses = |seat: &Seat| legal(&table, *seat).len() > 1;
            moments.extend(due.iter().filter(chooses).map(|seat| (number, seat)));
        }
        if table.apply(*step, &mut ()).is_err() {
            break;
        }
    }
    moments
}

/// Goes through a game with its judge, up to the moment after `last` steps, and gives every choice to `each`.
pub(crate) fn judge<G: Game, J: Judge<G>>(
    options: &G::Options,
    start: &G,
    steps: &[StepOf<G>],
    effort: Effort,
    last: usize,
    mut each: impl FnMut(Judged<G::Action>),
) -> Result<(), String> {
    let settings = Settings { effort, ..Settings::default() };
    let mut judge = J::new(options, start.seats(), settings)?;
    let (mut table, mut done) = (start.clone(), 0);
    judge.start(&table);
    while done < steps.len() && done <= last {
        let before = table.clone();
        let now = match before.turn() {
            Turn::Over => break,
            Turn::Chance => 1,
            Turn::Act(due) => due.len(),
        };
        let now = steps.get(done..done + now).ok_or("the steps end in the middle of a choice")?;
        for step in now {
            table.apply(*step, &mut ()).map_err(|why| why.to_string())?;
        }
        if let [Step::Chance(outcome)] = now {
            judge.chance(&before, *outcome, &table);
        } else {
            let act = |step: &StepOf<G>| match *step {
                Step::Act(seat, action) => Some((seat, action)),
                Step::Chance(_) => None,
            };
            let chosen: Vec<(Seat, G::Action)> = now.iter().filter_map(act).collect();
            for decision in judge.choices(&before, &chosen, &table).decisions {
                let legal = legal(&before, decision.seat);
                Judged::new(done, decision.seat, legal, &decision.opinions).into_iter().for_each(&mut each);
            }
        }
        done += now.len();
    }
    Ok(())
}

/// The first legal action of everyone who has to choose now: a judge wants to see a choice, and thinks about all of them.
pub fn stand_ins<G: Game>(table: &G) -> Vec<StepOf<G>> {
    let Turn::Act(due) = table.turn() else { return Vec::new() };
    let first = |seat| Some(Step::Act(seat, *legal(table, seat).first()?));
    due.iter().filter_map(first).collect()
}
