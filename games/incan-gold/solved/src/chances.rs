//! The chances to win between rounds, for every lead.

use crate::deck::Deck;
use crate::edition::{Edition, Key, ROUNDS};
use std::collections::BTreeMap;

/// No lead that is looked at is greater.
pub const SPAN: i32 = 704;

/// The chances to win by lead, from -SPAN to SPAN.
pub type Row = Vec<f64>;

/// The place of a lead in a row.
#[inline]
pub fn at(lead: i32) -> usize {
    (lead + SPAN) as usize
}

/// The chances to win when a round begins, for those rounds that are solved: always the last ones.
#[derive(Clone, Debug)]
pub struct Chances {
    pub edition: Edition,
    rows: BTreeMap<(u8, Key), Row>,
}

impl Chances {
    pub fn new(edition: Edition) -> Chances {
        Chances { edition, rows: BTreeMap::new() }
    }

    /// Everything a round can begin with, apart from the lead, in the order of the table.
    pub fn keys(edition: &Edition, round: u8) -> Vec<Key> {
        let mut keys = Vec::new();
        for kinds in Deck::all(round) {
            for (relics, owned) in edition.starts(round) {
                let key = |surplus| Key { kinds, relics, owned, surplus };
                keys.extend(edition.surpluses(owned).into_iter().map(key));
            }
        }
        keys
    }

    /// Puts in the chances of leads from 0 on. Those of the other player, with the opposite surplus, complete them.
    pub fn insert(&mut self, round: u8, key: Key, ahead: &[f64], other_ahead: &[f64]) {
        let mut row: Row = (-SPAN..=SPAN).map(|lead| if lead > 0 { 1.0 } else { 0.0 }).collect();
        for (lead, chance) in other_ahead.iter().enumerate() {
            row[at(-(lead as i32))] = 1.0 - chance;
        }
        row[at(0)..][..ahead.len()].copy_from_slice(ahead);
        self.rows.insert((round, key), row);
    }

    /// What a round is worth at its beginning; none if it is not solved.
    pub fn row(&self, round: u8, key: Key) -> Option<&Row> {
        self.rows.get(&(round, key))
    }

    /// The chance after a round at one lead.
    pub fn after_at(&self, round: u8, key: Key, lead: i32) -> f64 {
        if round == ROUNDS {
            return self.edition.result(lead, key.surplus);
        }
        let key = Key { relics: self.edition.entering(round + 1, key.relics), ..key };
        self.row(round + 1, key).unwrap_or_else(|| panic!("round {} is not solved: {key:?}", round + 1))
            [at(lead)]
    }

    /// The chances after a round, in which the deck's kinds and artifacts were left as in the key.
    pub fn after(&self, round: u8, key: Key) -> Row {
        if round == ROUNDS {
            return (-SPAN..=SPAN).map(|lead| self.edition.result(lead, key.surplus)).collect();
        }
        let key = Key { relics: self.edition.entering(round + 1, key.relics), ..key };
        self.row(round + 1, key)
            .cloned()
            .unwrap_or_else(|| panic!("round {} is not solved: {key:?}", round + 1))
    }

    /// The same, moved: what a lead is worth to one who adds these points to it.
    pub fn after_with(&self, round: u8, key: Key, points: i32) -> Row {
        let row = self.after(round, key);
        (0..row.len()).map(|place| row[(place + points as usize).min(row.len() - 1)]).collect()
    }
}
