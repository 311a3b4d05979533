//! Samples are possible.

use super::*;
use crate::games::random_games;
use crate::race::Race;
use game_core::Seat;
use lost_temple_fast::Fast;

#[test]
fn every_deal_fits_what_is_known() {
    random_games(70, check);
}

fn check(known: &Knowledge, draw: &mut SplitMix) {
    let public = known.public();
    let race = Race::of(known);
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
        if let Some(own) = belief.hand.nth(0) {
            belief.finish(&mut deal, own, &rollout, draw);
            assert_eq!(deal.holder[own.index()], Some(known.seat().into()));
        }
        let each = if public.players() < 4 { 2 } else { 1 };
        assert_eq!(deal.holder.iter().flatten().count(), each * public.players());
    }
}
