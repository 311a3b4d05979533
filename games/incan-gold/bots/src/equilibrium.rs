//! How to choose at a table of two: by the equilibrium of the game without artifacts.

use super::duel::{Duel, Kinds, WinChances};
use game_core::{Seat, SeatSet};
use incan_gold_fast::Fast;
use std::sync::LazyLock;

/// How many more treasures are looked at: all.
const HORIZON: u8 = 15;

static TABLE: LazyLock<WinChances> = LazyLock::new(WinChances::shipped);

/// How likely a player at a table of two camps.
pub fn camp(game: &Fast, own: Seat) -> f32 {
    if game.hand() == 0 && game.gems_on_path() == 0 {
        return 0.0; // there is nothing to leave with
    }
    let other = own.plus(1, 2);
    let mut duel = Duel {
        treasures: game.deck() as u16 & 0x7fff,
        kinds: Kinds::default(),
        seen: Kinds::default(),
        lead: game.points(own) - game.points(other),
        horizon: HORIZON,
    };
    for (cards, seen) in game.hazard_kinds() {
        if let Some(sort) = (cards as usize).checked_sub(1) {
            duel.kinds[sort] += 1;
            duel.seen[sort] += u8::from(seen);
        }
    }
    let ends = TABLE.ends(game.round(), duel.kinds);
    if game.inside() == SeatSet::one(own) {
        let stop = ends.calm(duel.lead + i32::from(game.hand()) + i32::from(game.gems_on_path()));
        return if stop >= duel.go_on_alone(game.hand(), &ends) { 1.0 } else { 0.0 };
    }
    duel.solve(&ends).camp
}
