//! The worker that reviews finished games. It is loaded when it is asked for first, and ends with what asked.

use js_sys::Array;
use serde::Serialize;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{MessageEvent, WorkerOptions, WorkerType};

/// A message of the worker about the newest question.
pub enum Heard {
    /// How many steps of how many are judged.
    Progress(u32, u32),
    /// Both as JSON: a `review::Report`, and the list of lenses through which the game can be reviewed.
    Report { report: String, lenses: String },
    /// Why there is no review, in English.
    Fault(String),
}

/// A worker for reviews.
pub struct Reviewer {
    worker: web_sys::Worker,
    /// The number of the newest question.
    newest: Rc<Cell<u32>>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut(JsValue)>,
}

impl Reviewer {
    /// `None` if the browser has no workers.
    pub fn open(hear: impl Fn(Heard) + Clone + 'static) -> Option<Reviewer> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = web_sys::Worker::new_with_options("/reviewer.js", &options).ok()?;
        let newest = Rc::new(Cell::new(0));
        let (current, fail) = (newest.clone(), hear.clone());
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let message = Array::from(&event.data());
            let number = |at| message.get(at).as_f64().unwrap_or_default() as u32;
            let text = |at| message.get(at).as_string().unwrap_or_default();
            if number(0) != current.get() {
                return;
            }
            match text(1).as_str() {
                "progress" => hear(Heard::Progress(number(2), number(3))),
                "report" => hear(Heard::Report { report: text(2), lenses: text(3) }),
                "fault" => hear(Heard::Fault(text(2))),
                _ => {}
            }
        });
        let failed = Closure::<dyn FnMut(JsValue)>::new(move |_| fail(Heard::Fault(String::new())));
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Some(Reviewer { worker, newest, _heard: heard, _failed: failed })
    }

    /// Asks for the review of a record with `review::Settings`; an earlier question is forgotten.
    pub fn ask(&self, record: &str, settings: &impl Serialize) {
        self.newest.set(self.newest.get() + 1);
        if let Ok(settings) = serde_json::to_string(settings) {
            self.post(&["review", record, &settings]);
        }
    }

    /// Stops the work.
    pub fn cancel(&self) {
        self.newest.set(self.newest.get() + 1);
        self.post(&["cancel"]);
    }

    fn post(&self, texts: &[&str]) {
        let number = JsValue::from(self.newest.get());
        let message: Array =
            std::iter::once(number).chain(texts.iter().map(|text| JsValue::from(*text))).collect();
        let _ = self.worker.post_message(&message); // texts and numbers can always be posted
    }
}

impl Drop for Reviewer {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
