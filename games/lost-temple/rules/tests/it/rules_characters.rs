//! One test or more for every rule about what the characters from the Priest on do: L-19 to L-25, and L-33.

use crate::common::{Expedition, NOTHING, Start, TRACK, at, four, moved, options, set_up, trail};
use game_core::{Game, Illegal, Turn};
use game_testkit::Script;
use lost_temple_rules::Action::{Name, Pay, PayGems, Steps, Take};
use lost_temple_rules::Character::*;
use lost_temple_rules::{Chance, Character, Event, Options, State, Stay};

#[test]
fn l_19_the_priest_may_pay_two_gems_to_the_next_temple() {
    let mut table = four([(1, 4, true), NOTHING, NOTHING, NOTHING], [Priest, Elder, Scout, Child]);
    assert_eq!(table.legal(0), [Pay(false), Pay(true)]);
    assert_eq!(table.refuses(0, PayGems(2)), Illegal::Action);
    table.act(0, Pay(true));
    assert!(table.saw(&moved(0, 0, 13, Priest)), "no event on the way counts");
    assert_eq!(table.gems()[0], 3);
    // From a temple to the next one, the great temple; the jungle on 16 costs the machete.
    table.play_out();
    table.select(&[&[Priest], &[Elder], &[Scout], &[Child]]).act(0, Pay(true));
    assert_eq!((table.position(0), table.machetes()[0], table.gems()[0]), (20, 0, 2));
    assert_eq!(
        table.turn(),
        Turn::Act(game_core::SeatSet::one(at(1))),
        "in the long race it is a temple like any"
    );
}

#[test]
fn l_19_the_priest_who_cannot_pay_is_not_asked_and_may_decline() {
    let table = four([NOTHING, (1, 2, false), NOTHING, NOTHING], [Priest, Elder, Scout, Child]);
    assert!(table.saw(&Event::Stayed { seat: at(0), because: Stay::TooPoor }));
    assert_eq!(table.due(), [1]);
    let mut table = four([(1, 1, false), NOTHING, NOTHING, NOTHING], [Priest, Elder, Scout, Child]);
    assert_eq!(table.due(), [0], "with the gem just taken there are two");
    table.act(0, Pay(false));
    assert!(table.saw(&Event::Stayed { seat: at(0), because: Stay::Declined }));
    assert_eq!((table.position(0), table.gems()[0]), (0, 2));
}

#[test]
fn l_19_a_jungle_on_the_way_stops_the_priest_but_is_still_allowed() {
    let mut table = trail("v.ej..t.j.j.TT", &[(1, 4, false), NOTHING], &[]);
    table.select(&[&[Priest, Elder], &[Scout, Child]]);
    table.act(0, Pay(true));
    assert_eq!(
        (table.position(0), table.gems()[0]),
        (4, 4),
        "paid and cut short; then the Elder's gem is taken"
    );
}

#[test]
fn l_20_the_elder_may_pay_two_gems_to_the_next_village() {
    let mut table = four([NOTHING, (1, 6, false), NOTHING, NOTHING], [Priest, Elder, Scout, Child]);
    table.act(1, Pay(true));
    assert!(table.saw(&moved(1, 0, 3, Elder)));
    table.play_out().select(&[&[Priest], &[Elder], &[Scout], &[Child]]);
    table.act(0, Pay(false)).act(1, Pay(true));
    assert_eq!((table.position(1), table.gems()[1]), (11, 4));
}

#[test]
fn l_20_no_village_before_the_finish_in_use_no_question() {
    // With six players the race ends on 5, before the second village.
    let track = "v..jT.v.j.j.eT";
    let six = [(1, 9, false), NOTHING, NOTHING, NOTHING, NOTHING, NOTHING];
    let picks: [&[Character]; 6] = [&[Elder], &[Priest], &[Artisan], &[Scout], &[Canoe], &[Child]];
    let mut table = trail(track, &six, &[]);
    table.select(&picks).act(0, Pay(true)).play_out();
    assert_eq!(table.position(0), 1);
    table.select(&picks);
    table.play_to(Artisan);
    assert!(table.saw(&Event::Stayed { seat: at(0), because: Stay::NoVillageAhead }));
    assert_eq!(table.gems()[0], 9);
    // With five players it does not.
    let mut table = trail(track, &six[..5], &[]);
    table.select(&picks[..5]).act(0, Pay(true)).play_out().select(&picks[..5]);
    table.play_to(Elder);
    table.act(0, Pay(true));
    assert_eq!(table.position(0), 4, "toward 7, but the jungle on 4 stops the pawn");
}

