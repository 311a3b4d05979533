//! Bytes as a game of Incan Gold.
#![no_main]

use libfuzzer_sys::fuzz_target;

const OPTIONS: &[&str] = &[
    "{}",
    r#"{"edition":"diamant-2005"}"#,
    r#"{"edition":"diamant-2016"}"#,
    r#"{"edition":"incan-gold-2020","open_tents":true}"#,
];

fuzz_target!(|bytes: &[u8]| quipu_fuzz::steps::<incan_gold_rules::State>(OPTIONS, bytes));
