//! `quipu play` as people meet it: whole games, hot-seat, nonsense, and an input that ends anywhere.

use super::{assert_refused, err, out, quipu, quipu_with_input};
use std::io::{Read, Write};
use std::process::{Child, Command, Output, Stdio};
use std::{fs, str};
use tempfile::TempDir;

fn start(args: &[&str]) -> Child {
    start_quipu(&[&["play"], args].concat())
}

fn start_quipu(args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_quipu"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Plays with all of this input at once.
fn play(args: &[&str], input: impl AsRef<[u8]>) -> Output {
    quipu_with_input(&[&["play"], args].concat(), input)
}

/// Talks until the game is over: `answer` is given what was said since the last answer, and the number of the question.
/// Gives all that was said.
fn talk(args: &[&str], answer: impl FnMut(&str, usize) -> String) -> String {
    talk_to(&[&["play"], args].concat(), answer)
}

pub fn talk_to(args: &[&str], mut answer: impl FnMut(&str, usize) -> String) -> String {
    let mut child = start_quipu(args);
    let (mut to, mut from) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let mut said: Vec<u8> = Vec::new();
    let (mut heard, mut questions) = (0, 0);
    let mut piece = [0; 4096];
    loop {
        let length = from.read(&mut piece).unwrap();
        if length == 0 {
            break;
        }
        said.extend(&piece[..length]);
        if said.ends_with(b"\n> ") {
            let text = str::from_utf8(&said[heard..]).unwrap();
            let reply = answer(text, questions);
            heard = said.len();
            questions += 1;
            assert!(questions < 5000, "this game never ends");
            let _ = to.write_all(format!("{reply}\n").as_bytes());
        }
    }
    drop(to);
    let done = child.wait_with_output().unwrap();
    assert_eq!((done.status.code(), err(&done)), (Some(0), ""));
    String::from_utf8(said).unwrap()
}

/// Some answer that fits the question, another one each time.
pub fn sensible(said: &str, number: usize) -> String {
    let text = said.split_whitespace().collect::<Vec<_>>().join(" ");
    let asked = &text[text.rfind('(').unwrap_or(0)..];
    let numbers = |text: &str| -> Vec<usize> {
        text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
    };
    let pick =
        |of: &[usize]| of.get(number % of.len().max(1)).unwrap_or_else(|| panic!("{said}")).to_string();
    if text.contains("ress Enter") && !asked.contains(')') || text.ends_with("looking. >") {
        String::new()
    } else if asked.contains("T or C") {
        ["t", "Torch", "T", "camp"][number % 4].to_owned()
    } else if asked.contains("a place such as") {
        let place = number * 29 % 64; // 29 and 64 have no common factor, so every place comes up
        format!("{}{}", ["a", "B", "c", "D", "e", "F", "g", "H"][place % 8], place / 8 + 1)
    } else if asked.contains("yes or no") {
        ["y", "No", "yes", "n"][number % 4].to_owned()
    } else if asked.contains("two numbers") {
        let spaces = numbers(text.split("They are on").nth(1).unwrap().split('.').next().unwrap());
        format!("{} and {}", spaces[number % spaces.len()], spaces[(number + 1) % spaces.len()])
    } else if asked.contains("a number from") {
        // `4 Priest` at the beginning of a line, or behind a comma where the list is on one line.
        let item = |text: &str| {
            let (number, name) = text.trim_start().split_once(' ')?;
            if name.starts_with(char::is_uppercase) { number.parse().ok() } else { None }
        };
        let items = said.lines().filter(|line| line.starts_with("  ")).flat_map(|line| line.split(", "));
        let listed = items.filter_map(item);
        let range = numbers(asked);
        let listed: Vec<usize> = listed.filter(|it| (range[0]..=range[1]).contains(it)).collect();
        pick(&listed)
    } else if asked.contains(" to ") {
        let ends = numbers(asked);
        pick(&(ends[0]..=ends[1]).collect::<Vec<_>>())
    } else {
        pick(&numbers(asked))
    }
}

#[test]
fn whole_games_are_played_and_their_records_replay() {
    let folder = TempDir::new().unwrap();
    let games: &[&[&str]] = &[
        &["incan-gold"],
        &["incan-gold", "--players", "2", "--options", r#"{"edition":"diamant-2005"}"#],
        &["incan-gold", "--players", "8", "--options", r#"{"edition":"diamant-2016","open_tents":true}"#],
        &["incan-gold", "--level", "porter", "--options", r#"{"edition":"incan-gold-2020"}"#],
        &["gold"],
        &["gold", "--players", "2", "--options", r#"{"match":true,"open_piles":true}"#, "--level", "porter"],
        &["gold", "--seats", "me,random,random,random,random"],
        &["lost-temple"],
        &["lost-temple", "--players", "2"],
        &["lost-temple", "--players", "3", "--options", r#"{"mandarin":true}"#],
        &["lost-temple", "--seats", "random,me", "--players", "8", "--level", "porter"],
        &["lost-temple", "--seats", "Anna,random,Ben,random"],
        &["incan-gold", "--seats", "Anna,Ben,Eva"],
        &["gold", "--seats", "Anna,Ben"],
    ];
    for (number, game) in games.iter().enumerate() {
        let file = folder.path().join(format!("{number}.jsonl"));
        let file = file.to_str().unwrap();
        let said = talk(&[game, &["--seed", "7", "--record", file][..]].concat(), sensible);
        assert!(said.contains(" 1. "), "{game:?}: {said}");
        assert!(
            said.contains("win!") || said.contains("wins!") || said.contains("share the victory!"),
            "{said}"
        );
        assert!(said.contains("The game is saved in"), "{said}");
        for line in said.lines() {
            assert!(
                line.chars().count() <= 78 || !line.contains(' ') || line.contains(file),
                "too wide: {line:?}"
            );
            assert!(!line.contains('\x1b'), "no color in a pipe: {line:?}");
            assert!(!line.contains("not a valid answer"), "{game:?}: {said}");
        }
        let replayed = quipu(&["replay", file, "--json"]);
        assert_eq!(replayed.status.code(), Some(0), "{}", err(&replayed));
        assert!(out(&replayed).contains(r#""over":true"#), "{}", out(&replayed));
    }
}

#[test]
fn the_same_seed_and_answers_are_the_same_game() {
    for game in ["incan-gold", "gold", "lost-temple"] {
        let play = |seed: &str| talk(&[game, "--seed", seed], sensible);
        let one = play("3");
        assert_eq!(one, play("3"), "{game}");
        assert_ne!(one, play("4"), "{game}");
    }
}

#[test]
fn an_input_that_ends_anywhere_ends_the_game_politely() {
    let folder = TempDir::new().unwrap();
    for (game, answers) in [
        ("incan-gold", &["t", "t", "?", "quit", "no", "t"][..]),
        ("gold", &["a1", "b2", "rules", "c3", "d4", "quit"]),
        ("lost-temple", &["1", "2", "3", "4", "5", "6", "7", "8", "9", "y", "2"]),
    ] {
        for count in 0..=answers.len() {
            let file = folder.path().join(format!("{game}-{count}.jsonl"));
            let file = file.to_str().unwrap();
            let input: String = answers[..count].iter().map(|answer| format!("{answer}\n")).collect();
            let done = play(&[game, "--seed", "5", "--record", file], input);
            assert_eq!((done.status.code(), err(&done)), (Some(0), ""), "{game} {count}");
            let text = out(&done);
            assert!(
                text.contains("There is no more input, so the game ends here."),
                "{game} {count}: {text}"
            );
            assert!(text.contains("The game so far is saved in"), "{text}");
            let replayed = quipu(&["replay", file, "--json"]);
            assert!(out(&replayed).contains(r#""over":false"#), "{}", out(&replayed));
        }
    }
    // Between two people, too.
    let done = play(&["incan-gold", "--seats", "Anna,Ben"], "\nt\n");
    assert_eq!((done.status.code(), err(&done)), (Some(0), ""));
}

#[test]
fn quitting_is_asked_once() {
    let done = play(&["incan-gold", "--seed", "5"], "quit\nno\nt\nQ\nyes\nt\n");
    let text = out(&done);
    assert_eq!(text.matches("End the game here?").count(), 2, "{text}");
    assert!(text.ends_with("The game ends here. Until next time!\n"), "{text}");
    assert_eq!(done.status.code(), Some(0));
}

#[test]
fn nonsense_is_answered_with_a_sentence_and_the_question_again() {
    let nonsense = "xyzzy\n\n\u{1b}[2J\nt t t\n99999999999999999999\n🙂\nrules 99\nrules rules\nlog all\n";
    for game in ["incan-gold", "gold", "lost-temple"] {
        let done = play(&[game, "--seed", "5"], format!("{nonsense}{}\n", "x".repeat(10_000)));
        let text = out(&done);
        assert_eq!((done.status.code(), err(&done)), (Some(0), ""));
        assert!(text.contains("“xyzzy” is not a valid answer; type "), "{text}");
        assert!(text.contains("Please type ") && text.contains("There is no rule"), "{text}");
        assert!(!text.contains('\u{1b}'), "what is typed must not control the terminal");
    }
    let bytes = play(&["gold"], [0xff, 0xfe, b'\n', 0, b'\n', 0x80]);
    assert_eq!(bytes.status.code(), Some(0));
    let forever = play(&["incan-gold"], "y\n".repeat(500));
    assert!(out(&forever).contains("Nobody seems to be there"), "{}", out(&forever));
}

#[test]
fn help_table_odds_rules_and_log_answer() {
    let done = play(&["incan-gold", "--seed", "5"], "?\ntable\nodds\nrules\nrules 12\nrules I-13\nlog\n");
    let text = out(&done);
    for says in [
        "  T  stay for the next card",
        "  odds   what the next card may be",
        "cards left",
        "The rules go from I-01 to I-24",
        "I-12 Everyone who leaves",
        "I-13 A player who leaves alone",
    ] {
        assert!(text.contains(says), "{says}: {text}");
    }
    assert_eq!(text.matches("Temple 1 of 5.").count(), 2, "once told, once in the log: {text}");
    let track = play(&["lost-temple", "--seed", "5"], "track\nwho\nmine\n");
    for says in ["  Deep jungle ", "  4 Priest ", "You have nothing hidden to see."] {
        assert!(out(&track).contains(says), "{says}: {}", out(&track));
    }
}

#[test]
fn the_log_of_gold_remembers_no_card() {
    let said = talk(&["gold", "--seed", "7"], |said, number| match number {
        12 => "log all".to_owned(),
        13 => {
            assert!(said.contains("There is nothing to look up."), "{said}");
            "quit".to_owned()
        }
        14 => "yes".to_owned(),
        _ => sensible(said, number),
    });
    assert!(said.contains("Until next time!"));
}

/// The parts between covers of forty empty lines: first what everyone may see, then perhaps what only one player may.
fn screens(said: &str) -> Vec<(&str, &str)> {
    let cover = "\n".repeat(40);
    let parts: Vec<&str> = said.split(&cover).collect();
    let alone =
        |screen| str::split_once(screen, "press Enter when nobody else is looking.").unwrap_or((screen, ""));
    parts.into_iter().map(alone).collect()
}

#[test]
fn people_who_share_a_keyboard_do_not_see_each_others_choices() {
    let said = talk(&["incan-gold", "--seats", "Anna,Ben", "--seed", "7"], sensible);
    let screens = screens(&said);
    assert!(screens.len() > 10);
    for (all, one) in screens {
        for secret in ["Your tent:", "or camp with", "> t", "> T", "> c"] {
            assert!(!all.contains(secret), "{all}");
        }
        for news in ["Torch: ", "Everyone stays.", "Round ", "Pass the keyboard"] {
            assert!(!one.contains(news), "{one}");
        }
        let asked = ["Anna", "Ben"].map(|name| one.contains(&format!("{name}: Torch, or camp")));
        assert_ne!(asked, [true, true], "{one}");
    }
    assert!(said.contains("Pass the keyboard to Ben. Ben: press Enter when nobody else is looking."));
}

#[test]
fn hands_and_tokens_of_lost_temple_are_covered() {
    let (mut hands, mut tokens) = (0, 0);
    for seed in ["1", "2", "3"] {
        let said = talk(&["lost-temple", "--seats", "Anna,Ben,random", "--seed", seed], sensible);
        for (all, one) in screens(&said) {
            for secret in
                ["do you keep", "You see: on", "Your face-down cards", "(your own)", "name a character:"]
            {
                assert!(!all.contains(secret), "{all}");
            }
            for news in ["Everyone has picked", "how far?", "Round ", ": nobody.", "Pass the keyboard"] {
                assert!(!one.contains(news), "{one}");
            }
            let asked =
                ["Anna", "Ben"].map(|name| one.contains(&format!("{name}: Which character do you keep")));
            assert_ne!(asked, [true, true], "{one}");
            hands += usize::from(one.contains("do you keep"));
            tokens += usize::from(one.contains("You see: on"));
        }
    }
    assert!(hands > 20 && tokens > 0, "{hands} hands and {tokens} looks were covered");
}

#[test]
fn a_player_can_look_at_their_own_cards_in_a_shared_game() {
    let said = talk(&["gold", "--seats", "Anna,Ben", "--seed", "7"], |said, number| {
        match (number, said.contains("ress Enter")) {
            (4, _) => "mine".to_owned(),
            (_, true) => String::new(),
            (9.., _) if said.contains("End the game") => "yes".to_owned(),
            (9.., _) => "quit".to_owned(),
            _ => sensible(said, number),
        }
    });
    let screens = screens(&said);
    assert!(screens.iter().all(|(all, _)| !all.contains("Your gold:")), "{said}");
    let shown: Vec<&str> =
        screens.iter().map(|(_, one)| *one).filter(|it| it.contains("Your gold:")).collect();
    assert_eq!(shown.len(), 1, "{said}");
    assert!(shown[0].trim_end().ends_with("Press Enter to cover it.\n>"), "{said}");
}

#[test]
fn what_is_wrong_with_the_command_is_said_before_the_game_begins() {
    let folder = TempDir::new().unwrap();
    let there = folder.path().join("there.jsonl");
    fs::write(&there, "mine\n").unwrap();
    let there_too = there.to_str().unwrap();
    let nowhere = folder.path().join("no/such/folder.jsonl");
    let bad: &[(&[&str], &str)] = &[
        (&["chess"], "the games are incan-gold, gold, lost-temple"),
        (&["gold", "--players", "6"], "Gold is for 2 to 5 players, not 6"),
        (&["gold", "--players", "1"], "Gold is for 2 to 5 players, not 1"),
        (&["gold", "--level", "genius"], "the levels are porter, guide, pathfinder, oracle"),
        (&["gold", "--seats", "guide,oracle"], "nobody at this keyboard plays"),
        (&["gold", "--seats", "me,orcale"], "has no bot"),
        (&["gold", "--seats", "Anna,human:anna"], "two seats are called"),
        (&["gold", "--bot", "cmd:"], "needs a command"),
        (&["gold", "--bot", "cmd:/no/such/program"], "cannot start"),
        (&["gold", "--options", r#"{"rush":1}"#], "unknown field"),
        (&["gold", "--record", there_too], "cannot start the record"),
        (&["gold", "--record", nowhere.to_str().unwrap()], "cannot start the record"),
    ];
    for (args, says) in bad {
        assert_refused(&[&["play"], *args].concat(), says);
    }
    assert_eq!(fs::read_to_string(&there).unwrap(), "mine\n", "a file that is there is not touched");
    assert!(!nowhere.exists());
}

#[test]
fn a_program_that_plays_badly_does_not_stop_the_game() {
    let args = ["incan-gold", "--seed", "5", "--bot", "cmd:false", "--bot-time", "200"];
    let said = talk(&args, sensible);
    assert!(said.contains("Incan Gold: you and false."), "{said}");
    assert!(said.contains("A Porter made ") && said.contains(" for false. First problem: "), "{said}");
}

#[test]
fn a_reader_who_goes_away_ends_it_without_a_word() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("game.jsonl");
    let mut child = start(&["incan-gold", "--seed", "5", "--record", file.to_str().unwrap()]);
    drop(child.stdout.take());
    let _ = child.stdin.take().unwrap().write_all(b"t\nt\nt\n");
    let done = child.wait_with_output().unwrap();
    assert_eq!((done.status.code(), err(&done)), (Some(0), ""));
    assert_eq!(quipu(&["replay", file.to_str().unwrap()]).status.code(), Some(0));
}
