//! Cards as illustrations. What they show is said in words beside them.

use leptos::prelude::*;
use web_shell::symbol::Symbol;

#[component]
pub fn Treasure(value: u8) -> impl IntoView {
    view! {
        <span class="q q-treasure" aria-hidden="true">
            <span class="f stepped"><Symbol name="gem-turquoise" /><span class="v">{value}</span></span>
        </span>
    }
}

#[component]
pub fn Hazard(name: &'static str) -> impl IntoView {
    view! {
        <span class="q q-hazard" aria-hidden="true">
            <span class="f stepped"><Symbol name=format!("hazard-{name}") /></span>
        </span>
    }
}

#[component]
pub fn Artifact(number: u8) -> impl IntoView {
    view! {
        <span class="q q-artifact" aria-hidden="true">
            <span class="f stepped"><Symbol name=format!("artifact-{number}") /></span>
        </span>
    }
}
