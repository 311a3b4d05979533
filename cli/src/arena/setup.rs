//! From the arguments to a contest.

use super::Args;
use crate::failure::Failure;
use crate::input;
use arena::{Contest, Entrant, Orders, Schedule, TooManyOrders, line_ups};
use catalog::GameModule;
use std::fs;
use std::path::Path;
use std::time::Duration;

/// More line-ups than this are a mistake.
const MAX_LINE_UPS: usize = 10_000;

/// Games per line-up, unless deals are given.
const GAMES: u64 = 1000;

impl Args {
    /// The seat orders asked for, or those that go without saying.
    pub fn orders_or(&self, usual: Orders) -> Orders {
        if self.rotate { Orders::Rotate } else { self.orders.unwrap_or(usual) }
    }

    /// How many players there are, where there can be only one number.
    pub fn one_table(&self) -> Result<Option<usize>, Failure> {
        match self.players[..] {
            [] => Ok(None),
            [players] => Ok(Some(players)),
            _ => Err(wrong("several numbers of --players need --matrix or --times")),
        }
    }
}

pub fn wrong(problem: impl Into<String>) -> Failure {
    Failure::Command(problem.into())
}

pub fn too_many(error: TooManyOrders) -> Failure {
    wrong(format!("--orders all: {error}"))
}

pub fn entrants<G: GameModule>(names: &[impl AsRef<str>]) -> Result<Vec<Entrant>, Failure> {
    let entrants = names.iter().map(|name| Entrant::parse::<G>(name.as_ref()));
    entrants.collect::<Result<Vec<_>, _>>().map_err(Failure::Command)
}

/// The bots of the command line, and those of the pool.
pub fn contest<G: GameModule>(args: &Args) -> Result<Contest<G>, Failure> {
    let names: Vec<&String> = args.bots.iter().chain(&args.bot).collect();
    let mut entrants = entrants::<G>(&names)?;
    let players = args.one_table()?;
    if let Some(path) = &args.pool {
        let players = players.ok_or_else(|| wrong("--pool needs --players, the number of seats"))?;
        args.options.read::<G>(players)?; // says best which numbers are possible
        let seated = entrants.len();
        entrants.extend(pool::<G>(path, seated, players)?);
        let orders = args.orders_or(Orders::Random);
        let schedule = Schedule::with_pool(entrants.len(), seated, players, orders).map_err(too_many)?;
        return whole(args, &[players], entrants, schedule, args.mirror, None);
    }
    if let ([only], None) = (&names[..], players) {
        return Err(wrong(format!("{only} has no opponent; add bots, or set --players")));
    }
    if names.is_empty() {
        return Err(wrong("no bots given; use --bots oracle,guide (--list shows them all)"));
    }
    let players = players.unwrap_or(names.len());
    args.options.read::<G>(players)?; // before there are line-ups of an impossible size
    let line_ups = line_ups(names.len(), players);
    if line_ups.len() > MAX_LINE_UPS {
        let many = line_ups.len();
        return Err(wrong(format!("{many} line-ups are too many (at most {MAX_LINE_UPS}); name fewer bots")));
    }
    let names: Vec<String> = names.into_iter().cloned().collect();
    let schedule = Schedule::new(line_ups, &names, args.orders_or(Orders::Given)).map_err(too_many)?;
    whole(args, &[players], entrants, schedule, args.mirror, None)
}

/// A contest at tables of these sizes, with the given number of deals unless the arguments say otherwise.
pub fn whole<G: GameModule>(
    args: &Args,
    players: &[usize],
    entrants: Vec<Entrant>,
    schedule: Schedule,
    mirror: bool,
    usual_deals: Option<u64>,
) -> Result<Contest<G>, Failure> {
    if let Some(folder) = &args.record {
        input::make_directory(folder)?;
    }
    let mut options = G::Options::default();
    for players in players {
        options = args.options.read::<G>(*players)?;
    }
    let most = (0..schedule.line_ups().len()).map(|line_up| schedule.games_of(line_up)).max().unwrap_or(1);
    let deals = match (args.deals, args.games, usual_deals) {
        (Some(deals), ..) | (None, None, Some(deals)) => deals,
        (None, games, _) => games.unwrap_or(GAMES).div_ceil(most),
    };
    Ok(Contest {
        options,
        entrants,
        schedule,
        deals,
        mirror,
        seed: args.seed,
        threads: input::threads(args.threads),
        iterations: args.iterations,
        patience: Duration::from_millis(args.bot_time),
        most_steps: args.most_steps,
        record: args.record.clone(),
        luck: args.luck,
    })
}

/// The bots of a pool, enough to fill the seats that are left.
fn pool<G: GameModule>(path: &Path, seated: usize, players: usize) -> Result<Vec<Entrant>, Failure> {
    let name = path.display();
    if seated >= players {
        let problem = format!(
            "{seated} bots leave no seat for the pool; use more than {seated} --players, or fewer bots"
        );
        return Err(wrong(problem));
    }
    let text = fs::read_to_string(path).map_err(|error| wrong(format!("{name}: {error}")))?;
    let mut bots = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let bot = without_comment(line);
        if !bot.is_empty() {
            let entrant = Entrant::parse::<G>(bot);
            bots.push(entrant.map_err(|problem| wrong(format!("{name}, line {}: {problem}", number + 1)))?);
        }
    }
    let free = players - seated;
    if bots.len() < free {
        let has = bots.len();
        return Err(wrong(format!(
            "{name} has {has} bots, but {free} seats are free; add bots, one per line"
        )));
    }
    Ok(bots)
}

/// What stands before `#`. Inside a word, as in a command, it begins no comment.
fn without_comment(line: &str) -> &str {
    let comment = line.char_indices().find(|(at, letter)| {
        *letter == '#' && line[..*at].chars().next_back().is_none_or(char::is_whitespace)
    });
    comment.map_or(line, |(at, _)| &line[..at]).trim()
}

#[cfg(test)]
mod tests {
    use super::without_comment;

    #[test]
    fn comments_begin_words() {
        let lines = ["# all", "", " guide # the second", "cmd:sh a#b.sh", "ev:1.0\t#x"];
        assert_eq!(lines.map(without_comment), ["", "", "guide", "cmd:sh a#b.sh", "ev:1.0"]);
    }
}
