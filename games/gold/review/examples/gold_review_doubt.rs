//! Measures how far the differences between the values of a decision are off, for `lookout::doubt`:
//!
//!     cargo run --release -p gold-review --example gold_review_doubt -- SEATS POSITIONS LESS MORE
//!
//! compares two efforts, such as `quick normal`, in positions of Oracle's games: what an option is worth less than the best one, by each of
//! them. Only options that are at most ten points behind count, and each kind of card once.

use bots::{Bot, Budget, Level, Roster};
use game_core::{Draw, Game, SplitMix, Step, Turn};
use gold_bots::Bots;
use gold_review::Judge;
use gold_rules::{Action, Knowledge, Options, State};
use review::{Effort, Judge as _, Opinion};
use std::error::Error;

/// Options that are further behind do not matter.
const CLOSE: f64 = 0.1;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [seats, positions, less, more] = &arguments[..] else {
        return Err("give SEATS POSITIONS LESS MORE".into());
    };
    let (seats, positions): (usize, u64) = (seats.parse()?, positions.parse()?);
    let efforts = [effort(less)?, effort(more)?];
    // Before the gold rush and in it: how many differences, the sum of their squares, and how often the order changed.
    let mut sums = [(0.0, 0.0, 0.0); 2];
    let mut draw = SplitMix::new(7);
    for _ in 0..positions {
        let Some((known, legal)) = position(seats, &mut draw)? else { continue };
        let [less, more] = efforts.map(|effort| Judge::advise(&known, &legal, effort));
        let Some(best) = more.iter().max_by(|one, other| one.value.total_cmp(&other.value)) else { continue };
        let best = more.iter().position(|it| it == best).unwrap_or(0);
        let behind = |all: &[Opinion<Action>], at: usize| all[best].value - all[at].value;
        let sum = &mut sums[usize::from(known.rush())];
        let mut seen = vec![more[best].value];
        for at in 0..more.len() {
            if behind(&more, at) <= CLOSE && !seen.contains(&more[at].value) {
                seen.push(more[at].value);
                sum.0 += 1.0;
                sum.1 += (behind(&more, at) - behind(&less, at)).powi(2);
                sum.2 += f64::from(u8::from(behind(&less, at) < 0.0));
            }
        }
    }
    for (when, (count, squares, changed)) in ["before the gold rush", "in the gold rush"].iter().zip(sums) {
        let (count, off) = (f64::max(count, 1.0), 100.0 * (squares / f64::max(count, 1.0)).sqrt());
        println!(
            "{seats} seats, {when}: {count} differences, off by {off:.2} points, {:.1}% changed sign",
            100.0 * changed / count
        );
    }
    Ok(())
}

fn effort(name: &str) -> Result<Effort, String> {
    match name {
        "quick" => Ok(Effort::Quick),
        "normal" => Ok(Effort::Normal),
        "deep" => Ok(Effort::Deep),
        other => Err(format!("there is no effort {other}")),
    }
}

/// What everyone knows, and what can be done.
type Position = (Knowledge, Vec<Action>);

/// A position somewhere in a game of Oracles. None if the game ended before.
fn position(seats: usize, draw: &mut SplitMix) -> Result<Option<Position>, Box<dyn Error>> {
    let mut state = State::new(&Options::default(), seats)?;
    let mut bots: Vec<Box<dyn Bot<State>>> = (0..seats).map(|_| Bots::level(Level::Oracle)).collect();
    let mut left = draw.below(75);
    loop {
        let step = match state.turn() {
            Turn::Over => return Ok(None),
            Turn::Chance => Step::Chance(state.draw_chance(draw).ok_or("no card is left")?),
            Turn::Act(due) => {
                let seat = due.only().ok_or("one player is due")?;
                let mut legal = Vec::new();
                state.legal_actions(seat, &mut legal);
                let known = state.knowledge(seat);
                if left == 0 {
                    return Ok(Some((known, legal)));
                }
                left -= 1;
                Step::Act(seat, bots[seat.index()].choose(&known, &legal, &Budget::default(), draw))
            }
        };
        state.apply(step, &mut ()).map_err(|why| why.to_string())?;
    }
}
