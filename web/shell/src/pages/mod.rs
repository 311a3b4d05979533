//! What several pages share.

pub mod clipboard;
pub mod company;
pub mod dates;
pub mod file;
pub mod game;
pub mod hero;
pub mod known;
pub mod levels;
pub mod name;
pub mod options;
pub mod own_files;
pub mod result;
pub mod rules;
pub mod seats;
pub mod switch;
