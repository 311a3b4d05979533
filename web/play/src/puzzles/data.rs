//! The puzzles of a game. They are fetched when they are wanted first, and stay on the device.

use catalog::GameKind;
use js_sys::{Function, Promise, Reflect, Uint8Array};
use serde::Deserialize;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_shell::browser;

/// What is needed to choose one.
#[derive(Deserialize)]
struct Listed {
    id: String,
    rating: u16,
}

/// All puzzles of a game, as they are written.
pub struct PuzzleSet {
    lines: Vec<String>,
    pub ids: Vec<String>,
    pub ratings: Vec<u16>,
}

impl PuzzleSet {
    fn read(text: &str) -> PuzzleSet {
        let mut set = PuzzleSet { lines: Vec::new(), ids: Vec::new(), ratings: Vec::new() };
        for line in text.lines() {
            // What another version has written is left out.
            if let Ok(Listed { id, rating }) = wire::from_json(line) {
                set.lines.push(line.to_owned());
                set.ids.push(id);
                set.ratings.push(rating);
            }
        }
        set
    }

    pub fn line(&self, at: usize) -> Option<&str> {
        self.lines.get(at).map(String::as_str)
    }
}

thread_local! {
    static SETS: RefCell<BTreeMap<GameKind, Rc<PuzzleSet>>> = const { RefCell::new(BTreeMap::new()) };
}

/// The puzzles of a game, possibly none. `None` if they cannot be loaded.
pub async fn load(game: GameKind) -> Option<Rc<PuzzleSet>> {
    if let Some(set) = SETS.with_borrow(|sets| sets.get(&game).cloned()) {
        return Some(set);
    }
    let bytes = fetch(&format!("{game}-puzzles-all.jsonl")).await?;
    let set = Rc::new(PuzzleSet::read(&String::from_utf8(bytes).ok()?));
    SETS.with_borrow_mut(|sets| sets.insert(game, Rc::clone(&set)));
    Some(set)
}

/// A file of the data, by `quipu.data` in play.js; empty if there is no such file.
async fn fetch(name: &str) -> Option<Vec<u8>> {
    let quipu = Reflect::get(&browser::window(), &"quipu".into()).ok()?;
    let data: Function = browser::method(&quipu, "data")?;
    let answer: Promise = data.call1(&quipu, &name.into()).ok()?.dyn_into().ok()?;
    let bytes = JsFuture::from(answer).await.ok()?;
    if bytes.is_undefined() {
        return Some(Vec::new());
    }
    bytes.dyn_into::<Uint8Array>().ok().map(|bytes| bytes.to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_are_no_puzzles_are_left_out() {
        let set = PuzzleSet::read("{\"id\":\"1-2-3-0\",\"rating\":1400,\"puzzle\":1}\n\n{\"id\":7}\nx");
        assert_eq!((set.ids.len(), set.ratings[0], set.line(1)), (1, 1400, None));
    }
}
