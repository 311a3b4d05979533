//! The JavaScript class `Review` for a browser's worker: text in, text out.

use wasm_bindgen::prelude::wasm_bindgen;

/// The review of one record. A panic is thrown as an error with the reason.
#[wasm_bindgen(js_name = Review)]
pub struct Worker(crate::Review);

#[wasm_bindgen(js_class = Review)]
impl Worker {
    /// Settings are JSON: `{"effort":"quick","lens":"best"}`. An error is a sentence.
    #[wasm_bindgen(constructor)]
    pub fn new(record: &str, settings: &str) -> Result<Worker, String> {
        std::panic::set_hook(Box::new(|panic| {
            let why = panic.payload_as_str().unwrap_or("the reason is unknown");
            wasm_bindgen::throw_str(&format!("the review has stopped: {why}"))
        }));
        let settings = serde_json::from_str(settings).map_err(|error| error.to_string())?;
        crate::Review::new(record, settings).map(Worker)
    }

    /// Does a little; `false` if nothing is left to do.
    pub fn advance(&mut self) -> bool {
        self.0.advance()
    }

    /// How many steps are done.
    #[wasm_bindgen(getter)]
    pub fn done(&self) -> usize {
        self.0.progress().0
    }

    /// How many steps there are.
    #[wasm_bindgen(getter)]
    pub fn all(&self) -> usize {
        self.0.progress().1
    }

    /// The lenses through which this game can be reviewed, as a JSON list.
    pub fn lenses(&self) -> Option<String> {
        serde_json::to_string(self.0.lenses()).ok()
    }

    /// The report as JSON.
    pub fn report(&self) -> Option<String> {
        self.0.report().map(str::to_owned)
    }
}

/// A file that a judge looked for, to be fetched and handed over with `provide`. Reviews that begin after that use it.
#[wasm_bindgen]
pub fn wanted() -> Option<String> {
    bots::files::wanted()
}

#[wasm_bindgen]
pub fn provide(name: &str, bytes: &[u8]) {
    bots::files::provide(name, bytes);
}
