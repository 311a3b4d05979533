//! How many random games per second the rules and the fast model play, measured in turns.
//!
//!     cargo run --release -p gold-fast --example gold_speed -- 4

use game_core::{FastGame, Plain, SplitMix};
use gold_fast::Fast;
use gold_rules::{Options, State};
use std::error::Error;
use std::time::Instant;

fn main() -> Result<(), Box<dyn Error>> {
    let seats = std::env::args().nth(1).map_or(Ok(4), |seats| seats.parse())?;
    let (mut rules, mut fast) = (0.0f64, 0.0f64);
    for round in 0..10 {
        rules = rules.max(games_per_second::<Plain<State>>(seats, 5_000, round)?);
        fast = fast.max(games_per_second::<Fast>(seats, 50_000, round)?);
    }
    println!(
        "Gold, {seats} players, random games per second: rules {rules:.0}, fast {fast:.0} ({:.1} times)",
        fast / rules
    );
    Ok(())
}

fn games_per_second<F: FastGame<Rules = State>>(
    seats: usize,
    games: u32,
    seed: u64,
) -> Result<f64, Box<dyn Error>> {
    let start = F::new(&Options::default(), seats)?;
    let mut draw = SplitMix::new(seed);
    let since = Instant::now();
    for _ in 0..games {
        let mut game = start.clone();
        game.play_randomly(&mut draw);
        std::hint::black_box(game.outcome());
    }
    Ok(f64::from(games) / since.elapsed().as_secs_f64())
}
