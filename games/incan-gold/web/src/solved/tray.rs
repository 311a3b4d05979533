//! The cards of a position: those on the path, and those that can be added.

use crate::terms;
use incan_gold_page::{Left, Spot};
use incan_gold_rules::{Card, Edition, Face};
use leptos::prelude::*;
use web_shell::symbol::Symbol;
use web_shell::t;

/// A card as an illustration; what it shows is said elsewhere.
#[component]
pub fn Face(card: Card) -> impl IntoView {
    let (class, symbol, value) = match card.face() {
        Face::Treasure(gems) => ("q q-treasure", "gem-turquoise".to_owned(), Some(gems)),
        Face::Hazard(_) => ("q q-hazard", card.to_string(), None),
        Face::Artifact(_) => ("q q-artifact", card.to_string(), None),
    };
    view! {
        <span class=class aria-hidden="true">
            <span class="f stepped"><Symbol name=symbol />{value.map(|value| view! { <span class="v">{value}</span> })}</span>
        </span>
    }
}

/// What a card is called.
pub fn name(card: Card) -> String {
    match card.face() {
        Face::Treasure(gems) => t!("solved-treasure", gems = gems),
        Face::Hazard(hazard) => terms::hazard(hazard),
        Face::Artifact(number) => terms::artifact(number),
    }
}

/// All cards of an edition, each of which can be put on the path.
#[component]
pub fn Tray(spot: RwSignal<Spot>, edition: Edition) -> impl IntoView {
    let button = move |card: Card| {
        let more = Memo::new(move |_| spot.with(|spot| spot.more(edition, card)));
        let add = move |_| {
            if more.get_untracked() > 0 {
                spot.update(|spot| spot.path.push(card));
            }
        };
        let label = t!("solved-add", card = name(card));
        view! {
            <button type="button" class="tray-card" aria-label=label aria-disabled=move || (more.get() == 0).then_some("true") on:click=add>
                <Face card />
            </button>
        }
    };
    let some = move |wanted: fn(Card) -> bool| Card::all().filter(move |card| wanted(*card));
    let artifacts = move || {
        let all = spot.with(|spot| spot.round);
        let all = (1..=all).flat_map(move |round| edition.artifacts_of(round)).copied().map(button);
        all.collect_view()
    };
    let has_artifacts = !edition.artifacts_of(1).is_empty();
    view! {
        <div class="tray">
            <div class="tray-row" role="group" aria-label=t!("solved-treasures")>{some(|card| card.gems() > 0).map(button).collect_view()}</div>
            <div class="tray-row" role="group" aria-label=t!("solved-hazards")>{some(|card| card.hazard().is_some()).map(button).collect_view()}</div>
            {has_artifacts.then(|| view! { <div class="tray-row" role="group" aria-label=t!("incan-artifacts")>{artifacts}</div> })}
        </div>
    }
}

/// The path so far. Any card can be taken away again.
#[component]
pub fn Path(spot: RwSignal<Spot>) -> impl IntoView {
    let remove = move |at: usize| {
        spot.update(|spot| {
            spot.path.remove(at);
            let fewer = |cards: usize| if cards > at { cards - 1 } else { cards };
            spot.left = match spot.left {
                Left::Nobody => Left::Nobody,
                Left::You(cards) => Left::You(fewer(cards)),
                Left::Other(cards) => Left::Other(fewer(cards)),
            };
        });
    };
    let cards = move || {
        let path = spot.with(|spot| spot.path.clone());
        let left = spot.with(|spot| spot.left);
        let card = |(at, card): (usize, Card)| {
            let gone = matches!(left, Left::You(cards) | Left::Other(cards) if cards == at);
            view! {
                <li class:after-leaving=gone>
                    <button type="button" class="tray-card" aria-label=t!("solved-remove", card = name(card)) on:click=move |_| remove(at)>
                        <Face card />
                        <span class="away" aria-hidden="true">"×"</span>
                    </button>
                </li>
            }
        };
        path.into_iter().enumerate().map(card).collect_view()
    };
    let empty = move || {
        let none = spot.with(|spot| spot.path.is_empty());
        none.then(|| view! { <p class="note">{t!("solved-path-empty")}</p> })
    };
    view! {
        <div class="solved-path">
            {empty}
            <ol aria-label=t!("solved-path")>{cards}</ol>
        </div>
    }
}
