//! Plays the lesson with the real table and the real bots.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use super::FirstGame;
use game_list::GameKind;
use lost_temple_rules::Event;
use web_shell::lesson::Lesson;
use web_testkit::{PlayedLesson, answers_everything, find_deal};

/// Within three rounds the learner meets a jungle, a theft is worth something or a curse strikes, and a token is revealed.
fn story(deal: u64) -> Option<PlayedLesson<FirstGame>> {
    let mut lesson = PlayedLesson::<FirstGame>::start(GameKind::LostTemple, deal);
    if !lesson.follow(24) || !lesson.is_complete() {
        return None;
    }
    let now = lesson.now();
    let own = |event: &Event| matches!(event, Event::Moved { seat, cut, stuck, .. } if *seat == now.you && (*stuck || !cut.is_empty()));
    let felt = |event: &Event| matches!(event, Event::Robbed { gems: 2.., .. } | Event::Cursed { .. });
    (now.events.iter().any(own) && now.events.iter().any(felt)).then_some(lesson)
}

#[test]
fn the_deal_has_a_jungle_a_theft_or_a_curse_and_a_token() {
    story(FirstGame::DEAL).expect("the prepared deal is as it was").print();
}

#[test]
fn the_coach_answers_whatever_a_learner_does() {
    answers_everything::<FirstGame>(GameKind::LostTemple, 12);
}

#[test]
#[ignore = "only needed after the lesson or the bot has changed"]
fn look_for_a_deal() {
    println!("{:?}", find_deal(story));
}
