//! Incan Gold and Diamant: everything about the game, for the catalog.

pub use incan_gold_bots as bots;
pub use incan_gold_fast as fast;
pub use incan_gold_rules as rules;
pub use incan_gold_text as text;

use game_core::{Game, Manifest};

/// The game at a glance.
pub const MANIFEST: Manifest = Manifest {
    name: rules::State::NAME,
    title: "Incan Gold",
    seats: (2, 8),
    minutes: 20,
    symbol: "torch",
    rules_page: include_str!("../rules/rules.md"),
};
