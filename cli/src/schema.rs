//! `quipu schema`: what a game sends and records, for programs.

use crate::failure::Failure;
use crate::input;
use crate::output::print;
use catalog::GameKind;

/// Which game.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_parser = input::GameName)]
    game: GameKind,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    print(&format!("{:#}\n", reference::schema(args.game)))
}
