//! Plays the lesson with the real table and the real bot.

use super::FirstGame;
use game_list::GameKind;
use gold_rules::{Event, NothingBecause};
use web_shell::lesson::{Course, Lesson};
use web_testkit::{PlayedLesson, answers_everything, find_deal};

/// The learner flips gold and a prospector who is too weak, fetches gold from memory soon after, and sees a duel, dynamite and gold
/// for the bot: all within a few turns.
fn story(deal: u64) -> Option<PlayedLesson<FirstGame>> {
    let mut lesson = PlayedLesson::<FirstGame>::start(GameKind::Gold, deal);
    lesson.follow(4); // the start and two turns of the learner
    let weak = |event: &Event| matches!(event, Event::Nothing { because: NothingBecause::TooWeak, .. });
    let first = lesson.now().events.iter().position(weak)?;
    if first > 3 || !lesson.follow(14) {
        return None;
    }
    let now = lesson.now();
    let own =
        |event: &Event| matches!(event, Event::GoldFound { seat, to, .. } if seat == to && *to == now.you);
    (now.events.iter().any(own) && lesson.is_complete()).then_some(lesson)
}

#[test]
fn the_deal_has_all_outcomes_and_gold_from_memory() {
    story(FirstGame::DEAL).expect("the prepared deal is as it was").print();
}

#[test]
fn the_coach_answers_whatever_a_learner_does() {
    answers_everything::<FirstGame>(GameKind::Gold, 6);
}

#[test]
fn a_learner_who_comes_back_hears_the_last_remark_again_and_none_before_it() {
    let mut lesson = PlayedLesson::<FirstGame>::start(GameKind::Gold, FirstGame::DEAL);
    let now = lesson.now();
    let first = lesson.course.look(&now);
    let last = lesson.course.next(&now);
    assert_ne!(first, last);
    let mut again = Course::<FirstGame>::after(&lesson.course.covered());
    assert_eq!(again.look(&now), last);
    assert_eq!(again.next(&now), lesson.course.next(&now));
    assert_eq!(again.knots(), lesson.course.knots());
}

#[test]
#[ignore = "only needed after the lesson or the bot has changed"]
fn look_for_a_deal() {
    println!("{:?}", find_deal(story));
}
