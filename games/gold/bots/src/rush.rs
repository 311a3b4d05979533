//! The gold rush, solved: one card a turn, and all that counts is gold, blanks and unseen cards.
//!
//! Between two players in the last round the chance to win is exact, except that a tie counts half no matter who has more gold cards. With more
//! players or rounds, everyone is assumed to maximize their expected points.

use super::net::softmax;
use super::search::Chances;
use gold_fast::summary::{DYNAMITE, Summary, face};
use gold_rules::{Face, MAX_PLAYERS};
use std::cmp::Ordering;
use std::ops::Range;

/// The cards that are left: known gold by points, known blanks, unseen gold by points, unseen blanks.
type Stock = [u8; 2 * UNSEEN];

/// The index of known blanks, which count as dynamite here.
const BLANK: usize = DYNAMITE;
/// Where the unseen cards start.
const UNSEEN: usize = BLANK + 1;

/// A stock with more successors than this is not solved. Ten cards have at most 1024.
const MAX_STATES: usize = 6000;

/// Solves gold rushes and remembers them.
#[derive(Clone, Debug, Default)]
pub struct RushSolver {
    two_player_chances: Known<Stock, Vec<f32>>,
    shares: Known<(Stock, usize), [f32; MAX_PLAYERS]>,
}

impl RushSolver {
    /// The chances in a gold rush of the last round.
    pub fn chances(&mut self, summary: &Summary) -> Chances {
        if summary.seats == 2
            && let Some(chance) =
                self.two_player_chance(stock(summary), summary.points[0] - summary.points[1])
        {
            let mut chances = [0.0; MAX_PLAYERS];
            (chances[0], chances[1]) = (chance, 1.0 - chance);
            return chances;
        }
        // How far the result may be from the expected one: fitted to many rushes that were played out.
        let unseen = (0..BLANK).map(|group| points(group).pow(2) * usize::from(summary.unseen[group]));
        let spread = 0.25 + 0.3 * (unseen.sum::<usize>() as f32).sqrt();
        softmax(self.expected(summary).map(|points| points / spread), summary.seats)
    }

    /// The expected points of everyone at the end of the round.
    pub fn expected(&mut self, summary: &Summary) -> [f32; MAX_PLAYERS] {
        let mut expected = self.share(stock(summary), summary.seats);
        for (expected, points) in expected.iter_mut().zip(summary.points) {
            *expected += f32::from(points);
        }
        expected
    }

    /// The active player's chance to beat one opponent when ahead by `lead`; `None` if the stock is too large to solve.
    fn two_player_chance(&mut self, stock: Stock, lead: i16) -> Option<f32> {
        let gold = gold_in(&stock);
        if usize::from(lead.unsigned_abs()) > gold {
            return Some(if lead > 0 { 1.0 } else { 0.0 });
        }
        let by_lead = self.two_player_chances.get_or_add(stock, || solve_two_player(stock))?;
        by_lead.get((lead + gold as i16) as usize).copied()
    }

    fn share(&mut self, stock: Stock, seats: usize) -> [f32; MAX_PLAYERS] {
        let shares = || solve_shares(stock, seats).unwrap_or_else(|| guess_shares(stock, seats));
        *self.shares.get_or_add((stock, seats), || Some(shares())).expect("there is always a guess")
    }
}

/// What is known by key: a sorted list, because a browser would have to load a `BTreeMap` for each of them.
#[derive(Clone, Debug)]
struct Known<K, V>(Vec<(K, V)>);

impl<K, V> Default for Known<K, V> {
    fn default() -> Self {
        Known(Vec::new())
    }
}

impl<K: Ord, V> Known<K, V> {
    /// What is known, or what is found now. `None` if nothing is found.
    fn get_or_add(&mut self, key: K, find: impl FnOnce() -> Option<V>) -> Option<&V> {
        let at = match self.0.binary_search_by(|(known, _)| known.cmp(&key)) {
            Ok(at) => at,
            Err(at) => {
                self.0.insert(at, (key, find()?));
                at
            }
        };
        self.0.get(at).map(|(_, value)| value)
    }
}

fn stock(summary: &Summary) -> Stock {
    let mut stock = [0; 10];
    for group in 0..summary.groups() {
        let part = group.min(BLANK);
        stock[part] += summary.known[group];
        stock[UNSEEN + part] += summary.unseen[group];
    }
    stock
}

/// The points of a card in this part of the stock. G-15
fn points(part: usize) -> usize {
    if let Face::Gold(points) = face(part % UNSEEN) { points.into() } else { 0 }
}

