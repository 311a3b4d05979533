//! A worker with the crate `local`: what is said to it, and what it says.

use protocol::{FromLocal, ToLocal};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, WorkerOptions, WorkerType};

/// A worker. It ends when it is dropped.
pub struct Worker {
    worker: web_sys::Worker,
    _heard: Closure<dyn FnMut(MessageEvent)>,
}

impl Worker {
    /// Starts one, and listens to it. `None`, if none can be had.
    pub fn start(hear: impl Fn(FromLocal) + 'static) -> Option<Worker> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = web_sys::Worker::new_with_options("/worker.js", &options).ok()?;
        let heard = Closure::new(move |event: MessageEvent| {
            if let Some(message) = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok())
            {
                hear(message);
            }
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        Some(Worker { worker, _heard: heard })
    }

    /// Says something to it.
    pub fn post(&self, message: &ToLocal) {
        if let Ok(text) = serde_json::to_string(message) {
            let _ = self.worker.post_message(&text.into()); // a text can always be posted
        }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.terminate();
    }
}
