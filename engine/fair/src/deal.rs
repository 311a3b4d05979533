//! The chance of one game, step by step.

use crate::{Salt, Secret};
use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use game_core::{Draw, Game};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::fmt;

/// The source of one game's chance.
///
/// Each step has its own stream, so that its outcome depends only on the step's number and the game's state, not on earlier draws.
#[derive(Clone)]
pub struct Deal {
    key: [u8; 32],
}

impl Deal {
    /// The deal of the game `id`. `None` counts as [`Salt::FILLER`].
    pub fn new(secret: &Secret, id: &str, salts: &[Option<Salt>]) -> Deal {
        let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key may have any length");
        mac.update(id.as_bytes());
        mac.update(&[0]);
        for salt in salts {
            mac.update(salt.unwrap_or(Salt::FILLER).as_bytes());
        }
        Deal { key: mac.finalize().into_bytes().into() }
    }

    /// The stream of step number `step`; 1 is the first line after the header of the record.
    pub fn step(&self, step: u64) -> impl Draw + use<> {
        let mut stream = ChaCha20Rng::from_seed(self.key);
        stream.set_stream(step);
        Stream(stream)
    }

    /// The outcome of step number `step` in `game`; `None` unless chance is due.
    pub fn chance<G: Game>(&self, game: &G, step: u64) -> Option<G::Chance> {
        // Not `draw_chance`, which a game may implement in any fair way: this result must never change.
        match game.chance_total() {
            0 => None,
            total => game.chance_at(self.step(step).below(total)),
        }
    }
}

impl fmt::Debug for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Deal(…)") // the key reveals all future draws
    }
}

struct Stream(ChaCha20Rng);

impl Draw for Stream {
    fn next_word(&mut self) -> u64 {
        self.0.next_u64()
    }
}
