//! The result of a contest, for people and for programs.

use super::Args;
use crate::output::{counted, plus_minus};
use arena::{Adjusted, Conduct, Contest, Estimate, Orders, ProgramFaults, Share, Standing, Standings, Times};
use catalog::GameModule;
use serde::Serialize;

/// What is printed. Everything but `milliseconds` and `faults` is the same in every run.
#[derive(Serialize)]
pub struct Report {
    game: &'static str,
    players: usize,
    options: serde_json::Value,
    seed: u64,
    orders: Orders,
    mirror: bool,
    games: u64,
    /// Deals that do not depend on each other.
    deals: u64,
    decisions: Estimate,
    steps: Estimate,
    fair_share: f64,
    bots: Vec<Row>,
    line_ups: Vec<LineUp>,
}

#[derive(Serialize)]
struct Row {
    bot: String,
    games: u64,
    deals: u64,
    wins: Share,
    #[serde(skip_serializing_if = "Option::is_none")]
    adjusted: Option<Adjusted>,
    times_fair: f64,
    rank: Estimate,
    score: Estimate,
    rating: f64,
    uncertainty: f64,
    milliseconds: Milliseconds,
    #[serde(skip_serializing_if = "Option::is_none")]
    faults: Option<ProgramFaults>,
}

#[derive(Serialize)]
struct Milliseconds {
    mean: f64,
    within_99_of_100: f64,
    longest: f64,
}

#[derive(Serialize)]
struct LineUp {
    bots: Vec<String>,
    wins: Vec<(String, Share)>,
}

impl Report {
    pub fn new<G: GameModule>(
        args: &Args,
        contest: &Contest<G>,
        standings: &Standings,
        conduct: &Conduct,
    ) -> Report {
        let players = contest.schedule.seats(0);
        let fair_share = 1.0 / players as f64;
        let names = &standings.names;
        let row = |(name, bot): (usize, &String)| {
            let Standing { deals, games, wins, adjusted, rank, score } = standings.standing(name, None)?;
            let times_fair = wins.mean / fair_share;
            let (rating, uncertainty) = standings.rating(name);
            let mut times = Times::default();
            let mut faults = ProgramFaults::default();
            for entrant in (0..contest.entrants.len()).filter(|it| standings.name_of(*it) == name) {
                times.merge(&conduct.times[entrant]);
                faults.merge(&conduct.faults[entrant]);
            }
            let milliseconds = Milliseconds {
                mean: times.mean(),
                within_99_of_100: times.within(),
                longest: times.longest(),
            };
            let faults = faults.any().then_some(faults);
            let bot = bot.clone();
            Some(Row {
                bot,
                games,
                deals,
                wins,
                adjusted: contest.luck.then_some(adjusted),
                times_fair,
                rank,
                score,
                rating,
                uncertainty,
                milliseconds,
                faults,
            })
        };
        let line_up = |(number, line_up): (usize, &Vec<usize>)| LineUp {
            bots: line_up.iter().map(|&name| names[name].clone()).collect(),
            wins: (0..names.len())
                .filter_map(|name| Some((names[name].clone(), standings.standing(name, Some(number))?.wins)))
                .collect(),
        };
        Report {
            game: args.game.name(),
            players,
            options: serde_json::to_value(G::canonical(&contest.options, players)).unwrap_or_default(),
            seed: args.seed,
            orders: contest.schedule.orders(),
            mirror: contest.mirror,
            games: contest.games(),
            deals: contest.independent_deals(),
            decisions: standings.decisions(),
            steps: standings.steps(),
            fair_share,
            bots: names.iter().enumerate().filter_map(row).collect(),
            // Those of a pool are too many to tell apart.
            line_ups: match contest.schedule.draws() {
                true => Vec::new(),
                false => standings.line_ups.iter().enumerate().map(line_up).collect(),
            },
        }
    }

