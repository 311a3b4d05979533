//! Fits the weights of the value of a table of Lost Temple to games of the bots, and prints them in the form of
//! `src/value.rs`.
//!
//! `cargo run --release -p lost-temple-bots --example lost_temple_value -- [GAMES] [SEED] [BOT] [BOARD FILES …]`
//!
//! At every number of players GAMES games (default 1500) of BOT (default pathfinder) against itself are played, on the shipped
//! boards or on those given. Each beginning of a round is one row: all players' features, and who won. The weights
//! make the winners likeliest (a softmax regression by Newton's method, with a little ridge); every fifth game is kept aside,
//! and the mean surprise on those is printed beside that of a blind guess.

use bots::{Budget, bot};
use game_core::{Game, SplitMix, Step, Turn};
use lost_temple_bots::Bots;
use lost_temple_bots::{FEATURES, table_features};
use lost_temple_rules::{Board, Options, State};
use std::sync::Arc;

/// Keeps weights of features that hardly vary near 0.
const RIDGE: f64 = 2.0;
const NEWTON_STEPS: usize = 12;

type Weights = [f64; FEATURES];

/// All players' features, and who won.
struct Row {
    features: Vec<[f32; FEATURES]>,
    winner: usize,
}

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, default: u64| match arguments.get(place) {
        Some(text) => text.parse().map_err(|_| format!("{text:?} is not a number")),
        None => Ok(default),
    };
    let (games, seed) = (number(0, 1500)?, number(1, 1)?);
    let level = arguments.get(2).map_or("pathfinder", String::as_str);
    let mut boards = Vec::new();
    for file in arguments.iter().skip(3) {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        boards.push(Arc::new(Board::from_json(&text).map_err(|error| format!("{file}: {error}"))?));
    }
    if boards.is_empty() {
        boards = Board::shipped().to_vec();
    }
    for players in State::SEATS {
        let (mut learned, mut kept) = (Vec::new(), Vec::new());
        for game in 0..games {
            let board = &boards[(game / 5) as usize % boards.len()];
            let draw = SplitMix::nth(seed, game * 16 + players as u64);
            let rows = play(board, players, level, draw)?;
            if game % 5 == 4 { kept.extend(rows) } else { learned.extend(rows) }
        }
        let weights = fit(&learned);
        let blind = (players as f64).ln();
        let rows = learned.len();
        println!(
            "    // {players} players: {rows} rows, surprise {:.4}, blind {blind:.4}",
            surprise(&weights, &kept)
        );
        let list: Vec<String> = weights.iter().map(|weight| format!("{weight:.3}")).collect();
        println!("    [{}],", list.join(", "));
    }
    Ok(())
}

fn play(board: &Arc<Board>, players: usize, level: &str, mut draw: SplitMix) -> Result<Vec<Row>, String> {
    let options = Options { board: board.clone(), mandarin: false };
    let mut table = State::new(&options, players).map_err(|error| error.to_string())?;
    let mut bots = (0..players).map(|_| bot::<Bots>(level)).collect::<Result<Vec<_>, _>>()?;
    let mut rows = Vec::new();
    let mut round = 0;
    let mut legal = Vec::new();
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
                Step::Act(seat, bots[seat.index()].choose(&known, &legal, &Budget::default(), &mut draw))
            }
        };
        table.apply(step, &mut ()).map_err(|error| error.to_string())?;
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
    rows.iter().map(of).sum::<f64>() / rows.len() as f64
}

fn fit(rows: &[Row]) -> Weights {
    let mut weights = [0.0; FEATURES];
    for _ in 0..NEWTON_STEPS {
        let mut slope = weights.map(|weight| -RIDGE * weight);
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
