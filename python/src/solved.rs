//! What is known exactly about a game: `quipu.solved`.

use crate::bots::given;
use crate::error::{Fault, guard};
use crate::table;
use bots::{Column, Roster};
use catalog::{GameModule, with_game};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyDict;

#[pyfunction]
#[pyo3(signature = (game, **options))]
pub fn solved<'py>(
    py: Python<'py>,
    game: &str,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyDict>> {
    let options = given(options)?;
    let columns = guard(|| {
        py.detach(|| {
            with_game!(table::kind(game)?, G => {
                let options = table::options::<G>(options)?;
                <G as GameModule>::Bots::solution(&options).ok_or_else(|| {
                    Fault::Value(format!("{game} is not solved with these options; docs/solved.md says what is"))
                })
            })
        })
    })?;
    let arrays = PyDict::new(py);
    for (name, column) in columns {
        match column {
            Column::Whole(values) => arrays.set_item(name, PyArray1::from_vec(py, values))?,
            Column::Real(values) => arrays.set_item(name, PyArray1::from_vec(py, values))?,
        }
    }
    Ok(arrays)
}
