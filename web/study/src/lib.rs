//! The part of the browser client with what is read and set: rules, records, settings, and pages of the games' own.
//!
//! It never sees a table, on the server or here.

mod games;
mod records;
mod rules;
mod settings;

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;
use web_shell::app::{self, Part, elsewhere};
use web_shell::route::Route;

const PART: Part = Part { name: "study", page, follow: |_| {} };

/// Shows the page that belongs to the path, in a language and with its texts.
#[wasm_bindgen]
pub fn show(language: &str, texts: &str) {
    app::mount(PART, language, texts);
}

/// Takes it out of the document again.
#[wasm_bindgen]
pub fn hide() {
    app::unmount();
}

fn page(route: Route) -> AnyView {
    match route {
        Route::Own(game) => games::own_page(game).into_any(),
        Route::Records => records::Records().into_any(),
        Route::Settings => settings::SettingsPage().into_any(),
        Route::Rules(game) => view! { <rules::Rules game /> }.into_any(),
        other => elsewhere(other.part()),
    }
}
