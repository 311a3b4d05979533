//! A table on this device: the referee and the bots in a worker of the browser, with no server.
//!
//! [`Host`] reads the page's messages and writes the answers, both as JSON; everything in between is done by [`referee::Device`], and by
//! the replay for records. [`worker`] has the random bytes, the date and the clock of a browser. It never sees the page, nor a network.

mod host;
mod input;
mod replay;
pub mod worker;

pub use host::Host;
pub use referee::Environment;
