//! There is no such page.

use leptos::prelude::*;
use web_shell::shell::Top;
use web_shell::t;

/// Says so, and shows the way home.
#[component]
pub fn Nowhere() -> impl IntoView {
    view! {
        <Top />
        <main id="main" class="plain" tabindex="-1">
            <h1>{t!("nowhere")}</h1>
            <p>{t!("nowhere-why")}</p>
            <p><a class="btn stepped primary" href="/">{t!("go-home")}</a></p>
        </main>
    }
}
