//! The games' own browser crates, reached through the catalog.

use catalog::GameKind;
use web_shell::play::WebGame;

/// The table, replay and lesson of a game.
#[cfg(target_family = "wasm")]
pub fn web_game(game: GameKind) -> WebGame {
    catalog::with_web!(game, web => web::GAME)
}

/// Outside a browser there are no tables; this part is only compiled there to be checked and tested.
#[cfg(not(target_family = "wasm"))]
pub fn web_game(game: GameKind) -> WebGame {
    unreachable!("the table of {game} is drawn in a browser only")
}
