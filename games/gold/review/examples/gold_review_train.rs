//! Trains the networks that say what a table is worth, and writes data/value.bin:
//!
//!     cargo run --release -p gold-review --example gold_review_train -- SEATS ROUNDS
//!
//! trains those for this number of seats and keeps the others; `fresh` as a third word begins with Oracle's weights. The shipped ones were made with
//! `SEATS 40 fresh`; those for four and five seats were stopped after 32 and 28 rounds.
//!
//! TD(λ): a table should be worth what the look-ahead to the end of its turn says, and what followed where players chose as the reference does.
//! Others play too, and everyone flips something at random now and then, so that all kinds of tables are seen; nothing is learned from what
//! followed a choice that the reference would not make.

#[path = "../../bots/examples/lessons/mod.rs"]
mod lessons;

use game_core::{Draw, SplitMix, Weight};
use gold_bots::expectimax::Lead;
use gold_bots::oracle;
use gold_bots::pathfinder::Heuristic;
use gold_bots::search::{Choice, Search};
use gold_review::lookout::Lookout;
use gold_review::table::{Shares, Table};
use gold_review::taste::{self, Taste};
use gold_review::value::{FIRST, INPUTS, SECOND, Value};
use gold_rules::MAX_PLAYERS;
use lessons::{opening, reveal};
use review::Effort;
use std::collections::VecDeque;
use std::error::Error;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/data/value.bin");
/// Games per training round.
const GAMES: usize = 250;
/// How much the tables that followed count next to the look-ahead, at the start and at the end.
const LAMBDAS: (f64, f64) = (0.7, 0.3);
/// The learning rate at the start and at the end.
const RATES: (f32, f32) = (0.004, 0.0002);
/// How far the mean moves after each round.
const MOVE: f32 = 0.2;
/// Tables that are kept for training, and how many of them are learned for each game.
const MEMORY: usize = 150_000;
const LESSONS: usize = 600;
/// The probability of a random choice.
const EXPLORATION: f64 = 0.03;
/// A round is stopped after this many turns.
const MAX_TURNS: usize = 150;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let only: usize = arguments.next().ok_or("how many seats?")?.parse()?;
    let rounds: usize = arguments.next().ok_or("how many rounds?")?.parse()?;
    let is_fresh = arguments.next().is_some_and(|word| word == "fresh");
    let before = std::fs::read(PATH)?;
    let mut draw = SplitMix::new(only as u64);
    let (mut value, _) = part(&before, only);
    if is_fresh {
        value = beginner(only, &mut draw);
    }
    train(value, rounds, &mut draw)
}

/// Writes this network, and leaves the others as they are.
fn save(value: &Value) -> Result<(), Box<dyn Error>> {
    let before = std::fs::read(PATH)?;
    let mut all = Vec::new();
    for seats in 2..=MAX_PLAYERS {
        all.extend(if seats == value.seats() { value.encode() } else { part(&before, seats).1 });
    }
    Ok(std::fs::write(PATH, all)?)
}

/// The network for this many seats, and its bytes.
fn part(bytes: &[u8], wanted: usize) -> (Value, Vec<u8>) {
    let mut rest = bytes;
    for seats in 2..wanted {
        rest = Value::decode(seats, rest).1;
    }
    let (value, _) = Value::decode(wanted, rest);
    let bytes = value.encode();
    (value, bytes)
}

/// What Oracle's network says, with a second layer that says nothing yet.
fn beginner(seats: usize, draw: &mut SplitMix) -> Value {
    let mut value = Value::blank(seats);
    let net = oracle::learned(seats);
    let old = gold_bots::net::DENSE_AT;
    value.first[..old].copy_from_slice(&net.columns[..old]);
    for other in 0..MAX_PLAYERS - 1 {
        value.first[old + 4 * other..][..3].copy_from_slice(&net.columns[old + 3 * other..][..3]);
    }
    let last = 4 * (MAX_PLAYERS - 1);
    value.first[old + last..][..2].copy_from_slice(&net.columns[old + 3 * (MAX_PLAYERS - 1)..][..2]);
    value.first[INPUTS] = net.bias;
    value.direct = net.out;
    value.bias = net.out_bias;
    for weight in value.second[..FIRST].iter_mut().flatten() {
        *weight = (unit(draw) as f32 - 0.5) * 0.6;
    }
    for weight in value.out[..seats].iter_mut().flatten() {
        *weight = (unit(draw) as f32 - 0.5) * 0.05;
    }
    value
}

