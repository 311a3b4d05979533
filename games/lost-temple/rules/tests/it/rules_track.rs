//! One test or more for every rule about jungle, events and the end: L-26 to L-32.

use crate::common::{Expedition, NOTHING, Start, at, trail};
use game_core::{Game, Illegal, Turn};
use game_testkit::Script;
use lost_temple_rules::Action::{Name, PayGems, Steps, Take};
use lost_temple_rules::Character::*;
use lost_temple_rules::{Cause, Chance, Event, State, Token};

/// Seat 0 has the Scout and enough gems to go anywhere; seat 1 has nothing and stays where it is.
fn scout(track: &str, start: Start, tokens: &[Token]) -> Script<State> {
    let mut table = trail(track, &[start, (1, 0, false)], tokens);
    table.select(&[&[Shaman, Scout], &[Elder, Priest]]).act(0, Name(Seer)).play_to(Scout);
    table
}

/// The same with a Scout in the second round, from where the pawn is.
fn scout_again(table: &mut Script<State>) {
    table.select(&[&[Shaman, Scout], &[Elder, Priest]]).act(0, Name(Seer)).play_to(Scout);
}

/// Six players race to the first great temple; the Scout of seat 0 is to pay, the Artisan has gone a space.
fn short_race(track: &str, starts: [Start; 6], tokens: &[Token]) -> Script<State> {
    let mut table = trail(track, &starts, tokens);
    table.select(&[&[Scout], &[Priest], &[Elder], &[Artisan], &[Canoe], &[Child]]).play_to(Scout);
    table
}

const RICH_SCOUT: [Start; 6] = [(1, 9, false), NOTHING, NOTHING, NOTHING, NOTHING, NOTHING];

fn moved(from: i16, to: i16, by: Cause, cut: &[u8], stuck: bool) -> Event {
    Event::Moved { seat: at(0), from, to, by, cut: cut.iter().copied().collect(), stuck }
}

fn revealed(space: u8, token: Token) -> Event {
    Event::TokenRevealed { seat: at(0), space, token }
}

const SCOUT: Cause = Cause::Character(Scout);

#[test]
fn l_26_without_a_machete_a_pawn_stops_on_the_jungle_and_what_was_paid_is_lost() {
    let mut table = scout("v..j..j..j.e.TT", (1, 8, false), &[]);
    table.act(0, PayGems(6));
    assert!(table.saw(&moved(0, 4, SCOUT, &[], true)));
    assert_eq!((table.position(0), table.gems()[0]), (4, 4), "all six were paid");
    // Setting off from it is free.
    scout_again(&mut table);
    table.act(0, PayGems(3));
    assert!(table.saw(&moved(4, 7, SCOUT, &[], false)), "ending exactly on a jungle is no stop");
    assert_eq!(table.machetes()[0], 0);
}

#[test]
fn l_26_a_machete_must_be_spent_for_every_jungle_passed() {
    let mut table = scout("v..j..jj.......e.TT", (1, 20, true), &[]);
    table.act(0, PayGems(12));
    assert!(table.saw(&moved(0, 7, SCOUT, &[4], true)), "one machete, two jungles on the way");
    assert_eq!((table.machetes()[0], table.table().bank.machetes), (0, 8), "it goes back to the bank");
    let mut table = scout("v..j..jj.......e.TT", (1, 20, true), &[]);
    table.act(0, PayGems(4));
    assert_eq!((table.position(0), table.machetes()[0]), (4, 1), "ending on it costs nothing");
    scout_again(&mut table);
    table.act(0, PayGems(3));
    assert_eq!((table.position(0), table.machetes()[0]), (7, 1), "nor does starting from it");
}

#[test]
fn l_26_with_two_characters_a_pawn_sets_off_again_in_the_same_round() {
    let mut table = trail("vj....j..j.e.TT", &[(1, 5, false), (1, 0, false)], &[]);
    table.select(&[&[Thief, Scout], &[Elder, Priest]]);
    table.act(0, Name(Seer)).act(0, Steps(2));
    assert_eq!(table.position(0), 2);
    table.play_to(Scout).act(0, PayGems(2));
    assert_eq!(table.position(0), 4);
    let mut table = trail(".j.v..j..j.e.TT", &[(2, 5, false), (1, 0, false)], &[]);
    table.select(&[&[Scout, Canoe], &[Elder, Priest]]);
    table.play_to(Scout).act(0, PayGems(4));
    assert!(table.saw(&moved(-1, 2, SCOUT, &[], true)));
    assert!(table.saw(&moved(2, 7, Cause::Character(Canoe), &[], true)), "3 gems are 6 spaces");
}

