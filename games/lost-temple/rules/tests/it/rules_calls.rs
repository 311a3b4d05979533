//! One test or more for every rule about calling the characters, and the first three of them: L-14 to L-18.

use crate::common::{Expedition, NOTHING, TRACK, at, four, moved, trail};
use game_core::{Game, Illegal, Viewer};
use lost_temple_rules::Action::{Look, Name, Pay, PayGems, Steps, Swap, Take};
use lost_temple_rules::Character::*;
use lost_temple_rules::{Character, Event, Token};

#[test]
fn l_14_reveal_curse_theft_gem_and_then_the_character() {
    // Theft and curse on the same character.
    let mut table =
        four([NOTHING, (2, 0, false), (3, 5, false), (4, 0, false)], [Shaman, Thief, Scout, Canoe]);
    table.act(0, Name(Scout)).act(1, Name(Scout)).act(1, Steps(1));
    let rest = |character| Event::Called { character, holder: None };
    assert_eq!(
        table.events,
        [
            moved(1, -1, 0, Thief),
            rest(Seer),
            rest(Priest),
            rest(Elder),
            rest(Artisan),
            Event::Called { character: Scout, holder: Some(at(2)) },
            Event::Cursed { shaman: at(0), seat: at(2), shaman_to: -2, seat_to: 0 },
            Event::Robbed { thief: at(1), seat: at(2), gems: 5 },
            Event::TookGem { seat: at(2), gems: 1 },
        ]
    );
    assert_eq!(table.gems(), [1, 6, 1, 0]);
    assert_eq!(table.positions(), [-2, 0, 0, -3]);
    assert_eq!(table.legal(2), [PayGems(0), PayGems(1)], "the own gem is not stolen");
    assert_eq!((table.table().curse, table.table().theft), (Some(Scout), Some(Scout)));
}

#[test]
fn l_14_characters_are_called_by_number() {
    let mut table = four([NOTHING; 4], [Child, Artisan, Thief, Shaman]);
    assert_eq!(table.due(), [3]);
    table.act(3, Name(Elder));
    assert_eq!(table.due(), [2]);
    table.act(2, Name(Elder)).act(2, Steps(2));
    assert_eq!(table.due(), [1]);
    assert_eq!(table.table().called, Some(Artisan));
    let view = table.view(Viewer::Spectator);
    assert_eq!(view.nobody.iter().collect::<Vec<_>>(), [Seer, Priest, Elder]);
    assert_eq!((view.explorers[at(0)].face_down, view.explorers[at(1)].face_down), (1, 0));
    table.act(1, Take(false)).act(1, Steps(1));
    assert_eq!(table.table().round, 2, "the Child has no choice, and the round is over");
    assert_eq!(table.gems(), [1, 1, 1, 1], "everyone took a gem");
}

#[test]
fn l_15_the_shaman_names_any_other_and_does_not_move() {
    let mut table = four([NOTHING; 4], [Shaman, Thief, Seer, Artisan]);
    let names: Vec<Character> = Character::all().filter(|it| ![Shaman, Mandarin].contains(it)).collect();
    assert_eq!(table.legal(0), names.into_iter().map(Name).collect::<Vec<_>>());
    assert_eq!(table.refuses(0, Name(Shaman)), Illegal::Action);
    assert_eq!(table.refuses(0, Name(Mandarin)), Illegal::Action);
    assert_eq!(table.refuses(0, Steps(1)), Illegal::Action);
    table.act(0, Name(Child));
    assert!(table.saw(&Event::Named { seat: at(0), by: Shaman, character: Child }));
    assert_eq!((table.position(0), table.table().curse), (0, Some(Child)));
    assert_eq!(table.due(), [1], "the turn of seat 0 is over");
    table.play_out();
    assert_eq!(table.table().curse, None, "nobody held the Child: nothing, and the curse is over");
}

