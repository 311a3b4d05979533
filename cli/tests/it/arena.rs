//! `quipu arena` as a person at a terminal meets it.

use super::{assert_refused, err, quipu};
use serde_json::Value;
use std::fs;
use std::path::Path;

fn arena(args: &[&str]) -> String {
    let done = quipu(&[&["arena"], args].concat());
    assert!(done.status.success(), "{}", err(&done));
    String::from_utf8(done.stdout).unwrap()
}

/// The report without what differs from run to run.
fn report(args: &[&str]) -> Value {
    let mut report: Value = serde_json::from_str(&arena(args)).unwrap();
    for row in report["bots"].as_array_mut().unwrap() {
        assert!(row["milliseconds"]["mean"].as_f64().unwrap() >= 0.0);
        row.as_object_mut().unwrap().remove("milliseconds");
    }
    report
}

#[test]
fn the_same_numbers_on_any_number_of_threads() {
    let args = |threads| {
        let line = "incan-gold --bots ev:1.0,noisy-ev,camp:0.5 --players 3 --games 60 --rotate --mirror --json --threads";
        [line.split(' ').collect(), vec![threads]].concat()
    };
    let one = report(&args("1"));
    assert_eq!(one, report(&args("2")));
    let wins: f64 =
        one["bots"].as_array().unwrap().iter().map(|row| row["wins"]["mean"].as_f64().unwrap()).sum();
    assert!((wins - 1.0).abs() < 1e-9, "three seats share every game: {one}");
    assert_eq!((&one["games"], &one["line_ups"].as_array().unwrap().len()), (&Value::from(60), &1));
}

#[test]
fn a_table_for_people() {
    let text = arena(&["gold", "--bots", "random,greedy", "--players", "3", "--games", "9", "--rotate"]);
    for expected in
        ["18 games of gold with 3 players, seed 1, from every seat", "× fair", "random ×2", "greedy ×2"]
    {
        assert!(text.contains(expected), "no {expected:?} in\n{text}");
    }
    let list = arena(&["lost-temple", "--list"]);
    assert!(["porter", "guide", "pathfinder", "oracle", "random"].iter().all(|name| list.contains(name)));
}

#[test]
fn a_file_can_be_continued() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.csv");
    let csv = path.to_str().unwrap();
    let args =
        |games| ["gold", "--bots", "random,random", "--rotate", "--json", "--csv", csv, "--games", games];
    let refused = |args: &[&str], says: &str| assert_refused(&[&["arena"], args].concat(), says);
    report(&args("10"));
    refused(&args("20"), "use --resume to continue it");
    let longer = report(&[&args("20")[..], &["--resume"]].concat());
    fs::remove_file(&path).unwrap();
    assert_eq!(longer, report(&args("20")));
    let rows = fs::read_to_string(&path).unwrap();
    assert_eq!(rows.lines().count(), 2 + 20 * 2, "the settings, the heads, a row for each seat of each game");
    fs::write(&path, rows.replacen("\n0,", "\nx,", 1)).unwrap();
    refused(&[&args("20")[..], &["--resume"]].concat(), "games.csv: line 3 is not a row");
}

#[test]
fn what_is_wrong_is_said_in_one_line() {
    let quipu = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let bad: &[(&[&str], &str)] = &[
        (&["incan-gold"], "no bots given"),
        (&["incan-gold", "--bots", "orakel,guide"], "no bot \"orakel\""),
        (&["incan-gold", "--bots", "camp:2,guide"], "from 0 to 1"),
        (&["incan-gold", "--bots", "guide"], "guide has no opponent"),
        (&["gold", "--bots", "random,random", "--options", "{\"mine\":1}"], "unknown field `mine`"),
        (&["gold", "--bots", "random", "--players", "9"], "2 to 5 players, not 9"),
        (&["gold", "--bots", "random", "--bot", "cmd:no-such-program"], "cannot start"),
        (&["gold", "--bots", "random,random", "--resume"], "--csv"),
        (&["gold", "--bots", "random,random", "--csv", "/", "--resume"], "/ is a directory"),
        (
            &["gold", "--bots", "random,random", "--csv", "/no/f", "--resume"],
            "run it without --resume to create it",
        ),
        (&["gold", "--bots", "random,random", "--csv", quipu, "--resume"], "not written by quipu arena"),
        (&["gold", "--bots", "random,random", "--csv", "/no/such/folder/f"], "No such file"),
        (&["chess", "--bots", "random"], "no such game"),
    ];
    for (args, says) in bad {
        assert_refused(&[&["arena"], *args].concat(), says);
    }
}

/// The example in Python plays every game without a fault.
#[test]
fn the_example_from_outside_plays() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/mybot.py");
    let bot = format!("cmd:python3 {}", example.display());
    for game in ["incan-gold", "gold", "lost-temple"] {
        let line =
            ["--bots", "random", "--games", "4", "--rotate", "--bot-time", "60000", "--json", "--bot", &bot];
        let report = report(&[&[game], &line[..]].concat());
        let row = report["bots"].as_array().unwrap().iter().find(|row| row["bot"] == bot.as_str()).unwrap();
        assert!(row.get("faults").is_none(), "{row}");
        assert_eq!(row["games"], 4, "{row}");
    }
}
