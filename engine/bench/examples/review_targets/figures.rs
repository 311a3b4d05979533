//! What is counted in many reviews, and how it is printed.

use game_core::Seat;
use review::{Kind, Label, Report};
use std::fmt;

/// Many values: their mean and how much they vary.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    fn variance(&self) -> f64 {
        self.squares / self.count.max(1.0) - self.mean() * self.mean()
    }

    /// The standard error of the mean.
    fn error(&self) -> f64 {
        (self.variance() / self.count.max(1.0)).sqrt()
    }
}

/// Chances between two tenths, and what became of them.
#[derive(Clone, Copy, Debug, Default)]
struct Decile {
    count: f64,
    chance: f64,
    result: f64,
    /// The squares of what each game adds to result − chance: the positions of one game are no independent witnesses.
    squares: f64,
}

#[derive(Debug, Default)]
pub struct Figures {
    games: u32,
    identity: f64,
    sum: f64,
    /// By seat.
    residual: Vec<Mean>,
    absolute: Mean,
    luck: Mean,
    /// By seat: the luck of all steps, and of chance steps only.
    luck_of: Vec<(Mean, Mean)>,
    /// By the chance before a step: the luck of a player and game there.
    luck_at: [Mean; 10],
    result: Mean,
    adjusted: Mean,
    deciles: [Decile; 10],
    decisions: u32,
    lost: Mean,
    labels: [u32; 3],
    /// By how long ago the card was shown: the number of decisions and what they lost.
    forgetting: Vec<(u32, Option<u32>, u32, f64)>,
    seconds: f64,
    slowest: f64,
}

impl Figures {
    pub fn add<A>(&mut self, report: &Report<A>, number: u64, seconds: f64) {
        let seats = report.players.len();
        self.games += 1;
        self.seconds += seconds;
        self.slowest = self.slowest.max(seconds);
        self.residual.resize(seats, Mean::default());
        for player in &report.players {
            let sum = player.luck + player.reading + player.own + player.residual;
            self.identity = self.identity.max((sum - (player.result - player.start)).abs());
            self.residual[player.seat.index()].add(player.residual);
            self.absolute.add(player.residual.abs());
            self.result.add(player.result);
            self.adjusted.add(player.adjusted);
        }
        // The luck of all players adds up to 0, so one of them is enough.
        self.luck.add(report.players[(number % seats as u64) as usize].luck);
        self.luck_of.resize(seats, Default::default());
        for player in &report.players {
            self.count_luck(report, player.seat, player.start);
        }
        let mut gaps = [0.0; 10];
        for step in &report.steps {
            let sum: f64 = step.chances.iter().map(|(_, chance)| chance).sum();
            self.sum = self.sum.max((sum - 1.0).abs());
            for (seat, chance) in step.chances.iter() {
                self.calibrate(&mut gaps, *chance, result(report, seat));
            }
            if step.decision {
                self.decisions += 1;
                self.lost.add(step.error.unwrap_or(0.0));
                if let Some(label) = step.label {
                    self.labels[label as usize] += 1;
                }
            }
        }
        for (decile, gap) in self.deciles.iter_mut().zip(gaps) {
            decile.squares += gap * gap;
        }
        for row in &report.forgetting {
            let at = self.forgetting.iter().position(|other| other.0 == row.from);
            let at = at.unwrap_or_else(|| {
                self.forgetting.push((row.from, row.to, 0, 0.0));
                self.forgetting.len() - 1
            });
            self.forgetting[at].2 += row.decisions;
            self.forgetting[at].3 += f64::from(row.decisions) * row.lost_per_decision;
        }
    }

