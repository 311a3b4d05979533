//! The first expedition of Last Torch: gems, the one that costs them, and when it is enough.

use super::course::{Lesson, Now, Said, Topic, advise, end, read, watch};
use client::t;
use last_torch::{Action, Event, State};

/// The lesson.
pub struct LastTorch;

/// With so many the coach has had enough.
const ENOUGH: i32 = 12;

impl Lesson for LastTorch {
    type Game = State;

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

    fn otherwise(now: &Now<State>) -> Said<Action> {
        match now.view.carried {
            _ if !now.asked() => watch(t!("learn-t-watch", rival = now.rival.as_str())),
            ENOUGH.. => advise(t!("learn-t-back"), Action::Back),
            _ => advise(t!("learn-t-on"), Action::On),
        }
    }

    fn place(_: &Action, _: &Now<State>) -> String {
        ".torch-choices".to_owned()
    }
}

fn has(now: &Now<State>, wanted: fn(&Event) -> bool) -> bool {
    now.events.iter().any(wanted)
}
