//! For tests of the games' lessons: plays them at the table that the browser has, with the same bot. A lesson is played as the coach
//! advises, which shows that its prepared deal keeps its promises, or at random, which shows that the coach always has an answer.
#![allow(clippy::unwrap_used, reason = "only tests use this crate, and a failed unwrap is a failed test")]

use game_core::{ActionOf, Draw, SplitMix};
use game_list::GameKind;
use std::cell::Cell;
use web_shell::lesson::{Course, Lesson, Point, Remark, RemarkKind, Situation, secret, situation, table};
use web_shell::table::Seen;
use web_worker::{Environment, Host};
use wire::{Command, FromClient, FromLocal, ToClient, ToLocal};

/// Gives no randomness, because a lesson brings its own, and a clock that advances whenever it is read.
struct TestEnvironment(Cell<u64>);

impl Environment for TestEnvironment {
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

/// A lesson that is being played.
pub struct PlayedLesson<L: Lesson> {
    /// What the coach has said so far.
    pub remarks: Vec<Remark<ActionOf<L::Game>>>,
    /// How many commands the learner has sent, the start included.
    pub commands: u64,
    /// The state of the coach.
    pub course: Course<L>,
    host: Host,
    seen: Option<Seen>,
}

impl<L: Lesson> PlayedLesson<L> {
    /// Starts a lesson with the deal of this number.
    pub fn start(game: GameKind, deal: u64) -> PlayedLesson<L> {
        let host = Host::new(TestEnvironment(Cell::new(0)));
        let course = Course::after(&[]);
        let mut lesson = PlayedLesson { remarks: Vec::new(), commands: 0, course, host, seen: None };
        lesson.send(&table(game, "Ana".to_owned(), L::PLAYERS, secret(deal)));
        lesson.command(Command::Start {});
        lesson
    }

    fn send(&mut self, message: &ToLocal) {
        let answers = self.host.hear(&serde_json::to_string(message).unwrap());
        self.receive(answers);
        while let Some(answers) = self.host.think() {
            self.receive(answers);
        }
    }

    fn receive(&mut self, messages: Vec<String>) {
        for text in messages {
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

    fn command(&mut self, command: Command) {
        self.commands += 1;
        let message = FromClient::Do { id: self.commands, command };
        self.send(&ToLocal::Say { person: Some(0), message });
    }

    /// What the coach knows now.
    pub fn now(&self) -> Situation<L::Game> {
        situation(self.seen.as_ref().unwrap()).unwrap()
    }

    /// Reads on until there is something to do, and gives the last remark.
    pub fn read(&mut self) -> Remark<ActionOf<L::Game>> {
        let now = self.now();
        let mut remark = self.course.look(&now);
        loop {
            if self.remarks.last() != Some(&remark) {
                assert!(!remark.text.is_empty());
                self.remarks.push(remark.clone());
            }
            if remark.kind != RemarkKind::Read {
                return remark;
            }
            remark = self.course.next(&now);
        }
    }

    fn choose(&mut self, action: &ActionOf<L::Game>) {
        let decision = self.now().decision;
        let action = serde_json::value::to_raw_value(action).unwrap();
        self.command(Command::Play { decision, action });
    }

    /// Follows the advice until the lesson ends or this many commands were sent. `false` if the coach gave no advice or did not end.
    pub fn follow(&mut self, commands: u64) -> bool {
        while self.commands < commands {
            let remark = self.read();
            match (remark.kind, remark.at) {
                (RemarkKind::End, _) => return true,
                (RemarkKind::Do, Point::Choice(action)) => self.choose(&action),
                _ => return false,
            }
        }
        false
    }

    /// Whether every part of the lesson was covered.
    pub fn is_complete(&self) -> bool {
        self.course.knots().into_iter().all(|tied| tied)
    }

    /// Prints the remarks, to read the lesson (`-- --nocapture`).
    pub fn print(&self) {
        for remark in &self.remarks {
            println!("{:?} {}", remark.at, remark.text);
        }
        println!("{} commands\n", self.commands);
    }
}

/// Checks in this many random games that the coach has an answer to whatever the learner does, up to the end.
pub fn answers_everything<L: Lesson>(game: GameKind, games: u64) {
    const COMMANDS: u64 = 1000;
    for seed in 0..games {
        let mut draw = SplitMix::new(seed);
        let mut lesson = PlayedLesson::<L>::start(game, L::DEAL);
        while lesson.commands < COMMANDS && !lesson.now().over {
            let remark = lesson.read();
            let now = lesson.now();
            assert!(now.asked(), "the bot does not choose");
            assert!(matches!(remark.kind, RemarkKind::Do | RemarkKind::End), "{remark:?} at a decision");
            if let Point::Choice(action) = &remark.at {
                assert!(now.legal.contains(action), "{remark:?} cannot be done");
            }
            let action = *draw.pick(&now.legal).unwrap();
            lesson.choose(&action);
        }
        assert_eq!(lesson.read().kind, RemarkKind::End, "game {seed}");
    }
}

/// Finds the first deal with a good story, for [`Lesson::DEAL`].
pub fn find_deal<T>(story: impl Fn(u64) -> Option<T>) -> Option<u64> {
    (0..100_000).find(|number| story(*number).is_some())
}
