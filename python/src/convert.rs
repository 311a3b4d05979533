//! JSON values as Python objects, and back.

use crate::error::Fault;
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple};
use serde_json::{Map, Number, Value};

/// Deeper than this, an object holds itself.
const DEEPEST: usize = 64;

pub fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    match value {
        Value::Null => Ok(py.None().into_bound(py)),
        Value::Bool(it) => it.into_bound_py_any(py),
        Value::Number(it) => match (it.as_i64(), it.as_u64()) {
            (Some(whole), _) => whole.into_bound_py_any(py),
            (None, Some(whole)) => whole.into_bound_py_any(py),
            (None, None) => it.as_f64().into_bound_py_any(py),
        },
        Value::String(text) => Ok(PyString::intern(py, text).into_any()),
        Value::Array(items) => {
            let list = PyList::empty(py);
            items.iter().try_for_each(|item| list.append(to_python(py, item)?))?;
            Ok(list.into_any())
        }
        Value::Object(members) => {
            let dict = PyDict::new(py);
            for (key, member) in members {
                dict.set_item(PyString::intern(py, key), to_python(py, member)?)?;
            }
            Ok(dict.into_any())
        }
    }
}

pub fn from_python(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    read(object, DEEPEST)
}

fn read(object: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    let deeper = |item: &Bound<'_, PyAny>| match depth {
        0 => Err(PyErr::from(Fault::Value("the value is nested too deeply".to_owned()))),
        _ => read(item, depth - 1),
    };
    if let Ok(text) = object.cast::<PyString>() {
        return Ok(Value::String(text.to_str()?.to_owned()));
    }
    if let Ok(it) = object.cast::<PyBool>() {
        return Ok(Value::Bool(it.is_true()));
    }
    if object.is_none() {
        return Ok(Value::Null);
    }
    if let Ok(members) = object.cast::<PyDict>() {
        let mut map = Map::new();
        for (key, member) in members {
            let key = key.cast::<PyString>().map_err(|_| unfit(&key, "a key must be a text"))?;
            map.insert(key.to_str()?.to_owned(), deeper(&member)?);
        }
        return Ok(Value::Object(map));
    }
    if object.is_instance_of::<PyList>() || object.is_instance_of::<PyTuple>() {
        return Ok(Value::Array(object.try_iter()?.map(|item| deeper(&item?)).collect::<PyResult<_>>()?));
    }
    if let Ok(number) = object.cast::<PyFloat>() {
        let number = Number::from_f64(number.value());
        return number.map(Value::Number).ok_or_else(|| unfit(object, "a number must be finite"));
    }
    // Whole numbers of numpy too.
    if object.is_instance_of::<PyInt>() || object.hasattr("__index__")? {
        return Ok(Value::from(object.extract::<i64>()?));
    }
    Err(unfit(object, "a value is a text, a number, a bool, None, a list or a dict"))
}

fn unfit(object: &Bound<'_, PyAny>, rule: &str) -> PyErr {
    let given = object.repr().map_or_else(|_| "this".to_owned(), |text| text.to_string());
    let short: String = given.chars().take(60).collect();
    PyTypeError::new_err(format!("{rule}, not {short}"))
}
