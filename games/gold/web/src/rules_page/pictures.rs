//! The cards of Gold as illustrations. What they show is said in words beside them.

use leptos::prelude::*;
use web_shell::symbol::Symbol;

/// A card as it lies on the table: `gold-3`, `blue-4`, `dynamite`, `mine-red`, `down` (face down) or `hole`; `out`: it leaves the game.
fn card(name: &str, out: bool) -> AnyView {
    let class = |kind: &str| format!("g-card {kind}{}", if out { " g-out" } else { "" });
    match name.split_once('-') {
        Some(("gold", points)) => view! {
            <span class=class("g-gold")><b>{points.to_owned()}</b><Symbol name=name.to_owned() /></span>
        }
        .into_any(),
        Some(("mine", color)) => view! {
            <span class=class("g-mine") data-mine=color.to_owned()>
                <Symbol name="mine" /><Symbol name=format!("emblem-{color}") class="em" />
            </span>
        }
        .into_any(),
        Some((color, value)) => view! {
            <span class=class("g-man") data-mine=color.to_owned()>
                <b>{value.to_owned()}</b><Symbol name=format!("prospector-{value}") /><Symbol name=format!("emblem-{color}") class="em" />
            </span>
        }
        .into_any(),
        None if name == "dynamite" => {
            view! { <span class=class("g-boom")><Symbol name="dynamite" /></span> }.into_any()
        }
        None if name == "down" => {
            view! { <span class=class("g-down")><Symbol name="ui-chakana" /></span> }.into_any()
        }
        None => view! { <span class=class("g-hole")></span> }.into_any(),
    }
}

#[component]
pub fn Cards(cards: &'static [&'static str]) -> impl IntoView {
    view! { <p class="g-cards" aria-hidden="true">{cards.iter().map(|it| card(it, false)).collect_view()}</p> }
}

/// Two cards that were turned, each with whether it leaves the game, a sign between them, and what is there afterward.
#[component]
pub fn Turn(
    cards: [(&'static str, bool); 2],
    sign: &'static str,
    #[prop(optional)] then: &'static [&'static str],
) -> impl IntoView {
    let [one, two] = cards;
    let arrow = (!then.is_empty()).then(|| view! { <Symbol name="ui-next" class="g-then" /> });
    view! {
        <span class="g-turn" aria-hidden="true">
            {card(one.0, one.1)}<span class="g-sign">{sign}</span>{card(two.0, two.1)}
            {arrow}
            {then.iter().map(|it| card(it, false)).collect_view()}
        </span>
    }
}

/// A corner of the table: cards face down, holes, and two that are up.
#[component]
pub fn Corner() -> impl IntoView {
    let cards = [
        ["down", "down", "hole", "down", "down", "down"],
        ["down", "green-4", "down", "down", "hole", "down"],
        ["hole", "down", "down", "down", "gold-3", "down"],
    ];
    view! {
        <p class="g-corner" aria-hidden="true">{cards.into_iter().flatten().map(|it| card(it, false)).collect_view()}</p>
    }
}
