//! The editions as the solver sees them: how artifacts enter the deck, and what they are worth.

use crate::deck::{ALL_GEMS, Kinds};

/// Rounds in a game.
pub const ROUNDS: u8 = 5;

/// The artifacts in the deck. Where they are alike it is their number; where each has a value of its own (2020) it is a set, one
/// bit each.
pub type Relics = u8;

/// An edition of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition {
    pub year: u16,
    /// By the order of leaving, or each artifact's own.
    values: &'static [i32],
    printed: bool,
    /// All artifacts are in the deck from the first round on.
    at_once: bool,
    /// Most artifacts break a tie on points.
    pub ties_broken: bool,
    /// I-08: nobody is asked after a hazard that comes first.
    pub first_hazard_skips: bool,
}

/// What two players have when a round begins, apart from the lead in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    /// Kinds of hazard with 1, 2 and 3 cards left in the game.
    pub kinds: Kinds,
    pub relics: Relics,
    /// How many artifacts the players own together.
    pub owned: u8,
    /// How many more of them are one's own; always 0 where that decides nothing.
    pub surplus: i8,
}

impl Edition {
    pub fn of_year(year: u16) -> Option<Edition> {
        let by_order = Edition {
            year,
            values: &[5, 5, 5, 10, 10],
            printed: false,
            at_once: false,
            ties_broken: true,
            first_hazard_skips: true,
        };
        match year {
            2005 => Some(Edition { values: &[], at_once: true, ties_broken: false, ..by_order }),
            2006 => Some(by_order),
            2016 => Some(Edition { at_once: true, ties_broken: false, ..by_order }),
            2020 => Some(Edition { values: &[5, 7, 8, 10, 12], printed: true, ..by_order }),
            _ => None,
        }
    }

    pub fn has_artifacts(&self) -> bool {
        !self.values.is_empty()
    }

    pub fn count(&self, relics: Relics) -> u8 {
        if self.printed { relics.count_ones() as u8 } else { relics }
    }

    /// The deck of a round, from what is left of the one before.
    pub fn entering(&self, round: u8, relics: Relics) -> Relics {
        match (self.at_once, self.printed) {
            (true, _) => relics,
            (false, true) => relics | 1 << (round - 1),
            (false, false) => relics + 1,
        }
    }

    /// What the next card can take out of the deck, each with the number of such cards.
    pub fn draws(&self, relics: Relics) -> Vec<(Relics, f64)> {
        match self.printed {
            true => {
                (0..5).filter(|bit| relics >> bit & 1 == 1).map(|bit| (relics & !(1 << bit), 1.0)).collect()
            }
            false if relics > 0 => vec![(relics - 1, f64::from(relics))],
            false => Vec::new(),
        }
    }

    /// All that can be left of a deck, fewest first.
    pub fn remains(&self, relics: Relics) -> Vec<Relics> {
        let mut all: Vec<Relics> = match self.printed {
            true => (0..=relics).filter(|part| part & !relics == 0).collect(),
            false => (0..=relics).collect(),
        };
        all.sort_by_key(|part| self.count(*part));
        all
    }

    /// The points of a player who leaves with all artifacts on the path, after `owned` were taken before.
    pub fn points(&self, owned: u8, deck: Relics, left: Relics) -> i32 {
        match self.printed {
            true => (0..5).filter(|bit| (deck & !left) >> bit & 1 == 1).map(|bit| self.values[bit]).sum(),
            false => self.values[usize::from(owned)..usize::from(owned + deck - left)].iter().sum(),
        }
    }

    /// The surplus after taking this many more.
    pub fn surplus(&self, surplus: i8, more: i8) -> i8 {
        if self.ties_broken { surplus + more } else { 0 }
    }

    pub fn surpluses(&self, owned: u8) -> Vec<i8> {
        let owned = if self.ties_broken { owned as i8 } else { 0 };
        (-owned..=owned).step_by(2).collect()
    }

    /// The artifacts in the deck and owned that a round can begin with.
    pub fn starts(&self, round: u8) -> Vec<(Relics, u8)> {
        if self.at_once {
            let all = self.values.len() as u8;
            let first = if round == 1 { all } else { 0 };
            return (first..=all)
                .flat_map(|relics| (0..=all - relics).map(move |owned| (relics, owned)))
                .collect();
        }
        let all: Relics = if self.printed { (1 << round) - 1 } else { round };
        let newest =
            |relics: &Relics| if self.printed { relics >> (round - 1) & 1 == 1 } else { *relics > 0 };
        let owned = |relics: Relics| (0..=round - self.count(relics)).map(move |owned| (relics, owned));
        self.remains(all).into_iter().filter(newest).flat_map(owned).collect()
    }

    /// The same in groups that share the positions of a player left alone.
    pub fn groups(&self, round: u8) -> Vec<Vec<(Relics, u8)>> {
        let starts = self.starts(round);
        if self.printed {
            return starts.into_iter().map(|start| vec![start]).collect(); // fewer are shared, and memory is not endless
        }
        let together =
            |all: u8| starts.iter().copied().filter(|(relics, owned)| relics + owned == all).collect();
        (0..=5).map(together).filter(|group: &Vec<_>| !group.is_empty()).collect()
    }

    /// Leads from 0 up to this, not included, are solved when a round begins. Further ahead one has won, or cannot be.
    pub fn width(&self, round: u8) -> i32 {
        let artifacts: i32 = self.values.iter().sum();
        let before = i32::from(round.max(2) - 1);
        let entered = if self.at_once { artifacts } else { self.values.iter().take(before as usize).sum() };
        let reached = before * ALL_GEMS + entered;
        let won = i32::from(ROUNDS + 1 - round) * ALL_GEMS + artifacts;
        (reached.min(won) + 32) / 32 * 32
    }

    /// One's part of the victory after the last round.
    pub fn result(&self, lead: i32, surplus: i8) -> f64 {
        match (lead.signum(), i32::from(surplus).signum()) {
            (1, _) | (0, 1) => 1.0,
            (0, 0) => 0.5,
            _ => 0.0,
        }
    }
}
