//! How strong the people who use this device are, by game: kept here, followed by the table in the worker, and what its Companions play
//! like.

use crate::browser;
use bots::Strength;
use game_list::GameKind;
use std::collections::BTreeMap;
use wire::ToLocal;

const KEY: &str = "quipu.strengths";

/// For a table in the worker, before a game can start there.
pub fn message() -> ToLocal {
    let kept = browser::kept(KEY).and_then(|kept| wire::from_json(&kept).ok());
    ToLocal::Strengths { games: kept.unwrap_or_default() }
}

pub fn keep(strengths: &BTreeMap<GameKind, Strength>) {
    browser::keep(KEY, &serde_json::to_string(strengths).unwrap_or_default()); // where nothing can be kept, everyone stays new
}
