//! The game record: options and steps, one JSON object a line. docs/record.md describes it.
//!
//! Reading is strict and streams: a [`Reader`] checks every step against the rules as it comes, so a file that is not a
//! legal record is found out at its first bad line, whatever its size. Writing gives equal bytes for equal games.
//!
//! ```
//! use catalog::games::incan_gold::rules::{Choice, Options, State};
//! use catalog::record::{Reader, Record};
//! use game_core::{Game, Seat, Step};
//!
//! let names = ["Ana", "Ben"].map(str::to_owned).to_vec();
//! let steps = vec![Step::Chance("treasure-11".parse()?), Step::Act(Seat::default(), Choice::Camp)];
//! let text = Record::<State>::new(Options::default(), names, steps).to_text()?;
//! assert_eq!(text.lines().last(), Some(r#"{"seat":0,"do":"camp"}"#));
//!
//! let table = Reader::new(text.as_bytes())?.replay::<State>(|_, _| ())?;
//! assert_eq!(table.turn(), game_core::Turn::Act([Seat::try_from(1)?].into_iter().collect()));
//!
//! let wrong = text.replace("camp", "sleep");
//! let fault = Reader::new(wrong.as_bytes())?.replay::<State>(|_, _| ()).unwrap_err();
//! assert_eq!(fault.line, 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod fault;
mod header;
mod line;
mod read;
mod write;

pub use fault::Fault;
pub use header::{Header, options};
pub use line::{parse as read_step, write as write_step};
pub use read::{Reader, describe_due};
pub use write::Record;

/// No line may be longer than this (in bytes): nothing legal comes near it.
pub const LONGEST_LINE: usize = 1 << 20;

/// The version of the format.
pub const FORMAT: u16 = 1;
