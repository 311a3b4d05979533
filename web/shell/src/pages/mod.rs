//! What several pages share.

pub mod boards;
pub mod clipboard;
pub mod company;
pub mod dates;
pub mod file;
pub mod known;
pub mod levels;
pub mod name;
pub mod result;
pub mod switch;
