//! What a position is worth to everyone: a small network looks at it from every seat, and the seats share the win.
//!
//! It only adds, multiplies, divides and compares until the last step, which is [`bots::math`]'s, so it gives the same bits everywhere.

use bots::math::exp;
use game_core::{MAX_SEATS, Seat, SeatSet};
use incan_gold_fast::{Fast, GEMS, Odds};
use incan_gold_rules::ROUNDS;
use std::sync::LazyLock;

/// Inputs that are the same for every seat.
pub const SHARED: usize = 35;
/// Inputs of one seat.
pub const OWN: usize = 32;
pub const FIRST: usize = 32;
pub const SECOND: usize = 16;

/// Weights are stored as multiples of 1/50, so they go up to 2.5.
const SCALE: f32 = 50.0;
/// The greatest weight that can be stored.
pub const LIMIT: f32 = 127.0 / SCALE;

/// What is believed of each seat: see [`Beliefs::manner`](incan_gold_bots::beliefs::Beliefs::manner).
pub type Manners = [[f32; 3]; MAX_SEATS];

/// Shares of the win by seat.
pub type Shares = [f64; MAX_SEATS];

/// The network that reviews use.
pub static VALUE: LazyLock<Value> = LazyLock::new(|| Value::decode(include_bytes!("value.bin")));

#[derive(Clone, Debug)]
pub struct Value {
    /// By input, those of all seats first; the last row is the bias.
    pub first: Vec<[f32; FIRST]>,
    /// By unit of the first layer; the last row is the bias.
    pub second: Vec<[f32; SECOND]>,
    pub out: [f32; SECOND],
}

/// A position as the network sees it.
#[derive(Clone, Debug)]
pub struct Seen {
    pub seats: usize,
    pub shared: [f32; SHARED],
    pub own: [[f32; OWN]; MAX_SEATS],
}

/// All that the network computes for one seat.
#[derive(Clone, Copy, Debug)]
pub struct Thought {
    pub first: [f32; FIRST],
    pub second: [f32; SECOND],
    pub score: f32,
}

impl Value {
    /// A network with all weights 0.
    pub fn blank() -> Value {
        Value {
            first: vec![[0.0; FIRST]; SHARED + OWN + 1],
            second: vec![[0.0; SECOND]; FIRST + 1],
            out: [0.0; SECOND],
        }
    }

    /// Every weight, in the order in which they are stored.
    pub fn weights(&mut self) -> impl Iterator<Item = &mut f32> {
        self.first.iter_mut().flatten().chain(self.second.iter_mut().flatten()).chain(&mut self.out)
    }

    /// The weights as they are stored: an integer of one byte each.
    pub fn encode(&self) -> Vec<u8> {
        self.clone().weights().map(|weight| (*weight * SCALE).round() as i8 as u8).collect()
    }

    pub fn decode(bytes: &[u8]) -> Value {
        let mut value = Value::blank();
        for (weight, byte) in value.weights().zip(bytes) {
            *weight = f32::from(*byte as i8) / SCALE;
        }
        value
    }

    /// Everyone's share of the win. Exact if the game is over.
    pub fn shares(&self, game: &Fast, manners: &Manners) -> Shares {
        if game.is_over() {
            return result(game);
        }
        let seen = Seen::of(game, manners);
        let mut shares = [0.0; MAX_SEATS];
        let common = self.common(&seen);
        for (share, own) in shares.iter_mut().zip(&seen.own[..seen.seats]) {
            *share = f64::from(self.think(&common, own).score);
        }
        softmax(&mut shares[..seen.seats]);
        shares
    }

    /// The first layer, as far as it is the same for every seat.
    pub fn common(&self, seen: &Seen) -> [f32; FIRST] {
        let mut common = self.first[SHARED + OWN];
        add(&mut common, &self.first, &seen.shared);
        common
    }

    pub fn think(&self, common: &[f32; FIRST], own: &[f32; OWN]) -> Thought {
        let mut first = *common;
        add(&mut first, &self.first[SHARED..], own);
        let first = first.map(|unit| unit.max(0.0));
        let mut second = self.second[FIRST];
        add(&mut second, &self.second, &first);
        let second = second.map(|unit| unit.max(0.0));
        let score = second.iter().zip(&self.out).map(|(unit, weight)| unit * weight).sum();
        Thought { first, second, score }
    }
}

