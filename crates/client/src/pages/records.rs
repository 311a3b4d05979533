//! Records.
use leptos::prelude::*;

/// Records.
#[component]
pub fn Records() -> impl IntoView {
    view! { <main id="main" tabindex="-1"><h1>"Quipu"</h1></main> }
}
