//! The table of Incan Gold and Diamant.
use leptos::prelude::*;

/// The table.
#[component]
pub fn Table() -> impl IntoView {
    view! { <main id="main" tabindex="-1"><h1>"Incan Gold"</h1></main> }
}
