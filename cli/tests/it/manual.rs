//! Completions and manual: made from the definition of the command, so they know all of it.

use super::{assert_refused, quipu};
use std::fs;
use std::process::Command;
use tempfile::TempDir;

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The subcommands, as `quipu --help` lists them.
fn subcommands() -> Vec<String> {
    let help = text(&quipu(&["--help"]).stdout);
    let (_, list) = help.split_once("Commands:\n").unwrap();
    let lines = list.lines().take_while(|line| !line.is_empty());
    lines.map(|line| line.split_whitespace().next().unwrap().to_owned()).filter(|it| it != "help").collect()
}

#[test]
fn a_shell_learns_every_subcommand_and_every_game() {
    assert!(subcommands().len() > 8, "{:?}", subcommands());
    for shell in ["bash", "zsh", "fish"] {
        let done = quipu(&["completions", shell]);
        let script = text(&done.stdout);
        assert_eq!((done.status.code(), text(&done.stderr)), (Some(0), String::new()));
        // For positional arguments, clap's script for fish has nothing.
        let games: &[&str] = if shell == "fish" { &[] } else { &["incan-gold", "lost-temple"] };
        let subcommands = subcommands();
        let words = subcommands.iter().map(String::as_str).chain(["most-sockets"]);
        for word in words.chain(games.iter().copied()) {
            assert!(script.contains(word), "{shell} does not complete {word}");
        }
    }
}

#[test]
fn bash_can_read_its_script() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("quipu.bash");
    fs::write(&file, quipu(&["completions", "bash"]).stdout).unwrap();
    let words = "COMP_WORDS=(quipu play inc); COMP_CWORD=2; _quipu quipu inc play; echo ${COMPREPLY[*]}";
    let done =
        Command::new("bash").arg("-c").arg(format!("source {} && {words}", file.display())).output().unwrap();
    assert_eq!((text(&done.stdout), text(&done.stderr)), ("incan-gold\n".to_owned(), String::new()));
}

#[test]
fn the_manual_has_a_page_for_everything() {
    let first = text(&quipu(&["man"]).stdout);
    assert!(first.contains(".TH quipu 1"), "{first}");
    let folder = TempDir::new().unwrap();
    let pages = folder.path().join("share/man1");
    let done = quipu(&["man", "--out", pages.to_str().unwrap()]);
    assert_eq!((done.status.code(), text(&done.stderr)), (Some(0), String::new()));
    assert_eq!(fs::read_to_string(pages.join("quipu.1")).unwrap(), first);
    for subcommand in subcommands() {
        let page = fs::read_to_string(pages.join(format!("quipu-{subcommand}.1"))).unwrap();
        assert!(page.contains(&format!(".TH quipu-{subcommand} 1")), "{page}");
        assert!(first.contains(&format!("quipu\\-{subcommand}(1)")), "{subcommand} is not on the first page");
    }
}

#[test]
fn what_cannot_be_made_is_said_in_one_line() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("a-file");
    fs::write(&file, "").unwrap();
    assert_refused(&["man", "--out", file.to_str().unwrap()], "quipu: cannot write to ");
    for says in ["'tcsh'", "bash", "quipu completions --help"] {
        assert_refused(&["completions", "tcsh"], says);
    }
}
