//! Teaches Oracle of Gold by games against itself, and writes what it has learned.
//!
//!     cargo run --release -p bots --example gold_train
//!
//! writes `engine/bots/src/gold/learned.bin` anew in a quarter of an hour of one core. `-- 2` teaches only what concerns tables
//! of two seats, and keeps the rest.
//!
//! A position's value is moved towards a mix of what the best turn on it promises and of what the positions after it turned
//! out to be worth, down to the gold rush, which is solved. Now and then a seat plays at random or greedily, so that other
//! tables are seen too; nothing is learned from what follows upon a bad choice.

use game_core::{Draw, SplitMix, Weight};
use gold_bots::field::{Field, Kind, Meeting, Slot, kind, meet};
use gold_bots::net::{DENSE_AT, HIDDEN, Net, softmax};
use gold_bots::think::{Chances, Thinker, Turned};
use gold_rules::MAX_PLAYERS;
use std::collections::VecDeque;
use std::error::Error;

/// Where what was learned is written.
const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/gold/learned.bin");
/// How many games are played before they are learned from.
const GAMES: usize = 600;
/// How often a seat plays any choice.
const STRAY: f32 = 0.04;
/// How much the positions that followed count beside the promise of the best turn.
const LAMBDA: f32 = 0.6;
/// How far a weight goes towards what would have been right, at the beginning and at the end.
const RATES: (f32, f32) = (0.02, 0.001);
/// Turns that are kept to learn from.
const KEPT: usize = 400_000;
/// The longest round that is played; who is left standing there is judged as he stands.
const LONGEST: usize = 150;
/// A choice worse by less than this is as good.
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

/// Plays and learns in turn; the network is the mean of what it was in the last rounds, which is steadier than any of them.
fn train(seats: usize) -> Net {
    // At larger tables luck weighs more, and twice as many kinds of cards take twice the time.
    let rounds = if seats == 2 { 100 } else { 40 };
    let mut draw = SplitMix::new(1 + seats as u64);
    let mut net = beginner(seats, &mut draw);
    let mut kept = VecDeque::new();
    let nobody = Net::blank(seats);
    let mut thinker = Thinker::new(&nobody);
    let (mut mean, mut averaged) = (nobody.clone(), 0.0);
    for round in 0..rounds {
        let now = net.clone();
        let mut player = Player { thinker: thinker.under(&now), net: &now };
        for _ in 0..GAMES {
            player.play(&mut draw, &mut kept);
        }
        thinker = player.thinker.under(&nobody); // the solved gold rushes stay
        kept.drain(..kept.len().saturating_sub(KEPT));
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

/// A position and what it should have been thought to be worth.
struct Lesson {
    inputs: Vec<(u16, f32)>,
    worth: Chances,
}

/// A number from 0 to 1.
fn unit(draw: &mut SplitMix) -> f32 {
    draw.below(1 << 24) as f32 / (1 << 24) as f32
}

/// A network that knows only that points are good.
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

/// All seats of a table at which something is learned.
struct Player<'a> {
    thinker: Thinker<&'a Net>,
    net: &'a Net,
}

/// What is kept of a turn until the round is over.
struct Played {
    inputs: Vec<(u16, f32)>,
    promise: Chances,
    strayed: bool,
}

impl Player<'_> {
    fn play(&mut self, draw: &mut SplitMix, kept: &mut VecDeque<Lesson>) {
        let seats = self.net.seats();
        let mut field = opening(seats, draw);
        let greedy_but = (draw.below(8) == 0).then(|| draw.below(seats as Weight) as usize);
        let mut turns = Vec::new();
        while !field.rush && turns.len() < LONGEST {
            let by_greed = greedy_but.is_some_and(|seat| turns.len() % seats != seat);
            turns.push(self.turn(&mut field, by_greed, draw));
        }
        let mut worth = if field.rush { self.thinker.rush_value(&field) } else { self.net.value(&field) };
        for turn in turns.into_iter().rev() {
            worth[..seats].rotate_right(1);
            let trust = if turn.strayed { 0.0 } else { LAMBDA };
            for (worth, promise) in worth.iter_mut().zip(turn.promise) {
                *worth = promise + trust * (*worth - promise);
            }
            kept.push_back(Lesson { inputs: turn.inputs, worth });
        }
    }

    fn turn(&mut self, field: &mut Field, by_greed: bool, draw: &mut SplitMix) -> Played {
        let inputs = self.net.inputs(field).into_iter().map(|(input, value)| (input as u16, value)).collect();
        let before = field.lying;
        let (mut news, mut strayed) = (false, false);
        let mut cards = [0; 2];
        let mut promises = [Chances::default(); 2];
        for nth in 0..2 {
            let up = (nth == 1).then_some(cards[0]);
            let choices = self.thinker.choices(field, up, news);
            let best = choices.iter().max_by(|one, other| one.1[0].total_cmp(&other.1[0]));
            let (best, promise) = *best.expect("two cards can be turned outside the gold rush");
            let choice = match by_greed {
                true => greedy(field, up),
                false if unit(draw) < STRAY => draw.pick(&choices).map_or(best, |(choice, _)| *choice),
                false => best,
            };
            let worth = choices.iter().find(|(other, _)| *other == choice).map_or(0.0, |(_, worth)| worth[0]);
            strayed |= worth < promise[0] - AS_GOOD;
            promises[nth] = promise;
            cards[nth] = match choice {
                Turned::Known(slot) => slot,
                Turned::Unknown => {
                    news = true;
                    reveal(field, draw)
                }
            };
        }
        field.meet(cards[0], cards[1], 0);
        let idle = !news && field.lying == before;
        *field = field.passed();
        field.settle(idle);
        Played { inputs, promise: promises[0], strayed }
    }
}