#[test]
fn l_27_the_jungle_stops_every_movement_in_both_directions() {
    // The Child, on its way to a pawn behind the jungle.
    let mut table = trail("v.j.j.j.e.TT", &[(1, 0, false), (1, 9, true), NOTHING, NOTHING], &[]);
    table.select(&[&[Child], &[Scout], &[Elder], &[Priest]]).act(1, PayGems(5));
    assert_eq!(table.positions()[..2], [3, 5]);
    // Three forward, over a jungle.
    let mut table = scout("ve.j.jj.TT", (1, 5, false), &[Token::Forward]);
    table.act(0, PayGems(2)).replace(Token::Idol);
    assert!(table.saw(&moved(2, 4, Cause::Token(Token::Forward), &[], true)));
    // Two back, over a jungle: without a machete, and with one.
    let mut table = scout("v.je.jj.TT", (1, 9, false), &[Token::Back]);
    table.act(0, PayGems(4));
    assert_eq!(table.position(0), 3, "not even past the jungle on the way there");
    scout_again(&mut table);
    table.act(0, PayGems(1)).replace(Token::Idol);
    assert!(table.saw(&moved(4, 3, Cause::Token(Token::Back), &[], true)));
    let mut table = scout("..v.je.jj.TT", (1, 9, true), &[Token::Back]);
    table.act(0, PayGems(5));
    scout_again(&mut table);
    table.act(0, PayGems(1)).replace(Token::Idol);
    assert!(table.saw(&moved(6, 4, Cause::Token(Token::Back), &[5], false)));
    assert_eq!(table.machetes()[0], 0, "a machete must be spent on the way back too");
    // Two back onto a jungle: no cost.
    let mut table = scout("..vj.e.jj.TT", (1, 9, true), &[Token::Back]);
    table.act(0, PayGems(4));
    scout_again(&mut table);
    table.act(0, PayGems(2)).replace(Token::Idol);
    assert!(table.saw(&moved(6, 4, Cause::Token(Token::Back), &[], false)));
    assert_eq!(table.machetes()[0], 1);
}

#[test]
fn l_28_only_a_movement_that_ends_there_reveals_the_token() {
    let track = "v.e.e.jjjTT";
    let mut table = scout(track, (1, 9, false), &[Token::Idol, Token::GainGems]);
    table.act(0, PayGems(4));
    assert_eq!(table.table().round, 2, "passing reveals nothing");
    scout_again(&mut table);
    table.act(0, PayGems(1));
    assert_eq!(table.turn(), Turn::Chance);
    assert_eq!(table.events.last(), Some(&revealed(5, Token::GainGems)));
    table.replace(Token::Idol);
    // A pawn that does not move reveals nothing, though it stands on an event space.
    scout_again(&mut table);
    table.act(0, PayGems(0));
    assert!(!table.happened(|it| matches!(it, Event::TokenRevealed { .. })));
    assert_eq!(table.table().tokens, [(3, Token::Idol), (5, Token::Idol)]);
}

#[test]
fn l_28_the_movement_of_an_event_triggers_the_next_one() {
    let mut table = scout("ve..ee..jjjTT", (1, 9, false), &[Token::Forward, Token::GainGems, Token::Back]);
    table.act(0, PayGems(2));
    assert_eq!(table.events.last(), Some(&revealed(2, Token::Forward)));
    table.replace(Token::Idol);
    assert_eq!(table.events.last(), Some(&revealed(5, Token::GainGems)));
    assert_eq!(table.gems()[0], 9, "not yet");
    table.replace(Token::Idol);
    assert_eq!(table.gems()[0], 13);
    assert_eq!(table.table().tokens, [(2, Token::Idol), (5, Token::Idol), (6, Token::Back)]);
}

