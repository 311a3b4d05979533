//! Trains the network that says what a position is worth, and writes src/value.bin:
//!
//!     cargo run --release -p incan-gold-review --example incan_gold_review_train -- BATCHES
//!
//! The shipped one was made with `1200`. Half of all games are Oracle's network against itself, the others are against simpler players too; see `players.rs` of the bots' training.
//! A position should be worth what the next ones are worth and, in the end, what the game brought: TD(λ).

#[path = "../../bots/examples/incan_gold_train/players.rs"]
#[allow(dead_code)]
mod players;

use game_core::{Draw, FastGame, MAX_SEATS, SeatSet, SplitMix};
use incan_gold_bots::beliefs::Beliefs;
use incan_gold_bots::inputs::{self, INPUTS, POSITION};
use incan_gold_bots::kinds::Habits;
use incan_gold_bots::net::chance;
use incan_gold_bots::oracle::READER;
use incan_gold_bots::pathfinder::{self, BLIND};
use incan_gold_fast::Fast;
use incan_gold_review::value::{
    FIRST, LIMIT, Manners, OWN, SECOND, SHARED, Seen, Shares, Value, result, softmax,
};
use incan_gold_rules::{Edition, Options};
use players::{Player, table, unit};
use std::error::Error;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/value.bin");
/// Games between two rounds of learning.
const GAMES: usize = 128;
/// Positions for one step of learning.
const STEP: usize = 256;
const RATES: (f32, f32) = (0.003, 0.0002);
/// How much of what happened later counts next to the network's own estimate.
const LAMBDA: f64 = 0.85;

struct Lesson {
    seen: Seen,
    goal: Shares,
}

fn main() -> Result<(), Box<dyn Error>> {
    let batches: usize = std::env::args().nth(1).ok_or("how many batches?")?.parse()?;
    let mut draw = SplitMix::new(3);
    let mut value = Value::blank();
    let mut random = |weight: &mut f32, size: f32| *weight = size * (2.0 * unit(&mut draw) - 1.0);
    value.first.iter_mut().flatten().for_each(|weight| random(weight, 0.3));
    value.second.iter_mut().flatten().for_each(|weight| random(weight, 0.3));
    value.out.iter_mut().for_each(|weight| random(weight, 0.2));
    let mut adam = Adam::new(&value);
    let mut mean = value.clone();
    let (mut loss, mut count) = (0.0, 0);
    for batch in 0..batches {
        let done = batch as f32 / batches as f32;
        let mut lessons = Vec::new();
        for _ in 0..GAMES {
            let edition = *draw.pick(&EDITIONS).expect("some");
            let seats = *draw.pick(&SEATS).expect("some");
            let mut players = table(seats, 0, true, &mut draw);
            let fresh = Fast::new(&Options { edition, ..Options::default() }, seats)?;
            // Only what comes later counts at first.
            let lambda = if done < 0.1 { 1.0 } else { LAMBDA };
            play(fresh, &mut players, &value, lambda, &mut draw, &mut lessons);
        }
        for at in (1..lessons.len()).rev() {
            lessons.swap(at, draw.below(at as u32 + 1) as usize);
        }
        let rate = RATES.0 * (RATES.1 / RATES.0).powf(done);
        for step in lessons.chunks(STEP).filter(|step| step.len() == STEP) {
            loss += adam.step(&mut value, step, rate);
            count += 1;
        }
        // The result is a moving mean: more stable than any network on the way.
        let keep = if batch * 20 < batches { 0.0 } else { 1.0 - (20.0 / batches as f32).min(1.0) };
        for (mean, weight) in mean.weights().zip(value.clone().weights()) {
            *mean = keep * *mean + (1.0 - keep) * *weight;
        }
        if batch % (batches / 40).max(1) == 0 {
            eprintln!("{batch}: {:.5}", loss / count as f64);
            (loss, count) = (0.0, 0);
            std::fs::write(FILE, mean.encode())?;
        }
    }
    std::fs::write(FILE, mean.encode())?;
    Ok(())
}

const EDITIONS: [Edition; 5] = [
    Edition::IncanGold2006,
    Edition::IncanGold2006,
    Edition::Diamant2005,
    Edition::Diamant2016,
    Edition::IncanGold2020,
];
const SEATS: [usize; 9] = [2, 3, 3, 4, 4, 5, 6, 7, 8];

