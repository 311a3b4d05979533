//! Every choice of whole games has its words.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
use super::*;
use crate::games::{random_decisions, setup};
use std::collections::BTreeSet;

fn names() -> Names {
    Names::of(&(0..8).map(|seat| format!("Seat {seat}")).collect::<Vec<_>>())
}

#[test]
fn every_choice_of_whole_games_is_put_into_words() {
    let mut said = BTreeSet::new();
    random_decisions(80, |decision, view, legal| {
        let actions: Vec<_> = decision.choices.iter().map(|choice| choice.action).collect();
        assert_eq!(actions, legal);
        said.insert(title(decision, &names()));
        said.insert(note(decision, view, &names()));
        said.insert(waiting(decision.seat, decision.due, view.called, &names()));
        let mut buttons = BTreeSet::new();
        for choice in &decision.choices {
            let offer = Offer::of(choice).unwrap();
            assert!(!offer.means.is_empty() && !offer.button.is_empty());
            said.extend([offer.means, offer.short]);
            said.extend(offer.signs.into_iter().map(|(_, word)| word));
            buttons.insert((offer.button, choice.preview.walk().map(|walk| walk.to)));
        }
        // Two choices are never called the same, but those that lead to the same place.
        let walks = decision.choices.iter().filter_map(|choice| choice.preview.walk());
        let places: BTreeSet<_> = walks.map(|walk| walk.to).collect();
        assert!(buttons.len() == decision.choices.len() || places.len() < decision.choices.len());
    });
    let bare: Vec<_> = said.iter().filter(|it| it.contains("lost-") || it.contains('$')).collect();
    assert!(bare.is_empty(), "{bare:?}");
    assert!(said.len() > 300, "{}", said.len());
}

#[test]
fn only_the_scout_pays_for_nothing() {
    let board = setup(0).0.board;
    let finish = board.finish(2);
    let pays = |action, gems: u8, spaces| {
        let walk = board.walk(finish, finish - 1, spaces, 0);
        Offer::of(&Choice { action, preview: Preview::Move { pays: gems, walk } }).unwrap().means
    };
    let vain = t!("lost-means-vain", gems = 1);
    assert!(pays(Action::PayGems(2), 2, 2).contains(&vain));
    assert!(!pays(Action::PayGems(1), 1, 1).contains(&vain));
    // The toll is the same for one space, and for a way on which the pawn does not get as far.
    assert!(!pays(Action::Pay(true), TOLL, 1).contains(&vain));
    assert!(!pays(Action::Pay(true), TOLL, 2).contains(&vain));
}
