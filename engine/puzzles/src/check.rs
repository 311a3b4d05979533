//! Looking at a puzzle again.

use crate::code::legal;
use crate::maker::{Start, position};
use crate::moment::{Judged, advice, judge, stand_ins};
use crate::puzzle::{GAP, Puzzle, SURE, rounded};
use crate::rollouts::confirm;
use crate::source::Source;
use game_core::{ActionOf, Game, Seat, Turn};

/// How closely to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Whether it can be replayed, and what is written in it fits together.
    Replay,
    /// The judge is asked again, too.
    Judge,
    /// Games are played on again, with another seed.
    Rollouts(u64),
}

/// Judged again, a value may differ by this much: a judge gets better with time, and a puzzle stays.
const CLOSE: f64 = 0.02;
/// Two results of games played on differ by less than this number of standard errors.
const FAR: f64 = 5.0;

/// Checks a puzzle; the error is a sentence.
pub fn check<S: Source>(puzzle: &Puzzle, depth: Depth) -> Result<(), String> {
    let (start, table) = position::<S::Game>(puzzle)?;
    let seat = puzzle.seat;
    match table.turn() {
        Turn::Act(due) if due.contains(seat) => {}
        _ => return Err(format!("seat {} has nothing to choose there", seat.index())),
    }
    let legal = legal(&table, seat);
    if puzzle.values.len() != legal.len() {
        let (values, legal) = (puzzle.values.len(), legal.len());
        return Err(format!("it has {values} values, but {legal} actions are legal"));
    }
    if puzzle.gap() < GAP {
        return Err(format!("a wrong choice costs only {:.1} points", 100.0 * puzzle.gap()));
    }
    let sure = |gap: f64, se: f64| gap >= GAP && gap >= SURE * se - 0.001;
    if !sure(puzzle.gap(), puzzle.se) || !sure(puzzle.rollouts.gap, puzzle.rollouts.se) {
        return Err("it is not sure enough: its errors are too large".to_owned());
    }
    if puzzle.themes.is_empty() {
        return Err("nothing says why it is right".to_owned());
    }
    if depth == Depth::Replay {
        return Ok(());
    }
    let found = again::<S>(&start, &table, seat)?.ok_or("the judge has no opinion about it")?;
    if found.values.len() != legal.len()
        || (0..legal.len()).any(|at| found.is_right(at) != puzzle.is_right(at))
    {
        let best = serde_json::to_string(&found.best()).unwrap_or_default();
        return Err(format!("the judge finds other actions right, such as {best}"));
    }
    for (at, (value, written)) in found.values.iter().zip(&puzzle.values).enumerate() {
        if (value - written).abs() > CLOSE {
            let action = serde_json::to_string(&legal[at]).unwrap_or_default();
            let (value, written) = (100.0 * value, 100.0 * written);
            return Err(format!("{action} is worth {value:.1}%, not {written:.1}%"));
        }
    }
    let Depth::Rollouts(seed) = depth else { return Ok(()) };
    let known = table.knowledge(seat);
    let again = confirm::<S>(&known, seat, found.best(), &found.wrong(), seed)
        .ok_or("games that were played on do not confirm it")?;
    let (gap, se) = (again.gap - puzzle.rollouts.gap, again.se.hypot(puzzle.rollouts.se));
    // Both stop when they are sure, so a small difference is overestimated.
    if gap.abs() > FAR * se {
        let (again, written) = (100.0 * again.gap, 100.0 * puzzle.rollouts.gap);
        return Err(format!("games that were played on give {again:.1} points, not {written:.1}"));
    }
    Ok(())
}

/// The puzzle with the values of today's judge; `None` if it is not clear any more, or if something else is right. The games that were
/// played on are kept: they do not depend on the judge.
pub fn renewed<S: Source>(puzzle: &Puzzle) -> Result<Option<Puzzle>, String> {
    let (start, table) = position::<S::Game>(puzzle)?;
    let found = again::<S>(&start, &table, puzzle.seat)?.ok_or("the judge has no opinion about it")?;
    let same = (0..puzzle.values.len()).all(|at| found.is_right(at) == puzzle.is_right(at));
    let clear = found.is_clear(SURE).filter(|_| same && found.values.len() == puzzle.values.len());
    let renewed = clear.map(|(_, se)| Puzzle {
        values: found.values.iter().copied().map(rounded).collect(),
        se: rounded(se),
        ..puzzle.clone()
    });
    // Rounded, one at the limit may be below it.
    Ok(renewed.filter(|renewed| check::<S>(renewed, Depth::Replay).is_ok()))
}

/// What the judge says now.
fn again<S: Source>(
    start: &Start<S::Game>,
    table: &S::Game,
    seat: Seat,
) -> Result<Option<Judged<ActionOf<S::Game>>>, String> {
    let last = start.steps.len();
    if S::ADVISED {
        return Ok(advice::<S>(table, seat, last, S::LAST));
    }
    let mut steps = start.steps.clone();
    steps.extend(stand_ins(table));
    let mut found = None;
    judge::<S::Game, S::Judge>(&start.options, &start.start, &steps, S::LAST, last, |judged| {
        if judged.step == last && judged.seat == seat {
            found = Some(judged);
        }
    })?;
    Ok(found)
}
