//! Fits the weights of the value that reviews use to games of Oracles, and prints them in the form of `src/value.rs`:
//!
//!     cargo run --release -p lost-temple-review --example lost_temple_review_fit -- GAMES ITERATIONS SEED PLAYERS …
//!
//! The shipped ones were made with `700 100 7 2 4`. For every number of players that many games of Oracles are played on the shipped boards, each
//! choice with so many trials. Each beginning of a round is one row: all players' features, and who won. The weights make the winners likeliest
//! (a softmax regression by Newton's method), but stay close to those that the bots use. Every fifth game is kept aside: the mean surprise on
//! those is printed beside that of the bots' own weights.

#[path = "../../bots/examples/fit/mod.rs"]
mod fit;

use bots::{Budget, bot};
use fit::{Row, Weights, fit, surprise};
use game_core::{Game, SplitMix, Step, Turn};
use lost_temple_bots::Bots;
use lost_temple_bots::value::{fitted, table_features};
use lost_temple_rules::{Board, Options, State};
use std::error::Error;
use std::sync::Arc;

/// How strongly the weights are held where they were.
const RIDGE: f64 = 10.0;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<u64> = std::env::args().skip(1).map(|it| it.parse()).collect::<Result<_, _>>()?;
    let [games, trials, seed, ref all @ ..] = arguments[..] else {
        return Err("how many games, how many trials, which seed and which numbers of players?".into());
    };
    for players in all.iter().map(|it| *it as usize) {
        let (mut learned, mut kept) = (Vec::new(), Vec::new());
        for game in 0..games {
            let boards = Board::shipped();
            let board = &boards[(game / 5) as usize % boards.len()];
            let rows = play(board, players, trials as u32, SplitMix::nth(seed, game * 16 + players as u64))?;
            if game % 5 == 4 { kept.extend(rows) } else { learned.extend(rows) }
        }
        let before: Weights = fitted(players).map(f64::from);
        let weights = fit(&learned, before, RIDGE);
        println!(
            "    // {players} players: {} rows, surprise {:.4}, the bots' {:.4}, blind {:.4}",
            learned.len(),
            surprise(&weights, &kept),
            surprise(&before, &kept),
            (players as f64).ln()
        );
        let list: Vec<String> = weights.iter().map(|weight| format!("{weight:.3}")).collect();
        println!("    [{}],", list.join(", "));
    }
    Ok(())
}

fn play(
    board: &Arc<Board>,
    players: usize,
    trials: u32,
    mut draw: SplitMix,
) -> Result<Vec<Row>, Box<dyn Error>> {
    let options = Options { board: board.clone(), mandarin: false };
    let mut table = State::new(&options, players)?;
    let mut bots = (0..players).map(|_| bot::<Bots>("oracle")).collect::<Result<Vec<_>, _>>()?;
    let (mut rows, mut round, mut legal) = (Vec::new(), 0, Vec::new());
    loop {
        let step = match table.turn() {
            Turn::Over => break,
            Turn::Chance => Step::Chance(table.draw_chance(&mut draw).ok_or("chance has nothing to draw")?),
            Turn::Act(due) => {
                let seat = due.iter().next().ok_or("no one is due")?;
                legal.clear();
                table.legal_actions(seat, &mut legal);
                let known = table.knowledge(seat);
                if known.public().round != round {
                    round = known.public().round;
                    rows.push(Row { features: table_features(&known), winner: 0 });
                }
                let budget = Budget::iterations(trials);
                Step::Act(seat, bots[seat.index()].choose(&known, &legal, &budget, &mut draw))
            }
        };
        table.apply(step, &mut ()).map_err(|why| why.to_string())?;
    }
    let winners = table.outcome().map(|outcome| outcome.winners()).unwrap_or_default();
    let winner = winners.iter().next().ok_or("someone wins")?.index();
    rows.iter_mut().for_each(|row| row.winner = winner);
    Ok(rows)
}