#[test]
fn l_28_an_event_chain_over_a_jungle() {
    // 3: forward, over the jungle on 5 with a machete, to 6: back, over the jungle on 5 without one: stuck there.
    let mut table = scout("v.e.je.jjTT", (1, 9, true), &[Token::Forward, Token::Back]);
    table.act(0, PayGems(3)).replace(Token::GainGems);
    assert!(table.saw(&moved(3, 6, Cause::Token(Token::Forward), &[5], false)));
    assert_eq!(table.table().tokens, [(3, Token::GainGems)], "the second is being replaced");
    table.replace(Token::Idol);
    assert!(table.saw(&moved(6, 5, Cause::Token(Token::Back), &[], true)));
    assert_eq!((table.position(0), table.machetes()[0], table.table().round), (5, 0, 2));
    // With a second machete it would have gone on to 4.
    let mut table = trail("v.e.je.jjTT", &[(1, 9, true), (1, 0, false)], &[Token::Forward, Token::Back]);
    table.select(&[&[Artisan, Scout], &[Elder, Priest]]);
    table.play_to(Artisan).act(0, Take(true)).act(0, Steps(1));
    table.act(0, PayGems(2)).replace(Token::GainGems).replace(Token::Idol);
    assert!(table.saw(&moved(6, 4, Cause::Token(Token::Back), &[5], false)));
}

#[test]
fn l_29_the_replacement_is_drawn_before_the_revealed_token_goes_back() {
    let mut table = scout("v.e.jjjTT", (1, 9, false), &[Token::LoseMachete]);
    let before = table.table();
    assert_eq!(before.reserve.iter().map(|(_, count)| count).sum::<u8>(), 17);
    table.act(0, PayGems(3));
    let due = table.table();
    assert_eq!(
        (due.tokens.len(), due.reserve.clone()),
        (0, before.reserve.clone()),
        "it is in neither place"
    );
    assert_eq!(table.chance_total(), 17);
    table.replace(Token::LoseMachete);
    assert_eq!(table.events[0].clone(), {
        let token = game_core::Private::nobody(Token::LoseMachete);
        Event::TokenReplaced { space: 3, token, returned: Token::LoseMachete }
    });
    assert_eq!(table.table().reserve, before.reserve, "one went out, one came in");
    // The last of its kind cannot replace itself.
    let mut table = scout("e.e.v.jjjTT", (1, 9, false), &[Token::Idol, Token::Idol]);
    table.act(0, PayGems(1));
    assert_eq!(table.refuses_chance(Chance::Token(Token::Idol)), Illegal::Outcome);
}

#[test]
fn l_29_the_replacement_comes_also_before_an_effect_that_wins() {
    let mut table = short_race("v.e.T.jjjT", RICH_SCOUT, &[Token::Forward]);
    table.act(0, PayGems(3));
    assert_eq!(table.turn(), Turn::Chance, "three spaces on it will be carried past the finish");
    table.replace(Token::Idol);
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!(table.table().tokens, [(3, Token::Idol)]);
    assert_eq!(table.table().reserve.iter().map(|(_, count)| count).sum::<u8>(), 17);
    assert!(table.table().reserve.contains(&(Token::Forward, 4)), "the one that wins has gone back before");
}

/// The Scout reveals this token on space 3 of a board without obstacles.
fn reveal(token: Token, start: Start, replacement: Token) -> Script<State> {
    let mut table = scout("v.e......jjjTT", start, &[token]);
    table.act(0, PayGems(3)).replace(replacement);
    table
}

#[test]
fn l_30_what_the_tokens_do() {
    // Seat 0 has 6 + 2 − 3 = 5 gems when the token takes effect.
    let start = (1, 6, false);
    let table = reveal(Token::GainGems, start, Token::Idol);
    assert_eq!((table.gems()[0], table.position(0)), (9, 3));
    assert_eq!(reveal(Token::LoseGems, start, Token::Idol).gems()[0], 3);
    assert_eq!(reveal(Token::LoseGems, (1, 2, false), Token::Idol).gems()[0], 0, "all, if there are fewer");
    assert_eq!(reveal(Token::Forward, start, Token::Idol).position(0), 6);
    assert_eq!(reveal(Token::Back, start, Token::Idol).position(0), 1);
    assert_eq!(reveal(Token::GainMachete, start, Token::Idol).machetes()[0], 1);
    assert_eq!(reveal(Token::LoseMachete, (1, 6, true), Token::Idol).machetes()[0], 0);
    let none = reveal(Token::LoseMachete, start, Token::Idol);
    assert!(none.saw(&Event::MacheteByToken { seat: at(0), machetes: 0 }));
    let idol = reveal(Token::Idol, start, Token::Back);
    assert_eq!(idol.table().idol, Some(at(0)));
}

#[test]
fn l_30_no_machete_left_nothing_gained() {
    let mut table = trail("e..v.jjj.TT", &[(1, 0, true); 8], &[Token::GainMachete]);
    table.select(&[&[Thief], &[Priest], &[Elder], &[Seer], &[Scout], &[Canoe], &[Child], &[Shaman]]);
    table.act(7, Name(Artisan)).act(0, Name(Artisan)).act(0, Steps(1)).replace(Token::Idol);
    assert!(table.saw(&Event::MacheteByToken { seat: at(0), machetes: 0 }));
    assert_eq!(table.machetes(), [1; 8]);
}

