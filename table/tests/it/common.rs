//! A table driven as a server drives it: what is planned is written down as JSON and then committed. `restarted` reads it back.

use bots::Level;
use catalog::GameKind;
use fair::{Salt, Secret};
use game_core::{Draw, Seat, SplitMix};
use game_table::{BotTask, EndedGame, Entry, EntryKind, Inputs, Person, Plan, Table, UpdateMode, UserId};
use serde_json::value::RawValue;
use wire::{Code, Command, GameUpdate, Json, Pace, Phase, Refusal, Setup, TableView};

/// A user who never sits down.
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
        hints: false,
        programs: false,
        first: Default::default(),
        pace: Pace::default(),
    }
}

pub fn inputs(number: u8) -> Inputs {
    Inputs {
        secret: Secret::new([number; 32]),
        date: "2026-11-16".to_owned(),
        absent: Vec::new(),
        strength: bots::Strength::NEW,
    }
}

pub fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

pub fn salt(number: u8) -> Salt {
    Salt::new([number; 32])
}

/// A client promises the salt with this number.
pub fn commit(number: u8) -> Command {
    Command::Commit { hash: salt(number).commitment() }
}

pub fn reveal(number: u8) -> Command {
    Command::Reveal { salt: salt(number) }
}

pub fn play(decision: u64, action: &str) -> Command {
    Command::Play { decision, action: raw(action) }
}

/// What a user receives, as the bytes that go over the wire.
pub fn told(table: &Table, user: i64, since: Option<u64>, mode: UpdateMode) -> String {
    serde_json::to_string(&table.look(UserId(user), since, mode)).unwrap()
}

/// What a user's big screen receives, as the bytes that go over the wire.
pub fn told_on_screen(table: &Table, user: i64, since: Option<u64>, mode: UpdateMode) -> String {
    serde_json::to_string(&table.look_on_screen(UserId(user), since, mode)).unwrap()
}

/// All that anyone could be sent of a table now, on any path.
pub fn all_told(table: &Table) -> Vec<String> {
    let version = table.version();
    let sinces = [1, version / 2, version.saturating_sub(3), version - 1, version, version + 1];
    let sinces = || [None].into_iter().chain(sinces.map(Some));
    let one = |user| {
        let looks = sinces().flat_map(move |since| {
            [UpdateMode::Live, UpdateMode::CatchUp]
                .map(|mode| told(table, user, since, mode) + &told_on_screen(table, user, since, mode))
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
pub struct TestTable {
    pub table: Table,
    pub written: Vec<String>,
    pub ended: Vec<EndedGame>,
    next_id: u64,
    secrets: u8,
}

impl TestTable {
    /// A table that Ana opens.
    pub fn open(setup: Setup, bots: &[Level]) -> TestTable {
        let entries = Table::open(person(0), setup, bots, &inputs(1)).unwrap();
        let written: Vec<String> =
            entries.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
        TestTable { table: replayed(&written), written, ended: Vec::new(), next_id: 0, secrets: 1 }
    }

    /// A table that Ana opens, with bots after Ana and then more people.
    pub fn with(setup: Setup, people: i64, bots: &[Level]) -> TestTable {
        let mut house = TestTable::open(setup, bots);
        (1..people).for_each(|user| _ = house.done(user, Command::Sit { place: None }));
        house
    }

    /// The same, and Ana has started.
    pub fn started(setup: Setup, people: i64, bots: &[Level]) -> TestTable {
        let mut house = TestTable::with(setup, people, bots);
        house.done(0, Command::Start {});
        house
    }

    /// Writes it down and does it. Gives what was written.
    pub fn write(&mut self, plan: Plan) -> Vec<String> {
        let written: Vec<String> =
            plan.entries.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
        self.written.extend(written.iter().cloned());
        self.ended.extend(plan.ended.clone());
        self.table.commit(plan).unwrap();
        written
    }

    /// What is given to a command: never the same secret twice.
    pub fn inputs(&mut self) -> Inputs {
        self.secrets = self.secrets.checked_add(1).unwrap_or(1);
        inputs(self.secrets)
    }

    pub fn submit(&mut self, user: i64, command: &Command) -> Result<Plan, Refusal> {
        self.next_id += 1;
        let inputs = self.inputs();
        // As it comes over the wire.
        let command: Command = serde_json::from_str(&serde_json::to_string(command).unwrap()).unwrap();
        self.table.submit(&person(user), self.next_id, &command, &inputs)
    }

    #[track_caller]
    pub fn done(&mut self, user: i64, command: Command) -> Vec<String> {
        match self.submit(user, &command) {
            Ok(plan) => self.write(plan),
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
        self.table.look(UserId(user), None, UpdateMode::Live).game.expect("there is a game to be seen")
    }

    pub fn table_view(&self) -> TableView {
        self.table.look(UserId(STRANGER), None, UpdateMode::Live).table.expect("a fresh look has the table")
    }

    /// A user plays a random legal action; `false` if there is none.
    pub fn play_any(&mut self, user: i64, draw: &mut SplitMix) -> bool {
        let Some(game) = self.table.look(UserId(user), None, UpdateMode::Live).game else { return false };
        let Some(action) = draw.pick(&game.legal) else { return false };
        self.done(user, Command::Play { decision: game.decision, action: action.clone() });
        true
    }

    pub fn bots_due(&mut self) -> Vec<BotTask> {
        self.table.bots_due(|| 7)
    }

    /// A bot thinks and its answer is taken. Gives what was written.
    pub fn answer(&mut self, task: BotTask) -> Vec<String> {
        let mut answer = task.choose(&|| true);
        self.table.return_bot(&mut answer);
        let inputs = self.inputs();
        let plan = self.table.answer(&answer, &inputs);
        self.write(plan)
    }

    /// Plays on until the game is over or nobody is left to play it.
    pub fn play_on(&mut self, draw: &mut SplitMix) {
        while self.table.phase() == Phase::Playing {
            let before = self.table.version();
            self.bots_due().into_iter().for_each(|task| _ = self.answer(task));
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
    pub fn happens(&mut self, what: EntryKind) {
        self.write(what.into());
    }
}
