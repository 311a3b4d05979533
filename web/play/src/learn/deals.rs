//! The prepared deals: the same secret and the same choices are the same game, so the story of each lesson is known beforehand. The tests
//! play them as they are advised and check that what is promised comes; `look_for_deals` there found them.

use crate::games::shown;
use bots::Level;
use catalog::GameKind;
use fair::Secret;
use protocol::{Pace, Setup, ToLocal};

/// What the chance of a lesson is made of.
pub fn secret(game: GameKind) -> Secret {
    numbered(number(game))
}

/// The number of the secret that was found.
pub fn number(game: GameKind) -> u64 {
    shown(game).expedition.deal
}

/// The secret with a number. That everybody can know it is what a lesson is for.
pub fn numbered(number: u64) -> Secret {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    Secret::new(bytes)
}

/// The table of a lesson, for whoever is called that.
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

/// The game of a lesson, for everything in its page.
#[derive(Clone, Copy)]
pub struct Taught(pub GameKind);
