//! A preview promises what the rules do, and its check notices when they do something else.

use super::*;
use crate::Options;
use crate::card::{Card, Hazard};
use alloc::vec::Vec;
use game_core::{Game, Preview as _, Private, Step, Turn, Viewer};
use game_testkit::seat;

const CAMP: Choice = Choice::Camp;
const TORCH: Choice = Choice::Torch;

/// A table of three, after these cards; between two of them everyone stays.
fn after(cards: &[Card]) -> State {
    let mut state = State::new(&Options::default(), 3).unwrap();
    for card in cards {
        while let Turn::Act(due) = state.turn() {
            state.apply(Step::Act(due.iter().next().unwrap(), TORCH), &mut ()).unwrap();
        }
        state.apply(Step::Chance(*card), &mut ()).unwrap();
    }
    state
}

/// The preview of seat 0, and the events seat 0 receives when the three choose this and this card comes.
fn story(mut state: State, choices: [Choice; 3], card: Option<Card>) -> (Preview, Vec<Event>) {
    let view = state.view(Viewer::Seat(seat(0)));
    let preview = State::preview(&Options::default(), &view, seat(0), choices[0]);
    let mut events = Vec::new();
    for (index, choice) in choices.into_iter().enumerate() {
        state.apply(Step::Act(seat(index), choice), &mut events).unwrap();
    }
    if let Some(card) = card {
        state.apply(Step::Chance(card), &mut events).unwrap();
    }
    let told = events.iter().filter_map(|event| State::redact(event, Viewer::Seat(seat(0)))).collect();
    (preview, told)
}

/// Checks that every prefix of the events leaves the promise open until it is kept, and no longer.
fn kept_after(kept: usize, (preview, told): &(Preview, Vec<Event>)) {
    for length in 0..=told.len() {
        let seen = preview.check(seat(0), &told[..length]);
        assert_eq!(seen, Ok(length >= kept), "after {length} of {told:?}");
    }
}

/// Checks that the promise is broken if this field of the events has another value.
macro_rules! broken_by {
    ($story:expr, $event:ident.$field:ident = $value:expr) => {{
        let ((preview, told), value) = ($story, $value);
        let mut changed = told.clone();
        for event in &mut changed {
            if let Event::$event { $field, .. } = event {
                *$field = value.clone();
            }
        }
        assert_ne!(changed, *told, "nothing was changed");
        let seen = preview.check(seat(0), &changed);
        assert!(seen.is_err(), "{seen:?} for {changed:?}");
    }};
}

#[test]
fn camp_means_a_share_and_alone_the_artifacts() {
    let path = [Card::Treasure11, Card::Artifact1, Card::Treasure4];
    let (preview, _) = story(after(&path), [CAMP, TORCH, TORCH], None);
    let Preview::Camp(camp) = preview else { panic!("{preview:?}") };
    assert_eq!((camp.carried, camp.on_path, &camp.artifacts[..]), (4, 3, &[(1, 5)][..]));
    assert_eq!((camp.alone(), camp.worth()), (false, 5));
    let leaving = |leavers, share, rest, gems, artifacts| Leaving { leavers, share, rest, gems, artifacts };
    assert_eq!(camp.leaving[..], [leaving(1, 3, 0, 7, 5), leaving(2, 1, 1, 5, 0), leaving(3, 1, 0, 5, 0)]);
}

#[test]
fn torch_means_the_odds() {
    let (preview, _) = story(after(&[Card::Treasure7, Card::Snake]), [TORCH; 3], None);
    let Preview::Torch(torch) = preview else { panic!("{preview:?}") };
    assert_eq!((torch.carried, torch.inside), (2, 3));
    assert_eq!(torch.odds.deadly[..], [(Hazard::Snake, 2)]);
    assert_eq!((torch.odds.warning_cards(), torch.odds.treasures.len(), torch.odds.artifacts), (12, 14, 1));
}

#[test]
fn a_broken_promise_of_camp_is_noticed() {
    let path = [Card::Treasure11, Card::Artifact1];
    let alone = story(after(&path), [CAMP, TORCH, TORCH], Some(Card::Fire));
    kept_after(6, &alone); // three sealed, revealed, left, artifacts taken
    let together = story(after(&path), [CAMP, CAMP, TORCH], Some(Card::Fire));
    kept_after(5, &together);
    for story in [&alone, &together] {
        broken_by!(story, Left.share = 9);
        broken_by!(story, Left.rest = 9);
        broken_by!(story, Left.carried = 9);
        broken_by!(story, Left.leavers = SeatSet::one(seat(2)));
        broken_by!(story, Revealed.camp = SeatSet::one(seat(2)));
        broken_by!(story, Revealed.camp = SeatSet::all(4));
        broken_by!(story, Sealed.choice = Private::from(None));
        broken_by!(story, Sealed.choice = Private::new([seat(0)], (seat(0), TORCH)));
    }
    broken_by!(&alone, ArtifactsTaken.seat = seat(1));
    broken_by!(&alone, ArtifactsTaken.artifacts = ArrayVec::new());
    let (preview, mut told) = alone;
    told.remove(5);
    assert!(preview.check(seat(0), &told).is_err(), "a lone leaver takes the artifacts");
    let (preview, mut told) = together;
    told.insert(5, Event::ArtifactsTaken { seat: seat(0), artifacts: [(1, 5)].into_iter().collect() });
    assert!(preview.check(seat(0), &told).is_err(), "two leavers take none");
}

#[test]
fn a_broken_promise_of_torch_is_noticed() {
    let path = [Card::Treasure11, Card::Snake];
    let treasure = story(after(&path), [TORCH, TORCH, CAMP], Some(Card::Treasure7));
    kept_after(6, &treasure); // three sealed, revealed, left, turned
    let collapse = story(after(&path), [TORCH; 3], Some(Card::Snake));
    kept_after(6, &collapse); // three sealed, revealed, turned, collapsed
    for story in [&treasure, &collapse] {
        broken_by!(story, Turned.card = Card::Treasure11); // lies on the path
        broken_by!(story, Turned.card = Card::Artifact1); // has no gems, and does not end the round
        broken_by!(story, Turned.each = 9);
        broken_by!(story, Turned.rest = 9);
        broken_by!(story, Revealed.torch = SeatSet::EMPTY);
        broken_by!(story, Revealed.torch = SeatSet::one(seat(0)));
        broken_by!(story, Sealed.choice = Private::new([seat(0)], (seat(0), CAMP)));
    }
    broken_by!(&treasure, Left.leavers = SeatSet::all(3));
    broken_by!(&collapse, Collapsed.carried = 9);
    broken_by!(&collapse, Collapsed.hazard = Hazard::Fire);
    broken_by!(&collapse, Collapsed.caught = SeatSet::EMPTY);
    let (preview, mut told) = collapse.clone();
    told.remove(5);
    assert!(preview.check(seat(0), &told).is_err(), "a second snake ends the round");
    let (preview, mut told) = treasure;
    told.push(collapse.1[5].clone());
    assert!(preview.check(seat(0), &told).is_err(), "a treasure does not");
}
