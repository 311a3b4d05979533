//! A table on this device that one part of the client asks for and another opens.

use crate::browser;
use crate::way::local;
use bots::Level;
use protocol::Setup;
use serde::{Deserialize, Serialize};

/// Where it waits.
const KEY: &str = "quipu.wanted";

#[derive(Serialize, Deserialize)]
struct Wanted {
    setup: Setup,
    host: String,
}

/// The next page of a table on this device opens this one; `false` if the browser keeps nothing.
pub fn ask_for(setup: Setup, host: String) -> bool {
    serde_json::to_string(&Wanted { setup, host }).is_ok_and(|text| browser::keep(KEY, &text))
}

/// Opens the table that was asked for, if one was.
pub fn open() {
    let wanted = browser::kept(KEY).and_then(|text| serde_json::from_str::<Wanted>(&text).ok());
    browser::forget(KEY);
    if let Some(Wanted { setup, host }) = wanted {
        local::open(setup, vec![host], vec![Level::Porter, Level::Guide, Level::Pathfinder]);
    }
}
