//! The levels of bots.

game_core::named! {
    /// The level of a bot. Each level of the [ladder](Level::LADDER) beats the one before it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Level("level") {
        Porter => "porter",
        Guide => "guide",
        Pathfinder => "pathfinder",
        Oracle => "oracle",
        /// Plays about as well as the people at the table: a [`Companion`](crate::Companion).
        Companion => "companion",
    }
}

impl Level {
    /// The levels whose strength is always the same, weakest first.
    pub const LADDER: [Level; 4] = [Level::Porter, Level::Guide, Level::Pathfinder, Level::Oracle];

    /// A level for one more bot: one that no bot at the table has yet, so that bots of different characters sit together.
    pub fn for_company(taken: &[Level]) -> Level {
        const ORDER: [Level; 4] = [Level::Guide, Level::Pathfinder, Level::Porter, Level::Oracle];
        let seated = |level: &Level| taken.iter().filter(|it| *it == level).count();
        ORDER.into_iter().min_by_key(seated).unwrap_or(Level::Guide)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_that_are_added_one_after_another_differ() {
        let mut bots = Vec::new();
        for _ in 0..7 {
            bots.push(Level::for_company(&bots));
        }
        use Level::{Guide, Oracle, Pathfinder, Porter};
        assert_eq!(bots, [Guide, Pathfinder, Porter, Oracle, Guide, Pathfinder, Porter]);
        assert_eq!(Level::for_company(&[Guide, Porter, Guide]), Pathfinder);
    }
}
