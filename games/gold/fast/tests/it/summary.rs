//! `Summary` in lockstep with the rules, at every table.

use crate::tables::{tables, unguarded};
use game_core::{Draw, Game, Seat, SplitMix, Step, Turn};
use gold_fast::summary::{DYNAMITE, Group, Summary, effect, group_of, owner};
use gold_rules::{Action, Effect, State};

#[test]
fn counts_follow_the_rules_of_the_table() {
    for (number, (options, seats)) in (0..).zip([tables(), unguarded()].concat()) {
        let mut draw = SplitMix::nth(7, number);
        let mut table = State::new(&options, seats).unwrap();
        let mut summary = Summary::of(&table.knowledge(Seat::default()));
        let (mut round, mut first, mut news) = (1, None, false);
        for _ in 0..2_000 {
            let Turn::Act(due) = table.turn() else { break };
            let seat = due.only().unwrap();
            let known = table.knowledge(seat);
            if known.up().is_none() {
                if known.round() > round {
                    round = known.round();
                    let next = Summary::fresh(seats, known.rounds() - round, options.stall_guard);
                    let points = Summary::of(&known).points;
                    summary = Summary { points, ..next };
                }
                assert_eq!(summary, Summary::of(&known), "table {number}");
                (0..seats).for_each(|seat| assert_eq!(summary.best_pair(seat), best_pair(&summary, seat)));
                news = false;
            }
            let mut legal = Vec::new();
            table.legal_actions(seat, &mut legal);
            let action = *draw.pick(&legal).unwrap();
            let Action::Flip(position) = action;
            table.apply(Step::Act(seat, action), &mut ()).unwrap();
            let card = match known.card_at(position) {
                Some(card) => card,
                None => {
                    let card = table.draw_chance(&mut draw).unwrap();
                    table.apply(Step::Chance(card), &mut ()).unwrap();
                    news = true;
                    summary.reveal(group_of(card, &known));
                    card
                }
            };
            let group = group_of(card, &known);
            let before = summary.lying;
            match first.take() {
                _ if summary.rush => summary.rush_card(group, 0),
                Some(first) => _ = summary.meet(first, group, 0),
                None => {
                    first = Some(group);
                    continue;
                }
            }
            summary = summary.passed();
            summary.end_turn(!news && summary.lying == before);
        }
    }
}

/// The same by trying all pairs.
fn best_pair(summary: &Summary, seat: usize) -> u8 {
    let lies = |group: &Group| summary.known[*group] > 0;
    let brings = |(gold, other): (Group, Group)| {
        let finds = effect(gold, other) == Effect::SecondFindsGold;
        (finds && owner(other).is_none_or(|owner| owner == seat)).then_some(gold as u8 + 1)
    };
    let pairs = (0..DYNAMITE)
        .filter(lies)
        .flat_map(|gold| (0..summary.groups()).filter(lies).map(move |other| (gold, other)));
    pairs.filter_map(brings).max().unwrap_or(0)
}
