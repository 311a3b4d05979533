//! What a matrix comes to: as tables for people, as Markdown for docs/strength.md, and for programs.

use super::report::percent;
use crate::output::counted;
use arena::{Estimate, Orders, Share, Standing};
use bots::Level;
use serde::Serialize;

/// What is printed.
#[derive(Serialize)]
pub struct Report {
    pub game: &'static str,
    #[serde(skip)]
    pub title: &'static str,
    pub options: serde_json::Value,
    pub seed: u64,
    pub orders: Orders,
    pub iterations: Option<u32>,
    /// For each cell.
    pub deals: u64,
    pub games: u64,
    pub bots: Vec<String>,
    pub tables: Vec<Table>,
}

/// All pairs of bots at tables of one size.
#[derive(Serialize)]
pub struct Table {
    pub players: usize,
    pub fair_share: f64,
    pub cells: Vec<Cell>,
}

/// How one bot does among others of a kind.
#[derive(Serialize)]
pub struct Cell {
    bot: String,
    among: String,
    deals: u64,
    wins: Share,
    times_fair: f64,
    score: Estimate,
    /// Whether it should be the weaker of the two.
    weaker: bool,
    /// Whether it is the weaker one and wins more than its fair share all the same.
    upset: bool,
}

impl Cell {
    pub fn new(bot: String, among: String, players: usize, standing: &Standing) -> Cell {
        let Standing { deals, wins, score, .. } = *standing;
        let weaker = is_weaker(&bot, &among);
        let fair = 1.0 / players as f64;
        let upset = weaker && wins.low > fair;
        Cell { bot, among, deals, wins, times_fair: wins.mean / fair, score, weaker, upset }
    }
}

/// Whether a bot should lose to another: a level to a higher one, a simple bot to the two levels that search, and `random` to every level.
fn is_weaker(bot: &str, other: &str) -> bool {
    match (bot.parse::<Level>(), other.parse::<Level>()) {
        (Ok(bot), Ok(other)) => bot < other,
        (Err(_), Ok(other)) => bot == "random" || other >= Level::Pathfinder,
        (_, Err(_)) => false,
    }
}

impl Report {
    pub fn text(&self) -> String {
        let (deals, games) = (counted(self.deals, "deal"), counted(self.games, "game"));
        let mut text = format!(
            "{}: one bot among others of a kind, {deals} per cell ({games}), {}, seed {}\n",
            self.game,
            self.how(),
            self.seed
        );
        let first = self.bots.iter().map(|bot| bot.chars().count()).max().unwrap_or(0).clamp(8, 24);
        for table in &self.tables {
            text += &format!("\n{}\n\n{:<first$}", table.heading(), "among");
            let wide: Vec<usize> = self.bots.iter().map(|bot| bot.chars().count().clamp(6, 24)).collect();
            for (bot, wide) in self.bots.iter().zip(&wide) {
                text += &format!(" {bot:>wide$}");
            }
            text.push('\n');
            for bot in &self.bots {
                text += &format!("{bot:<first$}");
                for (among, wide) in self.bots.iter().zip(&wide) {
                    let cell = table.cell(bot, among).map_or("·".to_owned(), |cell| {
                        format!("{:.1}{}", 100.0 * cell.wins.mean, if cell.upset { "!" } else { "" })
                    });
                    text += &format!(" {cell:>wide$}");
                }
                text.push('\n');
            }
        }
        text += "\nEach row is the lone bot, each column the others. A win shared by n counts 1/n.\n";
        let upsets: Vec<String> = self.upsets().map(|upset| format!("  {upset}\n")).collect();
        match upsets.is_empty() {
            true => text += "No weaker bot is above its fair share (lower end of the 95% interval).\n",
            false => text += &format!("Weaker bots above their fair share (!):\n{}", upsets.concat()),
        }
        text
    }

