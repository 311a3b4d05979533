//! Many games side by side: `quipu._quipu.Lanes`. Its arrays are made once and filled in place; nothing is copied.

use crate::array::{contiguous, input, output, slice, zeros};
use crate::bots::given;
use crate::convert::to_python;
use crate::error::{Fault, guard, seat};
use crate::table;
use catalog::{GameKind, GameModule, with_game};
use game_core::{Encode, Field};
use lanes::{Arrays, Autoreset, Lanes as Games, LanesError, Learners, Reward, Settings};
use numpy::{PyArrayDyn, PyUntypedArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde_json::{Map, Value, to_value};

/// Lanes of a game that is known only at run time.
trait AnyLanes: Send + Sync {
    fn kind(&self) -> GameKind;
    fn seats(&self) -> usize;
    fn count(&self) -> usize;
    fn rows(&self) -> usize;
    fn size(&self) -> usize;
    fn actions(&self) -> usize;
    fn action(&self, index: usize) -> Option<Value>;
    fn fields(&self) -> Vec<Field>;
    fn reset_some(
        &mut self,
        chosen: &[bool],
        seeds: Option<&[u64]>,
        arrays: &mut Arrays<'_>,
    ) -> Result<(), LanesError>;
    fn step(&mut self, actions: &[i64], arrays: &mut Arrays<'_>) -> Result<(), LanesError>;
    fn sample(&mut self, masks: &[bool], actions: &mut [i64]) -> Result<(), LanesError>;
}

/// Lanes of one game.
struct Of<G: GameModule>(Games<G::Encoder>);

impl<G: GameModule> AnyLanes for Of<G> {
    fn kind(&self) -> GameKind {
        G::NAME.parse().unwrap_or_else(|_| unreachable!("a game of the catalog is in its list"))
    }

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn count(&self) -> usize {
        self.0.len()
    }

    fn rows(&self) -> usize {
        self.0.rows()
    }

    fn size(&self) -> usize {
        self.0.size()
    }

    fn actions(&self) -> usize {
        self.0.actions()
    }

    fn action(&self, index: usize) -> Option<Value> {
        self.0.encoder().action(index).and_then(|action| to_value(action).ok())
    }

    fn fields(&self) -> Vec<Field> {
        self.0.fields()
    }

    fn reset_some(
        &mut self,
        chosen: &[bool],
        seeds: Option<&[u64]>,
        arrays: &mut Arrays<'_>,
    ) -> Result<(), LanesError> {
        self.0.reset_some(chosen, seeds, arrays)
    }

    fn step(&mut self, actions: &[i64], arrays: &mut Arrays<'_>) -> Result<(), LanesError> {
        self.0.step(actions, arrays)
    }

    fn sample(&mut self, masks: &[bool], actions: &mut [i64]) -> Result<(), LanesError> {
        self.0.sample(masks, actions)
    }
}

impl From<LanesError> for Fault {
    fn from(error: LanesError) -> Fault {
        let why = error.to_string();
        match error {
            LanesError::Setup(_) | LanesError::TooMany { .. } | LanesError::Seat { .. } => Fault::Setup(why),
            LanesError::Illegal { .. } => Fault::Illegal(why),
            LanesError::Length { .. } | LanesError::EmptyMask { .. } => Fault::Value(why),
        }
    }
}

/// Many games side by side, in arrays.
#[pyclass(module = "quipu._quipu")]
pub struct Lanes {
    lanes: Box<dyn AnyLanes>,
    #[pyo3(get)]
    observations: Py<PyArrayDyn<u8>>,
    #[pyo3(get)]
    masks: Py<PyArrayDyn<bool>>,
    #[pyo3(get)]
    due: Py<PyArrayDyn<bool>>,
    #[pyo3(get)]
    rewards: Py<PyArrayDyn<f32>>,
    #[pyo3(get)]
    terminated: Py<PyArrayDyn<bool>>,
    #[pyo3(get)]
    truncated: Py<PyArrayDyn<bool>>,
    #[pyo3(get)]
    final_observations: Py<PyArrayDyn<u8>>,
    #[pyo3(get)]
    actions: Py<PyArrayDyn<i64>>,
}

#[pymethods]
impl Lanes {
    #[new]
    #[pyo3(signature = (game, players = 4, lanes = 1, *, autoreset = "next-step", reward = "win", learner = None, most_steps = 0, **options))]
    #[allow(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        players: usize,
        lanes: usize,
        autoreset: &str,
        reward: &str,
        learner: Option<&Bound<'_, PyAny>>,
        most_steps: u32,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Lanes> {
        let autoreset = match autoreset {
            "next-step" => Autoreset::NextStep,
            "same-step" => Autoreset::SameStep,
            "disabled" => Autoreset::Disabled,
            other => return Err(unknown("autoreset", other, "next-step, same-step or disabled")),
        };
        let reward = match reward {
            "win" => Reward::Win,
            "score" => Reward::Score,
            other => return Err(unknown("reward", other, "win or score")),
        };
        let settings = Settings { autoreset, reward, learners: learners(learner, players)?, most_steps };
        let options = given(options)?;
        let lanes = guard(|| {
            let kind = table::kind(game)?;
            py.detach(|| with_game!(kind, G => start::<G>(options, players, lanes, settings)))
        })?;
        let (count, rows, by_seat) = (lanes.count(), lanes.rows(), settings.learners == Learners::All);
        let seats: &[usize] = if by_seat { &[rows] } else { &[] };
        let shape = |last: &[usize]| [&[count], seats, last].concat();
        let (size, width) = (lanes.size(), lanes.actions());
        guard(|| {
            Ok::<_, PyErr>(Lanes {
                observations: zeros(py, shape(&[size])),
                masks: zeros(py, shape(&[width])),
                due: zeros(py, shape(&[])),
                rewards: zeros(py, shape(&[])),
                terminated: zeros(py, vec![count]),
                truncated: zeros(py, vec![count]),
                final_observations: zeros(py, shape(&[size])),
                actions: zeros(py, shape(&[])),
                lanes,
            })
        })
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.lanes.kind().name()
    }

    #[getter]
    fn players(&self) -> usize {
        self.lanes.seats()
    }

    #[getter]
    fn action_count(&self) -> usize {
        self.lanes.actions()
    }

    #[getter]
    fn size(&self) -> usize {
        self.lanes.size()
    }

    /// The actions by index, as records have them.
    #[getter]
    fn action_list<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        for action in (0..self.lanes.actions()).filter_map(|index| self.lanes.action(index)) {
            list.append(to_python(py, &action)?)?;
        }
        Ok(list)
    }

    /// Name, start, length and meaning of each part of an observation.
    #[getter]
    fn fields(&self) -> Vec<(&'static str, usize, usize, &'static str)> {
        self.lanes.fields().into_iter().map(|it| (it.name, it.start, it.len, it.about)).collect()
    }

    fn __len__(&self) -> usize {
        self.lanes.count()
    }

    /// Begins new games: in every lane, or where `chosen` is true; with a seed for each lane, or without with the next game of the lane.
    #[pyo3(signature = (seeds = None, chosen = None))]
    fn reset(
        &mut self,
        py: Python<'_>,
        seeds: Option<&Bound<'_, PyAny>>,
        chosen: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let shape = [self.lanes.count()];
        let seeds = seeds.map(|it| input::<u64>("seeds", it, &shape)).transpose()?;
        let seeds = seeds.as_ref().map(|it| contiguous("seeds", it)).transpose()?;
        let chosen = chosen.map(|it| input::<bool>("chosen", it, &shape)).transpose()?;
        let chosen = chosen.as_ref().map(|it| contiguous("chosen", it)).transpose()?;
        let every = vec![true; shape[0]];
        self.run(py, |lanes, arrays| lanes.reset_some(chosen.unwrap_or(&every), seeds, arrays))
    }

    /// Applies an action for every row that is due, and fills the arrays.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = input::<i64>("actions", actions, self.actions.bind(py).shape())?;
        let actions = contiguous("actions", &actions)?;
        self.run(py, |lanes, arrays| lanes.step(actions, arrays))
    }

    /// Draws a random action for every row that is due, by these masks or by those of the last step. They are written into `actions`,
    /// which is returned.
    #[pyo3(signature = (masks = None))]
    fn sample(&mut self, py: Python<'_>, masks: Option<&Bound<'_, PyAny>>) -> PyResult<Py<PyArrayDyn<i64>>> {
        let own = self.masks.bind(py).clone().into_any();
        let masks = input::<bool>("masks", masks.unwrap_or(&own), self.masks.bind(py).shape())?;
        let masks = contiguous("masks", &masks)?;
        let mut actions = output("actions", self.actions.bind(py))?;
        let actions = slice("actions", &mut actions)?;
        let lanes = &mut self.lanes;
        guard(|| py.detach(|| lanes.sample(masks, actions)).map_err(Fault::from))?;
        Ok(self.actions.clone_ref(py))
    }

    fn __repr__(&self) -> String {
        let (game, players, count) = (self.lanes.kind().name(), self.lanes.seats(), self.lanes.count());
        format!("<quipu.Lanes: {count} games of {game} with {players} players>")
    }
}

