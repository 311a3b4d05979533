//! Every message to and from a table on this device as it is written, to the letter; and what is no message.

use crate::messages;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wire::{FromLocal, ToLocal};

/// The messages survive reading and writing, and are an example of each kind.
#[track_caller]
fn golden<T: Serialize + DeserializeOwned>(texts: &[&str]) {
    texts.iter().for_each(|text| _ = messages::golden::<T>(text));
    messages::complete::<T>(texts.iter().map(|text| text.to_string()));
}

const SETUP: &str = r#"{"game":"gold","places":4,"public":false,"spectators":true,"odds":true,"pace":{"live":{"seconds":60}}}"#;

#[test]
fn everything_the_page_says() {
    golden::<ToLocal>(&[
        &format!(r#"{{"open":{{"setup":{SETUP},"people":["Ana","Ben"],"bots":["guide"]}}}}"#),
        &format!(r#"{{"open":{{"setup":{SETUP},"people":["Ana"]}}}}"#),
        &format!(r#"{{"open":{{"setup":{SETUP},"people":["Ana"],"secret":"{}"}}}}"#, "0a".repeat(32)),
        r#"{"daily":{"game":"gold","date":"2026-11-18","name":"Ana"}}"#,
        r#"{"strengths":{"games":{"gold":2040}}}"#,
        r#"{"record":{"text":"{}\n"}}"#,
        r#"{"at":{"step":12,"eyes":{"seat":2}}}"#,
        r#"{"at":{"step":0,"eyes":"spectator"}}"#,
        r#"{"at":{"step":0,"eyes":"everyone"}}"#,
        r#"{"branch":{"step":12,"seat":0,"name":"Ana","bots":"oracle"}}"#,
        r#"{"restore":{"entries":[{"what":"closed"},7]}}"#,
        r#"{"join":{"name":"Cleo"}}"#,
        r#"{"say":{"as":1,"message":{"do":{"id":3,"command":{"play":{"decision":12,"do":"torch"}}}}}}"#,
        r#"{"say":{"message":{"ping":{}}}}"#,
        r#"{"look":{"as":0}}"#,
        r#"{"look":{}}"#,
        r#"{"bots":{"pause_ms":600,"wait":false}}"#,
    ]);
}

#[test]
fn everything_the_table_says() {
    let bytes = "0a".repeat(32);
    golden::<FromLocal>(&[
        r#"{"told":{"as":1,"message":{"done":{"id":7,"version":21}}}}"#,
        r#"{"told":{"message":{"pong":{}}}}"#,
        r#"{"kept":{"first":1,"entries":[{"what":"closed"}]}}"#,
        r#"{"owing":{"people":[0,2]}}"#,
        r#"{"record":{"id":"kamo-tiru-1","record":"{}\n"}}"#,
        r#"{"record":{"id":"daily-gold-2026-11-18","record":"{}\n","daily":{"game":"gold","date":"2026-11-18","score":9,"rank":2,"seats":4,"standing":[1,2]}}}"#,
        &format!(
            r#"{{"replay":{{"game":"gold","options":{{}},"id":"kamo-tiru-1","date":"2026-11-16","seats":[{{"name":"Ana"}},{{"name":"Guide","bot":"guide"}}],"steps":1,"moments":[{{"step":0,"round":1,"scores":[0,0],"events":[]}}],"outcome":{{"scores":[3,2],"ranks":[1,2]}},"checked":{{"fair":{{"chance_steps":1,"stirred":1,"commitment":"{bytes}","proof":{{"scheme":2,"commitment":"{bytes}","secret":"{bytes}","id":"kamo-tiru-1","salts":["{bytes}",null],"voided":[{{"commitment":"{bytes}","seats":[1]}}]}}}}}}}}}}"#,
        ),
        r#"{"replay":{"game":"gold","options":{},"branched":9,"seats":[],"steps":0,"moments":[],"checked":{"not_fair":{"why":"no_proof","line":1,"problem":"x"}}}}"#,
        r#"{"no_record":{"why":"cut_off","line":7,"problem":"x"}}"#,
        r#"{"no_record":{"why":"other_version","line":1,"problem":"x"}}"#,
        r#"{"no_record":{"why":"unknown_game","line":1,"problem":"x"}}"#,
        r#"{"no_record":{"why":"bad_setup","line":1,"problem":"x"}}"#,
        r#"{"no_record":{"why":"not_a_step","line":2,"problem":"x"}}"#,
        r#"{"broken":{"refused":"table_full"}}"#,
        r#"{"broken":{"damaged":"entry 1 cannot be read"}}"#,
        r#"{"broken":{"stopped":"entry 7 does not fit"}}"#,
    ]);
}

#[test]
fn unknown_keys_and_words_are_refused() {
    for text in [
        r#"{"look":{"as":256}}"#,
        r#"{"look":{"as":-1}}"#,
        r#"{"look":{"person":1}}"#,
        r#"{"say":{"as":1}}"#,
        r#"{"say":{"as":1,"message":{"ping":{}},"user":2}}"#,
        r#"{"say":{"as":1,"message":{"shout":{}}}}"#,
        r#"{"join":{}}"#,
        r#"{"join":{"name":"Ana","as":0}}"#,
        r#"{"restore":{}}"#,
        r#"{"open":{"setup":{"game":"chess","places":2},"people":["Ana"]}}"#,
        r#"{"open":{"setup":{"game":"gold","places":2},"people":"Ana"}}"#,
        r#"{"open":{"setup":{"game":"gold","places":2},"people":["Ana"],"bots":["genius"]}}"#,
        r#"{"open":{"setup":{"game":"gold","places":2},"people":["Ana"],"secret":"00"}}"#,
        r#"{"at":{"step":-1,"eyes":"spectator"}}"#,
        r#"{"at":{"step":1,"eyes":{"seat":8}}}"#,
        r#"{"at":{"step":1,"eyes":"mine"}}"#,
        r#"{"branch":{"step":1,"seat":0,"name":"Ana","bots":["guide"]}}"#,
        r#"{"ping":{}}"#,
        r#""look""#,
    ] {
        assert!(serde_json::from_str::<ToLocal>(text).is_err(), "{text}");
    }
}
