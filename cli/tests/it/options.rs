//! `--option NAME=VALUE`, as each game describes its options.

use super::{err, quipu};
use serde_json::{Value, json};
use std::fs;
use tempfile::TempDir;

/// The options in the record of a game that is played with these, or what is said about them.
fn options(game: &str, players: usize, options: &[&str]) -> Result<Value, String> {
    let folder = TempDir::new().unwrap();
    let (to, players) = (folder.path().to_str().unwrap(), players.to_string());
    let mut args = vec!["sim", game, "--players", &players, "--games", "1", "--record", to];
    args.extend(options.iter().flat_map(|option| ["--option", option]));
    let done = quipu(&args);
    if !done.status.success() {
        return Err(err(&done).to_owned());
    }
    let record = fs::read_to_string(folder.path().join(format!("{game}-1-0000000.jsonl"))).unwrap();
    let header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    Ok(header["options"].clone())
}

#[test]
fn options_are_read_by_name() {
    let incan_gold = options("incan-gold", 4, &["edition=diamant-2016", "open_tents=on"]);
    assert_eq!(incan_gold, Ok(json!({"edition": "diamant-2016", "open_tents": true})));
    let gold = options("gold", 2, &["start=1", "mines=red+blue,green+purple", "match=yes"]);
    let mines = json!([["red", "blue"], ["green", "purple"]]);
    assert_eq!(gold, Ok(json!({"mines": mines, "start": 1, "match": true})));
    let missing = options("lost-temple", 4, &["board=no/such/board.json"]);
    assert!(missing.clone().is_err_and(|why| why.contains("cannot read no/such/board.json")), "{missing:?}");
}

#[test]
fn an_error_says_what_would_be_right() {
    let gold = |option: &str| options("gold", 3, &[option]).unwrap_err();
    assert!(gold("start=3").contains("a seat from 0 to 2"));
    assert!(gold("match=maybe").contains("on or off"));
    assert!(gold("mines=green,orange,pink").contains("1 of green, orange, blue, red, purple for each seat"));
    assert!(gold("mines=green,green,blue").contains("given away twice"));
    assert!(gold("match").contains("NAME=VALUE"));
    let all = gold("pace=1");
    for name in ["mines=", "start=", "stall_guard=on or off (G-16)"] {
        assert!(all.contains(name), "{all}");
    }
}
