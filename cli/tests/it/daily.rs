//! `quipu daily` as a person at a terminal meets it.

use super::play::{sensible, talk_to};
use super::{assert_refused, err, file, out, quipu};
use catalog::GameKind;
use serde_json::Value;
use std::fs;
use tempfile::TempDir;

#[test]
fn a_whole_expedition_gives_a_record_that_counts() {
    let folder = TempDir::new().unwrap();
    for game in GameKind::all() {
        let path = folder.path().join(format!("{game}.jsonl"));
        let path = path.to_str().unwrap();
        let args = ["daily", game.name(), "--date", "2026-11-18", "--name", "Ana", "--record", path];
        let said = talk_to(&args, sensible);
        assert!(said.starts_with(&format!("{}: daily expedition of 2026-11-18.", game.title())), "{said}");
        assert!(said.contains(&format!("Quipu 2026-11-18 · {} · ", game.title())), "{said}");
        let done = quipu(&["daily", "--check", path]);
        assert_eq!((done.status.code(), err(&done)), (Some(0), ""));
        let begin = format!("{path}: daily expedition of 2026-11-18 in {}, accepted: Ana has ", game.title());
        assert!(out(&done).starts_with(&begin), "{}", out(&done));
        let verified = quipu(&["verify", path]);
        assert!(out(&verified).contains("public deal of 2026-11-18"), "{}", out(&verified));
    }
}

#[test]
fn what_a_server_rejects_is_rejected_here() {
    let folder = TempDir::new().unwrap();
    let game = GameKind::all().next().unwrap();
    let date = "2026-11-18".parse().unwrap();
    let good = daily::random_game(daily::Expedition { game, date }, "Ana", 1);
    let bots = file(&folder, "bots.jsonl", &good.replacen("\"oracle\"],\"fair", "\"porter\"],\"fair", 1));
    let done = quipu(&["daily", "--check", &bots]);
    assert_eq!((done.status.code(), out(&done)), (Some(1), ""));
    assert!(
        err(&done).contains(&format!("{bots}:1: the bots are not those of a daily expedition")),
        "{}",
        err(&done)
    );
    let right = file(&folder, "right.jsonl", &good);
    let done = quipu(&["daily", "--json", "--check", &right, &bots]);
    assert_eq!(done.status.code(), Some(1));
    let reports: Vec<Value> = out(&done).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((&reports[0]["accepted"], &reports[0]["date"]), (&true.into(), &"2026-11-18".into()));
    assert_eq!((&reports[1]["accepted"], &reports[1]["why"]), (&false.into(), &"bots".into()));
    let missing = quipu(&["daily", "--check", "no such file"]);
    assert_eq!(missing.status.code(), Some(2));
    assert!(fs::metadata(&right).is_ok());
}

#[test]
fn without_a_game_the_expeditions_are_listed() {
    let done = quipu(&["daily", "--date", "2026-11-18"]);
    assert!(out(&done).starts_with("Daily expeditions of 2026-11-18:\n"), "{}", out(&done));
    assert_eq!(out(&done).lines().count(), 1 + GameKind::all().count());
    assert_refused(&["daily", "gold", "--date", "18.11.2026"], "a date must be written as 2026-11-18");
}
