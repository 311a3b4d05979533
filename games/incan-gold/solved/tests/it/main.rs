//! The tables against values known from elsewhere, and against a second implementation.

mod rounds;
mod tables;
