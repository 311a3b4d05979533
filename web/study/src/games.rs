//! The games' own pages.

use catalog::GameKind;
use leptos::prelude::*;

#[cfg(target_family = "wasm")]
pub fn rules(game: GameKind) -> AnyView {
    use web_shell::pages::game::GamePages;
    catalog::with_web!(game, web => web::Pages::rules())
}

/// A game's own page, if it has one.
#[cfg(target_family = "wasm")]
pub fn own_page(game: GameKind) -> Option<AnyView> {
    use web_shell::pages::game::GamePages;
    catalog::with_web!(game, web => web::Pages::own_page())
}

// Outside the browser, where only tests run, games have no pages.

#[cfg(not(target_family = "wasm"))]
pub fn rules(_: GameKind) -> AnyView {
    ().into_any()
}

#[cfg(not(target_family = "wasm"))]
pub fn own_page(_: GameKind) -> Option<AnyView> {
    None
}
