//! One test or more for every rule about the idol and the character selection: L-07 to L-13.

use crate::common::{Expedition, at, four_before_the_picks, set_up, trail};
use game_core::{Game, Illegal, Private, SeatSet, Turn, Viewer};
use game_testkit::Script;
use lost_temple_rules::Action::{Name, Pay, PayGems, Pick, Steps, Take};
use lost_temple_rules::Character::*;
use lost_temple_rules::{Chance, Character, CharacterSet, Event, IdolBy, Options, State, Token};

/// Space:            12345678901234567890
const TRACK: &str = "..v..e..e...jjj...TT";

/// On the default board the last seat starts rearmost and has the idol.
fn table_of(seats: usize) -> Script<State> {
    set_up(&Options::default(), seats, &[])
}

fn set(cards: &[Character]) -> CharacterSet {
    cards.iter().copied().collect()
}

fn seats(seats: &[usize]) -> SeatSet {
    seats.iter().map(|seat| at(*seat)).collect()
}

/// The round that has just begun, who has the idol, and why.
fn began(table: &Script<State>) -> (u32, usize, IdolBy) {
    match table.events.last() {
        Some(Event::RoundBegan { round, idol, because }) => (*round, idol.index(), *because),
        other => panic!("no round began: {other:?}"),
    }
}

/// Who picks, in order: with the number of cards in hand, and of those that lie face down aside.
fn order_of_picks(table: &mut Script<State>) -> Vec<(usize, usize, usize)> {
    let mut picks = Vec::new();
    while table.table().called.is_none() {
        match table.due()[..] {
            [seat] => {
                picks.push((seat, table.table().hand.len(), table.table().aside.len()));
                let last = *table.legal(seat).last().expect("a due seat has a choice");
                table.act(seat, last);
            }
            _ => {
                table.any_chance();
            }
        }
    }
    picks
}

#[test]
fn l_07_the_drawer_of_an_idol_token_has_the_idol_for_one_round() {
    let mut table = trail(TRACK, &[(1, 9, false), (2, 0, false), (3, 0, false)], &[Token::Idol, Token::Back]);
    table.select(&[&[Scout, Shaman], &[Priest, Canoe], &[Elder, Child]]);
    table.act(0, Name(Seer)).act(0, PayGems(6)).replace(Token::Forward);
    // Seat 0 is foremost, the others caught up to space 3.
    assert_eq!(table.positions(), [6, 3, 3]);
    assert_eq!(began(&table), (2, 0, IdolBy::Token));
    assert_eq!((table.table().idol, table.table().next_idol), (Some(at(0)), None));

    table.select(&[&[Scout, Shaman], &[Priest, Canoe], &[Elder, Artisan]]);
    table.act(0, Name(Seer)).act(2, Take(false)).act(2, Steps(1)).act(0, PayGems(0));
    assert_eq!(table.positions(), [6, 7, 4]);
    assert_eq!(table.table().idol, Some(at(2)), "the token has done its work");
}

#[test]
fn l_07_of_two_idol_tokens_in_one_round_the_last_counts() {
    let mut table = trail(TRACK, &[(1, 9, false), (2, 4, false)], &[Token::Idol, Token::Idol]);
    table.select(&[&[Scout, Shaman], &[Canoe, Child]]);
    table.act(0, Name(Seer)).act(0, PayGems(6)).replace(Token::Back);
    assert!(table.saw(&Event::DrewIdol { seat: at(0), instead_of: None }));
    assert_eq!(table.table().next_idol, Some(at(0)), "and the Canoe has brought seat 1 to space 9");
    table.replace(Token::Back);
    assert!(table.saw(&Event::DrewIdol { seat: at(1), instead_of: Some(at(0)) }));
    assert_eq!(table.table().idol, Some(at(1)));
    assert_eq!(table.table().round, 2);
}

