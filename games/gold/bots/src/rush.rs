//! The gold rush, solved: one card a turn, and only gold, blanks and what nobody knows are left.
//!
//! Between two players in the last round the chance to win is exact, but for the gold cards that break a tie: a tie counts
//! half. Else everybody is taken to gather as many points as he can expect to.

use super::field::Field;
use super::net::softmax;
use super::think::Chances;
use gold_rules::MAX_PLAYERS;
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::ops::Range;

/// What is left: known gold by points, known blanks, unseen gold by points, unseen blanks.
type Heap = [u8; 10];

/// The place of known blanks in a heap.
const BLANK: usize = 4;
/// Where what is unseen begins in a heap.
const UNSEEN: usize = 5;

/// Heaps of which more than this can become are not worth the time. Of ten cards at most 1024 can.
const MOST_STATES: usize = 6000;

/// The gold rushes that were solved in a game.
#[derive(Clone, Debug, Default)]
pub struct Rush {
    duels: BTreeMap<Heap, Vec<f32>>,
    shares: BTreeMap<(Heap, usize), [f32; MAX_PLAYERS]>,
}

impl Rush {
    /// Everybody's chance to win in a gold rush of the last round.
    pub fn chances(&mut self, field: &Field) -> Chances {
        if field.seats == 2
            && let Some(chance) = self.duel(heap(field), field.points[0] - field.points[1])
        {
            let mut chances = [0.0; MAX_PLAYERS];
            (chances[0], chances[1]) = (chance, 1.0 - chance);
            return chances;
        }
        // How far the end may still be from what is expected: fitted to many rushes that were played out.
        let unseen = (0..BLANK).map(|slot| points(slot).pow(2) * usize::from(field.unseen[slot]));
        let spread = 0.25 + 0.3 * (unseen.sum::<usize>() as f32).sqrt();
        softmax(self.expected(field).map(|points| points / spread), field.seats)
    }

    /// The points everybody can expect to have at the end of the round.
    pub fn expected(&mut self, field: &Field) -> [f32; MAX_PLAYERS] {
        let mut expected = self.share(heap(field), field.seats);
        for (expected, points) in expected.iter_mut().zip(field.points) {
            *expected += f32::from(points);
        }
        expected
    }

    /// The chance to win against one other player, for whoever moves and is ahead by `lead`; `None` if that is too much to
    /// solve.
    fn duel(&mut self, heap: Heap, lead: i16) -> Option<f32> {
        let gold = gold_in(&heap);
        if usize::from(lead.unsigned_abs()) > gold {
            return Some(if lead > 0 { 1.0 } else { 0.0 });
        }
        let by_lead = match self.duels.get(&heap) {
            Some(by_lead) => by_lead,
            None => {
                let solved = solve_duel(heap)?;
                self.duels.entry(heap).or_insert(solved)
            }
        };
        by_lead.get((lead + gold as i16) as usize).copied()
    }

    /// The points each seat can expect from a heap.
    fn share(&mut self, heap: Heap, seats: usize) -> [f32; MAX_PLAYERS] {
        let shares = || solve_shares(heap, seats).unwrap_or_else(|| guess_shares(heap, seats));
        *self.shares.entry((heap, seats)).or_insert_with(shares)
    }
}

/// What is left for the gold rush.
fn heap(field: &Field) -> Heap {
    let mut heap = [0; 10];
    for slot in 0..field.slots() {
        let part = slot.min(BLANK);
        heap[part] += field.known[slot];
        heap[UNSEEN + part] += field.unseen[slot];
    }
    heap
}

/// The gold a card of this part of the heap brings.
fn points(part: usize) -> usize {
    match part % UNSEEN {
        BLANK => 0,
        slot => slot + 1,
    }
}

/// The points of all gold in a heap.
fn gold_in(heap: &[u8]) -> usize {
    heap.iter().enumerate().map(|(part, count)| usize::from(*count) * points(part)).sum()
}

