//! Solves the game backwards, one block after another: a round, its hazards, and a group of artifacts.

use crate::alone::{Alone, BLOCK, LANES, Scratch};
use crate::chances::Chances;
use crate::deck::{Deck, Kinds};
use crate::edition::{Edition, Key, ROUNDS, Relics};
use crate::together::{self, Left, place};
use std::collections::BTreeMap;

/// A part of the work that is done at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    pub round: u8,
    pub kinds: Kinds,
    /// Artifacts in the deck and owned.
    pub starts: Vec<(Relics, u8)>,
}

/// What a job finds: the chances at leads from 0 on.
pub type Found = Vec<(Key, Vec<f64>)>;

impl Job {
    /// All of them, in the order in which they can be done: a job needs those of later rounds only.
    pub fn all(edition: &Edition) -> Vec<Job> {
        let rounds = (1..=ROUNDS).rev();
        let jobs = rounds.flat_map(|round| {
            let decks = Deck::all(round).into_iter();
            decks.flat_map(move |kinds| {
                edition.groups(round).into_iter().map(move |starts| Job { round, kinds, starts })
            })
        });
        jobs.collect()
    }

    /// A name for its file.
    pub fn name(&self) -> String {
        let [ones, twos, threes] = self.kinds;
        let (relics, owned) = self.starts[0];
        format!("round-{}-kinds-{ones}{twos}{threes}-artifacts-{relics}-{owned}", self.round)
    }

    pub fn keys(&self, edition: &Edition) -> Vec<Key> {
        let key = |relics, owned, surplus| Key { kinds: self.kinds, relics, owned, surplus };
        let starts = self.starts.iter();
        starts
            .flat_map(|(relics, owned)| {
                edition.surpluses(*owned).into_iter().map(move |surplus| key(*relics, *owned, surplus))
            })
            .collect()
    }

    /// Solves it. The chances of the rounds after it must be known.
    pub fn solve(&self, chances: &Chances) -> Found {
        let edition = &chances.edition;
        let deck = Deck::new(self.kinds);
        let keys = self.keys(edition);
        let mut left = Blocks::new(&deck, chances, self, &keys);
        let mut found: Found = keys.iter().map(|key| (*key, Vec::new())).collect();
        for first in (0..edition.width(self.round)).step_by(BLOCK) {
            left.prepare(first);
            for (key, values) in &mut found {
                let relics = edition.remains(key.relics).len() - 1;
                for lead in (first..first + BLOCK as i32).step_by(LANES) {
                    values.extend(together::solve(&deck, chances, self.round, *key, lead, &left)[relics][0]);
                }
            }
        }
        found
    }
}

/// Puts the chances that a job found where the next ones look for them.
pub fn enter(chances: &mut Chances, round: u8, found: &Found) {
    for (key, ahead) in found {
        let opposite = Key { surplus: -key.surplus, ..*key };
        let other = found.iter().find(|(key, _)| *key == opposite).expect("both signs are in one job");
        chances.insert(round, *key, ahead, &other.1);
    }
}

/// The chances of a player left alone: those blocks of leads that are needed now.
pub struct Blocks<'a> {
    alone: BTreeMap<(Relics, u8, i8), Alone<'a>>,
    blocks: BTreeMap<(Relics, u8, i8, i32), Vec<[f64; BLOCK]>>,
    /// Memory of blocks that are no longer needed: asking for it again takes a quarter of the time.
    spare: Vec<Vec<[f64; BLOCK]>>,
    scratch: Scratch,
    nodes: usize,
    /// The most points one can get for artifacts by leaving.
    points: i32,
}

impl<'a> Blocks<'a> {
    pub fn new(deck: &'a Deck, chances: &Chances, job: &Job, keys: &[Key]) -> Blocks<'a> {
        let edition = &chances.edition;
        let mut left = Blocks {
            alone: BTreeMap::new(),
            blocks: BTreeMap::new(),
            spare: Vec::new(),
            scratch: Scratch::new(),
            nodes: deck.sets.len() * deck.hazards.len(),
            points: 0,
        };
        for key in keys {
            left.points = left.points.max(edition.points(key.owned, key.relics, 0));
            for relics in edition.remains(key.relics) {
                let more = edition.count(key.relics) - edition.count(relics);
                let owned = key.owned + more;
                let surplus = edition.surplus(key.surplus, -(more as i8));
                let alone = || Alone::new(deck, chances, job.round, Key { relics, owned, surplus, ..*key });
                left.alone.entry((relics, owned, surplus)).or_insert_with(alone);
            }
        }
        left
    }

    /// Gets ready for leads from `first` on, both of the one ahead and of the other.
    pub fn prepare(&mut self, first: i32) {
        let size = BLOCK as i32;
        let ahead = place(first - self.points).0..=first;
        let behind = place(-first - size + 1 - self.points).0..=place(-first).0;
        let is_done = |(.., block): &(_, _, _, i32)| !ahead.contains(block) && !behind.contains(block);
        self.spare.extend(self.blocks.extract_if(.., |place, _| is_done(place)).map(|(_, block)| block));
        for (who, alone) in &self.alone {
            for block in ahead.clone().chain(behind.clone()).filter(|block| block % size == 0) {
                let (relics, owned, surplus) = *who;
                let (nodes, scratch, spare) = (self.nodes, &mut self.scratch, &mut self.spare);
                self.blocks.entry((relics, owned, surplus, block)).or_insert_with(|| {
                    let mut out = spare.pop().unwrap_or_else(|| vec![[0.0; BLOCK]; nodes]);
                    alone.block(block, &mut out, scratch);
                    out
                });
            }
        }
    }
}

impl Left for Blocks<'_> {
    fn block(&self, relics: Relics, owned: u8, surplus: i8, lead: i32) -> &[[f64; BLOCK]] {
        &self.blocks[&(relics, owned, surplus, place(lead).0)]
    }
}
