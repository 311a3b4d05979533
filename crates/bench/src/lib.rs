//! How fast the rules are, and the yardstick they are measured against.
pub mod yardstick;
