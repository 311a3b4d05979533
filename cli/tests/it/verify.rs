//! `quipu verify` as a person at a terminal meets it.

use super::{err, file, out, quipu, quipu_with_input};
use catalog::record::Record;
use catalog::{GameKind, with_game};
use fair::{Proof, Salt, Scheme, Secret};
use game_core::{Draw, Game, SplitMix, Step, Turn};
use serde_json::{Value, json};
use std::process::Output;
use tempfile::TempDir;

fn verify(args: &[&str]) -> Output {
    quipu(&[&["verify"], args].concat())
}

/// A finished game of three with random choices, its chance dealt by a proof with these salts.
fn dealt<G: Game>(salts: [Option<Salt>; 3]) -> String {
    let proof = Proof::new(Scheme::ByCard, Secret::new([5; 32]), "x-1", salts.to_vec());
    let mut game = G::new(&Default::default(), 3).unwrap();
    let mut draw = SplitMix::new(8);
    let mut steps = Vec::new();
    loop {
        let step = match game.turn() {
            Turn::Over => break,
            Turn::Chance => Step::Chance(proof.deal().chance(&game, steps.len() as u64 + 1).unwrap()),
            Turn::Act(due) => {
                let seat = due.iter().next().unwrap();
                let mut actions = Vec::new();
                game.legal_actions(seat, &mut actions);
                Step::Act(seat, *draw.pick(&actions).unwrap())
            }
        };
        game.apply(step, &mut ()).unwrap();
        steps.push(step);
    }
    let names = ["Ana", "Ben", "Eva"].map(str::to_owned).to_vec();
    let mut record = Record::<G>::new(Default::default(), names, steps);
    record.header.set_extra(Proof::KEY, &proof).unwrap();
    record.to_text().unwrap()
}

fn salts() -> [Option<Salt>; 3] {
    [Some(Salt::new([1; 32])), None, Some(Salt::new([3; 32]))]
}

#[test]
fn a_good_record_is_reported_in_plain_words() {
    let folder = TempDir::new().unwrap();
    for kind in GameKind::all() {
        let text = with_game!(kind, G => dealt::<G>(salts()));
        let chances = text.lines().filter(|line| line.starts_with("{\"chance\"")).count();
        let name = file(&folder, "good.jsonl", &text);
        let done = verify(&[&name]);
        assert_eq!((done.status.code(), err(&done)), (Some(0), ""));
        let steps = text.lines().count() - 1;
        let begin = format!("{name}: {}, {steps} steps: all {chances} chance steps", kind.title());
        assert!(out(&done).starts_with(&begin), "{}", out(&done));
        assert!(out(&done).contains("2 of 3 seats added bytes of their own."), "{}", out(&done));
        assert!(out(&done).contains(&Secret::new([5; 32]).commitment().to_string()));
        let end = "was not rigged afterward. This does not prove that no one knew the deal.\n";
        assert!(out(&done).ends_with(end), "{}", out(&done));
    }
    let silent = file(&folder, "silent.jsonl", &dealt::<catalog::games::gold::rules::State>([None; 3]));
    assert!(out(&verify(&[&silent])).contains("No seat added bytes of its own"));
}

#[test]
fn a_false_card_is_one_line_on_standard_error_and_exit_code_1() {
    let folder = TempDir::new().unwrap();
    let text = dealt::<catalog::games::incan_gold::rules::State>(salts());
    let right = text.lines().nth(1).unwrap();
    let other = ["treasure-1", "treasure-2"].map(|card| format!("{{\"chance\":\"{card}\"}}"));
    let other = other.iter().find(|line| *line != right).unwrap();
    let name = file(&folder, "false.jsonl", &text.replacen(right, other, 1));
    let done = verify(&[&name]);
    assert_eq!((done.status.code(), out(&done)), (Some(1), ""));
    assert!(err(&done).starts_with(&format!("{name}:2: chance brought \"treasure-")), "{}", err(&done));
    assert_eq!(err(&done).lines().count(), 1);

    let wrong: Value = serde_json::from_str(out(&verify(&[&name, "--json"]))).unwrap();
    assert_eq!((&wrong["fair"], &wrong["line"], &wrong["why"]), (&json!(false), &json!(2), &json!("step")));
    assert!(wrong["problem"].as_str().unwrap().starts_with("chance brought"));
}

#[test]
fn a_false_secret_and_a_missing_proof_are_found() {
    let folder = TempDir::new().unwrap();
    let other_secret = dealt::<catalog::games::lost_temple::rules::State>(salts()).replacen(
        &"05".repeat(32),
        &"06".repeat(32),
        1,
    );
    let bare = "{\"quipu\":1,\"game\":\"gold\",\"rules\":1,\"options\":{},\"seats\":[\"A\",\"B\"]}\n";
    for (text, says) in [
        (other_secret.as_str(), "the secret is not the one"),
        (bare, "the record cannot be checked: its header has no \"fair\""),
    ] {
        let name = file(&folder, "false.jsonl", text);
        let done = verify(&[&name]);
        assert_eq!((done.status.code(), out(&done)), (Some(1), ""), "{says}");
        assert!(err(&done).starts_with(&format!("{name}:1: {says}")), "{}", err(&done));
    }
}

#[test]
fn programs_get_an_object_a_file() {
    let folder = TempDir::new().unwrap();
    let text = dealt::<catalog::games::gold::rules::State>(salts());
    let good = file(&folder, "good.jsonl", &text);
    let one: Value = serde_json::from_str(out(&verify(&["--json", &good]))).unwrap();
    let chances = text.lines().filter(|line| line.starts_with("{\"chance\"")).count();
    let expected = json!({
        "fair": true, "game": "gold", "id": "x-1", "scheme": 2, "voided": 0, "tables": 1, "steps": text.lines().count() - 1, "chance_steps": chances,
        "seats": 3, "seats_that_stirred": 2, "commitment": Secret::new([5; 32]).commitment().to_string(),
    });
    assert_eq!(one, expected);

    let broken = file(&folder, "broken.jsonl", "{}\n");
    let both = verify(&["--json", &broken, &good]);
    assert_eq!(both.status.code(), Some(1));
    let lines: Vec<Value> = out(&both).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((&lines[0]["file"], &lines[0]["why"]), (&json!(broken), &json!("illegal_record")));
    assert_eq!((&lines[1]["file"], &lines[1]["fair"]), (&json!(good), &json!(true)));
    assert_eq!((lines.len(), err(&both).lines().count()), (2, 1));
}

#[test]
fn standard_input_is_read() {
    let text = dealt::<catalog::games::incan_gold::rules::State>(salts());
    let done = quipu_with_input(&["verify", "-"], text);
    assert!(done.status.success() && out(&done).starts_with("-: Incan Gold, "), "{}", out(&done));
}

/// The second implementation of the scheme, which shares no code with ours, deals our games again.
#[test]
fn another_implementation_deals_the_same_cards() {
    let folder = TempDir::new().unwrap();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/fair/tests/vector.py");
    let python = |name: &str| std::process::Command::new("python3").args([script, name]).output().unwrap();
    for text in [
        dealt::<catalog::games::incan_gold::rules::State>(salts()),
        dealt::<catalog::games::gold::rules::State>(salts()),
    ] {
        let done = python(&file(&folder, "game.jsonl", &text));
        assert!(done.status.success() && out(&done).ends_with("is as dealt\n"), "{}", err(&done));
        let forged = text.replacen("\"id\":\"x-1\"", "\"id\":\"x-2\"", 1);
        assert!(!python(&file(&folder, "forged.jsonl", &forged)).status.success());
    }
}
