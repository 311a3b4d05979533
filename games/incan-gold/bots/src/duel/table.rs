//! Two players without artifacts: the chances to win between rounds, solved beforehand.

use super::{Duel, Ends, Kinds};
use incan_gold_rules::ROUNDS;

/// Leads from 0 to this are in the table; a player who is further ahead has practically won.
const MAX_LEAD: usize = 120;

/// The chance to win at the beginning of a round, for each deck and lead.
pub struct WinChances {
    /// Of each round from the first, of each deck that can be met in it, of each lead from 0: in 1/65535.
    chances: Vec<u16>,
}

impl WinChances {
    /// The decks that can be met in a round, which takes away at most one card of a hazard.
    pub fn decks(round: u8) -> impl Iterator<Item = Kinds> {
        let all = (0..=2).flat_map(|ones| (0..=4).map(move |twos| (ones, twos)));
        all.filter(move |(ones, twos)| twos + 2 * ones < round)
            .map(|(ones, twos)| [ones, twos, 5 - ones - twos])
    }

    /// The deck after a hazard left the game, of a kind that had this many cards.
    pub fn after(mut deck: Kinds, cards: usize) -> Kinds {
        if cards >= 2 && deck[cards - 1] > 0 {
            deck[cards - 1] -= 1;
            deck[cards - 2] += 1;
        }
        deck
    }

    pub fn shipped() -> WinChances {
        let bytes = include_bytes!("duel.bin");
        WinChances {
            chances: bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect(),
        }
    }

    /// The bytes of a table, computed from the last round to the first; `told` hears of each deck that is done.
    pub fn compute(mut told: impl FnMut(u8, Kinds)) -> Vec<u8> {
        let decks: usize = (1..=ROUNDS).map(|round| WinChances::decks(round).count()).sum();
        let mut table = WinChances { chances: vec![u16::MAX; decks * (MAX_LEAD + 1)] };
        for round in (1..=ROUNDS).rev() {
            for deck in WinChances::decks(round) {
                let solved = |lead: usize| table.value(round, Duel::at_entrance(deck, lead as i32, 15));
                // Further off the chances hardly bend.
                let leads: Vec<usize> = (0..48).chain((48..=MAX_LEAD).step_by(4)).collect();
                let values: Vec<f32> = leads.iter().map(|lead| solved(*lead)).collect();
                let first = table.position(round, deck);
                for at in 0..=MAX_LEAD {
                    let right = leads.partition_point(|lead| *lead < at);
                    let left = if leads[right] == at { right } else { right - 1 };
                    let part = (at - leads[left]) as f32 / (leads[right] - leads[left]).max(1) as f32;
                    let value = values[left] + part * (values[right] - values[left]);
                    table.chances[first + at] = (value * 65535.0).round() as u16;
                }
                told(round, deck);
            }
        }
        table.chances.iter().flat_map(|chance| chance.to_le_bytes()).collect()
    }

    fn value(&self, round: u8, duel: Duel) -> f32 {
        duel.solve(&self.ends(round, duel.kinds)).value
    }

    pub fn ends(&self, round: u8, deck: Kinds) -> Ends {
        let chances = |cards| self.chances(round + 1, WinChances::after(deck, cards));
        Ends::new(chances(0), [1, 2, 3].map(chances))
    }

    /// A player's chance to win when a round begins, by lead; after the last round, the share of the victory.
    pub fn chances(&self, round: u8, deck: Kinds) -> impl Fn(i32) -> f32 {
        let first = if round > ROUNDS { 0 } else { self.position(round, deck) };
        move |lead: i32| {
            if round > ROUNDS {
                return (1.0 + lead.signum() as f32) / 2.0;
            }
            let at = first + (lead.unsigned_abs() as usize).min(MAX_LEAD);
            let ahead = f32::from(self.chances.get(at).copied().unwrap_or(u16::MAX)) / 65535.0;
            if lead < 0 { 1.0 - ahead } else { ahead }
        }
    }

    /// Where the chances of a round and a deck begin; a deck that cannot be met has the place of the last that can.
    fn position(&self, round: u8, deck: Kinds) -> usize {
        let before: usize = (1..round).map(|round| WinChances::decks(round).count()).sum();
        let last = WinChances::decks(round).count() - 1;
        let at = WinChances::decks(round).position(|other| other == deck).unwrap_or(last);
        (before + at) * (MAX_LEAD + 1)
    }
}
