//! `quipu puzzles` as a person at a terminal meets it.

use super::{assert_refused, err, file, out, quipu};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

fn shipped() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/incan-gold/puzzles/data/all.jsonl");
    fs::read_to_string(path).unwrap()
}

#[test]
fn puzzles_are_made_and_continued_in_a_file() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("made.jsonl");
    let name = path.to_str().unwrap();
    let make = |count: &str, more: &[&str]| {
        let done =
            quipu(&[&["puzzles", "make", "incan-gold", "--count", count, "--out", name], more].concat());
        assert_eq!((done.status.code(), err(&done)), (Some(0), ""));
        assert!(out(&done).contains("puzzle"), "{}", out(&done));
    };
    make("1", &[]);
    assert_refused(
        &["puzzles", "make", "incan-gold", "--out", name],
        "already exists; use --resume to continue it",
    );
    make("2", &["--resume"]);
    assert_eq!(fs::read_to_string(&path).unwrap().lines().count(), 2);
}

#[test]
fn a_line_that_was_changed_is_named_with_its_reason() {
    let folder = TempDir::new().unwrap();
    let all = shipped();
    let lines: Vec<&str> = all.lines().take(3).collect();
    let good = file(&folder, "good.jsonl", &lines.join("\n"));
    let done = quipu(&["puzzles", "check", "--quick", &good]);
    assert_eq!((done.status.code(), out(&done), err(&done)), (Some(0), "3 puzzles of 3 right\n", ""));

    let changed = lines[1].replacen("\"steps\":\"", "\"steps\":\"}", 1);
    let bad = file(&folder, "bad.jsonl", &[lines[0], &changed, lines[2], lines[2], "{}"].join("\n"));
    let done = quipu(&["puzzles", "check", "--quick", &bad]);
    assert_eq!((done.status.code(), out(&done)), (Some(1), "2 puzzles of 5 right\n"));
    let said: Vec<&str> = err(&done).lines().collect();
    assert!(said[0].contains("bad.jsonl:2: step 1 of \"steps\" is not possible there"), "{said:?}");
    assert!(said[1].contains("bad.jsonl:4: it is the same as one before"), "{said:?}");
    assert!(said[2].contains("bad.jsonl:5: not a puzzle"), "{said:?}");
    assert_refused(&["puzzles", "check", "nowhere.jsonl"], "cannot read nowhere.jsonl");
}
