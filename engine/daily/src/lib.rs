//! The daily expedition: one table per game and date, the same for everyone, on every server and offline.
//!
//! An [`Expedition`] says who sits where and derives the deal and what each bot draws from. [`Crew`] lets its bots choose, and [`check`]
//! accepts a record only if every card and every choice of a bot is the one that follows. docs/daily.md describes it to the last byte.
//!
//! This crate never sees a clock: which date it is comes from outside.

mod check;
mod crew;
mod date;
mod expedition;
mod sample;
mod summary;

pub use check::{Checked, Claim, MAX_RECORD_BYTES, Rejected, check};
pub use crew::Crew;
pub use date::{Date, NoDate, streaks};
pub use expedition::{Expedition, YOUR_SEAT};
pub use sample::{random_game, whole_game};
pub use summary::Summary;
