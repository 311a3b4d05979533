//! A table on this device: the referee and the bots in a worker of the browser, with no server.
//!
//! A [`Host`] runs one table as a server would: what somebody says is planned by the referee, handed out to be kept, and only then
//! told. The page hears the same messages as online, in the envelope of [`protocol::FromLocal`]. Several people can share the
//! device, but at any time the page looks with the eyes of one of them, or of nobody in particular, and is told what those may know.
//! What is to be kept is the exception: it is for storage, not for eyes, and whoever reads it there has opened the box.
//!
//! There is no clock for decisions. Random bytes, the date and the time come from [`Environment`]; [`worker`] has those of a browser.
//! It never sees the page, nor a network.

mod bots;
mod environment;
mod host;
mod input;
mod local_table;
mod replay;
pub mod worker;

pub use environment::Environment;
pub use host::Host;
