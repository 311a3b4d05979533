//! What can be said of an expedition without giving a card away.

use crate::{Date, Expedition, YOUR_SEAT};
use catalog::record::{Fault, Reader};
use catalog::{GameKind, GameModule};
use serde::Serialize;

/// At how many moments of the game it is told how the player stood.
const MOMENTS: usize = 8;

/// How an expedition went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Summary {
    pub game: GameKind,
    pub date: Date,
    /// The player's name in the record.
    pub name: String,
    pub score: i32,
    /// Among the seats of this table; 1 is best.
    pub rank: u8,
    pub seats: usize,
    /// The player's rank by points at eight moments, evenly spread over the game; the last one is its end.
    pub standing: Vec<u8>,
}

/// `None` if the game is not over.
pub(crate) fn summary<G: GameModule>(
    record: Reader<&[u8]>,
    expedition: Expedition,
) -> Result<Option<Summary>, Fault> {
    let name = record.header().seats.get(YOUR_SEAT.index()).cloned().unwrap_or_default();
    let mut standings = Vec::new();
    let table = record.replay::<G>(|table, _| standings.push(standing(&G::scores(&table.view_of_all()))))?;
    let Some(outcome) = table.outcome() else { return Ok(None) };
    let rank = outcome.ranks[YOUR_SEAT];
    let last = standings.len() - 1;
    let mut standing: Vec<u8> = (1..=MOMENTS).map(|moment| standings[last * moment / MOMENTS]).collect();
    standing[MOMENTS - 1] = rank; // ties are broken at the end
    Ok(Some(Summary {
        game: expedition.game,
        date: expedition.date,
        name,
        score: outcome.scores[YOUR_SEAT],
        rank,
        seats: expedition.seats(),
        standing,
    }))
}

fn standing(scores: &[i32]) -> u8 {
    let own = scores.get(YOUR_SEAT.index());
    1 + scores.iter().filter(|score| Some(*score) > own).count() as u8
}
