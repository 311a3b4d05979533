//! Bytes as a game: which one, its options, its seats, and then steps, legal and illegal.
#![no_main]

use catalog::with_game;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some((kind, rest)) = quipu_fuzz::game(bytes) else { return };
    with_game!(kind, G => quipu_fuzz::steps::<G>(rest))
});
