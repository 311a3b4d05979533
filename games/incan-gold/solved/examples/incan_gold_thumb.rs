//! What a rule of thumb costs against the equilibrium, in the edition of 2005; and a search for the best one.
//!
//! ```text
//! cargo run --release -p incan-gold-solved --example incan_gold_thumb -- [--games N] [--seed N] [A,B,C …]
//! ```
//!
//! The rule A,B,C: while both are inside, leave when the gems you carry plus B for each hazard on the path reach A; if the other has left,
//! leave as soon as that puts you C points ahead; never without a hazard. It plays N games against the equilibrium. Each of its choices
//! costs what the exact solution says, and the sum of these costs, on average, is what it loses: the luck of cards and of the other's choices
//! is left out, so few games are enough. Without a rule it starts from 36,4,1 and improves one number after another as long as that
//! helps, all on the same seed.

use incan_gold_solved::{Deck, Inside, Key, Position, Prepared, ROUNDS, shipped};
use std::collections::BTreeMap;
use std::env;

type Rule = [i32; 3];

/// Rounds that were solved, by number, hazards and lead.
type Solved = BTreeMap<(u8, [u8; 3], i32), Prepared>;

fn main() -> Result<(), String> {
    let (mut games, mut seed, mut rules) = (400, 1, Vec::new());
    let mut words = env::args().skip(1);
    while let Some(word) = words.next() {
        let mut number =
            || words.next().and_then(|word| word.parse().ok()).ok_or(format!("{word} needs a number"));
        match word.as_str() {
            "--games" => games = number()?,
            "--seed" => seed = number()?,
            _ => {
                let numbers: Vec<i32> = word.split(',').filter_map(|number| number.parse().ok()).collect();
                rules.push(
                    Rule::try_from(numbers).map_err(|_| format!("a rule is three integers, not {word:?}"))?,
                );
            }
        }
    }
    let mut solved = Solved::new();
    for rule in &rules {
        report(rule, &cost(*rule, games, seed, &mut solved));
    }
    if rules.is_empty() {
        search(games, seed, &mut solved);
    }
    Ok(())
}

fn search(games: u64, seed: u64, solved: &mut Solved) {
    let (mut best, mut step) = ([36, 4, 1], 2);
    let mut least = cost(best, games, seed, solved);
    report(&best, &least);
    while step > 0 {
        let mut better = None;
        for (place, change) in (0..3).flat_map(|place| [-step, step].map(|change| (place, change))) {
            let mut rule = best;
            rule[place] += change;
            let found = cost(rule, games, seed, solved);
            report(&rule, &found);
            if found.0 < better.map_or(least.0, |(_, (cost, _))| cost) {
                better = Some((rule, found));
            }
        }
        match better {
            Some((rule, found)) => (best, least) = (rule, found),
            None => step /= 2,
        }
    }
    println!("best: {best:?}");
}

fn report(rule: &Rule, (cost, error): &(f64, f64)) {
    println!("{rule:?} wins {:.2} ± {:.2}% against the equilibrium", 50.0 - 100.0 * cost, 196.0 * error);
}

/// The mean cost of a game and its standard error.
fn cost(rule: Rule, games: u64, seed: u64, solved: &mut Solved) -> (f64, f64) {
    let (mut sum, mut squares) = (0.0, 0.0);
    for number in 0..games {
        if solved.len() > 600 {
            solved.clear(); // each takes some megabytes
        }
        let mut game = Game { rule, hazards: [3; 5], lead: 0, random: seed * 1_000_003 + number, cost: 0.0 };
        (1..=ROUNDS).for_each(|round| game.play(round, solved));
        sum += game.cost;
        squares += game.cost * game.cost;
    }
    let mean = sum / games as f64;
    (mean, ((squares / games as f64 - mean * mean) / games as f64).sqrt())
}

/// A game between the rule and the equilibrium.
struct Game {
    rule: Rule,
    /// The cards of each kind of hazard that are in the game.
    hazards: [u8; 5],
    /// The rule's.
    lead: i32,
    random: u64,
    cost: f64,
}

