//! The game record: options and steps, one JSON object per line. docs/record.md describes it.
//!
//! Reading is strict and streams: a [`Reader`] checks every step against the rules as it is read, so it stops at the first bad line of
//! a file of any size. Equal games are written as equal bytes.
//!
//! ```
//! use catalog::record::{Reader, Record};
//! use catalog::{GameKind, with_game};
//! use game_core::Game;
//!
//! let names = ["Ana", "Ben"].map(str::to_owned).to_vec();
//! for kind in GameKind::all() {
//!     with_game!(kind, G => {
//!         let text = Record::<G>::new(G::usual_options(), names.clone(), Vec::new()).to_text()?;
//!         let table = Reader::new(text.as_bytes())?.replay::<G>(|_, _| ())?;
//!         assert_eq!(table.seats(), 2);
//!
//!         let wrong = text + "{\"seat\":0,\"do\":\"sleep\"}\n";
//!         let fault = Reader::new(wrong.as_bytes())?.replay::<G>(|_, _| ()).unwrap_err();
//!         assert_eq!(fault.line, 2);
//!     });
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod fault;
mod header;
mod line;
mod members;
mod read;
mod write;

pub(crate) use fault::why;
pub use fault::{Fault, FaultKind};
pub use header::{Header, options};
pub use line::{parse as read_step, write as write_step};
pub use read::{Reader, describe_due, refusal};
pub use write::Record;

/// The longest allowed line in bytes, far longer than any legal one.
pub const LONGEST_LINE: usize = 1 << 20;

pub const FORMAT: u16 = 1;
