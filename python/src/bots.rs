//! Bots: `quipu.bot` and `quipu.play`.

use crate::arena::ATTENTION;
use crate::convert::{from_python, to_python};
use crate::error::{Fault, guard};
use crate::state::State;
use crate::table::{self, AnyTable, Playable, Table};
use bots::Budget;
use catalog::{GameKind, GameModule, with_game};
use game_core::{Illegal, Seat, SplitMix, Turn, Viewer};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Map, Value};
use std::any::Any;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// A bot in a seat, whatever the game.
trait Player: Send {
    /// Sees everything that has happened at this table since it last looked.
    fn observe(&mut self, table: &dyn Playable) -> Result<(), Fault>;
    fn choose(&mut self, table: &dyn Playable) -> Result<Value, Fault>;
}

struct Seated<G: GameModule> {
    name: String,
    seat: Seat,
    seed: u64,
    /// Per decision, or the bot's own number.
    iterations: Option<u32>,
    bot: Box<dyn bots::Bot<G>>,
    draw: SplitMix,
    /// What it has seen of the game so far; none before its first game.
    seen: Option<Table<G>>,
    games: u64,
}

impl<G: GameModule> Seated<G> {
    fn new(name: &str, seat: Seat, seed: u64, iterations: Option<u32>) -> Result<Seated<G>, Fault> {
        if iterations == Some(0) {
            return Err(Fault::Value("iterations must be 1 or more, or None".to_owned()));
        }
        Ok(Seated {
            name: name.to_owned(),
            seat,
            seed,
            iterations,
            bot: bots::bot::<G::Bots>(name).map_err(Fault::Value)?,
            draw: SplitMix::new(seed),
            seen: None,
            games: 0,
        })
    }

    fn table<'a>(&self, table: &'a dyn Playable) -> Result<&'a Table<G>, Fault> {
        let (own, other) = (G::NAME, table.kind());
        let found = (table as &dyn Any).downcast_ref::<Table<G>>();
        let found = found.ok_or_else(|| Fault::Value(format!("this bot plays {own}, not {other}")))?;
        match self.seat.index() < found.seats() {
            true => Ok(found),
            false => {
                let (seat, seats) = (self.seat, found.seats());
                Err(Fault::Value(format!(
                    "this bot has seat {seat}, but this table has {seats} seats, from 0"
                )))
            }
        }
    }

    /// A bot that has seen nothing yet, for one more game.
    fn begin(&mut self, table: &Table<G>) -> Result<Table<G>, Fault> {
        self.bot = bots::bot::<G::Bots>(&self.name).map_err(Fault::Value)?;
        self.draw = SplitMix::nth(self.seed, self.games);
        self.games += 1;
        Ok(Table::new(table.options.clone(), table.seats())?)
    }
}

impl<G: GameModule> Player for Seated<G> {
    fn observe(&mut self, table: &dyn Playable) -> Result<(), Fault> {
        let table = self.table(table)?;
        let mut seen = match self.seen.take().filter(|seen| table.continues(seen)) {
            Some(seen) => seen,
            None => self.begin(table)?,
        };
        let mut events = Vec::new();
        for step in &table.steps[seen.steps.len()..] {
            seen.apply_with(*step, &mut events)?;
            let visible = events.iter().filter_map(|event| G::redact(event, Viewer::Seat(self.seat)));
            visible.for_each(|event| self.bot.observe(&event));
            events.clear();
        }
        self.seen = Some(seen);
        Ok(())
    }

    fn choose(&mut self, table: &dyn Playable) -> Result<Value, Fault> {
        self.observe(table)?;
        let table = self.table(table)?;
        let mut legal = Vec::new();
        table.game.legal_actions(self.seat, &mut legal);
        if legal.is_empty() {
            return Err(table.illegal(&Illegal::NotDue(self.seat).to_string()));
        }
        let known = table.game.knowledge(self.seat);
        let budget = self.iterations.map_or_else(Budget::default, Budget::iterations);
        let choice = self.bot.choose(&known, &legal, &budget, &mut self.draw);
        Ok(table::plain(&choice))
    }
}

fn seated(
    kind: GameKind,
    name: &str,
    seat: Seat,
    seed: u64,
    iterations: Option<u32>,
) -> Result<Box<dyn Player>, Fault> {
    with_game!(kind, G => Ok(Box::new(Seated::<G>::new(name, seat, seed, iterations)?)))
}

/// A bot for one seat. It may play one game after another.
#[pyclass(module = "quipu", frozen)]
pub struct Bot {
    kind: GameKind,
    name: String,
    seat: Seat,
    player: Mutex<Box<dyn Player>>,
}

