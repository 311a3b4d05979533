//! A table on this device: the referee and the bots in a worker of the browser, with no server.
//!
//! [`Host`] reads the page's messages and writes the answers, both as JSON; everything in between is done by [`game_table::Device`], and by
//! the replay for records. [`DeviceTable`] keeps the entries to save apart: they contain secrets, and worker.js saves them without showing
//! them to the page. [`worker`] has the random bytes, the date and the clock of a browser. It never sees the page, nor a network.

mod device_table;
mod host;
mod input;
mod replay;
pub mod worker;

pub use device_table::{Batch, DeviceTable};
pub use game_table::Environment;
pub use host::Host;
