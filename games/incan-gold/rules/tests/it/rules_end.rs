//! One test or more for every rule about the end of rounds and games, and for each edition: I-16 to I-24.

use crate::common::{Expedition, edition, temple};
use game_core::{Game, Illegal, Turn, Viewer};
use game_testkit::{Script, seat};
use incan_gold_rules::{Card, Edition, Event, Face, Options, State};

/// Everyone leaves after one gem until the game is over.
fn finish(table: &mut Script<State>) {
    let all: Vec<usize> = (0..table.seats()).collect();
    while table.turn() != Turn::Over {
        table.walk(&["treasure-1"]).leave(&all);
    }
}

#[test]
fn i_16_artifacts_on_the_path_are_lost_in_both_endings() {
    let mut table = temple(2);
    table.walk(&["artifact-1", "treasure-5"]).leave(&[0, 1]);
    assert_eq!((table.table().round, table.table().lost), (2, 1), "all left");
    assert!(!table.possible(Card::Artifact1));
    table.walk(&["artifact-2"]).collapse("mummy");
    assert_eq!((table.table().round, table.table().lost), (3, 2), "a pair of hazards");
    assert!(!table.possible(Card::Artifact2));
    assert!(table.possible(Card::Artifact3));
}

#[test]
fn i_16_gems_on_the_path_do_not_reach_the_next_round() {
    let mut table = temple(2);
    table.walk(&["treasure-9", "hazard-fire"]).leave(&[0]); // 1 odd gem goes to the leaver
    table.walk(&["treasure-5"]).walk(&["hazard-fire"]);
    let now = table.table();
    assert_eq!(
        (now.path.len(), now.beside.as_slice(), now.inside.as_slice()),
        (0, &[0, 0][..], &[true, true][..])
    );
    table.walk(&["treasure-2"]).leave(&[1]);
    assert_eq!(table.table().tents.as_slice(), [5, 1]);
}

#[test]
fn i_17_the_start_player_passes_to_the_left() {
    let mut table = temple(3);
    for (start, hazard) in [0, 1, 2, 0, 1].into_iter().zip(["spider", "mummy", "fire", "snake", "rockfall"]) {
        assert_eq!(table.view_of(0).start_player, seat(start));
        table.collapse(hazard);
    }
}

#[test]
fn i_18_most_points_win_and_artifacts_break_ties() {
    let mut table = temple(3);
    // Seat 0 gets 5 gems, seat 1 an artifact worth 5, seat 2 nothing but what all get.
    table.walk(&["artifact-1"]).leave(&[1]).walk(&["treasure-11"]).leave(&[0]).collapse("snake");
    assert_eq!(table.table().tents.as_slice(), [6, 0, 0]);
    table.walk(&["treasure-2"]).leave(&[1]).walk(&["treasure-1"]).leave(&[0, 2]);
    // Seat 1: 5 + 2; seat 0: 6; and 0 and 2 shared the single gem, which went back to the stock.
    table.walk(&["treasure-4"]).leave(&[0]).walk(&["hazard-fire"]).leave(&[1, 2]);
    assert_eq!(table.table().tents.as_slice(), [6 + 2, 2 + 1, 1]);
    finish(&mut table);
    assert_eq!(table.scores(), [8, 8, 1]);
    assert_eq!(table.ranks(), [2, 1, 3], "equal points: more artifacts");
    assert!(
        matches!(table.events.last(), Some(Event::Over { outcome }) if outcome == &table.outcome().unwrap())
    );
}

#[test]
fn i_18_still_tied_is_a_shared_victory() {
    let mut table = temple(4);
    table.walk(&["treasure-5"]).leave(&[0, 1, 2]).collapse("fire");
    finish(&mut table);
    assert_eq!(table.scores(), [1, 1, 1, 0]);
    assert_eq!(table.ranks(), [1, 1, 1, 4], "the ranks after a tie are skipped");
    assert_eq!(table.outcome().unwrap().winners().len(), 3);
    assert_eq!(table.refuses_chance(Card::Treasure1), Illegal::Over);
}

