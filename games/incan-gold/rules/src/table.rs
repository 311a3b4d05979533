//! The complete table, for replaying records locally.

use crate::action::Choice;
use crate::card::{Card, PathCard};
use crate::state::{Haul, Phase, State};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use game_core::{OpenTable, PerSeat};
use serde::Serialize;

/// The complete table, in the terms of the record format.
#[derive(Clone, Debug, Serialize)]
pub struct FullTable {
    pub round: u8,
    pub tents: PerSeat<u16>,
    pub beside: PerSeat<u8>,
    pub inside: PerSeat<bool>,
    pub path: Vec<PathCard>,
    pub artifacts: PerSeat<Haul>,
    pub chosen: PerSeat<Option<Choice>>,
    pub removed: Vec<Card>,
    pub lost: u8,
    #[serde(skip)]
    over: bool,
}

impl OpenTable for State {
    type Table = FullTable;

    fn open_table(&self) -> FullTable {
        FullTable {
            round: self.round,
            tents: self.tents,
            beside: self.beside(),
            inside: self.tents.map(|seat, _| self.inside.contains(seat)),
            path: self.path.to_vec(),
            artifacts: self.artifacts.clone(),
            chosen: self.tents.map(|seat, _| self.sealed_by(seat)),
            removed: self.removed.iter().map(|kind| kind.card()).collect(),
            lost: self.lost,
            over: self.phase == Phase::Over,
        }
    }
}

impl fmt::Display for FullTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.over {
            true => writeln!(f, "After round 5")?,
            false => writeln!(f, "Round {} of 5", self.round)?,
        }
        for (row, cards) in self.path.chunks(5).enumerate() {
            let mut line = format!("{:<8}", if row == 0 { "Path" } else { "" });
            for on in cards {
                let left = if on.gems > 0 { format!("({})", on.gems) } else { String::new() };
                line += &format!(" {:<17}", format!("{}{left}", on.card));
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        if !self.removed.is_empty() {
            let names: Vec<&str> = self.removed.iter().map(|card| card.name()).collect();
            writeln!(f, "Removed  {}", names.join(" "))?;
        }
        if self.lost > 0 {
            writeln!(f, "Lost     {} of the artifacts", self.lost)?;
        }
        writeln!(
            f,
            "{:<5} {:>5} {:>7}  {:<7} {:<7} artifacts",
            "seat", "tent", "beside", "temple", "chosen"
        )?;
        for (seat, tent) in self.tents.iter() {
            let place = if self.inside[seat] { "inside" } else { "-" };
            let chosen = self.chosen[seat].map_or("-", Choice::name);
            let artifacts: Vec<String> = self.artifacts[seat].iter().map(u8::to_string).collect();
            let artifacts = if artifacts.is_empty() { "-".to_owned() } else { artifacts.join(" + ") };
            let beside = self.beside[seat];
            writeln!(f, "{seat:<5} {tent:>5} {beside:>7}  {place:<7} {chosen:<7} {artifacts}")?;
        }
        Ok(())
    }
}
