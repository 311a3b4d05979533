//! A model made from what a player knows does what the rules do, as long as nothing unknown comes up.

use crate::tables::tables;
use game_core::{Draw, Game, OpenTable, Seat, SplitMix, Step, Turn};
use lost_temple_fast::Fast;
use lost_temple_rules::{Action, CHARACTERS, Character, Event, Knowledge, Phase, State};

/// Every choice after the selection, made at random, and what follows from it.
#[test]
fn a_model_from_knowledge_keeps_the_rules() {
    let mut compared = 0;
    let games = tables().into_iter().flat_map(|table| [table.clone(), table.clone(), table]);
    for (number, (options, seats)) in (0..).zip(games) {
        let mut draw = SplitMix::new(number);
        let mut state = State::new(&options, seats).unwrap();
        let mut legal = Vec::new();
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => apply_chance(&mut state, &mut Vec::new(), &mut draw),
                Turn::Act(due) => {
                    let seat = due.only().unwrap();
                    let known = state.knowledge(seat);
                    let mut fast = Fast::from_knowledge(&known);
                    fast.hold(&holders(&state));
                    legal.clear();
                    state.legal_actions(seat, &mut legal);
                    let action = *draw.pick(&legal).unwrap();
                    let mut events = Vec::new();
                    state.apply(Step::Act(seat, action), &mut events).unwrap();
                    while let Phase::Replace { .. } = state.knowledge(seat).public().phase {
                        apply_chance(&mut state, &mut events, &mut draw);
                    }
                    if !matches!(action, Action::Pick(_)) && only_known_tokens(&events, &known) {
                        fast.answer(action, &mut draw);
                        compare(&fast, &state);
                        compared += 1;
                    }
                }
            }
        }
    }
    assert!(compared > 10_000, "only {compared} choices compared");
}

fn apply_chance(state: &mut State, events: &mut Vec<Event>, draw: &mut SplitMix) {
    let outcome = state.draw_chance(draw).unwrap();
    state.apply(Step::Chance(outcome), events).unwrap();
}

fn holders(state: &State) -> [Option<u8>; CHARACTERS] {
    let mut holders = [None; CHARACTERS];
    for (seat, picked) in state.open_table().picked.iter() {
        picked.iter().for_each(|it| holders[it.index()] = Some(seat.into()));
    }
    holders
}

/// Whether all tokens that were revealed were known, and none was revealed where another had been put down since.
fn only_known_tokens(events: &[Event], known: &Knowledge) -> bool {
    let mut spaces = Vec::new();
    events.iter().all(|event| match event {
        Event::TokenRevealed { space, .. } => {
            let first = !spaces.contains(space);
            spaces.push(*space);
            first && known.token_at(*space).is_some()
        }
        _ => true,
    })
}

fn compare(fast: &Fast, state: &State) {
    let known = state.knowledge(Seat::default());
    let public = known.public();
    for (seat, explorer) in public.explorers.iter() {
        let at = seat.index();
        let position = fast.track().position(fast.places()[at]);
        let modeled = (position, fast.gems(at), fast.machetes(at));
        assert_eq!(modeled, (explorer.position, explorer.gems, explorer.machetes), "seat {seat}");
        assert_eq!(fast.rank(at), i16::from(public.rank(seat)));
        assert_eq!(
            fast.next_pawn(fast.places()[at]).map(|it| fast.track().position(it)),
            public.next_pawn(position)
        );
    }
    let asked = fast.asked().map(|(_, due)| Phase::Act(due));
    match public.phase {
        Phase::Act(_) => {
            assert_eq!(asked, Some(public.phase));
            assert_eq!(fast.asked().map(|(seat, _)| seat), public.caller().map(Seat::index));
            assert_eq!(fast.called(), public.called);
            assert!(
                Character::all()
                    .all(|it| public.revealed.by(it).is_none_or(|by| fast.holder(it) == Some(by.index())))
            );
        }
        Phase::Select => {
            assert_eq!(asked, None);
            assert_eq!(Some(fast.idol()), public.idol.map(Seat::index), "the idol goes to the same seat");
        }
        _ => assert_eq!(fast.winner(), state.outcome().and_then(|it| it.winners().only()).map(Seat::index)),
    }
}
