//! Incan Gold and Diamant: everything about the game, for the catalog.

pub use incan_gold_bots as bots;
pub use incan_gold_fast as fast;
pub use incan_gold_puzzles as puzzles;
pub use incan_gold_review as review;
pub use incan_gold_rules as rules;
pub use incan_gold_text as text;
#[cfg(target_family = "wasm")]
pub use incan_gold_web as web;

pub const RULES_PAGE: &str = include_str!("../rules/rules.md");
