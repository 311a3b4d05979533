//! What each pair of flips leads to in a turn, so that none is looked at twice. The order of the two makes no difference.

use crate::table::Shares;

/// Values by pair. To forget all of them takes no time, however many pairs there could be.
#[derive(Clone, Debug, Default)]
pub struct Pairs {
    /// By pair: where its value is, if the value there says that it is its own.
    places: Vec<u32>,
    found: Vec<(u32, Shares)>,
}

impl Pairs {
    /// Forgets everything. Flips are numbered below `flips`.
    pub fn clear(&mut self, flips: usize) {
        self.places.resize(flips * flips, 0);
        self.found.clear();
    }

    pub fn get(&self, one: usize, other: usize) -> Option<Shares> {
        let pair = self.pair(one, other);
        let (owner, shares) = self.found.get(self.places[pair] as usize)?;
        (*owner as usize == pair).then_some(*shares)
    }

    pub fn insert(&mut self, one: usize, other: usize, shares: Shares) {
        let pair = self.pair(one, other);
        self.places[pair] = self.found.len() as u32;
        self.found.push((pair as u32, shares));
    }

    fn pair(&self, one: usize, other: usize) -> usize {
        let (low, high) = (one.min(other), one.max(other));
        high * high + low // below the square of the number of flips
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gold_rules::MAX_PLAYERS;

    #[test]
    fn pairs_have_no_order_and_are_forgotten_together() {
        let mut pairs = Pairs::default();
        for round in 0..3 {
            pairs.clear(5);
            for (one, other) in (0..5).flat_map(|one| (0..=one).map(move |other| (one, other))) {
                assert_eq!(pairs.get(one, other), None);
                let shares = [f64::from((100 * round + 10 * one + other) as u32); MAX_PLAYERS];
                pairs.insert(one, other, shares);
                assert_eq!((pairs.get(one, other), pairs.get(other, one)), (Some(shares), Some(shares)));
            }
        }
    }
}
