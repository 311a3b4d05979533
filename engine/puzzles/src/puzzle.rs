//! A puzzle as it is written: one line of JSON.

use crate::rollouts::Rollouts;
use game_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The version of the format.
pub const FORMAT: u16 = 1;
/// A choice that is worse than the best one by less than this is right, too.
pub const RIGHT: f64 = 0.015;
/// Every other choice is worse than the best one by at least this.
pub const GAP: f64 = 0.05;
/// That difference is at least this many standard errors, for both evaluators.
pub const SURE: f64 = 10.0;

/// Why a choice is right: a key of the game's texts, and the numbers in the sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Theme(pub String, pub Vec<i64>);

impl Theme {
    pub fn new(key: &str, numbers: impl IntoIterator<Item = i64>) -> Theme {
        Theme(key.to_owned(), numbers.into_iter().collect())
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// [`FORMAT`]. It comes first, so that a puzzle is recognized by its beginning.
    pub puzzle: u16,
    /// The seed of its maker, the number of the game, and the number of the step: `1-20-33`.
    pub id: String,
    pub game: String,
    /// The version of the game's rules.
    pub rules: u16,
    /// The options that differ from the defaults.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub options: Map<String, Value>,
    pub seats: usize,
    /// The steps up to the moment, as [`encode`](crate::encode) writes them.
    pub steps: String,
    /// Who has to choose.
    pub seat: Seat,
    /// The chance to win with each legal action, in their order, as the judge sees it.
    pub values: Vec<f64>,
    /// The standard error of the judge's smallest difference between a right and a wrong action.
    pub se: f64,
    /// What the second evaluator found.
    pub rollouts: Rollouts,
    pub themes: Vec<Theme>,
    /// How hard it is to begin with, on the scale of [`rating`](crate::rating).
    pub rating: u16,
}

impl Puzzle {
    /// Reads a line, or says what is wrong with it.
    pub fn read(line: &str) -> Result<Puzzle, String> {
        let puzzle: Puzzle = serde_json::from_str(line).map_err(|error| format!("not a puzzle: {error}"))?;
        match puzzle.puzzle {
            FORMAT => Ok(puzzle),
            other => {
                Err(format!("this is version {other} of the format; only version {FORMAT} is supported"))
            }
        }
    }

    /// Whether the text begins as a puzzle does, so that it is not a record.
    pub fn is_in(text: &str) -> bool {
        text.starts_with("{\"puzzle\":")
    }

    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("plain data with text keys can be written")
    }

    pub fn best(&self) -> f64 {
        best(&self.values)
    }

    /// Whether the action with this number, in the order of the legal ones, is right.
    pub fn is_right(&self, action: usize) -> bool {
        right(&self.values).get(action) == Some(&true)
    }

    /// How much worse the best of the wrong actions is.
    pub fn gap(&self) -> f64 {
        gap(&self.values).unwrap_or(0.0)
    }
}

fn best(values: &[f64]) -> f64 {
    values.iter().copied().fold(f64::NEG_INFINITY, f64::max)
}

/// Which of these are as good as the best one.
pub(crate) fn right(values: &[f64]) -> Vec<bool> {
    let best = best(values);
    values.iter().map(|value| best - value < RIGHT).collect()
}

/// How much worse the best of the wrong ones is; none if all are right.
pub(crate) fn gap(values: &[f64]) -> Option<f64> {
    let best = best(values);
    let wrong = values.iter().map(|value| best - value).filter(|worse| *worse >= RIGHT);
    wrong.min_by(f64::total_cmp)
}

/// A number with four digits after the point, which is all that is written.
pub(crate) fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_right_wrong_or_too_close_to_tell() {
        assert_eq!(right(&[0.40, 0.39, 0.34]), [true, true, false]);
        assert!((gap(&[0.40, 0.39, 0.34]).unwrap() - 0.06).abs() < 1e-12);
        assert!(gap(&[0.40, 0.38, 0.30]).unwrap() < GAP);
        assert_eq!(gap(&[0.40, 0.40]), None);
    }

    #[test]
    fn other_lines_are_refused_with_a_reason() {
        assert!(Puzzle::read("{}").unwrap_err().starts_with("not a puzzle: missing field"));
        let line = r#"{"puzzle":2,"id":"1-1-1","game":"g","rules":1,"seats":2,"steps":"","seat":0,"values":[],"se":0,"rollouts":{"gap":0,"se":0,"games":0},"themes":[],"rating":1}"#;
        assert!(Puzzle::read(line).unwrap_err().contains("version 2"));
        assert!(Puzzle::is_in(line) && !Puzzle::is_in("{\"quipu\":1}"));
    }
}
