//! A softmax regression by Newton's method: for the weights of values of a table.

use lost_temple_bots::value::FEATURES;

const NEWTON_STEPS: usize = 12;

pub type Weights = [f64; FEATURES];

/// All players' features, and who won.
pub struct Row {
    pub features: Vec<[f32; FEATURES]>,
    pub winner: usize,
}

/// Each player's chance to win, by these weights.
fn chances(weights: &Weights, features: &[[f32; FEATURES]]) -> Vec<f64> {
    let strength = |of: &[f32; FEATURES]| of.iter().zip(weights).map(|(x, w)| f64::from(*x) * w).sum::<f64>();
    let strengths: Vec<f64> = features.iter().map(strength).collect();
    let most = strengths.iter().copied().fold(f64::MIN, f64::max);
    let shares: Vec<f64> = strengths.iter().map(|it| (it - most).exp()).collect();
    let total: f64 = shares.iter().sum();
    shares.iter().map(|share| share / total).collect()
}

/// The mean surprise about who won; 0 if it was always foreseen.
pub fn surprise(weights: &Weights, rows: &[Row]) -> f64 {
    let of = |row: &Row| -chances(weights, &row.features)[row.winner].max(1e-12).ln();
    rows.iter().map(of).sum::<f64>() / rows.len().max(1) as f64
}

/// The weights that make the winners likeliest. `ridge` says how strongly they are held where they were.
pub fn fit(rows: &[Row], before: Weights, ridge: f64) -> Weights {
    let mut weights = before;
    for _ in 0..NEWTON_STEPS {
        let mut slope: Weights = std::array::from_fn(|at| -ridge * (weights[at] - before[at]));
        let mut bend = [[0.0; FEATURES]; FEATURES];
        (0..FEATURES).for_each(|at| bend[at][at] = ridge);
        for row in rows {
            let chances = chances(&weights, &row.features);
            let mean: Weights = std::array::from_fn(|at| {
                chances.iter().zip(&row.features).map(|(chance, of)| chance * f64::from(of[at])).sum()
            });
            for (chance, of) in chances.iter().zip(&row.features) {
                let off: Weights = std::array::from_fn(|at| f64::from(of[at]) - mean[at]);
                for a in 0..FEATURES {
                    for b in 0..FEATURES {
                        bend[a][b] += chance * off[a] * off[b];
                    }
                }
            }
            for at in 0..FEATURES {
                slope[at] += f64::from(row.features[row.winner][at]) - mean[at];
            }
        }
        let step = solve(bend, slope);
        (0..FEATURES).for_each(|at| weights[at] += step[at]);
    }
    weights
}

/// Gauss's elimination; the matrix is positive definite.
fn solve(mut matrix: [[f64; FEATURES]; FEATURES], mut right: Weights) -> Weights {
    for column in 0..FEATURES {
        for row in column + 1..FEATURES {
            let above = matrix[column];
            let factor = matrix[row][column] / above[column];
            for (mine, its) in matrix[row].iter_mut().zip(above).skip(column) {
                *mine -= factor * its;
            }
            right[row] -= factor * right[column];
        }
    }
    for column in (0..FEATURES).rev() {
        for at in column + 1..FEATURES {
            right[column] -= matrix[column][at] * right[at];
        }
        right[column] /= matrix[column][column];
    }
    right
}
