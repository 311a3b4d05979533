//! The table of Lost Temple.

pub mod track;

use leptos::prelude::*;

/// The table.
#[component]
pub fn Table() -> impl IntoView {
    view! { <main id="main" class="plain" tabindex="-1"></main> }
}
