//! The `quipu` command as a person at a terminal meets it.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod admin;
mod arena;
mod backup;
mod check;
mod command;
mod daily;
mod events;
mod manual;
mod notify;
mod online_bot;
mod options;
mod play;
mod puzzles;
mod review;
mod serve;
mod verify;

use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::{fs, str};
use tempfile::TempDir;

fn quipu(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_quipu")).args(args).output().unwrap()
}

/// Runs `quipu` with all of this on its standard input.
fn quipu_with_input(args: &[&str], input: impl AsRef<[u8]>) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quipu"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let _ = child.stdin.take().unwrap().write_all(input.as_ref()); // it may end before it has read everything
    child.wait_with_output().unwrap()
}

/// A wrong command is one line on standard error that says this, and exit code 2.
fn assert_refused(args: &[&str], says: &str) {
    let done = quipu(args);
    assert_eq!((done.status.code(), out(&done)), (Some(2), ""), "{args:?}");
    assert!(err(&done).contains(says), "{args:?}: {}", err(&done));
    assert_eq!(err(&done).lines().count(), 1, "{args:?}: {}", err(&done));
}

fn out(output: &Output) -> &str {
    str::from_utf8(&output.stdout).unwrap()
}

fn err(output: &Output) -> &str {
    str::from_utf8(&output.stderr).unwrap()
}

fn file(folder: &TempDir, name: &str, text: &str) -> String {
    let path = folder.path().join(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}
