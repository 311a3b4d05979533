//! A review by moments of the replay instead of lines of the record, and what stands out in it.

use crate::replay::curves::Curves;
use game_core::Seat;
use review::{Label, Player, Report};
use serde::Deserialize;
use std::sync::Arc;
use wire::{Json, Moment};

/// At most this many of the greatest errors and of the greatest swings of luck are told.
const ERRORS: usize = 5;
const SWINGS: usize = 3;
/// Less luck than this is not worth a sentence.
const SWING: f64 = 0.02;

/// What the page shows of a review.
#[derive(Debug)]
pub struct Figures {
    pub players: Vec<Player>,
    /// Everyone's chance to win.
    pub curves: Arc<Curves>,
    /// Choices that were clearly wrong, in order.
    pub marks: Vec<Mark>,
    /// What decided the game, in order.
    pub keys: Vec<Key>,
}

/// A choice that was clearly wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The moment that shows it.
    pub at: usize,
    pub seat: Seat,
    pub label: Label,
}

/// A moment that moved someone's chance to win.
#[derive(Debug)]
pub struct Key {
    /// The moment that shows it.
    pub at: usize,
    /// The moment just before.
    pub before: usize,
    pub seat: Seat,
    pub what: What,
}

#[derive(Debug)]
pub enum What {
    Error { label: Label, made: Json, best: Json, error: f64, best_value: f64 },
    Luck { luck: f64 },
}

/// The choice in a line of a record.
#[derive(Deserialize)]
struct Chosen {
    r#do: Json,
}

