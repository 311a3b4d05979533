//! Bytes as what clients say at a table, a message a line: nothing panics, what was written down makes the same table again, and
//! every record passes its check.
#![no_main]

use bots::Level;
use catalog::GameKind;
use fair::Secret;
use game_table::{Entry, Inputs, Person, Plan, Table, UpdateMode, UserId};
use libfuzzer_sys::fuzz_target;
use quipu_fuzz::in_proportion;
use wire::{Code, Command, FromClient, MAX_MESSAGE_BYTES, Setup};

/// More than these are not heard: a game is long, and every look at it takes its time.
const MOST_MESSAGES: usize = 64;
const USERS: i64 = 3; // two who sit at the table, and one who mostly watches

fuzz_target!(|bytes: &[u8]| {
    let mut house = TestTable::open();
    for line in bytes.split(|byte| *byte == b'\n').take(MOST_MESSAGES) {
        // The first byte of a line says whose it is.
        let [from, text @ ..] = line else { continue };
        if text.len() > MAX_MESSAGE_BYTES {
            continue;
        }
        let message = in_proportion(text, || serde_json::from_slice::<FromClient>(text));
        if let Ok(message) = message {
            house.hear(i64::from(*from) % USERS, message);
        }
    }
    let again = Table::replay(code(), &house.entries).expect("what was written down makes a table");
    assert_eq!(all_told(&again), all_told(&house.table));
});

struct TestTable {
    table: Table,
    entries: Vec<Entry>,
}

impl TestTable {
    fn open() -> TestTable {
        let game = GameKind::all().next().expect("there is a game");
        let setup: Setup = serde_json::from_str(&format!(r#"{{"game":"{game}","places":3,"public":true}}"#))
            .expect("this is a setup");
        let entries =
            Table::open(person(0), setup, &[Level::Porter], &inputs()).expect("a table can be opened");
        let table = Table::replay(code(), &entries).expect("what was opened is a table");
        TestTable { table, entries }
    }

    fn hear(&mut self, user: i64, message: FromClient) {
        match message {
            FromClient::Do { id, command } => self.obey(user, id, &command),
            FromClient::Enter { have, screen, .. } => {
                let since = have.map(|have| have.version);
                if screen {
                    let update = self.table.look_on_screen(UserId(user), since, UpdateMode::CatchUp);
                    assert!(
                        update.game.is_none_or(|game| game.seat.is_none()),
                        "a big screen has nobody's eyes"
                    );
                } else {
                    told(&self.table, user, since, UpdateMode::CatchUp);
                }
            }
            FromClient::Hello { .. }
            | FromClient::Lobby {}
            | FromClient::Event { .. }
            | FromClient::React { .. }
            | FromClient::Hint { .. }
            | FromClient::Ping {} => {}
        }
    }

    fn obey(&mut self, user: i64, id: u64, command: &Command) {
        match self.table.submit(&person(user), id, command, &inputs()) {
            Ok(plan) => {
                self.write(plan);
                self.let_bots_play();
            }
            Err(why) => assert!(!why.to_string().is_empty(), "a refusal says why"),
        }
    }

    fn write(&mut self, plan: Plan) {
        for entry in plan.entries {
            let text = serde_json::to_string(&entry).expect("an entry can be written");
            let entry = serde_json::from_str(&text).expect("what was written can be read");
            self.table.apply(&entry).expect("what was planned fits");
            self.entries.push(entry);
        }
        if let Some(ended) = plan.ended {
            let record =
                catalog::record::Reader::new(ended.record.as_bytes()).expect("a record has a header");
            catalog::verify(record).expect("every record can be verified");
        }
    }

    fn let_bots_play(&mut self) {
        for task in self.table.bots_due(|| 1) {
            let mut answer = task.choose(&|| true);
            self.table.return_bot(&mut answer);
            let plan = self.table.answer(&answer, &inputs());
            self.write(plan);
        }
    }
}

fn code() -> Code {
    Code::new(0)
}

fn person(user: i64) -> Person {
    Person { user: UserId(user), name: format!("user {user}") }
}

fn inputs() -> Inputs {
    Inputs {
        secret: Secret::new([7; 32]),
        date: "2026-11-16".to_owned(),
        absent: Vec::new(),
        strength: bots::Strength::NEW,
    }
}

fn told(table: &Table, user: i64, since: Option<u64>, mode: UpdateMode) -> String {
    serde_json::to_string(&table.look(UserId(user), since, mode)).expect("an update can be written")
}

fn all_told(table: &Table) -> Vec<String> {
    (0..USERS).map(|user| told(table, user, Some(1), UpdateMode::Live)).collect()
}
