//! Where the events of a step go.

/// Receives the events of a step. `Vec` keeps them; `()` drops them before they are created, so that they cost nothing.
pub trait Sink<E> {
    /// Receives one event, created only if it is wanted.
    fn emit(&mut self, event: impl FnOnce() -> E);

    /// Whether events are kept. Only for skipping work that only creates events.
    #[inline(always)]
    fn wanted(&self) -> bool {
        true
    }
}

impl<E> Sink<E> for () {
    #[inline(always)]
    fn emit(&mut self, _: impl FnOnce() -> E) {}

    #[inline(always)]
    fn wanted(&self) -> bool {
        false
    }
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