#[test]
fn l_21_the_artisan_may_take_a_machete_and_moves() {
    let mut table = four([NOTHING; 4], [Artisan, Priest, Elder, Child]);
    assert_eq!(table.legal(0), [Take(false), Take(true)]);
    let mut without = table.clone();
    without.act(0, Take(false)).act(0, Steps(2));
    assert_eq!((without.machetes()[0], without.position(0)), (0, 2));
    table.act(0, Take(true));
    assert_eq!((table.machetes()[0], table.table().bank.machetes), (1, 7));
    assert_eq!(table.legal(0), [Steps(1), Steps(2)]);
    table.act(0, Steps(1));
    assert_eq!(table.position(0), 1);
}

#[test]
fn l_22_the_scout_pays_a_gem_for_each_space() {
    let mut table = four([(1, 4, false), NOTHING, NOTHING, NOTHING], [Scout, Priest, Elder, Child]);
    assert_eq!(table.legal(0), [0, 1, 2, 3, 4, 5].map(PayGems));
    for wrong in [PayGems(6), PayGems(255), Pay(true), Pay(false)] {
        assert_eq!(table.refuses(0, wrong), Illegal::Action);
    }
    let mut stays = table.clone();
    stays.act(0, PayGems(0));
    assert_eq!((stays.position(0), stays.gems()[0]), (0, 5));
    table.act(0, PayGems(4));
    assert_eq!((table.position(0), table.gems()[0]), (4, 1));
}

#[test]
fn l_23_the_canoe_pays_all_and_moves_two_spaces_for_each() {
    let table = four([(1, 1, false), NOTHING, NOTHING, (3, 0, false)], [Canoe, Priest, Elder, Child]);
    assert!(table.saw(&Event::Paid { seat: at(0), gems: 2 }));
    assert!(table.saw(&moved(0, 0, 4, Canoe)));
    assert_eq!(table.gems()[0], 0);
}

#[test]
fn l_23_the_canoe_goes_at_most_20_and_still_pays_the_surplus() {
    for (gems, to) in [(9, 20), (10, 20), (17, 20)] {
        let track = "v.e................v.v..jjjTT";
        let mut table = trail(track, &[(1, gems, false), NOTHING, NOTHING, NOTHING], &[]);
        table.select(&[&[Canoe], &[Priest], &[Elder], &[Scout]]).act(3, PayGems(0));
        assert_eq!((table.position(0), table.gems()[0]), (to, 0), "{gems} gems and one more");
    }
}

#[test]
fn l_22_l_23_without_a_gem_the_scout_is_not_asked_and_the_canoe_does_not_move() {
    for card in [Scout, Canoe] {
        // The start gems and two characters empty the bank.
        let mut table = trail(TRACK, &[(1, 48, false), (2, 0, false)], &[]);
        table.select(&[&[Thief, Shaman], &[card, Child]]);
        table.act(0, Name(Seer)).act(0, Name(Seer)).act(0, Steps(1));
        assert!(table.saw(&Event::TookGem { seat: at(1), gems: 0 }), "{card}");
        assert!(table.saw(&Event::Stayed { seat: at(1), because: Stay::TooPoor }), "{card}");
        assert!(!table.happened(|it| matches!(it, Event::Paid { .. })), "{card}");
        assert_eq!(table.table().round, 2, "{card}");
    }
}

