//! What the strong bots of Gold reckon with: the table as counts, the solved gold rush, the sums of the network.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use game_core::{Draw, Game, Seat, SplitMix, Step, Turn, Viewer};
use gold_bots::field::{Field, Slot, slot_of};
use gold_bots::oracle::learned;
use gold_bots::rush::Rush;
use gold_bots::think::{Judge, Thinker, Turned};
use gold_rules::{Action, Options, State};

/// A gold rush on a table of `seats` with these known and unseen cards.
fn rush(seats: usize, known: &[(Slot, u8)], unseen: &[(Slot, u8)], lead: i16) -> Field {
    let mut field = Field::fresh(seats, 0, true);
    (field.known, field.unseen) = ([0; _], [0; _]);
    known.iter().for_each(|(slot, count)| field.known[*slot] = *count);
    unseen.iter().for_each(|(slot, count)| field.unseen[*slot] = *count);
    field.unknown = field.unseen.iter().sum();
    field.lying = field.unknown + field.known.iter().sum::<u8>();
    field.points[0] = lead;
    field.rush = true;
    field
}

/// The chance to win of whoever moves, by trying everything.
fn tried(field: &Field) -> f32 {
    if field.lying == 0 {
        return match field.points[0] - field.points[1] {
            0 => 0.5,
            lead => f32::from(u8::from(lead > 0)),
        };
    }
    let turned = |mut field: Field, slot| {
        field.rush_card(slot, 0);
        1.0 - tried(&field.passed())
    };
    let known = (0..field.slots()).filter(|slot| field.known[*slot] > 0);
    let best = known.map(|slot| turned(*field, slot)).fold(0.0, f32::max);
    let unseen = (0..field.slots()).filter(|slot| field.unseen[*slot] > 0).map(|slot| {
        let mut revealed = *field;
        revealed.reveal(slot);
        f32::from(field.unseen[slot]) / f32::from(field.unknown) * turned(revealed, slot)
    });
    best.max(unseen.sum())
}

#[test]
fn a_rush_of_two_is_solved_exactly() {
    let mut solved = Rush::default();
    let mut draw = SplitMix::new(8);
    for _ in 0..60 {
        let mut cards = |most: u32| -> Vec<(Slot, u8)> {
            let slots = [0, 1, 2, 3, 4, 9].into_iter();
            slots.map(|slot| (slot, draw.below(most) as u8)).filter(|(_, count)| *count > 0).collect()
        };
        let (known, unseen) = (cards(2), cards(2));
        let field = rush(2, &known, &unseen, draw.below(7) as i16 - 3);
        if (1..=8).contains(&field.lying) {
            let chances = solved.chances(&field);
            assert!((chances[0] - tried(&field)).abs() < 1e-4, "{field:?}");
            assert!((chances[0] + chances[1] - 1.0).abs() < 1e-5);
        }
    }
}

#[test]
fn blanks_are_worth_a_turn() {
    let mut solved = Rush::default();
    // A 1 and something unseen: whoever turns the unseen card may hand on the 4.
    let tempo = rush(2, &[(4, 1)], &[(3, 1), (4, 1)], 0);
    assert!((solved.chances(&tempo)[0] - tried(&tempo)).abs() < 1e-6);
    // Known gold goes from hand to hand: 4 and 2 for the first, 3 and 1 for the second.
    let open = rush(2, &[(0, 1), (1, 1), (2, 1), (3, 1)], &[], 0);
    assert!(solved.chances(&open)[0] > 0.999);
    assert_eq!(solved.expected(&open)[..2], [6.0, 4.0]);
    assert_eq!(solved.expected(&rush(3, &[(0, 1), (1, 1), (2, 1), (3, 1)], &[], 0))[..3], [5.0, 3.0, 2.0]);
}

#[test]
fn a_rush_that_is_too_large_is_guessed() {
    for seats in 2..=5 {
        let mut field = Field::fresh(seats, 0, true);
        field.rush = true;
        let chances = Rush::default().chances(&field);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4);
        let expected: f32 = Rush::default().expected(&field).iter().sum();
        assert!((expected - 60.0).abs() < 1e-3);
    }
}

#[test]
fn counts_follow_the_rules_of_the_table() {
    for seed in 0..40 {
        let mut draw = SplitMix::new(seed);
        let seats = 2 + seed as usize % 4;
        let options = Options { stall_guard: seed % 3 > 0, full_match: seed % 2 > 0, ..Options::default() };
        let mut table = State::new(&options, seats).unwrap();
        let mut field = Field::of(&table.knowledge(Seat::default()));
        let (mut round, mut first, mut news) = (1, None, false);
        while let Turn::Act(due) = table.turn() {
            let seat = due.only().unwrap();
            let known = table.knowledge(seat);
            if known.up().is_none() {
                if known.round() > round {
                    round = known.round();
                    field = Field::of(&known); // a new round, a new table
                }
                assert_eq!(field, Field { stall: field.stall, ..Field::of(&known) }, "seed {seed}");
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
                    field.reveal(slot_of(card, &known, seat));
                    card
                }
            };
            let slot = slot_of(card, &known, seat);
            let before = field.lying;
            match first.take() {
                _ if field.rush => field.rush_card(slot, 0),
                Some(first) => {
                    field.meet(first, slot, 0);
                }
                None => {
                    first = Some(slot);
                    continue;
                }
            }
            field = field.passed();
            field.settle(!news && field.lying == before);
        }
        assert!(table.view(Viewer::Spectator).outcome.is_some());
    }
}

#[test]
fn sums_that_are_kept_up_are_those_of_the_table() {
    for seats in 2..=5 {
        let net = learned(seats);
        let mut field = Field::fresh(seats, 0, true);
        let mut sums = (&net).sums(&field);
        let mut draw = SplitMix::new(4);
        for _ in 0..40 {
            let open: Vec<Slot> = (0..field.slots()).filter(|slot| field.unseen[*slot] > 0).collect();
            let slot = *draw.pick(&open).unwrap();
            (&net).less_unseen(&mut sums, slot, field.unseen[slot] - 1);
            (&net).more_known(&mut sums, slot, field.known[slot]);
            field.reveal(slot);
            if draw.below(2) == 0 {
                field.rush_card(slot, 0);
                (&net).less_known(&mut sums, slot, field.known[slot]);
            }
        }
        for (kept, anew) in sums.iter().zip((&net).sums(&field)) {
            assert!((kept - anew).abs() < 1e-3);
        }
    }
}

#[test]
fn chances_are_shares_of_one() {
    for seats in 2..=5 {
        let mut thinker = Thinker::new(learned(seats));
        for rounds_left in 0..seats as u8 {
            let choices = thinker.choices(&Field::fresh(seats, rounds_left, true), None, false);
            assert_eq!(choices.len(), 1, "nothing is known yet");
            assert_eq!(choices[0].0, Turned::Unknown);
            assert!((choices[0].1.iter().sum::<f32>() - 1.0).abs() < 1e-3);
        }
    }
}
