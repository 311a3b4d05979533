//! The rules of Lost Temple, for millions of games per second.
