//! `quipu review` as a person at a terminal meets it.

use super::{assert_refused, err, file, out, quipu, quipu_with_input};
use catalog::{GameKind, with_game};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// The finished games that come with each game.
fn golden(kind: GameKind) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(kind.name()).join("golden");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|path| path.extension().is_some_and(|ending| ending == "jsonl")).collect()
}

fn review_json(path: &Path, more: &[&str]) -> Value {
    let name = path.to_str().unwrap();
    let done = quipu(&[&["review", name, "--json"], more].concat());
    assert_eq!((done.status.code(), err(&done)), (Some(0), ""), "{name}");
    serde_json::from_str(out(&done)).unwrap()
}

fn number(of: &Value, key: &str) -> f64 {
    of[key].as_f64().unwrap_or_else(|| panic!("{key} in {of}"))
}

#[test]
fn what_moved_the_chances_adds_up_for_every_player_and_step() {
    for path in GameKind::all().flat_map(golden) {
        let report = review_json(&path, &["--budget", "quick"]);
        let steps = report["steps"].as_array().unwrap();
        assert_eq!(steps.len() + 1, fs::read_to_string(&path).unwrap().lines().count());
        let players = report["players"].as_array().unwrap();
        for (seat, player) in players.iter().enumerate() {
            let parts = ["luck", "reading", "own", "residual"];
            let sum: f64 = parts.iter().map(|part| number(player, part)).sum();
            let change = number(player, "result") - number(player, "start");
            assert!((sum - change).abs() < 1e-9, "{}: {player}", path.display());
            let mut chance = number(player, "start");
            for step in steps {
                let moved: f64 = parts.iter().map(|part| step[part][seat].as_f64().unwrap()).sum();
                chance += moved;
                // Sealed choices are counted one by one, but chances move when all are revealed.
                if step["kind"] == "chance" {
                    assert!((chance - step["chances"][seat].as_f64().unwrap()).abs() < 1e-6, "{step}");
                }
            }
        }
        for (index, step) in steps.iter().enumerate() {
            assert_eq!(step["line"], index + 2);
            let sum: f64 = step["chances"].as_array().unwrap().iter().filter_map(Value::as_f64).sum();
            assert!((sum - 1.0).abs() < 1e-6, "{step}");
            assert_eq!(step["kind"] == "chance", step["seat"].is_null());
        }
    }
}

/// Programs rely on these names. There may be more, but none of these may go away.
#[test]
fn the_json_has_the_keys_that_are_promised() {
    let player = "seat start result luck reading own residual decisions lost_per_decision";
    let step = "line kind chances seat luck error se label best";
    for kind in GameKind::all() {
        let report = review_json(&golden(kind)[0], &["--budget", "quick"]);
        assert_eq!(report["game"], kind.name());
        for (list, keys) in [("players", player), ("steps", step)] {
            for row in report[list].as_array().unwrap() {
                let missing: Vec<&str> = keys.split(' ').filter(|key| row.get(key).is_none()).collect();
                assert!(missing.is_empty(), "{list} without {missing:?}: {row}");
            }
        }
        for step in report["steps"].as_array().unwrap() {
            let labels = ["inaccuracy", "mistake", "blunder"];
            assert!(["chance", "act"].iter().any(|kind| step["kind"] == *kind), "{step}");
            assert!(step["label"].is_null() || labels.iter().any(|label| step["label"] == *label), "{step}");
            assert_eq!(step["luck"].as_array().map(Vec::len), report["players"].as_array().map(Vec::len));
        }
    }
}

#[test]
fn a_person_reads_a_table_with_every_player() {
    let path = &golden(GameKind::all().next().unwrap())[0];
    let done = quipu(&["review", path.to_str().unwrap(), "--budget", "quick", "--seat", "0"]);
    assert_eq!((done.status.code(), err(&done)), (Some(0), ""));
    let header: Value =
        serde_json::from_str(fs::read_to_string(path).unwrap().lines().next().unwrap()).unwrap();
    for name in header["seats"].as_array().unwrap() {
        assert!(out(&done).contains(name.as_str().unwrap()), "{}", out(&done));
    }
    assert!(out(&done).contains("Start + luck + reading + own + rest = result."), "{}", out(&done));
}

#[test]
fn unfinished_broken_and_foreign_files_are_refused_in_a_sentence() {
    let folder = TempDir::new().unwrap();
    for kind in GameKind::all() {
        let text = fs::read_to_string(&golden(kind)[0]).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        let begun = lines[..lines.len() - 1].join("\n") + "\n";
        let done = quipu_with_input(&["review", "-"], begun);
        assert_eq!((done.status.code(), out(&done)), (Some(1), ""));
        assert_eq!(err(&done), "-: the game is not finished; only finished games are reviewed\n");
        let broken = file(&folder, "broken.jsonl", &format!("{}\n{{\"chance\":\"nonsense\"}}\n", lines[0]));
        let done = quipu(&["review", &broken]);
        assert_eq!(done.status.code(), Some(1));
        assert!(err(&done).starts_with(&format!("{broken}:2: ")), "{}", err(&done));
        let most = with_game!(kind, G => *<G as game_core::Game>::SEATS.end());
        let path = golden(kind)[0].to_str().unwrap().to_owned();
        assert_refused(&["review", &path, "--seat", &most.to_string()], "there is no seat");
    }
    assert_refused(&["review", "/nowhere.jsonl"], "No such file");
    assert_refused(&["review", "x.jsonl", "--budget", "endless"], "quick, normal, deep");
}

#[test]
fn the_arena_reports_wins_without_luck() {
    let game = GameKind::all().next().unwrap().name();
    let arguments =
        ["arena", game, "--bots", "guide,porter", "--deals", "40", "--orders", "random", "--luck"];
    let done = quipu(&[&arguments[..], &["--json"]].concat());
    assert_eq!((done.status.code(), err(&done)), (Some(0), ""));
    let report: Value = serde_json::from_str(out(&done)).unwrap();
    let rows = report["bots"].as_array().unwrap();
    let sum: f64 = rows.iter().map(|row| number(&row["adjusted"], "mean")).sum();
    assert!((sum - 1.0).abs() < 1e-5, "what one gains by luck, another loses: {sum}");
    assert!(rows.iter().all(|row| number(&row["adjusted"], "times_fewer_deals") > 1.0), "{report}");
    let done = quipu(&arguments);
    assert!(out(&done).contains("without luck"), "{}", out(&done));
}
