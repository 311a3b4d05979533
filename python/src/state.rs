//! `quipu.State`: a game in progress.

use crate::convert::{from_python, to_python};
use crate::error::{Fault, guard, seat};
use crate::table::{self, AnyTable, Known};
use game_core::{Seat, SplitMix, Turn as Due, Viewer};
use numpy::PyArray1;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyDict, PyList, PySlice, PyTuple, PyType};
use serde_json::Value;
use std::sync::Arc;

/// A game in progress. See `_quipu.pyi`, where everything that Python sees is described.
#[pyclass(module = "quipu")]
pub struct State {
    pub table: AnyTable,
    /// All actions by index, made when they are first asked for; copies share them.
    actions: Arc<PyOnceLock<Py<PyTuple>>>,
}

/// A new game.
#[pyfunction]
#[pyo3(signature = (name, players = 4, **options))]
pub fn game(name: &str, players: usize, options: Option<&Bound<'_, PyDict>>) -> PyResult<State> {
    let options = crate::bots::given(options)?;
    guard(|| Ok::<_, Fault>(State::new(table::start(table::kind(name)?, players, options)?)))
}

impl State {
    pub fn new(table: AnyTable) -> State {
        State { table, actions: Arc::new(PyOnceLock::new()) }
    }

    fn seat(&self, number: i64) -> Result<Seat, Fault> {
        seat(number, self.table.seats())
    }
}

#[pymethods]
impl State {
    #[getter]
    fn name(&self) -> &'static str {
        self.table.kind().name()
    }

    #[getter]
    fn players(&self) -> usize {
        self.table.seats()
    }

    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.table.options())
    }

    #[getter]
    fn names(&self) -> Vec<String> {
        self.table.names()
    }

    #[getter]
    fn turn(&self) -> Turn {
        Turn(self.table.turn())
    }

    fn legal_actions<'py>(&self, py: Python<'py>, seat: i64) -> PyResult<Bound<'py, PyList>> {
        let legal = guard(|| Ok::<_, Fault>(self.table.legal_actions(self.seat(seat)?)))?;
        let legal = legal.iter().map(|action| to_python(py, action)).collect::<PyResult<Vec<_>>>()?;
        PyList::new(py, legal)
    }

    fn chance_outcomes<'py>(&self, py: Python<'py>) -> PyResult<Vec<(Bound<'py, PyAny>, u32)>> {
        let outcomes = guard(|| Ok::<_, Fault>(self.table.chance_outcomes()))?;
        outcomes.iter().map(|(outcome, weight)| Ok((to_python(py, outcome)?, *weight))).collect()
    }

    fn apply(&mut self, seat: i64, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let action = from_python(action)?;
        guard(|| {
            let seat = self.seat(seat)?;
            self.table.act(seat, action)
        })
    }

    fn apply_chance(&mut self, outcome: &Bound<'_, PyAny>) -> PyResult<()> {
        let outcome = from_python(outcome)?;
        guard(|| self.table.chance(outcome))
    }

    fn draw<'py>(&mut self, py: Python<'py>, random: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let mut words = generator(random, self.table.step_count())?;
        let outcome = guard(|| self.table.draw(&mut words))?;
        to_python(py, &outcome)
    }

    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let view = guard(|| {
            let viewer = seat.map(|seat| self.seat(seat)).transpose()?;
            Ok::<_, Fault>(self.table.view(viewer.map_or(Viewer::Spectator, Viewer::Seat)))
        })?;
        to_python(py, &view)
    }

    fn knowledge(&self, seat: i64) -> PyResult<Knowledge> {
        guard(|| Ok::<_, Fault>(Knowledge(self.table.knowledge(self.seat(seat)?))))
    }

    #[getter]
    fn actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let all = self.actions.get_or_try_init(py, || {
            let all = guard(|| Ok::<_, Fault>(self.table.actions()))?;
            let all = all.iter().map(|action| to_python(py, action)).collect::<PyResult<Vec<_>>>()?;
            Ok::<_, PyErr>(PyTuple::new(py, all)?.unbind())
        })?;
        Ok(all.bind(py).clone())
    }

    fn action_index(&self, action: &Bound<'_, PyAny>) -> PyResult<usize> {
        let action = from_python(action)?;
        guard(|| self.table.action_index(&action))
    }

    fn legal_mask<'py>(&self, py: Python<'py>, seat: i64) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let mask = guard(|| Ok::<_, Fault>(self.table.legal_mask(self.seat(seat)?)))?;
        Ok(PyArray1::from_vec(py, mask))
    }

    fn observation<'py>(&self, py: Python<'py>, seat: i64) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let bytes = guard(|| Ok::<_, Fault>(self.table.observation(self.seat(seat)?)))?;
        Ok(PyArray1::from_vec(py, bytes))
    }

    #[getter]
    fn fields<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let fields = PyDict::new(py);
        for field in guard(|| Ok::<_, Fault>(self.table.fields()))? {
            let bytes =
                PySlice::new(py, field.start.cast_signed(), (field.start + field.len).cast_signed(), 1);
            fields.set_item(field.name, bytes)?;
        }
        Ok(fields)
    }

    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome().map(Outcome)
    }

    #[getter]
    fn steps<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &Value::Array(self.table.steps()))
    }

    #[pyo3(signature = (names = None))]
    fn record(&self, names: Option<Vec<String>>) -> PyResult<String> {
        guard(|| self.table.record(names))
    }

    fn clone(&self) -> State {
        State { table: self.table.copy(), actions: self.actions.clone() }
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let restore = PyType::new::<State>(py).getattr("_restore")?;
        Ok((restore, (self.table.as_played(),)))
    }

    #[staticmethod]
    fn _restore(record: &str) -> PyResult<State> {
        guard(|| crate::record::read(record.as_bytes()).map(State::new))
    }

    fn __eq__(&self, other: &State) -> bool {
        self.table.equals(&*other.table)
    }

    fn __hash__(&self) -> u64 {
        self.table.hash()
    }

    fn __repr__(&self) -> String {
        let (steps, due) = (self.table.step_count(), Turn(self.table.turn()));
        format!("<quipu.State {}, {} players, {steps} steps, {}>", self.name(), self.players(), due.words())
    }
}

