//! How many decisions per second the lanes play on one core: `cargo run --release -p lanes --example lanes_speed`.
//!
//! A decision is a choice of a seat that had at least two legal actions. The time includes observations and masks of all seats, rewards, ends, and the
//! sampling of random actions. Four players with default options, 1,024 lanes.
//!
//! On Linux the time is that of the processor, so that other load on the machine counts less.

use catalog::{GameKind, GameModule, with_game};
use game_core::{Encode, Game, RulesOf};
use lanes::{Buffers, Lanes, LanesError, Settings};
use std::time::{Duration, Instant};

const SEATS: usize = 4;
const BATCH: usize = 1_024;
/// How long a game is measured.
const LASTING: Duration = Duration::from_secs(6);
/// Steps between two looks at the clock.
const STEPS: usize = 512;

fn main() -> Result<(), LanesError> {
    println!("{:<12} {:>16} {:>16} {:>16} {:>6}", "game", "decisions/s", "best", "steps/s", "bytes");
    for kind in GameKind::all() {
        with_game!(kind, G => measure::<<G as GameModule>::Encoder>())?;
    }
    Ok(())
}

fn measure<E: Encode>() -> Result<(), LanesError> {
    let options = <RulesOf<E> as Game>::Options::default();
    let mut lanes = Lanes::<E>::new(&options, SEATS, BATCH, Settings::default())?;
    let (mut buffers, mut actions) = (Buffers::new(&lanes), vec![0; BATCH * SEATS]);
    lanes.reset(&Vec::from_iter(0..BATCH as u64), &mut buffers.arrays())?;
    let choices = choices_per_step(&mut lanes, &mut buffers, &mut actions)?;
    let (mut rates, begin) = (Vec::new(), Instant::now());
    while begin.elapsed() < LASTING {
        let start = clock(begin);
        for _ in 0..STEPS {
            lanes.sample(&buffers.masks, &mut actions)?;
            lanes.step(&actions, &mut buffers.arrays())?;
        }
        rates.push(STEPS as f64 / (clock(begin) - start).as_secs_f64());
    }
    rates.sort_by(f64::total_cmp);
    let (median, best) = (rates[rates.len() / 2], rates[rates.len() - 1]);
    println!(
        "{:<12} {:>16.0} {:>16.0} {:>16.0} {:>6}",
        RulesOf::<E>::NAME,
        median * choices,
        best * choices,
        median * BATCH as f64,
        lanes.size()
    );
    Ok(())
}

/// The time that this thread has been running, if the system tells, or the time since `begin`.
fn clock(begin: Instant) -> Duration {
    let running = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = running.and_then(|it| it.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| begin.elapsed(), Duration::from_nanos)
}

/// How many seats had a choice in a step of all lanes, on average: counted apart, so that counting takes no time from what is measured.
fn choices_per_step<E: Encode>(
    lanes: &mut Lanes<E>,
    buffers: &mut Buffers,
    actions: &mut [i64],
) -> Result<f64, LanesError> {
    const COUNTED: usize = 2_000;
    let mut choices = 0;
    for step in 0..2 * COUNTED {
        lanes.sample(&buffers.masks, actions)?;
        if step >= COUNTED {
            let masks = buffers.masks.chunks_exact(lanes.actions());
            choices += masks.filter(|mask| mask.iter().filter(|legal| **legal).count() > 1).count();
        }
        lanes.step(actions, &mut buffers.arrays())?;
    }
    Ok(choices as f64 / COUNTED as f64)
}
