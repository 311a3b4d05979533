//! Last Torch: everything about the game, for the catalog.

pub use last_torch_bots as bots;
pub use last_torch_rules as rules;
pub use last_torch_text as text;
#[cfg(target_family = "wasm")]
pub use last_torch_web as web;

/// The rules are fast enough as they are.
pub mod fast {
    /// The fast model.
    pub type Fast = game_core::Plain<crate::rules::State>;
    pub use crate::rules::Encoder;
}

/// Reviews play on at random.
pub mod review {
    /// The judge of positions and choices.
    pub type Judge = ::review::Playouts<crate::fast::Fast>;
}

/// There are none: nothing judges the choices well enough.
pub mod puzzles {
    /// Makes none.
    pub type Puzzles = ::puzzles::Plain<crate::bots::Bots, crate::review::Judge>;
}

/// The rules for people, as Markdown.
pub const RULES_PAGE: &str = include_str!("../rules/rules.md");
