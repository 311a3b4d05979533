//! In a game of memory: what was lost, by how long ago the card was shown that mattered.

use crate::report::StepReport;
use game_core::Seat;
use serde::{Deserialize, Serialize};

/// How many choices ago the card was shown: the first and the last number of each row. There is always a last row without an end.
const ROWS: [(u32, Option<u32>); 4] = [(1, Some(4)), (5, Some(8)), (9, Some(16)), (17, None)];

/// The decisions of a player for which a card mattered that had been shown this long before.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Forgetting {
    pub seat: Seat,
    /// At least this many choices ago.
    pub from: u32,
    /// At most this many; no limit if `None`.
    pub to: Option<u32>,
    pub decisions: u32,
    /// The mean error of these decisions; 0 if there were none.
    pub lost_per_decision: f64,
}

/// Every row of every player; nothing if no decision depended on memory.
pub(crate) fn forgetting<A>(seats: usize, steps: &[StepReport<A>]) -> Vec<Forgetting> {
    if steps.iter().all(|step| step.recalled.is_none()) {
        return Vec::new();
    }
    let row = |seat: Seat, (from, to): (u32, Option<u32>)| {
        let fits = |ago: u32| ago >= from && to.is_none_or(|to| ago <= to);
        let mine = steps.iter().filter(|step| step.seat == Some(seat) && step.decision);
        let errors: Vec<f64> =
            mine.filter(|step| step.recalled.is_some_and(fits)).filter_map(|step| step.error).collect();
        let lost_per_decision = errors.iter().sum::<f64>() / errors.len().max(1) as f64;
        Forgetting { seat, from, to, decisions: errors.len() as u32, lost_per_decision }
    };
    Seat::all(seats).flat_map(|seat| ROWS.map(|bounds| row(seat, bounds))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chances;
    use crate::report::Kind;

    fn step(seat: usize, recalled: Option<u32>, error: f64, decision: bool) -> StepReport<char> {
        let zero = Chances::filled(2, 0.0);
        StepReport {
            line: 2,
            kind: Kind::Act,
            seat: Seat::new(seat),
            chances: zero,
            luck: zero,
            reading: zero,
            own: zero,
            residual: zero,
            error: Some(error),
            se: Some(0.0),
            label: None,
            best: None,
            decision,
            options: Vec::new(),
            expected: None,
            recalled,
        }
    }

    #[test]
    fn errors_are_sorted_by_how_long_ago_the_card_was_shown() {
        let steps = [
            step(0, Some(4), 0.02, true),
            step(0, Some(1), 0.04, true),
            step(0, Some(17), 0.1, true),
            step(0, Some(5), 0.1, false),
            step(0, None, 0.1, true),
            step(1, Some(8), 0.06, true),
        ];
        let rows = forgetting(2, &steps);
        let counts: Vec<u32> = rows.iter().map(|row| row.decisions).collect();
        assert_eq!(counts, [2, 0, 0, 1, 0, 1, 0, 0]);
        assert!((rows[0].lost_per_decision - 0.03).abs() < 1e-12 && rows[1].lost_per_decision == 0.0);
        assert_eq!((rows[5].seat, rows[5].from, rows[5].to), (Seat::new(1).expect("a seat"), 5, Some(8)));
        assert_eq!((rows[7].from, rows[7].to), (17, None));
    }

    #[test]
    fn a_game_without_memory_has_no_rows() {
        assert!(forgetting(2, &[step(0, None, 0.02, true)]).is_empty());
    }
}