impl Figures {
    /// Reads a report on the record with these lines and moments.
    pub fn new(report: Report<Json>, record: &str, moments: &[Moment]) -> Figures {
        let lines: Vec<&str> = record.lines().collect();
        let start: Vec<f64> = report.players.iter().map(|player| player.start).collect();
        let after = |moment: &Moment| match (moment.step as usize).checked_sub(1) {
            Some(step) => report.steps.get(step).map(|step| step.chances.as_slice().to_vec()),
            None => None,
        };
        let chances = moments.iter().map(|moment| after(moment).unwrap_or_else(|| start.clone())).collect();
        let curves = Arc::new(Curves::of_chances(chances));
        let (mut marks, mut errors, mut swings) = (Vec::new(), Vec::new(), Vec::new());
        for (index, step) in report.steps.into_iter().enumerate() {
            let (before, at) = around(moments, index);
            let line = lines.get(step.line - 1).copied().unwrap_or_default();
            if let (Some(seat), Some(label), Some(best), Some(error)) =
                (step.seat, step.label, &step.best, step.error)
            {
                marks.push(Mark { at, seat, label });
                let best_value = step.options.iter().map(|option| option.value).fold(0.0, f64::max);
                if let Ok(Chosen { r#do: made }) = wire::from_json(line) {
                    let what = What::Error { label, made, best: best.clone(), error, best_value };
                    errors.push(Key { at, before, seat, what });
                }
            }
            // Of two who win and lose the same, the one who wins.
            let size = |luck: &f64| (luck.abs(), *luck);
            let swing = step.luck.iter().max_by(|one, other| {
                let (one, other) = (size(one.1), size(other.1));
                one.0.total_cmp(&other.0).then(one.1.total_cmp(&other.1))
            });
            if let Some((seat, luck)) = swing.filter(|(_, luck)| luck.abs() >= SWING) {
                swings.push(Key { at, before, seat, what: What::Luck { luck: *luck } });
            }
        }
        let mut keys = greatest(errors, ERRORS);
        keys.extend(greatest(swings, SWINGS));
        keys.sort_by_key(|key| key.at);
        Figures { players: report.players, curves, marks, keys }
    }

    /// The marks at a moment.
    pub fn marked(&self, at: usize) -> impl Iterator<Item = &Mark> {
        self.marks.iter().filter(move |mark| mark.at == at)
    }

    /// How many errors of a kind a player made.
    pub fn count(&self, seat: Seat, label: Label) -> usize {
        self.marks.iter().filter(|mark| (mark.seat, mark.label) == (seat, label)).count()
    }
}

impl Key {
    /// How much it moved.
    pub fn size(&self) -> f64 {
        match self.what {
            What::Error { error, .. } => error,
            What::Luck { luck } => luck.abs(),
        }
    }
}

/// The last moment before the step with this index, and the first one after it.
fn around(moments: &[Moment], index: usize) -> (usize, usize) {
    let after = moments.partition_point(|moment| (moment.step as usize) <= index);
    (after.saturating_sub(1), after.min(moments.len().saturating_sub(1)))
}

/// The greatest of these.
pub fn greatest(mut keys: Vec<Key>, count: usize) -> Vec<Key> {
    keys.sort_by(|one, other| other.size().total_cmp(&one.size()));
    keys.truncate(count);
    keys
}

/// Start, luck, reading, own, rest and result of a player in tenths of a point. They add up, which numbers that are rounded one by one do not.
pub fn tenths(player: &Player) -> [i32; 6] {
    let tenths = |share: f64| (1000.0 * share).round() as i32;
    let (start, result) = (tenths(player.start), tenths(player.result));
    let mut sum = player.start;
    let mut last = start;
    let parts = [player.luck, player.reading, player.own].map(|part| {
        sum += part;
        let now = tenths(sum);
        now - std::mem::replace(&mut last, now)
    });
    [start, parts[0], parts[1], parts[2], result - last, result]
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::PerSeat;
    use review::{Effort, Kind, Lens, Opinion, StepReport};

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    fn player(index: usize, start: f64, parts: [f64; 4]) -> Player {
        let [luck, reading, own, residual] = parts;
        Player {
            seat: seat(index),
            start,
            result: start + parts.iter().sum::<f64>(),
            luck,
            reading,
            own,
            residual,
            decisions: 1,
            lost_per_decision: 0.0,
            lost_se: 0.0,
            adjusted: 0.0,
        }
    }

    fn step(line: usize, chances: [f64; 2], luck: f64) -> StepReport<Json> {
        let two = |first: f64, second: f64| {
            PerSeat::from_fn(2, |seat| if seat.index() == 0 { first } else { second })
        };
        StepReport {
            line,
            kind: Kind::Chance,
            seat: None,
            chances: two(chances[0], chances[1]),
            luck: two(luck, -luck),
            reading: two(0.0, 0.0),
            own: two(0.0, 0.0),
            residual: two(0.0, 0.0),
            error: None,
            se: None,
            label: None,
            best: None,
            decision: false,
            options: Vec::new(),
            expected: None,
            recalled: None,
        }
    }

    fn json(text: &str) -> Json {
        wire::from_json(text).unwrap()
    }

    /// A card, the choices of both, and a card: moments before and after each.
    fn figures() -> Figures {
        let value = |action: &str, value| Opinion { action: json(action), share: 0.5, value, se: 0.0 };
        let act = |line, index, chances| StepReport {
            kind: Kind::Act,
            seat: Some(seat(index)),
            ..step(line, chances, 0.0)
        };
        let wrong = StepReport {
            error: Some(0.04),
            label: Some(Label::Mistake),
            best: Some(json("\"stay\"")),
            options: vec![value("\"stay\"", 0.38), value("\"leave\"", 0.34)],
            ..act(4, 1, [0.6, 0.4])
        };
        let steps = vec![step(2, [0.5, 0.5], 0.01), act(3, 0, [0.5, 0.5]), wrong, step(5, [1.0, 0.0], 0.4)];
        let players =
            vec![player(0, 0.49, [0.41, 0.04, 0.06, 0.0]), player(1, 0.51, [-0.41, -0.04, -0.06, 0.0])];
        let report = Report {
            game: "a".to_owned(),
            lens: Lens::Table,
            effort: Effort::Quick,
            players,
            steps,
            forgetting: Vec::new(),
        };
        let record = "{}\n{\"chance\":1}\n{\"seat\":0,\"do\":\"stay\"}\n{\"seat\":1, \"do\": \"leave\"}\n{\"chance\":2}\n";
        let moments =
            [0, 1, 3, 4].map(|step| Moment { step, round: 1, scores: Vec::new(), events: Vec::new() });
        Figures::new(report, record, &moments)
    }

    #[test]
    fn chances_are_those_of_the_moments() {
        assert_eq!(figures().curves.values, [[0.49, 0.51], [0.5, 0.5], [0.6, 0.4], [1.0, 0.0]]);
    }

    #[test]
    fn what_stands_out_is_told_in_order() {
        let figures = figures();
        let mark = Mark { at: 2, seat: seat(1), label: Label::Mistake };
        assert_eq!(figures.marks, [mark]);
        assert_eq!((figures.marked(2).count(), figures.marked(1).count()), (1, 0));
        assert_eq!(figures.count(seat(1), Label::Mistake), 1);
        let [error, luck] = figures.keys.as_slice() else { panic!("{:?}", figures.keys) };
        assert_eq!((error.before, error.at, error.seat), (1, 2, seat(1)));
        let What::Error { made, best, best_value, .. } = &error.what else { panic!("{error:?}") };
        assert_eq!((made.get(), best.get(), *best_value), ("\"leave\"", "\"stay\"", 0.38));
        assert!(
            (luck.before, luck.at) == (2, 3)
                && matches!(luck.what, What::Luck { luck } if (luck - 0.4).abs() < 1e-9)
        );
    }

    #[test]
    fn the_numbers_that_are_shown_add_up() {
        for parts in [[0.10049, 0.10049, 0.10049, 0.0], [-0.33333, 0.12345, -0.00049, 0.11111], [0.0; 4]] {
            let player = player(0, 0.33335, parts);
            let [start, luck, reading, own, rest, result] = tenths(&player);
            assert_eq!(start + luck + reading + own + rest, result);
            for (shown, part) in [luck, reading, own, rest].into_iter().zip(parts) {
                assert!((f64::from(shown) / 1000.0 - part).abs() <= 0.001, "{shown} for {part}");
            }
            assert!(parts[3] != 0.0 || rest == 0);
        }
    }
}
