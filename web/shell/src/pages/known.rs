//! What the pages know about each game before anyone sits down.

use crate::t;
use crate::words;
use game_list::GameKind;
use wire::{FirstPlayer, Pace, Setup};

/// The game that newcomers are shown: the first one of the catalog.
pub fn first() -> GameKind {
    GameKind::all().next().expect("the catalog has a game")
}

/// The game in one line.
pub fn hook(game: GameKind) -> String {
    words::say(&format!("hook-{game}"), &[])
}

/// What the button says that starts a game.
pub fn begin(game: GameKind) -> String {
    words::find(&format!("begin-{game}"), &[]).unwrap_or_else(|| t!("start-game"))
}

/// The usual setup of a new table, with the most seats. Empty seats are removed at the start.
pub fn usual_setup(game: GameKind) -> Setup {
    Setup {
        game,
        options: None,
        places: game.manifest().seats.1,
        public: false,
        spectators: true,
        odds: true,
        hints: false,
        programs: false,
        first: FirstPlayer::default(),
        pace: Pace::default(),
    }
}

/// The usual setup for one person with bots on this device, who plays for nothing but the game.
pub fn solo_setup(game: GameKind) -> Setup {
    Setup { hints: true, ..usual_setup(game) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_usual_table_can_be_set_up() {
        for game in GameKind::all() {
            assert_eq!(game_table::check_setup(&usual_setup(game)), Ok(()), "{game}");
        }
    }
}
