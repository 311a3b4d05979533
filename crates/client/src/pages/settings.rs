//! SettingsPage.
use leptos::prelude::*;

/// SettingsPage.
#[component]
pub fn SettingsPage() -> impl IntoView {
    view! { <main id="main" tabindex="-1"><h1>"Quipu"</h1></main> }
}
