//! Plays the lesson with the real table and the real bot.

use super::FirstGame;
use game_list::GameKind;
use incan_gold_rules::Event;
use web_shell::lesson::Lesson;
use web_shell::t;
use web_testkit::{PlayedLesson, answers_everything, find_deal};

/// The learner takes an artifact home from the first temple, alone, and the bot stays too long. In the second temple the bot leaves
/// first, and the learner brings home what one more card is worth.
fn story(deal: u64) -> Option<PlayedLesson<FirstGame>> {
    let mut lesson = PlayedLesson::<FirstGame>::start(GameKind::IncanGold, deal);
    let good = matches!(lesson.now().events.first(), Some(Event::Turned { each: 2.., rest: 1.., .. }));
    if !good || !lesson.follow(14) {
        return None;
    }
    let now = lesson.now();
    let second = now.events.iter().position(|event| matches!(event, Event::RoundBegan { round: 2, .. }))?;
    let (one, two) = now.events.split_at(second);
    let has = |events: &[Event], wanted: &dyn Fn(&Event) -> bool| events.iter().any(wanted);
    let alone = has(one, &|event| matches!(event, Event::ArtifactsTaken { seat, .. } if *seat == now.you));
    let bust =
        has(one, &|event| matches!(event, Event::Collapsed { caught, .. } if !caught.contains(now.you)));
    let dared = has(
        two,
        &|event| matches!(event, Event::Left { leavers, carried: 10.., .. } if leavers.contains(now.you) && leavers.len() == 1),
    );
    let told = t!("learn-ig-alone", rival = now.rival.as_str());
    let told = lesson.remarks.iter().any(|remark| remark.text == told);
    (alone && bust && dared && told && lesson.is_complete()).then_some(lesson)
}

#[test]
fn the_deal_has_an_artifact_a_bust_and_a_brave_second_temple() {
    let lesson = story(FirstGame::DEAL).expect("the prepared deal is as it was");
    lesson.print();
    assert!(lesson.commands <= 12, "three minutes are enough");
}

#[test]
fn the_coach_answers_whatever_a_learner_does() {
    answers_everything::<FirstGame>(GameKind::IncanGold, 30);
}

#[test]
#[ignore = "only needed after the lesson or the bot has changed"]
fn look_for_a_deal() {
    println!("{:?}", find_deal(story));
}
