//! Millions of games with simple policies, as arrays: `quipu.simulate`.

use crate::bots::given;
use crate::error::{Fault, guard};
use crate::table;
use arena::{Plan, simulate_with};
use bots::Roster;
use catalog::{GameModule, with_game};
use game_core::{Length, Outcome};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Map, Value};
use std::sync::atomic::AtomicU64;

const COLUMNS: [&str; 5] = ["scores", "ranks", "shares", "decisions", "steps"];

struct Asked {
    players: usize,
    games: usize,
    policies: Vec<String>,
    seed: u64,
    threads: usize,
    most_steps: u64,
}

/// What is known of every game, in the order of their numbers; by game and seat where there is something for each seat.
struct Games {
    players: usize,
    scores: Vec<i32>,
    ranks: Vec<u8>,
    decisions: Vec<u32>,
    steps: Vec<u32>,
}

#[pyfunction]
#[pyo3(signature = (game, players, games, policy = None, *, seed = None, threads = None, columns = None, most_steps = 100_000, **options))]
#[allow(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub fn simulate<'py>(
    py: Python<'py>,
    game: &str,
    players: usize,
    games: usize,
    policy: Option<&Bound<'py, PyAny>>,
    seed: Option<&Bound<'py, PyAny>>,
    threads: Option<usize>,
    columns: Option<Vec<String>>,
    most_steps: u64,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyDict>> {
    let policies = match policy {
        None => vec!["random".to_owned()],
        Some(one) => one.extract::<String>().map(|one| vec![one]).or_else(|_| one.extract())?,
    };
    if ![1, players].contains(&policies.len()) {
        let many = policies.len();
        let problem = format!("policy: {many} policies; give one for all, or {players}, one for each seat");
        return Err(Fault::Value(problem).into());
    }
    let columns = columns.unwrap_or_else(|| COLUMNS.map(str::to_owned).to_vec());
    if let Some(unknown) = columns.iter().find(|it| !COLUMNS.contains(&it.as_str())) {
        let all = COLUMNS.join(", ");
        return Err(Fault::Value(format!("there is no column {unknown:?}; the columns are {all}")).into());
    }
    let (seed, options) = (seed.map_or(Ok(0), crate::seed)?, given(options)?);
    let played = guard(|| {
        let threads = crate::threads(threads)?;
        let asked = Asked { players, games, policies, seed, threads, most_steps };
        py.detach(|| with_game!(table::kind(game)?, G => played::<G>(asked, options)))
    })?;
    let arrays = PyDict::new(py);
    for column in columns {
        arrays.set_item(&column, played.column(py, &column)?)?;
    }
    Ok(arrays)
}

fn played<G: GameModule>(asked: Asked, options: Map<String, Value>) -> Result<Games, Fault> {
    let Asked { players, games, policies, seed, threads, most_steps } = asked;
    let policies = policies.iter().map(|name| G::Bots::policy(name));
    let plan = Plan::<G> {
        options: table::options::<G>(options)?,
        seats: players,
        policies: policies.collect::<Result<_, _>>().map_err(Fault::Value)?,
        names: Vec::new(),
        games: games as u64,
        seed,
        threads,
        record: None,
        most_steps,
    };
    let add = |(numbers, part): &mut (Vec<usize>, Games), number: u64, outcome: &Outcome, length| {
        numbers.push(number as usize);
        part.add(outcome, length);
    };
    let parts = simulate_with(&plan, &AtomicU64::new(0), || (Vec::new(), Games::new(players, 0)), add);
    let mut all = Games::new(players, games);
    for (numbers, part) in parts.map_err(|why| Fault::Value(why.to_string()))? {
        for (from, to) in numbers.into_iter().enumerate() {
            all.put(to, &part, from);
        }
    }
    Ok(all)
}

impl Games {
    fn new(players: usize, games: usize) -> Games {
        Games {
            players,
            scores: vec![0; players * games],
            ranks: vec![0; players * games],
            decisions: vec![0; games],
            steps: vec![0; games],
        }
    }

    fn add(&mut self, outcome: &Outcome, length: Length) {
        self.scores.extend(outcome.scores.as_slice());
        self.ranks.extend(outcome.ranks.as_slice());
        self.decisions.push(u32::try_from(length.decisions).unwrap_or(u32::MAX));
        self.steps.push(u32::try_from(length.steps).unwrap_or(u32::MAX));
    }

    /// Copies a game of a part to its place.
    fn put(&mut self, to: usize, part: &Games, from: usize) {
        let seats = |game: usize| game * self.players..(game + 1) * self.players;
        self.scores[seats(to)].copy_from_slice(&part.scores[seats(from)]);
        self.ranks[seats(to)].copy_from_slice(&part.ranks[seats(from)]);
        self.decisions[to] = part.decisions[from];
        self.steps[to] = part.steps[from];
    }

    /// Every seat's part of the win.
    fn shares(&self) -> Vec<f32> {
        let mut shares = Vec::with_capacity(self.ranks.len());
        for ranks in self.ranks.chunks_exact(self.players.max(1)) {
            let winners = ranks.iter().filter(|rank| **rank == 1).count();
            shares.extend(ranks.iter().map(|rank| if *rank == 1 { 1.0 / winners as f32 } else { 0.0 }));
        }
        shares
    }

    fn column<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        let by_seat = [self.decisions.len(), self.players];
        Ok(match name {
            "scores" => PyArray1::from_slice(py, &self.scores).reshape(by_seat)?.into_any(),
            "ranks" => PyArray1::from_slice(py, &self.ranks).reshape(by_seat)?.into_any(),
            "shares" => PyArray1::from_vec(py, self.shares()).reshape(by_seat)?.into_any(),
            "decisions" => PyArray1::from_slice(py, &self.decisions).into_any(),
            _ => PyArray1::from_slice(py, &self.steps).into_any(),
        })
    }
}
