//! Solves Incan Gold for two players and writes the table of the chances to win between rounds:
//!
//! ```text
//! cargo run --release -p incan-gold-solved --example incan_gold_solve -- --edition 2006 --out target/solved
//! ```
//!
//! Each block of the work (a round, its hazards, a group of artifacts) becomes a file in DIR/blocks-YEAR. If you stop the command and
//! start it again, it continues after the last block. The table is DIR/YEAR.bin. `RUSTFLAGS="-C target-cpu=native"` makes it
//! several times faster. With `--nodes N` it reads the table instead, and prints N random positions for `check.py`.

use incan_gold_solved::{Chances, Edition, Found, Job, ROUNDS, enter, table, witnesses};
use std::path::{Path, PathBuf};
use std::time::Instant;
use std::{env, fs, io};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (edition, out) = arguments()?;
    if let Some(nodes) = env::args().skip_while(|argument| argument != "--nodes").nth(1) {
        let bytes = fs::read(out.join(format!("{}.bin", edition.year)))?;
        print_nodes(&table::decode(&bytes)?, nodes.parse()?);
        return Ok(());
    }
    let blocks = out.join(format!("blocks-{}", edition.year));
    fs::create_dir_all(&blocks)?;
    let jobs = Job::all(&edition);
    let mut chances = Chances::new(edition);
    let start = Instant::now();
    for (number, job) in jobs.iter().enumerate() {
        let path = blocks.join(job.name());
        let found = match read(&path, job, &edition)? {
            Some(found) => found,
            None => {
                let found = job.solve(&chances);
                write(&path, &found)?;
                let seconds = start.elapsed().as_secs();
                eprintln!("[{:>3}/{}] {} ({seconds} s)", number + 1, jobs.len(), job.name());
                found
            }
        };
        enter(&mut chances, job.round, &found);
    }
    let bytes = table::encode(&chances);
    let path = out.join(format!("{}.bin", edition.year));
    fs::write(&path, &bytes)?;
    eprintln!("{}: {} bytes, SHA-256 {}", path.display(), bytes.len(), table::digest(&bytes));
    Ok(())
}

fn arguments() -> Result<(Edition, PathBuf), String> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let value = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name);
        at.and_then(|at| arguments.get(at + 1)).ok_or_else(|| format!("{name} is missing"))
    };
    let year = value("--edition")?;
    let edition = year.parse().ok().and_then(Edition::of_year);
    let edition = edition.ok_or_else(|| format!("{year} is not an edition; use 2005, 2006, 2016 or 2020"))?;
    Ok((edition, PathBuf::from(value("--out")?)))
}

/// Positions of random rounds, a thousand of each.
fn print_nodes(chances: &Chances, nodes: usize) {
    let mut state: u64 = 1;
    let mut pick = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    for first in (0..nodes).step_by(1000) {
        let round = ROUNDS - pick(ROUNDS.into()) as u8;
        let keys = Chances::keys(&chances.edition, round);
        let key = keys[pick(keys.len())];
        let lead = 32 * pick(chances.edition.width(round) as usize / 32) as i32;
        let found = witnesses(chances, round, key, lead, 1000.min(nodes - first), &mut pick);
        found.iter().for_each(|witness| println!("{}", witness.line()));
    }
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