#[test]
fn l_24_the_child_moves_to_the_next_pawn_ahead() {
    let starts = [(5, 0, false), (5, 0, false), (3, 0, false), (1, 0, false)];
    let table = four(starts, [Child, Priest, Elder, Canoe]);
    // The Canoe has gone to 2. A pawn on the same space does not count.
    assert!(table.saw(&moved(0, -4, -2, Child)));
    assert_eq!(table.positions(), [-2, -4, -2, 2], "several pawns may share a space");
}

#[test]
fn l_24_nobody_ahead_no_move() {
    let table = four([NOTHING, NOTHING, (2, 0, false), (3, 0, false)], [Child, Priest, Elder, Canoe]);
    assert!(table.saw(&Event::Stayed { seat: at(0), because: Stay::NobodyAhead }));
    assert_eq!(table.positions(), [0, 0, -1, 0]);
}

#[test]
fn l_25_one_or_two_is_a_must_and_pawns_may_share_a_space() {
    let mut table = four([NOTHING; 4], [Thief, Seer, Artisan, Priest]);
    table.act(0, Name(Child));
    for _ in 0..3 {
        let seat = table.due()[0];
        while table.legal(seat) != [Steps(1), Steps(2)] {
            let first = table.legal(seat)[0];
            table.act(seat, first);
        }
        assert_eq!(table.refuses(seat, Steps(0)), Illegal::Action);
        assert_eq!(table.refuses(seat, Steps(3)), Illegal::Action);
        table.act(seat, Steps(2));
    }
    assert_eq!(table.positions(), [2, 2, 2, 0]);
}

fn with_mandarin(starts: &[Start]) -> Script<State> {
    let options = Options { mandarin: true, ..options(TRACK, starts) };
    set_up(&options, starts.len(), &[])
}

#[test]
fn l_33_the_mandarin_moves_as_many_spaces_as_the_rank() {
    let starts = [(4, 0, false), (1, 0, false), (1, 0, false), (2, 0, false)];
    let mut table = with_mandarin(&starts);
    table.select(&[&[Mandarin], &[Priest], &[Elder], &[Scout]]).act(3, PayGems(0));
    assert!(table.saw(&moved(0, -3, 1, Mandarin)), "three pawns are ahead");
    assert_eq!(table.table().round, 2, "the Mandarin is called last");
    // Level pawns are not ahead.
    table.select(&[&[Child], &[Mandarin], &[Elder], &[Scout]]);
    table.play_out();
    assert!(table.saw(&moved(1, 0, 2, Mandarin)));
}

#[test]
fn l_33_the_mandarin_is_optional_and_may_be_named() {
    let mut table = with_mandarin(&[(1, 3, false), (2, 0, false)]);
    table.select(&[&[Shaman, Mandarin], &[Thief, Child]]);
    assert_eq!(table.legal(0).last(), Some(&Name(Mandarin)));
    table.act(0, Name(Mandarin));
    assert_eq!(table.legal(1).last(), Some(&Name(Mandarin)));
    table.act(1, Name(Mandarin)).act(1, Steps(1));
    assert!(table.saw(&Event::Robbed { thief: at(1), seat: at(0), gems: 4 }));
    assert!(table.saw(&Event::Spared { seat: at(0), by: Shaman }));
    let mut without = State::new(&Options::default(), 2).unwrap();
    assert_eq!(
        without.apply(game_core::Step::Chance(Chance::Start(Mandarin)), &mut ()),
        Err(Illegal::Outcome)
    );
}

#[test]
fn l_33_one_card_more_is_set_aside_face_up() {
    for (players, ups, asides) in
        [(2, 2, 4), (3, 1, 3), (4, 4, 2), (5, 3, 2), (6, 2, 2), (7, 1, 2), (8, 1, 1)]
    {
        let mut table = with_mandarin(&vec![NOTHING; players]);
        assert_eq!(table.chance_total(), 10);
        while table.table().called.is_none() {
            match table.due()[..] {
                [seat] => {
                    let first = table.legal(seat)[0];
                    table.act(seat, first);
                }
                _ => {
                    table.any_chance();
                }
            }
        }
        assert_eq!((table.table().up.len(), table.table().aside.len()), (ups, asides), "{players} players");
    }
}
