//! Oracle: reads the others, and leaves when that wins. At a table of two it plays the equilibrium where it is known.

use super::chance::uniform;
use super::equilibrium;
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

#[derive(Clone, Debug, Default)]
pub struct Oracle {
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
        // Two without an artifact between them: the game without artifacts is solved, and with some in the deck nearly so.
        let camp = if game.seats() == 2 && game.artifacts_on_path() == 0 {
            equilibrium::camp(&game, own)
        } else {
            let (beliefs, weight) = (&watch.beliefs, WEIGHT);
            let foresight = Foresight { own, beliefs, reader: &READER, blind: &BLIND, weight };
            foresight.camp(&game, budget.or(WALKS), budget, draw)
        };
        if uniform(draw) < f64::from(camp) { Choice::Camp } else { Choice::Torch }
    }

    fn observe(&mut self, event: &Event) {
        if let Some(watch) = &mut self.watch {
            watch.hear(event);
        }
    }
}
