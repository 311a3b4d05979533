//! How long it takes to verify a record: `cargo run --release -p catalog --example verify_speed`.
#![allow(clippy::unwrap_used, reason = "a program for measuring")]

use catalog::record::{Reader, Record};
use catalog::{GameKind, verify, with_game};
use fair::{Proof, Scheme, Secret};
use game_core::{Game, SplitMix, Step};
use game_testkit::random_step;
use std::time::Instant;

const GAMES: u64 = 200;

/// A finished game of random choices.
fn record<G: Game>(seats: usize, number: u64) -> String {
    let proof =
        Proof::new(Scheme::ByCard, Secret::new([number as u8; 32]), number.to_string(), vec![None; seats]);
    let (deal, mut draw) = (proof.deal(), SplitMix::new(number));
    let mut game = G::new(&G::usual_options(), seats).unwrap();
    let mut steps = Vec::new();
    while let Some(random) = random_step(&game, &mut draw) {
        let step = deal.chance(&game, steps.len() as u64 + 1).map_or(random, Step::Chance);
        game.apply(step, &mut ()).unwrap();
        steps.push(step);
    }
    let names = (0..seats).map(|seat| format!("p{seat}")).collect();
    let mut record = Record::<G>::new(G::usual_options(), names, steps);
    record.header.set_extra(Proof::KEY, &proof).unwrap();
    record.to_text().unwrap()
}

fn main() {
    for kind in GameKind::all() {
        with_game!(kind, G => for seats in [*G::SEATS.start(), *G::SEATS.end()] {
            let records: Vec<String> = (0..GAMES).map(|number| record::<G>(seats, number)).collect();
            let mut times: Vec<f64> = records.iter().map(|text| {
                let began = Instant::now();
                verify(Reader::new(text.as_bytes()).unwrap()).unwrap();
                began.elapsed().as_secs_f64() * 1000.0
            }).collect();
            times.sort_by(f64::total_cmp);
            let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
            println!("{:12} {seats} players: median {median:.2} ms, slowest {worst:.2} ms of {GAMES} records", kind.title());
        });
    }
}
