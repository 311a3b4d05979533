//! Cards as illustrations. What they show is said in words beside them.

use leptos::prelude::*;
use web_shell::symbol::Symbol;

/// A treasure card.
#[component]
pub fn Treasure(
    /// What it is worth.
    value: u8,
) -> impl IntoView {
    view! {
        <span class="q q-treasure" aria-hidden="true">
            <span class="f stepped"><Symbol name="gem-turquoise" /><span class="v">{value}</span></span>
        </span>
    }
}

/// A hazard card.
#[component]
pub fn Hazard(
    /// Which.
    name: &'static str,
) -> impl IntoView {
    view! {
        <span class="q q-hazard" aria-hidden="true">
            <span class="f stepped"><Symbol name=format!("hazard-{name}") /></span>
        </span>
    }
}

/// An artifact card.
#[component]
pub fn Artifact(
    /// Which, from 1.
    number: u8,
) -> impl IntoView {
    view! {
        <span class="q q-artifact" aria-hidden="true">
            <span class="f stepped"><Symbol name=format!("artifact-{number}") /></span>
        </span>
    }
}
