//! When to leave: the best plan for stopping, fitted to simulated walks.

use super::forecast::Forecast;
use super::model::Model;
use super::walk::{self, EVEN, WORTHS};
use bots::Budget;
use game_core::{MAX_SEATS, Seat, SplitMix};
use incan_gold_fast::Fast;

/// How a step of a walk looks to a plan: how many are still there, whether artifacts lie on the path, and who is ahead.
const SORTS: usize = 12;

/// The plan to leave when one more card is not worth what it puts at risk.
const PLAIN: [u8; SORTS] = [EVEN; SORTS];

/// The bounds a plan may have: from never to always.
const BOUNDS: usize = WORTHS as usize + 2;

/// One step of a walk as a plan sees it.
#[derive(Clone, Copy)]
struct Step {
    sort: u8,
    worth: u8,
    /// The chance to win by leaving here.
    leave: f32,
}

/// What staying and leaving are worth, as chances to win.
#[derive(Clone, Copy, Debug)]
pub struct Values {
    /// Staying, and leaving later by the best plan found.
    pub torch: f32,
    pub camp: f32,
}

/// A seat's decision: everything it depends on but the others.
pub struct Decision<'a> {
    pub game: Fast,
    pub own: Seat,
    /// What the rounds to come may bring.
    pub forecast: &'a Forecast,
    /// Whether the plan for leaving later is fitted to the walks; otherwise it is to leave when one more card is not worth its risk.
    pub plans: bool,
}

impl Decision<'_> {
    /// What both choices are worth among others such as `guess` draws, by this many walks.
    pub fn values(
        &self,
        walks: u32,
        guess: &mut impl FnMut(&mut SplitMix) -> [Model; MAX_SEATS],
        budget: &Budget<'_>,
        draw: &mut SplitMix,
    ) -> Values {
        let (mut steps, mut starts, mut walked) = (Vec::new(), vec![0], Vec::new());
        let mut camp = 0.0;
        for number in 0..walks.max(1) {
            if number % 32 == 31 && budget.is_spent() {
                break;
            }
            let models = guess(draw);
            walked.clear();
            walk::walk(self.game, self.own, &models, draw, &mut walked);
            let outlook = self.forecast.outlook(draw);
            camp += outlook.chance(&walked[0].keys);
            steps.extend(walked[1..].iter().map(|step| self.seen_by_plan(step, outlook.chance(&step.keys))));
            starts.push(steps.len());
        }
        let walks = (starts.len() - 1) as f32;
        let torch = if self.plans { best_plan(&steps, &starts) } else { reap(&steps, &starts, &PLAIN) };
        Values { torch: torch / walks, camp: camp / walks }
    }

    fn seen_by_plan(&self, step: &walk::Step, leave: f32) -> Step {
        let crowd = step.inside.len().clamp(1, 3) as u8 - 1;
        let ahead = step.is_ahead(&[0; MAX_SEATS], self.own, self.game.seats());
        Step { sort: 4 * crowd + 2 * u8::from(step.relics) + u8::from(ahead), worth: step.worth, leave }
    }
}

/// The sum over all walks of what the best plan gets: it leaves at the first step whose worth is below a bound for its sort.
fn best_plan(steps: &[Step], starts: &[usize]) -> f32 {
    let mut plan = PLAIN;
    let mut best = f32::MIN;
    for _ in 0..2 {
        for sort in 0..SORTS {
            for (bound, value) in by_bound(steps, starts, &plan, sort).into_iter().enumerate() {
                if value > best {
                    best = value;
                    plan[sort] = bound as u8;
                }
            }
        }
    }
    best
}

/// The sum over all walks of what a plan gets, for each bound it may have for a sort.
fn by_bound(steps: &[Step], starts: &[usize], plan: &[u8; SORTS], sort: usize) -> [f32; BOUNDS] {
    let mut sums = [0.0; BOUNDS];
    for bounds in starts.windows(2) {
        let walk = &steps[bounds[0]..bounds[1]];
        let Some((end, walk)) = walk.split_last() else { continue };
        let (mut open, mut rest) = (BOUNDS, end.leave); // with bounds below `open` the plan has not left yet
        for step in walk {
            if usize::from(step.sort) != sort {
                if step.worth < plan[usize::from(step.sort)] {
                    rest = step.leave;
                    break;
                }
            } else if usize::from(step.worth) + 1 < open {
                let leaves = usize::from(step.worth) + 1..open;
                open = leaves.start;
                sums[leaves].iter_mut().for_each(|sum| *sum += step.leave);
            }
        }
        sums[..open].iter_mut().for_each(|sum| *sum += rest);
    }
    sums
}

/// The sum over all walks of what a plan gets.
fn reap(steps: &[Step], starts: &[usize], plan: &[u8; SORTS]) -> f32 {
    let mut sum = 0.0;
    for bounds in starts.windows(2) {
        let walk = &steps[bounds[0]..bounds[1]];
        let last = walk.len() - 1;
        let stop = walk[..last].iter().position(|step| step.worth < plan[usize::from(step.sort)]);
        sum += walk[stop.unwrap_or(last)].leave;
    }
    sum
}
