//! The wire format, message by message.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod json;
mod local;
mod messages;
mod page;
