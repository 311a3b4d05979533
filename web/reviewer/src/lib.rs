//! Reviews of finished games in a worker of the browser: a record in, its review out, in slices.
//!
//! [`Review`] is the work on one record. [`worker`] is the JavaScript class around it, which `reviewer.js` runs. It never sees the page, nor a network.

mod review;
pub mod worker;

pub use review::Review;
