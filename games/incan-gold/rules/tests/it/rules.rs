//! One test or more for every rule about the cards, the temple and leaving it: I-01 to I-15.

use crate::common::{Expedition, edition, temple};
use game_core::{Game, Illegal, SeatSet, Turn, Viewer};
use game_testkit::seat;
use incan_gold_rules::{Card, Choice, Deck, Edition, Event, Face, Hazard, Options, PathCard, State};

#[test]
fn i_01_the_quest_deck_has_15_treasures_and_15_hazards() {
    let cards: Vec<(Card, u32)> = Deck::QUEST.iter().collect();
    let treasures: Vec<(u8, u32)> = cards
        .iter()
        .filter_map(|(card, n)| if let Face::Treasure(v) = card.face() { Some((v, *n)) } else { None })
        .collect();
    assert_eq!(treasures.iter().map(|(_, n)| n).sum::<u32>(), 15);
    assert_eq!(treasures.iter().map(|(v, n)| u32::from(*v) * n).sum::<u32>(), 124);
    let pairs: Vec<u8> = treasures.iter().filter(|(_, n)| *n == 2).map(|(v, _)| *v).collect();
    assert_eq!(pairs, [5, 7, 11]);
    assert_eq!(
        treasures.iter().map(|(v, _)| *v).collect::<Vec<_>>(),
        [1, 2, 3, 4, 5, 7, 9, 11, 13, 14, 15, 17]
    );
    assert_eq!(Hazard::all().count(), 5);
    assert!(Hazard::all().all(|kind| Deck::QUEST.hazards(kind) == 3));
    assert_eq!((Deck::QUEST.len(), Deck::QUEST.artifacts()), (30, 0));
}

#[test]
fn i_02_two_to_eight_play() {
    for seats in 2..=8 {
        assert_eq!(temple(seats).seats(), seats);
    }
    for seats in [0, 1, 9, 64] {
        let refused = State::new(&Options::default(), seats).unwrap_err();
        assert_eq!(refused.to_string(), format!("Incan Gold is for 2 to 8 players, not {seats}"));
    }
}

#[test]
fn i_03_gems_are_counted_and_no_stock_limits_a_payout() {
    // All 15 treasures in each of the five rounds: 620 gems, far more than the 110 stones of the box are worth in ones.
    let mut table = temple(2);
    for round in 1..=5 {
        let all = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17].map(|gems| format!("treasure-{gems}"));
        table.walk(&all.each_ref().map(String::as_str));
        assert_eq!(table.table().round, round);
        table.leave(&[0, 1]);
    }
    // 124 gems: 57 each, and the 10 odd ones are shared by the leavers.
    assert_eq!(table.scores(), [310, 310]);
}

#[test]
fn i_04_each_round_brings_an_artifact_and_what_was_not_drawn_stays() {
    let mut table = temple(3);
    for round in 1..=5u8 {
        for (number, artifact) in (1..).zip(Card::ARTIFACTS) {
            assert_eq!(table.possible(artifact), number <= round, "round {round}");
        }
        assert_eq!(table.chance_total(), 30 + u32::from(round), "a full deck each round");
        assert_eq!(table.table().round, round);
        table.walk(&["treasure-3"]).leave(&[0, 1, 2]);
        if round < 5 {
            let begins = Event::RoundBegan {
                round: round + 1,
                start_player: seat(usize::from(round % 3)),
                artifacts: [round + 1].into_iter().collect(),
            };
            assert_eq!(table.events.last(), Some(&begins), "announced to all");
        }
    }
    assert_eq!(table.turn(), Turn::Over);
}

#[test]
fn i_05_choices_are_sealed_until_the_last_is_in() {
    let mut table = temple(3);
    table.walk(&["treasure-9"]);
    assert_eq!(table.turn(), Turn::Act(SeatSet::all(3)));
    assert_eq!(table.legal(1), [Choice::Torch, Choice::Camp]);
    table.act(1, Choice::Camp);
    assert_eq!(table.due(), [0, 2]);
    assert_eq!(table.refuses(1, Choice::Torch), Illegal::AlreadyChosen(seat(1)));
    assert_eq!(table.view_of(1).own_choice, Some(Choice::Camp));
    for other in [0, 2] {
        let view = table.view_of(other);
        assert_eq!((view.chosen, view.own_choice), (1, None));
        assert_eq!(table.told(other), [Event::Sealed { choice: None.into(), chosen: 1 }]);
    }
    assert_eq!(table.view(Viewer::Spectator).own_choice, None);
    assert_eq!(table.table().inside.as_slice(), [true; 3], "a leaver is inside until all have chosen");
    table.act(0, Choice::Torch).act(2, Choice::Torch);
    assert_eq!(table.table().inside.as_slice(), [true, false, true]);
    let camp = SeatSet::one(seat(1));
    assert!(table.events.contains(&Event::Revealed { torch: SeatSet::all(3).without(camp), camp }));
    assert_eq!(table.refuses_chance(Card::Artifact2), Illegal::Outcome);
    table.walk(&["treasure-1"]);
    assert_eq!(table.refuses(1, Choice::Torch), Illegal::NotDue(seat(1)), "out for the round");
}

