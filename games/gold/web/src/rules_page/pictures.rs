//! The cards of Gold as illustrations. What they show is said in words beside them.

use leptos::prelude::*;
use web_shell::symbol::Symbol;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Card {
    Gold(u8),
    /// A prospector, by color and value.
    Prospector(&'static str, u8),
    Dynamite,
    Down,
    Hole,
    /// A mine, by color.
    Mine(&'static str),
}

/// A card as it lies on the table; whether it leaves the game.
fn card(card: Card, out: bool) -> AnyView {
    let class = |kind: &str| format!("g-card {kind}{}", if out { " g-out" } else { "" });
    match card {
        Card::Gold(points) => view! {
            <span class=class("g-gold")><b>{points}</b><Symbol name=format!("gold-{points}") /></span>
        }
        .into_any(),
        Card::Prospector(color, value) => view! {
            <span class=class("g-man") data-mine=color>
                <b>{value}</b><Symbol name=format!("prospector-{value}") /><Symbol name=format!("emblem-{color}") class="em" />
            </span>
        }
        .into_any(),
        Card::Dynamite => {
            view! { <span class=class("g-boom")><Symbol name="dynamite" /></span> }.into_any()
        }
        Card::Down => view! { <span class=class("g-down")><Symbol name="ui-chakana" /></span> }.into_any(),
        Card::Hole => view! { <span class=class("g-hole")></span> }.into_any(),
        Card::Mine(color) => view! {
            <span class=class("g-mine") data-mine=color><Symbol name="mine" /><Symbol name=format!("emblem-{color}") class="em" /></span>
        }
        .into_any(),
    }
}

#[component]
pub fn Cards(cards: &'static [Card]) -> impl IntoView {
    view! { <p class="g-cards" aria-hidden="true">{cards.iter().map(|it| card(*it, false)).collect_view()}</p> }
}

/// Two cards that were turned, and what comes of them.
#[component]
pub fn Turn(
    /// The cards, each with whether it leaves the game.
    cards: [(Card, bool); 2],
    /// What is compared, or what happens: a sign between them.
    sign: &'static str,
    /// What is there afterwards.
    #[prop(optional)]
    then: &'static [Card],
) -> impl IntoView {
    let [one, two] = cards;
    let arrow = (!then.is_empty()).then(|| view! { <Symbol name="ui-next" class="g-then" /> });
    view! {
        <span class="g-turn" aria-hidden="true">
            {card(one.0, one.1)}<span class="g-sign">{sign}</span>{card(two.0, two.1)}
            {arrow}
            {then.iter().map(|it| card(*it, false)).collect_view()}
        </span>
    }
}

/// A corner of the table: cards face down, holes, and two that are up.
#[component]
pub fn Corner() -> impl IntoView {
    use Card::{Down, Gold, Hole, Prospector};
    let cards = [
        [Down, Down, Hole, Down, Down, Down],
        [Down, Prospector("green", 4), Down, Down, Hole, Down],
        [Hole, Down, Down, Down, Gold(3), Down],
    ];
    view! {
        <p class="g-corner" aria-hidden="true">{cards.into_iter().flatten().map(|it| card(it, false)).collect_view()}</p>
    }
}
