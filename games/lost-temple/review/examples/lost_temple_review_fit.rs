//! Fits the weights of the value that reviews use to games of Oracles, and prints them in the form of `src/value.rs`:
//!
//!     cargo run --release -p lost-temple-review --example lost_temple_review_fit -- GAMES ITERATIONS SEED PLAYERS …
//!
//! The shipped ones were made with `700 100 7 2 4`. For every number of players that many games of Oracles are played on the shipped boards, each
//! choice with so many trials. Each beginning of a round is one row: all players' features, and who won. The weights make the winners likeliest
//! (a softmax regression by Newton's method), but stay close to those that the bots use. Every fifth game is kept aside: the mean surprise on
//! those is printed beside that of the bots' own weights.

use bots::{Budget, bot};
use game_core::{Game, SplitMix, Step, Turn};
use lost_temple_bots::Bots;
use lost_temple_bots::value::{FEATURES, fitted, table_features};
use lost_temple_rules::{Board, Options, State};
use std::error::Error;
use std::sync::Arc;

/// How strongly the weights are held where they were.
const RIDGE: f64 = 10.0;
const NEWTON_STEPS: usize = 12;

type Weights = [f64; FEATURES];

/// All players' features, and who won.
struct Row {
    features: Vec<[f32; FEATURES]>,
    winner: usize,
}

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
        let weights = fit(&learned, before);
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

/// Each player's chance to win, by these weights.
fn chances(weights: &Weights, features: &[[f32; FEATURES]]) -> Vec<f64> {
    let strength = |of: &[f32; FEATURES]| of.iter().zip(weights).map(|(x, w)| f64::from(*x) * w).sum::<f64>();
    let strengths: Vec<f64> = features.iter().map(strength).collect();
    let most = strengths.iter().copied().fold(f64::MIN, f64::max);
    let shares: Vec<f64> = strengths.iter().map(|it| (it - most).exp()).collect();
    let total: f64 = shares.iter().sum();
    shares.iter().map(|share| share / total).collect()
}

fn surprise(weights: &Weights, rows: &[Row]) -> f64 {
    let of = |row: &Row| -chances(weights, &row.features)[row.winner].max(1e-12).ln();
    rows.iter().map(of).sum::<f64>() / rows.len().max(1) as f64
}

fn fit(rows: &[Row], before: Weights) -> Weights {
    let mut weights = before;
    for _ in 0..NEWTON_STEPS {
        let mut slope: Weights = std::array::from_fn(|at| -RIDGE * (weights[at] - before[at]));
        let mut bend = [[0.0; FEATURES]; FEATURES];
        (0..FEATURES).for_each(|at| bend[at][at] = RIDGE);
        for row in rows {
            let chances = chances(&weights, &row.features);
            let mean: Weights = std::array::from_fn(|at| {
                chances.iter().zip(&row.features).map(|(chance, of)| chance * f64::from(of[at])).sum()
            });
            for (chance, of) in chances.iter().zip(&row.features) {
                let off: Weights = std::array::from_fn(|at| f64::from(of[at]) - mean[at]);
                for a in 0..FEATURES {
                    for b in 0..FEATURES {
                        bend[a][b] += chance * off[a] * off[b];
                    }
                }
            }
            for at in 0..FEATURES {
                slope[at] += f64::from(row.features[row.winner][at]) - mean[at];
            }
        }
        let step = solve(bend, slope);
        (0..FEATURES).for_each(|at| weights[at] += step[at]);
    }
    weights
}

/// Gauss's elimination; the matrix is positive definite.
fn solve(mut matrix: [[f64; FEATURES]; FEATURES], mut right: Weights) -> Weights {
    for column in 0..FEATURES {
        for row in column + 1..FEATURES {
            let above = matrix[column];
            let factor = matrix[row][column] / above[column];
            for (mine, its) in matrix[row].iter_mut().zip(above).skip(column) {
                *mine -= factor * its;
            }
            right[row] -= factor * right[column];
        }
    }
    for column in (0..FEATURES).rev() {
        for at in column + 1..FEATURES {
            right[column] -= matrix[column][at] * right[at];
        }
        right[column] /= matrix[column][column];
    }
    right
}
