//! The bar at the top: the round, who is called, who has the idol, the way to the summary card.

use crate::summary::SummaryCard;
use crate::table::Scene;
use crate::terms;
use leptos::prelude::*;
use web_shell::symbol::{SeatSign, Symbol};
use web_shell::t;

pub fn title(scene: Scene) -> String {
    let (round, called, over) =
        scene.shown().with(|frame| (frame.view.round, frame.view.called, frame.view.outcome.is_some()));
    match called {
        _ if over => t!("lost-over"),
        Some(called) => t!("lost-round-called", round = round, character = terms::character(called)),
        None => t!("lost-round-choose", round = round),
    }
}

#[component]
pub fn Header() -> impl IntoView {
    let scene = Scene::here();
    let card = SummaryCard::here();
    let brief = move || {
        let (round, over) = scene.shown().with(|frame| (frame.view.round, frame.view.outcome.is_some()));
        if over { t!("lost-over") } else { t!("lost-round", round = round) }
    };
    let idol = Memo::new(move |_| {
        scene.shown().with(|frame| frame.view.idol.filter(|_| frame.view.outcome.is_none()))
    });
    view! {
        <p class="lost-round">
            <span class="only-wide">{move || title(scene)}</span>
            <span class="lost-narrow" aria-hidden="true">{brief}</span>
        </p>
        <span class="sp"></span>
        {move || idol.get().map(|seat| view! {
            <p class="lost-idol">
                <Symbol name="idol" class="i" />
                <SeatSign seat=seat.index() size="s" />
                <span class="lost-idol-said">{move || t!("lost-has-idol", name = scene.players.name(seat))}</span>
            </p>
        })}
        {(!scene.players.table.screen).then(|| view! {
            <button type="button" class="iconbtn lost-open-summary" aria-haspopup="dialog" on:click=move |_| card.open(None)>
                <Symbol name="char-back" class="i" /><span class="lost-open-said">{t!("lost-summary")}</span>
            </button>
        })}
    }
}
