//! What two cards do to each other, as a picture: both cards enlarged, what is between them, and where the gold goes. The words are
//! beside it, so the picture itself says nothing to those who listen.

use crate::face::{CardFace, Mine, StoneSign};
use crate::grid::leaves;
use crate::terms;
use game_core::Seat;
use gold_rules::{Event, Face, NothingBecause, Placed};
use leptos::prelude::*;
use web_shell::symbol::Symbol;
use web_shell::t;

/// The cards that are face up, and what happens to them; `rush`: there is one a turn. `asked`: the viewer flips the next one.
pub fn equation(
    up: &[Placed],
    told: Option<&Event>,
    rush: bool,
    asked: bool,
    name: impl Fn(Seat) -> String,
) -> AnyView {
    let backs = if rush { 1 } else { 2 };
    match (up, told) {
        (_, Some(Event::GoldFound { prospector, gold, to, neutral, .. })) => {
            let mine = prospector.card.color().filter(|_| !*neutral);
            let (man, gold) = (big(*prospector, told), big(*gold, told));
            let to = view! {
                <span class="gold-dest" class:stone=*neutral>
                    {mine.map(|color| view! { <Mine color /> })}
                    {neutral.then(|| view! { <span class="gold-square"><StoneSign seat=*to /></span> })}
                    <span>{name(*to)}</span>
                </span>
            };
            view! {
                <div class="gold-sum" aria-hidden="true">
                    {man}<span class="gold-op">"≥"</span>{gold}<span class="gold-op to"><Symbol name="ui-next" /></span>{to}
                </div>
            }
            .into_any()
        }
        ([gold], Some(Event::RushGold { seat, .. })) => view! {
            <div class="gold-sum one" aria-hidden="true">
                {big(*gold, told)}
                <span class="gold-op to"><Symbol name="ui-next" /></span>
                <span class="gold-dest stone">
                    <span class="gold-square"><StoneSign seat=*seat /></span>
                    <span>{name(*seat)}</span>
                </span>
            </div>
        }
        .into_any(),
        ([card], _) if rush || told.is_some() => {
            view! { <div class="gold-sum pair" aria-hidden="true">{big(*card, told)}</div> }.into_any()
        }
        ([first], None) => {
            let what = if asked { t!("gold-your-choice") } else { t!("gold-second-card") };
            view! {
                <div class="gold-sum pair" aria-hidden="true">
                    {big(*first, told)}
                    <span class="gold-op">"+"</span>
                    <span class="gold-part"><span class="gold-big blank"></span><span class="co">{what}</span></span>
                </div>
            }
            .into_any()
        }
        ([], None) => {
            let backs = (0..backs).map(|_| view! { <span class="gold-part"><span class="gold-big back"></span><span class="co"></span></span> });
            view! { <div class="gold-sum pair idle" aria-hidden="true">{backs.collect_view()}</div> }.into_any()
        }
        ([first, second], told) => view! {
            <div class="gold-sum pair" aria-hidden="true">
                {big(*first, told)}<span class="gold-op">{between(*first, *second, told)}</span>{big(*second, told)}
            </div>
        }
        .into_any(),
        _ => ().into_any(),
    }
}

fn big(card: Placed, told: Option<&Event>) -> impl IntoView + use<> {
    view! {
        <span class="gold-part">
            <span class="gold-big" class:gold-out=leaves(told, card.position)><CardFace card=card.card /></span>
            <span class="co">{terms::place(card.position)}</span>
        </span>
    }
}

fn between(first: Placed, second: Placed, told: Option<&Event>) -> &'static str {
    let strength = |card: Placed| match card.card.face() {
        Face::Gold(value) | Face::Prospector(_, value) => value,
        Face::Dynamite => 0,
    };
    match told {
        Some(Event::Duel { .. } | Event::Nothing { because: NothingBecause::TooWeak, .. }) => {
            if strength(first) < strength(second) { "<" } else { ">" }
        }
        Some(Event::Nothing { because: NothingBecause::EqualProspectors, .. }) => "=",
        _ => "+",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::story::tests::random_game;

    #[test]
    fn the_sign_between_two_cards_points_to_the_weaker() {
        let mut duels = 0;
        for seed in 0..10 {
            random_game(seed, |_, events| {
                for event in events {
                    let Event::Duel { winner, loser, .. } = event else { continue };
                    duels += 1;
                    assert_eq!(between(*winner, *loser, Some(event)), ">");
                    assert_eq!(between(*loser, *winner, Some(event)), "<");
                }
            });
        }
        assert!(duels > 20, "{duels}");
    }
}
