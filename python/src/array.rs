//! Arrays of numpy as slices, with a sentence for each that does not fit.

use crate::error::Fault;
use numpy::{
    Element, PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyReadwriteArrayDyn, PyUntypedArray,
    PyUntypedArrayMethods,
};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

pub fn zeros<T: Element>(py: Python<'_>, shape: Vec<usize>) -> Py<PyArrayDyn<T>> {
    PyArrayDyn::<T>::zeros(py, shape, false).unbind()
}

/// An array that is given, if it has the right dtype and shape.
pub fn input<'py, T: Element>(
    name: &str,
    given: &Bound<'py, PyAny>,
    shape: &[usize],
) -> PyResult<PyReadonlyArrayDyn<'py, T>> {
    let wanted = T::get_dtype(given.py());
    let Ok(any) = given.cast::<PyUntypedArray>() else {
        let kind = given.get_type().name()?;
        let problem =
            format!("{name} must be a numpy array of {wanted} with the shape {shape:?}, not a {kind}");
        return Err(PyTypeError::new_err(problem));
    };
    let Ok(array) = given.cast::<PyArrayDyn<T>>() else {
        let dtype = any.dtype();
        return Err(PyTypeError::new_err(format!(
            "{name} must have the dtype {wanted}, not {dtype}; use {name}.astype(\"{wanted}\")"
        )));
    };
    if array.shape() != shape {
        let given = array.shape();
        return Err(Fault::Value(format!("{name} must have the shape {shape:?}, not {given:?}")).into());
    }
    array.try_readonly().map_err(|_| busy(name))
}

pub fn contiguous<'a, T: Element>(name: &str, array: &'a PyReadonlyArrayDyn<'_, T>) -> PyResult<&'a [T]> {
    let there = array.as_slice().ok().filter(|_| array.is_c_contiguous());
    there.ok_or_else(|| {
        Fault::Value(format!("{name} must be C-contiguous; use numpy.ascontiguousarray({name})")).into()
    })
}

/// One of our own arrays, to write into.
pub fn output<'py, T: Element>(
    name: &str,
    array: &Bound<'py, PyArrayDyn<T>>,
) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    array.try_readwrite().map_err(|_| busy(name))
}

pub fn slice<'a, T: Element>(name: &str, array: &'a mut PyReadwriteArrayDyn<'_, T>) -> PyResult<&'a mut [T]> {
    array.as_slice_mut().map_err(|_| busy(name))
}

fn busy(name: &str) -> PyErr {
    let problem = format!(
        "the array {name} cannot be used now: it is read-only, or another call is using it; pass a copy, or wait"
    );
    Fault::Value(problem).into()
}
