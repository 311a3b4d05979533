//! Contests: `quipu.arena`.

use crate::bots::given;
use crate::convert::to_python;
use crate::error::{Fault, guard};
use crate::table;
use arena::{
    Conduct, Contest, Entrant, Orders, ProgramFaults, Schedule, Standing, Standings, Times, line_ups,
};
use catalog::{GameModule, with_game};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Map, Value, json};
use std::io;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

/// More line-ups than this are a mistake.
const MAX_LINE_UPS: usize = 10_000;

/// How often Ctrl-C is looked for.
pub const ATTENTION: Duration = Duration::from_millis(200);

/// What was asked for.
struct Asked {
    bots: Vec<String>,
    players: usize,
    deals: u64,
    orders: Orders,
    mirror: bool,
    luck: bool,
    seed: u64,
    iterations: Option<u32>,
    threads: usize,
    patience: Duration,
    most_steps: u64,
}

/// The rows of a contest, the best first. `quipu.arena` makes them objects.
#[pyfunction]
#[pyo3(signature = (game, bots, *, players, deals, orders, mirror, luck, seed, iterations, threads, patience, most_steps, options))]
#[allow(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub fn _arena<'py>(
    py: Python<'py>,
    game: &str,
    bots: Vec<String>,
    players: Option<usize>,
    deals: u64,
    orders: &str,
    mirror: bool,
    luck: bool,
    seed: &Bound<'py, PyAny>,
    iterations: Option<u32>,
    threads: Option<usize>,
    patience: f64,
    most_steps: u64,
    options: &Bound<'py, PyDict>,
) -> PyResult<Bound<'py, PyAny>> {
    let (seed, options) = (crate::seed(seed)?, given(Some(options))?);
    let rows = guard(|| {
        let asked = Asked {
            players: players.unwrap_or(bots.len()),
            bots,
            deals,
            orders: orders.parse().map_err(|why| Fault::Value(format!("orders: {why}")))?,
            mirror,
            luck,
            seed,
            iterations,
            threads: crate::threads(threads)?,
            patience: Duration::try_from_secs_f64(patience)
                .map_err(|_| Fault::Value("patience is a number of seconds, 0 or more".to_owned()))?,
            most_steps,
        };
        py.detach(|| with_game!(table::kind(game)?, G => contest::<G>(asked, options)?.rows()))
    })?;
    to_python(py, &rows)
}

fn contest<G: GameModule>(asked: Asked, options: Map<String, Value>) -> Result<Contest<G>, Fault> {
    let value = |problem: &str| Err(Fault::Value(problem.to_owned()));
    let options = table::options::<G>(options)?;
    G::new(&options, asked.players)?; // says best which numbers are possible
    match asked {
        Asked { deals: 0, .. } => return value("deals must be 1 or more"),
        Asked { iterations: Some(0), .. } => return value("iterations must be 1 or more, or None"),
        Asked { bots, .. } if bots.is_empty() => return value("no bots given; name at least one"),
        _ => {}
    }
    let entrants = asked.bots.iter().map(|name| Entrant::parse::<G>(name));
    let entrants = entrants.collect::<Result<Vec<_>, _>>().map_err(Fault::Value)?;
    let line_ups = line_ups(entrants.len(), asked.players);
    if line_ups.len() > MAX_LINE_UPS {
        let many = line_ups.len();
        return value(&format!("{many} line-ups are too many (at most {MAX_LINE_UPS}); name fewer bots"));
    }
    let schedule = Schedule::new(line_ups, &asked.bots, asked.orders);
    Ok(Contest {
        options,
        entrants,
        schedule: schedule.map_err(|why| Fault::Value(format!("orders: {why}")))?,
        deals: asked.deals,
        mirror: asked.mirror,
        seed: asked.seed,
        threads: asked.threads,
        iterations: asked.iterations,
        patience: asked.patience,
        most_steps: asked.most_steps,
        record: None,
        luck: asked.luck,
    })
}

trait Rows {
    fn rows(self) -> PyResult<Value>;
}

impl<G: GameModule> Rows for Contest<G> {
    /// Holds the contest. Ctrl-C ends it.
    fn rows(self) -> PyResult<Value> {
        let mut standings = Standings::new(&self.names(), &self.schedule);
        let mut looked = Instant::now();
        let mut stopped = None;
        let conduct = self.hold(0, &AtomicU64::new(0), |games| {
            standings.add(games);
            if looked.elapsed() > ATTENTION {
                looked = Instant::now();
                stopped = Python::attach(|py| py.check_signals()).err();
            }
            match stopped {
                Some(_) => Err(io::ErrorKind::Interrupted.into()),
                None => Ok(()),
            }
        });
        match (stopped, conduct) {
            (Some(why), _) => Err(why),
            (None, Ok(conduct)) => Ok(rows(&self, &standings, &conduct)),
            (None, Err(why)) => Err(Fault::Value(why.to_string()).into()),
        }
    }
}

fn rows<G: GameModule>(contest: &Contest<G>, standings: &Standings, conduct: &Conduct) -> Value {
    let fair_share = 1.0 / contest.schedule.seats(0) as f64;
    let row = |(name, bot): (usize, &String)| {
        let Standing { deals, games, wins, adjusted, rank, score } = standings.standing(name, None)?;
        let (rating, uncertainty) = standings.rating(name);
        let (mut times, mut faults) = (Times::default(), ProgramFaults::default());
        for entrant in (0..contest.entrants.len()).filter(|it| standings.name_of(*it) == name) {
            times.merge(&conduct.times[entrant]);
            faults.merge(&conduct.faults[entrant]);
        }
        Some(json!({
            "bot": bot, "games": games, "deals": deals, "wins": wins,
            "adjusted": contest.luck.then_some(adjusted),
            "times_fair": wins.mean / fair_share,
            "rank": rank, "score": score, "rating": rating, "uncertainty": uncertainty,
            "milliseconds": {
                "mean": times.mean(), "within_99_of_100": times.within(), "longest": times.longest(),
            },
            "faults": faults.any().then_some(faults),
        }))
    };
    let mut rows: Vec<Value> = standings.names.iter().enumerate().filter_map(row).collect();
    let wins = |row: &Value| row["wins"]["mean"].as_f64().unwrap_or(0.0);
    rows.sort_by(|one, other| wins(other).total_cmp(&wins(one)));
    Value::Array(rows)
}