#[test]
fn l_08_otherwise_the_rearmost_then_the_poorest_then_the_first_seat() {
    let first = |starts: &[crate::common::Start]| {
        let (round, idol, because) = began(&trail(TRACK, starts, &[]));
        assert_eq!(round, 1);
        (idol, because)
    };
    assert_eq!(first(&[(1, 0, false), (5, 9, false), (3, 0, false)]), (1, IdolBy::Rearmost));
    assert_eq!(first(&[(1, 0, false), (5, 9, false), (5, 8, false)]), (2, IdolBy::FewestGems));
    assert_eq!(first(&[(1, 0, false), (5, 8, false), (5, 8, false)]), (1, IdolBy::FirstSeat));
    assert_eq!(first(&[(5, 8, true), (5, 8, false), (5, 8, false)]), (0, IdolBy::FirstSeat));
}

#[test]
fn l_08_in_a_tie_the_last_holder_keeps_it_even_if_not_tied() {
    let mut table = trail(TRACK, &[(1, 0, false), (1, 0, false), (3, 2, false)], &[]);
    assert_eq!(table.table().idol, Some(at(2)));
    table.select(&[&[Shaman, Priest], &[Elder, Scout], &[Canoe, Child]]);
    table.act(0, Name(Seer)).act(0, Pay(false)).act(1, PayGems(0));
    assert_eq!((table.positions(), table.gems()), (vec![0, 0, 4], vec![2, 2, 1]));
    assert_eq!(began(&table), (2, 2, IdolBy::Kept));
}

#[test]
fn l_09_four_to_seven_players_set_cards_aside_and_pass_the_hand_to_the_left() {
    for (players, ups) in [(4, 3), (5, 2), (6, 1), (7, 0)] {
        let mut table = table_of(players);
        let idol = players - 1;
        for _ in 0..ups {
            assert!(table.refuses_chance(Chance::Aside(Elder)) == Illegal::Outcome, "face up first");
            table.any_chance();
        }
        assert_eq!((table.table().up.len(), table.table().aside.len()), (ups, 0));
        let up = table.table().up.first().copied();
        assert!(up.is_none_or(|card| table.refuses_chance(Chance::Aside(card)) == Illegal::Outcome));
        let picks: Vec<_> =
            (0..players).map(|turn| ((idol + turn) % players, players + 1 - turn, 1)).collect();
        assert_eq!(order_of_picks(&mut table), picks, "{players} players, the last one picks from two");
        let end = table.table();
        assert_eq!((end.up.len(), end.aside.len(), end.hand.len()), (ups, 2, 0));
        assert!(end.picked.as_slice().iter().all(|cards| cards.len() == 1));
    }
}

#[test]
fn l_09_a_pick_must_be_in_the_hand_and_only_the_picker_picks() {
    let mut table = table_of(5);
    table.chance(Chance::Up(Elder)).chance(Chance::Up(Child)).chance(Chance::Aside(Seer));
    assert_eq!(table.due(), [4]);
    for gone in [Elder, Child, Seer, Mandarin] {
        assert_eq!(table.refuses(4, Pick(gone)), Illegal::Action);
    }
    assert_eq!(table.refuses(0, Pick(Scout)), Illegal::NotDue(at(0)));
    assert_eq!(table.refuses_chance(Chance::Aside(Scout)), Illegal::ActionDue);
    assert_eq!(table.legal(4), [Shaman, Thief, Priest, Artisan, Scout, Canoe].map(Pick));
    table.act(4, Pick(Scout));
    assert_eq!(table.refuses(0, Pick(Scout)), Illegal::Action);
    assert_eq!(table.table().hand, [Shaman, Thief, Priest, Artisan, Canoe]);
}

