//! How strong an opponent is.

/// How strong an opponent is. Each beats the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// A beginner.
    Porter,
    /// Steady.
    Guide,
    /// Strong.
    Pathfinder,
    /// The best there is.
    Oracle,
}

game_core::named! { Level, "level", [
    (Level::Porter, "porter"),
    (Level::Guide, "guide"),
    (Level::Pathfinder, "pathfinder"),
    (Level::Oracle, "oracle"),
]}