    pub fn text(&self) -> String {
        let Report { game, players, seed, .. } = self;
        let how = match (self.orders, self.mirror) {
            (Orders::Given, true) => ", the same cards in every line-up",
            (Orders::Given, false) => "",
            (Orders::Rotate, true) => ", every deal from every seat",
            (Orders::Rotate, false) => ", from every seat",
            (Orders::All, true) => ", every deal in every seat order",
            (Orders::All, false) => ", in every seat order",
            (Orders::Random, true) => ", in random seat orders, the same cards in every line-up",
            (Orders::Random, false) => ", in random seat orders",
        };
        let (games, deals) = (counted(self.games, "game"), counted(self.deals, "independent deal"));
        let mut text = format!("{games} of {game} with {players} players ({deals}), seed {seed}{how}\n\n");
        let wide = self.bots.iter().map(|row| row.bot.chars().count()).max().unwrap_or(0).clamp(8, 40);
        text += &format!(
            "{:<wide$} {:>21} {:>6} {:>13} {:>17} {:>12} {:>18}\n",
            "bot", "wins % (95% range)", "× fair", "rank", "score", "rating", "ms per move (99%)"
        );
        let mut rows: Vec<&Row> = self.bots.iter().collect();
        rows.sort_by(|one, other| other.wins.mean.total_cmp(&one.wins.mean));
        for row in rows {
            let (rank, score) = (plus_minus(row.rank, 2), plus_minus(row.score, 2));
            let rating = format!("{:.1} ± {:.1}", row.rating, row.uncertainty);
            let time = format!("{:.3} ({:.3})", row.milliseconds.mean, row.milliseconds.within_99_of_100);
            let (wins, times_fair) = (percent(row.wins), row.times_fair);
            text += &format!(
                "{:<wide$} {wins:>21} {times_fair:>6.2} {rank:>13} {score:>17} {rating:>12} {time:>18}\n",
                row.bot
            );
        }
        text += &self.without_luck(wide);
        if self.line_ups.len() > 1 {
            text += "\nline-ups, with wins % per seat:\n";
            for line_up in &self.line_ups {
                let wins: Vec<String> = line_up
                    .wins
                    .iter()
                    .map(|(bot, wins)| {
                        let seats = line_up.bots.iter().filter(|it| *it == bot).count();
                        let times = if seats > 1 { format!(" ×{seats}") } else { String::new() };
                        format!("{bot}{times} {}", percent(*wins))
                    })
                    .collect();
                text += &format!("  {}\n", wins.join("   "));
            }
        }
        text += &format!(
            "\n{:.1} decisions and {:.1} steps per game. Wins are per seat; a victory shared by n counts 1/n; fair is {:.1}%.\n\
            Rank and score ± one standard error. Every interval and error has a deal as the unit. Rating: Weng–Lin, 25 on average.\n",
            self.decisions.mean,
            self.steps.mean,
            100.0 * self.fair_share
        );
        for row in &self.bots {
            if let Some(ProgramFaults { late, nonsense, died, moves, first }) = &row.faults {
                text += &format!(
                    "\n{}: {late} late, {nonsense} invalid, {died} crashed; a Porter made {moves} of its moves.\n  First problem: {}\n",
                    row.bot,
                    first.as_deref().unwrap_or_default()
                );
            }
        }
        text
    }
}

impl Report {
    /// The wins without luck, if they were asked for.
    fn without_luck(&self, wide: usize) -> String {
        let rows: Vec<(&Row, Adjusted)> =
            self.bots.iter().filter_map(|row| Some((row, row.adjusted?))).collect();
        if rows.is_empty() {
            return String::new();
        }
        let title = "without luck (95%)";
        let mut text = format!("\n{:<wide$} {title:>21} {:>17}\n", "bot", "times fewer deals");
        for (row, adjusted) in rows {
            let Adjusted { mean, low, high, times_fewer_deals } = adjusted;
            let wins = percent(Share { mean, low, high });
            let fewer = times_fewer_deals.map_or("–".to_owned(), |times| format!("{times:.1}"));
            text += &format!("{:<wide$} {wins:>21} {fewer:>17}\n", row.bot);
        }
        text + "Luck is what the cards gave, by a quick review of every game (docs/review.md). Without it, the same interval takes fewer deals.\n"
    }
}

/// A share and its interval in percent.
pub fn percent(Share { mean, low, high }: Share) -> String {
    format!("{:.1} ({:.1}–{:.1})", 100.0 * mean, 100.0 * low, 100.0 * high)
}