/// Plays a game, and adds its positions with what they should have been worth.
fn play(
    mut game: Fast,
    players: &mut [Player],
    value: &Value,
    lambda: f64,
    draw: &mut SplitMix,
    lessons: &mut Vec<Lesson>,
) {
    let first = lessons.len();
    let mut beliefs = Beliefs::prior(game.seats());
    let mut manners: Manners = [[0.0; 3]; MAX_SEATS];
    for (at, manner) in manners[..game.seats()].iter_mut().enumerate() {
        *manner = beliefs.manner(at);
    }
    while !game.is_over() {
        lessons.push(Lesson { seen: Seen::of(&game, &manners), goal: value.shares(&game, &manners) });
        if !game.is_choosing() {
            game.turn_place(game.draw_place(draw));
            continue;
        }
        let odds = game.odds();
        let habits = Habits::of(&game, &odds, &BLIND);
        let company = beliefs.company(&habits);
        let mut leavers = SeatSet::EMPTY;
        for seat in game.inside() {
            let player = &mut players[seat.index()];
            let mut seen = [0.0; INPUTS];
            let leaves = match player {
                Player::Pathfinder => unit(draw) < pathfinder::leave_chance(&BLIND, &game, &odds, seat),
                Player::Learner | Player::Oracle(_) | Player::Past(_) => {
                    inputs::position(&game, &odds, seat, &mut seen);
                    inputs::company(&game, seat, &company, &mut seen[POSITION..]);
                    unit(draw) < chance(READER.think(&seen).camp)
                }
                Player::Blind => {
                    inputs::position(&game, &odds, seat, &mut seen);
                    unit(draw) < chance(BLIND.think(&seen[..POSITION]).camp)
                }
                player => player.leaves(&game, &odds, seat, draw),
            };
            leavers = leavers.with_if(seat, leaves);
        }
        beliefs.learn(&habits, leavers);
        for seat in game.inside() {
            manners[seat.index()] = beliefs.manner(seat.index());
        }
        game.leave(leavers);
    }
    let (mut later, mut next) = (result(&game), result(&game));
    for lesson in lessons[first..].iter_mut().rev() {
        let now = lesson.goal;
        for at in 0..MAX_SEATS {
            later[at] = lambda * later[at] + (1.0 - lambda) * next[at];
        }
        lesson.goal = later;
        next = now;
    }
}

/// The optimizer of Kingma and Ba.
struct Adam {
    gradient: Value,
    mean: Vec<f32>,
    square: Vec<f32>,
    decay: (f32, f32),
}

impl Adam {
    fn new(value: &Value) -> Adam {
        let weights = value.clone().weights().count();
        let (mean, square) = (vec![0.0; weights], vec![0.0; weights]);
        Adam { gradient: Value::blank(), mean, square, decay: (1.0, 1.0) }
    }

    /// Returns the mean cross entropy before the step.
    fn step(&mut self, value: &mut Value, lessons: &[Lesson], rate: f32) -> f64 {
        self.gradient.weights().for_each(|weight| *weight = 0.0);
        let loss: f64 = lessons.iter().map(|lesson| self.learn(value, lesson)).sum();
        const KEEP: (f32, f32) = (0.9, 0.999);
        self.decay = (self.decay.0 * KEEP.0, self.decay.1 * KEEP.1);
        let count = lessons.len() as f32;
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, gradient), (mean, square)) in value.weights().zip(self.gradient.weights()).zip(moments)
        {
            let gradient = *gradient / count;
            *mean += (1.0 - KEEP.0) * (gradient - *mean);
            *square += (1.0 - KEEP.1) * (gradient * gradient - *square);
            let (mean, square) = (*mean / (1.0 - self.decay.0), *square / (1.0 - self.decay.1));
            *weight = (*weight - rate * mean / (square.sqrt() + 1e-8)).clamp(-LIMIT, LIMIT);
        }
        loss / lessons.len() as f64
    }

    fn learn(&mut self, value: &Value, lesson: &Lesson) -> f64 {
        let (seen, seats) = (&lesson.seen, lesson.seen.seats);
        let common = value.common(seen);
        let thoughts: Vec<_> = seen.own[..seats].iter().map(|own| value.think(&common, own)).collect();
        let mut shares: Vec<f64> = thoughts.iter().map(|thought| f64::from(thought.score)).collect();
        softmax(&mut shares);
        let mut loss = 0.0;
        let mut all = [0.0; FIRST];
        for (at, thought) in thoughts.iter().enumerate() {
            loss -= lesson.goal[at] * bots::math::ln(shares[at].max(1e-9));
            let error = (shares[at] - lesson.goal[at]) as f32;
            let mut back = [0.0; SECOND];
            for (unit, place) in thought.second.iter().zip(0..) {
                self.gradient.out[place] += error * unit;
                back[place] = if *unit > 0.0 { error * value.out[place] } else { 0.0 };
            }
            let mut deeper = [0.0; FIRST];
            for (unit, place) in thought.first.iter().zip(0..) {
                if *unit > 0.0 {
                    add(&mut self.gradient.second[place], &back, *unit);
                    deeper[place] =
                        value.second[place].iter().zip(&back).map(|(weight, back)| weight * back).sum();
                }
            }
            add(&mut self.gradient.second[FIRST], &back, 1.0);
            for (row, input) in self.gradient.first[SHARED..].iter_mut().zip(&seen.own[at]) {
                if *input != 0.0 {
                    add(row, &deeper, *input);
                }
            }
            add(&mut all, &deeper, 1.0);
        }
        for (row, input) in self.gradient.first.iter_mut().zip(&seen.shared) {
            if *input != 0.0 {
                add(row, &all, *input);
            }
        }
        add(&mut self.gradient.first[SHARED + OWN], &all, 1.0);
        loss
    }
}

#[inline]
fn add<const UNITS: usize>(row: &mut [f32; UNITS], more: &[f32; UNITS], times: f32) {
    for (sum, more) in row.iter_mut().zip(more) {
        *sum += times * more;
    }
}
