//! Trains the networks of Oracle, in games against itself and against a population of simpler players.
//!
//!     cargo run --release -p gold-bots --example gold_train
//!
//! overwrites `src/learned.bin`; it takes about an hour on one core. `-- 2` trains only the network for two seats and keeps the others.
//!
//! TD(λ): a table's value moves toward a mix of what the search of its turn says and of what the tables after it turned out to be worth,
//! down to the gold rush, which is solved. Now and then the network plays at random, so that other tables are seen too; nothing is
//! learned from what follows a bad choice of its own. What others do is part of the game: sitting behind a weak player is an advantage, and
//! the value of a table counts it as often as it happens in the population.

use game_core::{Draw, SplitMix, Weight};
use gold_bots::expectimax::Lead;
use gold_bots::net::{DENSE_AT, HIDDEN, Net, softmax};
use gold_bots::pathfinder::Heuristic;
use gold_bots::search::{Chances, Choice, Search};
use gold_fast::summary::{Group, Summary, effect, face, owner};
use gold_rules::{Effect, Face, MAX_PLAYERS};
use std::collections::VecDeque;
use std::error::Error;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/learned.bin");
/// Games per training round.
const GAMES: usize = 600;
/// The probability of a random choice.
const EXPLORATION: f32 = 0.04;
/// How much the tables that followed count next to the search of the turn.
const LAMBDA: f32 = 0.6;
/// The learning rate at the start and at the end.
const RATES: (f32, f32) = (0.02, 0.001);
/// Turns that are kept for training.
const MEMORY: usize = 400_000;
/// A round is stopped after this many turns, and the current position is evaluated.
const MAX_TURNS: usize = 150;
/// A choice that is worse by less than this is not a mistake.
const AS_GOOD: f32 = 0.005;

fn main() -> Result<(), Box<dyn Error>> {
    let only: Option<usize> = std::env::args().nth(1).map(|seats| seats.parse()).transpose()?;
    let before = std::fs::read(PATH)?;
    let (mut all, mut rest) = (Vec::new(), &before[..]);
    for seats in 2..=MAX_PLAYERS {
        let (net, after) = Net::decode(seats, rest);
        rest = after;
        let learned = match only {
            Some(only) if only != seats => net,
            _ => train(seats),
        };
        all.extend(learned.encode());
    }
    std::fs::write(PATH, all)?;
    Ok(())
}

/// Alternates playing and learning. The result is the mean of the networks of the last rounds, which is more stable than any of them.
fn train(seats: usize) -> Net {
    let rounds = if seats == 2 { 100 } else { 80 };
    let mut draw = SplitMix::new(1 + seats as u64);
    let mut net = beginner(seats, &mut draw);
    let mut kept = VecDeque::new();
    let blank = Net::blank(seats);
    let mut search = Search::new(&blank);
    let (mut mean, mut averaged) = (blank.clone(), 0.0);
    for round in 0..rounds {
        let now = net.clone();
        let mut self_play = SelfPlay {
            search: search.with_evaluator(&now),
            net: &now,
            heuristic: Search::new(Heuristic),
            lead: Search::new(Lead),
        };
        for _ in 0..GAMES {
            self_play.play(&mut draw, &mut kept);
        }
        search = self_play.search.with_evaluator(&blank); // keep the solved gold rushes
        kept.drain(..kept.len().saturating_sub(MEMORY));
        let rate = RATES.0 * (RATES.1 / RATES.0).powf(round as f32 / rounds as f32);
        let steps = (GAMES * 160).min(2 * kept.len());
        let mut error = 0.0;
        for _ in 0..steps {
            let lesson = &kept[draw.below(kept.len() as Weight) as usize];
            error += learn(&mut net, lesson, rate);
        }
        eprintln!("{seats} seats, round {round}: mean square error {:.5}", error / steps as f32);
        if round * 10 >= rounds * 7 {
            averaged += 1.0;
            for (mean, weight) in mean.weights().zip(net.clone().weights()) {
                *mean += (*weight - *mean) / averaged;
            }
        }
    }
    mean
}

