//! Scheme 2: every card has its place in an order, and the first one that is left is drawn.

use game_core::{ChanceKey, Game, Pool, Weight, sort_few};
use hmac::{Hmac, KeyInit, Mac};
use serde::Serialize;
use sha2::Sha256;
use std::fmt::{Display, Write};

/// The orders of all pools of a deal.
#[derive(Clone)]
pub(crate) struct Order(Hmac<Sha256>);

/// The smaller, the earlier a card comes. No two cards of a pool have the same one, as far as anyone can tell.
type Place = [u8; 32];

/// What was worked out about the pools of one deal. It depends only on the deal, so tables that share the deal can share it.
#[derive(Clone)]
pub(crate) struct Memo<C> {
    /// The places of all copies of a card, in order, by pool, card and number of copies. These are lists, because hash maps for three games
    /// would be two kilobytes of what a browser loads, and what is wanted is near the end.
    places: Vec<((Pool, C, Weight), Vec<Place>)>,
    rows: Vec<(Pool, Row<C>)>,
}

/// A whole pool.
#[derive(Clone)]
struct Row<C> {
    held: Vec<(C, Weight)>,
    in_order: Vec<C>,
}

impl<C> Default for Memo<C> {
    fn default() -> Memo<C> {
        Memo { places: Vec::new(), rows: Vec::new() }
    }
}

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

    /// What chance brings in `game`, as step number `step`; `None` unless chance is due. `memo` must be of this deal.
    pub fn chance<G: Game>(&self, game: &G, step: u64, memo: &mut Memo<G::Chance>) -> Option<G::Chance> {
        match game.chance_key() {
            // No other step draws from this pool, so there is nothing to remember.
            ChanceKey::Step => first(game, |card, copies, drawn| {
                self.places(&format_args!("step-{step}"), card, copies)?.get(drawn).copied()
            }),
            ChanceKey::First(pool) => first(game, |card, copies, drawn| {
                let key = (pool, *card, copies);
                if let Some((_, places)) = memo.places.iter().rfind(|(known, _)| *known == key) {
                    return places.get(drawn).copied();
                }
                let places = self.places(&pool, card, copies)?;
                let place = places.get(drawn).copied();
                memo.places.push((key, places));
                place
            }),
            ChanceKey::Nth(pool, number) => {
                let mut cards = Vec::new();
                game.chance_pool(&mut cards);
                let known = memo.rows.iter().position(|(known, row)| *known == pool && row.held == cards);
                let at = match known {
                    Some(at) => at,
                    None => {
                        let in_order = self.row(&pool, &cards)?;
                        memo.rows.retain(|(other, _)| *other != pool);
                        memo.rows.push((pool, Row { held: cards, in_order }));
                        memo.rows.len() - 1
                    }
                };
                memo.rows[at].1.in_order.get(number as usize).copied()
            }
        }
    }

    /// The places of all copies of a card, in order.
    fn places(&self, pool: &impl Display, card: &impl Serialize, copies: Weight) -> Option<Vec<Place>> {
        let name = serde_json::to_string(card).ok()?; // as the record has it
        let mut places: Vec<Place> = (0..copies).map(|copy| self.place(pool, &name, copy)).collect();
        sort_few(&mut places, |one, other| one < other);
        Some(places)
    }

    /// All cards of a pool in order.
    fn row<C: Copy + Ord + Serialize>(&self, pool: &Pool, cards: &[(C, Weight)]) -> Option<Vec<C>> {
        let mut row = Vec::new();
        for (card, copies) in cards {
            row.extend(self.places(pool, card, *copies)?.into_iter().map(|place| (place, *card)));
        }
        sort_few(&mut row, |one, other| one < other);
        Some(row.into_iter().map(|(_, card)| card).collect())
    }
}

/// The first card that is left, given the place of each copy: card, how many copies the pool held, and how many of those come before it.
/// Of equal cards those drawn so far were the earlier ones.
fn first<G: Game>(
    game: &G,
    mut place: impl FnMut(&G::Chance, Weight, usize) -> Option<Place>,
) -> Option<G::Chance> {
    let (mut left, mut copies) = (Vec::new(), Vec::new());
    game.chance_outcomes(&mut left);
    game.chance_pool(&mut copies);
    let candidates = left.into_iter().filter_map(|(card, left)| {
        let at = copies.binary_search_by_key(&card, |(card, _)| *card).ok()?;
        let copies = copies[at].1;
        let drawn = copies.checked_sub(left)? as usize;
        Some((place(&card, copies, drawn)?, card))
    });
    candidates.min_by_key(|(place, _)| *place).map(|(_, card)| card)
}

/// Text that goes into a hash as it is written.
struct Text<'a>(&'a mut Hmac<Sha256>);

impl Write for Text<'_> {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.0.update(text.as_bytes());
        Ok(())
    }
}
