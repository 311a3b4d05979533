//! Draws the map of an edition from its table: how likely the equilibrium camps, over gems and lead.
//!
//! ```text
//! cargo run --release -p incan-gold-solved --example incan_gold_solved_map -- TABLE OUT
//! ```

use incan_gold_solved::map::{LEADS, Map};
use incan_gold_solved::{Prepared, ROUNDS, table};
use std::{env, fs};

/// The share of positions that need a mixed choice, each counted once, and by how likely they are met.
fn mixed(solved: &Prepared) -> (f64, f64) {
    let (mut all, mut mixed, mut weights, mut weighted) = (0.0, 0.0, 0.0, 0.0);
    solved.visit(0.0, |_, _, is_asked, weight, choice| {
        let (asked, mixes) =
            (f64::from(u8::from(is_asked)), f64::from(u8::from(is_asked && choice.is_mixed())));
        all += asked;
        mixed += mixes;
        weights += asked * weight;
        weighted += mixes * weight;
    });
    (100.0 * mixed / all, 100.0 * weighted / weights)
}

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
            let solved = Prepared::new(&chances, round, Map::key(&edition, round), lead);
            map.enter(round, lead, &solved);
            if lead % 20 == 0 {
                let (all, weighted) = mixed(&solved);
                eprintln!(
                    "round {round}, lead {lead}: {all:.1}% of positions mix, {weighted:.1}% of those met"
                );
            }
        }
    }
    let bytes = map.encode();
    fs::write(to, &bytes)?;
    eprintln!("{to}: {} bytes", bytes.len());
    Ok(())
}
