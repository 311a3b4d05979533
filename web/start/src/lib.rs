//! The first part of the browser client: the home page. It is all that a first visit has to load.

mod home;

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;
use web_shell::app::{Part, elsewhere};
use web_shell::route::Route;
use web_shell::shell::Top;
use web_shell::t;

web_shell::export_part!(Part { name: "start", page, follow: |_| {} });

fn page(route: Route) -> AnyView {
    match route {
        Route::Home => view! { <home::Home /> }.into_any(),
        Route::Play(game) => view! { <home::Home game /> }.into_any(),
        Route::NotFound => NotFound().into_any(),
        other => elsewhere(other.part()),
    }
}

#[component]
fn NotFound() -> impl IntoView {
    view! {
        <Top />
        <main id="main" class="plain" tabindex="-1">
            <h1>{t!("nowhere")}</h1>
            <p>{t!("nowhere-why")}</p>
            <p><a class="btn stepped primary" href="/">{t!("go-home")}</a></p>
        </main>
    }
}
