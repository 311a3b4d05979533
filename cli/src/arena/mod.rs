//! `quipu arena`: bots against bots, and how strong each is.

mod matrix;
mod matrix_report;
mod paired;
mod report;
mod setup;
mod times;

use crate::failure::Failure;
use crate::input;
use crate::options::GameOptions;
use crate::output::{print, print_report, with_progress};
use arena::{Conduct, Contest, GamesFile, Orders, Played, Standings};
use bots::{Level, Roster};
use catalog::{GameKind, GameModule, with_game};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use report::Report;
use std::io;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

/// Who plays, and how often.
#[derive(clap::Args)]
#[command(after_help = "Bots:
  porter, guide, pathfinder, oracle   the four levels (all games)
  companion:STRENGTH                  plays as well as someone rated so (all games)
  random                              any legal action (all games)
  cmd:COMMAND                         your own program (docs/bots.md)
  and simple bots of each game: quipu arena GAME --list

As many bots as players make one line-up. With more bots, every selection
of that many plays. With fewer, every way to fill the seats is played,
with each bot in at least one seat.

Four other ways to play:
  --pool FILE     each deal has a table of its own, drawn from a list of bots
  --paired A,B    A and B in the same seat, on the same deals
  --matrix        one of each bot among others of a kind, for every pair
  --times         how long each bot thinks, at tables of equals of every size

The same seed gives the same games and numbers, with any number of threads.")]
pub struct Args {
    /// The game
    #[arg(value_parser = input::GameName)]
    game: GameKind,
    /// Bots, separated by commas: oracle,guide,random
    #[arg(long, value_name = "BOTS", value_delimiter = ',')]
    bots: Vec<String>,
    /// Another bot, which may contain commas: cmd:"python3 mybot.py"
    #[arg(long, value_name = "BOT")]
    bot: Vec<String>,
    /// File with one bot per line: each deal draws the free seats from it
    #[arg(long, value_name = "FILE")]
    pool: Option<PathBuf>,
    /// Compare two bots in the same seat on the same deals
    #[arg(long, value_name = "A,B", value_delimiter = ',', conflicts_with_all = ["bots", "bot", "pool", "matrix"])]
    paired: Vec<String>,
    /// The others at the table with --paired: one for all seats, or one per seat [default: B]
    #[arg(long, value_name = "BOTS", value_delimiter = ',')]
    against: Vec<String>,
    /// Play one of each bot among others of a kind [default: all levels and simple bots]
    #[arg(long, conflicts_with = "pool")]
    matrix: bool,
    /// Measure how long bots think, in one thread [default: the four levels at every size of table]
    #[arg(long, conflicts_with_all = ["pool", "paired", "matrix", "csv"])]
    times: bool,
    /// Number of players [default: the number of bots]; --matrix and --times take several
    #[arg(long, alias = "seats", value_name = "N", value_delimiter = ',')]
    players: Vec<usize>,
    /// Number of games per line-up, rounded up to whole deals [default: 1000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: Option<u64>,
    /// Number of deals [default: follows from --games; 200 with --matrix, 20 with --times]
    #[arg(long, value_name = "N", conflicts_with = "games", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    deals: Option<u64>,
    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Seat orders of each deal: as given, from every seat, every order, or one at random
    /// [default: given; rotate with --paired; random with --pool and --matrix]
    #[arg(long, value_name = "ORDERS", value_parser = orders())]
    orders: Option<Orders>,
    /// Short for --orders rotate
    #[arg(long, conflicts_with = "orders")]
    rotate: bool,
    /// Deal the same cards in all games of a deal; always on with --paired and --matrix
    #[arg(long)]
    mirror: bool,
    #[command(flatten)]
    options: GameOptions,
    /// Iterations per decision of searching bots [default: their own]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,
    /// Time limit of your own program per decision, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    bot_time: u64,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Abort a game after this many steps
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    most_steps: u64,
    /// Output file (CSV) with one row per seat and game
    #[arg(long, visible_alias = "out", value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Continue the --csv file of an interrupted or shorter run
    #[arg(long, requires = "csv")]
    resume: bool,
    /// Output directory for a record of every game; created if needed
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// Review every game, and report the wins without the luck of the cards, too
    #[arg(long, conflicts_with_all = ["paired", "matrix", "times"])]
    luck: bool,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// Print the tables of --matrix as Markdown
    #[arg(long, requires = "matrix", conflicts_with = "json")]
    markdown: bool,
    /// List the game's bots and exit
    #[arg(long)]
    list: bool,
}

