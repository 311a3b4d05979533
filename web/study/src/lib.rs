//! The part of the browser client with what is read and set: rules, records, settings, events, and pages of the games' own.
//!
//! It never sees a table, on the server or here.

mod event;
mod games;
mod players;
mod records;
mod rules;
mod settings;

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;
use web_shell::app::{Part, elsewhere};
use web_shell::route::Route;

web_shell::export_part!(Part { name: "study", page, follow: |_| {} });

fn page(route: Route) -> AnyView {
    match route {
        Route::Event(code) => view! { <event::EventPage code /> }.into_any(),
        Route::Own(game) => games::own_page(game).into_any(),
        Route::Records => records::Records().into_any(),
        Route::Settings => settings::SettingsPage().into_any(),
        Route::Rules(game) => view! { <rules::Rules game /> }.into_any(),
        other => elsewhere(other.part()),
    }
}
