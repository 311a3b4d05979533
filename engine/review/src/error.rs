//! What a choice cost.

use crate::judge::{Decision, Opinion};
use serde::{Deserialize, Serialize};

/// An action that the reference strategy takes at least this often is never an error. Actions that are worth exactly the same count
/// together: which of several equal cards it is makes no difference.
pub const MIXED: f64 = 0.05;
/// If all actions are worth the same up to this difference, there is nothing to decide.
pub const NO_DECISION: f64 = 0.001;
/// An error is only named if it is at least this many standard errors.
const SURE: f64 = 3.0;

/// What to call an error, by its size: 1.5, 3 and 6 points of percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Label {
    Inaccuracy,
    Mistake,
    Blunder,
}

impl Label {
    /// The label of an error of this size with this standard error.
    pub fn of(error: f64, se: f64) -> Option<Label> {
        if error <= SURE * se {
            return None;
        }
        [(0.06, Label::Blunder), (0.03, Label::Mistake), (0.015, Label::Inaccuracy)]
            .into_iter()
            .find_map(|(least, label)| (error >= least).then_some(label))
    }

    pub fn name(self) -> &'static str {
        match self {
            Label::Inaccuracy => "inaccuracy",
            Label::Mistake => "mistake",
            Label::Blunder => "blunder",
        }
    }
}

/// A choice that was made, judged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice<A> {
    /// What the choice changed, compared with what could be expected of this player.
    pub own: f64,
    /// How much worse it was than the best one; 0 for an action that the reference mixes.
    pub error: f64,
    pub se: f64,
    pub label: Option<Label>,
    pub best: A,
    /// Whether there was something to decide.
    pub is_decision: bool,
}

impl<A: Copy + PartialEq> Choice<A> {
    /// None if the decision does not know the action.
    pub fn new(decision: &Decision<A>, action: A) -> Option<Choice<A>> {
        let opinions = &decision.opinions;
        let made = opinions.iter().find(|opinion| opinion.action == action)?;
        let worth = |opinion: &Opinion<A>| opinion.value;
        let best = opinions.iter().max_by(|one, other| one.value.total_cmp(&other.value))?;
        let worst = opinions.iter().map(worth).fold(f64::INFINITY, f64::min);
        let equals = opinions.iter().filter(|opinion| opinion.value.total_cmp(&made.value).is_eq());
        let is_mixed = equals.map(|opinion| opinion.share).sum::<f64>() >= MIXED;
        let error = if is_mixed { 0.0 } else { best.value - made.value };
        Some(Choice {
            own: made.value - decision.expected,
            error,
            se: made.se,
            label: Label::of(error, made.se),
            best: if is_mixed { action } else { best.action },
            is_decision: best.value - worst >= NO_DECISION,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::Seat;

    fn choice(opinions: &[(char, f64, f64, f64)], action: char) -> Choice<char> {
        let opinion =
            |&(action, share, value, se): &(char, f64, f64, f64)| Opinion { action, share, value, se };
        let seat = Seat::new(0).expect("there is a first seat");
        let decision = Decision::new(seat, opinions.iter().map(opinion).collect());
        Choice::new(&decision, action).expect("it is one of them")
    }

    #[test]
    fn an_error_is_what_is_lost_against_the_best_and_own_against_the_mix() {
        let two = [('a', 0.8, 0.40, 0.0), ('b', 0.16, 0.30, 0.0), ('c', 0.04, 0.36, 0.0)];
        let it = choice(&two, 'c');
        assert!((it.error - 0.04).abs() < 1e-12 && it.label == Some(Label::Mistake) && it.best == 'a');
        assert!((it.own - (0.36 - 0.8 * 0.40 - 0.16 * 0.30 - 0.04 * 0.36)).abs() < 1e-12);
    }

    #[test]
    fn own_counts_from_what_could_be_expected_and_errors_from_the_best() {
        let opinion = |action, share, value| Opinion { action, share, value, se: 0.0 };
        let good_and_bad = vec![opinion('a', 1.0, 0.5), opinion('b', 0.0, 0.4)];
        let decision = Decision { expected: 0.42, ..Decision::new(Seat::default(), good_and_bad) };
        let [good, bad] = ['a', 'b'].map(|action| Choice::new(&decision, action).expect("it is legal"));
        assert!((good.own - 0.08).abs() < 1e-12 && (bad.own - -0.02).abs() < 1e-12);
        assert!(good.error == 0.0 && (bad.error - 0.1).abs() < 1e-12);
    }

    #[test]
    fn what_the_reference_mixes_is_never_an_error() {
        let it = choice(&[('a', 0.95, 0.50, 0.0), ('b', 0.05, 0.40, 0.0)], 'b');
        assert_eq!((it.error, it.label, it.best), (0.0, None, 'b'));
        assert!(it.own < -0.09 && it.is_decision);
    }

    #[test]
    fn equal_actions_are_mixed_together() {
        let two = [('a', 0.94, 0.50, 0.0), ('b', 0.03, 0.40, 0.0), ('c', 0.03, 0.40, 0.0)];
        assert_eq!((choice(&two, 'b').error, choice(&two, 'b').label), (0.0, None));
    }

    #[test]
    fn labels_need_three_standard_errors() {
        for (error, se, label) in [
            (0.0149, 0.0, None),
            (0.015, 0.0, Some(Label::Inaccuracy)),
            (0.03, 0.0, Some(Label::Mistake)),
            (0.06, 0.0, Some(Label::Blunder)),
            (0.06, 0.0199, Some(Label::Blunder)),
            (0.06, 0.0201, None),
        ] {
            assert_eq!(Label::of(error, se), label, "{error} ± {se}");
        }
    }

    #[test]
    fn a_tiny_gap_is_not_a_decision() {
        assert!(!choice(&[('a', 1.0, 0.5, 0.0), ('b', 0.0, 0.4991, 0.0)], 'b').is_decision);
        assert!(choice(&[('a', 1.0, 0.5, 0.0), ('b', 0.0, 0.4989, 0.0)], 'b').is_decision);
    }
}
