//! What this device knows of the player's puzzles: a rating for each game, and which were solved.

use catalog::GameKind;
use puzzles::rating::Rating;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use web_shell::browser;

const KEY: &str = "quipu.puzzles";
/// So many puzzles in a row are all different, if there are that many.
const LATELY: usize = 500;
/// So many results are shown.
pub const HISTORY: usize = 30;

/// One result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tried {
    pub right: bool,
    /// The player's rating after it.
    pub rating: u16,
}

/// The puzzles of one game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Trained {
    pub rating: Rating,
    pub tried: u32,
    pub solved: u32,
    /// How many in a row, up to the last one, and the most ever.
    pub streak: u32,
    pub longest: u32,
    /// The ids of the last ones, newest first.
    lately: Vec<String>,
    /// The last results, newest first.
    pub history: Vec<Tried>,
}

impl Trained {
    /// Everything after one more puzzle.
    pub fn note(&mut self, id: &str, puzzle: u16, right: bool) {
        self.rating = self.rating.after(puzzle, right);
        self.tried += 1;
        self.solved += u32::from(right);
        self.streak = if right { self.streak + 1 } else { 0 };
        self.longest = self.longest.max(self.streak);
        self.lately.retain(|other| other != id);
        self.lately.insert(0, id.to_owned());
        self.lately.truncate(LATELY);
        self.history.insert(0, Tried { right, rating: self.rating.shown() });
        self.history.truncate(HISTORY);
    }

    pub fn had_lately(&self, id: &str) -> bool {
        self.lately.iter().any(|other| other == id)
    }
}

fn all() -> BTreeMap<GameKind, Trained> {
    browser::kept(KEY).and_then(|kept| wire::from_json(&kept).ok()).unwrap_or_default()
}

fn keep(all: &BTreeMap<GameKind, Trained>) {
    browser::keep(KEY, &serde_json::to_string(all).unwrap_or_default()); // where nothing can be kept, the page still shows it
}

pub fn of(game: GameKind) -> Trained {
    all().remove(&game).unwrap_or_default()
}

/// Remembers a result, and gives what is known then.
pub fn note(game: GameKind, id: &str, puzzle: u16, right: bool) -> Trained {
    let mut all = all();
    let trained = all.entry(game).or_default();
    trained.note(id, puzzle, right);
    let now = trained.clone();
    keep(&all);
    now
}

/// Forgets everything about one game.
pub fn reset(game: GameKind) {
    let mut all = all();
    all.remove(&game);
    keep(&all);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_add_up_and_move_the_rating() {
        let mut trained = Trained::default();
        trained.note("a", 1500, true);
        trained.note("b", 1500, true);
        let before = trained.rating.shown();
        trained.note("c", 1500, false);
        assert_eq!((trained.tried, trained.solved, trained.streak, trained.longest), (3, 2, 0, 2));
        assert!(trained.rating.shown() < before && trained.had_lately("a") && !trained.had_lately("d"));
        assert_eq!(trained.history.iter().map(|it| it.right).collect::<Vec<_>>(), [false, true, true]);
        let text = serde_json::to_string(&trained).unwrap();
        assert_eq!(serde_json::from_str::<Trained>(&text).unwrap(), trained);
        for number in 0..1000 {
            trained.note(&number.to_string(), 1500, true);
        }
        assert!(!trained.had_lately("a") && trained.history.len() == HISTORY);
    }
}
