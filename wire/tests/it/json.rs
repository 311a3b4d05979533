//! `from_json` reads as `serde_json` does.

use game_core::{Draw, SplitMix};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use wire::{Command, FromClient, FromLocal, ToClient, ToLocal, from_json};

const TEXTS: [&str; 8] = [
    r#"{"a":[1,-2,3.5,1e3,-0,18446744073709551615,-9223372036854775808],"b":{"c":null,"d":[true,false,[]]},"":{}}"#,
    r#" [ "plain" , "with \" and \\ and \u00e9 \ud83d\ude00 \n" , "ą" , {"k" : "v"} ] "#,
    r#"{"say":{"as":0,"message":{"do":{"id":12,"command":{"start":{}}}}}}"#,
    r#"{"open":{"setup":{"game":"incan-gold","places":4,"options":{"x" : [1, 2]}},"people":["A"],"bots":["guide"]}}"#,
    r#"{"told":{"as":0,"message":{"refused":{"id":12,"why":{"bad_message":{"problem":"it"}}}}}}"#,
    r#"{"told":{"message":{"welcome":{"protocol":4,"name":""}}}}"#,
    r#"{"look":{}}"#,
    r#"{"restore":{"entries":[{"what":{"left":{}}},7,"a\"b"]}}"#,
];

/// Both refuse it, or both read the same.
#[track_caller]
fn agree(text: &str) {
    let value = serde_json::from_str::<Value>(text).ok();
    assert_eq!(from_json::<Value>(text).ok(), value, "{text}");
    if value.is_none() {
        return no_value(text);
    }
    let raw = |read: Option<Box<RawValue>>| read.map(|it| it.get().to_owned());
    assert_eq!(raw(from_json(text).ok()), raw(serde_json::from_str(text).ok()), "{text}");
    macro_rules! agree_as {
        ($($type:ty,)*) => {$(
            let (ours, theirs) = (from_json::<$type>(text).ok(), serde_json::from_str::<$type>(text).ok());
            assert_eq!(format!("{ours:?}"), format!("{theirs:?}"), "{text}");
        )*};
    }
    agree_as!(ToLocal, FromLocal, FromClient, ToClient, Command, BTreeMap<u8, Option<i16>>, (u8, String), Option<bool>, f32, char, (),);
}

/// What is no value at all is refused, even where `serde_json` does not look: it passes on texts such as `1e999`.
#[track_caller]
fn no_value(text: &str) {
    assert!(from_json::<Box<RawValue>>(text).is_err(), "{text}");
    assert!(from_json::<ToLocal>(text).is_err() && from_json::<FromLocal>(text).is_err(), "{text}");
}

#[test]
fn good_texts_are_read_and_bad_ones_refused_as_by_serde_json() {
    for text in TEXTS {
        agree(text);
    }
    for text in [
        "",
        " ",
        "nul",
        "null",
        "truefalse",
        "[1,]",
        "[,1]",
        "{,}",
        r#"{"a":1,}"#,
        r#"{"a" 1}"#,
        "01",
        "1.",
        "-",
        "+1",
        "1e999",
    ] {
        agree(text);
    }
    for text in [
        r#""a"#,
        "\"a\nb\"",
        r#""\x""#,
        r#""\"#,
        r#""\ud800""#,
        "[1 2]",
        "{}{}",
        r#"{"1":2,"20":null}"#,
        r#"{"300":1}"#,
    ] {
        agree(text);
    }
    for text in [
        r#"[7,"b"]"#,
        r#"[7,"b",1]"#,
        "[7]",
        "300",
        r#""é""#,
        r#"{"start":{}}"#,
        r#"{"start":null}"#,
        r#""start""#,
    ] {
        agree(text);
    }
    for depth in [126, 127, 128, 129, 30_000] {
        agree(&("[".repeat(depth) + &"]".repeat(depth)));
    }
}

#[test]
fn damaged_texts_are_read_as_by_serde_json() {
    let mut draw = SplitMix::new(18);
    let letters = ['{', '}', '[', ']', '"', ',', ':', '\\', '0', '-', '.', 'e', 'n', ' ', 'ą', '\u{1}'];
    for turn in 0..4_000 {
        let mut text: Vec<char> = TEXTS[turn % TEXTS.len()].chars().collect();
        for _ in 0..=draw.below(2) {
            let at = draw.below(text.len() as u32) as usize;
            match draw.below(3) {
                0 => drop(text.remove(at)),
                1 => text[at] = letters[draw.below(16) as usize],
                _ => text.insert(at, letters[draw.below(16) as usize]),
            }
        }
        agree(&text.into_iter().collect::<String>());
    }
}

/// Another difference: we never write a struct as a list.
#[test]
fn a_struct_is_no_list() {
    assert!(serde_json::from_str::<ToLocal>(r#"{"look":[null]}"#).is_ok());
    assert!(from_json::<ToLocal>(r#"{"look":[null]}"#).is_err());
}