fn gold_in(stock: &[u8]) -> usize {
    stock.iter().enumerate().map(|(part, count)| usize::from(*count) * points(part)).sum()
}

/// What can be flipped: each range of parts is one choice, and its card comes from one of them.
fn flips(stock: &Stock) -> impl Iterator<Item = Range<usize>> {
    let unseen = stock[UNSEEN..].iter().any(|count| *count > 0);
    let known = (0..UNSEEN).filter(|part| stock[*part] > 0).map(|part| part..part + 1);
    known.chain(unseen.then_some(UNSEEN..stock.len()))
}

/// A stock and all its successors, numbered so that taking a card leads to a smaller number.
struct States {
    stock: Stock,
    strides: Vec<usize>,
    count: usize,
}

impl States {
    fn of(stock: Stock) -> Option<States> {
        let mut strides = Vec::with_capacity(stock.len());
        let mut count = 1usize;
        for cards in stock {
            strides.push(count);
            count *= usize::from(cards) + 1;
            if count > MAX_STATES {
                return None;
            }
        }
        Some(States { stock, strides, count })
    }

    fn at(&self, mut state: usize) -> Stock {
        self.stock.map(|count| {
            let left = state % (usize::from(count) + 1);
            state /= usize::from(count) + 1;
            left as u8
        })
    }

    /// Where flipping a card of `range` leads from `left`, which has the number `state`: the probability, the points, and the next number.
    fn after(
        &self,
        state: usize,
        left: Stock,
        range: Range<usize>,
    ) -> impl Iterator<Item = (f32, usize, usize)> {
        let total: f32 = left[range.clone()].iter().map(|count| f32::from(*count)).sum();
        let parts = range.filter(move |part| left[*part] > 0);
        parts.map(move |part| (f32::from(left[part]) / total, points(part), state - self.strides[part]))
    }
}

/// The active player's chance to win, by their lead from −gold to gold.
fn solve_two_player(stock: Stock) -> Option<Vec<f32>> {
    let states = States::of(stock)?;
    let gold = gold_in(&stock);
    let width = 2 * gold + 1;
    let mut values = vec![0.0f32; states.count * width];
    for (lead, value) in values[..width].iter_mut().enumerate() {
        *value = match lead.cmp(&gold) {
            Ordering::Less => 0.0,
            Ordering::Equal => 0.5,
            Ordering::Greater => 1.0,
        };
    }
    let mut option = vec![0.0f32; width];
    for state in 1..states.count {
        let left = states.at(state);
        let (before, rest) = values.split_at_mut(state * width);
        let best = &mut rest[..width];
        for range in flips(&left) {
            option.fill(0.0);
            for (chance, points, after) in states.after(state, left, range) {
                let after = &before[after * width..(after + 1) * width];
                // The next player is behind by as much as this one is ahead.
                for (lead, value) in option.iter_mut().enumerate() {
                    let ahead = (lead + points).min(width - 1);
                    *value += chance * (1.0 - after[width - 1 - ahead]);
                }
            }
            for (best, option) in best.iter_mut().zip(&option) {
                *best = best.max(*option);
            }
        }
    }
    Some(values.split_off((states.count - 1) * width))
}

/// The points each seat can expect if everyone maximizes their own.
fn solve_shares(stock: Stock, seats: usize) -> Option<[f32; MAX_PLAYERS]> {
    let states = States::of(stock)?;
    let mut values = vec![[0.0f32; MAX_PLAYERS]; states.count];
    for state in 1..states.count {
        let left = states.at(state);
        let mut best = [-1.0; MAX_PLAYERS];
        for range in flips(&left) {
            let mut option = [0.0; MAX_PLAYERS];
            for (chance, points, after) in states.after(state, left, range) {
                let after = values[after];
                option[0] += chance * (points as f32 + after[seats - 1]);
                for seat in 1..seats {
                    option[seat] += chance * after[seat - 1];
                }
            }
            if option[0] > best[0] {
                best = option;
            }
        }
        values[state] = best;
    }
    values.pop()
}

/// An estimate: known gold is taken in turn, the most valuable first, and unseen gold is shared equally.
fn guess_shares(stock: Stock, seats: usize) -> [f32; MAX_PLAYERS] {
    let mut shares = [0.0; MAX_PLAYERS];
    let known = (0..BLANK).rev().flat_map(|part| (0..stock[part]).map(move |_| points(part)));
    for (nth, points) in known.enumerate() {
        shares[nth % seats] += points as f32;
    }
    let unseen = gold_in(&stock[UNSEEN..]) as f32;
    for share in &mut shares[..seats] {
        *share += unseen / seats as f32;
    }
    shares
}
