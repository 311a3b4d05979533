//! `quipu serve`: the whole product from one process.

use crate::failure::Failure;
use server::{Flags, Settings};

/// How to serve.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    flags: Flags,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let settings =
        Settings::of_process(args.flags.clone()).map_err(|error| Failure::Command(error.to_string()))?;
    server::run(settings).map_err(|error| Failure::Command(error.to_string()))
}
