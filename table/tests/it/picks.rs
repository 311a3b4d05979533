//! Players pick their own share of an option: in Gold, the colors of their mines.

use crate::common::{TestTable, all_told, setup};
use bots::Level;
use catalog::GameKind;
use wire::{Command, Refusal};

fn pick(values: &[&str]) -> Command {
    pick_for(None, values)
}

fn pick_for(place: Option<u8>, values: &[&str]) -> Command {
    let values = values.iter().map(|value| value.to_string()).collect();
    Command::Pick { option: "mines".to_owned(), values, place }
}

fn mines(house: &TestTable) -> String {
    let options = house.table_view().setup.options.map(|it| it.get().to_owned());
    options.unwrap_or_default()
}

/// Ana, a bot, and perhaps Ben.
fn gathered(people: i64) -> TestTable {
    TestTable::with(setup(GameKind::Gold, "{}", 4), people, &[Level::Guide])
}

#[test]
fn everyone_gets_what_they_picked_and_the_others_what_is_left() {
    let mut house = gathered(2);
    house.done(1, pick(&["green"])); // the first color by default, which Ana would have
    house.done(0, pick(&["red", "blue"])); // with three players only the first counts
    house.done(0, Command::Start {});
    let taken = mines(&house);
    assert!(taken.contains(r#""mines":[["red"],["orange"],["green"]]"#), "{taken}");
    assert_eq!(all_told(&house.restarted()), all_told(&house.table));
}

#[test]
fn two_players_have_two_colors_each() {
    let mut house = gathered(1);
    house.done(0, pick(&["red", "green"]));
    house.done(0, Command::Start {});
    let taken = mines(&house);
    assert!(taken.contains(r#""mines":[["red","green"],["#), "{taken}");
    assert!(
        !taken.contains(r#"],["green"#) && !taken.contains(r#","red"]"#),
        "no color is given twice: {taken}"
    );
}

#[test]
fn picks_are_shown_move_with_their_player_and_stay_for_the_next_game() {
    let mut house = gathered(2);
    house.done(1, pick(&["blue"]));
    house.done(0, Command::Swap { a: 2, b: 3 });
    let picked = |house: &TestTable, place: usize| {
        let sitter = house.table_view().places[place].clone().unwrap();
        sitter.picks.get("mines").cloned().unwrap_or_default()
    };
    assert_eq!(picked(&house, 3), ["blue"]);
    house.done(0, Command::Start {});
    house.play_on(&mut game_core::SplitMix::new(3));
    assert_eq!(picked(&house, 2), ["blue"], "empty places are gone, the pick is not");
    house.done(1, pick(&[]));
    assert!(picked(&house, 2).is_empty(), "and it can be taken back");
    house.done(1, pick(&["blue"]));
    house.done(0, Command::Change { setup: setup(GameKind::IncanGold, "{}", 4) });
    assert!(picked(&house, 2).is_empty(), "another game has other options");
}

#[test]
fn colors_of_the_last_game_do_not_stop_the_next_one_with_fewer_players() {
    let mut house = gathered(2);
    house.done(1, pick(&["purple"]));
    house.done(0, Command::Start {});
    house.play_on(&mut game_core::SplitMix::new(5));
    house.done(1, Command::Stand {});
    house.done(0, Command::Start {});
    let taken = mines(&house);
    assert!(taken.contains(r#""mines":[["green","orange"],["blue","red"]]"#), "{taken}");
}

#[test]
fn nobody_takes_what_a_person_has_but_bots_give_way() {
    let mut house = gathered(2);
    house.done(0, pick_for(Some(1), &["blue"]));
    house.done(1, pick(&["blue"]));
    assert!(house.table_view().places[1].as_ref().unwrap().picks.is_empty());
    let taken = house.refused(0, pick(&["green", "blue"]));
    assert_eq!(taken, Refusal::AlreadyPicked { value: "blue".to_owned() });
    assert_eq!(house.refused(0, pick_for(Some(2), &["red"])), Refusal::PlaceTaken, "only Ben picks for Ben");
    assert_eq!(house.refused(1, pick_for(Some(1), &["red"])), Refusal::NotHost);
    assert_eq!(house.refused(0, pick_for(Some(3), &["red"])), Refusal::NoSuchPlace);
    assert_eq!(house.refused(9, pick(&["red"])), Refusal::NotSeated);
}

#[test]
fn nonsense_is_refused_with_a_reason() {
    let mut house = gathered(2);
    let other = Command::Pick { option: "start".to_owned(), values: vec!["0".to_owned()], place: None };
    for (command, reason) in [
        (pick(&["teal"]), "mines has no value teal"),
        (pick(&["red", "red"]), "the same value is picked twice"),
        (pick(&["red", "blue", "green"]), "each player picks at most 2 of mines"),
        (other, "players cannot pick start"),
    ] {
        assert_eq!(house.refused(0, command), Refusal::bad_message(reason));
    }
    house.done(0, Command::Start {});
    assert_eq!(house.refused(0, pick(&["red"])), Refusal::AlreadyStarted);
}
