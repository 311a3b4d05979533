//! What the pages know about each game before anybody sits down: its picture and its size.

use crate::t;
use catalog::Kind;
use protocol::{Pace, Setup};

/// How few and how many can play. Asked of the game itself, it would bring all three games into the page.
pub const fn seats(game: Kind) -> (u8, u8) {
    match game {
        Kind::IncanGold | Kind::LostTemple => (2, 8),
        Kind::Gold => (2, 5),
    }
}

/// About how many minutes a game takes.
pub const fn minutes(game: Kind) -> u8 {
    match game {
        Kind::IncanGold => 20,
        Kind::Gold => 15,
        Kind::LostTemple => 30,
    }
}

/// The picture that stands for the game in a list.
pub const fn symbol(game: Kind) -> &'static str {
    match game {
        Kind::IncanGold => "torch",
        Kind::Gold => "gold-3",
        Kind::LostTemple => "great-temple",
    }
}

/// The game in one line.
pub fn hook(game: Kind) -> String {
    match game {
        Kind::IncanGold => t!("hook-incan-gold"),
        Kind::Gold => t!("hook-gold"),
        Kind::LostTemple => t!("hook-lost-temple"),
    }
}

/// A new table as it is usually laid: room for as many as can play. What stays empty is taken away at the start.
pub fn usual_setup(game: Kind) -> Setup {
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
    use rules_core::Game;

    #[test]
    fn the_sizes_are_those_of_the_games() {
        for game in Kind::all() {
            let (least, most) = seats(game);
            let allowed = with_game!(game, G => G::SEATS);
            assert_eq!((usize::from(least), usize::from(most)), (*allowed.start(), *allowed.end()), "{game}");
            assert_eq!(usual_setup(game).check(), Ok(()), "{game}");
        }
    }
}