#[pyfunction]
#[pyo3(signature = (game, name, seat, *, seed = None, iterations = None))]
pub fn bot(
    game: &Bound<'_, PyAny>,
    name: &str,
    seat: i64,
    seed: Option<&Bound<'_, PyAny>>,
    iterations: Option<u32>,
) -> PyResult<Bot> {
    let (kind, seats) = match game.extract::<PyRef<'_, State>>() {
        Ok(state) => (state.table.kind(), state.table.seats()),
        Err(_) => {
            let kind = table::kind(game.extract()?)?;
            (kind, usize::from(kind.manifest().seats.1))
        }
    };
    let seed = seed.map_or(Ok(0), crate::seed)?;
    let seat = crate::error::seat(seat, seats)?;
    guard(|| {
        let player = Mutex::new(seated(kind, name, seat, seed, iterations)?);
        Ok::<_, Fault>(Bot { kind, name: name.to_owned(), seat, player })
    })
}

impl Bot {
    /// Without the interpreter's lock, since a bot may think for long.
    fn with<T: Send>(
        &self,
        py: Python<'_>,
        state: &State,
        work: impl FnOnce(&mut dyn Player, &dyn Playable) -> Result<T, Fault> + Send,
    ) -> PyResult<T> {
        let table = &*state.table;
        guard(|| py.detach(|| work(&mut **self.player.lock().unwrap_or_else(PoisonError::into_inner), table)))
    }
}

#[pymethods]
impl Bot {
    #[getter]
    fn game(&self) -> &'static str {
        self.kind.name()
    }

    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    #[getter]
    fn seat(&self) -> usize {
        self.seat.index()
    }

    fn observe(&self, py: Python<'_>, state: &State) -> PyResult<()> {
        self.with(py, state, |player, table| player.observe(table))
    }

    fn choose<'py>(&self, py: Python<'py>, state: &State) -> PyResult<Bound<'py, PyAny>> {
        let choice = self.with(py, state, |player, table| player.choose(table))?;
        to_python(py, &choice)
    }

    fn __repr__(&self) -> String {
        format!("<quipu.Bot {} of {}, seat {}>", self.name, self.kind, self.seat)
    }
}

/// A game between bots, from a new table or from a state, to its end.
#[pyfunction]
#[pyo3(signature = (game, bots, *, seed = None, iterations = None, most_steps = 100_000, **options))]
pub fn play(
    py: Python<'_>,
    game: &Bound<'_, PyAny>,
    bots: Vec<String>,
    seed: Option<&Bound<'_, PyAny>>,
    iterations: Option<u32>,
    most_steps: usize,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<State> {
    let seed = seed.map_or(Ok(0), crate::seed)?;
    let options = given(options)?;
    let mut table = match game.extract::<PyRef<'_, State>>() {
        Ok(_) if !options.is_empty() => {
            return Err(Fault::Value("a state has its options already; give none".to_owned()).into());
        }
        Ok(state) => state.table.copy(),
        Err(_) => {
            let name = game.extract()?;
            guard(|| table::start(table::kind(name)?, bots.len(), options))?
        }
    };
    let players = table.seats();
    if players != bots.len() {
        let problem = format!("{} bots for {players} players; name one for each seat", bots.len());
        return Err(Fault::Value(problem).into());
    }
    guard(|| {
        py.detach(|| {
            let seats = Seat::all(players).zip(&bots);
            let bot = |(seat, name): (Seat, &String)| {
                let own = SplitMix::nth(seed, seat.index() as u64 + BOTS);
                seated(table.kind(), name, seat, game_core::Draw::next_word(&mut { own }), iterations)
            };
            let mut players = seats.map(bot).collect::<Result<Vec<_>, _>>()?;
            to_the_end(&mut table, &mut players, seed, most_steps)
        })
    })?;
    Ok(State::new(table))
}

/// The generators of bots come after those of any number of steps.
const BOTS: u64 = 1 << 48;

/// Ctrl-C ends it.
fn to_the_end(
    table: &mut AnyTable,
    players: &mut [Box<dyn Player>],
    seed: u64,
    most_steps: usize,
) -> PyResult<()> {
    let mut looked = Instant::now();
    loop {
        let steps = table.step_count();
        if looked.elapsed() > ATTENTION {
            looked = Instant::now();
            Python::attach(|py| py.check_signals())?;
        }
        match table.turn() {
            Turn::Over => return Ok(()),
            _ if steps >= most_steps => {
                return Err(PyErr::from(Fault::Value(format!(
                    "the game is not over after {steps} steps; allow more with most_steps, or choose options with which every game ends"
                ))));
            }
            Turn::Chance => drop(table.draw(&mut SplitMix::nth(seed, steps as u64))?),
            Turn::Act(seats) => {
                for seat in seats {
                    let action = players[seat.index()].choose(&**table)?;
                    table.act(seat, action)?;
                }
            }
        }
    }
}

/// The options of a game as Python gave them.
pub fn given(options: Option<&Bound<'_, PyDict>>) -> PyResult<Map<String, Value>> {
    match options.map(|it| from_python(it.as_any())).transpose()? {
        Some(Value::Object(options)) => Ok(options),
        _ => Ok(Map::new()),
    }
}
