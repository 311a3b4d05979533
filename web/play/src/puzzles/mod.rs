//! Puzzles: moments with one right choice, at the real table of their game; and your own mistakes, which come back until you get them right.
//!
//! [`data`] fetches the puzzles of a game, [`trained`] is what this device knows of the player, [`own`] finds mistakes in the games played
//! here. [`solve`] is the page with the table, [`home`] the one that leads there.

mod data;
mod home;
mod mistakes;
mod own;
mod result;
mod solve;
mod task;
mod trained;

use catalog::GameKind;
use leptos::prelude::*;

/// All games, or the puzzles of one.
#[component]
pub fn Puzzles(game: Option<GameKind>) -> impl IntoView {
    match game {
        None => view! { <home::Home /> }.into_any(),
        Some(game) => view! { <solve::Puzzles game /> }.into_any(),
    }
}

pub use mistakes::Mistakes;