impl Lanes {
    /// Does something that fills the arrays, while other threads of Python run.
    fn run(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn AnyLanes, &mut Arrays<'_>) -> Result<(), LanesError> + Send,
    ) -> PyResult<()> {
        let mut observations = output("observations", self.observations.bind(py))?;
        let mut masks = output("masks", self.masks.bind(py))?;
        let mut due = output("due", self.due.bind(py))?;
        let mut rewards = output("rewards", self.rewards.bind(py))?;
        let mut terminated = output("terminated", self.terminated.bind(py))?;
        let mut truncated = output("truncated", self.truncated.bind(py))?;
        let mut finals = output("final_observations", self.final_observations.bind(py))?;
        let mut arrays = Arrays {
            observations: slice("observations", &mut observations)?,
            masks: slice("masks", &mut masks)?,
            due: slice("due", &mut due)?,
            rewards: slice("rewards", &mut rewards)?,
            terminated: slice("terminated", &mut terminated)?,
            truncated: slice("truncated", &mut truncated)?,
            finals: Some(slice("final_observations", &mut finals)?),
        };
        let lanes = &mut *self.lanes;
        guard(|| py.detach(|| work(lanes, &mut arrays)).map_err(Fault::from))
    }
}

fn start<G: GameModule>(
    options: Map<String, Value>,
    players: usize,
    count: usize,
    settings: Settings,
) -> Result<Box<dyn AnyLanes>, Fault> {
    let options = table::options::<G>(options)?;
    Ok(Box::new(Of::<G>(Games::new(&options, players, count, settings)?)))
}

fn unknown(what: &str, given: &str, allowed: &str) -> PyErr {
    Fault::Value(format!("there is no {what} {given:?}; use {allowed}")).into()
}

/// `None` for all seats, "each" for one after another, or the number of a seat.
fn learners(given: Option<&Bound<'_, PyAny>>, players: usize) -> PyResult<Learners> {
    let Some(given) = given else { return Ok(Learners::All) };
    if given.extract::<&str>().is_ok_and(|it| it == "each") {
        return Ok(Learners::EachSeat);
    }
    let number: i64 = given.extract().map_err(|_| {
        PyTypeError::new_err("learner is the number of a seat, \"each\", or None for all seats")
    })?;
    Ok(Learners::Seat(seat(number, players)?))
}