    /// A section of docs/strength.md.
    pub fn markdown(&self) -> String {
        let mut text = format!("## {}\n\n    {}\n\n", self.title, self.command());
        text += &format!(
            "One bot (row) among others of a kind (column): wins in percent, {} per cell, {}. **Bold**: a weaker bot is above its fair share.\n",
            counted(self.deals, "deal"),
            self.how()
        );
        for table in &self.tables {
            text += &format!("\n### {}\n\n| among |", table.heading());
            self.bots.iter().for_each(|bot| text += &format!(" {bot} |"));
            text += &format!("\n| --- |{}\n", " --- |".repeat(self.bots.len()));
            for bot in &self.bots {
                text += &format!("| {bot} |");
                for among in &self.bots {
                    text += &match table.cell(bot, among) {
                        Some(cell) if cell.upset => format!(" **{:.1}** |", 100.0 * cell.wins.mean),
                        Some(cell) => format!(" {:.1} |", 100.0 * cell.wins.mean),
                        None => " · |".to_owned(),
                    };
                }
                text.push('\n');
            }
        }
        let upsets: Vec<String> = self.upsets().map(|upset| format!("- {upset}\n")).collect();
        text += "\nWeaker bots above their fair share, with 95% intervals:";
        text += &if upsets.is_empty() { " none.\n".to_owned() } else { format!("\n\n{}", upsets.concat()) };
        text
    }

    fn upsets(&self) -> impl Iterator<Item = String> {
        let of = |table: &Table, cell: &Cell| {
            let (bot, among, players, wins) = (&cell.bot, &cell.among, table.players, percent(cell.wins));
            format!("{bot} among {among}, {players} players: {wins}, fair is {:.1}", 100.0 * table.fair_share)
        };
        let cells = self.tables.iter().flat_map(|table| table.cells.iter().map(move |cell| (table, cell)));
        cells.filter(|(_, cell)| cell.upset).map(move |(table, cell)| of(table, cell))
    }

    fn how(&self) -> &'static str {
        match self.orders {
            Orders::Given => "the lone bot in seat 0",
            Orders::Rotate => "each deal from every seat",
            Orders::All => "each deal in every seat order",
            Orders::Random => "each deal in a random seat order",
        }
    }

    /// The command that gives this report again.
    fn command(&self) -> String {
        let Report { game, deals, seed, orders, options, .. } = self;
        let players: Vec<String> = self.tables.iter().map(|table| table.players.to_string()).collect();
        let (programs, bots): (Vec<String>, Vec<String>) =
            self.bots.iter().cloned().partition(|bot| bot.starts_with("cmd:"));
        let mut command = format!("quipu arena {game} --matrix");
        if !bots.is_empty() {
            command += &format!(" --bots {}", bots.join(","));
        }
        programs.iter().for_each(|program| command += &format!(" --bot '{program}'"));
        command +=
            &format!(" --players {} --deals {deals} --seed {seed} --orders {orders}", players.join(","));
        if options.as_object().is_some_and(|options| !options.is_empty()) {
            command += &format!(" --options '{options}'");
        }
        if let Some(iterations) = self.iterations {
            command += &format!(" --iterations {iterations}");
        }
        command + " --markdown"
    }
}

impl Table {
    fn heading(&self) -> String {
        format!("{} players (fair share {:.1}%)", self.players, 100.0 * self.fair_share)
    }

    fn cell(&self, bot: &str, among: &str) -> Option<&Cell> {
        self.cells.iter().find(|cell| cell.bot == bot && cell.among == among)
    }
}

#[cfg(test)]
mod tests {
    use super::is_weaker;

    #[test]
    fn who_should_lose_to_whom() {
        let weaker = [("guide", "oracle"), ("random", "porter"), ("ev:1.0", "oracle"), ("x", "pathfinder")];
        assert!(weaker.iter().all(|(bot, other)| is_weaker(bot, other)));
        let not =
            [("oracle", "guide"), ("guide", "guide"), ("ev:1.0", "guide"), ("guide", "ev:1.0"), ("x", "y")];
        assert!(not.iter().all(|(bot, other)| !is_weaker(bot, other)));
    }
}
