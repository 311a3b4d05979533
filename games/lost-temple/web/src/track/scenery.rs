//! What lies around the trail: a river and bushes. It means nothing, and is the same whenever a board is drawn.

use super::layout::{Layout, Point};
use std::fmt::Write;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bush {
    pub at: Point,
    pub size: f32,
}

/// A drawing's unit: whole numbers are fine enough, and short.
pub const SCALE: f32 = 100.0;
/// More bushes than this make nothing more beautiful.
const MAX_BUSHES: usize = 60;
/// The river comes from beyond the ground, since there may be more room than the ground takes.
const BEYOND: f32 = 4.0;
/// Half of the river.
const BANK: f32 = 0.36;

fn river_at(layout: &Layout, y: f32) -> f32 {
    let drift = 0.1 * (0.5 - y / layout.height);
    layout.width * (0.64 + drift) + (0.06 * layout.width).min(0.8) * (0.9 * y + 0.4).sin()
}

/// The line of the river, from above the ground to below it.
pub fn river(layout: &Layout) -> Vec<Point> {
    let steps = ((layout.height + 2.0 * BEYOND) / 0.1).ceil() as usize;
    let height = |step: usize| 0.1 * step as f32 - BEYOND;
    (0..=steps).map(height).map(|y| Point { x: river_at(layout, y), y }).collect()
}

/// The bushes: between the rows, neither on the trail nor in the river.
pub fn bushes(layout: &Layout) -> Vec<Bush> {
    let mut bushes = Vec::new();
    let (columns, rows) = ((layout.width / 0.8) as usize, (layout.height / 0.6) as usize);
    for row in 0..rows {
        for column in 0..columns {
            let chance = noise(row, column);
            let size = 0.46 + 0.4 * part(chance, 0);
            let x = (column as f32 + 0.2 + 0.6 * part(chance, 8)) * layout.width / columns as f32;
            let y = (row as f32 + 0.2 + 0.6 * part(chance, 16)) * layout.height / rows as f32;
            let at = Point { x, y };
            let inside = |at: f32, side: f32| at > size / 2.0 && at < side - size / 2.0;
            let dry = (x - river_at(layout, y)).abs() > BANK + 0.5 * size;
            let free = layout.trail.iter().step_by(4).all(|it| it.to(at) > 0.32 + 0.42 * size);
            if part(chance, 24) < 0.75 && inside(x, layout.width) && inside(y, layout.height) && dry && free {
                bushes.push(Bush { at, size });
            }
        }
    }
    if bushes.len() > MAX_BUSHES {
        // Some everywhere, rather than all of them at the top.
        let all = std::mem::take(&mut bushes);
        bushes.extend((0..MAX_BUSHES).map(|at| all[at * all.len() / MAX_BUSHES]));
    }
    bushes
}

fn noise(row: usize, column: usize) -> u32 {
    let mut mixed = (row as u32).wrapping_mul(0x9E37_79B9) ^ (column as u32).wrapping_mul(0x85EB_CA6B);
    mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2C1B_3C6D);
    mixed = (mixed ^ (mixed >> 12)).wrapping_mul(0x297A_2D39);
    mixed ^ (mixed >> 15)
}

/// Eight bits of it, from 0 to 1.
fn part(chance: u32, shift: u32) -> f32 {
    f32::from((chance >> shift) as u8) / 255.0
}

pub fn path(line: &[Point]) -> String {
    let mut data = String::with_capacity(line.len() * 8);
    let last = line.len().saturating_sub(1);
    for (at, point) in line.iter().enumerate() {
        if at % 4 == 0 || at == last {
            let letter = if at == 0 { 'M' } else { ' ' };
            let _ = write!(data, "{letter}{:.0} {:.0}", point.x * SCALE, point.y * SCALE); // a String takes everything
        }
    }
    data
}

#[cfg(test)]
mod tests {
    use super::super::layout::{Plan, Shape};
    use super::*;
    use lost_temple_rules::Board;

    #[test]
    fn bushes_leave_the_trail_and_the_river_free() {
        for board in Board::shipped() {
            for shape in Shape::ALL {
                let layout = Layout::of(&Plan::of(board), shape);
                let bushes = bushes(&layout);
                assert!((8..=MAX_BUSHES).contains(&bushes.len()), "{} {shape:?}", bushes.len());
                for bush in bushes {
                    assert!(layout.trail.iter().all(|it| it.to(bush.at) > 0.4));
                    assert!((bush.at.x - river_at(&layout, bush.at.y)).abs() > BANK);
                }
            }
        }
    }

    #[test]
    fn a_line_is_written_from_its_first_point_to_its_last() {
        let line: Vec<Point> = (0..6).map(|at| Point { x: at as f32, y: 0.5 }).collect();
        assert_eq!(path(&line), "M0 50 400 50 500 50");
        assert_eq!(path(&[]), "");
    }
}
