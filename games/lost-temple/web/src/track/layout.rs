//! Where the spaces of a track lie: a trail that winds upward in rows, on any board, in three shapes.
//!
//! One unit is the way from one space to the next. Style sheets scale it, so that only proportions count here.

use lost_temple_rules::{Board, Space};
use std::f32::consts::PI;

/// What is drawn of a board. Unlike a [`Board`] it may lack what a game needs, so that an unfinished one can be drawn too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub places: u8,
    pub spaces: Vec<Space>,
}

impl Plan {
    pub fn of(board: &Board) -> Plan {
        Plan { places: u8::try_from(1 - board.rear()).unwrap_or(1), spaces: board.spaces().to_vec() }
    }

    /// The plan of a track as it is written. An unknown letter becomes a plain space.
    pub fn read(places: u8, track: &str) -> Plan {
        let space = |letter| Space::from_letter(letter).unwrap_or(Space::Plain);
        Plan { places, spaces: track.chars().map(space).collect() }
    }

    /// The track numbers of all that is drawn, from the rearmost place to the goal.
    pub fn numbers(&self) -> impl Iterator<Item = i16> + use<> {
        let last = i16::try_from(self.spaces.len()).unwrap_or(i16::MAX);
        1 - i16::from(self.places.max(1))..=last
    }

    pub fn space(&self, number: i16) -> Space {
        let index = usize::try_from(number - 1).ok();
        index.and_then(|index| self.spaces.get(index)).copied().unwrap_or(Space::Plain)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// As wide as a phone, and as high as it takes.
    Narrow,
    /// What a desktop has beside the race.
    Wide,
    /// What a television has.
    Big,
}

impl Shape {
    pub const ALL: [Shape; 3] = [Shape::Narrow, Shape::Wide, Shape::Big];
}

/// A place on the ground, from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

impl Point {
    pub fn to(self, other: Point) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Where the next row is.
    Above,
    /// Where the row before is.
    Below,
    /// Inside of a bend at the right.
    Left,
    /// Inside of a bend at the left.
    Right,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The ground is so wide …
    pub width: f32,
    /// … and so high.
    pub height: f32,
    pub disc: f32,
    /// The places of the start area and then the spaces, in the order of the track numbers.
    pub places: Vec<Point>,
    pub trail: Vec<Point>,
}

/// The diameter of a plain space.
const DISC: f32 = 0.7;
/// A phone's ground: so that a finger finds each space even on the smallest phone.
const NARROW_WIDTH: f32 = 6.9;
const NARROW_GAP: f32 = 1.3;
/// A short track is not blown up beyond this.
const WIDE_LEAST: f32 = 9.0;
/// Beside the last spaces of a row.
const SIDE: f32 = 0.53;
/// Above the highest row: room for pawns.
const ABOVE: f32 = 0.95;
const BELOW: f32 = 0.68;
/// How far the trail sways from a straight row.
const SWAY: f32 = 0.08;
/// The spaces of a phone's track may lie so much farther apart to fill the rows.
const STRETCH: f32 = 1.15;
/// The line of the trail has a point at least every …
const FINE: f32 = 0.05;

/// How much of the trail a space takes.
const fn share(space: Space) -> f32 {
    match space {
        Space::GreatTemple => 1.5,
        _ => 1.0,
    }
}

/// How much of the trail a place of the start area takes.
const PLACE: f32 = 0.52;

/// Rows and how far apart they are.
#[derive(Clone, Copy)]
struct Rows {
    count: usize,
    gap: f32,
    /// The straight part of each.
    straight: f32,
}

impl Rows {
    /// How many bends there are, as a number to reckon with.
    fn bends(self) -> f32 {
        self.count as f32 - 1.0
    }

    fn length(self) -> f32 {
        self.count as f32 * self.straight + self.bends() * PI / 2.0 * self.gap
    }

    fn width(self) -> f32 {
        self.straight + self.gap + 2.0 * SIDE
    }

    fn height(self) -> f32 {
        self.bends() * self.gap + ABOVE + BELOW
    }
}

impl Layout {
    pub fn of(plan: &Plan, shape: Shape) -> Layout {
        let marks = marks(plan);
        let length = marks.last().copied().unwrap_or(0.0);
        match shape {
            Shape::Narrow => narrow(&marks, length),
            Shape::Wide => fitted(&marks, length, 2.05),
            Shape::Big => fitted(&marks, length, 2.3),
        }
    }

    /// On which side of a space there is room for a sign: away from the trail.
    pub fn free_side(&self, index: usize) -> Side {
        let at = |index: usize| self.places.get(index).copied();
        let here = at(index).unwrap_or(Point { x: 0.0, y: 0.0 });
        let upward = |from: Option<Point>, to: Option<Point>| {
            from.zip(to).is_some_and(|(from, to)| from.y - to.y > 0.45)
        };
        let before = index.checked_sub(1).and_then(at);
        match (upward(before, Some(here)), upward(Some(here), at(index + 1))) {
            (true, true) if here.x < self.width / 2.0 => Side::Right,
            (true, true) => Side::Left,
            (_, true) => Side::Below,
            (_, false) => Side::Above,
        }
    }

