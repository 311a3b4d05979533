//! When to leave, as a picture: how likely the equilibrium camps, over the gems carried and the lead.
//!
//! A map is of rounds that begin with all hazards, and with no artifact taken or lost yet; both players are inside. Each cell is the
//! mean over all positions with the same round, hazards on the path, gems carried (by each) and lead, weighted by how likely the
//! equilibrium reaches them. So that positions beyond a sure departure count too, each player stays with at least one percent.
//!
//! The file: `QIGM`, a version (1), the year of the edition (2 bytes, little-endian), and two layers. The first holds the chance to
//! camp in 1/20 (21: no such position), the second the share of positions that mix in 1/4. Both go through rounds, hazards (0 to 4),
//! gems (0 to 60) and leads (-60 to 60), in this order, and are packed in runs: a length from 1 to 255, then the value.

use crate::deck::Deck;
use crate::edition::{Edition, Key, ROUNDS};
use crate::round::Prepared;

const MAGIC: &[u8; 5] = b"QIGM\x01";
/// Leads from minus this to this.
pub const LEADS: i32 = 60;
/// Gems from 0 to this.
pub const GEMS: usize = 60;
/// Hazards on the path from 0 to this; with five of them all, each further one collapses.
pub const HAZARDS: usize = 4;

const WIDTH: usize = 2 * LEADS as usize + 1;
const CELLS: usize = ROUNDS as usize * (HAZARDS + 1) * (GEMS + 1) * WIDTH;
const NONE: u8 = 21;
const CAMPS: f64 = 20.0;
const MIXES: f64 = 4.0;
const LEAST_STAY: f64 = 0.01;

/// The mean of some positions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Cell {
    /// How likely one camps.
    pub camp: f64,
    /// The share of positions in which one has to mix.
    pub mixed: f64,
}

/// The cells of an edition.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    pub year: u16,
    camp: Vec<u8>,
    mixed: Vec<u8>,
}

/// Where a cell is; none outside the map.
fn place(round: u8, hazards: usize, gems: usize, lead: i32) -> Option<usize> {
    let is_inside =
        (1..=ROUNDS).contains(&round) && hazards <= HAZARDS && gems <= GEMS && lead.abs() <= LEADS;
    let row = (usize::from(round.max(1) - 1) * (HAZARDS + 1) + hazards) * (GEMS + 1) + gems;
    is_inside.then(|| row * WIDTH + (lead + LEADS) as usize)
}

impl Map {
    pub fn new(year: u16) -> Map {
        Map { year, camp: vec![NONE; CELLS], mixed: vec![0; CELLS] }
    }

    /// The round with which a map is drawn: nothing has left the deck yet.
    pub fn key(edition: &Edition, round: u8) -> Key {
        let starts = edition.starts(round).into_iter().filter(|(_, owned)| *owned == 0);
        let relics = starts.map(|(relics, _)| relics).max_by_key(|relics| edition.count(*relics));
        Key { kinds: [0, 0, 5], relics: relics.unwrap_or(0), owned: 0, surplus: 0 }
    }

    /// The cell of a round, hazards on the path, gems carried by each, and one's lead; none if there is no such position.
    pub fn cell(&self, round: u8, hazards: usize, gems: usize, lead: i32) -> Option<Cell> {
        let at = place(round, hazards, gems, lead)?;
        let cell = Cell { camp: f64::from(self.camp[at]) / CAMPS, mixed: f64::from(self.mixed[at]) / MIXES };
        (self.camp[at] != NONE).then_some(cell)
    }

    /// Puts in a round that was solved with this lead: both players' cells.
    pub fn enter(&mut self, round: u8, lead: i32, solved: &Prepared) {
        let mut sums = vec![[[0.0; 3]; 2]; (HAZARDS + 1) * (GEMS + 1)];
        solved.visit(LEAST_STAY, |set, seen, asked, weight, choice| {
            let (seen, gems) = (usize::from(seen), Deck::carried(set));
            if seen > HAZARDS || gems > GEMS || !asked {
                return;
            }
            let mixes = if choice.is_mixed() { weight } else { 0.0 };
            let camps = [choice.camp, choice.other_camp];
            for (sum, camp) in sums[seen * (GEMS + 1) + gems].iter_mut().zip(camps) {
                sum[0] += weight;
                sum[1] += weight * camp;
                sum[2] += mixes;
            }
        });
        for (row, sums) in sums.iter().enumerate() {
            for (sum, lead) in sums.iter().zip([lead, -lead]).filter(|(sum, _)| sum[0] > 0.0) {
                let at = place(round, row / (GEMS + 1), row % (GEMS + 1), lead).expect("a lead of the map");
                self.camp[at] = (CAMPS * sum[1] / sum[0]).round() as u8;
                self.mixed[at] = (MIXES * sum[2] / sum[0]).round() as u8;
            }
        }
    }

    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.year.to_le_bytes());
        for layer in [&self.camp, &self.mixed] {
            let mut rest = layer.as_slice();
            while let Some(first) = rest.first() {
                let run = rest.iter().take(255).take_while(|value| *value == first).count();
                bytes.extend([run as u8, *first]);
                rest = &rest[run..];
            }
        }
        bytes
    }
}

/// Reads a map.
pub fn decode(bytes: &[u8]) -> Result<Map, String> {
    let rest = bytes.strip_prefix(MAGIC).ok_or("not a map of Incan Gold, or of another version")?;
    let (year, runs) = rest.split_first_chunk().ok_or("the map is too short")?;
    let mut all = Vec::with_capacity(2 * CELLS);
    for [run, value] in runs.as_chunks().0 {
        all.extend(std::iter::repeat_n(*value, usize::from(*run)));
        if all.len() > 2 * CELLS {
            return Err("the map is too long".to_owned());
        }
    }
    if all.len() < 2 * CELLS {
        return Err("the map ends too early".to_owned());
    }
    let mixed = all.split_off(CELLS);
    Ok(Map { year: u16::from_le_bytes(*year), camp: all, mixed })
}
