//! Measuring on a machine that is never quiet.

use crate::program::Program;
use game_core::Played;
use serde::Serialize;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Games and decisions per second on one core.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Rate {
    pub games: f64,
    pub decisions: f64,
}

/// Quartiles of a ratio.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Spread {
    /// A quarter of the values is below.
    pub low: f64,
    pub median: f64,
    /// Three quarters of the values are below.
    pub high: f64,
}

/// Programs measured in turn, so that other load on the machine affects all of them.
pub struct Measured {
    /// For each turn, the rate of each program.
    turns: Vec<Vec<Rate>>,
}

/// How long a turn of a program is: long enough to be timed well, short enough that most turns are not interrupted.
const TURN: Duration = Duration::from_micros(500);

/// Measures these programs in turn for about this long, but at least four turns each.
pub fn compare(programs: &mut [Program], lasting: Duration) -> Measured {
    let games: Vec<u64> = programs.iter_mut().map(games_per_turn).collect();
    let start = Instant::now();
    let mut turns = Vec::new();
    while turns.len() < 4 || start.elapsed() < lasting {
        let seed = turns.len() as u64; // new games every time: a processor learns to predict the branches of a few games
        turns.push(
            programs.iter_mut().zip(&games).map(|(program, games)| rate(program, *games, seed)).collect(),
        );
    }
    Measured { turns }
}

impl Measured {
    /// The median rate of a program, by its place in the list.
    pub fn rate(&self, program: usize) -> Rate {
        let median = |of: fn(&Rate) -> f64| self.spread(|turn| of(&turn[program])).median;
        Rate { games: median(|rate| rate.games), decisions: median(|rate| rate.decisions) }
    }

    /// How many games a program plays while another plays one.
    pub fn ratio(&self, program: usize, other: usize) -> Spread {
        self.spread(|turn| turn[program].games / turn[other].games)
    }

    fn spread(&self, of: impl Fn(&[Rate]) -> f64) -> Spread {
        let mut values: Vec<f64> = self.turns.iter().map(|turn| of(turn)).collect();
        values.sort_by(f64::total_cmp);
        let at = |quarter: usize| values[values.len() * quarter / 4];
        Spread { low: at(1), median: at(2), high: at(3) }
    }
}

fn rate(program: &mut Program, games: u64, seed: u64) -> Rate {
    let (seconds, played) = timed(|| program.play(games, seed));
    Rate { games: games as f64 / seconds, decisions: played.decisions as f64 / seconds }
}

fn timed(play: impl FnOnce() -> Played) -> (f64, Played) {
    let start = Instant::now();
    let played = black_box(play());
    (start.elapsed().as_secs_f64(), played)
}

fn games_per_turn(program: &mut Program) -> u64 {
    let mut games = 1;
    loop {
        let (seconds, _) = timed(|| program.play(games, 0));
        if seconds > TURN.as_secs_f64() / 4.0 {
            return ((games as f64 * TURN.as_secs_f64() / seconds) as u64).max(1);
        }
        games *= 2;
    }
}
