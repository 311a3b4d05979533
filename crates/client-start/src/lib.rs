//! The first part of the browser client: every page but the table of a game that is on. It is all that a first visit has to load.

use wasm_bindgen::prelude::wasm_bindgen;

/// Shows the page that belongs to the path.
#[wasm_bindgen]
pub fn show() {
    client::app::mount(client::pages::START);
}

/// Takes it out of the document again.
#[wasm_bindgen]
pub fn hide() {
    client::app::unmount();
}
