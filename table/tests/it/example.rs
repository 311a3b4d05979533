//! The worked example of docs/protocol.md is what a real table says. `INSTA_UPDATE=always` rewrites it.

use crate::common::{TestTable, code, commit, play, reveal, setup};
use catalog::GameKind;
use game_table::{UpdateMode, UserId};
use std::path::PathBuf;
use wire::{Clock, Command, FromClient, KnownVersion, Setup, ToClient};

/// Ana's connection to a table.
struct Anas {
    house: TestTable,
    have: Option<u64>,
    next_id: u64,
    lines: Vec<String>,
}

impl Anas {
    fn says(&mut self, message: &FromClient) {
        self.lines.push(format!("→ {}", serde_json::to_string(message).unwrap()));
    }

    fn told(&mut self, message: &ToClient) {
        self.lines.push(format!("← {}", serde_json::to_string(message).unwrap()));
    }

    fn arrives(&mut self) {
        let back = self.have.map(|version| KnownVersion { version });
        self.says(&FromClient::Hello { protocol: wire::VERSION });
        self.told(&ToClient::Welcome { protocol: wire::VERSION, name: "Ana".to_owned() });
        self.says(&FromClient::Enter { table: code(), have: back, screen: false });
        self.looks(UpdateMode::CatchUp);
    }

    fn looks(&mut self, mode: UpdateMode) {
        let mut update = self.house.table.look(UserId(0), self.have, mode);
        if !self.house.table.people_owing().is_empty() {
            update.clock = Some(Clock { left_ms: 60_000, of_ms: 60_000 });
        }
        self.have = Some(update.version);
        self.told(&ToClient::Table(Box::new(update)));
    }

    fn does(&mut self, command: Command) {
        let id = self.next_id;
        self.next_id += 1;
        self.says(&FromClient::Do { id, command: command.clone() });
        match self.house.submit(0, &command) {
            Ok(plan) => {
                self.house.write(plan);
                self.told(&ToClient::Done { id, version: self.house.table.version() });
                self.looks(UpdateMode::Live);
            }
            Err(why) => self.told(&ToClient::Refused { id: Some(id), why }),
        }
    }

    fn asks(&mut self, decision: u64) {
        self.says(&FromClient::Hint { decision });
        let mut task = self.house.table.hint(UserId(0), decision).unwrap();
        task.prepare(&|| false);
        self.told(&ToClient::Hint(Box::new(task.advise(&|| false))));
    }

    /// What was said since the last block.
    fn block(&mut self) -> String {
        self.lines.drain(..).map(|line| line + "\n").collect()
    }
}

fn example() -> Vec<String> {
    let setup = Setup { hints: true, ..setup(GameKind::IncanGold, "{}", 2) };
    let house = TestTable::open(setup, &[]);
    let mut ana = Anas { house, have: None, next_id: 7301, lines: Vec::new() };
    let mut blocks = Vec::new();
    ana.arrives();
    ana.told(&ToClient::Present { places: vec![true, false], spectators: 0, screens: 0 });
    blocks.push(ana.block());
    ana.house.done(1, Command::Sit { place: None });
    ana.looks(UpdateMode::Live);
    ana.told(&ToClient::Present { places: vec![true, true], spectators: 0, screens: 0 });
    blocks.push(ana.block());
    ana.does(commit(0xa7));
    ana.does(Command::Start {});
    ana.does(reveal(0xa7));
    blocks.push(ana.block());
    let first = ana.house.game(0).decision;
    ana.does(play(first, r#""camp""#));
    ana.house.done(1, play(first, r#""camp""#));
    ana.looks(UpdateMode::Live);
    blocks.push(ana.block());
    ana.does(play(first, r#""camp""#));
    blocks.push(ana.block());
    let second = ana.house.game(0).decision;
    ana.asks(second);
    blocks.push(ana.block());
    ana.house.done(1, play(second, r#""torch""#));
    ana.arrives();
    blocks.push(ana.block());
    while !ana.house.game(0).over {
        let now = ana.house.game(0).decision;
        ana.lines.clear();
        for user in
            [1, 0].into_iter().filter(|user| !ana.house.game(*user).legal.is_empty()).collect::<Vec<_>>()
        {
            if user == 0 {
                ana.does(play(now, r#""camp""#));
            } else {
                ana.house.done(user, play(now, r#""camp""#));
                ana.looks(UpdateMode::Live);
            }
        }
    }
    blocks.push(ana.block());
    blocks
}

#[test]
fn the_page_shows_what_a_table_says() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../docs/protocol.md");
    let page = std::fs::read_to_string(&path).unwrap();
    let mut parts = page.split("```text\n");
    let mut written = parts.next().unwrap().to_owned();
    let blocks = example();
    assert_eq!(parts.clone().count(), blocks.len(), "the page has as many blocks as the example");
    for (part, block) in parts.zip(blocks) {
        let (_, after) = part.split_once("```").expect("a block ends");
        written += &format!("```text\n{block}```{after}");
    }
    if std::env::var("INSTA_UPDATE").is_ok_and(|how| how == "always") {
        std::fs::write(&path, &written).unwrap();
    } else {
        assert_eq!(page, written, "INSTA_UPDATE=always rewrites the page");
    }
}