impl Game {
    fn play(&mut self, round: u8, solved: &mut Solved) {
        let mut kinds = [0; 3];
        self.hazards.iter().for_each(|cards| kinds[usize::from(*cards) - 1] += 1);
        let key = Key { kinds, relics: 0, owned: 0, surplus: 0 };
        let lead = self.lead;
        let prepared = solved.entry((round, kinds, lead.abs())).or_insert_with(|| {
            let chances = shipped::chances(2005).expect("its table is built in");
            Prepared::new(chances, round, key, lead.abs())
        });
        let (mut drawn, mut seen) = ([0u8; 12], [false; 5]);
        // Who is alone: the rule or the other; and what the one who left took.
        let mut alone: Option<(bool, i32)> = None;
        loop {
            if !self.turn(&mut drawn, &mut seen) {
                return;
            }
            if drawn == [0; 12] && seen.iter().filter(|seen| **seen).count() < 2 {
                continue; // I-08: nobody is asked
            }
            let mut on_path = [0; 3];
            for (cards, _) in self.hazards.iter().zip(seen).filter(|(_, seen)| *seen) {
                on_path[usize::from(*cards) - 1] += 1;
            }
            let own_view = lead >= 0;
            let who = alone.map_or(Inside::Both, |(own, taken)| Inside::Alone {
                own: own == own_view,
                taken: taken as u8,
                relics: 0,
            });
            let choice = prepared.answer(&Position { drawn, seen: on_path, relics: 0, who });
            let choice = if own_view { choice } else { choice.mirrored() };
            let sum = |of: fn(i32) -> i32| -> i32 {
                let all = drawn.iter().zip(Deck::treasures());
                all.map(|(held, (value, _))| i32::from(*held) * of(value)).sum()
            };
            let (carried, taken, gems) =
                (sum(|value| value / 2), sum(|value| (value + 1) / 2), sum(|value| value));
            match alone {
                None => {
                    let row = usize::from(!self.leaves(carried, &seen, false));
                    let [camp, torch] = choice.game[row];
                    self.cost += choice.value - choice.other_camp * camp - (1.0 - choice.other_camp) * torch;
                    match (row == 0, self.chance() < choice.other_camp) {
                        (true, true) => return,
                        (true, false) => (alone, self.lead) = (Some((false, taken)), self.lead + taken),
                        (false, true) => (alone, self.lead) = (Some((true, taken)), self.lead - taken),
                        (false, false) => {}
                    }
                }
                Some((true, taken)) => {
                    let row = usize::from(!self.leaves(gems - taken, &seen, true));
                    self.cost += choice.value - choice.game[row][0];
                    if row == 0 {
                        self.lead += gems - taken;
                        return;
                    }
                }
                Some((false, taken)) => {
                    if choice.other_camp > 0.0 {
                        self.lead -= gems - taken;
                        return;
                    }
                }
            }
        }
    }

    fn leaves(&self, carried: i32, seen: &[bool; 5], is_alone: bool) -> bool {
        let [limit, each, ahead] = self.rule;
        let hazards = seen.iter().filter(|seen| **seen).count() as i32;
        let is_enough = match is_alone {
            true => self.lead + carried >= ahead,
            false => carried + each * hazards >= limit,
        };
        hazards > 0 && is_enough
    }

    /// Turns a card; false if it ends the round.
    fn turn(&mut self, drawn: &mut [u8; 12], seen: &mut [bool; 5]) -> bool {
        let treasures = Deck::treasures();
        let left: usize =
            drawn.iter().zip(treasures).map(|(held, (_, cards))| cards - usize::from(*held)).sum();
        let dangers =
            self.hazards.iter().zip(&*seen).map(|(cards, seen)| usize::from(*cards) - usize::from(*seen));
        let all = left + dangers.sum::<usize>();
        let mut card = (self.chance() * all as f64) as usize;
        for (held, (_, cards)) in drawn.iter_mut().zip(treasures) {
            let left = cards - usize::from(*held);
            if card < left {
                *held += 1;
                return true;
            }
            card -= left;
        }
        for (cards, seen) in self.hazards.iter_mut().zip(seen) {
            let left = usize::from(*cards) - usize::from(*seen);
            if card < left {
                if *seen {
                    *cards -= 1;
                    return false;
                }
                *seen = true;
                return true;
            }
            card -= left;
        }
        unreachable!("the card is in the deck")
    }

    /// From 0 to 1.
    fn chance(&mut self) -> f64 {
        self.random = self.random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.random ^ self.random >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) >> 11) as f64 / (1u64 << 53) as f64
    }
}
