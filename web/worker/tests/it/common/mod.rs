//! A page without a screen: it talks to the table on this device, keeps what is to be kept, and checks the order of things.

pub mod replay;

use bots::Level;
use catalog::GameKind;
use game_core::{Draw, SplitMix};
use std::cell::Cell;
use std::rc::Rc;
use web_worker::{Environment, Host};
use wire::{
    Command, FromClient, FromLocal, GameUpdate, Json, KnownVersion, Phase, Refusal, Setup, TableView,
    ToClient, ToLocal, Update, You,
};

/// Bytes from a seed, and a clock that goes on a little whenever it is looked at, so that no bot thinks for long.
pub struct FakeEnvironment {
    draw: SplitMix,
    now: Rc<Cell<u64>>,
    tick: u64,
}

impl FakeEnvironment {
    /// With the clock, which stands still if `tick` is 0.
    pub fn new(seed: u64, tick: u64) -> (FakeEnvironment, Rc<Cell<u64>>) {
        let now = Rc::new(Cell::new(5));
        (FakeEnvironment { draw: SplitMix::new(seed), now: now.clone(), tick }, now)
    }
}

impl Environment for FakeEnvironment {
    fn random(&mut self) -> [u8; 32] {
        std::array::from_fn(|_| self.draw.below(256) as u8)
    }

    fn today(&self) -> String {
        "2026-11-16".to_owned()
    }

    fn millis(&self) -> u64 {
        self.now.set(self.now.get() + self.tick);
        self.now.get()
    }
}

pub fn raw(text: &str) -> Json {
    serde_json::value::RawValue::from_string(text.to_owned()).unwrap()
}

pub fn setup(game: GameKind, options: &str, places: u8) -> Setup {
    let spectators = false; // it is not for the page to decide
    let options = Some(raw(options));
    Setup {
        game,
        options,
        places,
        public: true,
        spectators,
        odds: true,
        hints: false,
        programs: false,
        first: Default::default(),
        pace: Default::default(),
    }
}

pub fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

/// What the page has of the table, with the eyes it looks with.
#[derive(Default)]
pub struct Seen {
    pub version: Option<u64>,
    pub table: Option<TableView>,
    pub you: You,
    pub game: Option<GameUpdate>,
    pub present: Vec<bool>,
}

/// A page and its table.
pub struct Device {
    pub host: Host,
    pub eyes: Option<u8>,
    pub seen: Seen,
    pub kept: Vec<String>,
    pub owing: Vec<u8>,
    pub records: Vec<(String, String)>,
    /// Everything that was said, in order.
    pub heard: Vec<String>,
    next_id: u64,
}

impl Device {
    pub fn new(seed: u64) -> Device {
        Device::with(FakeEnvironment::new(seed, 10).0)
    }

    pub fn with(environment: FakeEnvironment) -> Device {
        Device {
            host: Host::new(environment),
            eyes: None,
            seen: Seen::default(),
            kept: Vec::new(),
            owing: Vec::new(),
            records: Vec::new(),
            heard: Vec::new(),
            next_id: 1,
        }
    }

    pub fn open(seed: u64, setup: Setup, people: &[&str], bots: &[Level]) -> Device {
        let mut device = Device::new(seed);
        device.opens(setup, people, bots);
        device
    }

    pub fn opens(&mut self, setup: Setup, people: &[&str], bots: &[Level]) {
        let people = people.iter().map(|name| name.to_string()).collect();
        self.eyes = Some(0);
        self.say(&ToLocal::Open { setup, people, bots: bots.to_vec(), secret: None });
    }

