//! Events over HTTP and real sockets: who may do what, what nobody is told before the last table has finished, voided deals, restarts.

mod bad_input;
mod restarts;
mod secrecy;

use crate::common::{Server, settings};
use fair::Salt;
use hyper::Method;
use probe::{Answer, Guest, RandomPlayer, Socket};
use serde_json::{Value, json};
use server::{Running, Settings};
use std::sync::Arc;
use std::time::Duration;
use store::MemoryStore;
use wire::{Code, EventPhase, EventView, FromClient, StartStep, ToClient};

/// Nothing that is waited for takes longer.
const PATIENCE: Duration = Duration::from_secs(60);

/// A client that follows an event as the page does, but reveals its salts only when it is told to.
struct Client {
    guest: Guest,
    /// For the next deal; each deal has another one.
    number: u8,
    salt: Salt,
    _socket: Option<Socket>,
}

impl Client {
    async fn new(server: &Server, name: &str, number: u8) -> Client {
        let guest = Guest::new(server.running.address, name).await.unwrap();
        Client { guest, number, salt: Salt::new([number; 32]), _socket: None }
    }

    /// Opens the event, and waits until the server knows.
    async fn follow(&mut self, code: Code) {
        let mut socket = self.guest.connect().await.unwrap();
        socket.send(&FromClient::Event { event: code }).await.unwrap();
        loop {
            match socket.next().await.unwrap() {
                ToClient::Event(_) => break,
                ToClient::Refused { why, .. } => panic!("{why}"),
                _ => {}
            }
        }
        self._socket = Some(socket);
    }

    async fn ask(&self, method: Method, path: &str, body: Option<Value>) -> Answer {
        self.guest.request(method, path, body.map(|body| body.to_string())).await.unwrap()
    }

    async fn submit(&self, code: Code, command: Value) -> Answer {
        self.ask(Method::POST, &format!("/api/events/{code}/commands"), Some(command)).await
    }

    #[track_caller]
    fn did(answer: &Answer) -> EventView {
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json().unwrap()
    }

    async fn does(&self, code: Code, command: Value) -> EventView {
        Client::did(&self.submit(code, command).await)
    }

    async fn view(&self, code: Code) -> EventView {
        Client::did(&self.ask(Method::GET, &format!("/api/events/{code}"), None).await)
    }

    async fn commits(&mut self, code: Code) {
        self.number += 100;
        self.salt = Salt::new([self.number; 32]);
        self.does(code, json!({ "commit": { "hash": self.salt.commitment() } })).await;
    }

    async fn reveals(&self, code: Code) {
        self.does(code, json!({ "reveal": { "salt": self.salt } })).await;
    }

