//! The games of a contest as a CSV file, from which it can be continued.

use crate::contest::{Contest, Played};
use crate::luck::LUCK;
use catalog::GameModule;
use game_core::{Length, Outcome, PerSeat};
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// A row of the file: one seat of one game.
#[derive(Debug, Serialize, Deserialize)]
struct Row {
    game: u64,
    deal: u64,
    seat: usize,
    bot: String,
    score: i32,
    rank: u8,
    decisions: u64,
    steps: u64,
    /// What chance gave, as a share of a win; only if it was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    luck: Option<f64>,
}

/// The file that the games of a contest are written to.
pub struct GamesFile {
    to: csv::Writer<BufWriter<File>>,
    bots: Vec<String>,
}

impl GamesFile {
    /// A new file for the games of this contest. There must be none yet.
    pub fn create<G: GameModule>(path: &Path, contest: &Contest<G>) -> io::Result<GamesFile> {
        let file = OpenOptions::new().write(true).create_new(true).open(path)?;
        let mut to = BufWriter::new(file);
        writeln!(to, "{}", settings(contest))?;
        Ok(GamesFile::over(to, contest, true))
    }

    /// A file from an earlier run, with its games. An incomplete deal at its end is cut off: the run was
    /// interrupted. Fails if the file is of another contest.
    pub fn resume<G: GameModule>(path: &Path, contest: &Contest<G>) -> io::Result<(GamesFile, Vec<Played>)> {
        let mut file = OpenOptions::new().read(true).write(true).open(path)?;
        let (games, end) = read(&file, contest)?;
        file.set_len(end)?;
        file.seek(SeekFrom::End(0))?;
        Ok((GamesFile::over(BufWriter::new(file), contest, games.is_empty()), games))
    }

    fn over<G: GameModule>(to: BufWriter<File>, contest: &Contest<G>, headers: bool) -> GamesFile {
        let to = csv::WriterBuilder::new().has_headers(headers).from_writer(to);
        GamesFile { to, bots: contest.names() }
    }

    /// Writes the games of one deal and flushes them: an interrupted run loses none of them.
    pub fn add(&mut self, games: &[Played]) -> io::Result<()> {
        for played in games {
            for (seat, score) in played.outcome.scores.iter() {
                self.to.serialize(Row {
                    game: played.game,
                    deal: played.deal,
                    seat: seat.index(),
                    bot: self.bots[played.seating[seat.index()]].clone(),
                    score: *score,
                    rank: played.outcome.ranks[seat],
                    decisions: played.length.decisions,
                    steps: played.length.steps,
                    luck: played.luck.map(|luck| luck[seat] as f64 / LUCK as f64),
                })?;
            }
        }
        self.to.flush()
    }
}

/// What the first line begins with.
const MARK: &str = "# quipu arena ";

/// The first line: all that decides how the games come out, and nothing else, so that a contest can be made longer.
fn settings<G: GameModule>(contest: &Contest<G>) -> String {
    let Contest { schedule, options, .. } = contest;
    let mut seats: Vec<usize> = (0..schedule.line_ups().len()).map(|it| schedule.seats(it)).collect();
    seats.dedup();
    let mut settings = serde_json::json!({
        "game": G::NAME,
        "rules": G::RULES_VERSION,
        "players": seats,
        "options": G::canonical(options, seats.first().copied().unwrap_or(0)),
        "bots": contest.names(),
        "seed": contest.seed,
        "orders": schedule.orders(),
        "mirror": contest.mirror,
        "iterations": contest.iterations,
    });
    if contest.luck {
        settings["luck"] = true.into();
    }
    if let [only] = seats[..] {
        settings["players"] = only.into();
    }
    // Who plays together follows from the bots and these two.
    if schedule.draws() {
        settings["seated"] = schedule.line_ups().next().map_or(0, <[usize]>::len).into();
    }
    settings["line_ups"] = schedule.line_ups().len().into();
    format!("{MARK}{settings}")
}

