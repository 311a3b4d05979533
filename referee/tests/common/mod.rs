//! A table driven as a server drives it: what is planned is written down as JSON, read back, and only then done.
#![allow(dead_code, reason = "not every test file uses everything")]
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use bots::Level;
use catalog::GameKind;
use fair::{Salt, Secret};
use game_core::{Draw, Seat, SplitMix};
use protocol::{Code, Command, GameUpdate, Json, Pace, Phase, Refusal, Setup, TableView};
use referee::{EndedGame, Entry, Given, Manner, Person, Planned, Table, Thinking, UserId, What};
use serde_json::value::RawValue;

/// Somebody who never sits down.
pub const STRANGER: i64 = 99;

pub fn code() -> Code {
    "kamo-tiru".parse().unwrap()
}

pub fn person(number: i64) -> Person {
    let names = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana"];
    let name = usize::try_from(number).ok().and_then(|at| names.get(at));
    Person { user: UserId(number), name: name.unwrap_or(&"Zoe").to_string() }
}

pub fn raw(text: &str) -> Json {
    RawValue::from_string(text.to_owned()).unwrap()
}

pub fn setup(game: GameKind, options: &str, places: u8) -> Setup {
    let options = Some(raw(options));
    Setup {
        game,
        options,
        places,
        public: true,
        spectators: true,
        odds: true,
        first: Default::default(),
        pace: Pace::default(),
    }
}

pub fn given(number: u8) -> Given {
    Given { secret: Secret::new([number; 32]), date: "2026-11-16".to_owned() }
}

pub fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

pub fn salt(number: u8) -> Command {
    Command::Stir { salt: Salt::new([number; 32]) }
}

pub fn play(decision: u64, action: &str) -> Command {
    Command::Play { decision, action: raw(action) }
}

/// What a user is told, as the bytes that go over the wire.
pub fn told(table: &Table, user: i64, since: Option<u64>, manner: Manner) -> String {
    serde_json::to_string(&table.look(UserId(user), since, manner)).unwrap()
}

/// What a big screen of a user is told, as the bytes that go over the wire.
pub fn told_on_screen(table: &Table, user: i64, since: Option<u64>, manner: Manner) -> String {
    serde_json::to_string(&table.look_on_screen(UserId(user), since, manner)).unwrap()
}

/// All that anybody could be told of a table now, on any path.
pub fn all_told(table: &Table) -> Vec<String> {
    let version = table.version();
    let sinces = [1, version / 2, version.saturating_sub(3), version - 1, version, version + 1];
    let sinces = || [None].into_iter().chain(sinces.map(Some));
    let one = |user| {
        let looks = sinces().flat_map(move |since| {
            [Manner::Live, Manner::Back]
                .map(|manner| told(table, user, since, manner) + &told_on_screen(table, user, since, manner))
        });
        looks.chain([format!("{:?}", table.may_enter(UserId(user)))])
    };
    let listed = serde_json::to_string(&table.listed()).unwrap();
    (0..8).chain([STRANGER]).flat_map(one).chain([listed]).collect()
}

pub fn replayed(entries: &[String]) -> Table {
    let entries: Vec<Entry> = entries.iter().map(|entry| serde_json::from_str(entry).unwrap()).collect();
    Table::replay(code(), &entries).unwrap()
}

/// A table, all that was written down of it, and the games that ended there.
pub struct House {
    pub table: Table,
    pub written: Vec<String>,
    pub ended: Vec<EndedGame>,
    next_id: u64,
    secrets: u8,
}

impl House {
    /// A table that Ana opens.
    pub fn open(setup: Setup, bots: &[Level]) -> House {
        let entries = Table::open(person(0), setup, bots, &given(1)).unwrap();
        let written: Vec<String> =
            entries.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
        House { table: replayed(&written), written, ended: Vec::new(), next_id: 0, secrets: 1 }
    }

