//! The bar at the top: the five rounds, what joined the deck, what is gone for good.

use super::{narrate, terms};
use crate::table::Scene;
use incan_gold_rules::{Edition, Hazard, ROUNDS};
use leptos::prelude::*;
use web_shell::symbol::{Sign, Symbol};
use web_shell::t;

/// The five rounds, as temple cards; the hazard that ended a round lies under its card.
#[component]
pub fn Rounds() -> impl IntoView {
    let scene = Scene::here();
    // When the game is over all rounds are.
    let now = Memo::new(move |_| {
        scene.shown().with(|frame| frame.view.round + u8::from(frame.view.outcome.is_some()))
    });
    let door = move |round: u8| {
        let said = move || match round.cmp(&now.get()) {
            std::cmp::Ordering::Less => t!("incan-round-done", round = round),
            std::cmp::Ordering::Equal => t!("incan-round-now", round = round),
            std::cmp::Ordering::Greater => t!("incan-round", round = round),
        };
        let under = Memo::new(move |_| scene.shown().with(|frame| frame.ledger.ended_by(round)));
        view! {
            <li class:done=move || round < now.get() aria-current=move || (round == now.get()).then_some("step")>
                <span class="vh">{said}</span>
                <span class="temple-card" aria-hidden="true">{terms::roman(round)}</span>
                {move || under.get().map(removed)}
            </li>
        }
    };
    view! { <ol class="rounds" aria-label=t!("incan-rounds")>{(1..=ROUNDS).map(door).collect_view()}</ol> }
}

/// A hazard card that is out of the game.
fn removed(kind: Hazard) -> impl IntoView {
    let label = t!("incan-removed", hazard = terms::hazard(kind));
    view! { <span class="hz out"><Sign name=format!("hazard-{kind}") label /></span> }
}

/// What joined the deck in this round, and the hazards of which it was not seen in which round they went.
#[component]
pub fn Deck() -> impl IntoView {
    let scene = Scene::here();
    let round = Memo::new(move |_| {
        scene
            .shown()
            .with(|frame| (frame.view.outcome.is_none()).then_some((frame.view.edition, frame.view.round)))
    });
    let unseen = Memo::new(move |_| scene.shown().with(|frame| frame.ledger.gone_unseen(&frame.view)));
    let joined = move || {
        let (edition, round) = round.get()?;
        let (first, things) = joining(edition, round)?;
        Some(view! {
            <span class="gone joined only-wide">
                <Symbol name=format!("artifact-{first}") class="i" />
                {t!("incan-joined", things = things)}
            </span>
        })
    };
    let gone = move || {
        let kinds = unseen.get();
        (!kinds.is_empty()).then(|| {
            let hazards = kinds.into_iter().map(removed).collect_view();
            view! { <span class="gone"><span class="only-wide">{t!("incan-gone-for-good")}</span>{hazards}</span> }
        })
    };
    view! { <span class="sp"></span>{joined}{gone} }
}

/// The artifacts that join the deck in a round: the number of the first, and what they are called together.
pub fn joining(edition: Edition, round: u8) -> Option<(u8, String)> {
    let numbers: Vec<u8> = edition.artifacts_of(round).iter().filter_map(|card| card.artifact()).collect();
    let first = *numbers.first()?;
    let things =
        if numbers.len() > 1 { t!("incan-all-artifacts") } else { narrate::things(numbers.into_iter()) };
    Some((first, things))
}