/// A table and the value it should have had.
struct Lesson {
    inputs: Vec<(u16, f32)>,
    worth: Chances,
}

/// A random number from 0 to 1.
fn unit(draw: &mut SplitMix) -> f32 {
    draw.below(1 << 24) as f32 / (1 << 24) as f32
}

/// A random network that only knows that points are good.
fn beginner(seats: usize, draw: &mut SplitMix) -> Net {
    let mut net = Net::blank(seats);
    for weight in net.columns.iter_mut().chain(&mut net.out[..seats]).flatten() {
        *weight = (unit(draw) - 0.5) * 0.2;
    }
    for other in 1..seats {
        for (unit, sign) in [(2 * other, 1.0), (2 * other + 1, -1.0)] {
            net.columns.iter_mut().chain(&mut net.out[..seats]).for_each(|column| column[unit] = 0.0);
            net.columns[DENSE_AT + 3 * (other - 1)][unit] = sign;
            net.out[other][unit] = -1.5 * sign;
        }
    }
    net
}

struct SelfPlay<'a> {
    search: Search<&'a Net>,
    net: &'a Net,
    heuristic: Search<Heuristic>,
    lead: Search<Lead>,
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Player {
    Net,
    Greedy,
    Heuristic,
    Lead,
}

/// Half of all tables are the network's own; at the others sit players of every kind.
fn players(draw: &mut SplitMix) -> [Player; MAX_PLAYERS] {
    let mut players = [Player::Net; MAX_PLAYERS];
    if draw.below(2) == 0 {
        for player in &mut players {
            let kinds = [Player::Net, Player::Greedy, Player::Heuristic, Player::Lead, Player::Lead];
            *player = kinds[draw.below(kinds.len() as Weight) as usize];
        }
    }
    players
}

/// A turn, kept until the round is over.
struct Played {
    inputs: Vec<(u16, f32)>,
    promise: Chances,
    /// How much what followed says about the table.
    trust: f32,
}

impl SelfPlay<'_> {
    fn play(&mut self, draw: &mut SplitMix, kept: &mut VecDeque<Lesson>) {
        let seats = self.net.seats();
        let mut summary = opening(seats, draw);
        let players = players(draw);
        let mut turns = Vec::new();
        while !summary.rush && turns.len() < MAX_TURNS {
            let player = players[turns.len() % seats];
            turns.push(self.turn(&mut summary, player, draw));
        }
        let mut worth =
            if summary.rush { self.search.rush_value(&summary) } else { self.net.value(&summary) };
        for turn in turns.into_iter().rev() {
            worth[..seats].rotate_right(1);
            for (worth, promise) in worth.iter_mut().zip(turn.promise) {
                *worth = promise + turn.trust * (*worth - promise);
            }
            kept.push_back(Lesson { inputs: turn.inputs, worth });
        }
    }

    fn turn(&mut self, summary: &mut Summary, player: Player, draw: &mut SplitMix) -> Played {
        let inputs =
            self.net.inputs(summary).into_iter().map(|(input, value)| (input as u16, value)).collect();
        let before = summary.lying;
        let (mut news, mut explored) = (false, false);
        let mut cards = [0; 2];
        let mut promises = [Chances::default(); 2];
        for nth in 0..2 {
            let up = (nth == 1).then_some(cards[0]);
            let choice = match player {
                Player::Greedy => greedy(summary, up),
                Player::Heuristic => best(&self.heuristic.choices(summary, up, news)).0,
                Player::Lead => best(&self.lead.choices(summary, up, news)).0,
                Player::Net => {
                    let choices = self.search.choices(summary, up, news);
                    let mut choice = best(&choices);
                    promises[nth] = choice.1;
                    if unit(draw) < EXPLORATION {
                        choice = *draw.pick(&choices).unwrap_or(&choice);
                    }
                    explored |= choice.1[0] < promises[nth][0] - AS_GOOD;
                    choice.0
                }
            };
            cards[nth] = match choice {
                Choice::Known(group) => group,
                Choice::Unknown => {
                    news = true;
                    reveal(summary, draw)
                }
            };
        }
        summary.meet(cards[0], cards[1], 0);
        let idle = !news && summary.lying == before;
        *summary = summary.passed();
        summary.end_turn(idle);
        let trust = match player {
            Player::Net if explored => 0.0,
            Player::Net => LAMBDA,
            _ => 1.0,
        };
        Played { inputs, promise: promises[0], trust }
    }
}

