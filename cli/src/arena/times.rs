//! `quipu arena GAME --times`: how long bots think, at tables of equals of every size.

use super::{Args, hold, setup};
use crate::failure::Failure;
use crate::output::print_report;
use arena::{Orders, Schedule, Times};
use bots::Level;
use catalog::GameModule;
use serde::Serialize;

/// Deals for each bot and size of table, unless the arguments say otherwise.
const DEALS: u64 = 20;

/// No decision may take longer, in milliseconds.
const MAX: f64 = 100.0;

/// What 99 of 100 decisions must stay within, in milliseconds, where a bot has such a limit.
fn limit(bot: &str) -> Option<f64> {
    match bot.parse().ok()? {
        Level::Oracle => Some(50.0),
        Level::Pathfinder => Some(10.0),
        _ => None,
    }
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    seed: u64,
    /// Of each bot and size of table.
    deals: u64,
    rows: Vec<Row>,
}

/// In milliseconds per decision.
#[derive(Serialize)]
struct Row {
    bot: String,
    players: usize,
    decisions: u64,
    mean: f64,
    within_99_of_100: f64,
    longest: f64,
    /// Which limits were broken, in words; empty if none.
    over: Vec<String>,
}

impl Row {
    fn new(bot: &str, players: usize, times: &Times) -> Row {
        let (within, longest) = (times.within(), times.longest());
        let mut over = Vec::new();
        over.extend(limit(bot).filter(|most| within > *most).map(|most| format!("99% above {most} ms")));
        over.extend((longest > MAX).then(|| format!("longest above {MAX} ms")));
        Row {
            bot: bot.to_owned(),
            players,
            decisions: times.count(),
            mean: times.mean(),
            within_99_of_100: within,
            longest,
            over,
        }
    }
}

pub fn run<G: GameModule>(args: &Args) -> Result<(), Failure> {
    if args.threads.is_some_and(|threads| threads > 1) {
        return Err(setup::wrong("--times uses one thread, so that bots do not slow each other down"));
    }
    let mut bots: Vec<String> = args.bots.iter().chain(&args.bot).cloned().collect();
    if bots.is_empty() {
        bots = Level::LADDER.map(|level| level.name().to_owned()).to_vec();
    }
    let sizes = if args.players.is_empty() { G::SEATS.collect() } else { args.players.clone() };
    let mut rows = Vec::new();
    for players in sizes {
        for bot in &bots {
            args.options.read::<G>(players)?; // before there is a line-up of an impossible size
            let entrants = setup::entrants::<G>(&[bot])?;
            let schedule = Schedule::new(vec![vec![0; players]], std::slice::from_ref(bot), Orders::Given);
            let schedule = schedule.map_err(setup::too_many)?;
            let mut contest = setup::whole::<G>(args, &[players], entrants, schedule, false, Some(DEALS))?;
            contest.threads = 1;
            let conduct = hold(args, &contest, |_| {})?;
            rows.push(Row::new(bot, players, &conduct.times[0]));
        }
    }
    let report = Report { game: G::NAME, seed: args.seed, deals: args.deals.unwrap_or(DEALS), rows };
    print_report(&report, args.json, || report.text())
}

impl Report {
    fn text(&self) -> String {
        let Report { game, seed, deals, rows } = self;
        let mut text = format!(
            "{game}: milliseconds per decision at tables of equals, {deals} deals each, seed {seed}, one thread\n\n"
        );
        text += &format!(
            "{:<16} {:>7} {:>9} {:>9} {:>9} {:>9}\n",
            "bot", "players", "decisions", "mean", "99%", "longest"
        );
        for row in rows {
            let Row { bot, players, decisions, mean, within_99_of_100, longest, over } = row;
            let over = over.join(", ");
            let line = format!(
                "{bot:<16} {players:>7} {decisions:>9} {mean:>9.3} {within_99_of_100:>9.3} {longest:>9.3}  {over}"
            );
            text += line.trim_end();
            text += "\n";
        }
        let broken = rows.iter().filter(|row| !row.over.is_empty()).count();
        text += &match broken {
            0 => "\nEvery limit holds".to_owned(),
            broken => format!("\nLimits are broken in {broken} rows"),
        };
        text + &format!(
            ": 99% within 50 ms for oracle and 10 ms for pathfinder, none longer than {MAX} ms.\n"
        )
    }
}
