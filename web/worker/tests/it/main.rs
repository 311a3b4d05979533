//! The table on this device, driven as the page drives it.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod branch;
mod common;
mod daily;
mod device_table;
mod hostile;
mod hot_seat;
mod pace;
mod replay;
mod secrecy;
mod strengths;
mod whole_games;
