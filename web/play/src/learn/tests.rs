//! The prepared deals are played as the coach advises, with the real table and the real bot: what a lesson promises comes. And whatever
//! else a learner does, the coach has an answer.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use super::coach::now_of;
use super::course::{Course, Lesson, LessonKind as Sort, Now, Point, Said};
use super::deals;
use super::gold::Gold;
use super::incan_gold::IncanGold;
use super::lost_temple::LostTemple;
use catalog::GameKind;
use fair::Secret;
use game_core::{Draw, Game, SplitMix};
use protocol::{Command, FromClient, FromLocal, ToClient, ToLocal};
use std::cell::Cell;
use web_shell::table::Seen;
use web_worker::{Environment, Host};

mod stories;

/// No bytes are needed, and time goes on whenever it is looked at.
struct Plain(Cell<u64>);

impl Environment for Plain {
    fn random(&mut self) -> [u8; 32] {
        [0; 32]
    }

    fn today(&self) -> String {
        "2026-11-16".to_owned()
    }

    fn millis(&self) -> u64 {
        self.0.set(self.0.get() + 10);
        self.0.get()
    }
}

type ActionOf<L> = <<L as Lesson>::Game as Game>::Action;

/// A lesson at a table on this device.
struct Lived<L: Lesson> {
    host: Host,
    seen: Option<Seen>,
    course: Course<L>,
    /// All that was said, in order.
    said: Vec<Said<ActionOf<L>>>,
    choices: u64,
}

impl<L: Lesson> Lived<L> {
    fn open(game: GameKind, secret: Secret) -> Lived<L> {
        let host = Host::new(Plain(Cell::new(0)));
        let mut lived = Lived { host, seen: None, course: Course::after(&[]), said: Vec::new(), choices: 0 };
        lived.tell(&deals::table(game, "Ana".to_owned(), secret));
        lived.act(Command::Start {});
        lived
    }

    fn tell(&mut self, message: &ToLocal) {
        let heard = self.host.hear(&serde_json::to_string(message).unwrap());
        self.take(heard);
        while let Some(heard) = self.host.think() {
            self.take(heard);
        }
    }

    fn take(&mut self, heard: Vec<String>) {
        for text in heard {
            match serde_json::from_str(&text).unwrap() {
                FromLocal::Told { message: ToClient::Table(update), .. } => {
                    let before = self.seen.take();
                    self.seen = Some(Seen::take(before, *update, 0.0).unwrap().0);
                }
                FromLocal::Broken(problem) => panic!("{problem}"),
                FromLocal::Told { message: ToClient::Refused { why, .. }, .. } => panic!("{why:?}"),
                _ => {}
            }
        }
    }

    fn act(&mut self, command: Command) {
        self.choices += 1;
        let message = FromClient::Do { id: self.choices, command };
        self.tell(&ToLocal::Say { person: Some(0), message });
    }

    fn now(&self) -> Now<L::Game> {
        now_of(self.seen.as_ref().unwrap()).unwrap()
    }

    /// Listens until something is to be done, and gives the last that was said.
    fn listen(&mut self) -> Said<ActionOf<L>> {
        let now = self.now();
        let mut said = self.course.look(&now);
        loop {
            if self.said.last() != Some(&said) {
                assert!(!said.text.is_empty());
                self.said.push(said.clone());
            }
            if said.kind != Sort::Read {
                return said;
            }
            said = self.course.next(&now);
        }
    }

    fn choose(&mut self, action: &ActionOf<L>) {
        let decision = self.now().decision;
        let action = serde_json::value::to_raw_value(action).unwrap();
        self.act(Command::Play { decision, action });
    }

    /// Does what is advised, until the lesson ends or so many choices were made. `false`: something was not advised.
    fn follow(&mut self, most: u64) -> bool {
        while self.choices < most {
            let said = self.listen();
            match (said.kind, said.at) {
                (Sort::End, _) => return true,
                (Sort::Do, Point::Choice(action)) => self.choose(&action),
                _ => return false,
            }
        }
        false
    }

    fn is_tied(&self) -> bool {
        self.course.knots().into_iter().all(|tied| tied)
    }
}

/// Whatever a learner does is answered, up to the end of the game.
fn answers_everything<L: Lesson>(game: GameKind, games: u64, most: u64) {
    for seed in 0..games {
        let mut draw = SplitMix::new(seed);
        let mut lived = Lived::<L>::open(game, deals::secret(game));
        while lived.choices < most && !lived.now().over {
            let said = lived.listen();
            let now = lived.now();
            assert!(now.asked(), "the bot does not choose");
            assert!(matches!(said.kind, Sort::Do | Sort::End), "{said:?} when something is asked");
            if let Point::Choice(action) = &said.at {
                assert!(now.legal.contains(action), "{said:?} cannot be done");
            }
            let action = *draw.pick(&now.legal).unwrap();
            lived.choose(&action);
        }
        assert_eq!(lived.listen().kind, Sort::End, "game {seed}");
    }
}

#[test]
fn whatever_a_learner_does_is_answered() {
    answers_everything::<IncanGold>(GameKind::IncanGold, 30, 1000);
    answers_everything::<Gold>(GameKind::Gold, 6, 1000);
    answers_everything::<LostTemple>(GameKind::LostTemple, 12, 1000);
}

#[test]
fn whoever_comes_back_hears_the_last_again_and_nothing_before_it() {
    let mut lived = Lived::<Gold>::open(GameKind::Gold, deals::secret(GameKind::Gold));
    let now = lived.now();
    let first = lived.course.look(&now);
    let last = lived.course.next(&now);
    assert_ne!(first, last);
    let mut again = Course::<Gold>::after(&lived.course.told());
    assert_eq!(again.look(&now), last);
    assert_eq!(again.next(&now), lived.course.next(&now));
    assert_eq!(again.knots(), lived.course.knots());
}
