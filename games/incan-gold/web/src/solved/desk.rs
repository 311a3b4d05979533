//! The worker of this page: what is asked, and what was heard last. It ends with the page.

use incan_gold_page::map::{self, Map};
use incan_gold_page::{Answer, Ask, Figures, Found, Table};
use js_sys::{Array, Uint8Array};
use leptos::prelude::*;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// What is known of something that was asked for.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Heard<T> {
    /// Not asked, or there is no such thing.
    #[default]
    Nothing,
    Working,
    Got(T),
}

/// The answers that the page shows.
#[derive(Clone, Copy)]
pub struct Desk {
    worker: StoredValue<Option<Worker>, LocalStorage>,
    pub years: RwSignal<Vec<u16>>,
    pub year: RwSignal<Option<u16>>,
    pub lines: RwSignal<Heard<Vec<Vec<f64>>>>,
    pub map: RwSignal<Heard<Arc<Map>>>,
    pub figures: RwSignal<Heard<Figures>>,
    /// `None`: no such position can come up.
    pub found: RwSignal<Heard<Option<Found>>>,
    pub table: RwSignal<Heard<Table>>,
    /// Whether the game's answer is being computed.
    pub thinking: RwSignal<bool>,
    /// Whether something could not be loaded or computed.
    pub fault: RwSignal<bool>,
}

impl Desk {
    pub fn open() -> Desk {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("/incan-gold-page.js", &options).ok();
        let desk = Desk {
            fault: RwSignal::new(worker.is_none()),
            worker: StoredValue::new_local(worker.clone()),
            years: RwSignal::default(),
            year: RwSignal::default(),
            lines: RwSignal::default(),
            map: RwSignal::default(),
            figures: RwSignal::default(),
            found: RwSignal::default(),
            table: RwSignal::default(),
            thinking: RwSignal::new(false),
        };
        let Some(worker) = worker else { return desk };
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let message = Array::from(&event.data());
            desk.hear(&message.get(0).as_string().unwrap_or_default(), &message.get(1));
        });
        let failed = Closure::<dyn FnMut(JsValue)>::new(move |_| {
            desk.fault.try_set(true);
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        let listeners = StoredValue::new_local((heard, failed));
        on_cleanup(move || {
            worker.terminate();
            listeners.dispose();
        });
        desk.post("years", "");
        desk
    }

    fn hear(self, kind: &str, body: &JsValue) {
        let text = body.as_string();
        if text.as_deref() == Some("working") {
            match kind {
                "look-up" => _ = self.found.try_set(Heard::Working),
                "game" => _ = self.thinking.try_set(true),
                _ => {}
            }
            return;
        }
        match (kind, text) {
            ("years", Some(text)) => {
                let years: Vec<u16> = wire::from_json(&text).unwrap_or_default();
                self.years.set(years.clone());
                // The edition that is played most, if it is solved.
                if let Some(year) = years.iter().find(|year| **year == 2006).or(years.first()) {
                    self.turn_to(*year);
                }
            }
            ("maps", None) => {
                let map = body.dyn_ref::<Uint8Array>().and_then(|bytes| map::decode(&bytes.to_vec()).ok());
                self.map.set(map.map_or(Heard::Nothing, |map| Heard::Got(Arc::new(map))));
            }
            ("figures", None) => {
                let bytes = body.dyn_ref::<Uint8Array>().map(Uint8Array::to_vec).unwrap_or_default();
                let figures = std::str::from_utf8(&bytes).ok().and_then(|text| wire::from_json(text).ok());
                self.figures.set(figures.map_or(Heard::Nothing, Heard::Got));
            }
            (_, Some(text)) => self.answered(kind, wire::from_json(&text).ok()),
            _ => {}
        }
    }

    fn answered(self, kind: &str, answer: Option<Answer>) {
        match answer {
            Some(Answer::Lines(lines)) => self.lines.set(Heard::Got(lines)),
            Some(Answer::Found(found)) => self.found.set(Heard::Got(Some(found))),
            Some(Answer::Impossible) if kind == "look-up" => self.found.set(Heard::Got(None)),
            Some(Answer::Table(table)) => {
                self.thinking.set(false);
                self.table.set(Heard::Got(*table));
                self.ask("ahead", &Ask::Ahead);
            }
            Some(Answer::Done | Answer::Impossible) => {}
            Some(Answer::Fault(_)) | None => self.fault.set(true),
        }
    }

    /// Shows another edition.
    pub fn turn_to(self, year: u16) {
        if self.year.get_untracked() == Some(year) {
            return;
        }
        self.fault.set(false);
        self.year.set(Some(year));
        self.lines.set(Heard::Working);
        self.table.set(Heard::Nothing);
        self.thinking.set(false);
        self.ask("lines", &Ask::Lines);
        self.post("maps", "");
        self.post("figures", "");
    }

    pub fn ask(self, kind: &str, ask: &Ask) {
        if let Ok(text) = serde_json::to_string(ask) {
            self.post(kind, &text);
        }
    }

    fn post(self, kind: &str, text: &str) {
        let year = self.year.get_untracked().map_or(JsValue::NULL, JsValue::from);
        let message: Array = [JsValue::from(kind), year, JsValue::from(text)].into_iter().collect();
        self.worker.with_value(|worker| {
            if let Some(worker) = worker {
                let _ = worker.post_message(&message); // texts and numbers can always be posted
            }
        });
    }
}
