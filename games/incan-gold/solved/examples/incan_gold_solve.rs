//! Solves Incan Gold for two players and writes the table of the chances to win between rounds:
//!
//! ```text
//! cargo run --release -p incan-gold-solved --example incan_gold_solve -- --edition 2006 --out target/solved
//! ```
//!
//! Each block of the work (a round, its hazards, a group of artifacts) becomes a file in DIR/blocks-YEAR. If you stop the command and
//! start it again, it continues after the last block. The table is DIR/YEAR.bin. `RUSTFLAGS="-C target-cpu=native"` makes it
//! several times faster. With `--nodes N` it reads the table instead, and prints N random positions for `check.py`; with `--verify`
//! it reads the table, solves every block again from what the table says about the next round, and prints the greatest difference. `--times` prints
//! how long it takes to prepare a round for one lead.

use incan_gold_solved::map::Map;
use incan_gold_solved::{Chances, Edition, Found, Job, Key, Prepared, ROUNDS, at, enter, table, witnesses};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{env, fs, io};

const USAGE: &str =
    "usage: incan_gold_solve --edition 2005|2006|2016|2020 --out DIR [--nodes N | --verify | --times]";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let Arguments { edition, out, task } = arguments().map_err(|why| format!("{why}\n{USAGE}"))?;
    let path = out.join(format!("{}.bin", edition.year));
    let table = || -> Result<Chances, Box<dyn std::error::Error>> {
        let bytes = fs::read(&path).map_err(|why| format!("{}: {why}", path.display()))?;
        Ok(table::decode(&bytes)?)
    };
    match task {
        Task::Nodes(nodes) => print_nodes(&table()?, nodes)?,
        Task::Verify => verify(&table()?),
        Task::Times => print_times(&table()?),
        Task::Solve => {
            let bytes = table::encode(&solve(edition, &out.join(format!("blocks-{}", edition.year)))?);
            fs::write(&path, &bytes)?;
            eprintln!("{}: {} bytes, SHA-256 {}", path.display(), bytes.len(), table::digest(&bytes));
        }
    }
    Ok(())
}

fn solve(edition: Edition, blocks: &Path) -> io::Result<Chances> {
    fs::create_dir_all(blocks)?;
    let jobs = Job::all(&edition);
    let mut chances = Chances::new(edition);
    let mut progress = Progress::new(&edition, &jobs);
    for job in &jobs {
        let path = blocks.join(job.name());
        let known = read(&path, job, &edition)?;
        let is_new = known.is_none();
        let found = known.unwrap_or_else(|| job.solve(&chances));
        if is_new {
            write(&path, &found)?;
        }
        enter(&mut chances, job.round, &found);
        progress.advance(job, is_new);
    }
    Ok(chances)
}

/// The table is rounded. If each round is worth what follows from the table's next round, up to a difference, then nobody gains more
/// against the equilibrium than the sum of the rounds' differences: `docs/solved.md`.
fn verify(chances: &Chances) {
    let jobs = Job::all(&chances.edition);
    let mut progress = Progress::new(&chances.edition, &jobs);
    let mut worst = [0.0f64; ROUNDS as usize];
    let tell = |round: u8, worst: f64| println!("round {round}: greatest difference {worst:.1e}");
    for (place, job) in jobs.iter().enumerate() {
        for (key, values) in job.solve(chances) {
            let row = chances.row(job.round, key).expect("every round is in the table");
            let round = usize::from(job.round - 1);
            for (value, known) in values.iter().zip(&row[at(0)..]) {
                worst[round] = worst[round].max((value - known).abs());
            }
        }
        progress.advance(job, true);
        if jobs.get(place + 1).is_none_or(|next| next.round != job.round) {
            tell(job.round, worst[usize::from(job.round - 1)]);
        }
    }
    println!("a best response gains at most their sum: {:.2e}", worst.iter().sum::<f64>());
}

/// Prepares the rounds with a full deck at a lead of 10, and random others. Of three tries, the shortest counts.
fn print_times(chances: &Chances) {
    let time = |round: u8, key: Key, lead: i32| {
        let once = || {
            let start = Instant::now();
            let value = Prepared::new(chances, round, key, lead).value();
            (start.elapsed().as_secs_f64(), value)
        };
        (0..3).map(|_| once().0).fold(f64::INFINITY, f64::min)
    };
    for round in 1..=ROUNDS {
        let seconds = time(round, Map::key(&chances.edition, round), 10);
        println!("round {round} with a full deck: {seconds:.3} s");
    }
    let mut pick = picker();
    let mut all: Vec<(f64, u8, Key, i32)> = Vec::new();
    for _ in 0..40 {
        let round = ROUNDS - pick(ROUNDS.into()) as u8;
        let keys = Chances::keys(&chances.edition, round);
        let (key, lead) = (keys[pick(keys.len())], pick(60) as i32);
        all.push((time(round, key, lead), round, key, lead));
    }
    let mean = all.iter().map(|(seconds, ..)| seconds).sum::<f64>() / all.len() as f64;
    println!("{} random rounds: {mean:.3} s on average", all.len());
    if let Some((seconds, round, key, lead)) = all.iter().max_by(|one, other| one.0.total_cmp(&other.0)) {
        println!("the slowest: {seconds:.3} s, round {round}, lead {lead}, {key:?}");
    }
}

