//! `quipu arena` as a person at a terminal meets it.

use super::{assert_refused, err, file, quipu};
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
    for expected in [
        "18 games of gold with 3 players (18 independent deals), seed 1, from every seat",
        "× fair",
        "random ×2",
        "greedy ×2",
    ] {
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

/// Bots that never roll dice play the same game from every seat: 40 games say no more than 10 deals.
#[test]
fn intervals_count_deals_not_games() {
    let bots = ["incan-gold", "--bots", "ev:1.0,cards:6,hazards:2,gems:12", "--mirror", "--json", "--deals"];
    let row = |deals, orders| {
        let report = report(&[&bots[..], &[deals, "--orders", orders]].concat());
        (report["games"].clone(), report["deals"].clone(), report["bots"][0]["wins"].clone())
    };
    let (turned, all) = (row("10", "rotate"), row("10", "all"));
    assert_eq!((&turned.0, &turned.1), (&Value::from(40), &Value::from(10)));
    assert_eq!((&all.0, &all.1), (&Value::from(240), &Value::from(10)));
    let width = |wins: &Value| wins["high"].as_f64().unwrap() - wins["low"].as_f64().unwrap();
    assert!((width(&turned.2) - width(&all.2)).abs() < 1e-9, "{turned:?} {all:?}");
    let text = arena(&[&bots[..4], &["--rotate", "--games", "40"]].concat());
    assert!(text.starts_with("40 games of incan-gold with 4 players (10 independent deals), seed 1, every deal from every seat\n"), "{text}");
}

#[test]
fn tables_drawn_from_a_pool() {
    let folder = tempfile::tempdir().unwrap();
    let pool =
        file(&folder, "pool.txt", "# who may come\nrandom\nev:1.0 # bold\n\nnoisy-ev\ncamp:0.5\ncards:6\n");
    let args = ["incan-gold", "--pool", &pool, "--players", "3", "--deals", "60", "--json"];
    let drawn = report(&args);
    assert_eq!(drawn, report(&[&args[..], &["--threads", "1"]].concat()));
    let bots = drawn["bots"].as_array().unwrap();
    let seats: u64 = bots.iter().map(|row| row["games"].as_u64().unwrap()).sum();
    assert_eq!(
        (bots.len(), seats, &drawn["orders"], &drawn["games"]),
        (5, 180, &"random".into(), &60.into())
    );
    assert!(bots.iter().all(|row| row["deals"] == row["games"]), "nobody sits twice: {drawn}");
    let seated = report(&[&args[..], &["--bots", "guide"]].concat());
    assert_eq!((&seated["bots"][0]["bot"], &seated["bots"][0]["games"]), (&"guide".into(), &60.into()));
}

#[test]
fn two_bots_on_the_same_deals() {
    let line =
        "incan-gold --paired ev:1.0,random --against noisy-ev,camp:0.5,random --players 4 --deals 40 --json";
    let args: Vec<&str> = line.split(' ').collect();
    let report: Value = serde_json::from_str(&arena(&args)).unwrap();
    assert_eq!((&report["games"], &report["deals"]), (&Value::from(320), &Value::from(40)));
    let wins = &report["wins"];
    let number = |of: &Value| of.as_f64().unwrap();
    let half = |of: &Value| (number(&of["high"]) - number(&of["low"])) / 2.0;
    assert!(number(&wins["paired"]["low"]) > 0.0, "{wins}");
    let difference = number(&wins["first"]) - number(&wins["second"]);
    assert!((difference - number(&wins["paired"]["mean"])).abs() < 1e-9, "{wins}");
    let ratio = (half(&wins["unpaired"]) / half(&wins["paired"])).powi(2);
    assert!((ratio - number(&wins["times_fewer_deals"])).abs() < 1e-6, "{wins}");
    assert_eq!(report["seats"].as_array().unwrap().len(), 4);
    assert_eq!(
        report,
        serde_json::from_str::<Value>(&arena(&[&args[..], &["--threads", "1"]].concat())).unwrap()
    );
    let text = arena(&args[..args.len() - 1]);
    for expected in [
        "ev:1.0 wins more than random.",
        "times fewer deals",
        "40 deals, each played by both from every seat",
    ] {
        assert!(text.contains(expected), "no {expected:?} in\n{text}");
    }
}

#[test]
fn one_among_others_of_a_kind() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("matrix.csv");
    let out = path.to_str().unwrap();
    let args = |deals| {
        let line = "gold --matrix --bots guide,greedy,random --players 2,3 --seed 2 --deals";
        [line.split(' ').collect(), vec![deals, "--out", out]].concat()
    };
    let text = arena(&args("4"));
    assert!(
        text.contains("4 deals per cell (48 games)") && text.contains("3 players (fair share 33.3%)"),
        "{text}"
    );
    assert_refused(&[&["arena"], &args("9")[..]].concat(), "use --resume to continue it");
    let longer = arena(&[&args("9")[..], &["--resume", "--json"]].concat());
    fs::remove_file(&path).unwrap();
    assert_eq!(longer, arena(&[&args("9")[..], &["--json"]].concat()));
    let report: Value = serde_json::from_str(&longer).unwrap();
    let cells = report["tables"][1]["cells"].as_array().unwrap();
    let cell = cells.iter().find(|cell| cell["bot"] == "random" && cell["among"] == "guide").unwrap();
    assert_eq!((cells.len(), &cell["deals"], &cell["weaker"]), (6, &9.into(), &true.into()));
    let page = arena(&[&args("9")[..], &["--resume", "--markdown"]].concat());
    assert!(
        page.starts_with("## Gold\n\n    quipu arena gold --matrix --bots guide,greedy,random"),
        "{page}"
    );
    assert!(page.contains("\n| guide | · |"), "{page}");
}

