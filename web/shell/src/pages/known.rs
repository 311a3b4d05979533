//! What the pages know about each game before anybody sits down: its picture and its size.

use crate::t;
use game_list::GameKind;
use protocol::{Pace, Setup};

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
        places: game.manifest().seats.1,
        public: false,
        spectators: true,
        odds: true,
        pace: Pace::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_usual_table_can_be_set_up() {
        for game in GameKind::all() {
            assert_eq!(referee::check_setup(&usual_setup(game)), Ok(()), "{game}");
        }
    }
}
