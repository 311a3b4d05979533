//! How long people think, so that all of them together make as many choices a second as were asked for.

use game_core::Draw;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// However few choices are asked for.
const MAX_MEAN_SECONDS: f64 = 30.0;

/// How long people think.
pub struct ThinkingTime {
    target: f64,
    mean_micros: AtomicU64,
    /// How many think at this moment.
    thinking: AtomicU64,
}

impl ThinkingTime {
    /// For `target` choices a second while `people` have one to make.
    pub fn new(target: u32, people: usize) -> ThinkingTime {
        let pace = ThinkingTime {
            target: f64::from(target),
            mean_micros: AtomicU64::new(0),
            thinking: AtomicU64::new(0),
        };
        pace.set(people as f64 / pace.target);
        pace
    }

    fn set(&self, mean: f64) {
        self.mean_micros.store((mean.clamp(0.0, MAX_MEAN_SECONDS) * 1e6) as u64, Relaxed);
    }

    pub fn mean(&self) -> Duration {
        Duration::from_micros(self.mean_micros.load(Relaxed))
    }

    /// A player starts to think, for 0.5 to 1.5 times the mean.
    pub fn think(&self, draw: &mut impl Draw) -> Duration {
        self.thinking.fetch_add(1, Relaxed);
        let thousandths = 500 + u64::from(draw.below(1001));
        Duration::from_micros(self.mean_micros.load(Relaxed) * thousandths / 1000)
    }

    /// The rest of the thinking time at the start, so that not everyone chooses at once.
    pub fn go_on_thinking(&self, draw: &mut impl Draw) -> Duration {
        self.think(draw) * draw.below(1000) / 1000
    }

    pub fn thought(&self) {
        self.thinking.fetch_sub(1, Relaxed);
    }

    /// Called every second, with the choices made in it. Those who think at a time, divided by how long they do, are the choices a
    /// second; who thinks depends on the games, hardly on the times. What is still missing is made up for little by little.
    pub fn adjust(&self, made: u64) {
        let wanted = self.thinking.load(Relaxed) as f64 / self.target;
        let now = self.mean().as_secs_f64();
        let missed = (made as f64 / self.target).clamp(0.5, 1.5);
        self.set(0.4 * now + 0.4 * wanted + 0.2 * now * missed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::SplitMix;

    #[test]
    fn the_rate_settles_at_what_was_asked_for() {
        // Of 1000 people 400 always think, each comes to an end after the mean: 400 / mean choices a second.
        let pace = ThinkingTime::new(100, 1000);
        assert_eq!(pace.mean(), Duration::from_secs(10));
        let mut draw = SplitMix::new(1);
        for _ in 0..400 {
            let time = pace.think(&mut draw);
            assert!((5.0..=15.0).contains(&time.as_secs_f64()));
        }
        for _ in 0..30 {
            pace.adjust((400.0 / pace.mean().as_secs_f64()) as u64);
        }
        let rate = 400.0 / pace.mean().as_secs_f64();
        assert!((95.0..105.0).contains(&rate), "{rate}");
    }
}
