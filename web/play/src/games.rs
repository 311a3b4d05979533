//! The games' own browser crates, reached through the catalog.

use catalog::GameKind;
use leptos::prelude::*;
use web_shell::play::WebGame;

/// The table, replay and lesson of a game.
#[cfg(target_family = "wasm")]
pub fn web_game(game: GameKind) -> WebGame {
    catalog::with_web!(game, web => web::GAME)
}

/// The rules of a game, for the help at its table.
#[cfg(target_family = "wasm")]
pub fn rules(game: GameKind) -> AnyView {
    use web_shell::pages::game::GamePages;
    catalog::with_web!(game, web => web::Pages::rules())
}

#[cfg(not(target_family = "wasm"))]
pub fn rules(_: GameKind) -> AnyView {
    ().into_any()
}

/// Outside a browser there are no tables; this part is only compiled there to be checked and tested.
#[cfg(not(target_family = "wasm"))]
pub fn web_game(game: GameKind) -> WebGame {
    unreachable!("the table of {game} is drawn in a browser only")
}
