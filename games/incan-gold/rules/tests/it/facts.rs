//! Facts known from an independent simulation and from exact computation: our means must lie within four standard errors.

use game_core::{Draw, Game, SplitMix, Step, Turn};
use game_testkit::Mean;
use incan_gold_rules::{Choice, Event, Options, State};

/// `uncertain` is the standard error of `known`, or the half of its last digit.
fn assert_mean(of: &Mean, known: f64, uncertain: f64, what: &str) {
    let (mean, allowed) = (of.mean(), 4.0 * of.square_error().sqrt().hypot(uncertain));
    assert!((mean - known).abs() <= allowed, "{what}: {mean:.4} is not {known} ± {allowed:.4}");
}

fn play(seats: usize, camp: f64, draw: &mut impl Draw, mut on_event: impl FnMut(&Event)) -> State {
    let mut table = State::new(&Options::default(), seats).unwrap();
    let mut events = Vec::new();
    loop {
        match table.turn() {
            Turn::Over => return table,
            Turn::Chance => {
                let card = table.draw_chance(draw).unwrap();
                table.apply(Step::Chance(card), &mut events).unwrap();
            }
            Turn::Act(seats) => {
                for seat in seats {
                    let leaves = (draw.next_word() >> 11) as f64 / (1u64 << 53) as f64;
                    let choice = if leaves < camp { Choice::Camp } else { Choice::Torch };
                    table.apply(Step::Act(seat, choice), &mut events).unwrap();
                }
            }
        }
        events.drain(..).for_each(|event| on_event(&event));
    }
}

#[test]
#[expect(clippy::approx_constant, reason = "6.28 cards a round have nothing to do with circles")]
fn means_when_everyone_camps_with_probability_a_fifth() {
    let known = [
        (3, 30.06, 0.05, 0.554, 6.28, 1.69, 0.63),
        (4, 24.55, 0.04, 0.626, 6.75, 1.84, 0.63),
        (5, 20.73, 0.03, 0.679, 7.08, 1.94, 0.63),
        (8, 14.56, 0.02, 0.782, 7.65, 2.12, 0.62),
    ];
    for (seats, score, error, hazard, cards, taken, lost) in known {
        let mut means: [Mean; 5] = Default::default();
        let mut draw = SplitMix::new(2006 + seats as u64);
        for _ in 0..20_000 {
            let (mut turned, mut collapsed, mut out, mut gone) = (0, false, 0, 0);
            let mut of_rounds: Vec<(bool, u32)> = Vec::new();
            let table = play(seats, 0.2, &mut draw, |event| match event {
                Event::Turned { .. } => turned += 1,
                Event::Collapsed { .. } => collapsed = true,
                Event::ArtifactsTaken { artifacts, .. } => out += artifacts.len() as u32,
                Event::RoundEnded { artifacts, .. } => {
                    gone += artifacts.len() as u32;
                    of_rounds.push((std::mem::take(&mut collapsed), std::mem::take(&mut turned)));
                }
                _ => {}
            });
            let scores = table.outcome().unwrap().scores;
            // Scores and rounds of one game hang together, so the game is the unit of the standard error.
            means[0].add(f64::from(scores.as_slice().iter().sum::<i32>()) / seats as f64);
            means[1].add(of_rounds.iter().filter(|(collapsed, _)| *collapsed).count() as f64 / 5.0);
            means[2].add(f64::from(of_rounds.iter().map(|(_, cards)| cards).sum::<u32>()) / 5.0);
            means[3].add(out);
            means[4].add(gone);
        }
        assert_mean(&means[0], score, error, "mean score");
        assert_mean(&means[1], hazard, 0.0005, "rounds ended by a hazard");
        assert_mean(&means[2], cards, 0.005, "cards a round");
        assert_mean(&means[3], taken, 0.005, "artifacts taken");
        assert_mean(&means[4], lost, 0.005, "artifacts lost");
    }
}

#[test]
fn the_first_round_when_nobody_ever_leaves() {
    let (mut cards, mut gems) = (Mean::default(), Mean::default());
    let mut draw = SplitMix::new(7656);
    for _ in 0..60_000 {
        let (mut round, mut turned, mut found) = (1, 0, 0);
        play(2, 0.0, &mut draw, |event| match event {
            Event::Turned { card, .. } if round == 1 => {
                turned += 1;
                found += u32::from(card.gems());
            }
            Event::RoundEnded { .. } => round += 1,
            _ => {}
        });
        cards.add(turned);
        gems.add(found);
    }
    assert_mean(&cards, 7.656, 0.0002, "the card that completes the first pair");
    assert_mean(&gems, 29.67, 0.002, "gems revealed before it");
}
