//! The bar at the top: whose turn it is, what scene this is, how many cards are left.

use crate::face::StoneSign;
use crate::narrate;
use crate::table::Scene;
use leptos::prelude::*;
use web_shell::t;

#[component]
pub fn Bar() -> impl IntoView {
    let scene = Scene::here();
    let shown = scene.shown();
    let over = Memo::new(move |_| shown.with(|frame| frame.view.outcome.is_some()));
    let turn = Memo::new(move |_| shown.with(|frame| frame.view.turn));
    let rush = Memo::new(move |_| shown.with(|frame| frame.view.rush && frame.view.outcome.is_none()));
    let round = Memo::new(move |_| shown.with(|frame| (frame.view.round, frame.view.rounds)));
    let left = Memo::new(move |_| shown.with(|frame| frame.view.lying.len()));
    let whose = move || {
        if over.get() { t!("gold-over") } else { narrate::turn(turn.get(), &scene.players.naming()) }
    };
    view! {
        <p class="gold-turnbar">
            {move || (!over.get()).then(|| view! { <StoneSign seat=turn.get() /> })}
            <span class="gold-whose">{whose}</span>
            {move || rush.get().then(|| view! {
                <span class="gold-flag stepped"><b>{t!("gold-rush")}</b><span class="gold-wide gold-flag-more">" · "{t!("gold-rush-flag")}</span></span>
            })}
        </p>
        <span class="sp"></span>
        {move || {
            let (round, rounds) = round.get();
            (rounds > 1).then(|| view! { <span class="gold-count gold-wide">{t!("gold-round", round = round, rounds = rounds)}</span> })
        }}
        <span class="gold-count">
            <span class="num">{move || left.get()}</span>
            <span>{move || t!("gold-left", cards = left.get())}</span>
        </span>
    }
}
