//! Bytes as a game: a table, and then steps, legal and illegal.

use game_core::{Determinize, Game, MAX_SEATS, Seat, SplitMix, Step, StepOf};
use game_testkit::legal_steps;
use std::collections::BTreeSet;

/// Plays the game that `bytes` stand for. The first byte chooses among `options` (JSON, as in a record's header), the
/// second the number of seats, and every two more are a step.
///
/// Whatever is listed must be accepted, whatever is not listed must be refused and change nothing, and the invariants
/// must hold after every step.
pub fn steps<G: Game + Determinize>(options: &[&str], bytes: &[u8]) {
    let [choice, seats, rest @ ..] = bytes else { return };
    let options = options[usize::from(*choice) % options.len()];
    let options = serde_json::from_str(options).expect("the target's own options can be read");
    let seats = G::SEATS.start() + usize::from(*seats) % G::SEATS.count();
    let Ok(mut game) = G::new(&options, seats) else { return };
    game.audit();
    let mut seen = BTreeSet::new(); // every step that was legal at some time in this game
    for word in rest.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])) {
        let legal = legal_steps(&game);
        seen.extend(legal.iter().copied());
        let Some(step) = decode::<G>(word, &legal, &seen) else { break };
        take(&mut game, step, legal.contains(&step));
    }
    knowledge_holds(&game, bytes);
}

/// Three words in four are a legal step; the fourth is a step that was legal once, in any seat, which is mostly illegal.
fn decode<G: Game>(word: u16, legal: &[StepOf<G>], seen: &BTreeSet<StepOf<G>>) -> Option<StepOf<G>> {
    let (kind, index) = (word % 4, usize::from(word / 4));
    if kind != 0 {
        return legal.get(index % legal.len().max(1)).copied();
    }
    let (seat, index) = (Seat::new(index % MAX_SEATS)?, index / MAX_SEATS);
    Some(match *seen.iter().nth(index % seen.len().max(1))? {
        Step::Act(_, action) => Step::Act(seat, action),
        chance => chance,
    })
}

fn take<G: Game>(game: &mut G, step: StepOf<G>, legal: bool) {
    let before = game.clone();
    let mut events = Vec::new();
    let result = game.apply(step, &mut events);
    assert_eq!(result.is_ok(), legal, "{step:?} is listed: {legal}, but: {result:?}");
    match result {
        Ok(()) => game.audit(),
        Err(_) => assert!(*game == before && events.is_empty(), "a refused step changes nothing: {step:?}"),
    }
}

/// Dealing anew what a seat does not know changes nothing of what it knows.
fn knowledge_holds<G: Game + Determinize>(game: &G, bytes: &[u8]) {
    let mut draw = SplitMix::new(bytes.iter().fold(0u64, |sum, byte| sum.rotate_left(8) ^ u64::from(*byte)));
    for seat in Seat::all(game.seats()) {
        let knowledge = game.knowledge(seat);
        let other = G::determinize(&knowledge, &mut draw);
        other.audit();
        assert_eq!(other.knowledge(seat), knowledge);
    }
}
