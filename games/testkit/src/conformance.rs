//! Random games over every option, with the contract of [`Game`] checked after every step.

use crate::secrecy::{sealed_choices_do_not_leak, secrecy};
use crate::walk::{legal_steps, play_randomly, random_step};
use game_core::{
    ChanceKey, Determinize, Draw, Game, Illegal, OpenTable, Seat, SplitMix, Step, StepOf, Turn, Viewer,
    Weight,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::hash::{DefaultHasher, Hasher};

#[derive(Clone, Copy, Debug)]
pub struct Conformance {
    pub games: u64,
    /// No game may take more steps than this.
    pub most_steps: usize,
    /// The costly checks (secrecy, sampling) run after one step in this many.
    pub costly_every: u32,
}

/// Plays random games at each of the `tables` (options and seats) and checks the whole contract.
pub fn conformance<G: Game + Determinize + OpenTable>(tables: &[(G::Options, usize)], how: Conformance) {
    for (number, (options, seats)) in tables.iter().enumerate() {
        for game in 0..how.games {
            let mut draw = SplitMix::nth(number as u64, game);
            check_one_game::<G>(options, *seats, how, &mut draw);
        }
    }
    refuses_every_other_number_of_seats::<G>();
}

fn check_one_game<G: Game + Determinize + OpenTable>(
    options: &G::Options,
    seats: usize,
    how: Conformance,
    draw: &mut SplitMix,
) {
    let written = G::canonical(options, seats);
    round_trip(&written);
    let mut game = G::new(options, seats).unwrap();
    assert_eq!(game, G::new(&written, seats).unwrap(), "canonical options mean the same");
    let mut steps = Vec::new();
    let mut seen = BTreeSet::new();
    loop {
        game.audit();
        lists_agree_with_turn(&game);
        if draw.below(4) == 0 {
            refusals_change_nothing(&game, &seen);
        }
        if draw.below(how.costly_every) == 0 {
            knowledge_can_be_sampled(&game, how, draw);
            secrecy(&game, draw);
            sealed_choices_do_not_leak(&game);
            sealed_choices_commute(&game, draw);
            if draw.below(16) == 0 {
                draws_are_fair(&game, draw);
            }
            Viewer::all(seats).for_each(|viewer| round_trip(&game.view(viewer)));
            assert!(game.open_table().to_string().lines().all(|line| line.chars().count() <= 110));
        }
        let Some(step) = random_step(&game, draw) else { break };
        assert!(steps.len() < how.most_steps, "the game does not end");
        let mut events = Vec::new();
        let mut silent = game.clone();
        game.apply(step, &mut events).unwrap();
        silent.apply(step, &mut ()).unwrap();
        assert_eq!(game, silent, "nothing depends on who listens");
        for event in &events {
            redaction_is_stable::<G>(event, seats);
        }
        match &step {
            Step::Act(_, action) => round_trip(action),
            Step::Chance(outcome) => round_trip(outcome),
        }
        seen.insert(step);
        steps.push(step);
    }
    let outcome = game.outcome().expect("a finished game has an outcome");
    assert_eq!((outcome.scores.seats(), outcome.ranks.seats()), (seats, seats));
    for (_, rank) in outcome.ranks.iter() {
        let better = outcome.ranks.iter().filter(|(_, other)| *other < rank).count();
        assert_eq!(usize::from(*rank), better + 1, "equals share a rank and the next is skipped");
    }
    replays_equal(&game, options, &steps);
}

/// Lists are ascending and complete, and empty unless due.
fn lists_agree_with_turn<G: Game>(game: &G) {
    let (mut outcomes, mut due) = (Vec::new(), Vec::new());
    game.chance_outcomes(&mut outcomes);
    for seat in Seat::all(game.seats()) {
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        assert!(actions.is_sorted_by(|a, b| a < b), "actions are ascending: {actions:?}");
        if !actions.is_empty() {
            due.push(seat);
        }
    }
    assert!(outcomes.is_sorted_by(|(a, _), (b, _)| a < b), "outcomes are ascending: {outcomes:?}");
    assert!(outcomes.iter().all(|(_, weight)| *weight > 0));
    let tickets = outcomes.iter().flat_map(|(outcome, weight)| (0..*weight).map(|_| *outcome));
    let mut total = 0;
    for (ticket, outcome) in (0..).zip(tickets) {
        assert_eq!(game.chance_at(ticket), Some(outcome), "ticket {ticket} of {outcomes:?}");
        total = ticket + 1;
    }
    assert_eq!(game.chance_total(), total);
    assert_eq!(game.chance_at(total), None);
    pool_holds_what_is_left(game, &outcomes);
    assert_eq!(game.outcome().is_some(), game.turn() == Turn::Over);
    match game.turn() {
        Turn::Chance => assert!(due.is_empty() && total > 0),
        Turn::Act(seats) => assert!(!due.is_empty() && total == 0 && seats.iter().eq(due)),
        Turn::Over => assert!(due.is_empty() && total == 0),
    }
}

/// A pool holds at least what can still be drawn from it, and is listed only when chance is due.
fn pool_holds_what_is_left<G: Game>(game: &G, left: &[(G::Chance, Weight)]) {
    let mut pool = Vec::new();
    game.chance_pool(&mut pool);
    assert!(pool.is_sorted_by(|(a, _), (b, _)| a < b), "a pool is ascending: {pool:?}");
    assert_eq!(pool.is_empty(), left.is_empty());
    for (outcome, count) in left {
        let copies = pool.iter().find(|(it, _)| it == outcome).map_or(0, |(_, copies)| *copies);
        assert!(copies >= *count, "{count} of {outcome:?} are left of {copies}");
    }
    if let ChanceKey::Nth(_, number) = game.chance_key() {
        assert!(number < pool.iter().map(|(_, copies)| *copies).sum(), "the pool has no number {number}");
    }
}

/// What is not listed is refused, and a refusal changes nothing.
fn refusals_change_nothing<G: Game>(game: &G, seen: &BTreeSet<StepOf<G>>) {
    let legal: BTreeSet<StepOf<G>> = legal_steps(game).into_iter().collect();
    let everywhere = seen.iter().flat_map(|step| {
        let elsewhere = Seat::all(game_core::MAX_SEATS).map(move |seat| match *step {
            Step::Act(_, action) => Step::Act(seat, action),
            chance => chance,
        });
        elsewhere.collect::<Vec<_>>()
    });
    for step in everywhere.collect::<BTreeSet<_>>().difference(&legal) {
        let mut tried = game.clone();
        let mut events = Vec::new();
        let refused = tried.apply(*step, &mut events).expect_err("only what is listed is legal");
        assert!(tried == *game && events.is_empty(), "a refusal changes nothing: {step:?}");
        let fits = match (game.turn(), step) {
            (Turn::Over, _) => refused == Illegal::Over,
            (Turn::Chance, Step::Act(..)) => refused == Illegal::ChanceDue,
            (Turn::Chance, Step::Chance(_)) => refused == Illegal::Outcome,
            (Turn::Act(_), Step::Chance(_)) => refused == Illegal::ActionDue,
            (Turn::Act(due), Step::Act(seat, _)) if due.contains(*seat) => refused == Illegal::Action,
            (Turn::Act(_), Step::Act(seat, _)) => {
                [Illegal::NotDue(*seat), Illegal::AlreadyChosen(*seat)].contains(&refused)
            }
        };
        assert!(fits, "{step:?} was refused because {refused:?}, but due is {:?}", game.turn());
    }
}

/// A state sampled from a seat's knowledge gives that seat the same knowledge and choices, and can be played to its end.
fn knowledge_can_be_sampled<G: Game + Determinize>(game: &G, how: Conformance, draw: &mut SplitMix) {
    for seat in Seat::all(game.seats()) {
        let knowledge = game.knowledge(seat);
        let mut other = G::determinize(&knowledge, draw);
        other.audit();
        assert_eq!(other.knowledge(seat), knowledge, "seat {seat} has the same knowledge");
        let (mut here, mut there) = (Vec::new(), Vec::new());
        game.legal_actions(seat, &mut here);
        other.legal_actions(seat, &mut there);
        assert_eq!(here, there, "seat {seat} has the same choices");
        if draw.below(8) == 0 {
            play_randomly(&mut other, draw, how.most_steps);
            other.audit();
        }
    }
}

/// The order in which sealed choices come in changes nothing.
fn sealed_choices_commute<G: Game>(game: &G, draw: &mut SplitMix) {
    let Turn::Act(seats) = game.turn() else { return };
    let mut choices: Vec<StepOf<G>> = Vec::new();
    for seat in seats {
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        choices.push(Step::Act(seat, *draw.pick(&actions).expect("a due seat has a choice")));
    }
    let mut in_order = game.clone();
    choices.iter().for_each(|step| in_order.apply(*step, &mut ()).unwrap());
    draw.shuffle(&mut choices);
    let mut shuffled = game.clone();
    choices.iter().for_each(|step| shuffled.apply(*step, &mut ()).unwrap());
    assert_eq!(in_order, shuffled);
}

/// Outcomes come up as often as their weights say (within six standard errors).
fn draws_are_fair<G: Game>(game: &G, draw: &mut SplitMix) {
    const DRAWS: u32 = 4000;
    let mut outcomes = Vec::new();
    game.chance_outcomes(&mut outcomes);
    if outcomes.is_empty() {
        return assert_eq!(game.draw_chance(draw), None);
    }
    let mut counts = vec![0u32; outcomes.len()];
    for _ in 0..DRAWS {
        let drawn = game.draw_chance(draw).expect("chance is due");
        let at = outcomes.binary_search_by_key(&drawn, |(outcome, _)| *outcome);
        counts[at.expect("only what can come up is drawn")] += 1;
    }
    let total = f64::from(game.chance_total());
    for ((outcome, weight), count) in outcomes.iter().zip(counts) {
        let share = f64::from(*weight) / total;
        let expected = share * f64::from(DRAWS);
        let allowed = 6.0 * (expected * (1.0 - share)).sqrt() + 1e-9;
        let off = (f64::from(count) - expected).abs();
        assert!(off <= allowed, "{outcome:?} came up {count} times in {DRAWS}, {expected:.0} were due");
    }
}

/// Redacting twice is redacting once, and what a viewer gets survives JSON.
fn redaction_is_stable<G: Game>(event: &G::Event, seats: usize) {
    round_trip_loosely(event);
    for viewer in Viewer::all(seats) {
        if let Some(told) = G::redact(event, viewer) {
            let json = serde_json::to_string(&told).unwrap();
            round_trip_loosely(&told);
            let again = G::redact(&told, viewer).expect("what was told once can be told again");
            assert_eq!(serde_json::to_string(&again).unwrap(), json);
        }
    }
}

fn replays_equal<G: Game>(game: &G, options: &G::Options, steps: &[StepOf<G>]) {
    let mut again = G::new(options, game.seats()).unwrap();
    steps.iter().for_each(|step| again.apply(*step, &mut ()).unwrap());
    assert_eq!(*game, again);
    let hash = |game: &G| {
        let mut hasher = DefaultHasher::new();
        game.hash(&mut hasher);
        hasher.finish()
    };
    assert_eq!(hash(game), hash(&again));
}

fn refuses_every_other_number_of_seats<G: Game>() {
    for seats in (0..=20).chain([usize::MAX]).filter(|seats| !G::SEATS.contains(seats)) {
        let refused = G::new(&G::Options::default(), seats).expect_err("too few or too many seats");
        assert!(refused.to_string().contains("players"), "{refused}");
    }
}

fn round_trip<T: Serialize + DeserializeOwned + Debug + PartialEq>(value: &T) {
    let json = serde_json::to_string(value).unwrap();
    assert_eq!(serde_json::from_str::<T>(&json).unwrap(), *value, "{json}");
}

/// For events: owners are not written, so only the text must come back.
fn round_trip_loosely<T: Serialize + DeserializeOwned>(value: &T) {
    let json = serde_json::to_string(value).unwrap();
    assert_eq!(serde_json::to_string(&serde_json::from_str::<T>(&json).unwrap()).unwrap(), json);
}
