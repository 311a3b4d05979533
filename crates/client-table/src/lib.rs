//! The second part of the browser client: the table of a game that is on. It is loaded when there is one.

use wasm_bindgen::prelude::wasm_bindgen;

/// Shows the table that belongs to the path.
#[wasm_bindgen]
pub fn show() {
    client::app::mount(client::pages::TABLE);
}

/// Takes it out of the document again.
#[wasm_bindgen]
pub fn hide() {
    client::app::unmount();
}
