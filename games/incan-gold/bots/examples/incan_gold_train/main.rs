//! Trains the networks of Pathfinder and Oracle, in games against themselves and against a population of simpler players.
//!
//!     cargo run --release -p incan-gold-bots --example incan_gold_train -- blind BATCHES
//!     cargo run --release -p incan-gold-bots --example incan_gold_train -- reader BATCHES
//!     cargo run --release -p incan-gold-bots --example incan_gold_train -- against BATCHES noisy-ev,noisy-ev,noisy-ev
//!     cargo run --release -p incan-gold-bots --example incan_gold_train -- contest GAMES oracle,guide,guide,guide
//!
//! The shipped networks were made by `blind 6000`, then `reader 5000`, then `reader 1500 again`: about two, three and one minute of one core. The reader
//! met earlier forms of Pathfinder (less doubt with 2 to 4 players), so the same commands now give a similar network, not the same bytes.
//! `blind` sees the position alone, `reader` also what the others are expected to do. `against` trains a best reply to certain players, which shows
//! how much can be won against them. `contest` plays games of the first against the others; several line-ups are separated by slashes.
//!
//! Proximal policy optimization: a network gives both the choice and the estimate of its chance to win, and choices that went better than
//! estimated become more likely. Everyone plays for themselves, with the same network.

mod learn;
mod players;
mod school;

use game_core::{Draw, FastGame, SplitMix};
use incan_gold_bots::inputs::{INPUTS, POSITION};
use incan_gold_bots::net::Net;
use incan_gold_fast::Fast;
use incan_gold_rules::{Edition, Options};
use learn::Adam;
use players::{Player, table, unit};
use school::{Lesson, School};
use std::error::Error;

const DIRECTORY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/");
/// Games between two steps of the population.
const GAMES: usize = 256;
/// Decisions for one step of learning.
const STEP: usize = 1024;
const RATES: (f32, f32) = (0.003, 0.0003);
const ENTROPIES: (f32, f32) = (0.02, 0.004);
/// How many earlier selves are kept.
const PAST: usize = 16;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let word = arguments.first().map_or("", String::as_str);
    let count: usize = arguments.get(1).ok_or("how many?")?.parse()?;
    let names = arguments.get(2).map_or("", String::as_str);
    let blind = read("blind")?;
    match word {
        "blind" | "reader" => {
            let before = (names == "again").then(|| read(word)).transpose()?;
            let net = train(word == "reader", count, &blind, None, before)?;
            std::fs::write(format!("{DIRECTORY}{word}.bin"), net.encode())?;
        }
        "against" => {
            let net = train(true, count, &blind, Some(names), None)?;
            let decoded = Net::decode(INPUTS, &net.encode()).0;
            contest(&decoded, &blind, count * 20, &format!("learner,{names}"), Edition::default())?;
            contest(&decoded, &blind, count, &format!("oracle,{names}"), Edition::default())?;
        }
        _ => {
            let reader = read("reader")?;
            for line in names.split('/') {
                contest(&reader, &blind, count, line, Edition::default())?;
            }
        }
    }
    Ok(())
}

fn read(name: &str) -> Result<Net, Box<dyn Error>> {
    let inputs = if name == "reader" { INPUTS } else { POSITION };
    Ok(Net::decode(inputs, &std::fs::read(format!("{DIRECTORY}{name}.bin"))?).0)
}

/// What the first of these wins.
fn contest(
    net: &Net,
    blind: &Net,
    games: usize,
    names: &str,
    edition: Edition,
) -> Result<(), Box<dyn Error>> {
    let players = names.split(',').map(Player::named).collect::<Result<Vec<_>, _>>()?;
    let school = School { net, reads: true, past: &[], blind };
    let mut draw = SplitMix::new(77);
    let fresh = Fast::new(&Options { edition, ..Options::default() }, players.len())?;
    let (mut lessons, mut won) = (Vec::new(), 0.0);
    for _ in 0..games {
        lessons.clear();
        won += school.play(fresh, &mut players.clone(), &mut draw, &mut lessons)[0];
    }
    let share = won / games as f32;
    let error = 1.96 * (share * (1.0 - share) / games as f32).sqrt();
    println!(
        "{:6.2} ± {:.2} %  ({:.2} × fair)  {names}",
        100.0 * share,
        100.0 * error,
        share * players.len() as f32
    );
    Ok(())
}