    pub fn percent(&self, place: Point) -> (f32, f32) {
        (100.0 * place.x / self.width, 100.0 * place.y / self.height)
    }
}

/// How far along the trail everything lies.
fn marks(plan: &Plan) -> Vec<f32> {
    let shares = plan.numbers().map(|number| if number < 1 { PLACE } else { share(plan.space(number)) });
    let mut at = 0.0;
    let mut before = None;
    let mark = |share: f32| {
        at += before.replace(share).map_or(0.0, |before: f32| (before + share) / 2.0);
        at
    };
    shares.map(mark).collect()
}

/// A ground of fixed width: as many rows as it takes.
fn narrow(marks: &[f32], length: f32) -> Layout {
    let straight = NARROW_WIDTH - NARROW_GAP - 2.0 * SIDE;
    let bend = PI / 2.0 * NARROW_GAP;
    let count = ((length + bend) / (straight + bend)).ceil().max(1.0) as usize;
    let rows = Rows { count, gap: NARROW_GAP, straight };
    let trail = wind(rows, SIDE + NARROW_GAP / 2.0, rows.height());
    lay(marks, length, &trail, STRETCH, (NARROW_WIDTH, rows.height()))
}

/// A ground of fixed proportions: as many rows as make the spaces largest.
fn fitted(marks: &[f32], length: f32, proportions: f32) -> Layout {
    let mut best: Option<(f32, Rows)> = None;
    for count in 1..=16 {
        for gap in (0..=14).map(|step| 1.4 + 0.05 * step as f32) {
            let mut rows = Rows { count, gap, straight: 0.0 };
            rows.straight = ((length - rows.length()) / count as f32).max(0.0);
            let width = rows.width().max(rows.height() * proportions).max(WIDE_LEAST);
            if best.is_none_or(|(least, _)| width < least - 0.001) {
                best = Some((width, rows));
            }
        }
    }
    let (width, rows) = best.unwrap_or((WIDE_LEAST, Rows { count: 1, gap: 1.4, straight: length }));
    let height = width / proportions;
    let left = (width - rows.straight) / 2.0;
    let lowest = (height + rows.height()) / 2.0;
    lay(marks, length, &wind(rows, left, lowest), f32::INFINITY, (width, height))
}

/// The whole line: to the right, up, to the left, up …; `lowest` is where the ground of the rows ends.
fn wind(rows: Rows, left: f32, lowest: f32) -> Vec<Point> {
    let mut line = Vec::new();
    let right = left + rows.straight;
    let base = |row: usize| lowest - BELOW - row as f32 * rows.gap;
    let sway = |row: usize, x: f32| base(row) + SWAY * (1.1 * x + 2.0 * row as f32).sin();
    for row in 0..rows.count {
        let steps = (rows.straight / FINE).ceil().max(1.0) as usize;
        let (from, to) = if row % 2 == 0 { (left, right) } else { (right, left) };
        for step in 0..=steps {
            let x = from + (to - from) * step as f32 / steps as f32;
            line.push(Point { x, y: sway(row, x) });
        }
        if row + 1 < rows.count {
            let (low, high) = (sway(row, to), sway(row + 1, to));
            let (middle, radius) = ((low + high) / 2.0, (low - high) / 2.0);
            let bulge = if row % 2 == 0 { rows.gap / 2.0 } else { -rows.gap / 2.0 };
            let steps = (PI / 2.0 * rows.gap / FINE).ceil() as usize;
            line.extend((1..steps).map(|step| {
                let angle = PI * step as f32 / steps as f32;
                Point { x: to + bulge * angle.sin(), y: middle + radius * angle.cos() }
            }));
        }
    }
    line
}

/// Lays everything on the line, evenly stretched; what is left of the line is left at both ends.
fn lay(marks: &[f32], length: f32, line: &[Point], stretch: f32, (width, height): (f32, f32)) -> Layout {
    let mut walked = vec![0.0];
    for pair in line.windows(2) {
        walked.push(walked[walked.len() - 1] + pair[0].to(pair[1]));
    }
    let whole = walked[walked.len() - 1];
    let stretch = if length > 0.0 { (whole / length).min(stretch) } else { 1.0 };
    let free = (whole - stretch * length) / 2.0;
    let at = |far: f32| {
        let after = walked.partition_point(|it| *it < far).clamp(1, walked.len() - 1);
        let (from, to) = (walked[after - 1], walked[after]);
        let part = if to > from { ((far - from) / (to - from)).clamp(0.0, 1.0) } else { 0.0 };
        let (from, to) = (line[after - 1], line[after]);
        Point { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    };
    let places: Vec<Point> = marks.iter().map(|mark| at(free + stretch * mark)).collect();
    let inner = line.iter().zip(&walked).filter(|(_, it)| **it > free && **it < whole - free);
    let trail = [at(free)].into_iter().chain(inner.map(|(point, _)| *point)).chain([at(whole - free)]);
    Layout { width, height, disc: DISC, places, trail: trail.collect() }
}

#[cfg(test)]
#[path = "layout_tests.rs"]
mod tests;
