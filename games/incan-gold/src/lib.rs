//! Incan Gold and Diamant: everything about the game, for the catalog.

pub use incan_gold_bots as bots;
pub use incan_gold_fast as fast;
pub use incan_gold_rules as rules;
pub use incan_gold_text as text;

/// The rules for people, as Markdown.
pub const RULES_PAGE: &str = include_str!("../rules/rules.md");
