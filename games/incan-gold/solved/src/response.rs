//! The best response to a player who follows a fixed rule: how much one who knows the rule wins against it.
//!
//! The same induction over rounds and positions, without artifacts (2005), at every lead and with every deck; but while both are
//! inside the other leaves as the rule says, and if left alone stops as the rule says.

use crate::alone::{Alone, BLOCK, Scratch};
use crate::chances::{Chances, Row, at};
use crate::deck::{Deck, MOST_TAKEN};
use crate::edition::{Edition, Key, ROUNDS};
use crate::together::asked_from;

/// What a rule may look at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sight {
    pub round: u8,
    /// Players inside: 1 or 2.
    pub players: u8,
    /// Gems that the player carries.
    pub hand: u8,
    /// Gems on the path.
    pub path: u8,
    /// Hazards on the path.
    pub hazards: u8,
    /// Cards turned this round.
    pub turned: u8,
    /// Cards in the deck, and those that end the round.
    pub cards: u8,
    pub deadly: u8,
    /// What the player would get of all treasures in the deck: Σ⌊v/n⌋.
    pub shares: u8,
}

/// The chance to leave if the player would not be ahead by leaving now, and if they would be (by how much, is a number of its own).
pub type Leaves = [f64; 2];

type Wide = [f64; BLOCK];

/// The chances of the best response between rounds, at every lead, from the responder's view.
/// The rule counts itself ahead from this many points on.
pub fn best_response(
    rule: &impl Fn(&Sight) -> Leaves,
    ahead: i32,
    mut told: impl FnMut(u8, [u8; 3]),
) -> Chances {
    let edition = Edition::of_year(2005).expect("it is an edition");
    let mut chances = Chances::new(edition);
    for round in (1..=ROUNDS).rev() {
        for kinds in Deck::all(round) {
            let key = Key { kinds, relics: 0, owned: 0, surplus: 0 };
            let width = edition.width(round);
            let values = in_round(&chances, rule, ahead, round, key);
            let (behind, others) = values.split_at(width as usize);
            let other: Vec<f64> =
                others[..1].iter().chain(behind.iter().rev()).map(|value| 1.0 - value).collect();
            chances.insert(round, key, others, &other[..width as usize]);
            told(round, kinds);
        }
    }
    chances
}

/// The same for one round, when those after it are known: at leads from -[`Edition::width`] on.
pub fn in_round(
    chances: &Chances,
    rule: &impl Fn(&Sight) -> Leaves,
    ahead: i32,
    round: u8,
    key: Key,
) -> Vec<f64> {
    Round::new(chances, rule, ahead, round, key).solve(chances.edition.width(round))
}

/// A round against a rule.
struct Round<'a> {
    chances: &'a Chances,
    ahead: i32,
    round: u8,
    key: Key,
    deck: Deck,
    calm: Row,
    collapse: [Row; 2],
    /// The rule while both are inside, for each position.
    both: Vec<Leaves>,
    /// The rule when left alone, for each position and what the other took; leads matter only in the last round.
    alone: Vec<Vec<Leaves>>,
}

