//! Rules.
use catalog::Kind;
use leptos::prelude::*;

/// Rules.
#[component]
pub fn Rules(game: Option<Kind>) -> impl IntoView {
    view! { <main id="main" tabindex="-1"><h1>{game.map(Kind::title)}</h1></main> }
}