    fn count_luck<A>(&mut self, report: &Report<A>, seat: Seat, start: f64) {
        let (mut chance, mut of_chance, mut at) = (start, 0.0, [0.0; 10]);
        for step in &report.steps {
            at[tenth(chance)] += step.luck[seat];
            if step.kind == Kind::Chance {
                of_chance += step.luck[seat];
            }
            chance = step.chances[seat];
        }
        let (all, chances) = &mut self.luck_of[seat.index()];
        all.add(at.iter().sum());
        chances.add(of_chance);
        self.luck_at.iter_mut().zip(at).for_each(|(mean, luck)| mean.add(luck));
    }

    fn calibrate(&mut self, gaps: &mut [f64; 10], chance: f64, result: f64) {
        let tenth = tenth(chance);
        let decile = &mut self.deciles[tenth];
        decile.count += 1.0;
        decile.chance += chance;
        decile.result += result;
        gaps[tenth] += result - chance;
    }
}

/// The tenth in which a chance is.
fn tenth(chance: f64) -> usize {
    ((chance * 10.0) as usize).min(9)
}

fn result<A>(report: &Report<A>, seat: Seat) -> f64 {
    report.players[seat.index()].result
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points = |share: f64| 100.0 * share;
        writeln!(f, "identity: off by at most {:.1e}", self.identity)?;
        writeln!(f, "chances add up to 1 within {:.1e}", self.sum)?;
        writeln!(f, "residual: mean absolute {:.3} points", points(self.absolute.mean()))?;
        for (seat, residual) in self.residual.iter().enumerate() {
            let (mean, error) = (points(residual.mean()), points(residual.error()));
            writeln!(f, "residual of seat {seat}: mean {mean:+.3} ± {error:.3} points")?;
        }
        let (mean, error) = (points(self.luck.mean()), points(self.luck.error()));
        writeln!(f, "luck of one player in each game: {mean:+.3} ± {error:.3} points")?;
        let show = |mean: &Mean| format!("{:+.2} ± {:.2}", points(mean.mean()), points(mean.error()));
        for (seat, (all, chance)) in self.luck_of.iter().enumerate() {
            writeln!(f, "luck of seat {seat}: {} points, of chance steps {}", show(all), show(chance))?;
        }
        for (tenth, luck) in self.luck_at.iter().enumerate() {
            writeln!(f, "luck from {} to {}%: {}", 10 * tenth, 10 * (tenth + 1), show(luck))?;
        }
        for (tenth, decile) in self.deciles.iter().enumerate() {
            let Decile { count, chance, result, squares } = *decile;
            if count > 0.0 {
                writeln!(
                    f,
                    "chances of {:>2} to {:>3}%: {count:>9} times, mean {:6.2}%, result {:6.2}%, off by {:+.2} ± {:.2} points",
                    10 * tenth,
                    10 * (tenth + 1),
                    points(chance / count),
                    points(result / count),
                    points((result - chance) / count),
                    points(squares.sqrt() / count)
                )?;
            }
        }
        let labelled: u32 = self.labels.iter().sum();
        let share = points(f64::from(labelled) / f64::from(self.decisions.max(1)));
        writeln!(f, "labelled: {labelled} of {} decisions ({share:.2}%)", self.decisions)?;
        for label in [Label::Inaccuracy, Label::Mistake, Label::Blunder] {
            writeln!(f, "  {}: {}", label.name(), self.labels[label as usize])?;
        }
        writeln!(f, "lost per decision: {:.3} points", points(self.lost.mean()))?;
        for (from, to, decisions, lost) in &self.forgetting {
            let to = to.map_or(String::from(" or more"), |to| format!(" to {to}"));
            let lost = points(lost / f64::from((*decisions).max(1)));
            writeln!(f, "  shown {from}{to} choices ago: {decisions} decisions, {lost:.3} points lost each")?;
        }
        let ratio = self.result.variance() / self.adjusted.variance();
        writeln!(f, "variance of the result, with and without luck: {ratio:.2} : 1")?;
        let games = f64::from(self.games.max(1));
        writeln!(
            f,
            "{:.2} ms per game, {:.2} ms the slowest",
            1000.0 * self.seconds / games,
            1000.0 * self.slowest
        )
    }
}
