//! Many games on several threads.

use crate::play::{PlayError, play_fast};
use crate::record_file::{RecordError, write_record};
use crate::stats::Stats;
use bots::Roster;
use catalog::GameModule;
use catalog::record::Record;
use game_core::{FastGame, Length, Outcome, SetupError, SplitMix, StepOf};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Plan<G: GameModule> {
    pub options: G::Options,
    pub seats: usize,
    /// One policy for all seats, or one for each.
    pub policies: Vec<<G::Bots as Roster>::Policy>,
    /// What the seats are called in records.
    pub names: Vec<String>,
    pub games: u64,
    /// Which games: the same seed gives the same ones.
    pub seed: u64,
    /// On how many threads. Changes nothing but the time it takes.
    pub threads: usize,
    /// Where to write a record of every game.
    pub record: Option<PathBuf>,
    /// A game that takes more steps than this is given up.
    pub most_steps: u64,
}

#[derive(Debug, thiserror::Error)]
pub enum SimulationError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("game {game}: {why}")]
    Play { game: u64, why: PlayError },
    /// The rules disagree with the fast model about a game to be recorded.
    #[error("game {game}: the rules disagree with the fast model after {steps} steps")]
    Rules { game: u64, steps: usize },
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// Games are handed to the threads in portions of this size.
const PORTION: u64 = 256;

/// Plays the games of the plan on the fast model. `done` is kept at the number of games played so far.
pub fn simulate<G: GameModule>(plan: &Plan<G>, done: &AtomicU64) -> Result<Stats, SimulationError> {
    let count = |stats: &mut Stats, _, outcome: &Outcome, length| stats.add(outcome, length);
    let parts = simulate_with(plan, done, || Stats::new(plan.seats), count)?;
    let mut all = Stats::new(plan.seats);
    parts.iter().for_each(|part| all.merge(part));
    Ok(all)
}

/// The same, counted by the caller: every thread has a `new` value, and counts the games that it plays, with their numbers, in any order.
pub fn simulate_with<G: GameModule, T: Send>(
    plan: &Plan<G>,
    done: &AtomicU64,
    new: impl Fn() -> T + Sync,
    count: impl Fn(&mut T, u64, &Outcome, Length) + Sync,
) -> Result<Vec<T>, SimulationError> {
    let start = G::Fast::new(&plan.options, plan.seats)?;
    let next = AtomicU64::new(0);
    let failed = AtomicBool::new(false);
    let work = || -> Result<T, SimulationError> {
        let mut counted = new();
        loop {
            let first = next.fetch_add(PORTION, Ordering::Relaxed);
            if first >= plan.games || failed.load(Ordering::Relaxed) {
                return Ok(counted);
            }
            let end = plan.games.min(first + PORTION);
            for number in first..end {
                let (outcome, length) =
                    play_one(plan, &start, number).inspect_err(|_| failed.store(true, Ordering::Relaxed))?;
                count(&mut counted, number, &outcome, length);
            }
            done.fetch_add(end - first, Ordering::Relaxed);
        }
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(|thread| thread.join().expect("a simulation does not panic")).collect()
    })
}

fn play_one<G: GameModule>(
    plan: &Plan<G>,
    start: &G::Fast,
    number: u64,
) -> Result<(Outcome, Length), SimulationError> {
    let mut draw = SplitMix::nth(plan.seed, number);
    let mut game = start.clone();
    // Each game has policies of its own: what one game left behind must not reach the next, whose thread may be another.
    let mut policies = plan.policies.clone();
    let mut steps = Vec::new();
    let keep = plan.record.is_some();
    let played = play_fast(&mut game, &mut policies, &mut draw, plan.most_steps, |step| {
        if keep {
            steps.push(step);
        }
    });
    let length = played.map_err(|why| SimulationError::Play { game: number, why })?;
    let outcome = game.outcome().expect("the game was played to its end");
    if let Some(folder) = &plan.record {
        check::<G>(plan, number, &steps, &outcome)?;
        let record = Record::<G>::new(plan.options.clone(), plan.names.clone(), steps);
        write_record(&record, folder, plan.seed, number)?;
    }
    Ok((outcome, length))
}

/// Plays the steps again by the rules: only what they accept is recorded.
fn check<G: GameModule>(
    plan: &Plan<G>,
    number: u64,
    steps: &[StepOf<G>],
    outcome: &Outcome,
) -> Result<(), SimulationError> {
    let mut game = G::new(&plan.options, plan.seats)?;
    let taken = steps.iter().take_while(|step| game.apply(**step, &mut ()).is_ok()).count();
    match taken == steps.len() && game.outcome().as_ref() == Some(outcome) {
        true => Ok(()),
        false => Err(SimulationError::Rules { game: number, steps: taken }),
    }
}
