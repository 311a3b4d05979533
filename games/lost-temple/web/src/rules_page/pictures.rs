//! Pieces of Lost Temple as illustrations. What they show is said in words beside them.

use crate::track::kind_picture;
use leptos::prelude::*;
use lost_temple_rules::Space;
use web_shell::symbol::Symbol;

/// Some spaces of the track in a row, as a board writes them.
#[component]
pub fn Track(
    /// The number of the first.
    from: u8,
    spaces: &'static str,
    /// The pawns, and on which space each stands.
    pawns: &'static [(&'static str, u8)],
) -> impl IntoView {
    let space = |(number, kind): (u8, Space)| {
        let symbol = match kind {
            Space::Event => "space-event",
            kind => kind_picture(kind).unwrap_or("space-plain"),
        };
        let pawn = pawns.iter().find(|(_, at)| *at == number);
        let pawn = pawn.map(|(pawn, _)| view! { <Symbol name=format!("pawn-{pawn}") class="t-pawn" /> });
        view! { <span class="t-space"><Symbol name=symbol /><b>{number}</b>{pawn}</span> }
    };
    let spaces = (from..).zip(spaces.chars().filter_map(Space::from_letter));
    view! { <p class="t-track" aria-hidden="true">{spaces.map(space).collect_view()}</p> }
}

/// A character's card, by the name of its symbol, with its number.
#[component]
pub fn Character(number: u8, name: &'static str) -> impl IntoView {
    let figure = match name {
        // The only character that is in no box: it has no symbol of its own.
        "mandarin" => view! {
            <svg viewBox="0 0 48 48" focusable="false" inner_html=include_str!("../../art/char-mandarin.svg")></svg>
        }
        .into_any(),
        name => view! { <Symbol name=format!("char-{name}") /> }.into_any(),
    };
    view! { <span class="t-char stepped" aria-hidden="true"><b>{number}</b>{figure}</span> }
}

/// A hand of character cards, and those that lie aside.
#[component]
pub fn Hand() -> impl IntoView {
    view! {
        <p class="t-hand" aria-hidden="true">
            <Character number=2 name="thief" />
            <Character number=4 name="priest" />
            <Character number=7 name="scout" />
            <Character number=8 name="canoe" />
            <span class="t-aside"><Character number=5 name="elder" /></span>
            <span class="t-char t-back stepped"><Symbol name="char-back" /></span>
        </p>
    }
}

/// What a player has: gems and machetes.
#[component]
pub fn Purse(pawn: &'static str, gems: u8, machetes: u8) -> impl IntoView {
    view! {
        <span class="t-purse" aria-hidden="true">
            <Symbol name=format!("pawn-{pawn}") class="i-l" />
            <b>{gems}</b><Symbol name="gem" class="i" /><b>{machetes}</b><Symbol name="machete" class="i" />
        </span>
    }
}
