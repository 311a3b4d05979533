//! The way to the puzzles: each game with the player's rating, and their own mistakes.

use super::own;
use super::trained::{self, Trained};
use catalog::GameKind;
use leptos::prelude::*;
use web_shell::browser;
use web_shell::route::Route;
use web_shell::shell::Top;
use web_shell::symbol::Symbol;
use web_shell::t;

#[component]
pub fn Home() -> impl IntoView {
    let due = own::due().len();
    view! {
        <Top back=t!("go-back") />
        <main id="main" class="page daily-page" tabindex="-1">
            <h1>{t!("puzzles-title")}</h1>
            <p>{t!("puzzles-what")}</p>
            <section class="panel stepped puzzle-mistakes" aria-labelledby="mistakes-h">
                <h2 id="mistakes-h">{t!("mistakes-title")}</h2>
                <p>{if due > 0 { t!("mistakes-due", n = due) } else { t!("mistakes-what") }}</p>
                <p><a class="btn stepped" href=Route::Mistakes.path()><Symbol name="ui-swap" class="i-s" />{t!("mistakes-go")}</a></p>
            </section>
            {GameKind::all().map(|game| view! { <Card game /> }).collect_view()}
        </main>
    }
}

/// The puzzles of one game.
#[component]
fn Card(game: GameKind) -> impl IntoView {
    let trained = RwSignal::new(trained::of(game));
    let sure = RwSignal::new(false);
    let heading = format!("puzzles-{game}");
    let labelled = heading.clone();
    let go = format!("{}: {}", t!("puzzles-go"), game.title());
    let reset = move |_| {
        if !sure.get_untracked() {
            return sure.set(true);
        }
        trained::reset(game);
        trained.set(Trained::default());
        sure.set(false);
        browser::focus(&format!("puzzles-go-{game}"));
    };
    let forget = move || {
        trained.with(|trained| trained.tried > 0).then(|| {
            let word = move || if sure.get() { t!("puzzles-reset-sure") } else { t!("puzzles-reset") };
            view! { <button type="button" class="btn quiet stepped" on:click=reset>{word}</button> }
        })
    };
    view! {
        <section class="panel stepped daily-card" aria-labelledby=labelled>
            <svg class="art" aria-hidden="true" focusable="false"><use href=format!("#cover-{game}") /></svg>
            <div class="daily-text">
                <h2 id=heading>{game.title()}</h2>
                <p class="daily-result">{move || standing(&trained.get())}</p>
                {move || lately(&trained.get())}
                <p class="puzzle-ways">
                    <a class="btn stepped primary" id=format!("puzzles-go-{game}") href=Route::Puzzles(Some(game)).path() aria-label=go>
                        <Symbol name="ui-play" class="i-s" />{t!("puzzles-go")}
                    </a>
                    {forget}
                </p>
            </div>
        </section>
    }
}

fn standing(trained: &Trained) -> String {
    let Trained { rating, tried, solved, streak, longest, .. } = trained;
    if *tried == 0 {
        return t!("puzzles-new");
    }
    let shown = rating.shown();
    let of = t!(
        "puzzles-standing",
        rating = shown,
        solved = *solved,
        tried = *tried,
        streak = *streak,
        longest = *longest
    );
    if rating.is_provisional() { format!("{of} {}", t!("puzzles-provisional")) } else { of }
}

/// The last results, newest last.
fn lately(trained: &Trained) -> Option<AnyView> {
    if trained.history.is_empty() {
        return None;
    }
    let right = trained.history.iter().filter(|tried| tried.right).count();
    let label = t!("puzzles-lately", right = right, of = trained.history.len());
    let marks =
        trained.history.iter().rev().map(|tried| view! { <i class:right=tried.right></i> }).collect_view();
    Some(view! { <p class="puzzle-history" role="img" aria-label=label>{marks}</p> }.into_any())
}