#[test]
fn l_10_the_last_of_eight_adds_the_unseen_card() {
    let eight = || {
        let mut table = table_of(8);
        table.chance(Chance::Aside(Shaman));
        assert_eq!(table.table().aside, [Shaman]);
        for (seat, card) in
            [(7, Thief), (0, Seer), (1, Priest), (2, Elder), (3, Artisan), (4, Scout), (5, Canoe)]
        {
            table.act(seat, Pick(card));
        }
        table
    };
    let mut table = eight();
    assert_eq!((table.table().hand, table.table().aside), (vec![Shaman, Child], vec![]));
    let told = |cards: Option<CharacterSet>, card: Option<Character>| {
        [
            Event::Picked { seat: at(5), card: None.into() },
            Event::Handed { seat: at(6), count: 1, cards: cards.into() },
            Event::AddedAside { seat: at(6), card: card.into() },
        ]
    };
    assert_eq!(table.told(0), told(None, None));
    let json = |events: &[Event]| serde_json::to_string(events).unwrap();
    assert_eq!(json(&table.told(6)), json(&told(Some(set(&[Child])), Some(Shaman))));
    table.act(6, Pick(Child));
    assert_eq!(table.table().aside, [Shaman]);
    assert!(table.saw(&Event::Called { character: Shaman, holder: None }));

    let mut table = eight();
    table.act(6, Pick(Shaman));
    assert_eq!(table.table().aside, [Child]);
    assert_eq!(table.due(), [6], "the Shaman, who was put aside before the choice, is in the game");
    assert_eq!(order_of_picks(&mut table_of(8)).last(), Some(&(6, 2, 0)));
}

#[test]
fn l_11_three_players_pick_two_each() {
    let mut table = table_of(3);
    let picks = order_of_picks(&mut table);
    assert_eq!(picks, [(2, 8, 1), (0, 7, 1), (1, 6, 1), (2, 4, 2), (0, 3, 2), (1, 2, 2)]);
    let end = table.table();
    assert_eq!((end.up.len(), end.aside.len()), (0, 3));
    assert!(end.picked.as_slice().iter().all(|cards| cards.len() == 2));
}

#[test]
fn l_11_before_the_second_pick_one_of_the_five_is_put_aside_unseen() {
    let mut table = table_of(3);
    table.chance(Chance::Aside(Shaman)).act(2, Pick(Thief)).act(0, Pick(Seer)).act(1, Pick(Priest));
    assert_eq!(table.turn(), Turn::Chance);
    assert_eq!(table.chance_total(), 5);
    assert_eq!(table.refuses_chance(Chance::Aside(Shaman)), Illegal::Outcome);
    table.chance(Chance::Aside(Child));
    for seat in 0..3 {
        assert_eq!(
            table.told(seat)[0],
            Event::PutAside { card: None.into() },
            "not even the idol holder looks"
        );
    }
    assert_eq!(table.table().hand, [Elder, Artisan, Scout, Canoe]);
}

#[test]
fn l_12_two_players_pick_two_each() {
    let mut table = table_of(2);
    table.chance(Chance::Up(Elder));
    assert_eq!(order_of_picks(&mut table), [(1, 7, 1), (0, 6, 1), (1, 4, 2), (0, 2, 3)]);
    let end = table.table();
    assert_eq!((end.up, end.aside.len()), (vec![Elder], 4));
    assert!(end.picked.as_slice().iter().all(|cards| cards.len() == 2));
}

#[test]
fn l_12_what_is_put_aside_at_random_is_shown_to_nobody() {
    let mut table = table_of(2);
    table.chance(Chance::Up(Elder)).chance(Chance::Aside(Shaman)).act(1, Pick(Thief)).act(0, Pick(Seer));
    assert_eq!(table.turn(), Turn::Chance, "after B's first pick");
    let knew: Vec<_> = [0, 1].map(|seat| table.knowledge(at(seat))).to_vec();
    let mut other = table.clone();
    other.chance(Chance::Aside(Canoe));
    table.chance(Chance::Aside(Child));
    for seat in 0..2 {
        assert_eq!(table.told(seat)[0], Event::PutAside { card: None.into() });
    }
    assert_eq!(table.knowledge(at(0)), other.knowledge(at(0)), "B, who put it aside, does not know which");
    assert_ne!(table.knowledge(at(1)), other.knowledge(at(1)), "A sees the cards that are left");
    assert_ne!(table.knowledge(at(0)), knew[0], "but everyone saw that one was put aside");
    assert_eq!(table.table().hand, [Priest, Artisan, Scout, Canoe]);
    table.act(1, Pick(Scout));
    assert_eq!(table.turn(), Turn::Chance, "after A's second pick");
    table.chance(Chance::Aside(Priest));
    table.act(0, Pick(Canoe));
    assert_eq!(table.table().aside, [Shaman, Child, Priest, Artisan]);
}

