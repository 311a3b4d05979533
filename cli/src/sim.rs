//! `quipu sim`: many games with simple policies, and what they add up to.

use crate::failure::Failure;
use crate::input;
use crate::options::GameOptions;
use crate::output::{counted, plus_minus, print_report, with_progress};
use arena::{Estimate, Plan, Summary, simulate};
use bots::Roster;
use catalog::{GameKind, GameModule, with_game};
use serde::Serialize;
use std::path::PathBuf;

/// What to simulate.
#[derive(clap::Args)]
#[command(after_help = policies())]
pub struct Args {
    /// The game
    #[arg(value_parser = input::GameName)]
    game: GameKind,
    /// Number of players
    #[arg(long, value_name = "N")]
    players: usize,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    games: u64,
    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Policy for all seats, or one per seat, separated by commas
    #[arg(long, value_name = "POLICY", default_value = "random", value_delimiter = ',')]
    policy: Vec<String>,
    #[command(flatten)]
    options: GameOptions,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Output directory for a record of every game; created if needed
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// Abort a game after this many steps
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    most_steps: u64,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

fn policies() -> String {
    let games = GameKind::all();
    let lines =
        games.map(|game| with_game!(game, G => format!("  {game}: {}\n", <G as GameModule>::Bots::POLICIES)));
    format!(
        "Policies:
{}
The same seed gives the same games and numbers, with any number of threads.
--record never overwrites the record of another game.",
        lines.collect::<String>()
    )
}

pub fn run(args: &Args) -> Result<(), Failure> {
    with_game!(args.game, G => {
        let plan = plan::<G>(args)?;
        let stats = with_progress(args.games, |done| simulate(&plan, done)).map_err(Failure::command)?;
        let report = Report {
            game: args.game.name(),
            players: args.players,
            games: stats.games,
            seed: args.seed,
            policy: &args.policy,
            summary: stats.summary(),
        };
        print_report(&report, args.json, || report.text())
    })
}

fn plan<G: GameModule>(args: &Args) -> Result<Plan<G>, Failure> {
    let options = args.options.read::<G>(args.players)?;
    if ![1, args.players].contains(&args.policy.len()) {
        let (policies, players) = (args.policy.len(), args.players);
        return Err(Failure::Command(format!(
            "--policy names {policies} policies; give one for all, or {players}, one for each seat"
        )));
    }
    let policies = args.policy.iter().map(|name| G::Bots::policy(name)).collect::<Result<_, _>>();
    let policies = policies.map_err(Failure::Command)?;
    if let Some(folder) = &args.record {
        input::make_directory(folder)?;
    }
    let name = |seat: usize| format!("{} {}", args.policy[seat.min(args.policy.len() - 1)], seat + 1);
    Ok(Plan {
        options,
        seats: args.players,
        policies,
        names: (0..args.players).map(name).collect(),
        games: args.games,
        seed: args.seed,
        threads: input::threads(args.threads),
        record: args.record.clone(),
        most_steps: args.most_steps,
    })
}

/// What is printed. The numbers do not depend on how many threads there were, nor on how long it took.
#[derive(Serialize)]
struct Report<'a> {
    game: &'static str,
    players: usize,
    games: u64,
    seed: u64,
    policy: &'a [String],
    #[serde(flatten)]
    summary: Summary,
}

impl Report<'_> {
    fn text(&self) -> String {
        let (summary, games) = (&self.summary, counted(self.games, "game"));
        let mut text =
            format!("{games} of {} with {} players, seed {}\n\n", self.game, self.players, self.seed);
        text += &format!("{:<6} {:<12} {:>18} {:>20} {:>16}\n", "seat", "policy", "score", "wins %", "rank");
        for (index, seat) in summary.seats.iter().enumerate() {
            let policy = &self.policy[index.min(self.policy.len() - 1)];
            let percent = Estimate { mean: 100.0 * seat.wins.mean, error: 100.0 * seat.wins.error };
            let (score, wins, rank) =
                (plus_minus(seat.score, 3), plus_minus(percent, 2), plus_minus(seat.rank, 3));
            text += &format!("{index:<6} {policy:<12} {score:>18} {wins:>20} {rank:>16}\n");
        }
        text += &format!("\nscore of any seat   {}\n", plus_minus(summary.score, 3));
        text += &format!(
            "steps per game      {} ({} to {})\n",
            plus_minus(summary.steps, 2),
            summary.shortest,
            summary.longest
        );
        text += &format!("decisions per game  {}\n", plus_minus(summary.decisions, 2));
        text += &format!("shared victories    {:.2}%\n", 100.0 * summary.shared_victories);
        text += "(± one standard error; a victory shared by n counts 1/n)\n";
        text
    }
}
