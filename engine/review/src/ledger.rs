//! Where each player's chances went. The four columns of a player always add up to the result minus the start.

use crate::Chances;
use crate::error::Choice;
use crate::judge::{Decision, Weighed};
use crate::report::{Kind, Player, StepReport};
use game_core::{PerSeat, Seat, SeatSet};

/// What one seat chose.
pub struct Act<A> {
    pub seat: Seat,
    /// The choice and what there was to choose from; none if there was only one action.
    pub judged: Option<(Choice<A>, Decision<A>)>,
}

/// A chance step, or all choices of one moment, judged.
pub struct Moment<A> {
    pub step: Weighed,
    /// Nobody's, if chance acted.
    pub acts: Vec<Act<A>>,
    /// The seats for which what others chose is luck, too.
    pub lucky: SeatSet,
}

/// The entries of a game.
pub struct Book<A> {
    start: Chances,
    /// The chances now.
    now: Chances,
    pub entries: Vec<StepReport<A>>,
}

impl<A: Copy> Book<A> {
    pub fn new(start: Chances, steps: usize) -> Book<A> {
        Book { start, now: start, entries: Vec::with_capacity(steps) }
    }

    /// Enters all steps of a moment. The chances move with the last one.
    pub fn enter(&mut self, moment: Moment<A>, step: &Weighed) {
        let Moment { acts, lucky, .. } = moment;
        if acts.is_empty() {
            self.add(None, step.after, Entry::chance(&self.now, step), None);
        }
        let mut own = PerSeat::filled(self.start.seats(), 0.0);
        for act in &acts {
            own[act.seat] = act.judged.as_ref().map_or(0.0, |(choice, _)| choice.own);
        }
        if let [act] = &acts[..]
            && !lucky.contains(act.seat)
        {
            // Nobody else chose, and nothing was hidden: it is all the player's own, with the better estimate of what was chosen.
            own[act.seat] = step.after[act.seat] - step.expected[act.seat];
        }
        let whole = Entry::choices(&self.now, step, &own, lucky);
        let count = acts.len();
        for (number, Act { seat, judged }) in (1..).zip(acts) {
            let (mut entry, after) = match number == count {
                true => (whole, step.after),
                false => (Entry::zero(own.seats()), self.now),
            };
            entry.own[seat] = own[seat];
            self.add(Some(seat), after, entry, judged);
        }
    }

    fn add(
        &mut self,
        seat: Option<Seat>,
        chances: Chances,
        entry: Entry,
        judged: Option<(Choice<A>, Decision<A>)>,
    ) {
        let (choice, decision) = judged.unzip();
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
            expected: decision.as_ref().map(|decision| decision.expected),
            recalled: decision.as_ref().and_then(|decision| decision.recalled),
            options: decision.map(|decision| decision.opinions).unwrap_or_default(),
        });
        self.now = chances;
    }

    pub fn players(&self) -> Vec<Player> {
        Seat::all(self.start.seats()).map(|seat| self.player(seat)).collect()
    }

    fn player(&self, seat: Seat) -> Player {
        let sum = |part: fn(&StepReport<A>) -> &Chances| -> f64 {
            self.entries.iter().map(|entry| part(entry)[seat]).sum()
        };
        let mine = self.entries.iter().filter(|entry| entry.seat == Some(seat) && entry.decision);
        let errors: Vec<f64> = mine.filter_map(|entry| entry.error).collect();
        let (lost_per_decision, lost_se) = mean_and_error(&errors);
        let luck = sum(|entry| &entry.luck);
        Player {
            seat,
            start: self.start[seat],
            result: self.now[seat],
            luck,
            reading: sum(|entry| &entry.reading),
            own: sum(|entry| &entry.own),
            residual: sum(|entry| &entry.residual),
            decisions: errors.len() as u32,
            lost_per_decision,
            lost_se,
            adjusted: self.now[seat] - luck,
        }
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

/// One step, split up by seat.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Entry {
    luck: Chances,
    reading: Chances,
    own: Chances,
    residual: Chances,
}

impl Entry {
    fn zero(seats: usize) -> Entry {
        let zero = PerSeat::filled(seats, 0.0);
        Entry { luck: zero, reading: zero, own: zero, residual: zero }
    }

    /// A chance step: what came, against the mean of what could have come.
    fn chance(before: &Chances, step: &Weighed) -> Entry {
        Entry {
            luck: difference(&step.after, &step.expected),
            residual: difference(&step.expected, before),
            ..Entry::zero(before.seats())
        }
    }

    /// The choices of one moment, without the players' own parts, which are in `own`. The rest is what the others chose; where players
    /// have secrets, for a player who chose it is what the spectator did not know.
    fn choices(before: &Chances, step: &Weighed, own: &Chances, lucky: SeatSet) -> Entry {
        let all = difference(&step.after, &step.expected);
        let rest = all.map(|seat, all| all - own[seat]);
        Entry {
            luck: rest.map(|seat, rest| if lucky.contains(seat) { *rest } else { 0.0 }),
            reading: rest.map(|seat, rest| if lucky.contains(seat) { 0.0 } else { *rest }),
            residual: difference(&step.expected, before),
            ..Entry::zero(before.seats())
        }
    }
}

fn difference(one: &Chances, other: &Chances) -> Chances {
    one.map(|seat, one| one - other[seat])
}
