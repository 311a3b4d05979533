//! Oracle: reads the others, and leaves when that wins. At a table of two it plays the equilibrium where it is known.

use super::chance::uniform;
use super::equilibrium::Equilibrium;
use super::foresight::Foresight;
use super::inputs::INPUTS;
use super::net::Net;
use super::pathfinder::BLIND;
use super::watch::Watch;
use bots::{Bot, Budget};
use game_core::SplitMix;
use incan_gold_fast::Fast;
use incan_gold_rules::{Choice, Event, Knowledge, State};
use std::sync::LazyLock;

/// The network that also sees what the others are expected to do.
pub static READER: LazyLock<Net> = LazyLock::new(|| Net::decode(INPUTS, include_bytes!("reader.bin")).0);

/// Pairs of walks for one decision.
const WALKS: u32 = 400;
/// See [`Foresight::weight`].
pub const WEIGHT: f32 = 200.0;

#[derive(Default)]
pub struct Oracle {
    two: Equilibrium,
    watch: Option<Watch>,
}

impl Bot<State> for Oracle {
    fn choose(
        &mut self,
        known: &Knowledge,
        _: &[Choice],
        budget: &Budget<'_>,
        draw: &mut SplitMix,
    ) -> Choice {
        let (game, own) = (Fast::known(known), known.seat());
        let watch = self.watch.get_or_insert_with(|| Watch::new(game.seats()));
        watch.look(game);
        let (beliefs, weight) = (&watch.beliefs, WEIGHT);
        let foresight = Foresight { own, beliefs, reader: &READER, blind: &BLIND, weight };
        let mut among_many = |game: &Fast| f64::from(foresight.camp(game, budget.or(WALKS), budget, draw));
        // The game of two is solved. Without its table, or without the time to use it, two are like any others.
        let two = match game.seats() {
            2 => self.two.camp(known, budget, &mut among_many),
            _ => None,
        };
        let camp = two.unwrap_or_else(|| among_many(&game));
        if uniform(draw) < camp { Choice::Camp } else { Choice::Torch }
    }

    fn prepare(&mut self, known: &Knowledge, budget: &Budget<'_>) -> bool {
        known.tents().seats() != 2 || self.two.prepare(known, budget)
    }

    fn observe(&mut self, event: &Event) {
        if let Some(watch) = &mut self.watch {
            watch.hear(event);
        }
    }
}
