//! A table on this device that one part of the client requests and another opens.

use crate::browser;
use crate::way::local;
use bots::Level;
use protocol::Setup;
use serde::{Deserialize, Serialize};

const KEY: &str = "quipu.wanted";

#[derive(Serialize, Deserialize)]
struct Requested {
    setup: Setup,
    host: String,
}

/// The next page of a table on this device opens this one; `false` if the browser stores nothing.
pub fn save(setup: Setup, host: String) -> bool {
    serde_json::to_string(&Requested { setup, host }).is_ok_and(|text| browser::keep(KEY, &text))
}

pub fn open() {
    let requested = browser::kept(KEY).and_then(|text| serde_json::from_str::<Requested>(&text).ok());
    browser::forget(KEY);
    if let Some(Requested { setup, host }) = requested {
        local::open(setup, vec![host], vec![Level::Porter, Level::Guide, Level::Pathfinder]);
    }
}
