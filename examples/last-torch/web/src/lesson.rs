//! The first lesson of Last Torch: gems, the one that costs them, and when it is enough.

use last_torch_rules::{Action, Event, State};
use web_shell::lesson::{Lesson, Remark, Situation, Topic, advise, end, read, watch};
use web_shell::t;

/// The lesson.
pub struct FirstGame;

/// With this many gems the coach has had enough.
const ENOUGH: i32 = 12;

impl Lesson for FirstGame {
    type Game = State;
    const DEAL: u64 = 1;

    const TOPICS: &'static [Topic<State>] = &[
        Topic {
            knot: 0,
            when: |now| now.asked(),
            say: |now| read(t!("learn-t-welcome", rival = now.rival.as_str()), ".torch-homes"),
        },
        Topic {
            knot: 1,
            when: |now| has(now, |event| matches!(event, Event::TorchOut { .. })),
            say: |_| read(t!("learn-t-out"), ".torch-homes"),
        },
        Topic {
            knot: 2,
            when: |now| has(now, |event| matches!(event, Event::WentBack { .. })),
            say: |_| read(t!("learn-t-home"), ".torch-homes"),
        },
        Topic { knot: 3, when: |now| now.over || now.view.round > 3, say: |_| end(t!("learn-t-end")) },
    ];

    fn otherwise(now: &Situation<State>) -> Remark<Action> {
        match now.view.carried {
            _ if !now.asked() => watch(t!("learn-t-watch", rival = now.rival.as_str())),
            ENOUGH.. => advise(t!("learn-t-back"), Action::Back),
            _ => advise(t!("learn-t-on"), Action::On),
        }
    }

    fn place(_: &Action, _: &Situation<State>) -> String {
        ".torch-choices".to_owned()
    }
}

fn has(now: &Situation<State>, wanted: fn(&Event) -> bool) -> bool {
    now.events.iter().any(wanted)
}

#[cfg(test)]
mod tests {
    use super::FirstGame;
    use game_list::GameKind;
    use web_testkit::answers_everything;

    #[test]
    fn the_coach_answers_whatever_a_learner_does() {
        answers_everything::<FirstGame>(GameKind::LastTorch, 10);
    }
}