#[test]
fn l_15_the_swap_crosses_jungle_and_reveals_no_token() {
    // Seat 1 goes to the event space 4 with a machete; then the Shaman swaps with it, across the jungle on 3.
    let starts = [(1, 0, false), (1, 3, true)];
    let mut table = trail("v.je.j.j.TT", &starts, &[Token::GainGems]);
    table.select(&[&[Shaman, Priest], &[Scout, Child]]);
    table.act(0, Name(Seer)).act(0, Pay(false)).act(1, PayGems(4)).replace(Token::Forward);
    assert_eq!((table.positions(), table.machetes()), (vec![0, 4], vec![0, 0]));
    table.select(&[&[Shaman, Seer], &[Child, Elder]]);
    table.act(0, Name(Elder)).act(0, Steps(1));
    let cursed = Event::Cursed { shaman: at(0), seat: at(1), shaman_to: 4, seat_to: 1 };
    assert!(table.saw(&cursed));
    assert!(!table.happened(|it| matches!(it, Event::TokenRevealed { .. })));
    assert_eq!(table.positions(), [4, 3], "then the Child ran after the Shaman, and the jungle stopped it");
    assert_eq!(table.table().tokens, [(4, Token::Forward)]);
}

#[test]
fn l_15_the_swap_may_bring_the_shaman_back() {
    let mut table = four([NOTHING, (5, 0, false), NOTHING, NOTHING], [Shaman, Artisan, Thief, Canoe]);
    table.act(0, Name(Artisan)).act(2, Name(Child)).act(2, Steps(1));
    assert_eq!(table.positions(), [-4, 0, 1, 0]);
    assert_eq!(table.due(), [1]);
}

#[test]
fn l_16_the_thief_robs_all_gems_and_then_moves() {
    let mut table = four([NOTHING, (2, 0, false), (3, 6, false), NOTHING], [Shaman, Thief, Artisan, Canoe]);
    table.act(0, Name(Child));
    for wrong in [Shaman, Thief, Mandarin] {
        assert_eq!(table.refuses(1, Name(wrong)), Illegal::Action);
    }
    assert_eq!(table.legal(1), [Seer, Priest, Elder, Artisan, Scout, Canoe, Child].map(Name));
    table.act(1, Name(Artisan));
    assert_eq!(table.legal(1), [Steps(1), Steps(2)]);
    assert_eq!(table.gems(), [1, 1, 6, 0], "nothing is stolen until it is called");
    table.act(1, Steps(2));
    assert_eq!(table.position(1), 1);
    assert_eq!(table.gems(), [1, 7, 1, 0]);
    assert_eq!(table.due(), [2], "seat 2 is robbed, takes the own gem and has the turn");
    assert_eq!(table.table().theft, Some(Artisan));
}

#[test]
fn l_16_nobody_holds_it_nothing_is_stolen() {
    let mut table = four([(1, 3, false); 4], [Thief, Shaman, Artisan, Canoe]);
    table.act(1, Name(Child)).act(0, Name(Child)).act(0, Steps(1)).act(2, Take(false)).act(2, Steps(1));
    assert_eq!(table.gems(), [4, 4, 4, 0], "the Canoe paid its gems");
}

#[test]
fn l_17_naming_a_card_known_to_be_aside_is_allowed_and_does_nothing() {
    let starts = [(1, 3, false), (2, 3, false), (3, 3, false), (4, 3, false)];
    let mut table = trail(TRACK, &starts, &[]);
    table.select(&[&[Shaman], &[Thief], &[Artisan], &[Canoe]]);
    let up = table.table().up;
    assert_eq!(up, [Seer, Priest, Elder]);
    table.act(0, Name(up[0])).act(1, Name(up[1])).act(1, Steps(1));
    assert_eq!((table.positions(), table.gems()), (vec![0, 0, -2, -3], vec![4, 4, 4, 3]));
}

#[test]
fn l_17_naming_ones_own_second_character_does_nothing() {
    let mut table = trail(TRACK, &[(1, 3, false), (5, 3, false)], &[]);
    table.select(&[&[Shaman, Artisan], &[Thief, Scout]]);
    table.act(0, Name(Artisan)).act(1, Name(Scout)).act(1, Steps(1));
    assert!(table.saw(&Event::Spared { seat: at(0), by: Shaman }));
    assert_eq!((table.positions(), table.gems()), (vec![0, -3], vec![5, 4]));
    table.act(0, Take(false)).act(0, Steps(1));
    assert!(table.saw(&Event::Spared { seat: at(1), by: Thief }));
    assert_eq!((table.positions(), table.gems()), (vec![1, -3], vec![5, 5]));
}

