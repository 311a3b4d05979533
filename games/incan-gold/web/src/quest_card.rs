//! A quest card on the path.

use super::stones::stones;
use super::story::Moment;
use super::{story, terms};
use crate::table::Scene;
use incan_gold_rules::{Card, Face, Hazard, View};
use leptos::prelude::*;
use web_shell::symbol::Symbol;
use web_shell::t;

/// A card on the path, with the gems that lie on it.
#[component]
pub fn QuestCard(key: String, card: Card) -> impl IntoView {
    let shown = Scene::here().shown();
    let id = key.clone();
    let flip = key.clone();
    match card.face() {
        Face::Treasure(value) => {
            let gems = Memo::new(move |before: Option<&u8>| {
                let on = shown.with(|frame| gems_on(&frame.view, &key));
                on.unwrap_or_else(|| before.copied().unwrap_or_default())
            });
            view! {
                <li class="q q-treasure" class:spent=move || gems.get() == 0 id=id data-flip=flip data-enter="flip">
                    <span class="vh">{move || t!("incan-treasure", value = value, gems = gems.get())}</span>
                    <span class="f stepped" aria-hidden="true">
                        <span class="v">{value}</span>
                        <span class="heap">{heap(value)}</span>
                    </span>
                    {move || gems_left(gems.get())}
                </li>
            }
            .into_any()
        }
        Face::Hazard(kind) => {
            let strikes = move || {
                let moment =
                    |moment: &Moment| matches!(moment, Moment::Bust { hazard, .. } if *hazard == kind);
                shown.with(|frame| frame.moment.as_ref().is_some_and(moment))
            };
            view! {
                <li class="q q-hazard" class:strikes=strikes id=id data-flip=flip data-enter="flip"><HazardFace kind /></li>
            }
            .into_any()
        }
        Face::Artifact(number) => {
            let worth = Memo::new(move |before: Option<&u8>| {
                let worth = shown.with(|frame| worth_of(&frame.view, number));
                worth.unwrap_or_else(|| before.copied().unwrap_or_default())
            });
            let name = terms::artifact(number);
            view! {
                <li class="q q-artifact" id=id data-flip=flip data-enter="flip">
                    <span class="vh">{move || t!("incan-artifact-lies", name = name.as_str(), worth = worth.get())}</span>
                    <span class="f stepped" aria-hidden="true">
                        <Symbol name=format!("artifact-{number}") />
                        <span class="cap">{move || t!("incan-worth", worth = worth.get())}</span>
                    </span>
                </li>
            }
            .into_any()
        }
    }
}

#[component]
pub fn HazardFace(kind: Hazard) -> impl IntoView {
    let name = terms::hazard(kind);
    view! {
        <span class="vh">{t!("incan-hazard", name = name.as_str())}</span>
        <span class="f stepped" aria-hidden="true">
            <Symbol name=format!("hazard-{kind}") />
            <span class="cap">{name}</span>
        </span>
    }
}

fn gems_on(view: &View, key: &str) -> Option<u8> {
    (0..view.path.len()).find(|&at| story::key(view, at) == key).map(|at| view.path[at].gems)
}

fn worth_of(view: &View, number: u8) -> Option<u8> {
    view.artifacts_on_path().into_iter().find(|(it, _)| *it == number).map(|(_, worth)| worth)
}

fn gems_left(gems: u8) -> AnyView {
    if gems == 0 {
        return view! { <span class="rest none" aria-hidden="true">{t!("incan-empty")}</span> }.into_any();
    }
    let gem = |_| view! { <Symbol name="gem-turquoise" /> };
    view! {
        <span class="rest" aria-hidden="true">{(0..gems.min(3)).map(gem).collect_view()}<b>{gems}</b></span>
    }
    .into_any()
}

/// Where the stones of a heap lie, in hundredths of the card's width.
const fn places(many: usize) -> &'static [(i8, i8)] {
    match many {
        1 => &[(32, 10)],
        2 => &[(16, 14), (46, 14)],
        3 => &[(32, -4), (14, 22), (50, 22)],
        4 => &[(16, -5), (48, -5), (14, 24), (50, 24)],
        _ => &[(16, -7), (48, -7), (6, 22), (32, 26), (58, 22)],
    }
}

fn heap(value: u8) -> impl IntoView {
    let stones = stones(value.into());
    let places = places(stones.len());
    stones
        .into_iter()
        .zip(places)
        .map(|(stone, (x, y))| {
            view! { <svg style:--x=x.to_string() style:--y=y.to_string()><use href=format!("#{stone}")></use></svg> }
        })
        .collect_view()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_heap_has_a_place_for_each_stone() {
        for card in Card::all().filter(|card| card.gems() > 0) {
            let stones = stones(card.gems().into());
            assert_eq!(places(stones.len()).len(), stones.len(), "{card}");
        }
    }
}
