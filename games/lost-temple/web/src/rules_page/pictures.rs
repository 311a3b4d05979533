//! Pieces of Lost Temple as illustrations. What they show is said in words beside them.

use leptos::prelude::*;
use web_shell::symbol::Symbol;

/// A space of the track, with who stands on it.
pub type Space = (&'static str, u8, Option<&'static str>);

/// Some spaces of the track, in a row.
#[component]
pub fn Track(
    /// The symbol of each space, its number, and the pawn that stands there.
    spaces: &'static [Space],
) -> impl IntoView {
    let space = |(symbol, number, pawn): &Space| {
        let pawn = pawn.map(|pawn| view! { <Symbol name=format!("pawn-{pawn}") class="t-pawn" /> });
        view! { <span class="t-space"><Symbol name=*symbol /><b>{*number}</b>{pawn}</span> }
    };
    view! { <p class="t-track" aria-hidden="true">{spaces.iter().map(space).collect_view()}</p> }
}

/// A character's card, by the name of its symbol, with its number.
#[component]
pub fn Character(
    /// The number it is called by.
    number: u8,
    /// Which.
    name: &'static str,
) -> impl IntoView {
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

/// What somebody has: gems and machetes.
#[component]
pub fn Purse(
    /// The pawn.
    pawn: &'static str,
    /// Gems.
    gems: u8,
    /// Machetes.
    machetes: u8,
) -> impl IntoView {
    view! {
        <span class="t-purse" aria-hidden="true">
            <Symbol name=format!("pawn-{pawn}") class="i-l" />
            <b>{gems}</b><Symbol name="gem" class="i" /><b>{machetes}</b><Symbol name="machete" class="i" />
        </span>
    }
}
