//! What a player knows, and that a table dealt at random from it is possible.

use crate::common::{Expedition, NOTHING, at, options, set_up, trail};
use game_core::{Determinize, Game, OpenTable, Seat, SeatSet, SplitMix, Turn, Viewer};
use game_testkit::{Script, random_step};
use lost_temple_rules::Action::{Look, Name, PayGems, Pick, Steps, Swap, Take};
use lost_temple_rules::Character::*;
use lost_temple_rules::{Board, Chance, Character, Options, State, Table, Token};
use std::collections::BTreeMap;

/// Tables dealt at random from what a seat knows.
fn sampled(state: &State, seat: usize, times: u64) -> impl Iterator<Item = Table> {
    let knowledge = state.knowledge(at(seat));
    (0..times).map(move |seed| {
        let table = State::determinize(&knowledge, &mut SplitMix::new(seed));
        table.audit();
        assert_eq!(table.knowledge(knowledge.seat()), knowledge);
        table.open_table()
    })
}

fn holder(table: &Table, character: Character) -> Option<Seat> {
    table.picked.iter().find(|(_, cards)| cards.contains(&character)).map(|(seat, _)| seat)
}

/// In random games, for every number of players and at every moment: what a seat holds possible is just what can be
/// dealt to it, and the truth is possible.
#[test]
fn possible_holders_are_those_whom_the_card_can_be_dealt_to() {
    for seats in 2..=8 {
        for mandarin in [false, true] {
            let options = Options { mandarin, ..Options::default() };
            let mut draw = SplitMix::nth(11, seats as u64);
            let mut state = State::new(&options, seats).unwrap();
            for step in 0..150 {
                if step % 3 == 0 && state.open_table().round > 0 {
                    for seat in Seat::all(seats) {
                        check_possible_holders(&state, seat);
                    }
                }
                let Some(step) = random_step(&state, &mut draw) else { break };
                state.apply(step, &mut ()).unwrap();
            }
        }
    }
}

fn check_possible_holders(state: &State, seat: Seat) {
    let knowledge = state.knowledge(seat);
    let mut holders: BTreeMap<Character, SeatSet> = BTreeMap::new();
    let mut aside: BTreeMap<Character, bool> = BTreeMap::new();
    let truth = state.open_table();
    for table in sampled(state, seat.index(), 120).chain([truth]) {
        for character in knowledge.public().characters().iter() {
            let known = holders.entry(character).or_default();
            *known = holder(&table, character).map_or(*known, |seat| known.with(seat));
            *aside.entry(character).or_default() |= table.aside.contains(&character);
        }
    }
    for (character, seats) in holders {
        assert_eq!(knowledge.possible_holders(character), seats, "{character}: {knowledge:?}");
        assert_eq!(knowledge.may_be_aside(character), aside[&character], "{character}: {knowledge:?}");
    }
}

#[test]
fn hidden_cards_are_dealt_evenly() {
    // Two players; B has seen six of the seven cards that are not up, and picked one. Three are gone after that.
    let mut table = set_up(&Options::default(), 2, &[]);
    table.chance(Chance::Up(Elder)).chance(Chance::Aside(Seer)).act(1, Pick(Shaman)).act(0, Pick(Thief));
    table.chance(Chance::Aside(Child)).act(1, Pick(Priest)).chance(Chance::Aside(Scout));
    // Seat 0 was handed all but Elder, Seer and Shaman, and is now handed Artisan and Canoe.
    let mut first = BTreeMap::new();
    let mut second = BTreeMap::new();
    for dealt in sampled(&table, 0, 3_000) {
        *first.entry(dealt.picked[at(1)][0]).or_insert(0) += 1;
        *second.entry(dealt.picked[at(1)][1]).or_insert(0) += 1;
    }
    assert_eq!(first.keys().copied().collect::<Vec<_>>(), [Shaman, Seer]);
    assert_eq!(second.keys().copied().collect::<Vec<_>>(), [Priest, Scout, Child]);
    assert!(first.values().all(|count| (1_400..1_600).contains(count)), "{first:?}");
    assert!(second.values().all(|count| (900..1_100).contains(count)), "{second:?}");
}

#[test]
fn which_of_two_characters_was_picked_first_stays_a_secret() {
    // Both orders look the same to the others, also after one of the two was revealed.
    let both = [[Shaman, Canoe], [Canoe, Shaman]].map(|picks| {
        let mut table = set_up(&Options::default(), 3, &[]);
        table.select(&[&[Thief, Seer], &picks, &[Priest, Child]]);
        assert_eq!(table.due(), [1]);
        table
    });
    assert_eq!(both[0].view(Viewer::Spectator), both[1].view(Viewer::Spectator));
    assert_eq!(both[0].view_of(2).explorers, both[1].view_of(2).explorers);
    assert_ne!(both[0].knowledge(at(0)), both[1].knowledge(at(0)), "but seat 0 saw which card was passed on");
}

