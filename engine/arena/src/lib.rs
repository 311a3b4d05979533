//! Simulation and contests: many games, played fast, counted exactly.
//!
//! The same seed gives the same games and the same numbers on any number of threads: each game has generators of
//! its own, made from the seed and its number, and everything is counted in whole numbers, whose sums do not depend on the order.
//!
//! Two ways to play: [`simulate`] lets [policies](bots::Policy) play on the fast model of a game; [`play_with`] asks [`Player`]s who
//! see only what their seat may see, for contests, for other programs, for people.
//!
//! This crate never sees a terminal or a network; the clock is read only to measure how long bots think, and to stop
//! waiting for other programs.
//!
//! ```
//! use arena::{Plan, simulate};
//! use bots::Roster;
//! use catalog::{GameKind, GameModule, with_game};
//! use game_core::Game;
//! use std::sync::atomic::AtomicU64;
//!
//! for kind in GameKind::all() {
//!     with_game!(kind, G => {
//!         let plan = Plan::<G> {
//!             options: G::usual_options(),
//!             seats: 3,
//!             policies: vec![<G as GameModule>::Bots::policy("random")?],
//!             names: Vec::new(),
//!             games: 100,
//!             seed: 1,
//!             threads: 2,
//!             record: None,
//!             most_steps: 10_000,
//!         };
//!         let stats = simulate(&plan, &AtomicU64::new(0))?;
//!         println!("{kind}: {:.1} points on average", stats.summary().score.mean);
//!         assert_eq!(stats.games, 100);
//!     });
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod contest;
mod entrant;
mod games_file;
mod luck;
mod outside;
mod paired;
mod play;
mod player;
mod record_file;
mod schedule;
mod simulate;
mod standings;
mod stats;
mod sum;
mod times;

pub use contest::{Conduct, Contest, ContestError, Played};
pub use entrant::{Entrant, ProgramFaults};
pub use games_file::GamesFile;
pub use luck::LUCK;
pub use paired::{Compared, Difference, Paired, SeatDifference};
pub use play::{PlayError, play, play_with};
pub use player::{BotPlayer, Player, Sight, Start};
pub use record_file::RecordError;
pub use schedule::{Orders, Schedule, TooManyOrders, line_ups};
pub use simulate::{Plan, SimulationError, simulate, simulate_with};
pub use standings::{Standing, Standings};
pub use stats::{SeatStats, Stats, Summary};
pub use sum::{Adjusted, Estimate, Interval, Share};
pub use times::Times;
