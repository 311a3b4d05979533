//! One of today's expeditions.

use super::board::Board;
use super::send::{Sending, send};
use super::share::Share;
use super::{date_to_play, today};
use catalog::GameKind;
use leptos::prelude::*;
use web_shell::app::Session;
use web_shell::daily::attempt;
use web_shell::route::Route;
use web_shell::symbol::Symbol;
use web_shell::t;
use wire::ExpeditionResult;

#[component]
pub fn Card(game: GameKind) -> impl IntoView {
    let date = date_to_play(game);
    let text = date.to_string();
    let found = attempt(game, &text);
    let heading = format!("daily-{game}");
    let labelled = heading.clone();
    let shown = RwSignal::new(false);
    let (begun, late) = (found.is_some(), date != today());
    let result = found.and_then(|it| it.result);
    let board_date = text.clone();
    let what = match result {
        Some(result) => view! { <Over result /> }.into_any(),
        None => {
            let label = match (begun, late) {
                (_, true) => t!("daily-continue-yesterday"),
                (true, false) => t!("daily-continue"),
                (false, false) => t!("daily-play"),
            };
            let name = format!("{label}: {}", game.title());
            view! {
                <p><a class="btn stepped primary" href=Route::Daily(Some(game)).path() aria-label=name>
                    <Symbol name="ui-play" class="i-s" />{label}
                </a></p>
            }
            .into_any()
        }
    };
    view! {
        <section class="panel stepped daily-card" aria-labelledby=labelled>
            <svg class="art" aria-hidden="true" focusable="false"><use href=format!("#cover-{game}") /></svg>
            <div class="daily-text">
                <h2 id=heading>{game.title()}</h2>
                {what}
                <p><button type="button" class="btn quiet stepped" aria-expanded=move || shown.get().to_string()
                    on:click=move |_| shown.update(|shown| *shown = !*shown)>{t!("daily-board")}</button></p>
                {move || shown.get().then(|| view! { <Board game date=board_date.clone() /> })}
            </div>
        </section>
    }
}

/// The result of today's attempt. There is no second one.
#[component]
fn Over(result: ExpeditionResult) -> impl IntoView {
    let (game, date) = (result.game, result.date.clone());
    let replay = format!("/replay/daily-{game}-{date}");
    let sending = RwSignal::new(Sending::NotYet);
    let session = Session::here();
    let named = Memo::new(move |_| session.has_name());
    Effect::new(move |_| {
        if named.get() == Some(true) {
            send(game, date.clone(), sending);
        }
    });
    view! {
        <p class="daily-result">{t!("daily-result", score = result.score, rank = result.rank, seats = result.seats)}</p>
        <Share result />
        <p><a class="btn stepped" href=format!("{replay}#review")><Symbol name="ui-odds" class="i-s" />{t!("review-open")}</a>
        <a class="btn stepped" href=replay><Symbol name="ui-play" class="i-s" />{t!("replay-look")}</a></p>
        <p class="note" role="status">{move || sending.get().sentence(named.get())}</p>
    }
}