/// Alternates playing and learning. The result is a moving mean, which is more stable than any network on the way.
fn train(mut value: Value, rounds: usize, draw: &mut SplitMix) -> Result<(), Box<dyn Error>> {
    let mut kept = VecDeque::new();
    let mut mean = value.clone();
    for round in 0..rounds {
        let done = round as f32 / rounds as f32;
        let lambda = LAMBDAS.0 + (LAMBDAS.1 - LAMBDAS.0) * f64::from(done);
        let now = value.clone();
        let mut residual = 0.0;
        let mut training = Training::new(&now);
        for _ in 0..GAMES {
            residual += training.play(lambda, draw, &mut kept);
        }
        kept.drain(..kept.len().saturating_sub(MEMORY));
        let rate = RATES.0 * (RATES.1 / RATES.0).powf(done);
        let mut error = 0.0;
        let steps = (GAMES * LESSONS).min(10 * kept.len());
        for _ in 0..steps {
            error += learn(&mut value, &kept[draw.below(kept.len() as Weight) as usize], rate);
        }
        let seats = value.seats();
        eprintln!(
            "{seats} seats, round {round}: error {:.5}, residual {:.3} points",
            (error / steps as f64).sqrt(),
            100.0 * residual / (GAMES * seats) as f64
        );
        for (mean, weight) in mean.weights().zip(value.clone().weights()) {
            *mean += (*weight - *mean) * MOVE;
        }
        save(&mean)?;
    }
    Ok(())
}

/// A table and the value it should have had.
struct Lesson {
    inputs: Vec<(u16, f32)>,
    worth: Shares,
}

/// A random number from 0 to 1.
fn unit(draw: &mut SplitMix) -> f64 {
    f64::from(draw.below(1 << 24)) / f64::from(1 << 24)
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Player {
    Reference,
    Oracle,
    Heuristic,
    Lead,
}

struct Training<'v> {
    value: &'v Value,
    lookout: Lookout<'v>,
    /// Knows how gold rushes end. To ask it at every turn takes too long.
    rushes: Lookout<'v>,
    oracle: Search<&'static gold_bots::net::Net>,
    heuristic: Search<Heuristic>,
    lead: Search<Lead>,
}

/// A table before a turn.
struct Turn {
    inputs: Vec<(u16, f32)>,
    /// What the network said, and what the look-ahead to the end of the turn says.
    said: Shares,
    promise: Shares,
    /// Whether the player did what the reference does.
    trusted: bool,
}

