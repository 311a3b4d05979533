//! Lost Temple: everything about the game, for the catalog.

pub use lost_temple_bots as bots;
pub use lost_temple_fast as fast;
pub use lost_temple_puzzles as puzzles;
pub use lost_temple_review as review;
pub use lost_temple_rules as rules;
pub use lost_temple_text as text;
#[cfg(target_family = "wasm")]
pub use lost_temple_web as web;

/// The rules for people, as Markdown.
pub const RULES_PAGE: &str = include_str!("../rules/rules.md");