#[test]
fn a_token_seen_as_seer_is_known_wherever_it_goes_until_it_is_revealed() {
    let track = "v.e.e.e.jjjTT";
    let tokens = [Token::Idol, Token::Back, Token::Forward];
    let mut table = trail(track, &[(1, 9, false), (1, 0, false)], &tokens);
    table.select(&[&[Scout, Seer], &[Elder, Priest]]);
    table.act(0, Look(3, 5)).act(0, Swap(false)).act(0, Steps(1));
    table.play_to(Scout).act(0, PayGems(0));
    let known =
        |table: &Script<State>, seat| [3, 5, 7].map(|space| table.knowledge(at(seat)).token_at(space));
    assert_eq!(known(&table, 0), [Some(Token::Idol), Some(Token::Back), None]);
    assert_eq!(known(&table, 1), [None; 3]);
    assert_eq!(table.knowledge(at(1)).seen_by(5), SeatSet::one(at(0)), "that seat 0 looked is public");
    for dealt in sampled(&table, 0, 50) {
        assert_eq!(dealt.tokens[..2], [(3, Token::Idol), (5, Token::Back)]);
    }
    // The other Seer swaps one of them with a third: everyone sees that, so seat 0 knows where it went.
    table.select(&[&[Scout, Elder], &[Seer, Shaman]]);
    table.act(1, Name(Child)).act(1, Look(5, 7)).act(1, Swap(true)).act(1, Steps(1));
    assert_eq!(known(&table, 0), [Some(Token::Idol), None, Some(Token::Back)]);
    assert_eq!(known(&table, 1), [None, Some(Token::Forward), Some(Token::Back)]);
    // Once revealed, nobody knows what lies there.
    table.play_to(Scout).act(0, PayGems(2));
    assert_eq!(known(&table, 0), [None, None, Some(Token::Back)]);
    assert_eq!(table.table().tokens, [(5, Token::Forward), (7, Token::Back)]);
    for dealt in sampled(&table, 0, 50) {
        assert_eq!(
            dealt.tokens.len(),
            2,
            "the space waits for its replacement at every table dealt at random"
        );
        assert!(dealt.reserve.iter().map(|(_, count)| count).sum::<u8>() == 15);
    }
    table.replace(Token::GainGems);
    assert_eq!(known(&table, 0), [None, None, Some(Token::Back)]);
    let mut unseen = Board::tokens(&options(track, &[]).board);
    assert!(unseen.take(Token::Back as usize));
    assert_eq!(table.knowledge(at(0)).unseen_tokens(), unseen);
}

#[test]
fn a_token_that_went_back_can_only_lie_where_one_was_laid_after_that() {
    // The machete tokens: one is revealed on 1 and goes back after its replacement was laid.
    let mut board: serde_json::Value =
        serde_json::from_str(&crate::common::board_json("ee.v.jjjTT", &[])).unwrap();
    board["tokens"]["machete+"] = 1.into();
    board["tokens"]["forward+3"] = 5.into();
    let options: Options = serde_json::from_value(serde_json::json!({ "board": board })).unwrap();
    let mut table = set_up(&options, 4, &[Token::GainMachete, Token::Idol]);
    table.select(&[&[Artisan], &[Thief], &[Elder], &[Scout]]);
    table.act(1, Name(Child)).act(1, Steps(2));
    table.replace(Token::LoseGems); // seat 1 has revealed the idol on 2
    table.act(0, Take(false)).act(0, Steps(1)).replace(Token::Forward);
    // The only machete+ is in the reserve, since both spaces had their tokens before it went there.
    for dealt in sampled(&table, 2, 300) {
        assert!(dealt.reserve.contains(&(Token::GainMachete, 1)));
        assert!(dealt.tokens.iter().all(|(_, token)| *token != Token::GainMachete));
    }
    // The idol went back before the token on 1 was laid, and after the one on 2: it can lie on 1. Of the two idols the
    // other one can lie anywhere.
    let idols =
        |space| sampled(&table, 2, 3_000).filter(|it| it.tokens.contains(&(space, Token::Idol))).count();
    // The token on 1 came from 16 of which two are idols, one of them for sure in the reserve then; the token on 2 is
    // any of the 16 that were never revealed, one of them an idol.
    let (on_1, on_2) = (idols(1), idols(2));
    assert!((300..450).contains(&on_1), "about an eighth: {on_1}");
    assert!((130..260).contains(&on_2), "about a sixteenth: {on_2}");
}

#[test]
fn with_a_single_token_in_the_reserve_everyone_knows_where_it_went() {
    // 17 event spaces: what is revealed is the whole reserve, and so the next replacement.
    let track = "eeeeeeveeeeeeeeeeejjj.TT";
    let four = [NOTHING; 4];
    let mut table = trail(track, &four, &[Token::GainGems, Token::GainMachete]);
    table.select(&[&[Artisan], &[Thief], &[Elder], &[Priest]]);
    table.act(1, Name(Child)).act(1, Steps(1)).any_chance();
    assert_eq!(table.table().reserve.iter().filter(|(_, count)| *count > 0).count(), 1);
    assert!(table.table().reserve.contains(&(Token::GainGems, 1)));
    table.act(0, Take(false)).act(0, Steps(2));
    assert_eq!(table.chance_total(), 1);
    table.any_chance();
    assert!(table.table().tokens.contains(&(2, Token::GainGems)));
    for dealt in sampled(&table, 3, 100) {
        assert!(dealt.tokens.contains(&(2, Token::GainGems)), "it follows from what all have seen");
        assert!(dealt.reserve.contains(&(Token::GainMachete, 1)));
    }
}

#[test]
fn after_a_reveal_the_same_token_is_not_dealt_to_its_space_again() {
    let mut table = trail("ee.v.jjjTT", &[NOTHING; 4], &[Token::Idol, Token::Idol]);
    table.select(&[&[Artisan], &[Priest], &[Elder], &[Scout]]);
    table.play_to(Artisan).act(0, Take(false)).act(0, Steps(1)).replace(Token::Back).play_out();
    assert_eq!(table.turn(), Turn::Chance);
    // One idol lies on 2 and was never seen, the other one was revealed on 1.
    let on_1 = sampled(&table, 3, 3_400).filter(|it| it.tokens.contains(&(1, Token::Idol))).count();
    assert!((140..270).contains(&on_1), "only the other one can be there, in one of 17 cases: {on_1}");
}
