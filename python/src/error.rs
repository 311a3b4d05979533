//! What Python sees when something is wrong: one exception with one sentence.

use game_core::{Seat, SetupError as Setup};
use pyo3::create_exception;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};

create_exception!(
    quipu,
    SetupError,
    PyValueError,
    "A game that cannot be set up: its name, players or options."
);
create_exception!(
    quipu,
    IllegalStep,
    PyValueError,
    "A step that the rules do not allow. The state has not changed."
);
create_exception!(
    quipu,
    RecordError,
    PyValueError,
    "A record that is wrong. `line` is the first wrong line, counted from 1."
);
create_exception!(quipu, InternalError, PyRuntimeError, "A mistake in quipu itself. Please report it.");

/// Something that is wrong, before Python hears of it.
#[derive(Debug)]
pub enum Fault {
    Setup(String),
    Illegal(String),
    /// With the line, from 1.
    Record(usize, String),
    Value(String),
    /// A file cannot be read or written.
    File(io::Error),
}

impl From<Setup> for Fault {
    fn from(error: Setup) -> Fault {
        Fault::Setup(error.to_string())
    }
}

impl From<catalog::record::Fault> for Fault {
    fn from(fault: catalog::record::Fault) -> Fault {
        match fault.unreadable {
            Some(error) => Fault::File(io::Error::new(error.kind(), fault.problem)),
            None => Fault::Record(fault.line, fault.problem),
        }
    }
}

impl From<Fault> for PyErr {
    fn from(fault: Fault) -> PyErr {
        match fault {
            Fault::Setup(why) => SetupError::new_err(why),
            Fault::Illegal(why) => IllegalStep::new_err(why),
            Fault::Value(why) => PyValueError::new_err(why),
            Fault::File(error) => error.into(),
            Fault::Record(line, why) => Python::attach(|py| {
                let error = RecordError::new_err(format!("line {line}: {why}"));
                match error.value(py).setattr("line", line) {
                    Ok(()) => error,
                    Err(other) => other,
                }
            }),
        }
    }
}

/// Turns a panic, which would be a mistake of ours, into an exception.
pub fn guard<T, E>(work: impl FnOnce() -> Result<T, E>) -> PyResult<T>
where
    PyErr: From<E>,
{
    catch_unwind(AssertUnwindSafe(work)).map_or_else(
        |panic| {
            let why = panic.downcast_ref::<String>().map(String::as_str);
            let why = why.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no reason given");
            Err(InternalError::new_err(format!("a mistake in quipu, please report it: {why}")))
        },
        |done| done.map_err(PyErr::from),
    )
}

/// The seat with this number at a table of so many.
pub fn seat(number: i64, seats: usize) -> Result<Seat, Fault> {
    let found = usize::try_from(number).ok().filter(|it| *it < seats).and_then(Seat::new);
    found.ok_or_else(|| Fault::Value(format!("there is no seat {number}; seats are 0 to {}", seats - 1)))
}