#[test]
fn i_06_leavers_go_before_the_next_card() {
    let mut table = temple(3);
    table.walk(&["hazard-fire", "treasure-9"]).leave(&[1]);
    assert_eq!(table.table().tents.as_slice(), [0, 3, 0]);
    table.chance("hazard-fire".parse().unwrap());
    assert_eq!(table.table().tents.as_slice(), [0, 3, 0], "a player who left before the pair keeps the gems");
    assert_eq!(table.table().round, 2);
}

#[test]
fn i_07_everyone_enters_without_being_asked() {
    let mut table = temple(4);
    assert_eq!(table.turn(), Turn::Chance);
    assert_eq!(table.refuses(0, Choice::Torch), Illegal::ChanceDue);
    table.walk(&["treasure-4"]).leave(&[0, 1, 2, 3]);
    assert_eq!(table.turn(), Turn::Chance, "nor in the second round");
    assert_eq!(table.table().inside.as_slice(), [true; 4]);
}

#[test]
fn i_08_after_a_hazard_as_first_card_the_next_is_turned_at_once() {
    let mut table = temple(2);
    table.walk(&["hazard-mummy"]);
    assert_eq!(table.turn(), Turn::Chance);
    table.walk(&["hazard-snake"]);
    assert_eq!(table.due(), [0, 1], "after the second card there is a choice, whichever card it was");

    let mut table = temple(2);
    table.collapse("mummy");
    assert_eq!((table.table().round, table.turn()), (2, Turn::Chance), "the pair ends the round at once");
}

#[test]
fn i_08_counts_the_cards_turned_not_those_that_lie_there() {
    let mut table = temple(3);
    table.walk(&["artifact-1"]).leave(&[2]);
    assert!(table.table().path.is_empty(), "the artifact was carried out");
    table.chance("hazard-spider".parse().unwrap());
    assert_eq!(table.due(), [0, 1], "the second card of the round");
}

#[test]
fn i_09_treasure_is_divided_and_the_remainder_stays() {
    let mut table = temple(4);
    table.walk(&["treasure-11"]);
    assert_eq!(table.table().beside.as_slice(), [2; 4]);
    assert_eq!(table.table().path, [PathCard { card: Card::Treasure11, gems: 3 }]);
    assert_eq!(table.table().tents.as_slice(), [0; 4], "beside the tent, not safe yet");
    table.walk(&["treasure-3"]);
    assert_eq!(table.table().beside.as_slice(), [2; 4], "3 among 4: all of it stays");
    assert_eq!(table.table().path[1].gems, 3);
}

#[test]
fn i_10_an_artifact_stays_on_the_path() {
    let mut table = temple(2);
    table.walk(&["artifact-1", "treasure-2"]);
    assert_eq!(table.table().path[0], PathCard { card: Card::Artifact1, gems: 0 });
    assert!(table.no_artifacts());
    assert_eq!(table.table().beside.as_slice(), [1, 1]);
}

#[test]
fn i_11_the_second_hazard_of_a_kind_takes_what_is_not_in_tents() {
    let mut table = temple(3);
    table.walk(&["treasure-9", "hazard-snake"]).leave(&[0]).walk(&[
        "hazard-spider",
        "treasure-17",
        "hazard-snake",
    ]);
    let table_now = table.table();
    assert_eq!((table_now.round, table_now.tents.as_slice()), (2, &[3, 0, 0][..]));
    assert_eq!(table_now.removed, [Card::Snake]);
    assert_eq!(table.chance_total(), 30 + 2 - 1, "one snake left the game");
}

#[test]
fn i_11_a_kind_loses_at_most_two_of_its_three() {
    let mut table = temple(2);
    table.collapse("fire").collapse("fire");
    assert_eq!(table.table().removed, [Card::Fire; 2]);
    table.walk(&["hazard-fire", "treasure-1"]).stay();
    assert_eq!(table.refuses_chance(Card::Fire), Illegal::Outcome, "the third has no partner");
}