/// Picks a number below another; the same ones each time.
fn picker() -> impl FnMut(usize) -> usize {
    let mut state: u64 = 1;
    move |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    }
}

/// How far the work is. Blocks differ a lot, so it counts the positions of players left alone, where nearly all time is spent.
struct Progress {
    weights: Vec<f64>,
    done: usize,
    start: Instant,
    /// What was done since the start.
    new: f64,
}

impl Progress {
    fn new(edition: &Edition, jobs: &[Job]) -> Progress {
        let weight = |job: &Job| {
            let [ones, twos, threes] = job.kinds.map(|kinds| f64::from(kinds) + 1.0);
            let stages = |(relics, owned): &(u8, u8)| {
                (edition.remains(*relics).len() * edition.surpluses(*owned).len()) as f64
            };
            let leads = f64::from(edition.width(job.round));
            ones * twos * threes * leads * job.starts.iter().map(stages).sum::<f64>()
        };
        Progress { weights: jobs.iter().map(weight).collect(), done: 0, start: Instant::now(), new: 0.0 }
    }

    fn advance(&mut self, job: &Job, is_new: bool) {
        self.new += if is_new { self.weights[self.done] } else { 0.0 };
        self.done += 1;
        let (all, left): (f64, f64) = (self.weights.iter().sum(), self.weights[self.done..].iter().sum());
        let part = 1.0 - left / all;
        let bar: String = (0..30).map(|at| if f64::from(at) < 30.0 * part { '#' } else { '.' }).collect();
        let rate = self.new / self.start.elapsed().as_secs_f64();
        let rest = if self.new > 0.0 { clock(left / rate) } else { "?".to_owned() };
        eprint!("\r[{bar}] {:>5.1}%, {}/{} blocks, {rest} left", 100.0 * part, self.done, self.weights.len());
        eprint!(" ({})    {}", job.name(), if self.done == self.weights.len() { "\n" } else { "" });
    }
}

fn clock(seconds: f64) -> String {
    let minutes = Duration::from_secs_f64(seconds.min(1e8)).as_secs() / 60;
    if minutes < 60 {
        format!("{minutes} min")
    } else {
        format!("{} h {:02} min", minutes / 60, minutes % 60)
    }
}

enum Task {
    Solve,
    Nodes(usize),
    Verify,
    Times,
}

struct Arguments {
    edition: Edition,
    out: PathBuf,
    task: Task,
}

fn arguments() -> Result<Arguments, String> {
    let (mut edition, mut out, mut task) = (None, None, Task::Solve);
    let mut words = env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
        match word.as_str() {
            "--edition" => {
                let year = value()?;
                let known = year.parse().ok().and_then(Edition::of_year);
                edition = Some(known.ok_or_else(|| format!("there is no edition {year:?}"))?);
            }
            "--out" => out = Some(PathBuf::from(value()?)),
            "--nodes" => {
                let nodes = value()?;
                task =
                    Task::Nodes(nodes.parse().map_err(|_| format!("--nodes needs a number, not {nodes:?}"))?);
            }
            "--verify" => task = Task::Verify,
            "--times" => task = Task::Times,
            _ => return Err(format!("unknown argument {word:?}")),
        }
    }
    let edition = edition.ok_or("--edition is missing")?;
    Ok(Arguments { edition, out: out.ok_or("--out is missing")?, task })
}

/// Positions of random rounds, at least a thousand of each.
fn print_nodes(chances: &Chances, nodes: usize) -> io::Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let each = (nodes / 50).max(1000);
    let mut pick = picker();
    for first in (0..nodes).step_by(each) {
        let round = ROUNDS - pick(ROUNDS.into()) as u8;
        let keys = Chances::keys(&chances.edition, round);
        let key = keys[pick(keys.len())];
        let lead = 32 * pick(chances.edition.width(round) as usize / 32) as i32;
        let found = witnesses(chances, round, key, lead, each.min(nodes - first), &mut pick);
        for witness in found {
            writeln!(out, "{}", witness.line())?;
        }
    }
    out.flush()
}

/// What was found before, if this block is done.
fn read(path: &Path, job: &Job, edition: &Edition) -> io::Result<Option<Found>> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let values: Vec<f64> = bytes.as_chunks().0.iter().map(|eight| f64::from_le_bytes(*eight)).collect();
    let keys = job.keys(edition);
    let width = edition.width(job.round) as usize;
    let is_whole = values.len() == keys.len() * width;
    Ok(is_whole.then(|| keys.into_iter().zip(values.chunks(width).map(<[f64]>::to_vec)).collect()))
}

fn write(path: &Path, found: &Found) -> io::Result<()> {
    let bytes: Vec<u8> =
        found.iter().flat_map(|(_, values)| values).flat_map(|value| value.to_le_bytes()).collect();
    let unfinished = path.with_extension("part");
    fs::write(&unfinished, bytes)?;
    fs::rename(unfinished, path)
}
