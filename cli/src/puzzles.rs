//! `quipu puzzles`: making puzzles from games between bots, checking them, and judging them again.

use crate::failure::{Failure, print_error};
use crate::input;
use crate::output::{counted, print, with_progress_of};
use catalog::{GameKind, GameModule, with_game};
use clap::Subcommand;
use puzzles::{Depth, Maker, Puzzle, check, renewed};
use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// What to do.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Make puzzles from games between bots
    Make(Make),
    /// Check puzzles: replay them, ask the judge again, and let bots play on again
    Check(Check),
    /// Judge puzzles again, and keep those that are still clear
    Renew(Renew),
}

#[derive(clap::Args)]
#[command(after_help = "A puzzle is a moment with one right choice: every other one costs 5 points of the
win chance or more, by the judge of reviews and by games that bots play on.
Puzzles are written one by one, so you can stop at any time and go on with --resume.")]
struct Make {
    /// The game
    #[arg(value_parser = input::GameName)]
    game: GameKind,
    /// Number of puzzles in the file
    #[arg(long, value_name = "N", default_value_t = 1000)]
    count: usize,
    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Output file
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Continue the output file
    #[arg(long)]
    resume: bool,
}

#[derive(clap::Args)]
#[command(after_help = "Exit code: 0 if every puzzle is right, 1 if one is wrong,
2 if a file cannot be read or the command is wrong.")]
struct Check {
    /// Puzzle files
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Random seed of the games that are played on
    #[arg(long, value_name = "S", default_value_t = 7)]
    seed: u64,
    /// Look at every Nth puzzle only
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,
    /// Replay the puzzles only: do not judge them again
    #[arg(long)]
    quick: bool,
}

#[derive(clap::Args)]
#[command(
    after_help = "For puzzles of a judge that has changed since. A puzzle stays if the same choices are right, and
still clearly. The games that bots played on are kept."
)]
struct Renew {
    /// Puzzle file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Output file
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    match &args.task {
        Task::Make(make) => with_game!(make.game, G => make_puzzles::<G>(make)),
        Task::Check(check) => check_files(check),
        Task::Renew(renew) => renew_file(renew),
    }
}

fn make_puzzles<G: GameModule>(args: &Make) -> Result<(), Failure> {
    let name = args.out.display();
    let mut before = Vec::new();
    if args.resume {
        for (line, text) in lines(&args.out)? {
            let puzzle = Puzzle::read(&text);
            before.push(puzzle.map_err(|why| Failure::Rejected(format!("{name}:{line}: {why}")))?);
        }
    }
    let maker = Maker::<G::Puzzles>::new(args.seed, args.count, &before);
    let mut maker = maker.map_err(|why| Failure::Command(format!("{name}: {why}")))?;
    let file = OpenOptions::new().append(true).create(args.resume).create_new(!args.resume).open(&args.out);
    let mut file = file.map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => {
            Failure::Command(format!("{name} already exists; use --resume to continue it"))
        }
        _ => Failure::Command(format!("cannot write {name}: {error}")),
    })?;
    let (games, made) = with_progress_of("puzzles", args.count as u64, |done| {
        make_all(&mut maker, &mut file, done).map(|()| (maker.games(), maker.made()))
    })
    .map_err(|error| Failure::Command(format!("cannot write {name}: {error}")))?;
    print(&format!("{} in {name}, from {}\n", counted(made as u64, "puzzle"), counted(games, "game")))
}

fn make_all<S: puzzles::Source>(
    maker: &mut Maker<S>,
    file: &mut File,
    done: &AtomicU64,
) -> std::io::Result<()> {
    while !maker.is_done() {
        for puzzle in maker.play() {
            writeln!(file, "{}", puzzle.line())?;
        }
        done.store(maker.made() as u64, Ordering::Relaxed);
    }
    Ok(())
}

/// The lines of a file that are not empty, with their numbers.
fn lines(path: &Path) -> Result<Vec<(usize, String)>, Failure> {
    let text = fs::read_to_string(path)
        .map_err(|error| Failure::Command(format!("cannot read {}: {error}", path.display())))?;
    let all = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    Ok(all.map(|(number, line)| (number, line.to_owned())).collect())
}

fn check_files(args: &Check) -> Result<(), Failure> {
    let mut all = Vec::new();
    for file in &args.files {
        let lines = lines(file)?.into_iter().step_by(args.every as usize);
        all.extend(lines.map(|(line, text)| (file.as_path(), line, text)));
    }
    let count = all.len() as u64;
    let depth = if args.quick { Depth::Replay } else { Depth::Rollouts(args.seed) };
    let wrong = with_progress_of("puzzles", count, |done| {
        let (mut wrong, mut seen) = (Vec::new(), BTreeSet::new());
        for (file, line, text) in &all {
            let checked = check_line(text, depth, &mut seen);
            wrong.extend(checked.err().map(|why| format!("{}:{line}: {why}", file.display())));
            done.fetch_add(1, Ordering::Relaxed);
        }
        wrong
    });
    wrong.iter().for_each(|line| print_error(line));
    print(&format!("{} of {count} right\n", counted(count - wrong.len() as u64, "puzzle")))?;
    if wrong.is_empty() { Ok(()) } else { Err(Failure::Reported) }
}

/// Checks one line. `seen` has the puzzles before it.
fn check_line(text: &str, depth: Depth, seen: &mut BTreeSet<String>) -> Result<(), String> {
    let puzzle = Puzzle::read(text)?;
    let game: GameKind = puzzle.game.parse().map_err(|_| format!("there is no game {:?}", puzzle.game))?;
    let same = format!("{} {:?} {} {}", puzzle.game, puzzle.options, puzzle.seats, puzzle.steps);
    if !seen.insert(format!("{same} {}", puzzle.seat.index())) {
        return Err("it is the same as one before".to_owned());
    }
    with_game!(game, G => check::<<G as GameModule>::Puzzles>(&puzzle, depth))
}

fn renew_file(args: &Renew) -> Result<(), Failure> {
    let (all, name) = (lines(&args.file)?, args.file.display());
    let out = File::create_new(&args.out);
    let mut out = out.map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => Failure::Command(format!("{} already exists", args.out.display())),
        _ => Failure::Command(format!("cannot write {}: {error}", args.out.display())),
    })?;
    let renewed = with_progress_of("puzzles", all.len() as u64, |done| {
        let renew = |(line, text): &(usize, String)| {
            done.fetch_add(1, Ordering::Relaxed);
            renewed_line(text).map_err(|why| Failure::Rejected(format!("{name}:{line}: {why}")))
        };
        all.iter().map(renew).collect::<Result<Vec<_>, _>>()
    })?;
    for puzzle in renewed.iter().flatten() {
        writeln!(out, "{}", puzzle.line())
            .map_err(|error| Failure::Command(format!("cannot write {}: {error}", args.out.display())))?;
    }
    let kept = renewed.iter().flatten().count() as u64;
    print(&format!("{} of {} kept in {}\n", counted(kept, "puzzle"), all.len(), args.out.display()))
}

fn renewed_line(text: &str) -> Result<Option<Puzzle>, String> {
    let puzzle = Puzzle::read(text)?;
    let game: GameKind = puzzle.game.parse()?;
    with_game!(game, G => renewed::<<G as GameModule>::Puzzles>(&puzzle))
}
