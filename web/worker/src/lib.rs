//! A table on this device: the referee and the bots in a worker of the browser, with no server.
//!
//! A [`Host`] runs one table as a server would: a message is planned by the referee, its entries are sent to be saved, and only then is
//! the result shown. The page gets the same messages as online, in the envelope of [`protocol::FromLocal`]. Several people can share the
//! device, but at any time the page shows the view of one of them or of a spectator, and gets only what that viewer may know. The entries
//! to save contain secrets: [`DeviceTable`] gives them to worker.js, which saves them, and never to the page.
//!
//! There is no clock for decisions. Random bytes, the date and the time come from [`Environment`]; [`worker`] has those of a browser.
//! It never sees the page, nor a network.

mod bots;
mod device_table;
mod environment;
mod host;
mod input;
mod local_table;
mod replay;
pub mod worker;

pub use device_table::{Batch, DeviceTable};
pub use environment::Environment;
pub use host::Host;
