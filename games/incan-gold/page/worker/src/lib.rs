//! The JavaScript class `Desk` for a browser's worker: text in, text out. worker.js runs it.

use incan_gold_page::{Answer, Ask};
use wasm_bindgen::prelude::wasm_bindgen;

/// Answers the page. A panic is thrown as an error with the reason.
#[wasm_bindgen]
pub struct Desk(incan_gold_page::Desk);

#[wasm_bindgen]
impl Desk {
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default, reason = "it is made from JavaScript only")]
    pub fn new() -> Desk {
        std::panic::set_hook(Box::new(|panic| {
            wasm_bindgen::throw_str(panic.payload_as_str().unwrap_or("the reason is unknown"))
        }));
        Desk(incan_gold_page::Desk::default())
    }

    /// Takes the table of an edition.
    pub fn load(&mut self, table: &[u8]) -> Result<(), String> {
        self.0.load(table)
    }

    /// The answer as JSON; `None` if there is more to compute: then the same has to be asked again. Each call takes a few milliseconds.
    pub fn answer(&mut self, year: u16, ask: &str) -> Result<Option<String>, String> {
        let ask: Ask = serde_json::from_str(ask).map_err(|error| error.to_string())?;
        let answer = self.0.answer(year, &ask);
        answer
            .map(|answer: Answer| serde_json::to_string(&answer).map_err(|error| error.to_string()))
            .transpose()
    }
}