    /// The same table in a restarted worker.
    pub fn restored(&self, seed: u64) -> Device {
        let mut device = Device::new(seed);
        device.kept = self.kept.clone();
        device.next_id = self.next_id;
        device.records = self.records.clone();
        let people = self.kept.iter().filter(|entry| entry.contains(r#"{"sat":"#)).count();
        device.eyes = (people == 1).then_some(0);
        device.say(&ToLocal::Restore { entries: self.kept.iter().map(|entry| raw(entry)).collect() });
        device
    }

    /// Says it, takes what is answered, and gives what was told; it must be in order.
    #[track_caller]
    pub fn say(&mut self, message: &ToLocal) -> Vec<ToClient> {
        let answers = self.host.hear(&text(message));
        self.take(answers)
    }

    #[track_caller]
    pub fn take(&mut self, answers: Vec<String>) -> Vec<ToClient> {
        let mut told = Vec::new();
        for answer in answers {
            self.heard.push(answer.clone());
            match serde_json::from_str(&answer).unwrap() {
                FromLocal::Told { person, message } => {
                    // After a choice on a shared device the view becomes a spectator's; otherwise it stays.
                    assert!(person == self.eyes || person.is_none(), "{answer}");
                    self.eyes = person;
                    match message.clone() {
                        ToClient::Table(update) => self.see(*update),
                        ToClient::Present { places, .. } => self.seen.present = places,
                        _ => {}
                    }
                    told.push(message);
                }
                FromLocal::Kept { first, entries } => {
                    if first == 1 {
                        self.kept.clear();
                    }
                    assert_eq!(first, self.kept.len() as u64 + 1);
                    self.kept.extend(entries.iter().map(|entry| entry.get().to_owned()));
                }
                FromLocal::Owing { people } => {
                    let fresh =
                        matches!(told.first(), Some(ToClient::Table(update)) if update.since == Some(0));
                    assert!(fresh || people != self.owing, "nothing has changed");
                    self.owing = people;
                }
                FromLocal::Record { id, record, .. } => self.records.push((id, record)),
                FromLocal::Replay(_) | FromLocal::NoRecord(_) => panic!("no record was opened: {answer}"),
                FromLocal::Broken(problem) => panic!("{problem}"),
            }
        }
        told
    }

    #[track_caller]
    fn see(&mut self, update: Update) {
        assert_eq!(
            update.version,
            self.kept.len() as u64,
            "what is told has been kept, and all of it is told"
        );
        match update.since {
            Some(0) => self.seen = Seen::default(),
            since => assert_eq!(since, self.seen.version),
        }
        self.seen.version = Some(update.version);
        self.seen.table = update.table.or(self.seen.table.take());
        self.seen.you = update.you.unwrap_or(self.seen.you);
        self.seen.game = update.game.or(self.seen.game.take());
        assert!(update.clock.is_none());
    }

    #[track_caller]
    pub fn tells(&mut self, message: FromClient) -> Vec<ToClient> {
        self.say(&ToLocal::Say { person: self.eyes, message })
    }

    #[track_caller]
    pub fn look(&mut self, person: Option<u8>) -> String {
        self.eyes = person;
        let told = self.say(&ToLocal::Look { person });
        text(&told)
    }

    pub fn enter(&mut self, have: Option<u64>) -> Vec<ToClient> {
        let table = self.table().code;
        if have.is_some() {
            self.seen.version = have;
        }
        self.tells(FromClient::Enter {
            table,
            have: have.map(|version| KnownVersion { version }),
            screen: false,
        })
    }

    /// Does a command of the person whose view is shown; returns its number.
    #[track_caller]
    pub fn done(&mut self, command: Command) -> u64 {
        let id = self.next_id;
        self.next_id += 1;
        let told = self.tells(FromClient::Do { id, command });
        let version = self.kept.len() as u64;
        assert_eq!(text(&told[0]), format!(r#"{{"done":{{"id":{id},"version":{version}}}}}"#));
        id
    }

    /// It is refused, and nothing has changed.
    #[track_caller]
    pub fn refused(&mut self, message: &ToLocal) -> Refusal {
        let kept = self.kept.clone();
        let told = self.say(message);
        assert_eq!(self.kept, kept);
        match &told[..] {
            [ToClient::Refused { why, .. }] => why.clone(),
            other => panic!("{other:?}"),
        }
    }

    #[track_caller]
    pub fn refused_command(&mut self, command: Command) -> Refusal {
        self.refused(&ToLocal::Say { person: self.eyes, message: FromClient::Do { id: 999_999, command } })
    }

    pub fn table(&self) -> &TableView {
        self.seen.table.as_ref().unwrap()
    }

    pub fn game(&self) -> &GameUpdate {
        self.seen.game.as_ref().unwrap()
    }

    pub fn phase(&self) -> Phase {
        self.table().phase
    }

    /// Lets the bots think until none is due.
    #[track_caller]
    pub fn think(&mut self) {
        while let Some(answers) = self.host.think() {
            self.take(answers);
        }
    }

    /// The person whose view is shown plays a random legal action.
    #[track_caller]
    pub fn play_any(&mut self, draw: &mut SplitMix) {
        let game = self.game();
        let action = draw.pick(&game.legal).expect("a seat that owes a choice is offered some").clone();
        self.done(Command::Play { decision: game.decision, action });
    }

    #[track_caller]
    pub fn play(&mut self, action: &str) {
        let decision = self.game().decision;
        self.done(Command::Play { decision, action: raw(action) });
    }
}
