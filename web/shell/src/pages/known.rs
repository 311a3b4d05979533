//! What the pages know about each game before anybody sits down: its picture and its size.

use crate::t;
use catalog::GameKind;
use protocol::{Pace, Setup};

/// How few and how many can play. Asked of the game itself, it would bring all three games into the page.
pub const fn seats(game: GameKind) -> (u8, u8) {
    match game {
        GameKind::IncanGold | GameKind::LostTemple => (2, 8),
        GameKind::Gold => (2, 5),
    }
}

/// About how many minutes a game takes.
pub const fn minutes(game: GameKind) -> u8 {
    match game {
        GameKind::IncanGold => 20,
        GameKind::Gold => 15,
        GameKind::LostTemple => 30,
    }
}

/// The picture that stands for the game in a list.
pub const fn symbol(game: GameKind) -> &'static str {
    match game {
        GameKind::IncanGold => "torch",
        GameKind::Gold => "gold-3",
        GameKind::LostTemple => "great-temple",
    }
}

/// The game in one line.
pub fn hook(game: GameKind) -> String {
    match game {
        GameKind::IncanGold => t!("hook-incan-gold"),
        GameKind::Gold => t!("hook-gold"),
        GameKind::LostTemple => t!("hook-lost-temple"),
    }
}

/// A new table as it is usually laid: room for as many as can play. What stays empty is taken away at the start.
pub fn usual_setup(game: GameKind) -> Setup {
    Setup {
        game,
        options: None,
        places: seats(game).1,
        public: false,
        spectators: true,
        odds: true,
        pace: Pace::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::with_game;
    use game_core::Game;

    #[test]
    fn the_sizes_are_those_of_the_games() {
        for game in GameKind::all() {
            let (least, most) = seats(game);
            let allowed = with_game!(game, G => G::SEATS);
            assert_eq!((usize::from(least), usize::from(most)), (*allowed.start(), *allowed.end()), "{game}");
            assert_eq!(usual_setup(game).check(), Ok(()), "{game}");
        }
    }
}
