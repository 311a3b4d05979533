//! Where the events of a step go.

use alloc::vec::Vec;
/// Receives the events of a step. `Vec` keeps them; `()` drops them before they are created, so that they cost nothing.
pub trait Sink<E> {
    /// Receives one event, created only if it is kept.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

impl<E> Sink<E> for () {
    #[inline(always)]
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
