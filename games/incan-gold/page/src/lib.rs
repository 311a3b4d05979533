//! What the page about the solved game asks, and the answers: chances by lead, any position, and a game against perfect play with grades.
//!
//! [`Desk`] answers. It runs in a worker of the browser and computes in small portions. The page only knows the messages.

mod desk;
mod duel;
mod figures;
mod messages;
mod spot;

pub use desk::Desk;

pub use duel::{Duel, OTHER, YOU};
pub use figures::{Exploited, Figures, Thumb};
pub use incan_gold_solved::map;
pub use messages::{Answer, Ask, Found, Grade, LEADS, Table};
pub use spot::{Left, Spot, edition};
