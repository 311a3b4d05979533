//! The command as a person at a terminal meets it.

use super::{assert_refused, err, file, out, quipu, quipu_with_input};
use catalog::GameKind;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

const LEGAL: &str = concat!(
    r#"{"quipu":1,"game":"incan-gold","rules":1,"options":{},"seats":["Ana","Ben","Eva"]}"#,
    "\n",
    r#"{"chance":"treasure-11"}"#,
    "\n",
    r#"{"seat":1,"do":"camp"}"#,
    "\n",
);

#[test]
fn replay_prints_the_table_as_json() {
    let folder = TempDir::new().unwrap();
    let name = file(&folder, "a.jsonl", LEGAL);
    let done = quipu(&["replay", &name, "--json"]);
    let expected = concat!(
        r#"{"game":"incan-gold","steps":2,"due":{"kind":"act","seats":[0,2]},"over":false,"scores":null,"ranks":null,"#,
        r#""winners":null,"table":{"round":1,"tents":[0,0,0],"beside":[3,3,3],"inside":[true,true,true],"#,
        r#""path":[{"card":"treasure-11","gems":2}],"artifacts":[[],[],[]],"chosen":[null,"camp",null],"#,
        r#""removed":[],"lost":0}}"#,
        "\n"
    );
    assert_eq!((done.status.code(), out(&done), err(&done)), (Some(0), expected, ""));
    let at = quipu(&["replay", &name, "--json", "--at", "0"]);
    assert!(out(&at).contains(r#""steps":0,"due":{"kind":"chance"},"over":false"#), "{}", out(&at));
    let beyond = quipu(&["replay", &name, "--at", "3"]);
    assert_eq!((beyond.status.code(), out(&beyond)), (Some(2), ""));
    assert!(err(&beyond).contains("the record has 2 steps"), "{}", err(&beyond));
}

#[test]
fn schema_prints_what_the_reference_has() {
    for kind in GameKind::all() {
        let done = quipu(&["schema", kind.name()]);
        let path = format!("{}/../docs/reference/{kind}.schema.json", env!("CARGO_MANIFEST_DIR"));
        assert_eq!((done.status.code(), err(&done)), (Some(0), ""));
        assert!(out(&done) == fs::read_to_string(path).unwrap(), "{kind}");
    }
    assert_refused(&["schema", "chess"], "no such game");
}

#[test]
fn replay_shows_people_a_picture() {
    let folder = TempDir::new().unwrap();
    let done = quipu(&["replay", &file(&folder, "a.jsonl", LEGAL)]);
    assert!(out(&done).starts_with("Incan Gold, after 2 steps\n\nRound 1 of 5\n"), "{}", out(&done));
    assert!(out(&done).ends_with("Due: seat 0 (Ana), 2 (Eva)\n"), "{}", out(&done));
}

/// A record may come from anyone.
#[test]
fn a_name_in_a_record_cannot_control_the_terminal() {
    let folder = TempDir::new().unwrap();
    let done = quipu(&["replay", &file(&folder, "a.jsonl", &LEGAL.replace("Ana", r"Ana\u001b[2J"))]);
    assert!(out(&done).ends_with("Due: seat 0 (Ana\u{fffd}[2J), 2 (Eva)\n"), "{:?}", out(&done));
}

#[test]
fn replay_reads_standard_input() {
    let done = quipu_with_input(&["replay", "-", "--json"], LEGAL);
    assert!(out(&done).starts_with(r#"{"game":"incan-gold","steps":2"#), "{}", err(&done));
}

#[test]
fn an_illegal_step_is_one_line_on_standard_error_and_exit_code_1() {
    let folder = TempDir::new().unwrap();
    let name = file(&folder, "bad.jsonl", &format!("{LEGAL}{{\"seat\":1,\"do\":\"torch\"}}\n"));
    for also in [&[][..], &["--json"], &["--at", "1"]] {
        let done = quipu(&[&["replay", name.as_str()], also].concat());
        assert_eq!((done.status.code(), out(&done)), (Some(1), ""));
        assert!(err(&done).starts_with(&format!("{name}:4: seat 1 ")), "{}", err(&done));
        assert!(err(&done).contains("expected seats 0, 2"), "{}", err(&done));
        assert_eq!(err(&done).lines().count(), 1);
    }
}

/// L-18 has changed what a Seer may look at, so that a record by the rules before that is not even tried.
#[test]
fn a_record_by_older_rules_is_refused_with_a_sentence() {
    let folder = TempDir::new().unwrap();
    let record = r#"{"quipu":1,"game":"lost-temple","rules":1,"options":{},"seats":["Ana","Ben"]}"#;
    let name = file(&folder, "old.jsonl", record);
    for command in ["replay", "verify"] {
        let done = quipu(&[command, &name]);
        let said =
            "this game was played with version 1 of the rules of lost-temple; only version 2 is supported";
        assert_eq!((done.status.code(), out(&done)), (Some(1), ""), "{command}");
        assert_eq!(err(&done), format!("{name}:1: {said}\n"), "{command}");
    }
}

#[test]
fn a_folder_gives_a_line_of_json_for_each_record_by_name() {
    let folder = TempDir::new().unwrap();
    let good = file(&folder, "b.jsonl", LEGAL);
    let bad = file(&folder, "a.jsonl", "{}\n");
    file(&folder, "c.txt", "not looked at");
    let done = quipu(&["replay", folder.path().to_str().unwrap()]);
    let lines: Vec<&str> = out(&done).lines().collect();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0], format!(r#"{{"file":"{bad}","illegal":true,"line":1}}"#));
    assert!(
        lines[1].starts_with(&format!(r#"{{"file":"{good}","game":"incan-gold","steps":2,"#)),
        "{}",
        lines[1]
    );
    assert_eq!(done.status.code(), Some(1));
    let both = quipu(&["replay", &good, &good]);
    assert_eq!((both.status.code(), out(&both).lines().count()), (Some(0), 2));
}

#[test]
fn a_folder_without_records_is_said_to_be_one() {
    let folder = TempDir::new().unwrap();
    let done = quipu(&["replay", folder.path().to_str().unwrap()]);
    assert_eq!((done.status.code(), out(&done)), (Some(0), ""));
    assert!(err(&done).ends_with(": there is no *.jsonl in this directory\n"), "{}", err(&done));
}

#[test]
fn sim_gives_the_same_numbers_on_any_number_of_threads() {
    for (game, policy) in [("incan-gold", "camp:0.2"), ("gold", "random"), ("lost-temple", "random")] {
        let run = |threads: &str| {
            let line = "--players 4 --games 700 --seed 3 --json --policy";
            let args: Vec<&str> = line.split(' ').chain([policy, "--threads", threads]).collect();
            let done = quipu(&[&["sim", game], &args[..]].concat());
            assert_eq!(done.status.code(), Some(0), "{}", err(&done));
            out(&done).to_owned()
        };
        let one = run("1");
        assert_eq!(one, run("3"), "{game}");
        assert!(one.starts_with(&format!(r#"{{"game":"{game}","players":4,"games":700,"seed":3"#)), "{one}");
    }
    let table = quipu(&["sim", "gold", "--players", "2", "--games", "20"]);
    assert!(out(&table).starts_with("20 games of gold with 2 players, seed 1\n"), "{}", out(&table));
}

#[test]
fn sim_writes_records_that_replay() {
    let folder = TempDir::new().unwrap();
    let records: PathBuf = folder.path().join("new/records");
    let to = records.to_str().unwrap();
    for (game, options) in [
        ("incan-gold", r#"{"edition":"diamant-2016"}"#),
        ("gold", r#"{"match":true}"#),
        ("lost-temple", "{}"),
    ] {
        let done =
            quipu(&["sim", game, "--players", "3", "--games", "5", "--record", to, "--options", options]);
        assert_eq!(done.status.code(), Some(0), "{}", err(&done));
    }
    let replayed = quipu(&["replay", to]);
    assert_eq!((replayed.status.code(), out(&replayed).lines().count()), (Some(0), 15));
    assert!(out(&replayed).lines().all(|line| line.contains(r#""over":true"#)));
}

#[test]
fn sim_overwrites_its_own_records_and_no_others() {
    let folder = TempDir::new().unwrap();
    let to = folder.path().to_str().unwrap();
    let sim = |players: &str| quipu(&["sim", "gold", "--players", players, "--games", "2", "--record", to]);
    assert_eq!(sim("2").status.code(), Some(0));
    let first = folder.path().join("gold-1-0000000.jsonl");
    let whole = fs::read_to_string(&first).unwrap();
    fs::write(&first, &whole[..100]).unwrap(); // as an interrupted run may leave it
    assert_eq!(sim("2").status.code(), Some(0), "the same games again");
    let others = sim("3");
    assert_eq!((others.status.code(), out(&others)), (Some(2), ""));
    assert!(err(&others).contains("is the record of another game"), "{}", err(&others));
    assert_eq!(fs::read_to_string(&first).unwrap(), whole);
}

/// Where nothing can be said the exit code says it; nothing panics.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_behind_the_output_sets_the_exit_code() {
    let full = || fs::File::options().write(true).open("/dev/full").unwrap();
    for args in [&["--help"][..], &["rules", "gold"], &["sim", "--help"], &["--version"]] {
        let done = Command::new(env!("CARGO_BIN_EXE_quipu")).args(args).stdout(full()).output().unwrap();
        assert_eq!(done.status.code(), Some(2), "{args:?}");
        assert!(err(&done).contains("cannot write to standard output"), "{args:?}: {}", err(&done));
    }
    for (args, code) in [(&["replay", "no-such-file"][..], 2), (&["fly"], 2), (&["replay", "/dev/null"], 1)] {
        let done = Command::new(env!("CARGO_BIN_EXE_quipu")).args(args).stderr(full()).output().unwrap();
        assert_eq!(done.status.code(), Some(code), "{args:?}");
    }
}

#[test]
fn bad_arguments_are_one_clear_line_and_exit_code_2() {
    let not_a_folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml/records");
    let bad: &[(&[&str], &str)] = &[
        (&["sim", "chess", "--players", "2"], "the games are incan-gold, gold, lost-temple"),
        (&["sim", "gold"], "--players"),
        (&["sim", "gold", "--players", "6"], "Gold is for 2 to 5 players, not 6"),
        (&["sim", "gold", "--players", "two"], "give a whole number"),
        (&["sim", "gold", "--players", "-1"], "-1 must not be negative"),
        (&["sim", "gold", "--players=-1"], "give a whole number"),
        (&["sim", "gold", "--players", "2", "--games", "0"], "a whole number from 1 to 1000000000000"),
        (&["sim", "gold", "--players", "2", "--threads", "0"], "a whole number from 1 to 1024"),
        (&["sim", "gold", "--players", "2", "--policy", "camp:0.2"], "gold has no policy"),
        (&["sim", "incan-gold", "--players", "2", "--policy", "camp:2"], "from 0 to 1"),
        (&["sim", "incan-gold", "--players", "2", "--policy", "camp:NaN"], "from 0 to 1"),
        (&["sim", "incan-gold", "--players", "3", "--policy", "random,random"], "one for each seat"),
        (&["sim", "gold", "--players", "2", "--options", "[]"], "must be a JSON object"),
        (&["sim", "gold", "--players", "2", "--options", r#"{"rush":1}"#], "unknown field"),
        (
            &["sim", "gold", "--players", "2", "--record", not_a_folder.to_str().unwrap()],
            "Cargo.toml/records",
        ),
        (&["sim", "gold", "--players", "2", "--record", env!("CARGO_BIN_EXE_quipu")], "is not a directory"),
        (&["sim", "gold", "--players", "2", "--gmaes", "3"], "--games"),
        (
            &["sim", "gold", "--players", "2", "--options", r#"{"stall_guard":false}"#, "--most-steps", "20"],
            "it is not over after 20 steps",
        ),
        (&["rules", "gold", "G-99"], "they go from G-01 to G-18"),
        (&["rules", "gold", "i-13"], "quipu rules incan-gold has others"),
        (&["bench", "--seconds", "0"], "above 0"),
        (&["replay"], "<FILE>"),
        (&["replay", "no-such-file.jsonl"], "quipu: no-such-file.jsonl: "),
        (&["fly"], "fly"),
        (&["serv"], "did you mean serve?"),
        (&["verify"], "(see quipu verify --help)"),
        (&["verify", "--jsn", "x"], "--json"),
        (&["verify", "no-such-file.jsonl"], "quipu: no-such-file.jsonl: "),
        (&["verify", env!("CARGO_MANIFEST_DIR")], env!("CARGO_MANIFEST_DIR")),
    ];
    bad.iter().for_each(|(args, says)| assert_refused(args, says));
}

#[test]
fn rules_are_printed_whole_or_one_by_one() {
    for (game, title) in
        [("incan-gold", "# Incan Gold\n"), ("gold", "# Gold\n"), ("lost-temple", "# Lost Temple\n")]
    {
        assert!(out(&quipu(&["rules", game])).starts_with(title));
    }
    let one = quipu(&["rules", "incan-gold", "i-13"]);
    assert!(out(&one).starts_with("- **I-13** ") && !out(&one).contains("I-14"), "{}", out(&one));
}
