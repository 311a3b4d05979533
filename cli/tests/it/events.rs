//! An event goes on after `kill -9` in each of its states: the real program, its database, real sockets.

use crate::{file, out, quipu};
use fair::Salt;
use probe::{Guest, PATIENCE, RandomPlayer, ServerProcess, Socket, free_address};
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;
use tokio::time::{sleep, timeout};
use wire::http::OpenedEvent;
use wire::{Code, EventPhase, EventView, FromClient, ToClient};

const FLAGS: [&str; 2] = ["--bot-pause-ms=0", "--requests-per-minute=10000"];

struct Event {
    data: TempDir,
    process: ServerProcess,
    code: Code,
}

impl Event {
    async fn kill_and_start(self) -> Event {
        let Event { data, process, code } = self;
        let address = process.address;
        process.kill().await.unwrap();
        let process = start(address, data.path()).await;
        Event { data, process, code }
    }

    async fn submit(&self, by: &Guest, command: Value) -> EventView {
        let path = format!("/api/events/{}/commands", self.code);
        let answer = by.request("POST".parse().unwrap(), &path, Some(command.to_string())).await.unwrap();
        assert_eq!(answer.status, 200, "{command}: {}", answer.body);
        answer.json().unwrap()
    }

    async fn view(&self, by: &Guest) -> EventView {
        by.get(&format!("/api/events/{}", self.code)).await.unwrap().json().unwrap()
    }

    async fn until(&self, by: &Guest, is_so: impl Fn(&EventView) -> bool) -> EventView {
        let waiting = async {
            loop {
                let view = self.view(by).await;
                if is_so(&view) {
                    return view;
                }
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(PATIENCE, waiting).await.unwrap()
    }

    /// Has the event open, as the page does.
    async fn follow(&self, by: &Guest) -> Socket {
        let mut socket = by.connect().await.unwrap();
        socket.send(&FromClient::Event { event: self.code }).await.unwrap();
        while !matches!(socket.next().await.unwrap(), ToClient::Event(_)) {}
        socket
    }

    async fn play(&self, by: &Guest) {
        let table = self.until(by, |view| view.you.table.is_some()).await.you.table.unwrap();
        let mut player = RandomPlayer::join(by.clone(), table).await.unwrap();
        player.play_until_over().await.unwrap();
    }
}

async fn start(address: std::net::SocketAddr, data: &Path) -> ServerProcess {
    let quipu = Path::new(env!("CARGO_BIN_EXE_quipu"));
    ServerProcess::start(quipu, address, data, &FLAGS).await.unwrap()
}

#[tokio::test]
async fn an_event_is_played_to_the_end_through_kills_in_every_state() {
    let data = tempfile::tempdir().unwrap();
    let process = start(free_address().unwrap(), data.path()).await;
    let (ana, ben) = (
        Guest::new(process.address, "Ana").await.unwrap(),
        Guest::new(process.address, "Ben").await.unwrap(),
    );
    let body = json!({ "setup": { "game": "incan-gold", "places": 2 }, "tables": 2 }).to_string();
    let opened = ana.request("POST".parse().unwrap(), "/api/events", Some(body)).await.unwrap();
    let opened: OpenedEvent = opened.json().unwrap();
    let event = Event { data, process, code: opened.code };
    for (guest, table) in [(&ana, 0), (&ben, 1)] {
        let salt = Salt::new([table + 1; 32]);
        event.submit(guest, json!({ "sit": { "at": { "table": table, "seat": 0 } } })).await;
        event.submit(guest, json!({ "commit": { "hash": salt.commitment() } })).await;
    }
    event.submit(&ana, json!({ "add_bots": { "level": "porter" } })).await;

    let event = event.kill_and_start().await; // gathering
    let there = (event.follow(&ana).await, event.follow(&ben).await);
    event.submit(&ana, json!({ "start": {} })).await;
    event.submit(&ana, json!({ "reveal": { "salt": Salt::new([1; 32]) } })).await;
    drop(there);

    let event = event.kill_and_start().await; // revealing
    event.submit(&ben, json!({ "reveal": { "salt": Salt::new([2; 32]) } })).await;
    // Wherever it is killed now, the tables are opened once.
    let event = event.kill_and_start().await;
    event.play(&ana).await;

    let event = event.kill_and_start().await; // one table has finished
    let id = format!("{}-1", event.view(&ana).await.you.table.unwrap());
    assert!(ana.record(&id).await.is_err(), "it is withheld");
    event.play(&ben).await;
    let view = event.until(&ana, |view| view.phase == EventPhase::Over).await;

    let event = event.kill_and_start().await; // over
    let results: Value =
        ana.get(&format!("/api/events/{}/results", event.code)).await.unwrap().json().unwrap();
    assert_eq!(results["games"].as_array().unwrap().len(), 2);
    for game in results["games"].as_array().unwrap() {
        let record = ben.record(game["id"].as_str().unwrap()).await.unwrap();
        let verified = quipu(&["verify", &file(&event.data, "game.jsonl", &record)]);
        let said = out(&verified);
        assert!(
            verified.status.success() && said.contains("2 of 4 seats at the 2 tables with this deal"),
            "{said}"
        );
        assert!(said.contains(&view.commitment.to_string()), "{said}");
    }
}
