//! Programs from outside: good ones play, and bad ones harm only themselves.

use arena::{Conduct, Contest, Entrant, Orders, Played, ProgramFaults, Schedule};
use catalog::games::incan_gold::rules::{Options, State};
use std::fs;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

/// Plays eight games of a program against a random bot.
fn contest(program: &str, patience: Duration) -> (Vec<Played>, ProgramFaults) {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("bot.sh");
    fs::write(&script, program).unwrap();
    let contest = Contest::<State> {
        options: Options::default(),
        entrants: vec![
            Entrant::parse::<State>(&format!("cmd:sh {}", script.display())).unwrap(),
            Entrant::Bot("random".to_owned()),
        ],
        schedule: Schedule::new(vec![vec![0, 1]], &["it", "random"].map(str::to_owned), Orders::Rotate)
            .unwrap(),
        deals: 4,
        mirror: true,
        seed: 3,
        threads: 1,
        iterations: None,
        patience,
        most_steps: 10_000,
        record: None,
        luck: false,
    };
    let mut all = Vec::new();
    let keep = |games: &[Played]| {
        all.extend_from_slice(games);
        Ok(())
    };
    let Conduct { mut faults, .. } = contest.hold(0, &AtomicU64::new(0), keep).unwrap();
    assert_eq!(all.len(), 8, "every game was played to its end");
    assert!(!faults[1].any());
    (all, faults.remove(0))
}

/// Long enough for a shell on a busy machine.
const PATIENT: Duration = Duration::from_secs(20);
/// Short, for programs that never answer.
const SHORT: Duration = Duration::from_millis(20);

/// A shell script that answers every decision by what `answer` prints; `$n` is the decision's number.
fn answering(answer: &str) -> String {
    format!(
        r#"while read -r line; do case "$line" in *'"type":"decide"'*)
            n=${{line#*'"decision":'}}; n=${{n%%,*}}; {answer};; esac; done"#
    )
}

/// Answers every decision with this choice.
fn always(action: &str) -> String {
    answering(&format!(r#"echo "{{\"type\":\"action\",\"decision\":$n,\"action\":\"{action}\"}}""#))
}

#[test]
fn a_program_that_plays_well_has_all_its_moves() {
    let (games, fault) = contest(&always("camp"), PATIENT);
    assert_eq!(fault, ProgramFaults::default());
    let (again, _) = contest(&always("camp"), PATIENT);
    assert_eq!(games, again);
    let (bold, _) = contest(&always("torch"), PATIENT);
    let scores = |games: &[Played]| -> i32 {
        let own = |game: &Played| game.seating.iter().position(|&entrant| entrant == 0).unwrap();
        games.iter().map(|game| game.outcome.scores.as_slice()[own(game)]).sum()
    };
    assert!(scores(&games) > 0, "who leaves at once has something");
    assert_eq!(scores(&bold), 0, "who never leaves has nothing");
}

#[test]
fn a_greeting_is_welcome() {
    let polite = format!("echo '{{\"type\":\"hello\",\"name\":\"me\"}}'\n{}", always("camp"));
    assert_eq!(contest(&polite, PATIENT).1, ProgramFaults::default());
}

#[test]
fn nonsense_loses_the_move() {
    for (program, why) in [
        (answering("echo hello"), "said \"hello\""),
        (always("fly"), "not an action of incan-gold"),
        (
            answering(r#"echo "{\"type\":\"action\",\"decision\":$((n+5)),\"action\":\"camp\"}""#),
            "not asked yet",
        ),
        (answering(r#"echo "{\"type\":\"dance\"}""#), "unknown variant `dance`"),
    ] {
        let (_, fault) = contest(&program, PATIENT);
        assert!(fault.nonsense > 0 && fault.nonsense == fault.moves, "{program}: {fault:?}");
        assert!(fault.first.as_deref().unwrap().contains(why), "{program}: {fault:?}");
    }
}

#[test]
fn silence_loses_the_move_and_in_the_end_the_game() {
    let (_, fault) = contest("exec sleep 1000", SHORT);
    assert!(fault.late > 0 && fault.died > 0 && fault.moves > 0, "{fault:?}");
    assert!(fault.first.as_deref().unwrap().contains("no answer within 20 ms"), "{fault:?}");
}

#[test]
fn a_program_that_dies_is_started_again_for_the_next_game() {
    for program in ["exit 3".to_owned(), answering("exit 0")] {
        let (_, fault) = contest(&program, PATIENT);
        assert_eq!((fault.died, fault.late, fault.nonsense), (8, 0, 0), "{program}: {fault:?}");
    }
}

#[test]
fn a_program_that_never_stops_talking_is_not_listened_to() {
    let (_, fault) = contest("while :; do echo y; done", PATIENT);
    assert!(fault.nonsense > 0 && fault.nonsense == fault.moves, "{fault:?}");
    let (_, fault) = contest("exec cat /dev/zero", PATIENT); // a line without an end
    assert!(fault.died > 0 && fault.moves > 0, "{fault:?}");
}
