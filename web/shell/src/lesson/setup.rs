//! The prepared table of a lesson. The same secret and the same choices make the same game, so the story of each lesson is known
//! beforehand; tests play it as the coach advises.

use bots::Level;
use fair::Secret;
use game_list::GameKind;
use protocol::{Pace, Setup, ToLocal};

/// The secret with this number. Anyone may know it: a lesson needs no fairness.
pub fn secret(number: u64) -> Secret {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    Secret::new(bytes)
}

/// The table of a lesson, for a learner with this name.
pub fn table(game: GameKind, name: String, secret: Secret) -> ToLocal {
    let setup = Setup {
        game,
        options: None,
        places: 2,
        public: false,
        spectators: true,
        odds: false, // one thing at a time
        first: Default::default(),
        pace: Pace::default(),
    };
    ToLocal::Open { setup, people: vec![name], bots: vec![Level::Porter], secret: Some(secret) }
}
