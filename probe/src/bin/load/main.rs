//! The load test: real sockets play real games at real tables of a real server. It measures how much load the server can take.
//!
//! `cargo xtask load` builds this and `quipu` with optimisations and runs it. It starts a server of its own, on data of its own, and
//! talks to nobody else.

mod arguments;
mod hall;
mod pace;
mod process;
mod report;
mod restart;
mod run;
mod table;
mod tally;

use arguments::Arguments;
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let done =
        runtime.map_err(anyhow::Error::from).and_then(|runtime| runtime.block_on(until_stopped(&arguments)));
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the test. If it is stopped or fails, what it holds is dropped: the server is killed and its data removed.
async fn until_stopped(arguments: &Arguments) -> anyhow::Result<bool> {
    tokio::select! {
        done = run::run(arguments) => done,
        _ = tokio::signal::ctrl_c() => anyhow::bail!("stopped"),
        () = told_to_end() => anyhow::bail!("stopped"),
    }
}

#[cfg(unix)]
async fn told_to_end() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut told) => drop(told.recv().await),
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn told_to_end() {
    std::future::pending().await
}