    /// Waits until the event is so for this client.
    async fn until(&self, code: Code, what: &str, is_so: impl Fn(&EventView) -> bool) -> EventView {
        let waiting = async {
            loop {
                let view = self.view(code).await;
                if is_so(&view) {
                    return view;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, waiting).await.unwrap_or_else(|_| panic!("never: {what}"))
    }

    async fn until_wanted(&self, code: Code, step: StartStep) {
        self.until(code, "the next step", |view| view.you.wants == Some(step)).await;
    }

    async fn until_playing(&self, code: Code) -> Code {
        let view = self.until(code, "the game", |view| view.you.table.is_some()).await;
        view.you.table.unwrap()
    }
}

/// An event with its host, who does not play, and four people at two tables.
struct Party {
    server: Server,
    code: Code,
    host: Client,
    people: Vec<Client>,
}

impl Party {
    async fn new() -> Party {
        let store = Arc::new(MemoryStore::default());
        let server = start(&store).await;
        let host = Client::new(&server, "Hana", 9).await;
        let code = opened(&host, "incan-gold").await;
        let mut people = Vec::new();
        for (number, name) in (1..).zip(["Ana", "Ben", "Cleo", "Dan"]) {
            let mut client = Client::new(&server, name, number).await;
            client.does(code, json!({ "sit": {} })).await;
            client.follow(code).await;
            client.commits(code).await;
            people.push(client);
        }
        Party { server, code, host, people }
    }

    async fn starts(&self) {
        self.host.does(self.code, json!({ "start": {} })).await;
    }

    /// Everyone is at a table.
    async fn playing() -> Party {
        let party = Party::new().await;
        party.starts().await;
        for client in &party.people {
            client.reveals(party.code).await;
        }
        party.host.until(party.code, "the games", |view| view.phase == EventPhase::Playing).await;
        party
    }

    /// The server is gone and another one runs on what it has stored. Clients have to connect again.
    async fn restart(&mut self) {
        let store = self.server.store.clone();
        self.server.running.app().tables.stop().await; // its sockets and tasks end, and it saves nothing more
        self.server = start(&store).await;
        let address = self.server.running.address;
        for client in self.people.iter_mut().chain([&mut self.host]) {
            (client.guest, client._socket) = (client.guest.at(address), None);
        }
    }

    /// Plays the games of these people to the end.
    async fn play(&self, people: &[usize]) {
        let mut tasks = tokio::task::JoinSet::new();
        for person in people {
            let client = &self.people[*person];
            let (guest, table) = (client.guest.clone(), client.until_playing(self.code).await);
            tasks.spawn(async move {
                let mut player = RandomPlayer::join(guest, table).await.unwrap();
                player.play_until_over().await.unwrap();
            });
        }
        tasks.join_all().await;
    }

    async fn results(&self) -> Value {
        self.host.ask(Method::GET, &format!("/api/events/{}/results", self.code), None).await.json().unwrap()
    }

    /// The id of the game that this person plays.
    async fn game_of(&self, person: usize) -> String {
        format!("{}-1", self.people[person].until_playing(self.code).await)
    }
}

async fn start(store: &Arc<MemoryStore>) -> Server {
    let settings = Settings { bot_pause: Duration::ZERO, ..settings() };
    Server { running: Running::start(settings, store.clone()).await.unwrap(), store: store.clone() }
}

/// What verifying a record finds.
fn verified(record: &str) -> catalog::Verified {
    catalog::verify(catalog::record::Reader::new(record.as_bytes()).unwrap()).unwrap()
}

/// A new event with two tables of two.
async fn opened(host: &Client, game: &str) -> Code {
    let body = json!({ "setup": { "game": game, "places": 2 }, "tables": 2 });
    let answer = host.ask(Method::POST, "/api/events", Some(body)).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let opened: wire::http::OpenedEvent = answer.json().unwrap();
    assert!(opened.link.ends_with(&format!("/event/{}", opened.code)));
    opened.code
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tables_play_one_deal_and_are_compared_seat_by_seat() {
    let party = Party::playing().await;
    let commitment = party.host.view(party.code).await.commitment;
    party.play(&[0, 1, 2, 3]).await;
    party.host.until(party.code, "the end", |view| view.phase == EventPhase::Over).await;

    let results = party.results().await;
    assert_eq!(results["phase"], "over");
    assert_eq!(
        (results["games"].as_array().unwrap().len(), results["seats"].as_array().unwrap().len()),
        (2, 2)
    );
    assert_eq!(results["ranking"].as_array().unwrap().len(), 4);
    for seat in results["seats"].as_array().unwrap() {
        let players = seat["players"].as_array().unwrap();
        let scores: f64 = players.iter().map(|player| player["score"].as_f64().unwrap()).sum();
        assert!((seat["mean"].as_f64().unwrap() - scores / 2.0).abs() < 1e-9);
        let differences: f64 = players.iter().map(|player| player["difference"].as_f64().unwrap()).sum();
        assert!(differences.abs() < 1e-9);
    }
    let mut proofs = Vec::new();
    for game in results["games"].as_array().unwrap() {
        // Anyone with the link to the event can fetch them, even without a name.
        let record = party.server.get(game["record"].as_str().unwrap(), "").await;
        record.assert_status(200);
        let verified = verified(record.text());
        assert_eq!((verified.tables, verified.commitment, verified.seats_that_stirred), (2, commitment, 4));
        let header: Value = serde_json::from_str(record.text().lines().next().unwrap()).unwrap();
        let mut proof = header["fair"].clone();
        proof["event"].as_object_mut().unwrap().remove("table").unwrap();
        proofs.push(proof);
    }
    assert_eq!(proofs[0], proofs[1], "it is one deal");
    assert_eq!(proofs[0]["id"], party.code.to_string());
    party.server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_missing_salt_voids_the_deal_of_all_tables_and_the_start_goes_on() {
    let mut party = Party::new().await;
    let first = party.host.view(party.code).await.commitment;
    party.starts().await;
    for client in &party.people[..3] {
        client.reveals(party.code).await;
    }
    for client in &mut party.people[..3] {
        client.until_wanted(party.code, StartStep::Commit).await;
        client.commits(party.code).await;
    }
    for client in &party.people[..3] {
        client.reveals(party.code).await;
    }
    let view = party.host.until(party.code, "the games", |view| view.phase == EventPhase::Playing).await;
    assert_eq!((view.voided.len(), view.voided[0].commitment), (1, first));
    assert_eq!(view.voided[0].seats, [3]);
    party.play(&[0, 1, 2, 3]).await;
    for person in [0, 3] {
        let record = party.people[person].guest.record(&party.game_of(person).await).await.unwrap();
        let verified = verified(&record);
        assert_eq!((verified.voided, verified.seats_that_stirred, verified.tables), (1, 3, 2));
        assert_ne!(verified.commitment, first);
    }
    party.server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_can_end_an_event_that_does_not_finish() {
    let party = Party::playing().await;
    party.play(&[0, 1]).await;
    let table = party.people[2].until_playing(party.code).await;
    let mut socket = party.people[2].guest.connect().await.unwrap();
    socket.enter(table, None).await.unwrap();
    let view = party.host.does(party.code, json!({ "end": {} })).await;
    assert_eq!(view.phase, EventPhase::Over);
    assert_eq!((view.tables[0].over, view.tables[1].closed), (true, true));
    // The players of the closed table are told.
    let closed = async {
        loop {
            if let ToClient::Table(update) = socket.next().await.unwrap()
                && update.table.is_some_and(|table| table.phase == wire::Phase::Closed)
            {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, closed).await.unwrap();
    let results = party.results().await;
    assert_eq!(results["games"].as_array().unwrap().len(), 1);
    assert_eq!(results["ranking"].as_array().unwrap().len(), 2);
    party.people[0].guest.record(&party.game_of(0).await).await.unwrap();
    let again = party.host.submit(party.code, json!({ "end": {} })).await;
    assert_eq!((again.status, again.body.contains("event_over")), (409, true));
    party.server.running.stop().await;
}