    /// A table that Ana opens and so many people sit at, with bots after Ana.
    pub fn with(setup: Setup, people: i64, bots: &[Level]) -> House {
        let mut house = House::open(setup, bots);
        (1..people).for_each(|user| _ = house.done(user, Command::Sit { place: None }));
        house
    }

    /// The same, and Ana has started.
    pub fn started(setup: Setup, people: i64, bots: &[Level]) -> House {
        let mut house = House::with(setup, people, bots);
        house.done(0, Command::Start {});
        house
    }

    /// Writes it down and does it. Gives what was written.
    pub fn write(&mut self, planned: Planned) -> Vec<String> {
        let written: Vec<String> =
            planned.entries.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
        for entry in &written {
            self.table.apply(&serde_json::from_str(entry).unwrap()).unwrap();
        }
        self.written.extend(written.iter().cloned());
        self.ended.extend(planned.ended);
        written
    }

    /// What is given to a command: never the same secret twice.
    pub fn given(&mut self) -> Given {
        self.secrets = self.secrets.checked_add(1).unwrap_or(1);
        given(self.secrets)
    }

    pub fn submit(&mut self, user: i64, command: &Command) -> Result<Planned, Refusal> {
        self.next_id += 1;
        let given = self.given();
        // As it comes over the wire.
        let command: Command = serde_json::from_str(&serde_json::to_string(command).unwrap()).unwrap();
        self.table.submit(&person(user), self.next_id, &command, &given)
    }

    #[track_caller]
    pub fn done(&mut self, user: i64, command: Command) -> Vec<String> {
        match self.submit(user, &command) {
            Ok(planned) => self.write(planned),
            Err(why) => panic!("{command:?} of {user} was refused: {why}"),
        }
    }

    /// It is refused, and nothing has changed.
    #[track_caller]
    pub fn refused(&mut self, user: i64, command: Command) -> Refusal {
        let before = all_told(&self.table);
        let why = self.submit(user, &command).expect_err("this should be refused");
        assert_eq!(all_told(&self.table), before, "a refusal changes nothing");
        why
    }

    pub fn restarted(&self) -> Table {
        replayed(&self.written)
    }

    /// The game as a user sees it.
    #[track_caller]
    pub fn game(&self, user: i64) -> GameUpdate {
        self.table.look(UserId(user), None, Manner::Live).game.expect("there is a game to be seen")
    }

    pub fn table_view(&self) -> TableView {
        self.table.look(UserId(STRANGER), None, Manner::Live).table.expect("a fresh look has the table")
    }

    /// A user plays one of the actions that he is offered; `false` if he is offered none.
    pub fn play_any(&mut self, user: i64, draw: &mut SplitMix) -> bool {
        let Some(game) = self.table.look(UserId(user), None, Manner::Live).game else { return false };
        let Some(action) = draw.pick(&game.legal) else { return false };
        self.done(user, Command::Play { decision: game.decision, action: action.clone() });
        true
    }

    pub fn bots_due(&mut self) -> Vec<Thinking> {
        self.table.bots_due(|| 7)
    }

    /// A bot thinks and its answer is taken. Gives what was written.
    pub fn answer(&mut self, thinking: Thinking) -> Vec<String> {
        let mut thought = thinking.choose(&|| true);
        self.table.rest(&mut thought);
        let given = self.given();
        let planned = self.table.answer(&thought, &given);
        self.write(planned)
    }

    /// Plays on until the game is over or nobody is left to play it.
    pub fn play_on(&mut self, draw: &mut SplitMix) {
        while self.table.phase() == Phase::Playing {
            let before = self.table.version();
            self.bots_due().into_iter().for_each(|thinking| _ = self.answer(thinking));
            (0..8).for_each(|user| {
                if self.table.phase() == Phase::Playing {
                    self.play_any(user, draw);
                }
            });
            if self.table.version() == before {
                return;
            }
        }
    }

    /// Something happens that is no command.
    pub fn happens(&mut self, what: What) {
        self.write(Planned { entries: vec![what.into()], ended: None });
    }
}
