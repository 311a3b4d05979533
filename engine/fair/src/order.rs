//! Scheme 2: every card has its place in an order, and the first one that is left is drawn.

use game_core::{ChanceKey, Game, Pool, Weight};
use hmac::{Hmac, KeyInit, Mac};
use serde::Serialize;
use sha2::Sha256;
use std::fmt::{Display, Write};

/// The orders of all pools of a deal.
pub(crate) struct Order(Hmac<Sha256>);

/// The smaller, the earlier a card comes. No two cards of a pool have the same one, as far as anyone can tell.
type Place = [u8; 32];

impl Order {
    pub fn new(key: &[u8; 32]) -> Order {
        Order(Hmac::new_from_slice(key).expect("a key may have any length"))
    }

    /// The place of a card in its pool. `card` is as in the record, and `copy` tells equal cards apart.
    pub fn place(&self, pool: &impl Display, card: &str, copy: Weight) -> Place {
        let mut mac = self.0.clone();
        write!(Text(&mut mac), "{pool}/{card}/{copy}").expect("a hash takes any text");
        mac.finalize().into_bytes().into()
    }

    /// What chance brings in `game`, as step number `step`; `None` unless chance is due.
    pub fn chance<G: Game>(&self, game: &G, step: u64) -> Option<G::Chance> {
        match game.chance_key() {
            ChanceKey::Step => self.first(game, &format_args!("step-{step}")),
            ChanceKey::First(pool) => self.first(game, &pool),
            ChanceKey::Nth(pool, number) => self.nth(game, &pool, number),
        }
    }

    /// The first card that is left. Of equal cards those drawn so far were the earlier ones.
    fn first<G: Game>(&self, game: &G, pool: &impl Display) -> Option<G::Chance> {
        let (mut left, mut copies) = (Vec::new(), Vec::new());
        game.chance_outcomes(&mut left);
        game.chance_pool(&mut copies);
        let mut places = Vec::new();
        let candidates = left.into_iter().filter_map(|(card, left)| {
            let at = copies.binary_search_by_key(&card, |(card, _)| *card).ok()?;
            let (copies, name) = (copies[at].1, text(&card)?);
            places.clear();
            places.extend((0..copies).map(|copy| self.place(pool, &name, copy)));
            places.sort_unstable();
            let drawn = copies.checked_sub(left)? as usize;
            Some((*places.get(drawn)?, card))
        });
        candidates.min_by_key(|(place, _)| *place).map(|(_, card)| card)
    }

    fn nth<G: Game>(&self, game: &G, pool: &Pool, number: u32) -> Option<G::Chance> {
        let mut cards = Vec::new();
        game.chance_pool(&mut cards);
        let mut places = Vec::new();
        for (card, copies) in cards {
            let name = text(&card)?;
            places.extend((0..copies).map(|copy| (self.place(pool, &name, copy), card)));
        }
        places.sort_unstable();
        places.get(number as usize).map(|(_, card)| *card)
    }
}

/// A card as the record has it.
fn text(card: &impl Serialize) -> Option<String> {
    serde_json::to_string(card).ok()
}

/// Text that goes into a hash as it is written.
struct Text<'a>(&'a mut Hmac<Sha256>);

impl Write for Text<'_> {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.0.update(text.as_bytes());
        Ok(())
    }
}
