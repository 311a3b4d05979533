//! Lines of a graph: one for each seat, over all moments.

use std::fmt::Write;
use wire::Moment;

/// A line has at most this many points: there are no more pixels.
const POINTS: usize = 1200;
/// The least distance between the signs at the ends of the lines, in hundredths of the height.
const APART: f64 = 11.0;

/// What every seat has at each moment, between a lowest and a highest value.
#[derive(Clone, Debug, PartialEq)]
pub struct Curves {
    /// By moment and seat.
    pub values: Vec<Vec<f64>>,
    pub low: f64,
    pub high: f64,
}

impl Curves {
    pub fn of_scores(moments: &[Moment]) -> Curves {
        let of = |moment: &Moment| moment.scores.iter().map(|score| f64::from(*score)).collect::<Vec<_>>();
        let values: Vec<Vec<f64>> = moments.iter().map(of).collect();
        let all = || values.iter().flatten().copied();
        let low = all().fold(0.0, f64::min);
        let high = all().fold(low + 1.0, f64::max);
        Curves { values, low, high }
    }

    pub fn of_chances(values: Vec<Vec<f64>>) -> Curves {
        Curves { values, low: 0.0, high: 1.0 }
    }

    /// The height of a value, in hundredths of the graph's height.
    fn up(&self, value: f64) -> f64 {
        (value - self.low) * 100.0 / (self.high - self.low)
    }

    /// The points of a seat's line, in a field of 1000 × 300.
    pub fn points(&self, seat: usize) -> String {
        let count = self.values.len();
        let last = count.saturating_sub(1).max(1);
        let every = count.div_ceil(POINTS).max(1);
        let shown = (0..count).filter(|at| at % every == 0 || *at == last);
        shown.fold(String::new(), |mut points, at| {
            let value = self.values[at].get(seat).copied().unwrap_or(self.low);
            let (x, y) = (1000.0 * at as f64 / last as f64, 300.0 - 3.0 * self.up(value));
            let _ = write!(points, "{x:.1},{y:.1} "); // writing to a text cannot fail
            points
        })
    }
}

/// The height of each seat's sign at the end of its line, so that none covers another.
pub fn spread(curves: &Curves) -> Vec<f64> {
    let values = curves.values.last().map(Vec::as_slice).unwrap_or_default();
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|one, other| values[*one].total_cmp(&values[*other]));
    let mut places = vec![0.0; values.len()];
    let mut below = -APART;
    for &seat in &order {
        below = curves.up(values[seat]).max(below + APART);
        places[seat] = below;
    }
    // Those that were pushed out at the top push back.
    let mut above = 100.0 + APART;
    for &seat in order.iter().rev() {
        above = places[seat].min(above - APART);
        places[seat] = above;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curves(scores: &[&[i32]]) -> Curves {
        let moment = |(step, scores): (u32, &&[i32])| Moment {
            step,
            round: 1,
            scores: scores.to_vec(),
            events: Vec::new(),
        };
        Curves::of_scores(&(0..).zip(scores).map(moment).collect::<Vec<_>>())
    }

    #[test]
    fn lines_go_from_one_side_to_the_other() {
        let game = curves(&[&[0, -2], &[5, 3], &[10, 3]]);
        assert_eq!((game.low, game.high), (-2.0, 10.0));
        assert_eq!(game.points(0), "0.0,250.0 500.0,125.0 1000.0,0.0 ");
        let line = curves(&vec![[1, 1].as_slice(); 50_000]).points(0);
        assert!(line.split(' ').count() < POINTS + 3 && line.ends_with("1000.0,0.0 "));
        assert_eq!(curves(&[&[0, 0]]).points(0), "0.0,300.0 ");
        assert_eq!(Curves::of_chances(vec![vec![0.25], vec![1.0]]).points(0), "0.0,225.0 1000.0,0.0 ");
    }

    #[test]
    fn signs_stand_apart_and_in_order() {
        for scores in [&[40, 40, 39, 38][..], &[0; 8], &[3, 40, 4, 20], &[12]] {
            let places = spread(&Curves { high: 40.0, ..curves(&[scores]) });
            let mut sorted = places.clone();
            sorted.sort_by(f64::total_cmp);
            assert!(sorted.windows(2).all(|pair| pair[1] - pair[0] > APART - 0.001), "{places:?}");
            assert!(sorted.iter().all(|up| *up <= 100.0));
            for (a, b) in (0..scores.len()).flat_map(|a| (0..scores.len()).map(move |b| (a, b))) {
                assert!(scores[a] <= scores[b] || places[a] > places[b]);
            }
        }
    }
}
