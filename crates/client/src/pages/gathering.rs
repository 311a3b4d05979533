//! Gathering.
use leptos::prelude::*;

/// Gathering.
#[component]
pub fn Gathering() -> impl IntoView {
    view! { <main id="main" tabindex="-1"><h1>"Quipu"</h1></main> }
}
