//! `quipu review`: what was luck in a finished game, and what each choice cost.

use crate::failure::Failure;
use crate::output::{json, print, printable, with_progress_of};
use crate::records;
use catalog::record::{Fault, Header, Record};
use catalog::{GameModule, with_game};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use game_core::{Game, Seat};
use review::{Effort, Forgetting, Label, Lens, Player, Report, Reviewer, Settings, StepReport};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

/// Which record, and how closely to look at it.
#[derive(clap::Args)]
#[command(after_help = "For each player: luck + reading + own choices + rest = result - start, exactly.
docs/review.md explains the words and the formulas.

Exit code: 0 if the game was reviewed, 1 if its record is wrong or unfinished,
2 if it cannot be read or the command is wrong.")]
pub struct Args {
    /// Record file; - is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Show only the choices of this seat, counted from 0
    #[arg(long, value_name = "N")]
    seat: Option<usize>,
    /// How much to compute: quick (milliseconds), normal (a second or two) or deep
    #[arg(long, value_name = "BUDGET", default_value = "normal", value_parser = budgets())]
    budget: Effort,
    /// Compare with the players at this table, or with perfect play where a game is solved
    /// [default: perfect play where the game is solved]
    #[arg(long, value_name = "LENS", value_parser = lenses())]
    lens: Option<Lens>,
    /// Print one JSON object instead of tables
    #[arg(long)]
    json: bool,
}

fn budgets() -> impl TypedValueParser<Value = Effort> {
    PossibleValuesParser::new(["quick", "normal", "deep"]).map(|name| match name.as_str() {
        "quick" => Effort::Quick,
        "deep" => Effort::Deep,
        _ => Effort::Normal,
    })
}

fn lenses() -> impl TypedValueParser<Value = Lens> {
    PossibleValuesParser::new(["table", "equilibrium"]).map(|name| match name.as_str() {
        "equilibrium" => Lens::Equilibrium,
        _ => Lens::Table,
    })
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let name = args.file.display();
    let reader = records::open(&args.file).map_err(|fault| refused(&args.file, fault))?;
    with_game!(reader.header().game, G => {
        let record = reader.record::<G>().map_err(|fault| refused(&args.file, fault))?;
        let seats = record.header.seats.len();
        if let Some(seat) = args.seat.filter(|seat| *seat >= seats) {
            let last = seats - 1;
            return Err(Failure::Command(format!("{name}: there is no seat {seat}; seats are 0 to {last}")));
        }
        let settings = Settings { effort: args.budget, lens: args.lens.unwrap_or_default() };
        let report = review(&record, settings).map_err(|why| match why {
            review::Refused::Settings(why) => Failure::Command(format!("{name}: {why}")),
            why => Failure::Rejected(format!("{name}: {why}")),
        })?;
        print(&match args.json {
            true => json(&report) + "\n",
            false => text::<G>(&report, &record.header, args.seat.and_then(Seat::new)),
        })
    })
}

fn refused(file: &Path, fault: Fault) -> Failure {
    match fault {
        Fault { unreadable: Some(_), problem, .. } => {
            Failure::Command(format!("{}: {problem}", file.display()))
        }
        fault => Failure::Rejected(format!("{}:{fault}", file.display())),
    }
}

fn review<G: GameModule>(
    record: &Record<G>,
    settings: Settings,
) -> Result<Report<G::Action>, review::Refused> {
    let Record { header, options, steps } = record;
    let mut reviewer = Reviewer::<G, G::Judge>::new(options, header.seats.len(), steps.clone(), settings)?;
    Ok(with_progress_of("steps", steps.len() as u64, move |done| {
        while reviewer.advance() {
            done.store(reviewer.progress().0 as u64, Ordering::Relaxed);
        }
        reviewer.finish()
    }))
}