/// What can be turned: the parts of the heap from one of which a card will come.
fn turnings(heap: &Heap) -> impl Iterator<Item = Range<usize>> {
    let unseen = heap[UNSEEN..].iter().any(|count| *count > 0);
    let known = (0..UNSEEN).filter(|part| heap[*part] > 0).map(|part| part..part + 1);
    known.chain(unseen.then_some(UNSEEN..heap.len()))
}

/// A heap and all that can become of it, numbered so that taking a card leads to a smaller number.
struct Parts {
    heap: Heap,
    strides: Vec<usize>,
    states: usize,
}

impl Parts {
    fn of(heap: Heap) -> Option<Parts> {
        let mut strides = Vec::with_capacity(heap.len());
        let mut states = 1usize;
        for count in heap {
            strides.push(states);
            states *= usize::from(count) + 1;
            if states > MOST_STATES {
                return None;
            }
        }
        Some(Parts { heap, strides, states })
    }

    /// The heap with this number.
    fn at(&self, mut state: usize) -> Heap {
        self.heap.map(|count| {
            let left = state % (usize::from(count) + 1);
            state /= usize::from(count) + 1;
            left as u8
        })
    }

    /// Where turning `range` of the heap `left` with number `state` may lead: the chance, the points, and the number.
    fn after(
        &self,
        state: usize,
        left: Heap,
        range: Range<usize>,
    ) -> impl Iterator<Item = (f32, usize, usize)> {
        let total: f32 = left[range.clone()].iter().map(|count| f32::from(*count)).sum();
        let parts = range.filter(move |part| left[*part] > 0);
        parts.map(move |part| (f32::from(left[part]) / total, points(part), state - self.strides[part]))
    }
}

/// The chance to win of whoever moves, by his lead from −gold to gold.
fn solve_duel(heap: Heap) -> Option<Vec<f32>> {
    let parts = Parts::of(heap)?;
    let gold = gold_in(&heap);
    let width = 2 * gold + 1;
    let mut values = vec![0.0f32; parts.states * width];
    for (lead, value) in values[..width].iter_mut().enumerate() {
        *value = match lead.cmp(&gold) {
            Ordering::Less => 0.0,
            Ordering::Equal => 0.5,
            Ordering::Greater => 1.0,
        };
    }
    let mut option = vec![0.0f32; width];
    for state in 1..parts.states {
        let left = parts.at(state);
        let (before, rest) = values.split_at_mut(state * width);
        let best = &mut rest[..width];
        for range in turnings(&left) {
            option.fill(0.0);
            for (chance, points, after) in parts.after(state, left, range) {
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
    Some(values.split_off((parts.states - 1) * width))
}

/// The points each seat can expect if everybody turns what brings himself most.
fn solve_shares(heap: Heap, seats: usize) -> Option<[f32; MAX_PLAYERS]> {
    let parts = Parts::of(heap)?;
    let mut values = vec![[0.0f32; MAX_PLAYERS]; parts.states];
    for state in 1..parts.states {
        let left = parts.at(state);
        let mut best = [-1.0; MAX_PLAYERS];
        for range in turnings(&left) {
            let mut option = [0.0; MAX_PLAYERS];
            for (chance, points, after) in parts.after(state, left, range) {
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

/// Known gold is taken in turn, the greatest first, and what is unseen is shared.
fn guess_shares(heap: Heap, seats: usize) -> [f32; MAX_PLAYERS] {
    let mut shares = [0.0; MAX_PLAYERS];
    let known = (0..BLANK).rev().flat_map(|part| (0..heap[part]).map(move |_| points(part)));
    for (nth, points) in known.enumerate() {
        shares[nth % seats] += points as f32;
    }
    let unseen = gold_in(&heap[UNSEEN..]) as f32;
    for share in &mut shares[..seats] {
        *share += unseen / seats as f32;
    }
    shares
}
