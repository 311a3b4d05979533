//! A game against bots at once: one press, and no questions asked.

use bots::Level;
use catalog::GameKind;
use leptos::prelude::*;
use web_shell::app::opening;
use web_shell::pages::known;
use web_shell::pages::name::last_used;
use web_shell::route::{Route, Router};
use web_shell::t;
use web_shell::way::local;

/// Opens a table on this device with the usual bots, and goes there. A saved game is not replaced without a question.
#[component]
pub fn Bots(game: GameKind) -> impl IntoView {
    let router = Router::here();
    let unfinished = local::unfinished();
    let start = move || {
        let own = Some(last_used()).filter(|name| !name.is_empty()).unwrap_or_else(|| t!("arrive-guest"));
        local::open(known::solo_setup(game), vec![own], usual_bots(game), true);
        router.replace(Route::Here);
    };
    Effect::new(move |_| {
        if unfinished.get() == Some(false) {
            untrack(start);
        }
    });
    move || {
        match unfinished.get() {
        Some(true) => view! {
            <main id="main" class="plain" tabindex="-1">
                <h1>{t!("bots-replace")}</h1>
                <p>{t!("here-replaces")}</p>
                <p class="nexts">
                    <a class="btn stepped primary" href=Route::Here.path()>{t!("bots-continue")}</a>
                    <button type="button" class="btn stepped" on:click=move |_| start()>{t!("bots-replace-yes")}</button>
                </p>
            </main>
        }
        .into_any(),
        _ => opening(),
    }
    }
}

/// Three bots, or as many as can play.
fn usual_bots(game: GameKind) -> Vec<Level> {
    let room = usize::from(game.manifest().seats.1).saturating_sub(1);
    local::USUAL_BOTS.into_iter().take(room).collect()
}
