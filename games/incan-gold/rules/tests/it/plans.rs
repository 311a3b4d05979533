//! Plans: what staying until something comes to, and that no plan chooses what its player could not.

use crate::common::{Expedition, temple};
use game_core::{Game, Plan, Planned, Seat, Turn, planned};
use game_testkit::{Script, from_bytes, seat};
use incan_gold_rules::{Choice, Conditions, Knowledge, Options, State, StayUntil};
use proptest::prelude::*;

fn until(hazards: Option<u8>, carried: Option<u8>, left: bool) -> StayUntil {
    StayUntil::StayUntil(Conditions { hazards, carried, left })
}

/// A plan that seat 0 lays down now.
fn lay(at: &Script<State>, plan: StayUntil) -> (StayUntil, Knowledge) {
    let known = at.knowledge(seat(0));
    assert!(plan.fits(&known), "{plan:?} fits");
    (plan, known)
}

fn says(at: &Script<State>, (plan, then): &(StayUntil, Knowledge)) -> Planned<Choice> {
    planned::<State>(at, seat(0), plan, then)
}

const STAY: Planned<Choice> = Planned::Choose(Choice::Torch);
const LEAVE: Planned<Choice> = Planned::Choose(Choice::Camp);

#[test]
fn it_stays_until_the_second_hazard_lies_on_the_path() {
    let mut at = temple(3);
    at.walk(&["treasure-7"]);
    let plan = lay(&at, until(Some(2), None, false));
    at.walk(&["hazard-snake"]);
    assert_eq!(says(&at, &plan), STAY);
    at.walk(&["treasure-5", "hazard-fire"]);
    assert_eq!(says(&at, &plan), LEAVE);
    at.leave(&[0]);
    at.walk(&[]);
    assert_eq!(says(&at, &plan), Planned::Over, "the player is home");
}

#[test]
fn it_stays_until_enough_is_carried() {
    let mut at = temple(2);
    at.walk(&["treasure-9"]);
    let plan = lay(&at, until(None, Some(10), false));
    assert_eq!(says(&at, &plan), STAY);
    at.walk(&["treasure-11"]);
    assert_eq!(says(&at, &plan), STAY, "4 and 5 are 9");
    at.walk(&["treasure-2"]);
    assert_eq!(says(&at, &plan), LEAVE);
}

#[test]
fn it_stays_until_someone_leaves_or_another_condition_is_met() {
    let mut at = temple(4);
    at.walk(&["treasure-4"]);
    let plan = lay(&at, until(Some(5), Some(200), true));
    at.walk(&["hazard-fire"]);
    assert_eq!(says(&at, &plan), STAY);
    at.leave(&[2]).chance("treasure-3".parse().unwrap());
    assert_eq!(says(&at, &plan), LEAVE);
    // Who lays it down now waits for the next one who leaves.
    let plan = lay(&at, until(None, None, true));
    assert_eq!(says(&at, &plan), STAY);
}

#[test]
fn it_ends_with_the_round() {
    let mut at = temple(2);
    at.walk(&["treasure-4"]);
    let plan = lay(&at, until(Some(4), None, false));
    at.collapse("mummy").walk(&["treasure-5"]);
    assert_eq!(says(&at, &plan), Planned::Over);
}

#[test]
fn a_plan_must_have_a_condition_that_is_not_met_and_a_player_inside() {
    let mut at = temple(2);
    at.walk(&["treasure-9", "hazard-snake"]);
    let fits = |at: &Script<State>, plan: StayUntil| plan.fits(&at.knowledge(seat(0)));
    assert!(!fits(&at, until(None, None, false)), "nothing to wait for");
    assert!(!fits(&at, until(Some(1), None, false)) && fits(&at, until(Some(2), None, false)));
    assert!(!fits(&at, until(None, Some(4), false)) && fits(&at, until(None, Some(5), false)));
    assert!(!fits(&at, until(Some(2), Some(4), true)), "one of them is met");
    at.leave(&[1]).chance("treasure-3".parse().unwrap());
    assert!(!fits(&at, until(None, None, true)), "nobody is left who could leave");
    at.leave(&[0]).chance("treasure-3".parse().unwrap());
    let home = Script::<State>::clone(&at);
    assert!(fits(&home, until(Some(2), None, false)), "the next round has begun");
}

#[test]
fn plans_are_written_as_the_protocol_says() {
    let text = r#"{"stay_until":{"hazards":2,"carried":15,"left":true}}"#;
    let plan: StayUntil = serde_json::from_str(text).unwrap();
    assert_eq!(plan, until(Some(2), Some(15), true));
    assert_eq!(serde_json::to_string(&plan).unwrap(), text);
    for wrong in [r#"{"stay_until":{"cards":2}}"#, r#""forced""#, r#"{"stay_until":{"carried":-1}}"#] {
        assert!(serde_json::from_str::<StayUntil>(wrong).is_err(), "{wrong}");
    }
}

proptest! {
    /// Whatever happens, a plan says something only to a player who is asked, and then something legal; and what is over stays over.
    #[test]
    fn plans_choose_only_what_is_legal(
        table in prop::sample::select(Options::every_table()),
        before in prop::collection::vec(any::<u8>(), 0..80),
        after in prop::collection::vec(any::<u8>(), 1..120),
        hazards in prop::option::of(0u8..6),
        carried in prop::option::of(0u8..40),
        left: bool,
    ) {
        let mut state = State::new(&table.0, table.1).unwrap();
        from_bytes(&mut state, &before);
        let plan = until(hazards, carried, left);
        for seat in Seat::all(table.1) {
            let then = state.knowledge(seat);
            let (mut later, mut over) = (state.clone(), false);
            for byte in &after {
                let said = planned(&later, seat, &plan, &then);
                prop_assert!(!over || said == Planned::Over, "{:?} after its end", said);
                over = said == Planned::Over;
                if let Some(choice) = said.choice() {
                    let mut legal = Vec::new();
                    later.legal_actions(seat, &mut legal);
                    prop_assert!(legal.contains(&choice));
                    prop_assert!(matches!(later.turn(), Turn::Act(due) if due.contains(seat)));
                }
                from_bytes(&mut later, &[*byte]);
            }
        }
    }
}