/// The beginning of a round: of a game of one round, or of any round of a match.
fn opening(seats: usize, draw: &mut SplitMix) -> Field {
    let alone = draw.below(10) < 6;
    let rounds_left = if alone || draw.below(2) == 0 { 0 } else { draw.below(seats as Weight) as u8 };
    let mut field = Field::fresh(seats, rounds_left, draw.below(8) != 0);
    if !alone {
        for points in &mut field.points[..seats] {
            *points = (draw.below(15) + draw.below(15)) as i16;
        }
    }
    field
}

/// A card that was never turned is turned.
fn reveal(field: &mut Field, draw: &mut SplitMix) -> Slot {
    let mut ticket = draw.below(Weight::from(field.unknown)) as u8;
    let mut slot = 0;
    while field.unseen[slot] <= ticket {
        ticket -= field.unseen[slot];
        slot += 1;
    }
    field.reveal(slot);
    slot
}

/// The known pair that brings most, else anything new.
fn greedy(field: &Field, up: Option<Slot>) -> Turned {
    let lies = |slot: &Slot| field.known[*slot] > u8::from(up == Some(*slot));
    let firsts = (0..field.slots()).filter(|slot| up.map_or(field.known[*slot] > 0, |up| up == *slot));
    let mut pairs = Vec::new();
    for first in firsts {
        for second in (0..field.slots()).filter(lies) {
            if let Meeting::Found { owner: None | Some(0), points } = meet(first, second)
                && let Kind::Prospector(_, value) = kind(first.max(second))
            {
                let card = if up.is_some() { second } else { first };
                pairs.push(((points, 5 - value), card));
            }
        }
    }
    match pairs.into_iter().max() {
        Some((_, card)) => Turned::Known(card),
        None if field.unknown > 0 => Turned::Unknown,
        None => Turned::Known((0..field.slots()).find(lies).unwrap_or(0)),
    }
}

/// Moves the weights towards what this position is worth; gives the error there was.
fn learn(net: &mut Net, lesson: &Lesson, rate: f32) -> f32 {
    let seats = net.seats();
    let mut sums = net.bias;
    for (input, value) in &lesson.inputs {
        for (sum, weight) in sums.iter_mut().zip(&net.columns[usize::from(*input)]) {
            *sum += weight * value;
        }
    }
    let active = sums.map(|sum| sum.max(0.0));
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
        back[unit] *= if sums[unit] > 0.0 { rate } else { 0.0 };
        net.bias[unit] -= back[unit];
    }
    for (input, value) in &lesson.inputs {
        for (weight, back) in net.columns[usize::from(*input)].iter_mut().zip(&back) {
            *weight -= back * value;
        }
    }
    error
}
