//! try
use incan_gold::{Choice, Options, State};
use rules_core::{Draw, Game, SplitMix, Step, Turn};
use std::time::Instant;
fn engine(games: u64, seed: u64) -> (u64, u64) {
    let mut draw = SplitMix::new(seed);
    let start = State::new(&Options::default(), 4).unwrap();
    let (mut points, mut decisions) = (0u64, 0u64);
    for _ in 0..games {
        let mut g = start.clone();
        loop {
            match g.turn() {
                Turn::Over => break,
                Turn::Chance => { let c = g.draw_chance(&mut draw).unwrap(); g.apply(Step::Chance(c), &mut ()).unwrap(); }
                Turn::Act(seats) => { decisions += seats.len() as u64;
                    let mut word = draw.next_word();
                    g.apply_all(|_, _| { let c = if (word as u16) < 13107 { Choice::Camp } else { Choice::Torch }; word >>= 16; c }, &mut ()).unwrap();
                }
            }
        }
        points += g.outcome().unwrap().scores.as_slice().iter().sum::<i32>() as u64;
    }
    (points, decisions)
}
fn main() {
    let n: u64 = std::env::args().nth(1).map_or(20_000, |x| x.parse().unwrap());
    let k: u64 = std::env::args().nth(2).map_or(60, |x| x.parse().unwrap());
    let (mut ya, mut eb) = (Vec::new(), Vec::new());
    for i in 0..k {
        let t = Instant::now();
        let y = bench::yardstick::play(n, i);
        ya.push(t.elapsed().as_secs_f64());
        let t = Instant::now();
        let e = engine(n, i);
        eb.push(t.elapsed().as_secs_f64());
        std::hint::black_box((y, e));
    }
    ya.sort_by(f64::total_cmp); eb.sort_by(f64::total_cmp);
    for q in [0, k as usize / 4, k as usize / 2] {
        println!("yard {:.0} ns, engine {:.0} ns, ratio {:.3}", ya[q] * 1e9 / n as f64, eb[q] * 1e9 / n as f64, ya[q] / eb[q]);
    }
}