fn beginner(inputs: usize, draw: &mut SplitMix) -> Net {
    let mut net = Net::blank(inputs);
    let mut random = |weight: &mut f32, size: f32| *weight = size * (2.0 * unit(draw) - 1.0);
    net.first[..inputs].iter_mut().flatten().for_each(|weight| random(weight, 0.35));
    net.second[..net.first[0].len()].iter_mut().flatten().for_each(|weight| random(weight, 0.3));
    net.out.iter_mut().flatten().for_each(|weight| random(weight, 0.1));
    net
}

fn train(
    reads: bool,
    batches: usize,
    blind: &Net,
    against: Option<&str>,
    before: Option<Net>,
) -> Result<Net, Box<dyn Error>> {
    let mut draw = SplitMix::new(1);
    // A network that has learned before continues in smaller steps.
    let rates = if before.is_some() { (RATES.0 / 3.0, RATES.1) } else { RATES };
    let mut net = before.unwrap_or_else(|| beginner(if reads { INPUTS } else { POSITION }, &mut draw));
    let mut adam = Adam::new(&net);
    let (mut past, mut mean): (Vec<Net>, Net) = (Vec::new(), net.clone());
    let mut lessons: Vec<Lesson> = Vec::new();
    let mut fixed = vec![Player::Learner];
    for name in against.iter().flat_map(|names| names.split(',')) {
        fixed.push(Player::named(name)?);
    }
    let mut won = (0.0, 0.0);
    for batch in 0..batches {
        let done = batch as f32 / batches as f32;
        let now = net.clone();
        let school = School { net: &now, reads, past: &past, blind };
        lessons.clear();
        for _ in 0..GAMES {
            let edition = *draw.pick(&EDITIONS).expect("some");
            let seats = *draw.pick(&SEATS).expect("some");
            let (edition, mut players) = match against {
                Some(_) => (Edition::default(), fixed.clone()),
                None => (edition, table(seats, past.len(), reads, &mut draw)),
            };
            let fresh = Fast::new(&Options { edition, ..Options::default() }, players.len())?;
            let wins = school.play(fresh, &mut players, &mut draw, &mut lessons);
            won = (won.0 + wins[0] * players.len() as f32, won.1 + 1.0);
        }
        shuffle(&mut lessons, &mut draw);
        let rate = rates.0 * (rates.1 / rates.0).powf(done);
        let entropy = ENTROPIES.0 * (ENTROPIES.1 / ENTROPIES.0).powf(done);
        for step in lessons.chunks(STEP).filter(|step| step.len() > STEP / 2) {
            adam.step(&mut net, step, rate, entropy);
        }
        // The result is a moving mean: more stable than any network on the way.
        let keep = if batch * 50 < batches { 0.0 } else { 1.0 - (20.0 / batches as f32).min(1.0) };
        for (mean, weight) in mean.weights().zip(net.clone().weights()) {
            *mean = keep * *mean + (1.0 - keep) * *weight;
        }
        if batch % (batches / 50).max(1) == 0 {
            if past.len() < PAST {
                past.push(net.clone());
            } else {
                past[draw.below(PAST as u32) as usize] = net.clone();
            }
            eprintln!("{batch}: {} decisions, first seat {:.3} × fair", lessons.len(), won.0 / won.1);
            won = (0.0, 0.0);
        }
    }
    Ok(mean)
}

const EDITIONS: [Edition; 5] = [
    Edition::IncanGold2006,
    Edition::IncanGold2006,
    Edition::Diamant2005,
    Edition::Diamant2016,
    Edition::IncanGold2020,
];
const SEATS: [usize; 9] = [2, 3, 3, 4, 4, 5, 6, 7, 8];

fn shuffle(lessons: &mut [Lesson], draw: &mut SplitMix) {
    for at in (1..lessons.len()).rev() {
        lessons.swap(at, draw.below(at as u32 + 1) as usize);
    }
}
