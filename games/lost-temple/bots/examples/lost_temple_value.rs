//! Fits the weights of the value of a table of Lost Temple to games of the bots, and prints them in the form of
//! `src/value.rs`.
//!
//! `cargo run --release -p lost-temple-bots --example lost_temple_value -- [GAMES] [SEED] [BOT] [BOARD FILES …]`
//!
//! At every number of players GAMES games (default 1500) of BOT (default pathfinder) against itself are played, on the shipped
//! boards or on those given. Each beginning of a round is one row: all players' features, and who won. The weights
//! make the winners likeliest (a softmax regression by Newton's method, with a little ridge); every fifth game is kept aside,
//! and the mean surprise on those is printed beside that of a blind guess.

mod fit;

use bots::{Budget, bot};
use fit::{Row, fit, surprise};
use game_core::{Game, SplitMix, Step, Turn};
use lost_temple_bots::Bots;
use lost_temple_bots::{FEATURES, table_features};
use lost_temple_rules::{Board, Options, State};
use std::sync::Arc;

/// Keeps weights of features that hardly vary near 0.
const RIDGE: f64 = 2.0;

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
        let weights = fit(&learned, [0.0; FEATURES], RIDGE);
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