#[test]
fn l_18_the_seer_looks_at_two_tokens_may_swap_them_and_moves() {
    let mut table = trail(TRACK, &[NOTHING; 4], &[Token::Idol, Token::Back, Token::Forward]);
    table.select(&[&[Seer], &[Priest], &[Elder], &[Scout]]);
    let pairs = [Look(6, 9), Look(6, 18), Look(9, 18)];
    assert_eq!(table.legal(0), pairs);
    for wrong in [Look(9, 6), Look(6, 6), Look(6, 7), Look(0, 6), Look(9, 200)] {
        assert_eq!(table.refuses(0, wrong), Illegal::Action);
    }
    table.act(0, Look(6, 18));
    let looked = |tokens: Option<(Token, Token)>| Event::Looked {
        seat: at(0),
        spaces: (6, 18),
        tokens: tokens.into(),
    };
    let json = |event: &Event| serde_json::to_string(event).unwrap();
    assert_eq!(json(&table.told(0)[0]), json(&looked(Some((Token::Idol, Token::Forward)))));
    assert_eq!(table.told(1), [looked(None)], "that seat 0 looked, and where, is public");
    assert_eq!(table.view_of(0).looked, Some([(6, Token::Idol), (18, Token::Forward)]));
    assert_eq!(table.view_of(1).looked, None);
    assert_eq!(table.legal(0), [Swap(false), Swap(true)]);
    table.act(0, Swap(true));
    assert_eq!(table.told(1), [Event::SwapDecided { seat: at(0), spaces: (6, 18), swapped: true }]);
    assert_eq!(table.table().tokens, [(6, Token::Forward), (9, Token::Back), (18, Token::Idol)]);
    assert_eq!(table.view_of(0).looked, None, "they have to be remembered");
    let knows = table.knowledge(at(0));
    assert_eq!(
        [6, 9, 18].map(|space| knows.token_at(space)),
        [Some(Token::Forward), None, Some(Token::Idol)]
    );
    assert_eq!([6, 9, 18].map(|space| table.knowledge(at(1)).token_at(space)), [None; 3]);
    assert_eq!(table.legal(0), [Steps(1), Steps(2)]);
}

#[test]
fn l_18_tokens_behind_the_finish_in_use_cannot_be_chosen() {
    // Event spaces 3, 5 and 12; the first great temple is space 10.
    let track = "v.e.ejjj.T.e.T";
    let tokens = [Token::Idol, Token::Back, Token::Forward];
    let mut short = trail(track, &[NOTHING; 6], &tokens);
    short.select(&[&[Seer], &[Priest], &[Elder], &[Scout], &[Canoe], &[Child]]);
    assert_eq!(short.view(Viewer::Spectator).finish, 10);
    assert_eq!(short.legal(0), [Look(3, 5)]);
    for behind in [Look(3, 12), Look(5, 12)] {
        assert_eq!(short.refuses(0, behind), Illegal::Action);
    }
    short.act(0, Look(3, 5)).act(0, Swap(true));
    assert_eq!(short.table().tokens, [(3, Token::Back), (5, Token::Idol), (12, Token::Forward)]);

    let mut long = trail(track, &[NOTHING; 4], &tokens);
    long.select(&[&[Seer], &[Priest], &[Elder], &[Scout]]);
    assert_eq!(long.view(Viewer::Spectator).finish, 14);
    assert_eq!(long.legal(0), [Look(3, 5), Look(3, 12), Look(5, 12)]);
}

#[test]
fn l_18_with_fewer_than_two_tokens_before_the_finish_the_seer_only_moves() {
    let picks: [&[Character]; 6] = [&[Seer], &[Priest], &[Elder], &[Scout], &[Canoe], &[Child]];
    for (track, seats) in [("v.e.jjj.T.e.T", 6), ("v...jjj.TeeeT", 6), ("v.e.jjj.TT", 4)] {
        let mut table = trail(track, &vec![NOTHING; seats], &[]);
        table.select(&picks[..seats]);
        assert_eq!(table.legal(0), [Steps(1), Steps(2)], "{track}");
    }
}
