//! The plan for forced moves: it makes those that are forced, and leaves every other choice to its player.

use game_core::{ForcedMoves, Game, Planned, Seat, SplitMix, planned};
use game_testkit::random_step;
use lost_temple_rules::State;

#[test]
fn a_choice_with_one_option_is_made_and_every_other_is_asked() {
    let mut draw = SplitMix::new(1);
    let mut forced = 0;
    for (options, seats) in crate::tables::tables() {
        let mut state = State::new(&options, seats).unwrap();
        let knowledge: Vec<_> = Seat::all(seats).map(|seat| state.knowledge(seat)).collect();
        while let Some(step) = random_step(&state, &mut draw) {
            for seat in Seat::all(seats) {
                let mut legal = Vec::new();
                state.legal_actions(seat, &mut legal);
                let says = planned(&state, seat, &ForcedMoves::Forced, &knowledge[seat.index()]);
                match legal[..] {
                    [only] => assert_eq!(says, Planned::Choose(only)),
                    _ => assert_eq!(says, Planned::Ask),
                }
                forced += usize::from(legal.len() == 1);
            }
            state.apply(step, &mut ()).unwrap();
        }
    }
    assert!(forced > 0, "no game had a forced move");
}