fn best(choices: &[(Choice, Chances)]) -> (Choice, Chances) {
    let best = choices.iter().max_by(|one, other| one.1[0].total_cmp(&other.1[0]));
    *best.expect("two cards can be turned outside the gold rush")
}

/// The start of a round: of a single round, or of any round of a match.
fn opening(seats: usize, draw: &mut SplitMix) -> Summary {
    let alone = draw.below(10) < 6;
    let rounds_left = if alone || draw.below(2) == 0 { 0 } else { draw.below(seats as Weight) as u8 };
    let mut summary = Summary::fresh(seats, rounds_left, draw.below(8) != 0);
    if !alone {
        for points in &mut summary.points[..seats] {
            *points = (draw.below(15) + draw.below(15)) as i16;
        }
    }
    summary
}

fn reveal(summary: &mut Summary, draw: &mut SplitMix) -> Group {
    let mut ticket = draw.below(Weight::from(summary.unknown)) as u8;
    let mut group = 0;
    while summary.unseen[group] <= ticket {
        ticket -= summary.unseen[group];
        group += 1;
    }
    summary.reveal(group);
    group
}

/// The known pair with the most points, else an unseen card.
fn greedy(summary: &Summary, up: Option<Group>) -> Choice {
    let lies = |group: &Group| summary.known[*group] > u8::from(up == Some(*group));
    let firsts =
        (0..summary.groups()).filter(|group| up.map_or(summary.known[*group] > 0, |up| up == *group));
    let mut pairs = Vec::new();
    for first in firsts {
        for second in (0..summary.groups()).filter(lies) {
            let (prospector, gold) = match effect(first, second) {
                Effect::FirstFindsGold => (first, second),
                Effect::SecondFindsGold => (second, first),
                _ => continue,
            };
            if let (None | Some(0), Face::Prospector(_, value)) = (owner(prospector), face(prospector)) {
                let card = if up.is_some() { second } else { first };
                pairs.push(((gold, 5 - value), card));
            }
        }
    }
    match pairs.into_iter().max() {
        Some((_, card)) => Choice::Known(card),
        None if summary.unknown > 0 => Choice::Unknown,
        None => Choice::Known((0..summary.groups()).find(lies).unwrap_or(0)),
    }
}

/// One step of gradient descent. Returns the squared error before it.
fn learn(net: &mut Net, lesson: &Lesson, rate: f32) -> f32 {
    let seats = net.seats();
    let mut accumulator = net.bias;
    for (input, value) in &lesson.inputs {
        for (sum, weight) in accumulator.iter_mut().zip(&net.columns[usize::from(*input)]) {
            *sum += weight * value;
        }
    }
    let active = accumulator.map(|sum| sum.max(0.0));
    let mut logits = net.out_bias;
    for (logit, weights) in logits.iter_mut().zip(&net.out).take(seats) {
        *logit += active.iter().zip(weights).map(|(active, weight)| active * weight).sum::<f32>();
    }
    let chances = softmax(logits, seats);
    let mut error = 0.0;
    let mut back = [0.0; HIDDEN];
    for (seat, weights) in net.out.iter_mut().enumerate().take(seats) {
        let wrong = chances[seat] - lesson.worth[seat];
        error += wrong * wrong;
        for unit in 0..HIDDEN {
            back[unit] += wrong * weights[unit];
            weights[unit] -= rate * wrong * active[unit];
        }
        net.out_bias[seat] -= rate * wrong;
    }
    for unit in 0..HIDDEN {
        back[unit] *= if accumulator[unit] > 0.0 { rate } else { 0.0 };
        net.bias[unit] -= back[unit];
    }
    for (input, value) in &lesson.inputs {
        for (weight, back) in net.columns[usize::from(*input)].iter_mut().zip(&back) {
            *weight -= back * value;
        }
    }
    error
}
