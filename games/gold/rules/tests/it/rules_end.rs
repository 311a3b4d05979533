//! One test or more for the rules about the end of a game and of a match: G-17 and G-18.

use crate::common::{Digging, card, flip, table, table_for_a_match, table_with};
use game_core::{Game, Illegal, Turn, Viewer};
use game_testkit::{Script, seat};
use gold_rules::{Event, Options, State};

/// A round for two in which all gold is left when the rush begins, at seat `first`'s turn.
fn round_of_gold(table: &mut Script<State>, first: usize) {
    // 35 turns and 5 turns: the player who started the round is at turn again.
    table.leave_only_gold().stall_on_gold();
    assert_eq!(table.due(), [first]);
}

// 12 cards each, 30 points each.
const EVEN: [&str; 2] = ["1 1 2 2 2 2 3 3 3 3 4 4", "1 1 1 2 2 2 3 3 3 4 4 4"];
// 12 cards each, 31 and 29 points.
const UNEVEN: [&str; 2] = ["1 1 2 2 2 2 3 3 3 4 4 4", "1 1 1 2 2 2 3 3 3 3 4 4"];
const UNEVEN_THE_OTHER_WAY: [&str; 2] = [UNEVEN[1], UNEVEN[0]];

#[test]
fn g_17_the_game_ends_when_no_card_is_left_and_most_points_win() {
    let mut table = table(2);
    round_of_gold(&mut table, 0);
    assert_eq!(table.outcome(), None);
    table.rush_for(&UNEVEN);
    assert_eq!((table.turn(), table.cards()), (Turn::Over, 0));
    assert_eq!((table.scores(), table.ranks()), (vec![31, 29], vec![1, 2]));
    let outcome = table.outcome().unwrap();
    assert_eq!(table.events.last(), Some(&Event::Over { outcome: outcome.clone() }));
    assert_eq!(table.view(Viewer::Spectator).outcome, Some(outcome));
    assert_eq!(table.refuses(0, flip(0)), Illegal::Over);
    assert_eq!(table.refuses_chance(card("gold-1")), Illegal::Over);
    let end = table.table();
    assert_eq!((end.turn, end.rush, end.totals.as_slice()), (seat(1), true, &[31, 29][..]));
    assert_eq!(end.piles[seat(0)], [1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4], "they stay");
}

#[test]
fn g_17_all_cards_must_go_not_only_the_gold() {
    let mut table = table(2);
    table.leave_twelve().dig(&["dynamite", "dynamite"]);
    for _ in 0..10 {
        assert_ne!(table.turn(), Turn::Over, "no gold is left, but cards are");
        table.turn_any();
    }
    assert_eq!(table.turn(), Turn::Over);
}

#[test]
fn g_17_equal_points_are_decided_by_the_number_of_gold_cards() {
    // A prospector of seat 0 finds a gold-1. Then the rush gives 12 cards to seat 0 and 11 to seat 1.
    let mut table = table(2);
    table.dig(&["gold-1", "green-2"]);
    assert_eq!(table.piles(), [vec![1], vec![]]);
    table.leave_only_gold().stall_on_gold();
    assert_eq!((table.cards(), table.due()), (23, vec![0]));
    table.rush_for(&["1 1 1 2 2 2 2 2 4 4 4 4", "1 2 2 3 3 3 3 3 3 3 4"]);
    assert_eq!(table.scores(), [30, 30]);
    assert_eq!(table.ranks(), [1, 2], "13 cards beat 11");
}

#[test]
fn g_17_equal_points_and_cards_share_a_rank_and_the_next_is_skipped() {
    let cases: [(&[&str], &[i32], &[u8]); 3] = [
        (&EVEN, &[30, 30], &[1, 1]),
        (&["1 1 2 2 3 3 4 4", "1 1 2 2 3 3 4 4", "1 2 2 2 3 3 3 4"], &[20, 20, 20], &[1, 1, 1]),
        (&["1 2 2 2 3 3 4 4", "1 1 1 2 3 3 3 4", "1 2 2 2 3 3 4 4"], &[21, 18, 21], &[1, 3, 1]),
    ];
    for (gold, scores, ranks) in cases {
        let mut table = table(gold.len());
        table.leave_only_gold().stall_on_gold().rush_for(gold);
        assert_eq!((&table.scores()[..], &table.ranks()[..]), (scores, ranks));
        let winners = ranks.iter().filter(|rank| **rank == 1).count();
        assert_eq!(table.outcome().unwrap().winners().len(), winners);
    }
}

