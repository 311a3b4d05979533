//! The rules of Gold, for millions of games per second.