/// Times differ from run to run, so only that they are there is checked.
#[test]
fn the_times_of_every_level_at_every_table() {
    let line = "gold --times --deals 1 --json";
    let report: Value = serde_json::from_str(&arena(&line.split(' ').collect::<Vec<_>>())).unwrap();
    let rows = report["rows"].as_array().unwrap();
    let levels = rows.iter().map(|row| row["bot"].as_str().unwrap()).take(4).collect::<Vec<_>>();
    assert_eq!(levels, ["porter", "guide", "pathfinder", "oracle"]);
    let players = rows.iter().map(|row| row["players"].as_u64().unwrap()).collect::<Vec<_>>();
    assert_eq!(players, [2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]);
    for row in rows {
        assert!(row["decisions"].as_u64().unwrap() > 10, "{row}");
        let [mean, longest] = ["mean", "longest"].map(|key| row[key].as_f64().unwrap());
        assert!(mean > 0.0 && longest >= mean, "{row}");
    }
    let text =
        arena(&["incan-gold", "--times", "--bots", "guide,companion:1800", "--players", "3", "--deals", "2"]);
    for expected in ["one thread", "companion:1800", "longest", "none longer than 100 ms"] {
        assert!(text.contains(expected), "no {expected:?} in\n{text}");
    }
}

/// Without --bots the matrix has every level, every simple bot and random; not the Companion, which is as strong as it is told to be.
#[test]
fn the_matrix_has_every_bot_of_the_game() {
    for game in ["gold", "lost-temple", "incan-gold"] {
        let list = arena(&[game, "--list"]);
        let args = [game, "--matrix", "--players", "2", "--deals", "1", "--iterations", "1", "--json"];
        let report: Value = serde_json::from_str(&arena(&args)).unwrap();
        let word = |name: &str| name.split([':', ' ']).next().unwrap().to_owned();
        let mut listed: Vec<String> = list.lines().map(word).collect();
        let bots = report["bots"].as_array().unwrap();
        let mut played: Vec<String> = bots.iter().map(|bot| word(bot.as_str().unwrap())).collect();
        listed.retain(|name| name != "companion");
        listed.sort();
        listed.dedup();
        played.sort();
        played.dedup();
        assert_eq!(listed, played);
    }
}

#[test]
fn what_is_wrong_is_said_in_one_line() {
    let quipu = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let folder = tempfile::tempdir().unwrap();
    let empty = &file(&folder, "empty.txt", "# nobody\n")[..];
    let unknown = &file(&folder, "unknown.txt", "random\norakel\n")[..];
    let eight = "random,porter,guide,ev:1.0,ev:2.0,cards:5,cards:6,cards:7";
    let bad: &[(&[&str], &str)] = &[
        (&["gold", "--paired", "guide"], "--paired compares two bots, not 1"),
        (&["gold", "--paired", "guide,porter,oracle"], "--paired compares two bots, not 3"),
        (&["gold", "--paired", "guide,guide"], "not guide with itself"),
        (&["gold", "--paired", "guide,orakel"], "no bot \"orakel\""),
        (&["gold", "--paired", "guide,porter", "--against", "x"], "no bot \"x\""),
        (&["gold", "--paired", "guide,porter", "--players", "1"], "2 to 5 players, not 1"),
        (
            &["gold", "--paired", "guide,porter", "--players", "4", "--against", "random,random"],
            "leave 3 other seats",
        ),
        (&["gold", "--paired", "guide,porter", "--deals", "1"], "at least 2 --deals"),
        (&["gold", "--paired", "guide,porter", "--bots", "random"], "cannot be used with"),
        (&["gold", "--bots", "guide,porter", "--against", "random"], "--paired"),
        (&["incan-gold", "--bots", eight, "--orders", "all"], "40320 seat orders (at most 1000)"),
        (&["gold", "--bots", "guide,porter", "--orders", "some"], "invalid value 'some'"),
        (&["gold", "--bots", "guide,porter", "--players", "2,3"], "need --matrix"),
        (&["gold", "--pool", empty], "--pool needs --players"),
        (&["gold", "--pool", empty, "--players", "2"], "has 0 bots, but 2 seats are free"),
        (&["gold", "--pool", unknown, "--players", "2"], "unknown.txt, line 2: gold has no bot \"orakel\""),
        (&["gold", "--pool", "/no/pool", "--players", "2"], "/no/pool: No such file"),
        (&["gold", "--pool", empty, "--players", "2", "--bots", "guide,guide"], "no seat for the pool"),
        (&["gold", "--pool", empty, "--players", "9"], "2 to 5 players, not 9"),
        (&["gold", "--times", "--threads", "2"], "one thread"),
        (&["gold", "--times", "--players", "9"], "2 to 5 players, not 9"),
        (&["gold", "--bots", "companion:best,guide"], "a whole number such as 1900"),
        (&["gold", "--matrix", "--bots", "guide"], "guide has no opponent"),
        (&["gold", "--matrix", "--bots", "guide,guide"], "name guide only once"),
        (&["gold", "--matrix", "--players", "2,9"], "2 to 5 players, not 9"),
        (&["gold", "--bots", "guide,porter", "--markdown"], "--matrix"),
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
