//! What programs that learn are told agrees with the rules.

use crate::walk::random_step;
use game_core::{Determinize, Draw, Encode, Game, RulesOf, Seat, SplitMix};
use std::collections::BTreeSet;

/// Plays random games at each of the `tables`, with the rules beside the fast model, and checks after every step, for every seat: what is observed
/// is a function of what the player knows, and what is marked legal is what the rules list. No game is followed for more than `most_steps`.
pub fn encoding<E: Encode>(tables: &[(<RulesOf<E> as Game>::Options, usize)], games: u64, most_steps: usize)
where
    RulesOf<E>: Determinize,
{
    let mut seen: Vec<(&str, BTreeSet<u8>)> = Vec::new();
    for (number, (options, seats)) in tables.iter().enumerate() {
        let encoder = E::new(options, *seats).unwrap();
        actions_have_an_index(&encoder);
        fields_leave_no_gap(&encoder);
        for round in 0..games {
            let mut draw = SplitMix::nth(number as u64, round);
            let mut rules = RulesOf::<E>::new(options, *seats).unwrap();
            let (mut game, mut memory) = (encoder.start().clone(), E::Memory::default());
            for _ in 0..most_steps {
                compare(&encoder, &rules, &game, &memory, &mut draw);
                note(&encoder, &game, &memory, &mut seen);
                let Some(step) = random_step(&rules, &mut draw) else { break };
                rules.apply(step, &mut ()).unwrap();
                encoder.apply(&mut game, &mut memory, step);
            }
        }
    }
    for (name, values) in seen {
        assert!(values.len() > 1, "the field {name} is always {values:?}");
    }
    let refused = (0..=20).filter(|seats| !<RulesOf<E> as Game>::SEATS.contains(seats));
    for seats in refused {
        assert!(E::new(&Default::default(), seats).is_err(), "{seats} seats are refused");
    }
}

fn actions_have_an_index<E: Encode>(encoder: &E) {
    let actions: Vec<_> = (0..encoder.actions())
        .map(|index| encoder.action(index).expect("every index below the number of actions is one"))
        .collect();
    assert!(actions.is_sorted_by(|a, b| a < b), "actions ascend: {actions:?}");
    for (index, action) in actions.into_iter().enumerate() {
        assert_eq!(encoder.index(action), Some(index), "{action:?}");
    }
    for index in [encoder.actions(), encoder.actions() + 256, usize::MAX] {
        assert_eq!(encoder.action(index), None, "there is no action {index}");
    }
}

fn fields_leave_no_gap<E: Encode>(encoder: &E) {
    let fields = encoder.fields();
    let mut at = 0;
    for field in &fields {
        assert_eq!(field.start, at, "{field:?}");
        assert!(!field.about.is_empty(), "{field:?}");
        at += field.len;
    }
    assert_eq!(encoder.size(), at);
    let names: BTreeSet<&str> = fields.iter().map(|field| field.name).collect();
    assert_eq!(names.len(), fields.len(), "every field has a name of its own");
}

fn compare<E: Encode>(
    encoder: &E,
    rules: &RulesOf<E>,
    game: &E::Fast,
    memory: &E::Memory,
    draw: &mut SplitMix,
) where
    RulesOf<E>: Determinize,
{
    let (seats, size) = (rules.seats(), encoder.size());
    let mut rows = vec![7; seats * size];
    encoder.observe_all(game, memory, size, &mut rows);
    for (seat, row) in Seat::all(seats).zip(rows.chunks(size)) {
        let knowledge = rules.knowledge(seat);
        let (known, remembered) = encoder.known(&knowledge);
        let mut told = vec![8; size];
        encoder.observe(&known, &remembered, seat, &mut told);
        assert_eq!(named(encoder, row), named(encoder, &told), "seat {seat}, {knowledge:?}");
        if draw.below(64) == 0 {
            let sampled = RulesOf::<E>::determinize(&knowledge, draw).knowledge(seat);
            let (known, remembered) = encoder.known(&sampled);
            encoder.observe(&known, &remembered, seat, &mut told);
            assert_eq!(row, told, "equal knowledge, equal observations");
        }
        let mut alone = vec![9; size];
        encoder.observe(game, memory, seat, &mut alone);
        assert_eq!(row, alone, "one seat or all, the observation is the same");
        legal_actions_are_marked(encoder, rules, game, seat);
    }
}

fn legal_actions_are_marked<E: Encode>(encoder: &E, rules: &RulesOf<E>, game: &E::Fast, seat: Seat) {
    let mut legal = Vec::new();
    rules.legal_actions(seat, &mut legal);
    let mut mask = vec![true; encoder.actions()];
    encoder.mask(game, seat, &mut mask);
    let marked: Vec<_> = (0..mask.len()).filter(|index| mask[*index]).collect();
    let listed: Vec<_> =
        legal.iter().map(|action| encoder.index(*action).expect("it has an index")).collect();
    assert_eq!(marked, listed, "seat {seat}");
    for (index, marked) in mask.iter().enumerate() {
        assert_eq!(encoder.legal(game, seat, index).is_some(), *marked, "seat {seat}, action {index}");
    }
    assert_eq!(encoder.legal(game, seat, usize::MAX), None);
}

/// An observation with the names of its fields, to find what differs.
fn named<E: Encode>(encoder: &E, observation: &[u8]) -> Vec<(&'static str, Vec<u8>)> {
    let part = |start: usize, len: usize| observation[start..start + len].to_vec();
    encoder.fields().into_iter().map(|field| (field.name, part(field.start, field.len))).collect()
}

fn note<E: Encode>(encoder: &E, game: &E::Fast, memory: &E::Memory, seen: &mut Vec<(&str, BTreeSet<u8>)>) {
    let mut observation = vec![0; encoder.size()];
    encoder.observe(game, memory, Seat::default(), &mut observation);
    for (name, values) in named(encoder, &observation) {
        let at = seen.iter().position(|(other, _)| *other == name).unwrap_or_else(|| {
            seen.push((name, BTreeSet::new()));
            seen.len() - 1
        });
        seen[at].1.extend(values);
    }
}
