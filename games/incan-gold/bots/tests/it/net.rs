//! The networks: what they see, what they answer, and what they come to believe.

use game_core::{FastGame, Seat, SeatSet, SplitMix};
use incan_gold_bots::baseline::rule;
use incan_gold_bots::beliefs::Beliefs;
use incan_gold_bots::inputs::{self, Company, INPUTS, POSITION};
use incan_gold_bots::kinds::Habits;
use incan_gold_bots::net::Net;
use incan_gold_bots::oracle::READER;
use incan_gold_bots::pathfinder::BLIND;
use incan_gold_fast::Fast;
use incan_gold_rules::{Edition, Options};

#[test]
fn the_shipped_networks_have_all_their_weights() {
    for (net, bytes) in [
        (&*BLIND, &include_bytes!("../../src/blind.bin")[..]),
        (&*READER, &include_bytes!("../../src/reader.bin")[..]),
    ] {
        assert!(net.encode() == bytes, "{} weights are not {} bytes", net.encode().len(), bytes.len());
    }
}

/// The same on every platform: no bit may differ.
#[test]
fn a_network_answers_the_same_everywhere() {
    let mut net = Net::blank(INPUTS);
    let mut word = 1u32;
    let mut next = || {
        word = word.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (word >> 16) as f32 / 65_536.0 - 0.5
    };
    net.weights().for_each(|weight| *weight = next());
    let inputs: Vec<f32> = (0..INPUTS).map(|_| next()).collect();
    let thought = net.think(&inputs);
    assert_eq!((thought.camp.to_bits(), thought.win.to_bits()), (1_049_738_116, 1_070_975_441));
}

/// Games of every kind, with a look at each decision.
fn each_decision(games: u64, mut look: impl FnMut(&Fast)) {
    for number in 0..games {
        let edition = Edition::NAMES[number as usize % 4].0;
        let mut draw = SplitMix::nth(3, number);
        let seats = 2 + number as usize % 7;
        let mut game = Fast::new(&Options { edition, ..Options::default() }, seats).unwrap();
        while !game.is_over() {
            if game.is_choosing() {
                look(&game);
                let mut hurry = rule("camp", Some("0.2")).unwrap().unwrap();
                let odds = game.odds();
                game.leave(game.inside().iter().filter(|_| hurry.leaves(&odds, 0, &mut draw)).collect());
            } else {
                game.turn_place(game.draw_place(&mut draw));
            }
        }
    }
}

#[test]
fn inputs_stay_small_everywhere() {
    let mut decisions = 0;
    each_decision(300, |game| {
        let odds = game.odds();
        let company = Beliefs::prior(game.seats()).company(&Habits::of(game, &odds, &BLIND));
        for own in game.inside() {
            let mut seen = [f32::NAN; INPUTS];
            inputs::position(game, &odds, own, &mut seen);
            inputs::company(game, own, &company, &mut seen[POSITION..]);
            assert!(seen.iter().all(|value| value.abs() < 20.0), "{game:?} looks like {seen:?}");
            decisions += 1;
        }
    });
    assert!(decisions > 5_000, "{decisions}");
}

/// Seats have no meaning: everyone else may sit anywhere.
#[test]
fn who_sits_where_does_not_matter() {
    each_decision(60, |game| {
        let mut keys = *game.keys();
        let others = game.inside();
        if let (Some(first), Some(last)) = (others.iter().next(), others.iter().last()) {
            keys.swap(first.index(), last.index());
            let mut swapped = *game;
            swapped.set_keys(keys);
            let (mut here, mut there) = ([0.0; POSITION], [0.0; POSITION]);
            inputs::position(game, &game.odds(), first, &mut here);
            inputs::position(&swapped, &game.odds(), last, &mut there);
            assert!(here.iter().zip(there).all(|(here, there)| (here - there).abs() < 1e-6), "{game:?}");
        }
    });
}

#[test]
fn beliefs_follow_what_was_seen() {
    let [bold, timid] = [0, 1].map(|seat| Seat::new(seat).unwrap());
    let mut beliefs = Beliefs::prior(4);
    let mut company = Company::default();
    each_decision(7 * 12, |game| {
        if game.seats() == 4 && game.inside() == SeatSet::all(4) {
            let habits = Habits::of(game, &game.odds(), &BLIND);
            company = beliefs.company(&habits);
            let leavers = game.odds().hazards >= 2;
            beliefs.learn(&habits, if leavers { SeatSet::one(timid) } else { SeatSet::EMPTY });
        }
    });
    let of = |measure: &[f32; 8], seat: Seat| measure[seat.index()];
    assert!(of(&company.early, timid) > 0.9, "{company:?}");
    assert!(of(&company.early, bold) < 0.1, "{company:?}");
    assert!(company.leave.iter().all(|leave| (0.0..=1.0).contains(leave)));
}
