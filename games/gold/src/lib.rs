//! Gold: everything about the game, for the catalog.

pub use gold_bots as bots;
pub use gold_fast as fast;
pub use gold_puzzles as puzzles;
pub use gold_review as review;
pub use gold_rules as rules;
pub use gold_text as text;
#[cfg(target_family = "wasm")]
pub use gold_web as web;

pub const RULES_PAGE: &str = include_str!("../rules/rules.md");
