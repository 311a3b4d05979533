//! The levels of bots.

game_core::named! {
    /// The level of a bot. Each level beats the one before it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Level("level") { Porter => "porter", Guide => "guide", Pathfinder => "pathfinder", Oracle => "oracle" }
}
