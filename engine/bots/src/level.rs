//! The levels of bots.

/// The level of a bot. Each level beats the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    Porter,
    Guide,
    Pathfinder,
    Oracle,
}

game_core::named! { Level, "level", [
    (Level::Porter, "porter"),
    (Level::Guide, "guide"),
    (Level::Pathfinder, "pathfinder"),
    (Level::Oracle, "oracle"),
]}
