//! `quipu completions`: what a shell needs to complete the command, made from its definition.

use crate::Cli;
use crate::failure::Failure;
use crate::output::print;
use clap::CommandFactory;
use clap_complete::Shell;

/// For which shell.
#[derive(clap::Args)]
#[command(after_help = "Where to put it:
  bash   ~/.local/share/bash-completion/completions/quipu
  zsh    ~/.zfunc/_quipu (with fpath+=~/.zfunc before compinit in ~/.zshrc)
  fish   ~/.config/fish/completions/quipu.fish

Example:
  quipu completions fish > ~/.config/fish/completions/quipu.fish

Then open a new shell.")]
pub struct Args {
    /// The shell
    shell: Shell,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "quipu", &mut script);
    print(&String::from_utf8_lossy(&script))
}
