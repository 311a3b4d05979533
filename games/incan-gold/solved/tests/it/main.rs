//! The tables against values known from elsewhere, and against a second implementation.

mod maps;
mod responses;
mod rounds;
mod tables;
