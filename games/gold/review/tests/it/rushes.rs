//! The gold rush to its end.

use gold_bots::search::Choice;
use gold_review::rush::{POINT, Rush, Rushes};
use gold_review::taste;

/// Known and unseen cards: gold of 1 to 4 points, and blanks.
fn rush(known: [u8; 5], unseen: [u8; 5], points: &[i32]) -> Rush {
    let mut keys = [0; 5];
    keys.iter_mut().zip(points).for_each(|(key, points)| *key = POINT * points);
    Rush { seats: points.len(), known, unseen, keys, nugget: 1 }
}

#[test]
fn whoever_is_far_enough_ahead_has_won() {
    let mut rushes = Rushes::default();
    assert_eq!(rushes.value(&rush([0, 1, 0, 1, 2], [1, 0, 0, 0, 1], &[3, 12, 4]))[..3], [0.0, 1.0, 0.0]);
    assert_eq!(rushes.value(&rush([0; 5], [0; 5], &[5, 5, 4]))[..3], [0.5, 0.5, 0.0]);
}

#[test]
fn the_last_gold_decides() {
    let mut rushes = Rushes::default();
    // One gold card and one blank: the player who is due takes the gold, and wins or shares by it.
    assert!(rushes.value(&rush([1, 0, 0, 0, 1], [0; 5], &[5, 5]))[0] > 0.999);
    // The same points, but one gold card more: more gold cards win.
    assert!(rushes.value(&rush([1, 0, 0, 0, 1], [0; 5], &[4, 5]))[0] > 0.999);
    let in_a_match = Rush { nugget: 0, ..rush([1, 0, 0, 0, 1], [0; 5], &[4, 5]) };
    assert!((rushes.value(&in_a_match)[0] - 0.5).abs() < 1e-3);
}

#[test]
fn an_unseen_card_is_worth_the_mean_of_what_it_may_be() {
    let mut rushes = Rushes::default();
    // Level, with one unseen card of 4 points among four blanks, and a rival who takes what is known.
    let options = rushes.options(&rush([0, 0, 0, 0, 0], [0, 0, 0, 1, 3], &[0, 0]));
    assert_eq!(options.len(), 1);
    assert_eq!(options[0].choice, Choice::Unknown);
    // Two of the four cards are one's own.
    assert!((options[0].value[0] - 0.5).abs() < 1e-12);
    assert!((taste::mean(&options).iter().sum::<f64>() - 1.0).abs() < 1e-12);
}
