//! One step of learning: gradients by backpropagation, and Adam.

use crate::school::Lesson;
use incan_gold_bots::net::{FIRST, LIMIT, Net, SECOND, chance};

/// How far a choice may become more or less likely before it is left alone until it is played again.
const CLIP: f32 = 0.2;

/// The optimizer of Kingma and Ba.
pub struct Adam {
    gradient: Net,
    mean: Vec<f32>,
    square: Vec<f32>,
    decay: (f32, f32),
}

impl Adam {
    pub fn new(net: &Net) -> Adam {
        let weights = net.clone().weights().count();
        Adam {
            gradient: Net::blank(net.inputs()),
            mean: vec![0.0; weights],
            square: vec![0.0; weights],
            decay: (1.0, 1.0),
        }
    }

    /// `entropy` is how much a choice that is not certain counts in itself.
    pub fn step(&mut self, net: &mut Net, lessons: &[Lesson], rate: f32, entropy: f32) {
        self.gradient.weights().for_each(|weight| *weight = 0.0);
        let square = lessons.iter().map(|lesson| lesson.surprise * lesson.surprise).sum::<f32>();
        let scale = (lessons.len() as f32 / square.max(1e-6)).sqrt();
        for lesson in lessons {
            self.learn(net, lesson, scale, entropy);
        }
        const KEEP: (f32, f32) = (0.9, 0.999);
        self.decay = (self.decay.0 * KEEP.0, self.decay.1 * KEEP.1);
        let count = lessons.len() as f32;
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, gradient), (mean, square)) in net.weights().zip(self.gradient.weights()).zip(moments) {
            let gradient = *gradient / count;
            *mean += (1.0 - KEEP.0) * (gradient - *mean);
            *square += (1.0 - KEEP.1) * (gradient * gradient - *square);
            let (mean, square) = (*mean / (1.0 - self.decay.0), *square / (1.0 - self.decay.1));
            *weight = (*weight - rate * mean / (square.sqrt() + 1e-8)).clamp(-LIMIT, LIMIT);
        }
    }

    fn learn(&mut self, net: &Net, lesson: &Lesson, scale: f32, entropy: f32) {
        let inputs = &lesson.inputs[..net.inputs()];
        let thought = net.think(inputs);
        let camp = chance(thought.camp);
        let (now, before) =
            if lesson.left { (camp, lesson.chance) } else { (1.0 - camp, 1.0 - lesson.chance) };
        let (ratio, better) = (now / before.max(1e-4), scale * lesson.surprise);
        let clipped = (better > 0.0 && ratio > 1.0 + CLIP) || (better < 0.0 && ratio < 1.0 - CLIP);
        let choice = f32::from(u8::from(lesson.left)) - camp;
        let push = if clipped { 0.0 } else { -better * ratio * choice };
        let errors = [push + entropy * thought.camp * camp * (1.0 - camp), chance(thought.win) - lesson.goal];
        let mut back = [0.0; SECOND];
        for (at, (unit, weights)) in thought.second.iter().zip(&net.out).enumerate() {
            let gradient = &mut self.gradient.out[at];
            gradient[0] += errors[0] * unit;
            gradient[1] += errors[1] * unit;
            back[at] = if *unit > 0.0 { errors[0] * weights[0] + errors[1] * weights[1] } else { 0.0 };
        }
        self.gradient.out[SECOND][0] += errors[0];
        self.gradient.out[SECOND][1] += errors[1];
        let mut deeper = [0.0; FIRST];
        for (at, unit) in thought.first.iter().enumerate() {
            if *unit > 0.0 {
                add(&mut self.gradient.second[at], &back, *unit);
                deeper[at] = net.second[at].iter().zip(&back).map(|(weight, back)| weight * back).sum();
            }
        }
        add(&mut self.gradient.second[FIRST], &back, 1.0);
        for (row, input) in self.gradient.first.iter_mut().zip(inputs) {
            if *input != 0.0 {
                add(row, &deeper, *input);
            }
        }
        add(&mut self.gradient.first[inputs.len()], &deeper, 1.0);
    }
}

#[inline]
fn add<const UNITS: usize>(row: &mut [f32; UNITS], more: &[f32; UNITS], times: f32) {
    for (sum, more) in row.iter_mut().zip(more) {
        *sum += times * more;
    }
}