impl<'a> Round<'a> {
    fn new(
        chances: &'a Chances,
        rule: &impl Fn(&Sight) -> Leaves,
        ahead: i32,
        round: u8,
        key: Key,
    ) -> Round<'a> {
        let deck = Deck::new(key.kinds);
        let collapse = [2, 3].map(|cards| match key.kinds[cards - 1] {
            0 => vec![0.0; at(0) * 2 + 1],
            _ => chances.after(round, Key { kinds: Deck::after(key.kinds, cards), ..key }),
        });
        let calm = chances.after(round, key);
        let mut of =
            Round { chances, ahead, round, key, calm, collapse, both: Vec::new(), alone: Vec::new(), deck };
        of.both = of.rule(rule, None);
        of.alone = (0..=MOST_TAKEN).map(|taken| of.rule(rule, Some(taken))).collect();
        of
    }

    /// What the rule says at each position; for a player alone, if the other took this.
    fn rule(&self, rule: &impl Fn(&Sight) -> Leaves, taken: Option<usize>) -> Vec<Leaves> {
        let mut all = Vec::with_capacity(self.deck.sets.len() * self.deck.hazards.len());
        for (set, drawn) in self.deck.sets.iter().enumerate() {
            let held = Deck::drawn(set);
            let players = if taken.is_some() { 1 } else { 2 };
            let left = held.iter().zip(Deck::treasures());
            let shares =
                left.map(|(held, (value, cards))| (cards - held) as i32 * (value / players)).sum::<i32>();
            let carried = Deck::carried(set) as i32;
            let possible = taken.is_none_or(|taken| drawn.parts >> taken & 1 == 1);
            let hand = taken.map_or(carried, |taken| drawn.gems - taken as i32);
            let path = if taken.is_some() { 0 } else { drawn.gems - 2 * carried };
            for (state, hazards) in self.deck.hazards.iter().enumerate() {
                let sight = Sight {
                    round: self.round,
                    players: players as u8,
                    hand: hand.max(0) as u8,
                    path: path as u8,
                    hazards: self.deck.seen(state),
                    turned: (15 - drawn.left) as u8 + self.deck.seen(state),
                    cards: (drawn.left + hazards.left) as u8,
                    deadly: (hazards.fatal[0] + hazards.fatal[1]) as u8,
                    shares: shares as u8,
                };
                all.push(if possible { rule(&sight) } else { [1.0; 2] });
            }
        }
        all
    }

    /// The responder's chances at leads from -width on.
    fn solve(&self, width: i32) -> Vec<f64> {
        let nodes = self.deck.sets.len() * self.deck.hazards.len();
        let (mut stays, mut watched, mut values) =
            (vec![[0.0; BLOCK]; nodes], vec![[0.0; BLOCK]; nodes], vec![[0.0; BLOCK]; nodes]);
        let alone = Alone::new(&self.deck, self.chances, self.round, self.key);
        let (mut scratch, mut rows) = (Scratch::new(), vec![[0.0; BLOCK]; nodes]);
        let mut found = Vec::new();
        for first in (-width..width).step_by(BLOCK) {
            alone.block(first, &mut stays, &mut scratch);
            for taken in 0..=MOST_TAKEN {
                self.watch(first, taken, &mut rows, &mut watched);
            }
            self.respond(first, &stays, &watched, &mut values);
            found.extend(values[0]);
        }
        found
    }

    /// Both are inside: the responder knows how likely the other leaves.
    fn respond(&self, first: i32, stays: &[Wide], watched: &[Wide], values: &mut [Wide]) {
        let states = self.deck.hazards.len();
        let calm = wide(&self.calm, first);
        let ends = [0, 1].map(|sort: usize| wide(&self.collapse[sort], first));
        for (set, drawn) in self.deck.sets.iter().enumerate().rev() {
            for (state, hazards) in self.deck.hazards.iter().enumerate().rev() {
                let node = set * states + state;
                let mut torch = collapsed(&hazards.fatal, &ends);
                for (more, cards) in &drawn.more {
                    add(&mut torch, *cards, &values[more * states + state]);
                }
                for (next, cards) in &hazards.next {
                    add(&mut torch, *cards, &values[set * states + next]);
                }
                let card = 1.0 / (drawn.left + hazards.left) as f64;
                torch.iter_mut().for_each(|torch| *torch *= card);
                if set == 0 && self.deck.seen(state) < asked_from(self.chances) {
                    values[node] = torch;
                    continue;
                }
                let leaves = self.both[node];
                values[node] = std::array::from_fn(|lane| {
                    // Both would bring home the same: the other is ahead if the responder is behind.
                    let leave = leaves[usize::from(-first - lane as i32 >= self.ahead)];
                    let camp = leave * calm[lane] + (1.0 - leave) * watched[node][lane];
                    camp.max(leave * stays[node][lane] + (1.0 - leave) * torch[lane])
                });
            }
        }
    }

    /// The responder has left with this, and the other follows the rule alone.
    fn watch(&self, first: i32, taken: usize, rows: &mut [Wide], watched: &mut [Wide]) {
        let states = self.deck.hazards.len();
        let rule = &self.alone[taken];
        let lead = first + taken as i32; // the responder's, before the other is back
        let ends = [0, 1].map(|sort: usize| wide(&self.collapse[sort], lead));
        for (set, drawn) in self.deck.sets.iter().enumerate().rev() {
            if drawn.parts >> taken & 1 == 0 {
                continue;
            }
            let hand = drawn.gems - taken as i32;
            let home = wide(&self.calm, lead - hand);
            for (state, hazards) in self.deck.hazards.iter().enumerate().rev() {
                let node = set * states + state;
                let (leaves, answers) = (rule[node], drawn.taken == taken);
                let is_sure = |leaves: Leaves| leaves.iter().all(|chance| *chance >= 1.0);
                if is_sure(leaves) && !answers {
                    continue;
                }
                let mut sum = collapsed(&hazards.fatal, &ends);
                for (more, cards) in &drawn.more {
                    let next = more * states + state;
                    match is_sure(rule[next]) {
                        true => {
                            let hand = self.deck.sets[*more].gems - taken as i32;
                            add(&mut sum, *cards, wide(&self.calm, lead - hand));
                        }
                        false => add(&mut sum, *cards, &rows[next]),
                    }
                }
                for (next, cards) in &hazards.next {
                    let next = set * states + next;
                    add(&mut sum, *cards, if is_sure(rule[next]) { home } else { &rows[next] });
                }
                let card = 1.0 / (drawn.left + hazards.left) as f64;
                sum.iter_mut().for_each(|sum| *sum *= card);
                if answers {
                    watched[node] = sum;
                }
                rows[node] = std::array::from_fn(|lane| {
                    let leave = leaves[usize::from(hand - lead - lane as i32 >= self.ahead)];
                    leave * home[lane] + (1.0 - leave) * sum[lane]
                });
            }
        }
    }
}

/// The cards that end the round, times what that is worth.
fn collapsed(fatal: &[f64; 2], ends: &[&Wide; 2]) -> Wide {
    std::array::from_fn(|lane| fatal[0] * ends[0][lane] + fatal[1] * ends[1][lane])
}

fn wide(row: &Row, lead: i32) -> &Wide {
    row[at(lead)..].first_chunk().expect("no lead is that far")
}

#[inline(always)]
fn add(sum: &mut Wide, cards: f64, value: &Wide) {
    sum.iter_mut().zip(value).for_each(|(sum, value)| *sum += cards * value);
}
