//! Many games side by side, in arrays, for programs that learn.
//!
//! [`Lanes`] plays n games of one kind at once. Every game has a lane of its own, with its own seed: what happens in it depends on that seed and on
//! its actions, never on other lanes or on how many there are. Chance is played automatically, so that a lane always waits for players.
//!
//! Observations, masks, rewards and ends go into arrays that the caller gives, see [`Arrays`]; a step allocates nothing.
//!
//! ```
//! use catalog::games::gold::fast::Encoder;
//! use lanes::{Buffers, Lanes, Settings};
//!
//! let mut lanes = Lanes::<Encoder>::new(&Default::default(), 4, 16, Settings::default())?;
//! let (mut buffers, mut actions) = (Buffers::new(&lanes), vec![0; 16 * 4]);
//! lanes.reset(&Vec::from_iter(0..16), &mut buffers.arrays())?;
//! for _ in 0..100 {
//!     lanes.sample(&buffers.masks, &mut actions)?;
//!     lanes.step(&actions, &mut buffers.arrays())?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod arrays;
mod error;
mod lane;
mod learner;
mod run;

pub use arrays::{Arrays, Buffers};
pub use error::LanesError;
pub use run::{Lanes, MAX_LANES};

/// What happens in a lane after its game has ended, as in Gymnasium.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Autoreset {
    /// The next step begins a new game; its actions are ignored and its rewards are 0.
    #[default]
    NextStep,
    /// The step that ends a game also begins the next one: its observations are those of the new game, and the last ones of the old game
    /// are in [`Arrays::finals`].
    SameStep,
    /// Nothing: the lane stays as it is, with rewards of 0, until [`Lanes::reset_some`].
    Disabled,
}

/// What is rewarded. Every reward comes when the game ends; before that, rewards are 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reward {
    /// The share of the win: 1 for the only winner, 1/2 for each of two, 0 for all others.
    #[default]
    Win,
    /// The score.
    Score,
}

/// Who acts through the arrays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Learners {
    /// Every seat: the arrays have a row for each.
    #[default]
    All,
    /// One seat, the same in every lane, against players who choose at random. The arrays have one row for each lane.
    Seat(game_core::Seat),
    /// One seat, against players who choose at random: seat 0 in lane 0, seat 1 in lane 1, and so on, beginning again after the last.
    EachSeat,
}

/// How the lanes are run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    pub autoreset: Autoreset,
    pub reward: Reward,
    pub learners: Learners,
    /// A game is cut off (truncated) after this many steps of its lane; 0 for never. A game of Gold without its stall guard may have no end.
    pub most_steps: u32,
}