#[inline]
fn add<const UNITS: usize>(units: &mut [f32; UNITS], rows: &[[f32; UNITS]], inputs: &[f32]) {
    for (input, row) in inputs.iter().zip(rows) {
        if *input != 0.0 {
            for (unit, weight) in units.iter_mut().zip(row) {
                *unit += input * weight;
            }
        }
    }
}

/// Turns scores into shares that add up to 1.
pub fn softmax(scores: &mut [f64]) {
    let most = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut total = 0.0;
    for score in scores.iter_mut() {
        *score = exp(*score - most);
        total += *score;
    }
    scores.iter_mut().for_each(|score| *score /= total);
}

/// Everyone's share of the win when the game is over.
pub fn result(game: &Fast) -> Shares {
    let keys = &game.keys()[..game.seats()];
    let best = keys.iter().max();
    let winners = keys.iter().filter(|key| Some(*key) == best).count();
    let mut shares = [0.0; MAX_SEATS];
    for (share, key) in shares.iter_mut().zip(keys) {
        *share = if Some(key) == best { 1.0 / winners as f64 } else { 0.0 };
    }
    shares
}

fn points(key: u16) -> f32 {
    f32::from(key) / 8.0
}

/// Points are whole numbers, or differ by the worth of a tie-break.
fn same(one: f32, other: f32) -> bool {
    (one - other).abs() < 1e-4
}

fn flag(flag: bool) -> f32 {
    f32::from(u8::from(flag))
}

/// The best of all but one, for each.
fn best_others(all: &[f32]) -> [f32; MAX_SEATS] {
    let (mut best, mut second, mut place) = (-60.0f32, -60.0f32, MAX_SEATS);
    for (at, points) in all.iter().enumerate() {
        if *points > best {
            (second, best, place) = (best, *points, at);
        } else {
            second = second.max(*points);
        }
    }
    std::array::from_fn(|at| if at == place { second } else { best })
}

struct Inputs<'a> {
    list: &'a mut [f32],
    next: usize,
}

impl Inputs<'_> {
    #[inline]
    fn add(&mut self, value: f32) {
        self.list[self.next] = value;
        self.next += 1;
    }
}

impl Seen {
    pub fn of(game: &Fast, manners: &Manners) -> Seen {
        let odds = game.odds();
        let mut seen = Seen { seats: game.seats(), shared: [0.0; SHARED], own: [[0.0; OWN]; MAX_SEATS] };
        seen.see_shared(game, &odds, manners);
        seen.see_seats(game, &odds, manners);
        seen
    }

    fn see_shared(&mut self, game: &Fast, odds: &Odds, manners: &Manners) {
        let mut inputs = Inputs { list: &mut self.shared, next: 0 };
        let (seats, players) = (game.seats() as f32, f32::from(odds.players));
        for round in 1..=ROUNDS {
            inputs.add(flag(game.round() == round));
        }
        inputs.add(seats / 8.0);
        inputs.add(1.0 / seats);
        for few in 1..=3 {
            inputs.add(flag(odds.players == few));
        }
        inputs.add(players / 8.0);
        inputs.add(players / seats);
        for hazards in 1..=4 {
            inputs.add(flag(odds.hazards >= hazards));
        }
        let cards = f32::from(odds.cards.max(1));
        inputs.add(3.0 * f32::from(odds.deadly) / cards);
        inputs.add(flag(game.is_choosing()));
        inputs.add(flag(odds.turned == 0));
        let on_path = game.artifacts_on_path();
        let in_deck = (game.deck() >> (2 * GEMS.len())) as u8;
        let relics = points(game.worth_of_artifacts(on_path));
        let (hand, path) = (f32::from(odds.hand), f32::from(odds.path));
        inputs.add(hand / 15.0);
        inputs.add(hand / (10.0 + hand));
        inputs.add(path / 8.0);
        inputs.add((hand + path / players) / 20.0);
        inputs.add(relics / 10.0);
        inputs.add(flag(on_path != 0));
        inputs.add((points(game.worth_of_artifacts(in_deck | on_path)) - relics) / 20.0);
        let share = f32::from(odds.shares) / cards;
        let fear = odds.stake() as f32 * f32::from(odds.deadly) / cards;
        inputs.add(((share - fear) / (share + fear + 0.01)).clamp(-1.0, 1.0)); // the ratio of both, squeezed
        inputs.add(share / 3.0);
        inputs.add(fear / 3.0);
        inputs.add(f32::from(odds.turned) / 10.0);
        inputs.add(flag(game.round() == ROUNDS) * flag(game.is_choosing()));
        inputs.add(flag(hand == 0.0 && path == 0.0 && on_path == 0));
        let mut sums = [0.0; 3];
        for seat in game.inside() {
            sums.iter_mut().zip(&manners[seat.index()]).for_each(|(sum, manner)| *sum += manner);
        }
        sums.into_iter().for_each(|sum| inputs.add(sum / players));
        debug_assert_eq!(inputs.next, SHARED);
    }