#[test]
fn g_18_a_match_has_as_many_rounds_as_players_each_started_by_another() {
    for seats in 2..=5 {
        let mut table = table_with(Options { full_match: true, start: seat(1), ..Options::default() }, seats);
        let mines = table.view_of(0).mines;
        for round in 1..=seats {
            let start = seat(round % seats);
            let now = table.table();
            assert_eq!((usize::from(now.round), now.turn, now.rush), (round, start, false));
            assert_eq!(table.known().unknown().len(), 64, "new cards");
            assert_eq!(table.known().unseen(), &gold_rules::DECK, "all of them");
            assert_eq!(table.piles(), vec![Vec::<u8>::new(); seats], "empty piles");
            assert_eq!(table.known().stall_in(), Some(2 * table.known().rounds()));
            assert_eq!(table.view_of(0).finished.len(), round - 1);
            assert_eq!(table.known().turned_last(), None);
            assert_eq!(
                now.totals.as_slice().iter().sum::<u16>(),
                60 * u16::from(now.round - 1),
                "finished rounds only"
            );
            assert_eq!(table.view_of(0).mines, mines, "the mines stay");
            assert_eq!((table.known().round_starter(), table.outcome()), (start, None));
            table.leave_only_gold().stall_on_gold();
            (0..24).for_each(|_| _ = table.turn_any());
        }
        assert_eq!(table.turn(), Turn::Over);
    }
}

#[test]
fn g_18_the_highest_total_wins() {
    let mut table = table_for_a_match(2);
    round_of_gold(&mut table, 0);
    table.rush_for(&UNEVEN);
    let begins = Event::RoundBegan { round: 2, start: seat(1), stall_in: Some(4) };
    assert_eq!(table.events.last(), Some(&begins), "at once");
    let Some(Event::RoundEnded { round: 1, piles, points, totals }) = table.events.iter().rev().nth(1) else {
        panic!("{:?}", table.events);
    };
    assert_eq!((points.as_slice(), totals.as_slice()), (&[31, 29][..], &[31, 29][..]));
    assert_eq!(piles[seat(1)], [1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4], "shown as they are counted");
    assert_eq!(table.view_of(0).piles.as_slice(), [Some(vec![]), None], "and hidden again in the new round");
    assert_eq!(table.table().totals.as_slice(), [31, 29]);
    assert_eq!(table.view(Viewer::Spectator).finished[0].as_slice(), [31, 29], "the score sheet is public");

    round_of_gold(&mut table, 1);
    table.rush_for(&EVEN);
    assert_eq!((table.scores(), table.ranks()), (vec![61, 59], vec![1, 2]));
    let end = table.table();
    assert_eq!((end.round, end.turn, end.rush), (2, seat(0), true));
    assert_eq!(end.piles[seat(0)].len(), 12, "those of the last round");
}

#[test]
fn g_18_equal_totals_are_decided_by_the_last_round() {
    let mut table = table_for_a_match(2);
    round_of_gold(&mut table, 0);
    table.rush_for(&UNEVEN);
    round_of_gold(&mut table, 1);
    table.rush_for(&UNEVEN_THE_OTHER_WAY);
    assert_eq!((table.scores(), table.ranks()), (vec![60, 60], vec![2, 1]));
}

#[test]
fn g_18_then_the_victory_is_shared_whatever_the_number_of_cards() {
    let mut table = table_for_a_match(2);
    round_of_gold(&mut table, 0);
    table.rush_for(&EVEN);
    // The second round gives both 30 points, seat 0 with 11 cards and seat 1 with 13: its red prospector finds a gold-1.
    table.dig(&["gold-1", "red-2"]);
    table.leave_only_gold().stall_on_gold();
    table.rush_for(&["1 2 2 3 3 3 3 3 3 3 4", "1 1 1 2 2 2 2 2 4 4 4 4"]);
    assert_eq!(table.piles().iter().map(Vec::len).collect::<Vec<_>>(), [11, 13]);
    assert_eq!((table.scores(), table.ranks()), (vec![60, 60], vec![1, 1]));
}
