//! Measures the reviews of a game: how exact, how well calibrated and how quick they are.
//!
//!     cargo run --release -p bench --example review_targets -- GAME --seats 4 --games 300 --effort normal --bots oracle
//!
//! Also: `--lens best|table|equilibrium`, `--options JSON` (as in a record), `--seed N`, `--iterations N` (of bots that search), `--first N`
//! (the number of the first game, to go on where another run ended).

mod figures;

use arena::{BotPlayer, Player, Start, play_with};
use catalog::{GameKind, GameModule, with_game};
use figures::Figures;
use game_core::{Draw, Seat, SplitMix, StepOf};
use review::{Effort, Lens, Settings, review};
use std::error::Error;
use std::time::Instant;

/// No game of a bot takes longer.
const MOST_STEPS: u64 = 100_000;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let name = arguments.first().ok_or("which game?")?;
    let kind = GameKind::all().find(|kind| kind.name() == name).ok_or("there is no such game")?;
    with_game!(kind, G => measure::<G>(&Arguments(arguments)))
}

struct Arguments(Vec<String>);

impl Arguments {
    fn get(&self, name: &str) -> Option<&str> {
        let place = self.0.iter().position(|argument| argument.strip_prefix("--") == Some(name))?;
        self.0.get(place + 1).map(String::as_str)
    }

    fn number(&self, name: &str, default: u64) -> Result<u64, Box<dyn Error>> {
        Ok(self.get(name).map(str::parse).transpose()?.unwrap_or(default))
    }

    fn settings(&self) -> Result<Settings, Box<dyn Error>> {
        let effort = match self.get("effort") {
            Some("quick") => Effort::Quick,
            None | Some("normal") => Effort::Normal,
            Some("deep") => Effort::Deep,
            Some(other) => return Err(format!("there is no effort {other}").into()),
        };
        let lens = match self.get("lens") {
            None | Some("best") => Lens::Best,
            Some("table") => Lens::Table,
            Some("equilibrium") => Lens::Equilibrium,
            Some(other) => return Err(format!("there is no lens {other}").into()),
        };
        Ok(Settings { effort, lens })
    }
}

fn measure<G: GameModule>(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let seats = arguments.number("seats", 4)? as usize;
    let (first, games) = (arguments.number("first", 0)?, arguments.number("games", 100)?);
    let seed = arguments.number("seed", 1)?;
    let iterations = arguments.get("iterations").map(str::parse).transpose()?;
    let settings = arguments.settings()?;
    let options: G::Options =
        arguments.get("options").map_or_else(|| Ok(G::usual_options()), serde_json::from_str)?;
    let names = arguments.get("bots").unwrap_or("oracle").split(',').cycle().take(seats);
    let mut bots = names.map(|name| BotPlayer::<G>::new(name, iterations)).collect::<Result<Vec<_>, _>>()?;
    let mut figures = Figures::default();
    for number in first..first + games {
        let steps = play(&options, &mut bots, &mut SplitMix::nth(seed, number))?;
        let begun = Instant::now();
        let report = review::<G, G::Judge>(&options, seats, steps, settings)?;
        let seconds = begun.elapsed().as_secs_f64();
        if number == first {
            println!("{}, {seats} seats, {games} games, lens {:?}", G::NAME, report.lens);
        }
        figures.add(&report, number, seconds);
    }
    print!("{figures}");
    Ok(())
}

/// The steps of a game of these bots.
fn play<G: GameModule>(
    options: &G::Options,
    bots: &mut [BotPlayer<G>],
    draw: &mut SplitMix,
) -> Result<Vec<StepOf<G>>, Box<dyn Error>> {
    let seats = bots.len();
    for (seat, bot) in Seat::all(seats).zip(bots.iter_mut()) {
        bot.start(&Start { options, seats, seat, seed: draw.next_word() });
    }
    let mut players: Vec<&mut dyn Player<G>> = bots.iter_mut().map(|bot| bot as &mut dyn Player<G>).collect();
    let (mut table, mut steps) = (G::new(options, seats)?, Vec::new());
    let chance = |table: &G, _| table.draw_chance(draw);
    play_with(&mut table, &mut players, chance, MOST_STEPS, |step| steps.push(step))?;
    Ok(steps)
}
