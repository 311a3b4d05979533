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
  random                              every legal action is as likely as any other (all games)
  cmd:COMMAND                         another program, spoken to in JSON (docs/bots.md)
  and simple rules of each game: quipu arena GAME --list

As many bots as players are one line-up. With more bots, every selection of that many plays;
with fewer, every way to fill the seats in which each bot has at least one.

The same seed gives the same games and the same numbers, for any number of threads.")]
pub struct Args {
    /// The game
    #[arg(value_parser = input::GameName)]
    game: GameKind,
    /// Bots, with commas between them: oracle,guide,random
    #[arg(long, value_name = "BOTS", value_delimiter = ',')]
    bots: Vec<String>,
    /// One more bot, whose name may contain commas: cmd:"python3 mybot.py"
    #[arg(long, value_name = "BOT")]
    bot: Vec<String>,
    /// Number of players at a table [default: the number of bots]
    #[arg(long, alias = "seats", value_name = "N")]
    players: Option<usize>,
    /// Number of games for each line-up (with --rotate rounded up so that each deal is played from every seat)
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Play every line-up from every seat
    #[arg(long)]
    rotate: bool,
    /// Give all games of a deal, rotated or in other line-ups, the same luck
    #[arg(long)]
    mirror: bool,
    #[command(flatten)]
    options: GameOptions,
    /// Iterations per decision for all bots that search [default: the bot's own number]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,
    /// Milliseconds another program has for a decision
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    bot_time: u64,
    /// Threads to play on [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Give up a game after this many steps
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    most_steps: u64,
    /// Output file with a row for each seat of every game
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Continue the --csv file of an interrupted or shorter run
    #[arg(long, requires = "csv")]
    resume: bool,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// List the bots of this game, and play nothing
    #[arg(long)]
    list: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    with_game!(args.game, G => if args.list { list::<G>() } else { hold_contest::<G>(args) })
}

fn list<G: GameModule>() -> Result<(), Failure> {
    let levels = Level::all().map(|level| (level.name(), G::Bots::character(level)));
    let random = ("random", "every legal action is as likely as any other");
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
        let problem = "there are no bots; name some, as --bots oracle,guide (--list lists them)";
        return Err(Failure::Command(problem.to_owned()));
    }
    let entrants = names.iter().map(|name| Entrant::parse::<G>(name)).collect::<Result<Vec<_>, _>>();
    let entrants = entrants.map_err(Failure::Command)?;
    if let ([only], None) = (&names[..], args.players) {
        let hint = "name more bots, or set --players";
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

/// The file for the games, if there is to be one, and how many units are in it already; those are counted.
fn games_file<G: GameModule>(
    args: &Args,
    contest: &Contest<G>,
    standings: &mut Standings,
) -> Result<(Option<GamesFile>, u64), Failure> {
    let Some(path) = &args.csv else { return Ok((None, 0)) };
    let wrong = |error: io::Error| {
        let name = path.display();
        Failure::Command(match error.kind() {
            _ if path.is_dir() => format!("{name} is a directory; --csv names a file"),
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