/// The games of a file, as far as they are whole, and where they end.
fn read<G: GameModule>(file: &File, contest: &Contest<G>) -> io::Result<(Vec<Played>, u64)> {
    let wrong = |problem: String| io::Error::new(io::ErrorKind::InvalidData, problem);
    let mut from = BufReader::new(file);
    let mut first = Vec::new();
    let length = (&mut from).take(1 << 20).read_until(b'\n', &mut first)? as u64;
    let first = String::from_utf8_lossy(&first);
    let (found, expected) = (first.trim_end(), settings(contest));
    if !found.starts_with(MARK) {
        return Err(wrong("it was not written by quipu arena, so there is nothing to resume".to_owned()));
    }
    if found != expected {
        let (found, expected) = (found.trim_start_matches(MARK), expected.trim_start_matches(MARK));
        return Err(wrong(format!("it belongs to another contest: {found}, but this one is {expected}")));
    }
    let whole = whole_lines(file)?;
    from.seek(SeekFrom::Start(length))?;
    let mut rows = csv::Reader::from_reader(from.take(whole.saturating_sub(length)));
    let (mut games, mut unit, mut end) = (Vec::new(), Vec::new(), length);
    let mut game: Vec<Row> = Vec::new();
    let mut record = csv::StringRecord::new();
    let headers = rows.headers().map_err(no_row)?.clone();
    while rows.read_record(&mut record).map_err(no_row)? {
        let row: Row = record.deserialize(Some(&headers)).map_err(no_row)?;
        let number = (games.len() + unit.len()) as u64;
        if row.game != number || row.seat != game.len() {
            return Err(wrong(format!("the row of game {}, seat {} is out of place", row.game, row.seat)));
        }
        game.push(row);
        let id = contest.schedule.id(number);
        if game.len() < contest.schedule.seats(id.line_up) {
            continue;
        }
        unit.push(played(contest, number, &game).map_err(wrong)?);
        game.clear();
        if unit.len() as u64 == contest.schedule.games_of(id.line_up) {
            games.append(&mut unit);
            end = length + rows.position().byte();
        }
    }
    Ok((games, end))
}

/// What is wrong with a row, and where: the line is counted from behind the settings.
fn no_row(error: csv::Error) -> io::Error {
    let Some(position) = error.position() else { return error.into() };
    let line = position.line() + 1;
    let problem = format!("line {line} is not a row of a contest; fix it, or move the file away");
    io::Error::new(io::ErrorKind::InvalidData, problem)
}

/// Where the last whole line ends.
fn whole_lines(mut file: &File) -> io::Result<u64> {
    let length = file.metadata()?.len();
    let from = length.saturating_sub(1 << 16); // far longer than any line
    let mut end = Vec::new();
    file.seek(SeekFrom::Start(from))?;
    file.take(1 << 16).read_to_end(&mut end)?;
    Ok(end.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| from + at as u64 + 1))
}

fn played<G: GameModule>(contest: &Contest<G>, number: u64, rows: &[Row]) -> Result<Played, String> {
    let id = contest.schedule.id(number);
    let (entrants, order) = contest.schedule.seating(contest.seed, id);
    let seating: Vec<usize> = order.iter().map(|place| entrants[*place]).collect();
    let names = seating.iter().map(|&entrant| contest.entrants[entrant].to_string());
    if rows[0].deal != id.deal || !names.eq(rows.iter().map(|row| row.bot.clone())) {
        return Err(format!("game {number} has a different deal or different players than this contest"));
    }
    let outcome = Outcome {
        scores: PerSeat::from_fn(rows.len(), |seat| rows[seat.index()].score),
        ranks: PerSeat::from_fn(rows.len(), |seat| rows[seat.index()].rank),
    };
    let length = Length { decisions: rows[0].decisions, steps: rows[0].steps };
    let luck = |row: &Row| (row.luck.unwrap_or(0.0) * LUCK as f64).round() as i64;
    let luck = contest.luck.then(|| PerSeat::from_fn(rows.len(), |seat| luck(&rows[seat.index()])));
    let (line_up, deal, order) = (id.line_up, id.deal, id.order);
    Ok(Played { game: number, line_up, deal, order, seating, outcome, length, luck })
}
