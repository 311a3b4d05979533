//! The chance of one game, step by step.

use crate::order::{Memo, Order};
use crate::{Salt, Secret};
use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use game_core::{Draw, Game, Pool};
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use std::fmt;

/// How the draws of a game follow from its key.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Scheme {
    /// By the number of the step: two tables part ways as soon as players choose differently. Only old records have it.
    ByStep,
    /// By what is drawn: each card has its place in an order, which tables with one deal share.
    #[default]
    ByCard,
}

impl TryFrom<u8> for Scheme {
    type Error = String;

    fn try_from(number: u8) -> Result<Scheme, String> {
        match number {
            1 => Ok(Scheme::ByStep),
            2 => Ok(Scheme::ByCard),
            other => Err(format!("there is no fairness scheme {other}, only 1 and 2")),
        }
    }
}

impl From<Scheme> for u8 {
    fn from(scheme: Scheme) -> u8 {
        match scheme {
            Scheme::ByStep => 1,
            Scheme::ByCard => 2,
        }
    }
}

/// The source of a game's chance. An outcome depends only on the deal, the game's state and the number of the step, not on earlier
/// draws.
#[derive(Clone)]
pub struct Deal {
    scheme: Scheme,
    key: [u8; 32],
}

impl Deal {
    /// The deal `id`, of one game or of all games of an event. `None` counts as [`Salt::FILLER`].
    pub fn new(scheme: Scheme, secret: &Secret, id: &str, salts: &[Option<Salt>]) -> Deal {
        let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key may have any length");
        if scheme == Scheme::ByCard {
            mac.update(b"quipu-deal-2\0");
        }
        mac.update(id.as_bytes());
        mac.update(&[0]);
        for salt in salts {
            mac.update(salt.unwrap_or(Salt::FILLER).as_bytes());
        }
        Deal { scheme, key: mac.finalize().into_bytes().into() }
    }

    /// The outcome of step number `step` in `game`; `None` unless chance is due. Step 1 is the first line after the header of the record.
    pub fn chance<G: Game>(&self, game: &G, step: u64) -> Option<G::Chance> {
        self.chance_with(game, step, &self.order(), &mut Memo::default())
    }

    pub(crate) fn chance_with<G: Game>(
        &self,
        game: &G,
        step: u64,
        order: &Order,
        memo: &mut Memo<G::Chance>,
    ) -> Option<G::Chance> {
        match (game.chance_total(), self.scheme) {
            (0, _) => None,
            // Not `draw_chance`, which a game may implement in any fair way: this result must never change.
            (total, Scheme::ByStep) => game.chance_at(self.stream(step).below(total)),
            (_, Scheme::ByCard) => order.chance(game, step, memo),
        }
    }

    /// The seat that begins, where the table leaves it to chance.
    pub fn first_player(&self, seats: usize) -> usize {
        match self.scheme {
            // Step 0 has a stream that no step of the game uses.
            Scheme::ByStep => self.stream(0).below(seats as u32) as usize,
            Scheme::ByCard => {
                let (order, pool) = (self.order(), Pool::new("first-player", 1));
                (0..seats).min_by_key(|seat| order.place(&pool, &seat.to_string(), 0)).unwrap_or(0)
            }
        }
    }

    pub(crate) fn order(&self) -> Order {
        Order::new(&self.key)
    }

    /// The words of a step of scheme 1.
    pub fn stream(&self, step: u64) -> impl Draw + use<> {
        let mut stream = ChaCha20Rng::from_seed(self.key);
        stream.set_stream(step);
        Stream(stream)
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