#[test]
fn i_12_leavers_share_the_path_as_one_pool() {
    let mut table = temple(5);
    // 11 → 2 each, 1 left; 9 → 1 each, 4 left; 14 → 2 each, 4 left: 9 on the path.
    table.walk(&["treasure-11", "hazard-snake", "treasure-9", "treasure-14", "hazard-fire"]).leave(&[0, 3]);
    let now = table.table();
    assert_eq!(now.tents.as_slice(), [5 + 4, 0, 0, 5 + 4, 0]);
    assert_eq!(
        now.path.iter().map(|on| on.gems).collect::<Vec<_>>(),
        [0, 0, 0, 1, 0],
        "the rest is on the last treasure"
    );
    assert_eq!(now.beside.as_slice(), [0, 5, 5, 0, 5]);
    assert_eq!(now.inside.as_slice(), [false, true, true, false, true]);
}

#[test]
fn i_12_the_rest_gathers_also_when_the_share_is_nothing() {
    let mut table = temple(4);
    // 5 → 1 each, 1 left; 13 → 3 each, 1 left: 2 on the path, 3 leavers.
    table.walk(&["treasure-5", "treasure-13"]).leave(&[0, 1, 2]);
    assert_eq!(table.table().tents.as_slice(), [4, 4, 4, 0]);
    assert_eq!(table.table().path.iter().map(|on| on.gems).collect::<Vec<_>>(), [0, 2]);
}

#[test]
fn i_13_only_a_lone_leaver_takes_artifacts() {
    let mut table = temple(4);
    table.walk(&["artifact-1", "treasure-9"]).leave(&[0, 1]);
    assert!(table.no_artifacts(), "two left: nobody takes it");
    assert_eq!(table.table().path[0].card, Card::Artifact1, "it still lies there");
    table.walk(&["treasure-1"]).leave(&[3]);
    assert_eq!(table.haul(3), [5]);
    assert!(!table.table().path.iter().any(|on| on.card == Card::Artifact1), "no longer listed");
    assert!(
        table
            .events
            .contains(&Event::ArtifactsTaken { seat: seat(3), artifacts: [(1, 5)].into_iter().collect() })
    );
    table.walk(&["treasure-2"]).leave(&[2]);
    assert!(!table.possible(Card::Artifact1), "what was carried out never comes back");
}

#[test]
fn i_14_the_first_three_are_worth_5_then_10() {
    let mut table = temple(3);
    // Two artifacts leave in rounds 1 and 2; the next three leave together in round 5: 5 + 10 + 10.
    table.walk(&["artifact-1"]).leave(&[0]).walk(&["treasure-1"]).leave(&[1, 2]);
    table.walk(&["artifact-2"]).leave(&[1]).walk(&["treasure-1"]).leave(&[0, 2]);
    for _ in 3..=4 {
        table.walk(&["treasure-1"]).leave(&[0, 1, 2]);
    }
    table.walk(&["artifact-4", "artifact-3", "artifact-5"]).leave(&[2]);
    assert_eq!(table.haul(2), [5, 10, 10]);
    table.walk(&["treasure-2"]).leave(&[0, 1]);
    assert_eq!(table.scores(), [5 + 1, 5 + 1, 25]);
}

#[test]
fn i_14_lost_artifacts_do_not_count_as_having_left() {
    let mut table = temple(2);
    for round in 1..=4 {
        table.walk(&[&format!("artifact-{round}"), "treasure-1"]).leave(&[0, 1]);
    }
    assert_eq!(table.table().lost, 4);
    table.walk(&["artifact-5"]).leave(&[1]).walk(&["treasure-1"]).leave(&[0]);
    assert_eq!(table.haul(1), [5], "the first to leave, though the fifth to come");
}

#[test]
fn i_15_the_last_one_out_takes_what_is_left() {
    let mut table = temple(3);
    table.walk(&["treasure-17"]).leave(&[0, 1]); // 5 each, 2 left: 1 each
    table.walk(&["treasure-7", "hazard-fire"]).leave(&[2]);
    assert_eq!(table.table().tents.as_slice(), [6, 6, 5 + 7]);

    let mut table = temple(3);
    table.walk(&["treasure-17"]).leave(&[0, 1, 2]); // 5 each, 2 left for 3: back to the stock
    assert_eq!(table.table().tents.as_slice(), [5; 3]);
    assert!(table.events.contains(&Event::RoundEnded { round: 1, gems: 2, artifacts: Default::default() }));
}

#[test]
fn i_13_holds_in_every_edition_with_artifacts() {
    for one in [Edition::IncanGold2006, Edition::Diamant2016, Edition::IncanGold2020] {
        let mut table = edition(one, 3);
        table.walk(&["artifact-1"]).leave(&[0, 1]);
        assert!(table.no_artifacts(), "{one}");
        table.walk(&["treasure-1"]).leave(&[2]);
        assert_eq!(table.haul(2), [5], "{one}");
    }
}
