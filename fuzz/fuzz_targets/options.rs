//! Bytes as the options of a game, boards included: they are rejected with a reason, or a game can be played with them. What is written
//! again reads equal.
#![no_main]

use catalog::with_game;
use game_core::{Game, SplitMix};
use game_testkit::random_step;
use libfuzzer_sys::fuzz_target;
use quipu_fuzz::in_proportion;

/// A game on an odd board may be long; what can go wrong goes wrong early.
const MAX_STEPS: usize = 300;

fuzz_target!(|bytes: &[u8]| {
    let Some((kind, rest)) = quipu_fuzz::game(bytes) else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    with_game!(kind, G => match in_proportion(rest, || catalog::record::options::<G>(text)) {
        Err(problem) => assert!(!problem.to_string().is_empty(), "a rejection says why"),
        Ok(options) => play::<G>(&options),
    })
});

fn play<G: Game>(options: &G::Options) {
    for seats in G::SEATS {
        let Ok(mut game) = G::new(options, seats) else { continue };
        game.audit();
        let written = serde_json::to_string(&G::canonical(options, seats)).expect("options can be written");
        let again = catalog::record::options::<G>(&written).expect("what was written can be read");
        assert_eq!(G::new(&again, seats).as_ref(), Ok(&game), "{written}");
        let mut draw = SplitMix::new(seats as u64);
        for _ in 0..MAX_STEPS {
            let Some(step) = random_step(&game, &mut draw) else { break };
            game.apply(step, &mut ()).expect("a listed step is legal");
            game.audit();
        }
    }
}
