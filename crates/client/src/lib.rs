//! The browser client.

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

/// Begins.
#[wasm_bindgen(start)]
pub fn start() {
    leptos::mount::mount_to_body(|| view! { <p>"Quipu"</p> });
}