/// A generator from what Python gave: a seed, which with the number of the step says what is drawn, or a generator of `random` or numpy.
fn generator(random: &Bound<'_, PyAny>, step: usize) -> PyResult<SplitMix> {
    if random.hasattr("__index__")? && !random.is_instance_of::<PyBool>() {
        return Ok(SplitMix::nth(crate::seed(random)?, step as u64));
    }
    if random.hasattr("getrandbits")? {
        return Ok(SplitMix::new(random.call_method1("getrandbits", (64,))?.extract()?));
    }
    if random.hasattr("bit_generator")? || random.hasattr("randint")? {
        let bytes: Vec<u8> = random.call_method1("bytes", (8,))?.extract()?;
        let bytes = bytes.try_into().map_err(|_| PyTypeError::new_err("bytes(8) did not give 8 bytes"))?;
        return Ok(SplitMix::new(u64::from_le_bytes(bytes)));
    }
    let given = random.get_type().name()?;
    Err(PyTypeError::new_err(format!(
        "draw needs a whole number as seed, a random.Random or a numpy.random.Generator, not {given}"
    )))
}

/// What a game waits for.
#[pyclass(module = "quipu", frozen, eq, hash)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Turn(Due);

impl Turn {
    fn words(self) -> String {
        match self.0 {
            Due::Chance => "chance is due".to_owned(),
            Due::Over => "over".to_owned(),
            Due::Act(seats) => {
                let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                format!("due: seat {}", seats.join(", "))
            }
        }
    }
}

#[pymethods]
impl Turn {
    #[getter]
    fn kind(&self) -> &'static str {
        match self.0 {
            Due::Chance => "chance",
            Due::Act(_) => "act",
            Due::Over => "over",
        }
    }

    #[getter]
    fn seats<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        match self.0 {
            Due::Act(seats) => PyTuple::new(py, seats.iter().map(Seat::index).collect::<Vec<_>>()),
            _ => Ok(PyTuple::empty(py)),
        }
    }

    fn __repr__(&self) -> String {
        format!("<quipu.Turn {}>", self.words())
    }
}

/// What a player with a perfect memory knows.
#[pyclass(module = "quipu", frozen)]
pub struct Knowledge(Box<dyn Known>);

#[pymethods]
impl Knowledge {
    fn __eq__(&self, other: &Knowledge) -> bool {
        self.0.equals(&*other.0)
    }

    fn __hash__(&self) -> u64 {
        self.0.hash()
    }

    fn __repr__(&self) -> String {
        format!("{:?}", self.0)
    }
}

/// How a game ended, by seat.
#[pyclass(module = "quipu", frozen, eq)]
#[derive(PartialEq)]
pub struct Outcome(game_core::Outcome);

#[pymethods]
impl Outcome {
    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.scores.as_slice())
    }

    #[getter]
    fn ranks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.ranks.as_slice())
    }

    #[getter]
    fn winners<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.winners().iter().map(Seat::index).collect::<Vec<_>>())
    }

    #[getter]
    fn shares<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let winners = self.0.winners();
        let share = |seat| if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        PyTuple::new(py, self.0.scores.iter().map(|(seat, _)| share(seat)).collect::<Vec<f64>>())
    }

    fn __repr__(&self) -> String {
        format!("<quipu.Outcome scores {:?}, ranks {:?}>", self.0.scores.as_slice(), self.0.ranks.as_slice())
    }
}
