//! A client without a screen that plays at a real server over real sockets, for tests and for the load program.
//!
//! A [`Guest`] has a cookie, a [`Socket`] is a connection, a [`ClientState`] is what a client knows of its table, and a [`RandomPlayer`]
//! combines them: it plays randomly, reconnects when the connection is lost, and remembers every acknowledged choice, so that
//! [`find_choices`] can look for them in the record. [`ServerProcess`] is a server in its own process. [`violations`] are what no good
//! client does.
//!
//! This crate never sees more of a server than any client does.

mod error;
mod follower;
mod found;
mod frames;
mod guest;
mod player;
mod served;
mod socket;
mod violations;

pub use error::ProbeError;
pub use follower::{Choice, ClientEvent, ClientState, Pending};
pub use found::{MissingChoice, find_choices};
pub use guest::{Answer, Guest};
pub use player::RandomPlayer;
pub use served::{ServerProcess, free_address};
pub use socket::Socket;
pub use violations::{Consequence, Violation, violations};

use std::time::Duration;

/// The timeout for everything that is waited for.
pub const PATIENCE: Duration = Duration::from_secs(60);

pub fn random_u64() -> u64 {
    u64::from_le_bytes(random_bytes())
}

fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}
