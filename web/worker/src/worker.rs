//! The JavaScript class `Host` for a browser's worker.

use crate::DeviceTable;
use game_table::Environment;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = crypto, js_name = getRandomValues)]
    fn get_random_values(into: &js_sys::Uint8Array);
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn performance_now() -> f64;
}

struct Browser;

impl Environment for Browser {
    fn random(&mut self) -> [u8; 32] {
        let mut bytes = [0; 32];
        let array = js_sys::Uint8Array::new_with_length(bytes.len() as u32);
        get_random_values(&array);
        array.copy_to(&mut bytes);
        bytes
    }

    fn today(&self) -> String {
        let mut text = String::from(js_sys::Date::new_0().to_iso_string());
        text.truncate("2000-01-01".len());
        text
    }

    fn millis(&self) -> u64 {
        performance_now() as u64
    }
}

/// A table on this device. A panic is thrown as an error with the reason; worker.js then drops the table and restores what was saved.
#[wasm_bindgen(js_name = Host)]
pub struct Worker(DeviceTable);

/// Entries to save, see [`crate::Batch`].
#[wasm_bindgen(getter_with_clone)]
pub struct Batch {
    pub first: f64,
    pub entries: Vec<String>,
    pub over: bool,
}

#[wasm_bindgen(js_class = Host)]
impl Worker {
    /// Without a table yet.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default, reason = "it is made from JavaScript only")]
    pub fn new() -> Worker {
        std::panic::set_hook(Box::new(|panic| {
            let why = panic.payload_as_str().unwrap_or("the reason is unknown");
            wasm_bindgen::throw_str(&format!("the table on this device has stopped: {why}"))
        }));
        Worker(DeviceTable::new(crate::Host::new(Browser)))
    }

    /// Handles a message of the page and returns the messages to post.
    pub fn hear(&mut self, text: &str) -> Vec<String> {
        self.0.hear(text)
    }

    /// Lets one bot think and returns the messages to post; `None` if no bot is due.
    pub fn think(&mut self) -> Option<Vec<String>> {
        self.0.think()
    }

    /// A file that a bot looked for, to be fetched and handed over with `provide`.
    pub fn wanted(&self) -> Option<String> {
        bots::files::wanted()
    }

    pub fn provide(&self, name: &str, bytes: &[u8]) {
        bots::files::provide(name, bytes);
    }

    /// How many milliseconds to wait before `think` is called again.
    pub fn pause(&self) -> u32 {
        self.0.pause()
    }

    /// Continues a saved table and returns the messages to post.
    pub fn restore(&mut self, entries: Vec<String>) -> Vec<String> {
        self.0.restore(&entries)
    }

    /// Returns all that a new page has to know; `None` if no table is open.
    pub fn attach(&mut self) -> Option<Vec<String>> {
        self.0.attach()
    }

    /// Takes the entries to save before any message is posted.
    pub fn unsaved(&mut self) -> Option<Batch> {
        let crate::Batch { first, entries, over } = self.0.take_unsaved()?;
        Some(Batch { first: first as f64, entries, over })
    }

    /// The people who share the device; empty if no table is open.
    pub fn people(&self) -> Vec<String> {
        self.0.people()
    }
}
