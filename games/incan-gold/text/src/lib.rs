//! Incan Gold in words.

mod terminal;

pub use terminal::Text;
