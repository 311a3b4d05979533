//! Measuring on a machine that is never quiet.

use crate::Played;
use serde::Serialize;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Games and decisions a second on one core.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Rate {
    /// Games a second.
    pub games: f64,
    /// Decisions a second.
    pub decisions: f64,
}

/// Two programs measured turn about, so that whatever else the machine does hits both.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Ratio {
    /// The first.
    pub engine: Rate,
    /// The second.
    pub yardstick: Rate,
    /// Games a second of the first, as a part of those of the second: the median over all turns.
    pub ratio: f64,
    /// The same for the turn of which a quarter of the turns are worse, and of which three quarters are.
    pub quartiles: (f64, f64),
}

/// One turn lasts about this long: long enough to be timed well, short enough to come out undisturbed now and then.
const TURN: Duration = Duration::from_millis(15);

/// Measures a program that plays as many games as it is told, with the seed it is told.
pub fn rate(lasting: Duration, mut play: impl FnMut(u64, u64) -> Played) -> Rate {
    let games = games_a_turn(&mut play);
    let times = turns(lasting, 1, |seed| [timed(|| play(games, seed))]);
    median_rate(games, times.iter().map(|[turn]| *turn).collect())
}

/// Measures two such programs against each other.
pub fn ratio(
    lasting: Duration,
    mut engine: impl FnMut(u64, u64) -> Played,
    mut yardstick: impl FnMut(u64, u64) -> Played,
) -> Ratio {
    let games = games_a_turn(&mut engine);
    let times = turns(lasting, 4, |seed| [timed(|| engine(games, seed)), timed(|| yardstick(games, seed))]);
    let mut ratios: Vec<f64> = times.iter().map(|[engine, yardstick]| yardstick.0 / engine.0).collect();
    ratios.sort_by(f64::total_cmp);
    Ratio {
        engine: median_rate(games, times.iter().map(|[engine, _]| *engine).collect()),
        yardstick: median_rate(games, times.iter().map(|[_, yardstick]| *yardstick).collect()),
        ratio: ratios[ratios.len() / 2],
        quartiles: (ratios[ratios.len() / 4], ratios[ratios.len() * 3 / 4]),
    }
}

/// Seconds, and decisions made in them.
type Timed = (f64, u64);

fn timed(play: impl FnOnce() -> Played) -> Timed {
    let start = Instant::now();
    let played = black_box(play());
    (start.elapsed().as_secs_f64(), played.decisions)
}

fn games_a_turn(play: &mut impl FnMut(u64, u64) -> Played) -> u64 {
    let mut games = 1;
    loop {
        let (seconds, _) = timed(|| play(games, 0));
        if seconds > TURN.as_secs_f64() / 4.0 {
            return ((games as f64 * TURN.as_secs_f64() / seconds) as u64).max(1);
        }
        games *= 2;
    }
}

fn turns<const N: usize>(
    lasting: Duration,
    least: usize,
    mut turn: impl FnMut(u64) -> [Timed; N],
) -> Vec<[Timed; N]> {
    let start = Instant::now();
    let mut times = Vec::new();
    while times.len() < least || start.elapsed() < lasting {
        times.push(turn(times.len() as u64));
    }
    times
}

fn median_rate(games: u64, mut times: Vec<Timed>) -> Rate {
    times.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (seconds, decisions) = times[times.len() / 2];
    Rate { games: games as f64 / seconds, decisions: decisions as f64 / seconds }
}
