//! Games per second of the rules and of the fast model, measured in turns so that a busy machine slows down both.
//!
//! `cargo run --release -p lost-temple-fast --example compare -- [SECONDS]`

use game_core::{FastGame, Plain, SplitMix};
use lost_temple_fast::Fast;
use lost_temple_rules::{Options, State};
use std::time::{Duration, Instant};

const GAMES: u32 = 500;

/// Plays some games; the time they took.
fn measure<F: FastGame<Rules = State>>(options: &Options, seats: usize, draw: &mut SplitMix) -> Duration {
    let start = Instant::now();
    for _ in 0..GAMES {
        F::new(options, seats).expect("2 to 8 can play").play_randomly(draw);
    }
    start.elapsed()
}

fn main() {
    let seconds = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2.0);
    let options = Options::default();
    for seats in 2..=8 {
        let mut draw = SplitMix::new(1);
        let (mut rules, mut fast, mut games) = (Duration::ZERO, Duration::ZERO, 0);
        while (rules + fast).as_secs_f64() < seconds {
            rules += measure::<Plain<State>>(&options, seats, &mut draw);
            fast += measure::<Fast>(&options, seats, &mut draw);
            games += GAMES;
        }
        let [rules, fast] = [rules, fast].map(|time| f64::from(games) / time.as_secs_f64());
        println!("{seats} players: rules {rules:.0}/s, fast {fast:.0}/s, {:.1} times as fast", fast / rules);
    }
}
