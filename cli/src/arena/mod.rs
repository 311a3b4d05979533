//! `quipu arena`: bots against bots, and how strong each is.

mod report;

use crate::failure::Failure;
use crate::input;
use crate::options::GameOptions;
use crate::output::{print, print_report, with_progress};
use arena::{Contest, Entrant, GamesFile, Standings, line_ups};
use bots::{Level, Roster};
use catalog::{GameKind, GameModule, with_game};
use report::Report;
use std::io;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Who plays, and how often.
#[derive(clap::Args)]
#[command(after_help = "Bots:
  porter, guide, pathfinder, oracle   the four levels (all games)
  random                              any legal action (all games)
  cmd:COMMAND                         your own program (docs/bots.md)
  and simple bots of each game: quipu arena GAME --list

As many bots as players make one line-up. With more bots, every selection
of that many plays. With fewer, every way to fill the seats is played,
with each bot in at least one seat.

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
    /// Number of players [default: the number of bots]
    #[arg(long, alias = "seats", value_name = "N")]
    players: Option<usize>,
    /// Number of games per line-up; --rotate rounds up to whole deals
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Play each deal from every seat
    #[arg(long)]
    rotate: bool,
    /// Give all games of a deal the same luck
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
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Continue the --csv file of an interrupted or shorter run
    #[arg(long, requires = "csv")]
    resume: bool,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// List the game's bots and exit
    #[arg(long)]
    list: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    with_game!(args.game, G => if args.list { list::<G>() } else { hold_contest::<G>(args) })
}

fn list<G: GameModule>() -> Result<(), Failure> {
    let levels = Level::all().map(|level| (level.name(), G::Bots::character(level)));
    let random = ("random", "any legal action, each equally likely");
    let bots = levels.chain([random]).chain(G::Bots::BASELINES.iter().copied());
    print(&bots.map(|(name, what)| format!("{name:<16} {what}\n")).collect::<String>())
}

fn hold_contest<G: GameModule>(args: &Args) -> Result<(), Failure> {
    let contest = contest::<G>(args)?;
    let names: Vec<String> = contest.entrants.iter().map(ToString::to_string).collect();
    let mut standings = Standings::new(&names, &contest.line_ups, contest.games_a_deal());
    let (mut file, first) = games_file(args, &contest, &mut standings)?;
    let conduct = with_progress(contest.games(), |done| {
        done.store(first * contest.games_a_deal(), Ordering::Relaxed);
        contest.hold(first, done, |games| {
            standings.add(games);
            file.as_mut().map_or(Ok(()), |file| file.add(games))
        })
    });
    let report = Report::new(args, &contest, &standings, &conduct.map_err(Failure::command)?);
    print_report(&report, args.json, || report.text())
}

fn contest<G: GameModule>(args: &Args) -> Result<Contest<G>, Failure> {
    let names: Vec<&String> = args.bots.iter().chain(&args.bot).collect();
    if names.is_empty() {
        let problem = "no bots given; use --bots oracle,guide (--list shows them all)";
        return Err(Failure::Command(problem.to_owned()));
    }
    let entrants = names.iter().map(|name| Entrant::parse::<G>(name)).collect::<Result<Vec<_>, _>>();
    let entrants = entrants.map_err(Failure::Command)?;
    if let ([only], None) = (&names[..], args.players) {
        let hint = "add bots, or set --players";
        return Err(Failure::Command(format!("{only} has no opponent; {hint}")));
    }
    let players = args.players.unwrap_or(names.len());
    let contest = Contest {
        options: args.options.read::<G>(players)?,
        entrants,
        line_ups: line_ups(names.len(), players),
        deals: args.games.div_ceil(if args.rotate { players as u64 } else { 1 }),
        rotate: args.rotate,
        mirror: args.mirror,
        seed: args.seed,
        threads: input::threads(args.threads),
        iterations: args.iterations,
        patience: Duration::from_millis(args.bot_time),
        most_steps: args.most_steps,
    };
    if contest.line_ups.len() > MAX_LINE_UPS {
        let many = contest.line_ups.len();
        return Err(Failure::Command(format!(
            "{many} line-ups are too many (at most {MAX_LINE_UPS}); name fewer bots"
        )));
    }
    Ok(contest)
}

/// More line-ups than this are a mistake.
const MAX_LINE_UPS: usize = 10_000;

/// The output file, if any, and how many units it already has; those count.
fn games_file<G: GameModule>(
    args: &Args,
    contest: &Contest<G>,
    standings: &mut Standings,
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
    for unit in games.chunks(contest.games_a_deal() as usize) {
        standings.add(unit);
        first += 1;
    }
    Ok((Some(file), first))
}
