//! Gold: everything about the game, for the catalog.

pub use gold_bots as bots;
pub use gold_fast as fast;
pub use gold_rules as rules;
pub use gold_text as text;

use game_core::{Game, Manifest};

/// The game at a glance.
pub const MANIFEST: Manifest = Manifest {
    name: rules::State::NAME,
    title: "Gold",
    seats: (2, 5),
    minutes: 15,
    symbol: "gold-3",
    rules_page: include_str!("../rules/rules.md"),
};