#[test]
fn i_19_tents_are_closed_until_the_end() {
    for open_tents in [false, true] {
        let mut table: Script<State> = Script::new(&Options { open_tents, ..Options::default() }, 3);
        table.walk(&["treasure-9"]).leave(&[0, 1]);
        let seen = |viewer| table.view(viewer).tents.as_slice().to_vec();
        let closed = |gems: u16| open_tents.then_some(gems);
        assert_eq!(seen(Viewer::Seat(seat(0))), [Some(3), closed(3), closed(0)]);
        assert_eq!(seen(Viewer::Spectator), [closed(3), closed(3), closed(0)]);
        let known = table.knowledge(seat(2));
        assert_eq!(known.tents().as_slice(), [3, 3, 0], "what went in was seen by all");
        table.collapse("mummy");
        finish(&mut table);
        assert_eq!(
            table.view(Viewer::Spectator).tents.as_slice(),
            [Some(3), Some(3), Some(0)],
            "opened at the end"
        );
    }
}

#[test]
fn i_20_the_deck_never_runs_out() {
    // The longest round there can be: in round 5, with four hazards gone, every card but the one that makes a pair.
    let mut table = temple(2);
    for kind in ["spider", "spider", "mummy", "mummy"] {
        table.collapse(kind);
    }
    let mut turned = 0;
    while table.table().round == 5 && table.turn() != Turn::Over {
        table.stay();
        let mut outcomes = Vec::new();
        table.chance_outcomes(&mut outcomes);
        assert!(!outcomes.is_empty(), "a card is left");
        // Any card that does not end the round, as long as there is one.
        let on_path: Vec<Card> = table.table().path.iter().map(|on| on.card).collect();
        let harmless = |card: &Card| !(matches!(card.face(), Face::Hazard(_)) && on_path.contains(card));
        let card = outcomes.iter().map(|(card, _)| *card).find(harmless).unwrap_or(outcomes[0].0);
        table.chance(card);
        turned += 1;
    }
    assert_eq!((turned, table.turn()), (15 + 5 + 5 + 1, Turn::Over));
}

#[test]
fn i_21_the_default_is_the_2006_edition() {
    assert_eq!(Options::default().edition, Edition::IncanGold2006);
    assert_eq!(serde_json::to_string(&Options::default()).unwrap(), "{}");
    let named: Options = serde_json::from_str(r#"{"edition":"incan-gold-2006"}"#).unwrap();
    assert_eq!(named, Options::default());
    let wrong =
        r#"{"edition":"incan-gold-2007"} {"edition":null} {"editions":"diamant-2005"} {"open_tents":1}"#;
    for text in wrong.split(' ') {
        assert!(serde_json::from_str::<Options>(text).is_err(), "{text}");
    }
}

#[test]
fn i_22_diamant_2005_has_no_artifacts() {
    let mut table = edition(Edition::Diamant2005, 2);
    for round in 1..=5 {
        assert_eq!(table.table().round, round);
        assert_eq!(table.chance_total(), 30);
        assert!(Card::ARTIFACTS.iter().all(|artifact| !table.possible(*artifact)));
        table.walk(&["treasure-4"]).leave(&[0, 1]);
    }
    assert_eq!(table.scores(), [10, 10]);
}

#[test]
fn i_23_diamant_2016_has_all_artifacts_from_the_start_and_no_tie_break() {
    let mut table = edition(Edition::Diamant2016, 2);
    assert_eq!(table.chance_total(), 35);
    let haul = ["artifact-3", "artifact-1", "artifact-5", "artifact-2", "artifact-4"];
    table.walk(&haul).leave(&[1]);
    assert_eq!(table.haul(1), [5, 5, 5, 10, 10], "by the order of leaving");
    // 17 + 13 + 5 = 35 gems for the other one.
    table.walk(&["treasure-17", "treasure-13", "treasure-5"]).leave(&[0]);
    assert_eq!(table.chance_total(), 30, "none is added later");
    finish(&mut table);
    assert_eq!(
        (table.scores(), table.ranks()),
        (vec![35, 35], vec![1, 1]),
        "equal points are a shared victory"
    );
}

#[test]
fn i_24_incan_gold_2020_prints_a_value_on_each_artifact() {
    let mut table = edition(Edition::IncanGold2020, 2);
    for _ in 1..=4 {
        table.walk(&["treasure-1"]).leave(&[0, 1]);
    }
    table.walk(&["artifact-5", "artifact-1", "artifact-4", "artifact-3", "artifact-2"]).leave(&[0]);
    assert_eq!(table.haul(0), [12, 5, 10, 8, 7], "in path order");
    // 17 + 14 + 11 = 42 gems: equal points, and the artifacts decide.
    table.walk(&["treasure-17", "treasure-14", "treasure-11"]).leave(&[1]);
    assert_eq!((table.scores(), table.ranks()), (vec![42, 42], vec![1, 2]));
}
