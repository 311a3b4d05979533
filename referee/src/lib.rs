//! One table without I/O or clock: seats, sealed choices, chance, versions, views, bots.
//!
//! A [`Table`] is nothing but its entries. Whoever runs it (a server, a browser, a test) asks it what a command comes to
//! ([`Table::submit`] and its like give new [`Entry`]s and change nothing), writes the entries down, and only then lets it
//! [apply](Table::apply) them. Reading the same entries again after a restart therefore gives the same table, version for version.
//! What a person may be shown comes from [`Table::look`]; what a bot may know is handed out as a [`Thinking`].
//!
//! This crate never sees a socket, a file, a clock or a generator: time and random bytes are given to it.
//!
//! ```
//! use referee::{Given, Manner, Person, Table, UserId};
//!
//! let given = Given { secret: fair::Secret::new([7; 32]), date: "2026-11-16".to_owned() };
//! let ana = Person { user: UserId(1), name: "Ana".to_owned() };
//! let setup = serde_json::from_str(r#"{"game":"gold","places":3}"#)?;
//! let written = Table::open(ana.clone(), setup, &[bots::Level::Guide; 2], &given)?; // to be kept
//! let mut table = Table::replay("kamo-tiru".parse()?, &written)?;
//!
//! let planned = table.submit(&ana, 1, &protocol::Command::Start {}, &given)?; // to be kept, too
//! for entry in &planned.entries {
//!     table.apply(entry)?;
//! }
//! assert_eq!(table.look(ana.user, None, Manner::Live).version, table.version());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod branch;
mod entry;
mod first;
mod game;
mod look;
mod plan;
mod seating;
mod setup;
mod table;
mod think;

pub use entry::{Branch, Entry, Person, Sent, UserId, What};

pub use look::Manner;
pub use plan::{EndedGame, Given, Planned};
pub use seating::Who;
pub use setup::{SetupFault, check_setup};
pub use table::{Broken, OtherRules, Table};
pub use think::{Thinking, Thought};
