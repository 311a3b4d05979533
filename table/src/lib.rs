//! One table without I/O or clock: seats, sealed choices, chance, versions, views, bots.
//!
//! A [`Table`] is the sum of its entries. A server, browser or test that runs it asks what a command would do ([`Table::submit`] and
//! its siblings return a [`Plan`] of new [`Entry`]s and change nothing), stores the entries, and only then [commits](Table::commit)
//! the plan. Reading the same entries after a restart therefore gives the same table, version for version. What a person may see comes
//! from [`Table::look`]; what a bot may know is handed out as a [`BotTask`].
//!
//! This crate never sees a socket, a file, a clock or a random generator: date and random bytes come in as [`Inputs`].
//!
//! ```
//! use game_table::{Inputs, UpdateMode, Person, Table, UserId};
//!
//! let inputs = Inputs { secret: fair::Secret::new([7; 32]), date: "2026-11-16".to_owned(), absent: Vec::new(), strength: bots::Strength::NEW };
//! let ana = Person { user: UserId(1), name: "Ana".to_owned() };
//! let setup = serde_json::from_str(r#"{"game":"gold","places":3}"#)?;
//! let written = Table::open(ana.clone(), setup, &[bots::Level::Guide; 2], &inputs)?; // to be stored
//! let mut table = Table::replay("kamo-tiru".parse()?, &written)?;
//!
//! let plan = table.submit(&ana, 1, &wire::Command::Start {}, &inputs)?; // to be stored, too
//! table.commit(plan)?;
//! assert_eq!(table.look(ana.user, None, UpdateMode::Live).version, table.version());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bot_names;
mod branch;
mod device;
mod ending;
mod entry;
mod event;
mod first;
mod game;
mod hint;
mod laid;
mod look;
mod picks;
mod plan;
mod programs;
mod rematch;
mod renamed;
mod seating;
mod session;
mod setup;
mod starting;
mod table;
mod think;

pub use bot_names::NAMES as BOT_NAMES;
pub use device::{Beginning, Device, Environment, Failure};
pub use ending::EndedGame;
pub use entry::{Branch, CommandKey, Entry, EntryKind, Person, UserId};
pub use event::{Event, TableProgress};

pub use hint::{HintReply, HintTask};
pub use look::{OpenDecision, UpdateMode};
pub use plan::{Inputs, Plan};
pub use seating::Occupant;
pub use session::{Change, Dialogue, Millis, Request, Revisions, Session, SessionConfig, Visitor};
pub use setup::{InvalidSetup, check_setup};
pub use table::{InvalidEntry, OtherRules, Table};
pub use think::{BotAnswer, BotTask, MAX_PREPARING_TIME, MAX_THINKING_TIME};
