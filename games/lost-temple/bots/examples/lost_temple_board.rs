//! How a board of Lost Temple plays: rounds, and what start cards and characters are worth, measured by games of bots.
//!
//! `cargo run --release -p lost-temple-bots --example lost_temple_board -- [BOARD] [GAMES] [SEED] [LEVEL] [SEATS]`
//!
//! BOARD is the name of a board that comes with the program, or a file (default: the default board); GAMES are played at every
//! number of players (default 2000); LEVEL is any bot (default guide); SEATS are numbers of players, such as `46` (default
//! 2345678).

use bots::{Budget, bot};
use game_core::{Game, Seat, SplitMix, Step, Turn};
use lost_temple_bots::Bots;
use lost_temple_rules::{Action, Board, Character, Options, State};
use std::sync::Arc;

/// Start cards are judged at these numbers of players.
const JUDGED: [usize; 2] = [4, 6];
/// Two-sided 95 %.
const Z: f64 = 1.96;

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |place: usize, default: &'static str| arguments.get(place).map_or(default, String::as_str);
    let number = |place, default| {
        let text = argument(place, default);
        text.parse::<u64>().map_err(|_| format!("{text:?} is not a number"))
    };
    let board = match Board::named(argument(0, "highlands")) {
        Some(board) => board,
        None => {
            let file = argument(0, "");
            let text = std::fs::read_to_string(file)
                .map_err(|error| format!("{file:?} is neither a board nor a file: {error}"))?;
            Arc::new(Board::from_json(&text).map_err(|error| error.to_string())?)
        }
    };
    let (games, seed, level) = (number(1, "2000")?, number(2, "1")?, argument(3, "guide"));
    let counts: Vec<usize> =
        argument(4, "2345678").chars().filter_map(|digit| digit.to_digit(10)).map(|it| it as usize).collect();
    bot::<Bots>(level)?;

    println!("board {}, {level}, {games} games at each number of players, seed {seed}", board.name());
    let mut all = Tally::default();
    let mut judged = Vec::new();
    println!("\nplayers  rounds: mean  median  5 %..95 %");
    for players in counts {
        let mut tally = Tally::default();
        for game in 0..games {
            play(&board, level, players, SplitMix::nth(seed, game), &mut tally)?;
        }
        let mut rounds = tally.rounds.clone();
        rounds.sort_unstable();
        let at = |share: f64| rounds[((rounds.len() - 1) as f64 * share) as usize];
        let mean = rounds.iter().map(|it| f64::from(*it)).sum::<f64>() / rounds.len() as f64;
        println!("{players:7}  {mean:12.2}  {:6}  {}..{}", at(0.5), at(0.05), at(0.95));
        all.add(&tally);
        if JUDGED.contains(&players) {
            judged.push((players, tally));
        }
    }
    for (players, tally) in &judged {
        println!(
            "\nstart card, {players} players: wins of those dealt it (fair {:.1} %)",
            100.0 / *players as f64
        );
        for it in Character::all().filter(|it| board.start(*it).is_some()) {
            let (wins, dealt) = tally.starts[it.index()];
            let off = 100.0 * (share(wins, dealt) - 1.0 / *players as f64);
            println!("{it:>9}  {}  {off:+5.1}", interval(wins, dealt));
        }
        print_characters(&format!("character, {players} players"), tally);
    }
    print_characters("character, all games", &all);
    Ok(())
}

fn print_characters(what: &str, tally: &Tally) {
    let picks: u64 = tally.picks.iter().sum();
    println!("\n{what}: share of all picks; picked when offered; share of winning moves");
    let wins: u64 = tally.winners.iter().sum();
    for it in Character::all().filter(|it| tally.picks[it.index()] > 0) {
        let (picked, offered) = (tally.picks[it.index()], tally.offers[it.index()]);
        let taken = 100.0 * share(picked, offered);
        let won = 100.0 * share(tally.winners[it.index()], wins);
        println!("{it:>9}  {}  {taken:5.1} %  {won:5.1} %", interval(picked, picks));
    }
}

fn share(part: u64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}

fn interval(part: u64, whole: u64) -> String {
    let p = share(part, whole);
    let half = Z * (p * (1.0 - p) / whole.max(1) as f64).sqrt();
    format!("{:5.1} % ± {:.1}", 100.0 * p, 100.0 * half)
}

/// What is counted over many games.
#[derive(Default)]
struct Tally {
    rounds: Vec<u32>,
    /// By start card: wins, times dealt.
    starts: [(u64, u64); 10],
    /// By character: times picked, times in a hand to pick from, times used by the winner to win.
    picks: [u64; 10],
    offers: [u64; 10],
    winners: [u64; 10],
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.rounds.extend(&other.rounds);
        for place in 0..10 {
            self.starts[place].0 += other.starts[place].0;
            self.starts[place].1 += other.starts[place].1;
            self.picks[place] += other.picks[place];
            self.offers[place] += other.offers[place];
            self.winners[place] += other.winners[place];
        }
    }
}

fn play(
    board: &Arc<Board>,
    level: &str,
    players: usize,
    mut draw: SplitMix,
    tally: &mut Tally,
) -> Result<(), String> {
    let options = Options { board: board.clone(), mandarin: false };
    let mut table = State::new(&options, players).map_err(|error| error.to_string())?;
    let mut bots = (0..players).map(|_| bot::<Bots>(level)).collect::<Result<Vec<_>, _>>()?;
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
                let action = bots[seat.index()].choose(&known, &legal, &Budget::default(), &mut draw);
                if let Action::Pick(picked) = action {
                    tally.picks[picked.index()] += 1;
                    for offer in &legal {
                        if let Action::Pick(it) = offer {
                            tally.offers[it.index()] += 1;
                        }
                    }
                }
                Step::Act(seat, action)
            }
        };
        table.apply(step, &mut ()).map_err(|error| error.to_string())?;
    }
    let known = table.knowledge(Seat::default());
    let last = known.public();
    tally.rounds.push(last.round);
    if let Some(winner) = last.called {
        tally.winners[winner.index()] += 1;
    }
    let winners = table.outcome().map(|outcome| outcome.winners()).unwrap_or_default();
    for (seat, explorer) in last.explorers.iter() {
        if let Some(card) = explorer.start {
            tally.starts[card.index()].1 += 1;
            tally.starts[card.index()].0 += u64::from(winners.contains(seat));
        }
    }
    Ok(())
}
