//! Samples are possible.

use super::*;
use crate::race::Race;
use game_core::{Game, Seat, Step, Turn};
use lost_temple_fast::Fast;
use lost_temple_rules::{Options, State};

/// At every choice of games at random, with every number of players: what is dealt is possible.
#[test]
fn every_deal_fits_what_is_known() {
    for game in 0..70 {
        let mut draw = SplitMix::nth(9, game);
        let players = 2 + game as usize % 7;
        let options = Options { mandarin: game % 3 == 0, ..Options::default() };
        let mut state = State::new(&options, players).unwrap();
        let mut legal = Vec::new();
        loop {
            let step = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(state.draw_chance(&mut draw).unwrap()),
                Turn::Act(due) => {
                    let seat = due.iter().next().unwrap();
                    check(&state.knowledge(seat), &mut draw);
                    legal.clear();
                    state.legal_actions(seat, &mut legal);
                    Step::Act(seat, *draw.pick(&legal).unwrap())
                }
            };
            state.apply(step, &mut ()).unwrap();
        }
    }
}

fn check(known: &Knowledge, draw: &mut SplitMix) {
    let public = known.public();
    let race = Race::on(&public.board, public.players(), public.mandarin);
    let rollout = Rollout::new(known, &Fast::from_knowledge(known), &race);
    let belief = Belief::of(known);
    for _ in 0..5 {
        let mut deal = belief.deal(&rollout, draw);
        assert!(deal.weight.is_finite() && deal.weight >= 0.0);
        for (it, holder) in Character::all().zip(&deal.holder) {
            match holder {
                Some(seat) => {
                    let seat = Seat::new((*seat).into()).unwrap();
                    assert!(known.possible_holders(it).contains(seat), "{it} is {seat}'s: {known:?}");
                }
                None => {
                    assert_eq!(public.revealed.by(it), None, "{it} was revealed");
                    assert!(known.picks().all(|own| own != it), "{it} is the player's own");
                }
            }
        }
        if belief.hand.is_empty() {
            let each = if public.players() < 4 { 2 } else { 1 };
            assert_eq!(deal.holder.iter().flatten().count(), each * public.players());
        } else {
            let own = belief.hand.nth(0).unwrap();
            belief.finish(&mut deal, own, &rollout, draw);
            let each = if public.players() < 4 { 2 } else { 1 };
            assert_eq!(deal.holder.iter().flatten().count(), each * public.players());
            assert_eq!(deal.holder[own.index()], Some(known.seat().into()));
        }
    }
}
