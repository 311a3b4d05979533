//! Lost Temple: everything about the game, for the catalog.

pub use lost_temple_bots as bots;
pub use lost_temple_fast as fast;
pub use lost_temple_rules as rules;
pub use lost_temple_text as text;

use game_core::{Game, Manifest};

/// The game at a glance.
pub const MANIFEST: Manifest = Manifest {
    name: rules::State::NAME,
    title: "Lost Temple",
    seats: (2, 8),
    minutes: 30,
    symbol: "great-temple",
    rules_page: include_str!("../rules/rules.md"),
};
