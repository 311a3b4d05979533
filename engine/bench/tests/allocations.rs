//! No step of any game allocates.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use allocation_counter::measure;
use arena::play;
use bots::Roster;
use catalog::{GameKind, GameModule, with_game};
use game_core::{Game, SplitMix};

/// Allocations while whole games are played, set-up and result left out.
fn allocations_in_play<G: GameModule>(seats: usize) -> u64 {
    let start = G::new(&G::Options::default(), seats).unwrap();
    let mut policies = vec![G::Bots::policy("random").unwrap()];
    let mut draw = SplitMix::new(1);
    let mut counted = 0;
    for number in 0..30 {
        let mut game = start.clone();
        let while_playing = measure(|| {
            play(&mut game, &mut policies, &mut draw, u64::MAX, |_| ()).unwrap();
        });
        // The first games let the policy's list of legal actions grow to its size; from then on nothing may allocate.
        if number >= 10 {
            counted += while_playing.count_total;
        }
    }
    counted
}

#[test]
fn no_step_of_any_game_allocates() {
    assert!(
        measure(|| drop(std::hint::black_box(vec![1u8; 100]))).count_total > 0,
        "allocations are counted"
    );
    for kind in GameKind::all() {
        with_game!(kind, G => {
            for seats in G::SEATS {
                assert_eq!(allocations_in_play::<G>(seats), 0, "{kind} with {seats} seats allocates");
            }
        });
    }
}
