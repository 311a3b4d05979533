//! Pathfinder: strong. Plays what a network has learned in millions of games, without looking at who the others are.

use super::chance::uniform;
use super::inputs::{self, POSITION};
use super::net::{Net, chance};
use bots::{Bot, Budget};
use game_core::{MAX_SEATS, Seat, SplitMix};
use incan_gold_fast::{Fast, Odds};
use incan_gold_rules::{Choice, Knowledge, ROUNDS, State};
use std::sync::LazyLock;

/// The network that sees the position alone.
pub static BLIND: LazyLock<Net> = LazyLock::new(|| Net::decode(POSITION, include_bytes!("blind.bin")).0);

/// By the number of players: how much less certain than the network Pathfinder is (what the logarithmic odds are divided by), and how much
/// bolder (what is subtracted from them).
///
/// With fewer players the tents matter less, so doubt keeps Pathfinder below Oracle there. Explorers who do not look at the tents leave together
/// more often than those who do; staying a little longer makes up for some of it. Measured: no simple player wins more than its share among Pathfinders.
fn character(seats: usize) -> (f32, f32) {
    match seats {
        2 | 3 => (5.0, 0.8),
        4 => (2.5, 1.0),
        _ => (1.0, 0.7),
    }
}

/// How likely Pathfinder camps: until the last temple it plays as if all tents were alike.
pub fn leave_chance(net: &Net, game: &Fast, odds: &Odds, own: Seat) -> f32 {
    let mut game = *game;
    if game.round() < ROUNDS {
        game.set_keys([0; MAX_SEATS]);
    }
    let mut seen = [0.0; POSITION];
    inputs::position(&game, odds, own, &mut seen);
    let (doubt, boldness) = character(game.seats());
    chance(net.think(&seen).camp / doubt - boldness)
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Pathfinder;

impl Bot<State> for Pathfinder {
    fn choose(&mut self, known: &Knowledge, _: &[Choice], _: &Budget<'_>, draw: &mut SplitMix) -> Choice {
        let game = Fast::known(known);
        let camp = leave_chance(&BLIND, &game, &game.odds(), known.seat());
        if uniform(draw) < f64::from(camp) { Choice::Camp } else { Choice::Torch }
    }
}
