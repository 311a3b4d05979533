//! Bytes as a game: a table, and then steps, legal and illegal.

use game_core::{DescribeOptions, Determinize, Game, MAX_SEATS, OptionKind, Seat, SplitMix, Step, StepOf};
use game_testkit::legal_steps;
use serde_json::Value;
use std::borrow::Cow;
use std::collections::BTreeSet;

/// Plays the game encoded in `bytes`. The first byte chooses the options, the second the number of seats, and every two more are a step.
///
/// Every listed step must be accepted, every other step must be rejected and change nothing, and the invariants
/// must hold after every step.
pub fn steps<G: Game + Determinize + DescribeOptions>(bytes: &[u8]) {
    let [choice, seats, rest @ ..] = bytes else { return };
    let seats = G::SEATS.start() + usize::from(*seats) % G::SEATS.count();
    let options = options::<G>(seats, *choice);
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

/// The options that a byte chooses: its bits say which options of the schema are not at their default.
fn options<G: DescribeOptions>(seats: usize, choice: u8) -> G::Options {
    let mut chosen = serde_json::Map::new();
    for (bit, option) in G::schema(seats).into_iter().enumerate() {
        let other = match option.kind {
            OptionKind::Switch { default } => Some(Value::from(!default)),
            OptionKind::Choice { values, .. } => pick(&values, choice),
            OptionKind::File { names, .. } => pick(&names, choice),
            OptionKind::Seat { seats, .. } => Some(Value::from(choice % seats)),
            OptionKind::Share { default, .. } => {
                let mut shares = default.clone();
                shares.rotate_left(usize::from(choice) % default.len().max(1));
                serde_json::to_value(shares).ok()
            }
        };
        if choice >> (bit % 8) & 1 == 1 {
            chosen.extend(other.map(|value| (option.name.to_owned(), value)));
        }
    }
    serde_json::from_value(Value::Object(chosen)).expect("what the schema offers can be read")
}

fn pick(values: &[Cow<'static, str>], choice: u8) -> Option<Value> {
    Some(Value::from(values.get(usize::from(choice) % values.len().max(1))?.as_ref()))
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
        Err(_) => assert!(*game == before && events.is_empty(), "a rejected step changes nothing: {step:?}"),
    }
}

/// Dealing again what a seat does not know changes nothing of what it knows.
fn knowledge_holds<G: Game + Determinize>(game: &G, bytes: &[u8]) {
    let mut draw = SplitMix::new(bytes.iter().fold(0u64, |sum, byte| sum.rotate_left(8) ^ u64::from(*byte)));
    for seat in Seat::all(game.seats()) {
        let knowledge = game.knowledge(seat);
        let other = G::determinize(&knowledge, &mut draw);
        other.audit();
        assert_eq!(other.knowledge(seat), knowledge);
    }
}
