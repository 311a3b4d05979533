//! `--paired A,B`: two bots in the same seat, on the same deals, among the same others.

use super::Args;
use super::setup::{entrants, too_many, whole, wrong};
use crate::failure::Failure;
use crate::output::{counted, print_report};
use arena::{Compared, Difference, Interval, Orders, Paired, Schedule};
use catalog::GameModule;
use serde::Serialize;

/// What is printed.
#[derive(Serialize)]
struct Report<'a> {
    game: &'static str,
    players: usize,
    options: serde_json::Value,
    seed: u64,
    orders: Orders,
    games: u64,
    bots: [&'a str; 2],
    against: &'a [String],
    #[serde(flatten)]
    compared: Compared,
}

pub fn run<G: GameModule>(args: &Args) -> Result<(), Failure> {
    let (first, second) = candidates(args)?;
    let players = args.one_table()?.unwrap_or(args.against.len().max(1) + 1);
    args.options.read::<G>(players)?; // before there are opponents for impossible seats
    let against = opponents(args, second, players)?;
    let names: Vec<String> = [first, second].into_iter().chain(&against).cloned().collect();
    let schedule = Schedule::paired(&names, args.orders_or(Orders::Rotate)).map_err(too_many)?;
    let contest = whole::<G>(args, &[players], entrants::<G>(&names)?, schedule, true, None)?;
    if contest.deals < 2 {
        return Err(wrong(
            "one deal tells nothing about the differences between deals; play at least 2 --deals",
        ));
    }
    let mut paired = Paired::new(players, contest.schedule.games_of(0));
    super::hold(args, &contest, |games| paired.add(games))?;
    let report = Report {
        game: args.game.name(),
        players,
        options: serde_json::to_value(G::canonical(&contest.options, players)).unwrap_or_default(),
        seed: args.seed,
        orders: contest.schedule.orders(),
        games: contest.games(),
        bots: [first, second],
        against: &against,
        compared: paired.compared(),
    };
    print_report(&report, args.json, || report.text())
}

fn candidates(args: &Args) -> Result<(&String, &String), Failure> {
    match &args.paired[..] {
        [first, second] if first == second => {
            Err(wrong(format!("--paired compares two different bots, not {first} with itself")))
        }
        [first, second] => Ok((first, second)),
        others => {
            Err(wrong(format!("--paired compares two bots, not {}: --paired oracle,guide", others.len())))
        }
    }
}

/// The others at the table, by place.
fn opponents(args: &Args, second: &str, players: usize) -> Result<Vec<String>, Failure> {
    match &args.against[..] {
        [] => Ok(vec![second.to_owned(); players - 1]),
        [one] => Ok(vec![one.clone(); players - 1]),
        some if some.len() == players - 1 => Ok(some.to_vec()),
        some => Err(wrong(format!(
            "--against names {} bots, but {players} players leave {} other seats; give one for all, or one per seat",
            some.len(),
            players - 1
        ))),
    }
}

impl Report<'_> {
    fn text(&self) -> String {
        let Report { game, players, seed, compared, bots: [first, second], .. } = self;
        let how = match self.orders {
            Orders::Given => "in seat 0",
            Orders::Rotate => "from every seat",
            Orders::All => "in every seat order",
            Orders::Random => "in a random seat order",
        };
        let (deals, games) = (counted(compared.deals, "deal"), counted(self.games, "game"));
        let mut text = format!(
            "{first} and {second} in {game} with {players} players, against {}\n\
            {deals}, each played by both {how}: {games}, seed {seed}\n\n",
            self.against.join(", ")
        );
        let wide = [first, second].map(|name| name.chars().count().clamp(8, 40));
        text += &format!(
            "{:<8} {first:>w0$} {second:>w1$} {:>27} {:>22} {:>18}\n",
            "",
            "difference (95% range)",
            "unpaired range",
            "times fewer deals",
            w0 = wide[0],
            w1 = wide[1],
        );
        let mut row = |what: &str, it: &Difference, scale: f64| {
            let unpaired = Interval { mean: it.paired.mean, ..it.unpaired };
            text += &format!(
                "{what:<8} {:>w0$.2} {:>w1$.2} {:>27} {:>22} {:>18}\n",
                scale * it.first,
                scale * it.second,
                with_range(&it.paired, scale),
                range(&unpaired, scale),
                it.times_fewer_deals.map_or("—".to_owned(), |times| format!("{times:.1}")),
                w0 = wide[0],
                w1 = wide[1],
            );
        };
        row("wins %", &compared.wins, 100.0);
        row("score", &compared.score, 1.0);
        text += &format!("\n{:<8} {:>8} {:>27} {:>27}\n", "seat", "games", "wins %", "score");
        for it in &compared.seats {
            let (wins, score) = (with_range(&it.wins, 100.0), with_range(&it.score, 1.0));
            text += &format!("{:<8} {:>8} {wins:>27} {score:>27}\n", it.seat, it.games);
        }
        text += &format!("\n{}\n", self.verdict());
        text += "Differences are first minus second, per game, with a deal as the unit. Unpaired: had the two played different deals.\n";
        text
    }

    /// What it comes to, in a sentence.
    fn verdict(&self) -> String {
        let [first, second] = self.bots;
        let Difference { paired, times_fewer_deals, .. } = self.compared.wins;
        let result = match paired {
            Interval { low, .. } if low > 0.0 => format!("{first} wins more than {second}."),
            Interval { high, .. } if high < 0.0 => format!("{second} wins more than {first}."),
            _ => "These deals do not show which of the two wins more.".to_owned(),
        };
        match times_fewer_deals {
            Some(times) => format!(
                "{result} Without pairing, the same interval for wins would take {times:.1} times as many deals."
            ),
            None => format!("{result} The difference was the same in every deal."),
        }
    }
}

fn with_range(it: &Interval, scale: f64) -> String {
    format!("{:+.2} ({})", scale * it.mean, range(it, scale))
}

fn range(it: &Interval, scale: f64) -> String {
    format!("{:+.2} to {:+.2}", scale * it.low, scale * it.high)
}
