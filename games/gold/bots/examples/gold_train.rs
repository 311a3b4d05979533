//! Trains the networks of Oracle, in games against itself and against a population of simpler players.
//!
//!     cargo run --release -p gold-bots --example gold_train
//!
//! continues from the weights in `src/learned.bin` and overwrites them; it takes about ten minutes on one core. `-- 2` trains only the
//! network for two seats and keeps the others. `-- 2 fresh` begins with random weights, and plays only against itself for as long again.
//!
//! TD(λ) on the tables that the network leaves after its own turns, because only those are ever compared in a search: the table's value moves
//! toward a mix of what the search says at the player's next turn and of what followed, down to the gold rush, which is solved. Now and then
//! the network plays at random, so that other tables are seen too; nothing is learned from what follows a bad choice of its own. What the
//! others do is part of the game: the value of a table counts it as often as it happens in the population.

mod lessons;

use game_core::{Draw, SplitMix, Weight};
use gold_bots::expectimax::Lead;
use gold_bots::net::{DENSE_AT, HIDDEN, Net, softmax};
use gold_bots::pathfinder::Heuristic;
use gold_bots::search::{Chances, Choice, Search};
use gold_fast::summary::{Group, Summary, effect, face, owner};
use gold_rules::{Effect, Face, MAX_PLAYERS};
use lessons::{opening, reveal};
use std::collections::VecDeque;
use std::error::Error;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/learned.bin");
/// Games per training round, and rounds.
const GAMES: usize = 2000;
const ROUNDS: usize = 50;
/// The probability of a random choice.
const EXPLORATION: f32 = 0.04;
/// How much the tables that followed count next to the search of the next turn.
const LAMBDA: f32 = 0.6;
/// The learning rate at the start and at the end, with random weights and with learned ones.
const FRESH_RATES: (f32, f32) = (0.02, 0.005);
const RATES: (f32, f32) = (0.005, 0.0005);
/// Tables that are kept for training, and how many of them are learned for each game.
const MEMORY: usize = 400_000;
const LESSONS: usize = 60;
/// A round is stopped after this many turns, and the current position is evaluated.
const MAX_TURNS: usize = 150;
/// A choice that is worse by less than this is not a mistake.
const AS_GOOD: f32 = 0.005;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let only: Option<usize> = arguments.next().map(|seats| seats.parse()).transpose()?;
    let fresh = arguments.next().is_some_and(|word| word == "fresh");
    let before = std::fs::read(PATH)?;
    let (mut all, mut rest) = (Vec::new(), &before[..]);
    for seats in 2..=MAX_PLAYERS {
        let (mut net, after) = Net::decode(seats, rest);
        rest = after;
        if only.is_none_or(|only| only == seats) {
            let mut draw = SplitMix::new(1 + seats as u64);
            if fresh {
                net = beginner(seats, &mut draw);
                net = train(net, &[Player::Net], FRESH_RATES, &mut draw);
            }
            net = train(net, &population(seats), RATES, &mut draw);
        }
        all.extend(net.encode());
    }
    std::fs::write(PATH, all)?;
    Ok(())
}

/// Who plays against the network, as often as listed. The strongest simple player teaches most: what beats it also beats weaker ones.
fn population(seats: usize) -> Vec<Player> {
    use Player::{Greedy, Heuristic, Lead, Net};
    match seats {
        2 => vec![Lead],
        5 => vec![Lead, Lead, Lead, Net],
        _ => vec![Lead, Lead, Lead, Net, Heuristic, Greedy],
    }
}

