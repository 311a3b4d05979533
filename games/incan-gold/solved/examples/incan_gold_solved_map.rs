//! Draws the map of an edition from its table: how likely the equilibrium camps, over gems and lead.
//!
//! ```text
//! cargo run --release -p incan-gold-solved --example incan_gold_solved_map -- TABLE OUT
//! ```

use incan_gold_solved::map::{LEADS, Map};
use incan_gold_solved::{Prepared, ROUNDS, table};
use std::{env, fs};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [from, to] = arguments.as_slice() else {
        return Err("give two files: the table of an edition, and the map to write".into());
    };
    let chances = table::decode(&fs::read(from)?)?;
    let edition = chances.edition;
    let mut map = Map::new(edition.year);
    for round in 1..=ROUNDS {
        for lead in 0..=LEADS {
            map.enter(round, lead, &Prepared::new(&chances, round, Map::key(&edition, round), lead));
        }
        eprintln!("round {round} of {ROUNDS}");
    }
    let bytes = map.encode();
    fs::write(to, &bytes)?;
    eprintln!("{to}: {} bytes", bytes.len());
    Ok(())
}
