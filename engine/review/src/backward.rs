//! Better estimates of the chances, from the end of a game back to its start.
//!
//! Judged one by one, two steps in a row disagree a little: what the first says of the position between them is an estimate, and what the
//! second expects there is the mean of many others. Over a whole game that adds up. So the mean takes the place of the estimate: what is expected before a step
//! is the mean over everything that could have come, in which the outcome that did come counts with its better estimate, weighed by how
//! likely it was. docs/review.md has the formula, and says what that means for the mean of luck.

use crate::Chances;
use crate::judge::Weighed;

/// The steps of a game, in order, with better estimates. The last one ends with the result.
pub fn corrected(steps: &[Weighed]) -> Vec<Weighed> {
    let mut corrected: Vec<Weighed> = Vec::with_capacity(steps.len());
    for step in steps.iter().rev() {
        let after = match corrected.last() {
            Some(next) if !step.is_anchor => next.expected,
            _ => step.after,
        };
        let expected = replaced(step, &after);
        corrected.push(Weighed { expected, after, ..*step });
    }
    corrected.reverse();
    corrected
}

/// What is expected if `after` takes the place of the estimate of what happened. Only rounding can bring it out of bounds.
fn replaced(step: &Weighed, after: &Chances) -> Chances {
    let replaced = |seat, expected: &f64| expected + step.likelihood * (after[seat] - step.after[seat]);
    step.expected.map(|seat, expected| replaced(seat, expected).clamp(0.0, 1.0))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
mod tests {
    use super::*;
    use game_core::{Draw, PerSeat, Seat, SplitMix};

    /// The length of a walk. The player who is ahead at its end wins.
    const STEPS: i32 = 29; // odd, so that nobody ends level
    /// How likely a step forward is: not one half, so that a wrong weight shows.
    const FORWARD: f64 = 0.375;

    struct Walk {
        steps: Vec<Weighed>,
        /// The true chances after each step.
        truths: Vec<f64>,
    }

    /// The chances of the first player by the number of steps to go and by place.
    fn truths() -> Vec<Vec<f64>> {
        let end: Vec<f64> = (-STEPS..=STEPS).map(|place| 0.5 + 0.5 * f64::from(place.signum())).collect();
        let mut rows = vec![end];
        for _ in 0..STEPS {
            let next = rows.last().unwrap();
            let of = |place: usize| next.get(place).copied().unwrap_or(0.5); // too far to be reached
            let worth = |place: usize| FORWARD * of(place + 1) + (1.0 - FORWARD) * of(place.wrapping_sub(1));
            let row = (0..next.len()).map(worth).collect();
            rows.push(row);
        }
        rows
    }

    /// A walk at random. Every estimate is off by up to `noise`, each by something else. Every `anchors`th position is an anchor.
    fn walk(all: &[Vec<f64>], noise: f64, anchors: i32, draw: &mut SplitMix) -> Walk {
        let (mut place, mut walk) = (0, Walk { steps: Vec::new(), truths: Vec::new() });
        for left in (0..STEPS).rev() {
            let truth = |place: i32| all[left as usize][(place + STEPS) as usize];
            let mut estimate = |place: i32| {
                let off = 4.0 * noise * (f64::from(draw.below(2001)) / 1000.0 - 1.0);
                truth(place) + off * truth(place) * (1.0 - truth(place))
            };
            let (forward, back) = (estimate(place + 1), estimate(place - 1));
            let expected = FORWARD * forward + (1.0 - FORWARD) * back;
            let goes_forward = draw.below(1000) < (1000.0 * FORWARD) as u32;
            let (after, likelihood) = if goes_forward { (forward, FORWARD) } else { (back, 1.0 - FORWARD) };
            place += if goes_forward { 1 } else { -1 };
            let step = Weighed::new(both(expected), both(after), likelihood);
            walk.steps.push(Weighed { is_anchor: left % anchors == 0, ..step });
            walk.truths.push(truth(place));
        }
        walk
    }

    fn both(first: f64) -> Chances {
        PerSeat::from_fn(2, |seat| if seat.index() == 0 { first } else { 1.0 - first })
    }

    fn first(chances: &Chances) -> f64 {
        chances[Seat::default()]
    }

    #[test]
    fn between_anchors_the_steps_agree_exactly() {
        let Walk { steps, .. } = walk(&truths(), 0.05, 10, &mut SplitMix::new(1));
        let better = corrected(&steps);
        let mut gaps = 0;
        for (step, pair) in steps.iter().zip(better.windows(2)) {
            let gap = first(&pair[1].expected) - first(&pair[0].after);
            if step.is_anchor {
                assert_eq!(pair[0].after, step.after);
                gaps += u32::from(gap.abs() > 1e-9);
            } else {
                assert!(gap.to_bits() == 0);
            }
        }
        assert_eq!(gaps, 2, "at an anchor it shows what the estimate missed");
        assert_eq!(better.last().unwrap().after, steps.last().unwrap().after, "the result stays");
    }

    #[test]
    fn exact_estimates_stay() {
        let Walk { steps, .. } = walk(&truths(), 0.0, 100, &mut SplitMix::new(2));
        for (one, other) in steps.iter().zip(corrected(&steps)) {
            assert!((first(&one.expected) - first(&other.expected)).abs() < 1e-12);
            assert!((first(&one.after) - first(&other.after)).abs() < 1e-12);
        }
    }

    /// What happened decides which estimate is replaced. But one that is right on average is replaced by another one that is.
    #[test]
    fn luck_is_0_on_average_and_the_chances_are_nearer_to_the_truth() {
        let (truths, mut draw, games) = (truths(), SplitMix::new(3), 20_000);
        let (mut sum, mut squares, mut before, mut after) = (0.0, 0.0, 0.0, 0.0);
        for _ in 0..games {
            let walk = walk(&truths, 0.05, 100, &mut draw);
            let better = corrected(&walk.steps);
            let luck: f64 = better.iter().map(|step| first(&step.after) - first(&step.expected)).sum();
            sum += luck;
            squares += luck * luck;
            let off = |steps: &[Weighed]| -> f64 {
                let pairs = steps.iter().zip(&walk.truths);
                pairs.map(|(step, truth)| (first(&step.after) - truth).powi(2)).sum()
            };
            before += off(&walk.steps);
            after += off(&better);
        }
        let count = f64::from(games);
        let (mean, error) = (sum / count, (squares / count / count).sqrt());
        assert!(mean.abs() < 3.0 * error && error < 0.005, "{mean} ± {error}");
        assert!(after < 0.8 * before, "{after} {before}");
    }
}
