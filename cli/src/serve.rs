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
    let settings = Settings::of_process(args.flags.clone()).map_err(Failure::command)?;
    server::run(settings).map_err(Failure::command)
}
