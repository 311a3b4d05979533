//! A table on this device.

use wasm_bindgen::prelude::wasm_bindgen;

/// The version of the protocol that is spoken here.
#[wasm_bindgen]
pub fn version() -> u16 {
    protocol::VERSION
}