#[test]
fn l_13_only_the_picker_sees_the_hand() {
    let mut table = four_before_the_picks();
    let hand = set(&[Elder, Artisan, Scout, Canoe, Child]);
    assert_eq!(table.view_of(3).hand, hand);
    for viewer in Viewer::all(4).filter(|viewer| !viewer.is(at(3))) {
        let view = table.view(viewer);
        assert_eq!((view.hand, view.hand_size, view.aside), (CharacterSet::EMPTY, 5, 1));
        assert_eq!(view.up, [Shaman, Thief, Seer]);
    }
    table.act(3, Pick(Scout));
    assert_eq!(table.events[0], Event::Picked { seat: at(3), card: Private::new([at(3)], Scout) });
    assert_eq!(table.told(1)[0], Event::Picked { seat: at(3), card: None.into() });
    assert_eq!(table.view_of(3).own, [Scout]);
    assert_eq!(table.view_of(3).hand, CharacterSet::EMPTY, "what was passed on has to be remembered");
    assert_eq!(table.view_of(1).explorers[at(3)].face_down, 1);
    assert_eq!(table.knowledge(at(3)).hands(), [hand]);
    assert_eq!(table.knowledge(at(1)).hands(), []);
}

#[test]
fn l_13_what_follows_from_the_cards_seen_is_known() {
    let mut table = four_before_the_picks();
    table.act(3, Pick(Scout)).act(0, Pick(Canoe)).act(1, Pick(Elder));
    let holders = |table: &Script<State>, seat, card| table.knowledge(at(seat)).possible_holders(card);
    let aside = |table: &Script<State>, seat, card| table.knowledge(at(seat)).may_be_aside(card);

    // The idol holder saw all but the face-down card, and so knows it.
    assert_eq!((holders(&table, 3, Priest), aside(&table, 3, Priest)), (SeatSet::EMPTY, true));
    assert_eq!(holders(&table, 3, Scout), seats(&[3]));
    assert_eq!(holders(&table, 3, Elder), seats(&[0, 1]), "seat 2 has not picked yet");
    assert!(!aside(&table, 3, Elder));
    // Seat 0 missed two cards: one was picked, one put aside.
    for missed in [Priest, Scout] {
        assert_eq!((holders(&table, 0, missed), aside(&table, 0, missed)), (seats(&[3]), true));
    }
    // Seat 2 is about to pick from two.
    assert_eq!(holders(&table, 2, Canoe), seats(&[0, 1, 3]));
    assert_eq!(holders(&table, 2, Shaman), SeatSet::EMPTY);
    assert!(!aside(&table, 2, Shaman), "it lies face up");

    // The Priest is called and no one reveals it: now seat 0 knows that seat 3 is the Scout.
    table.act(2, Pick(Artisan));
    assert_eq!(table.table().called, Some(Elder));
    assert_eq!((holders(&table, 0, Priest), aside(&table, 0, Priest)), (SeatSet::EMPTY, true));
    assert_eq!((holders(&table, 0, Scout), aside(&table, 0, Scout)), (seats(&[3]), false));
    assert_eq!(holders(&table, 3, Elder), seats(&[1]), "revealed");
    assert_eq!(holders(&table, 3, Child), seats(&[0, 2]));
    assert!(aside(&table, 3, Child) && aside(&table, 2, Child) && !aside(&table, 1, Scout));
}
