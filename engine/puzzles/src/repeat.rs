//! Your own mistakes come back: after 1, 3 and 7 days, and no more once you have got them right each time.

use serde::{Deserialize, Serialize};

/// The days after which a mistake comes back, by how many times in a row it was solved.
const PAUSES: [u32; 3] = [1, 3, 7];

/// How far someone is with one of their mistakes. It is due at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repeat {
    /// How many times in a row it was solved.
    pub solved: u8,
    /// The day it is due, as a number of days since some beginning.
    pub due: u32,
}

impl Repeat {
    /// After it was tried on this day.
    #[must_use]
    pub fn after(self, right: bool, today: u32) -> Repeat {
        let solved = if right { self.solved.saturating_add(1) } else { 0 };
        let pause = if right { usize::from(self.solved) } else { 0 };
        Repeat { solved, due: today + PAUSES[pause.min(PAUSES.len() - 1)] }
    }

    pub fn is_due(self, today: u32) -> bool {
        !self.is_learned() && self.due <= today
    }

    /// Whether it need not come back.
    pub fn is_learned(self) -> bool {
        usize::from(self.solved) > PAUSES.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_comes_back_after_one_three_and_seven_days() {
        let (mut it, mut day, mut days) = (Repeat::default(), 100, Vec::new());
        while !it.is_learned() {
            assert!(it.is_due(day));
            it = it.after(true, day);
            assert!(!it.is_due(day));
            days.push(it.due - day);
            day = it.due;
        }
        assert_eq!(days[..3], [1, 3, 7]);
        let again = it.after(false, day);
        assert!(!again.is_due(day) && again.is_due(day + 1) && again.solved == 0);
    }
}