fn orders() -> impl TypedValueParser<Value = Orders> {
    PossibleValuesParser::new(Orders::NAMES.iter().map(|(_, name)| *name)).try_map(|name| name.parse())
}

pub fn run(args: &Args) -> Result<(), Failure> {
    // clap does not ask for what conflicts with --bots.
    if !args.against.is_empty() && args.paired.is_empty() {
        return Err(setup::wrong("--against needs --paired A,B"));
    }
    with_game!(args.game, G => match args {
        _ if args.list => list::<G>(),
        _ if args.times => times::run::<G>(args),
        _ if args.matrix => matrix::run::<G>(args),
        _ if !args.paired.is_empty() => paired::run::<G>(args),
        _ => hold_contest::<G>(args),
    })
}

fn list<G: GameModule>() -> Result<(), Failure> {
    let levels = Level::all().map(|level| (level.name(), G::Bots::character(level)));
    let random = ("random", "any legal action, each equally likely");
    let bots = levels.chain([random]).chain(G::Bots::BASELINES.iter().copied());
    print(&bots.map(|(name, what)| format!("{name:<16} {what}\n")).collect::<String>())
}

fn hold_contest<G: GameModule>(args: &Args) -> Result<(), Failure> {
    let contest = setup::contest::<G>(args)?;
    let mut standings = Standings::new(&contest.names(), &contest.schedule);
    let conduct = hold(args, &contest, |games| standings.add(games))?;
    let report = Report::new(args, &contest, &standings, &conduct);
    print_report(&report, args.json, || report.text())
}

/// Plays the contest, or what its file lacks. `count` gets the games of each line-up and deal.
fn hold<G: GameModule>(
    args: &Args,
    contest: &Contest<G>,
    mut count: impl FnMut(&[Played]) + Send,
) -> Result<Conduct, Failure> {
    let (mut file, first) = games_file(args, contest, &mut count)?;
    let conduct = with_progress(contest.games(), |done| {
        done.store(contest.games_before(first), Ordering::Relaxed);
        contest.hold(first, done, |games| {
            count(games);
            file.as_mut().map_or(Ok(()), |file| file.add(games))
        })
    });
    conduct.map_err(Failure::command)
}

/// The file for the games, if there is to be one, and how many units are in it already; those are counted.
fn games_file<G: GameModule>(
    args: &Args,
    contest: &Contest<G>,
    mut count: impl FnMut(&[Played]),
) -> Result<(Option<GamesFile>, u64), Failure> {
    let Some(path) = &args.csv else { return Ok((None, 0)) };
    let wrong = |error: io::Error| {
        let name = path.display();
        Failure::Command(match error.kind() {
            _ if path.is_dir() => format!("{name} is a directory; --csv needs a file"),
            io::ErrorKind::AlreadyExists => format!("{name} already exists; use --resume to continue it"),
            io::ErrorKind::NotFound if args.resume => {
                format!("{name}: {error}; run it without --resume to create it")
            }
            _ => format!("{name}: {error}"),
        })
    };
    if !args.resume {
        return Ok((Some(GamesFile::create(path, contest).map_err(wrong)?), 0));
    }
    let (file, games) = GamesFile::resume(path, contest).map_err(wrong)?;
    let mut first = 0;
    for unit in games.chunk_by(|one, other| (one.deal, one.line_up) == (other.deal, other.line_up)) {
        count(unit);
        first += 1;
    }
    Ok((Some(file), first))
}
