//! The `quipu` command as a person at a terminal meets it.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod arena;
mod backup;
mod command;
mod manual;
mod options;
mod play;
mod serve;
mod verify;

use std::process::{Command, Output};
use std::{fs, str};
use tempfile::TempDir;

fn quipu(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_quipu")).args(args).output().unwrap()
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