impl<'v> Training<'v> {
    fn new(value: &'v Value) -> Training<'v> {
        Training {
            value,
            lookout: Lookout::new(value, Effort::Quick),
            rushes: Lookout::new(value, Effort::Normal),
            oracle: Search::new(oracle::learned(value.seats())),
            heuristic: Search::new(Heuristic),
            lead: Search::new(Lead),
        }
    }

    /// Returns the sum over all seats of what a review would call the residual.
    fn play(&mut self, lambda: f64, draw: &mut SplitMix, kept: &mut VecDeque<Lesson>) -> f64 {
        let seats = self.value.seats();
        let mut table = Table::single(opening(seats, 8, draw));
        let is_mixed = draw.below(3) == 0;
        let kinds = [Player::Reference, Player::Reference, Player::Oracle, Player::Heuristic, Player::Lead];
        let mut players = vec![*draw.pick(&kinds[1..3]).unwrap_or(&Player::Reference); seats];
        if is_mixed {
            players.iter_mut().for_each(|player| *player = *draw.pick(&kinds).unwrap_or(player));
        }
        let explores = if is_mixed { EXPLORATION } else { 0.0 };
        let mut turns: Vec<Turn> = Vec::new();
        while !table.summary.rush && turns.len() < MAX_TURNS {
            let player = players[turns.len() % seats];
            let turn = self.turn(&mut table, player, explores, draw);
            turns.push(turn);
        }
        let mut worth =
            if table.summary.rush { self.rushes.worth(&table) } else { self.value.shares(&table.summary) };
        let mut residual = [0.0; MAX_PLAYERS];
        for (number, turn) in turns.into_iter().enumerate().rev() {
            worth[..seats].rotate_right(1); // as this seat sees it
            let trust = if turn.trusted { lambda } else { 0.0 };
            for (worth, promise) in worth.iter_mut().zip(turn.promise) {
                *worth = promise + trust * (*worth - promise);
            }
            for place in 0..seats {
                residual[(number + place) % seats] += turn.promise[place] - turn.said[place];
            }
            kept.push_back(Lesson { inputs: turn.inputs, worth });
        }
        residual.iter().map(|sum| sum.abs()).sum()
    }

    fn turn(&mut self, table: &mut Table, player: Player, explores: f64, draw: &mut SplitMix) -> Turn {
        let summary = table.summary;
        let mut turn = Turn {
            inputs: self.value.inputs(&summary),
            said: self.value.shares(&summary),
            promise: [0.0; MAX_PLAYERS],
            trusted: true,
        };
        let (mut cards, mut news) = ([0; 2], false);
        for nth in 0..2 {
            let up = (nth == 1).then_some(cards[0]);
            let options = self.lookout.options(table, up, news);
            if nth == 0 {
                turn.promise = taste::mean(&options);
            }
            let choice = match player {
                _ if unit(draw) < explores => draw.pick(&options).map(|option| option.choice),
                Player::Reference => sample(&options, draw),
                Player::Oracle => best(self.oracle.choices(&table.summary, up, news)),
                Player::Heuristic => best(self.heuristic.choices(&table.summary, up, news)),
                Player::Lead => best(self.lead.choices(&table.summary, up, news)),
            };
            let choice = choice.expect("two cards can be flipped outside the gold rush");
            let option = options.iter().find(|option| option.choice == choice);
            let top = taste::best(&options).map_or(0.0, |best| best.value[0]);
            turn.trusted &= option.is_some_and(|option| option.value[0] > top - 0.01);
            cards[nth] = match choice {
                Choice::Known(group) => group,
                Choice::Unknown => {
                    news = true;
                    reveal(&mut table.summary, draw)
                }
            };
        }
        table.summary.meet(cards[0], cards[1], 0);
        let idle = !news && table.summary.lying == summary.lying;
        *table = table.passed();
        table.summary.end_turn(idle);
        turn
    }
}

fn sample(options: &[Taste<Choice>], draw: &mut SplitMix) -> Option<Choice> {
    let mut ticket = unit(draw);
    let found = options.iter().find(|option| {
        ticket -= option.share;
        ticket < 0.0
    });
    found.or(taste::best(options)).map(|option| option.choice)
}

fn best(choices: Vec<(Choice, gold_bots::search::Chances)>) -> Option<Choice> {
    choices.into_iter().max_by(|one, other| one.1[0].total_cmp(&other.1[0])).map(|(choice, _)| choice)
}

/// One step of gradient descent on the cross entropy. Returns the squared error before it.
fn learn(value: &mut Value, lesson: &Lesson, rate: f32) -> f64 {
    let seats = value.seats();
    let mut first = [0.0; FIRST];
    for (input, times) in &lesson.inputs {
        add(&mut first, &value.first[usize::from(*input)], *times);
    }
    let first = first.map(|sum: f32| sum.max(0.0));
    let mut second = value.second[FIRST];
    for (unit, row) in first.iter().zip(&value.second) {
        add(&mut second, row, *unit);
    }
    let second = second.map(|sum| sum.max(0.0));
    let shares = value.softmax_of(&first, &second);
    let (mut error, mut back, mut deep) = (0.0, [0.0; SECOND], [0.0; FIRST]);
    for (seat, share) in shares.iter().enumerate().take(seats) {
        let wrong = share - lesson.worth[seat];
        error += wrong * wrong;
        let wrong = wrong as f32;
        add(&mut back, &value.out[seat], wrong);
        add(&mut deep, &value.direct[seat], wrong);
        add(&mut value.out[seat], &second, -rate * wrong);
        add(&mut value.direct[seat], &first, -rate * wrong);
        value.bias[seat] -= rate * wrong;
    }
    for (back, unit) in back.iter_mut().zip(&second) {
        *back = if *unit > 0.0 { *back } else { 0.0 };
    }
    for (unit, deep) in deep.iter_mut().enumerate() {
        if first[unit] > 0.0 {
            *deep += back.iter().zip(&value.second[unit]).map(|(back, weight)| back * weight).sum::<f32>();
            add(&mut value.second[unit], &back, -rate * first[unit]);
        } else {
            *deep = 0.0;
        }
    }
    add(&mut value.second[FIRST], &back, -rate);
    for (input, times) in &lesson.inputs {
        add(&mut value.first[usize::from(*input)], &deep, -rate * times);
    }
    error / seats as f64
}

#[inline]
fn add<const UNITS: usize>(sums: &mut [f32; UNITS], row: &[f32; UNITS], times: f32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += times * weight;
    }
}
