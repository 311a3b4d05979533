//! A question with its answers, whether it is a puzzle or one of your own mistakes.

use catalog::GameKind;
use game_core::Seat;
use puzzles::{Puzzle, RIGHT, Theme};
use wire::Json;

/// What is asked, and what each answer is worth.
#[derive(Clone, Debug)]
pub struct Task {
    pub game: GameKind,
    /// What the worker opens: a puzzle, or a record that ends where someone is asked.
    pub text: String,
    pub seat: Seat,
    worth: Worth,
    pub themes: Vec<Theme>,
    /// Its id among the puzzles, and its rating; none for a mistake of your own.
    pub rated: Option<(String, u16)>,
}

/// The chances to win.
#[derive(Clone, Debug)]
enum Worth {
    /// In the order of the legal choices.
    InOrder(Vec<f64>),
    /// By what is chosen, as JSON.
    Named(Vec<(String, f64)>),
}

impl Task {
    /// A puzzle, from its line.
    pub fn puzzle(game: GameKind, line: &str) -> Option<Task> {
        let Puzzle { id, seat, values, themes, rating, .. } = Puzzle::read(line).ok()?;
        let worth = Worth::InOrder(values);
        Some(Task { game, text: line.to_owned(), seat, worth, themes, rated: Some((id, rating)) })
    }

    /// A choice of your own, from the record up to it.
    pub fn mistake(game: GameKind, text: String, seat: Seat, worth: Vec<(String, f64)>) -> Task {
        Task { game, text, seat, worth: Worth::Named(worth), themes: Vec::new(), rated: None }
    }

    /// What each of these choices is worth; none if one of them is not known.
    pub fn values(&self, legal: &[Json]) -> Option<Vec<f64>> {
        match &self.worth {
            Worth::InOrder(values) => (values.len() == legal.len()).then(|| values.clone()),
            Worth::Named(all) => {
                let value = |choice: &Json| all.iter().find(|(name, _)| name == choice.get()).map(|it| it.1);
                legal.iter().map(value).collect()
            }
        }
    }
}

/// An answer, judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    pub right: bool,
    /// What was chosen is worth so much, and the best so much.
    pub chosen: f64,
    pub best: f64,
    /// The choices in groups of equal worth, the best first; those in the middle may be left out.
    pub groups: Vec<Group>,
}

/// Choices that are worth the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    pub value: f64,
    /// Their numbers among the legal ones.
    pub choices: Vec<usize>,
    pub is_right: bool,
    pub is_chosen: bool,
}

/// So many groups are shown, and that of the choice.
const GROUPS: usize = 4;
/// Worth the same as far as can be seen.
const SAME: f64 = 0.0005;

/// Judges the choice with this number.
pub fn judge(values: &[f64], chosen: usize) -> Option<Judged> {
    let best = values.iter().copied().max_by(f64::total_cmp)?;
    let value = *values.get(chosen)?;
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|one, other| values[*other].total_cmp(&values[*one]).then(one.cmp(other)));
    let mut groups: Vec<Group> = Vec::new();
    for at in order {
        let (value, is_right) = (values[at], best - values[at] < RIGHT);
        match groups.last_mut() {
            Some(group) if group.value - value < SAME && group.is_right == is_right => group.choices.push(at),
            _ => groups.push(Group { value, choices: vec![at], is_right, is_chosen: false }),
        }
    }
    groups.iter_mut().for_each(|group| group.is_chosen = group.choices.contains(&chosen));
    let mut number = 0;
    groups.retain(|group| {
        number += 1;
        number <= GROUPS || group.is_chosen
    });
    Some(Judged { right: best - value < RIGHT, chosen: value, best, groups })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_right_up_to_a_point_and_a_half() {
        let values = [0.40, 0.39, 0.34, 0.34, 0.2, 0.1, 0.05];
        let judged = judge(&values, 1).unwrap();
        assert!(judged.right && judged.groups[0].is_right && judged.groups[1].is_chosen);
        let judged = judge(&values, 6).unwrap();
        assert!(!judged.right && (judged.best - judged.chosen - 0.35).abs() < 1e-9);
        let shown: Vec<usize> = judged.groups.iter().map(|group| group.choices.len()).collect();
        assert_eq!(shown, [1, 1, 2, 1, 1], "the choice itself is shown, too");
        assert_eq!(judge(&values, 7), None);
    }

    #[test]
    fn a_mistake_knows_its_choices_by_name() {
        let json = |text: &str| wire::from_json::<Json>(text).unwrap();
        let game = GameKind::all().next().unwrap();
        let worth = vec![("\"torch\"".to_owned(), 0.3), ("\"camp\"".to_owned(), 0.4)];
        let task = Task::mistake(game, String::new(), Seat::default(), worth);
        assert_eq!(task.values(&[json("\"camp\""), json("\"torch\"")]), Some(vec![0.4, 0.3]));
        assert_eq!(task.values(&[json("\"sleep\"")]), None);
    }
}