#[test]
fn l_30_backward_movement_ends_at_the_rearmost_place_of_the_board() {
    // From space 1 two back is place 2, if there is one, no matter who starts there.
    for (starts, to) in [(vec![NOTHING; 2], 0), (vec![NOTHING, NOTHING, (2, 0, false)], -1)] {
        let board = crate::common::options("e..v.jjj.TT", &starts);
        let mut table = crate::common::set_up(&board, 2, &[Token::Back]);
        table.select(&[&[Thief, Priest], &[Elder, Shaman]]);
        table.act(1, Name(Seer)).act(0, Name(Seer)).act(0, Steps(1)).replace(Token::Idol);
        assert!(table.saw(&moved(1, to, Cause::Token(Token::Back), &[], false)));
    }
}

#[test]
fn l_31_the_first_to_reach_the_finish_wins_at_once() {
    let mut table = short_race("v.e..T.jjjT", RICH_SCOUT, &[]);
    table.act(0, PayGems(6));
    assert_eq!(
        (table.position(0), table.turn()),
        (6, Turn::Over),
        "with six players at the first great temple"
    );
    assert_eq!(table.table().called, Some(Scout), "Canoe and Child do not come to it");
    assert_eq!(table.gems()[4], 0, "nor do they take their gems");
    assert!(matches!(table.events.last(), Some(Event::Over { winner, .. }) if *winner == at(0)));
    assert_eq!(table.refuses(0, PayGems(0)), Illegal::Over);
    assert_eq!(table.refuses_chance(Chance::Up(Elder)), Illegal::Over);
    // In the long race the same space is a temple like any other.
    let mut table = scout("v.e..T.jjjT", (1, 9, false), &[]);
    table.act(0, PayGems(6));
    assert_eq!((table.position(0), table.table().round), (6, 2));
}

#[test]
fn l_31_a_pawn_carried_past_the_finish_stops_on_it() {
    let mut table = short_race("v.e..T.jjjT", RICH_SCOUT, &[]);
    table.act(0, PayGems(9));
    assert!(table.saw(&moved(0, 6, SCOUT, &[], false)));
    assert_eq!((table.turn(), table.scores()[0]), (Turn::Over, 6));
    let mut table = short_race("v.e.T.jjjT", RICH_SCOUT, &[Token::Forward]);
    table.act(0, PayGems(3)).replace(Token::Idol);
    assert!(table.saw(&moved(3, 5, Cause::Token(Token::Forward), &[], false)), "by an event too");
    assert_eq!(table.turn(), Turn::Over);
}

#[test]
fn l_31_jungle_before_the_finish_stops_and_a_machete_carries_past() {
    let track = "v.e.j.j.TjT";
    let mut table = trail(track, &[(1, 40, true), (1, 0, false)], &[]);
    table.select(&[&[Canoe, Artisan], &[Elder, Priest]]);
    table.play_to(Artisan).act(0, Take(true)).act(0, Steps(1));
    // Two machetes for three jungles: the last one, right before the finish, stops the pawn.
    assert!(table.saw(&moved(1, 10, Cause::Character(Canoe), &[5, 7], true)));
    table.select(&[&[Canoe, Shaman], &[Elder, Priest]]).act(0, Name(Seer));
    table.play_out();
    assert!(table.saw(&moved(10, 11, Cause::Character(Canoe), &[], false)), "2 gems are 4 spaces");
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!(table.scores(), [11, 0]);
}

#[test]
fn l_32_the_others_are_ranked_by_position_then_by_gems() {
    let starts = [(1, 9, false), (3, 0, false), (3, 0, false), (2, 0, false), (3, 2, false), (4, 0, false)];
    let mut table = short_race("v.e..T.jjjT", starts, &[]);
    table.act(0, PayGems(6));
    // Priest, Elder and Artisan have taken a gem, and the Artisan has gone a space.
    assert_eq!((table.positions(), table.gems()), (vec![6, -2, -2, 0, -2, -3], vec![4, 1, 1, 1, 2, 0]));
    assert_eq!(table.scores(), [6, -2, -2, 0, -2, -3]);
    assert_eq!(table.ranks(), [1, 4, 4, 2, 3, 6]);
}
