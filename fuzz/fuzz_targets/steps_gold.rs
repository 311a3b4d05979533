//! Bytes as a game of Gold.
#![no_main]

use libfuzzer_sys::fuzz_target;

const OPTIONS: &[&str] =
    &["{}", r#"{"match":true}"#, r#"{"stall_guard":false}"#, r#"{"start":1,"open_piles":true,"match":true}"#];

fuzz_target!(|bytes: &[u8]| quipu_fuzz::steps::<gold_rules::State>(OPTIONS, bytes));
