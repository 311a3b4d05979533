//! A client without a screen: it plays at a real server over real sockets. For tests, and for the load program.
//!
//! A [`Guest`] is somebody with a cookie, a [`Socket`] his connection, a [`Follower`] what he knows of his table, and a [`Player`]
//! all of that together: he plays at random, comes back by himself when the connection is lost, and notes every choice that
//! the server has acknowledged, so that [`found_in`] can look for them in the record. [`Served`] is a server in a process of its own.
//!
//! This crate never sees more of a server than any client does.

mod error;
mod follower;
mod found;
mod guest;
mod player;
mod served;
mod socket;

pub use error::ProbeError;
pub use follower::{Choice, ClientEvent, ClientState, Pending};
pub use found::{MissingChoice, find_choices};
pub use guest::{Answer, Guest};
pub use player::RandomPlayer;
pub use served::{ServerProcess, free_address};
pub use socket::Socket;

use std::time::Duration;

/// Nothing that is waited for takes longer than this, or it is given up with a sentence.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A number that nobody can foresee.
pub fn random_u64() -> u64 {
    u64::from_le_bytes(random_bytes())
}

fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}