    fn see_seats(&mut self, game: &Fast, odds: &Odds, manners: &Manners) {
        let count = game.seats();
        let stake = f32::from(odds.hand) + f32::from(odds.path / odds.players.max(1));
        let relics = points(game.worth_of_artifacts(game.artifacts_on_path()));
        let alone = f32::from(odds.hand) + f32::from(odds.path) + relics;
        let (mut now, mut home, mut safe) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS], [-60.0; MAX_SEATS]);
        let is_inside = |at: usize, inside: SeatSet| Seat::new(at).is_some_and(|seat| inside.contains(seat));
        for at in 0..count {
            now[at] = points(game.keys()[at]);
            let inside = is_inside(at, game.inside());
            home[at] = if inside { now[at] + stake } else { now[at] };
            safe[at] = if inside { -60.0 } else { now[at] };
        }
        let (now, home) = (&now[..count], &home[..count]);
        let (best, best_home, best_safe) = (best_others(now), best_others(home), best_others(&safe[..count]));
        let (sum, others) = (now.iter().sum::<f32>(), (count - 1) as f32);
        let mut all = [0.0; 3];
        for manner in &manners[..count] {
            all.iter_mut().zip(manner).for_each(|(all, manner)| *all += manner);
        }
        let last = flag(game.round() == ROUNDS);
        let span = [0.0, 24.0, 20.0, 16.0, 12.0, 8.0][usize::from(game.round()).min(5)];
        for at in 0..count {
            let mut inputs = Inputs { list: &mut self.own[at], next: 0 };
            let inside = is_inside(at, game.inside());
            let mine = now[at];
            inputs.add(flag(inside));
            let differences = [
                mine - best[at],
                home[at] - best_home[at],
                mine + flag(inside) * alone - best[at],
                home[at] - best[at],
                mine - best_home[at],
                home[at] - best_safe[at],
            ];
            for difference in differences {
                inputs.add(difference / (4.0 + difference.abs()));
                inputs.add(difference / (20.0 + difference.abs()));
                inputs.add(last * (2.0 * difference).clamp(-1.0, 1.0));
            }
            inputs.add((differences[0] / span).clamp(-3.0, 3.0));
            inputs.add((differences[1] / span).clamp(-3.0, 3.0));
            let mean = mine - (sum - mine) / others;
            inputs.add(mean / (10.0 + mean.abs()));
            let count_if = |fits: &dyn Fn(usize) -> bool| {
                (0..count).filter(|other| *other != at && fits(*other)).count() as f32 / others
            };
            inputs.add(count_if(&|other| now[other] > mine));
            inputs.add(count_if(&|other| same(now[other], mine)));
            inputs.add(count_if(&|other| home[other] > home[at]));
            inputs.add(count_if(&|other| same(home[other], home[at])));
            for (manner, all) in manners[at].iter().zip(&all) {
                inputs.add(*manner);
                inputs.add((all - manner) / others);
            }
            debug_assert_eq!(inputs.next, OWN);
        }
    }
}