/// A review for a person: where each player's chances went, and the choices that cost something.
fn text<G: Game>(report: &Report<G::Action>, header: &Header, seat: Option<Seat>) -> String {
    let name = |seat: Seat| printable(&header.seats[seat.index()]);
    let wide = header.seats.iter().map(|name| name.chars().count()).max().unwrap_or(0).clamp(6, 24);
    let compared = match report.lens {
        Lens::Equilibrium => "perfect play",
        _ => "the players at this table, as they had played so far",
    };
    let title = header.game.title();
    let mut text = format!("{title}, {} steps, compared with {compared}\n\n", report.steps.len());
    text += &format!(
        "{:<wide$} {:>6} {:>7} {:>7} {:>7} {:>7} {:>7} {:>10} {:>20}\n",
        "player", "start", "luck", "reading", "own", "rest", "result", "decisions", "lost per decision"
    );
    for player in &report.players {
        let Player { luck, reading, own, residual, start, result, .. } = *player;
        let [luck, reading, own, residual] = [luck, reading, own, residual].map(points);
        let lost = format!("{:.2} ± {:.2}", 100.0 * player.lost_per_decision, 100.0 * player.lost_se);
        text += &format!(
            "{:<wide$} {:>6.1} {luck:>7} {reading:>7} {own:>7} {residual:>7} {:>7.1} {:>10} {lost:>20}\n",
            name(player.seat),
            100.0 * start,
            100.0 * result,
            player.decisions,
        );
    }
    text += "\nAll numbers are win chances in points of percent. Luck: what the cards gave. Reading: what the others chose.\n\
        Own: your choices. Rest: what the estimate did not foresee. Start + luck + reading + own + rest = result.\n";
    text += &memory(&report.forgetting, wide, seat, name);
    let mut errors: Vec<&StepReport<G::Action>> = (report.steps.iter())
        .filter(|step| step.label.is_some() && (seat.is_none() || step.seat == seat))
        .collect();
    errors.sort_by(|one, other| other.error.partial_cmp(&one.error).unwrap_or(std::cmp::Ordering::Equal));
    if errors.is_empty() {
        return text + "\nNo choice was clearly wrong.\n";
    }
    text += "\nChoices that cost most:\n";
    for step in errors {
        text += &mistake::<G>(step, name);
    }
    text
}

/// For games of memory: one line for each player, with the points lost per decision by how long ago the card was shown.
fn memory(rows: &[Forgetting], wide: usize, only: Option<Seat>, name: impl Fn(Seat) -> String) -> String {
    let mut players: Vec<Seat> = rows.iter().map(|row| row.seat).collect();
    players.dedup();
    players.retain(|seat| only.is_none_or(|only| only == *seat));
    let of = |seat: Seat| rows.iter().filter(move |row| row.seat == seat);
    let Some(first) = players.first() else { return String::new() };
    let mut text = String::from(
        "\nWhat forgetting cost: points lost per decision (number of decisions), by how many flips ago the card was shown.\n",
    );
    text += &format!("{:<wide$}", "player");
    for row in of(*first) {
        let flips = row.to.map_or_else(|| format!("{}+", row.from), |to| format!("{}-{to}", row.from));
        text += &format!(" {flips:>12}");
    }
    for seat in &players {
        text += &format!("\n{:<wide$}", name(*seat));
        for row in of(*seat) {
            let lost = match row.decisions {
                0 => "-".to_owned(),
                count => format!("{:.2} ({count})", 100.0 * row.lost_per_decision),
            };
            text += &format!(" {lost:>12}");
        }
    }
    text + "\n"
}

/// `line 12  Ana  mistake  −4.1  chose "camp" (34%), better "torch" (38%)`
fn mistake<G: Game>(step: &StepReport<G::Action>, name: impl Fn(Seat) -> String) -> String {
    let (Some(seat), Some(best), Some(error)) = (step.seat, step.best, step.error) else {
        return String::new();
    };
    let best = step.options.iter().find(|option| option.action == best);
    let best = best.map_or(String::new(), |best| {
        format!(
            "chance {:.1}%, with {} it was {:.1}%",
            100.0 * (best.value - error),
            action(&best.action),
            100.0 * best.value
        )
    });
    let label = step.label.map_or("", Label::name);
    format!("  line {:<4} {}: {label}, {} points; {best}\n", step.line, name(seat), points(-error))
}

/// A choice as a record writes it, which is short and the same in every language.
fn action(action: &impl Serialize) -> String {
    json(action)
}

/// Points of percent with their sign.
fn points(share: f64) -> String {
    let text = format!("{:+.1}", 100.0 * share);
    if text == "-0.0" { "+0.0".to_owned() } else { text }
}
