//! Bytes as a game of Last Torch.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| quipu_fuzz::steps::<catalog::last_torch::State>(&["{}"], bytes));
