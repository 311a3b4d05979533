//! Records: reading, and replaying step by step.

use crate::convert::to_python;
use crate::error::{Fault, guard};
use crate::state::State;
use crate::table::{self, AnyTable};
use catalog::record::Reader;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use serde_json::Value;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::PathBuf;

/// The game after the last step of a record.
pub fn read(from: impl BufRead) -> Result<AnyTable, Fault> {
    table::read(Reader::new(from)?)
}

/// A record that Python gave: its text, its bytes, or the path of its file.
fn given(py: Python<'_>, record: &Bound<'_, PyAny>) -> PyResult<AnyTable> {
    if let Ok(text) = record.extract::<String>()
        && text.trim_start().starts_with('{')
    {
        return guard(|| py.detach(|| read(text.as_bytes())));
    }
    if let Ok(bytes) = record.extract::<Vec<u8>>() {
        return guard(|| py.detach(|| read(bytes.as_slice())));
    }
    let path: PathBuf = record.extract().map_err(|_| {
        PyTypeError::new_err("a record is given as its text, as bytes, or as the path of its file")
    })?;
    let open = || {
        let unreadable =
            |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
        let file = File::open(&path).map_err(|error| Fault::File(unreadable(error)))?;
        read(BufReader::new(file)).map_err(|fault| match fault {
            Fault::Record(line, why) => Fault::Record(line, format!("{why} ({})", path.display())),
            Fault::File(error) => Fault::File(unreadable(error)),
            other => other,
        })
    };
    guard(|| py.detach(open))
}

/// A record, or a state that has its steps already.
pub fn any(py: Python<'_>, record: &Bound<'_, PyAny>) -> PyResult<AnyTable> {
    match record.extract::<PyRef<'_, State>>() {
        Ok(state) => Ok(state.table.copy()),
        Err(_) => given(py, record),
    }
}

#[pyfunction]
pub fn read_record(py: Python<'_>, record: &Bound<'_, PyAny>) -> PyResult<State> {
    Ok(State::new(given(py, record)?))
}

/// Every moment of a game, from before its first step.
#[pyfunction]
pub fn replay(py: Python<'_>, record: &Bound<'_, PyAny>) -> PyResult<Replay> {
    let table = any(py, record)?;
    guard(|| Ok::<_, Fault>(Replay { steps: table.steps(), table: table.rewound()?, next: None }))
}

#[pyclass(module = "quipu")]
pub struct Replay {
    table: AnyTable,
    steps: Vec<Value>,
    /// The step that comes next; none before the first moment.
    next: Option<usize>,
}

#[pymethods]
impl Replay {
    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__<'py>(&mut self, py: Python<'py>) -> PyResult<Option<(State, Bound<'py, PyAny>)>> {
        let Some(next) = self.next else {
            self.next = Some(0);
            return Ok(Some((State::new(self.table.copy()), py.None().into_bound(py))));
        };
        let Some(step) = self.steps.get(next) else { return Ok(None) };
        self.next = Some(next + 1);
        guard(|| self.table.apply_step(step))?;
        Ok(Some((State::new(self.table.copy()), to_python(py, step)?)))
    }
}
