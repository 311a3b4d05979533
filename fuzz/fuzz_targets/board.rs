//! Bytes as a board of Lost Temple: it is refused with its faults, or a game can be set up on it. What is written again
//! reads equal.
#![no_main]

use libfuzzer_sys::fuzz_target;
use lost_temple_rules::{Board, Options, State};
use quipu_fuzz::in_proportion;
use game_core::Game;
use std::sync::Arc;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match in_proportion(bytes, || Board::from_json(text)) {
        Err(faults) => assert!(!faults.to_string().is_empty(), "a refusal says why"),
        Ok(board) => {
            let written = serde_json::to_string(&board).expect("a board can be written");
            assert_eq!(Board::from_json(&written).expect("what was written can be read"), board);
            let options = Options { board: Arc::new(board), ..Options::default() };
            for seats in State::SEATS {
                State::new(&options, seats).expect("a board that is accepted can be played").audit();
            }
        }
    }
});
