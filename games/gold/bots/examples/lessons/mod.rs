//! The tables that networks learn from.

use game_core::{Draw, SplitMix, Weight};
use gold_fast::summary::{Group, Summary};

/// The start of a round: in so many of ten cases of a single round, else of any round of a match.
pub fn opening(seats: usize, single: Weight, draw: &mut SplitMix) -> Summary {
    let alone = draw.below(10) < single;
    let rounds_left = if alone || draw.below(2) == 0 { 0 } else { draw.below(seats as Weight) as u8 };
    let mut summary = Summary::fresh(seats, rounds_left, draw.below(8) != 0);
    if !alone {
        for points in &mut summary.points[..seats] {
            *points = (draw.below(15) + draw.below(15)) as i16;
        }
    }
    summary
}

/// An unseen card is shown.
pub fn reveal(summary: &mut Summary, draw: &mut SplitMix) -> Group {
    let mut ticket = draw.below(Weight::from(summary.unknown)) as u8;
    let mut group = 0;
    while summary.unseen[group] <= ticket {
        ticket -= summary.unseen[group];
        group += 1;
    }
    summary.reveal(group);
    group
}
