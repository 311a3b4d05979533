//! Where the events of a step go.

/// Takes the events of a step. `Vec` keeps them; `()` drops them before they are even made, so that a simulator pays
/// nothing for them.
pub trait Sink<E> {
    /// Takes one event, made only if it is wanted.
    fn emit(&mut self, event: impl FnOnce() -> E);

    /// Whether anybody listens. Only for skipping work that does nothing but tell.
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
