//! What a bot or a rule loses against the equilibrium of the two-player game; and a search for the best rule of thumb.
//!
//! ```text
//! cargo run --release -p incan-gold-bots --example incan_gold_cost -- [--edition 2006] [--games N] [--seed N] NAME …
//! cargo run --release -p incan-gold-bots --example incan_gold_cost -- --edition 2005 search
//! ```
//!
//! A NAME is one of `quipu arena incan-gold`, or `thumb:A,B,C`: while both are inside, leave when the gems you carry plus B for each
//! hazard on the path reach A; if the other has left, leave as soon as that puts you C points ahead; never without a hazard. Each of its choices costs what the
//! exact solution says. The mean of these costs is what it loses: the luck of cards is left out, so few games are enough. What the
//! equilibrium wins against it is also a lower bound for its best response. `search` starts from thumb:36,4,1 and improves one number after another as
//! long as that helps, all on the same seed. A round takes 0.02 s to solve in 2005, and up to 0.6 s in other editions.

use bots::{Bot, Budget, bot};
use game_core::{Draw, Game, Seat, SplitMix, Step, Turn, Viewer};
use incan_gold_bots::Bots;
use incan_gold_bots::equilibrium::Equilibrium;
use incan_gold_fast::Fast;
use incan_gold_rules::{Choice, Edition, Knowledge, Options, State};
use incan_gold_solved::shipped;
use std::env;

type Player = Box<dyn Bot<State>>;

struct Contest {
    edition: Edition,
    games: u64,
    seed: u64,
}

fn main() -> Result<(), String> {
    let mut contest = Contest { edition: Edition::default(), games: 400, seed: 1 };
    let mut names = Vec::new();
    let mut words = env::args().skip(1);
    while let Some(word) = words.next() {
        let mut number = || {
            let number = words.next().and_then(|word| word.parse::<u64>().ok());
            number.ok_or_else(|| format!("{word} needs a number"))
        };
        match word.as_str() {
            "--edition" => contest.edition = edition(number()?)?,
            "--games" => contest.games = number()?,
            "--seed" => contest.seed = number()?,
            _ => names.push(word),
        }
    }
    for name in &names {
        match name.as_str() {
            "search" => contest.search(),
            name => {
                player(name)?;
                contest.report(name);
            }
        }
    }
    Ok(())
}

fn edition(year: u64) -> Result<Edition, String> {
    let is_solved = u16::try_from(year).is_ok_and(|year| shipped::chances(year).is_some());
    let editions = [
        (2005, Edition::Diamant2005),
        (2006, Edition::IncanGold2006),
        (2016, Edition::Diamant2016),
        (2020, Edition::IncanGold2020),
    ];
    let found = editions.into_iter().find(|(other, _)| *other == year && is_solved);
    found.map(|(_, edition)| edition).ok_or_else(|| format!("the edition of {year} is not solved"))
}

fn player(name: &str) -> Result<Player, String> {
    let Some(numbers) = name.strip_prefix("thumb:") else { return bot::<Bots>(name) };
    let numbers: Vec<i32> = numbers.split(',').filter_map(|number| number.parse().ok()).collect();
    let [limit, each, ahead] = numbers[..] else {
        return Err("thumb needs three integers, as in thumb:36,4,1".to_owned());
    };
    Ok(Box::new(Thumb { limit, each, ahead }))
}

impl Contest {
    fn search(&self) {
        let name = |[limit, each, ahead]: [i32; 3]| format!("thumb:{limit},{each},{ahead}");
        let (mut best, mut step) = ([36, 4, 1], 2);
        let mut least = self.report(&name(best));
        while step > 0 {
            let mut better = None;
            for (place, change) in (0..3).flat_map(|place| [-step, step].map(|change| (place, change))) {
                let mut rule = best;
                rule[place] += change;
                let cost = self.report(&name(rule));
                if cost < better.map_or(least, |(_, cost)| cost) {
                    better = Some((rule, cost));
                }
            }
            match better {
                Some((rule, cost)) => (best, least) = (rule, cost),
                None => step /= 2,
            }
        }
        println!("best: {}", name(best));
    }

    /// Prints what a game costs on average, and gives it back.
    fn report(&self, name: &str) -> f64 {
        let costs: Vec<f64> = (0..self.games).map(|game| self.cost(name, game)).collect();
        let mean = costs.iter().sum::<f64>() / self.games as f64;
        let squares: f64 = costs.iter().map(|cost| (cost - mean) * (cost - mean)).sum();
        let error = squares.sqrt() / self.games as f64;
        println!("{name} wins {:.2} ± {:.2}% against the equilibrium", 50.0 - 100.0 * mean, 196.0 * error);
        mean
    }

    /// What the choices of one game cost.
    fn cost(&self, name: &str, game: u64) -> f64 {
        let mut player = player(name).expect("the name was checked");
        let mut equilibrium = Equilibrium::default();
        let mut draw = SplitMix::nth(self.seed, game);
        let options = Options { edition: self.edition, open_tents: false };
        let mut state = State::new(&options, 2).expect("the game is for two");
        let own = Seat::all(2).nth((game % 2) as usize).expect("there are two seats");
        let (mut cost, mut events) = (0.0, Vec::new());
        loop {
            match state.turn() {
                Turn::Over => return cost,
                Turn::Chance => {
                    let card = state.draw_chance(&mut draw).expect("a card is due");
                    state.apply(Step::Chance(card), &mut events).expect("it was drawn");
                }
                Turn::Act(due) => {
                    let mut choices = Vec::new();
                    for seat in due {
                        let known = state.knowledge(seat);
                        let solution = equilibrium.solution(&known).expect("the edition is solved");
                        if seat == own {
                            let legal = [Choice::Torch, Choice::Camp];
                            let choice = player.choose(&known, &legal, &Budget::default(), &mut draw);
                            let [camp, torch] = solution.game[usize::from(choice == Choice::Torch)];
                            let leaves = solution.other_camp;
                            cost += solution.value - leaves * camp - (1.0 - leaves) * torch;
                            choices.push((seat, choice));
                        } else {
                            let camps = f64::from(draw.below(1 << 24)) < solution.camp * f64::from(1 << 24);
                            choices.push((seat, if camps { Choice::Camp } else { Choice::Torch }));
                        }
                    }
                    for (seat, choice) in choices {
                        state.apply(Step::Act(seat, choice), &mut events).expect("it is legal");
                    }
                }
            }
            for event in events.drain(..) {
                if let Some(event) = State::redact(&event, Viewer::Seat(own)) {
                    player.observe(&event);
                }
            }
        }
    }
}

/// The rule of thumb.
struct Thumb {
    limit: i32,
    each: i32,
    ahead: i32,
}

impl Bot<State> for Thumb {
    fn choose(&mut self, known: &Knowledge, _: &[Choice], _: &Budget<'_>, _: &mut SplitMix) -> Choice {
        let game = Fast::known(known);
        let (own, other) = (known.seat(), known.seat().plus(1, 2));
        let (gems, hazards) = (i32::from(game.hand()), game.hazards_on_path().count_ones() as i32);
        let is_enough = match game.inside().len() {
            1 => {
                let artifacts = i32::from(game.worth_of_artifacts(game.artifacts_on_path()) / 8);
                game.points(own) + gems + artifacts - game.points(other) >= self.ahead
            }
            _ => gems + self.each * hazards >= self.limit,
        };
        if hazards > 0 && is_enough { Choice::Camp } else { Choice::Torch }
    }
}
