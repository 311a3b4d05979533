//! `--matrix`: one of each bot among others of a kind, at tables of several sizes.

use super::Args;
use super::matrix_report::{Cell, Report, Table};
use super::setup::{entrants, too_many, whole, wrong};
use crate::failure::Failure;
use crate::output::{print, print_report};
use arena::{Contest, Orders, Schedule, Standings};
use bots::{Level, Roster};
use catalog::GameModule;

/// The sizes of tables, as far as the game allows them.
const PLAYERS: [usize; 5] = [2, 3, 4, 6, 8];

/// Deals for each pair of bots.
const DEALS: u64 = 200;

pub fn run<G: GameModule>(args: &Args) -> Result<(), Failure> {
    let bots = bots::<G>(args)?;
    let players = players::<G>(args)?;
    let line_ups = line_ups(bots.len(), &players);
    let schedule = Schedule::new(line_ups, &bots, args.orders_or(Orders::Random)).map_err(too_many)?;
    let contest = whole::<G>(args, &players, entrants::<G>(&bots)?, schedule, true, Some(DEALS))?;
    let mut standings = Standings::new(&contest.names(), &contest.schedule);
    super::hold(args, &contest, |games| standings.add(games))?;
    let report = Report {
        game: args.game.name(),
        title: args.game.title(),
        options: serde_json::to_value(G::canonical(&contest.options, players[0])).unwrap_or_default(),
        seed: args.seed,
        orders: contest.schedule.orders(),
        iterations: args.iterations,
        deals: contest.deals,
        games: contest.games(),
        tables: tables(&contest, &standings, &players),
        bots,
    };
    if args.markdown {
        return print(&report.markdown());
    }
    print_report(&report, args.json, || report.text())
}

/// The bots of the matrix, the strongest levels first.
fn bots<G: GameModule>(args: &Args) -> Result<Vec<String>, Failure> {
    let mut bots: Vec<String> = args.bots.iter().chain(&args.bot).cloned().collect();
    if bots.is_empty() {
        let mut levels = Level::LADDER;
        levels.reverse();
        let names = levels.into_iter().map(Level::name).chain(G::Bots::MEASURES.iter().copied());
        bots = names.chain(["random"]).map(str::to_owned).collect();
    }
    if let Some(twice) = (1..bots.len()).find(|at| bots[..*at].contains(&bots[*at])) {
        return Err(wrong(format!("--matrix plays every pair of bots, so name {} only once", bots[twice])));
    }
    match &bots[..] {
        [only] => {
            Err(wrong(format!("{only} has no opponent; --matrix needs at least two bots, or none for all")))
        }
        _ => Ok(bots),
    }
}

fn players<G: GameModule>(args: &Args) -> Result<Vec<usize>, Failure> {
    if args.players.is_empty() {
        return Ok(PLAYERS.into_iter().filter(|players| G::SEATS.contains(players)).collect());
    }
    let mut players = args.players.clone();
    players.sort_unstable();
    players.dedup();
    for players in &players {
        args.options.read::<G>(*players)?; // before there are line-ups of an impossible size
    }
    Ok(players)
}

/// Every pair of bots at every size of table: a lone one, and others of a kind.
fn line_ups(bots: usize, players: &[usize]) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    for players in players {
        for lone in 0..bots {
            for others in (0..bots).filter(|others| *others != lone) {
                all.push([lone].into_iter().chain(vec![others; players - 1]).collect());
            }
        }
    }
    all
}

fn tables<G: GameModule>(contest: &Contest<G>, standings: &Standings, players: &[usize]) -> Vec<Table> {
    let cells = |players: usize| {
        let line_ups = contest.schedule.line_ups().enumerate();
        let of_this_size = line_ups.filter(move |(_, line_up)| line_up.len() == players);
        of_this_size.filter_map(move |(number, line_up)| {
            let standing = standings.standing(line_up[0], Some(number))?;
            let [bot, among] = [line_up[0], line_up[1]].map(|entrant| standings.names[entrant].clone());
            Some(Cell::new(bot, among, players, &standing))
        })
    };
    let table = |players: &usize| Table {
        players: *players,
        fair_share: 1.0 / *players as f64,
        cells: cells(*players).collect(),
    };
    players.iter().map(table).collect()
}
