//! quipu
fn main() {}
