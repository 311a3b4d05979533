//! The gold rush: one card a turn, and all that counts is gold, blanks and unseen cards. Ten cards are few enough to look at every way to the end.

use crate::table::{Shares, Table};
use crate::taste::{self, Taste};
use gold_bots::search::Choice;
use gold_fast::summary::{DYNAMITE, Group, face};
use gold_rules::{Face, MAX_PLAYERS, RUSH_CARDS};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// The parts of what lies on the table: gold by points, and blanks, which count as dynamite.
pub const PARTS: usize = DYNAMITE + 1;
/// Points come before what breaks a tie.
pub const POINT: i32 = 256;

/// A gold rush of the last round, as the active player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rush {
    pub seats: usize,
    pub known: [u8; PARTS],
    pub unseen: [u8; PARTS],
    /// Points, and then what breaks a tie, by seat. The lowest is 0.
    pub keys: [i32; MAX_PLAYERS],
    /// How much a gold card counts where points are equal.
    pub nugget: i32,
}

/// The part that cards of this group are.
pub fn part_of(group: Group) -> usize {
    group.min(DYNAMITE)
}

fn points(part: usize) -> i32 {
    if let Face::Gold(points) = face(part) { points.into() } else { 0 }
}

impl Rush {
    /// None if there are too many cards, or rounds follow.
    pub fn of(table: &Table) -> Option<Rush> {
        let summary = &table.summary;
        if !summary.rush || summary.rounds_left > 0 || usize::from(summary.lying) > RUSH_CARDS {
            return None;
        }
        let mut rush = Rush {
            seats: summary.seats,
            known: [0; PARTS],
            unseen: [0; PARTS],
            keys: table.keys(),
            nugget: table.nugget(),
        };
        for group in 0..summary.groups() {
            rush.known[part_of(group)] += summary.known[group];
            rush.unseen[part_of(group)] += summary.unseen[group];
        }
        rush.settle();
        Some(rush)
    }

    /// Only differences count, and it makes no difference how far behind those are who cannot win any more.
    fn settle(&mut self) {
        let left = self.left();
        let keys = &mut self.keys[..self.seats];
        let best = keys.iter().copied().max().unwrap_or(0);
        keys.iter_mut().for_each(|key| *key = (*key).max(best - left - 1));
        let least = keys.iter().copied().min().unwrap_or(0);
        keys.iter_mut().for_each(|key| *key -= least);
    }

    /// All of it in one number.
    fn packed(&self) -> u128 {
        let cards = self.known.iter().chain(&self.unseen).map(|count| (u128::from(*count), 4));
        let keys = self.keys.iter().map(|key| (*key as u128, 16));
        cards.chain(keys).fold(self.nugget as u128, |packed, (number, bits)| packed << bits | number)
    }

    /// The most that anyone can still win.
    fn left(&self) -> i32 {
        let gain = |part: usize| (POINT * points(part) + self.nugget) * i32::from(points(part) > 0);
        (0..PARTS).map(|part| gain(part) * i32::from(self.known[part] + self.unseen[part])).sum()
    }

    /// The result, if nothing can change it.
    fn decided(&self) -> Option<Shares> {
        let keys = &self.keys[..self.seats];
        let best = keys.iter().copied().max()?;
        let left = self.left();
        let winners = keys.iter().filter(|key| **key == best).count();
        let is_open = left > 0 && (winners > 1 || keys.iter().any(|key| *key != best && key + left >= best));
        let share = |key: &i32| if *key == best { 1.0 / winners as f64 } else { 0.0 };
        (!is_open).then(|| {
            let mut shares = [0.0; MAX_PLAYERS];
            shares.iter_mut().zip(keys).for_each(|(to, key)| *to = share(key));
            shares
        })
    }

    /// The rush as the next player sees it, once a card of this part has been taken.
    fn without(&self, part: usize, unseen: bool) -> Rush {
        let mut next = *self;
        let from = if unseen { &mut next.unseen } else { &mut next.known };
        from[part] -= 1;
        if points(part) > 0 {
            next.keys[0] += POINT * points(part) + self.nugget;
        }
        next.keys[..self.seats].rotate_left(1);
        next.settle();
        next
    }
}

/// Values of gold rushes.
#[derive(Clone, Debug, Default)]
pub struct Rushes {
    solved: HashMap<u128, Shares, BuildHasherDefault<Mixer>>,
}

/// Mixes a packed rush, which needs no protection against bad luck.
#[derive(Clone, Copy, Debug, Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u128((*byte).into()));
    }

    fn write_u128(&mut self, number: u128) {
        const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
        let mixed = (self.0 ^ number as u64).wrapping_mul(ODD).rotate_left(29) ^ (number >> 64) as u64;
        let mixed = mixed.wrapping_mul(ODD);
        self.0 = mixed ^ mixed >> 32;
    }
}

impl Rushes {
    /// Everyone's chances, the active player's first.
    pub fn value(&mut self, rush: &Rush) -> Shares {
        if let Some(shares) = rush.decided() {
            return shares;
        }
        if let Some(shares) = self.solved.get(&rush.packed()) {
            return *shares;
        }
        // Nobody takes less gold than they see.
        let dearest = (0..DYNAMITE).rev().find(|part| rush.known[*part] > 0);
        let parts = (0..PARTS).filter(|part| *part == DYNAMITE || Some(*part) == dearest);
        let shares = taste::mean(&self.options_among(rush, parts));
        self.solved.insert(rush.packed(), shares);
        shares
    }

    /// Every choice, by part, with what it is worth, and how likely a player chooses it.
    pub fn options(&mut self, rush: &Rush) -> Vec<Taste<Choice>> {
        self.options_among(rush, 0..PARTS)
    }

    fn options_among(&mut self, rush: &Rush, parts: impl Iterator<Item = usize>) -> Vec<Taste<Choice>> {
        let mut options = Vec::with_capacity(PARTS + 1);
        for part in parts.filter(|part| rush.known[*part] > 0) {
            let value = self.after(rush, part, false);
            options.push(Taste::new(Choice::Known(part), value, f64::from(points(part))));
        }
        let total: u8 = rush.unseen.iter().sum();
        if total > 0 {
            let (mut value, mut gold) = ([0.0; MAX_PLAYERS], 0.0);
            for part in (0..PARTS).filter(|part| rush.unseen[*part] > 0) {
                let chance = f64::from(rush.unseen[part]) / f64::from(total);
                gold += chance * f64::from(points(part));
                let after = self.after(rush, part, true);
                value.iter_mut().zip(after).for_each(|(value, after)| *value += chance * after);
            }
            options.push(Taste::new(Choice::Unknown, value, gold));
        }
        taste::weigh(&mut options, 0);
        options
    }

    fn after(&mut self, rush: &Rush, part: usize, unseen: bool) -> Shares {
        let mut shares = self.value(&rush.without(part, unseen));
        shares[..rush.seats].rotate_right(1);
        shares
    }
}
