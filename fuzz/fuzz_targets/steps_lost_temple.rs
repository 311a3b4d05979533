//! Bytes as a game of Lost Temple.
#![no_main]

use libfuzzer_sys::fuzz_target;

const OPTIONS: &[&str] = &[
    "{}",
    r#"{"mandarin":true}"#,
    concat!(r#"{"board":"#, include_str!("../seeds/board/eventful.json"), "}"),
    concat!(r#"{"mandarin":true,"board":"#, include_str!("../seeds/board/eventful.json"), "}"),
];

fuzz_target!(|bytes: &[u8]| quipu_fuzz::steps::<lost_temple_rules::State>(OPTIONS, bytes));