/// Alternates playing and learning. The result is the mean of the networks of the last rounds, which is more stable than any of them.
fn train(mut net: Net, population: &[Player], rates: (f32, f32), draw: &mut SplitMix) -> Net {
    let seats = net.seats();
    let mut kept = VecDeque::new();
    let blank = Net::blank(seats);
    let mut search = Search::new(&blank);
    let (mut mean, mut averaged) = (blank.clone(), 0.0);
    for round in 0..ROUNDS {
        let now = net.clone();
        let mut game = Training {
            search: search.with_evaluator(&now),
            net: &now,
            heuristic: Search::new(Heuristic),
            lead: Search::new(Lead),
        };
        for _ in 0..GAMES {
            game.play(population, draw, &mut kept);
        }
        search = game.search.with_evaluator(&blank); // keep the solved gold rushes
        kept.drain(..kept.len().saturating_sub(MEMORY));
        let rate = rates.0 * (rates.1 / rates.0).powf(round as f32 / ROUNDS as f32);
        let steps = (GAMES * LESSONS).min(2 * kept.len());
        let mut error = 0.0;
        for _ in 0..steps {
            let lesson = &kept[draw.below(kept.len() as Weight) as usize];
            error += learn(&mut net, lesson, rate);
        }
        eprintln!("{seats} seats, round {round}: mean square error {:.5}", error / steps as f32);
        if round * 10 >= ROUNDS * 7 {
            averaged += 1.0;
            for (mean, weight) in mean.weights().zip(net.clone().weights()) {
                *mean += (*weight - *mean) / averaged;
            }
        }
    }
    mean
}

type Inputs = Vec<(u16, f32)>;

/// A table and the value it should have had.
struct Lesson {
    inputs: Inputs,
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

struct Training<'a> {
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

/// What the search of a turn said, as the active player sees it.
struct Played {
    promise: Chances,
    /// Whether the network made a bad choice on purpose.
    explored: bool,
}

/// What a seat of the network has to learn from.
#[derive(Default)]
struct Record {
    /// The table it left last, if it has not had another turn.
    left: Option<Inputs>,
    /// The tables it left before, each with its next turn.
    turns: Vec<(Inputs, Played)>,
}

impl Training<'_> {
    fn play(&mut self, population: &[Player], draw: &mut SplitMix, kept: &mut VecDeque<Lesson>) {
        let seats = self.net.seats();
        let mut summary = opening(seats, 6, draw);
        let mut players: Vec<Player> =
            (0..seats).map(|_| *draw.pick(population).unwrap_or(&Player::Net)).collect();
        players[draw.below(seats as Weight) as usize] = Player::Net;
        let mut records: Vec<Record> = players.iter().map(|_| Record::default()).collect();
        let mut turn = 0;
        while !summary.rush && turn < MAX_TURNS {
            let seat = turn % seats;
            let played = self.turn(&mut summary, players[seat], draw);
            if players[seat] == Player::Net {
                let record = &mut records[seat];
                record.turns.extend(record.left.take().map(|inputs| (inputs, played)));
                record.left = (!summary.rush).then(|| {
                    self.net
                        .inputs(&summary)
                        .into_iter()
                        .map(|(input, value)| (input as u16, value))
                        .collect()
                });
            }
            turn += 1;
        }
        let end = if summary.rush { self.search.rush_value(&summary) } else { self.net.value(&summary) };
        for (seat, record) in records.into_iter().enumerate() {
            let mut worth = end;
            worth[..seats].rotate_left((seat + seats - turn % seats) % seats); // as this seat sees it
            kept.extend(record.left.map(|inputs| lesson(inputs, worth, seats)));
            for (inputs, next) in record.turns.into_iter().rev() {
                let trust = if next.explored { 0.0 } else { LAMBDA };
                for (worth, promise) in worth.iter_mut().zip(next.promise) {
                    *worth = promise + trust * (*worth - promise);
                }
                kept.push_back(lesson(inputs, worth, seats));
            }
        }
    }

    fn turn(&mut self, summary: &mut Summary, player: Player, draw: &mut SplitMix) -> Played {
        let lying = summary.lying;
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
        let idle = !news && summary.lying == lying;
        *summary = summary.passed();
        summary.end_turn(idle);
        Played { promise: promises[0], explored }
    }
}

/// A table as the left neighbor sees it, with its worth as the seat sees it that left it.
fn lesson(inputs: Inputs, mut worth: Chances, seats: usize) -> Lesson {
    worth[..seats].rotate_left(1);
    Lesson { inputs, worth }
}

fn best(choices: &[(Choice, Chances)]) -> (Choice, Chances) {
    let best = choices.iter().max_by(|one, other| one.1[0].total_cmp(&other.1[0]));
    *best.expect("two cards can be turned outside the gold rush")
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
