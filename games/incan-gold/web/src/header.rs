//! What stands in the bar at the top: the five rounds, what joined the deck, what is gone for good.

use super::{narrate, terms};
use crate::table::Scene;
use incan_gold_rules::ROUNDS;
use leptos::prelude::*;
use web_shell::symbol::{Sign, Symbol};
use web_shell::t;

/// The five rounds, as doors.
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
        view! {
            <li class:done=move || round < now.get() aria-current=move || (round == now.get()).then_some("step")>
                <span class="vh">{said}</span>
                <span aria-hidden="true">{terms::roman(round)}</span>
            </li>
        }
    };
    view! { <ol class="rounds" aria-label=t!("incan-rounds")>{(1..=ROUNDS).map(door).collect_view()}</ol> }
}

/// What joined the deck in this round, and the hazards that are gone for good.
#[component]
pub fn Deck() -> impl IntoView {
    let scene = Scene::here();
    let round = Memo::new(move |_| {
        scene
            .shown()
            .with(|frame| (frame.view.outcome.is_none()).then_some((frame.view.edition, frame.view.round)))
    });
    let removed = Memo::new(move |_| scene.shown().with(|frame| frame.view.removed.to_vec()));
    let joined = move || {
        let (edition, round) = round.get()?;
        let numbers: Vec<u8> =
            edition.artifacts_of(round).iter().filter_map(|card| card.artifact()).collect();
        let first = *numbers.first()?;
        let things =
            if numbers.len() > 1 { t!("incan-all-artifacts") } else { narrate::things(numbers.into_iter()) };
        Some(view! {
            <span class="gone joined only-wide">
                <Symbol name=format!("artifact-{first}") class="i" />
                {t!("incan-joined", things = things)}
            </span>
        })
    };
    let gone = move || {
        let removed = removed.get();
        (!removed.is_empty()).then(|| {
            let hazards = removed.into_iter().map(|kind| {
                let label = t!("incan-removed", hazard = terms::hazard(kind));
                view! { <span class="hz out"><Sign name=format!("hazard-{kind}") label /></span> }
            });
            view! {
                <span class="gone"><span class="only-wide">{t!("incan-gone-for-good")}</span>{hazards.collect_view()}</span>
            }
        })
    };
    view! { <span class="sp"></span>{joined}{gone} }
}
