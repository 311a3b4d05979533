//! `quipu serve` as its players and its operator meet it: the real program, real sockets, and `kill -9` in between.

use bots::Level;
use catalog::GameKind;
use game_core::{Draw, SplitMix};
use probe::{
    Guest, PATIENCE, ProbeError, RandomPlayer, ServerProcess, find_choices, free_address, random_u64,
};
use serde_json::json;
use std::collections::BTreeMap;
use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Output;
use tempfile::TempDir;
use tokio::process::Command;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Duration, sleep, timeout};
use wire::{Code, FromClient, Phase};

const QUIPU: &str = env!("CARGO_BIN_EXE_quipu");

/// Bots do not wait, and no limit gets in the way of many guests from one address.
const FLAGS: [&str; 9] = [
    "--bot-pause-ms=0",
    "--guests-per-minute=1000",
    "--requests-per-minute=10000",
    "--credits-per-second=1000",
    "--credits-burst=1000",
    "--most-sockets=1000",
    "--most-sockets-per-address=1000",
    "--most-tables-per-guest=100",
    "--bot-threads=1",
];

/// A server that can be killed and started again on its data.
struct TestServer {
    data: TempDir,
    address: SocketAddr,
    process: ServerProcess,
}

impl TestServer {
    async fn open() -> TestServer {
        TestServer::open_in(tempfile::tempdir().unwrap()).await
    }

    async fn open_in(data: TempDir) -> TestServer {
        let address = free_address().unwrap();
        let process = ServerProcess::start(Path::new(QUIPU), address, data.path(), &FLAGS).await.unwrap();
        TestServer { data, address, process }
    }

    /// `kill -9`, and a new start without waiting for it.
    async fn kill_and_start(self) -> TestServer {
        let TestServer { data, address, process } = self;
        process.kill().await.unwrap();
        let process = ServerProcess::spawn(Path::new(QUIPU), address, data.path(), &FLAGS).unwrap();
        TestServer { data, address, process }
    }

    /// A table of this game with this many people, who sit down, and these bots. The game begins when they play.
    async fn table(&self, game: GameKind, people: usize, bots: &[Level]) -> Vec<RandomPlayer> {
        let seats = people + bots.len();
        let setup = json!({ "game": game, "places": seats, "pace": { "live": { "seconds": 600 } } });
        let host = Guest::new(self.address, "Ana").await.unwrap();
        let code = host.open_table(setup, bots).await.unwrap();
        let mut players = vec![RandomPlayer::join(host, code).await.unwrap()];
        players[0].follower_mut().starts_with(seats);
        for name in ["Ben", "Eva"].iter().take(people - 1) {
            let guest = Guest::new(self.address, name).await.unwrap();
            players.push(RandomPlayer::join(guest, code).await.unwrap());
        }
        players
    }
}

/// Players who play by themselves, each until their game is over.
#[derive(Default)]
struct PlayingGuests {
    playing: JoinSet<Result<RandomPlayer, ProbeError>>,
    done: Vec<RandomPlayer>,
    chosen: watch::Sender<u64>,
}

impl PlayingGuests {
    fn add(&mut self, players: Vec<RandomPlayer>) {
        for mut player in players {
            player.count_choices(&self.chosen);
            self.playing.spawn(async move { player.play_until_over().await.map(|()| player) });
        }
    }

    /// Waits until this many more choices were acknowledged, or everyone is done.
    async fn wait_for_choices(&mut self, more: u64) {
        let mut chosen = self.chosen.subscribe();
        let enough = *chosen.borrow() + more;
        loop {
            let ended = tokio::select! {
                _ = chosen.wait_for(|chosen| *chosen >= enough) => return,
                ended = self.playing.join_next() => ended,
            };
            match ended {
                Some(player) => self.done.push(expect_ok(player.unwrap())),
                None => return,
            }
        }
    }

    /// Waits until everyone is done.
    async fn finish(mut self) -> Vec<RandomPlayer> {
        while let Some(player) = self.playing.join_next().await {
            self.done.push(expect_ok(player.unwrap()));
        }
        self.done
    }
}

/// The value; a failure panics with its sentence.
fn expect_ok<T>(done: Result<T, ProbeError>) -> T {
    done.unwrap_or_else(|error| panic!("{error}"))
}

/// Runs `quipu` with a bound on its time.
async fn quipu(args: &[&str]) -> Output {
    let mut command = Command::new(QUIPU);
    command.args(args).env_remove("QUIPU_CONFIG").env_remove("QUIPU_DATA").kill_on_drop(true);
    timeout(PATIENCE, command.output()).await.unwrap_or_else(|_| panic!("{args:?} does not end")).unwrap()
}

/// Fetches the record of the one game that these players have played, lets `quipu` check it, and looks for every choice in it.
async fn all_is_in_the_record(players: &[&RandomPlayer], folder: &Path) {
    let ended = players[0].follower().ended();
    let (game, last) = ended.first_key_value().unwrap();
    assert_eq!(ended.len(), 1, "one game was played");
    let record = expect_ok(players[0].guest().record(game).await);
    let file = folder.join(format!("{game}.jsonl"));
    fs::write(&file, &record).unwrap();
    for check in ["replay", "verify"] {
        let output = quipu(&[check, file.to_str().unwrap()]).await;
        assert!(output.status.success(), "{check}: {}", String::from_utf8_lossy(&output.stderr));
    }
    for player in players {
        assert_eq!(player.follower().ended(), ended, "all have seen the same end");
        let found =
            find_choices(&record, *last, player.choices()).unwrap_or_else(|missing| panic!("{missing}"));
        assert!(found > 0, "{} chose nothing", player.guest().name());
    }
}

/// One game, two people and two bots, and two kills while they play.
async fn played_through_kills(game: GameKind) {
    let seed = random_u64();
    println!("seed {seed}");
    let mut draw = SplitMix::new(seed);
    let mut server = TestServer::open().await;
    let mut guests = PlayingGuests::default();
    guests.add(server.table(game, 2, &[Level::Porter, Level::Guide]).await);
    for _ in 0..2 {
        guests.wait_for_choices(1 + u64::from(draw.below(4))).await;
        server = server.kill_and_start().await;
    }
    let players = guests.finish().await;
    expect_ok(server.process.listening().await); // the game may have been over before the second kill
    all_is_in_the_record(&players.iter().collect::<Vec<_>>(), server.data.path()).await;
}

#[tokio::test]
async fn incan_gold_is_played_to_the_end_through_kills() {
    played_through_kills(GameKind::IncanGold).await;
}

#[tokio::test]
async fn gold_is_played_to_the_end_through_kills() {
    played_through_kills(GameKind::Gold).await;
}

#[tokio::test]
async fn lost_temple_is_played_to_the_end_through_kills() {
    played_through_kills(GameKind::LostTemple).await;
}

#[tokio::test]
async fn whatever_was_acknowledged_survives_chaos() {
    let seed = random_u64();
    println!("seed {seed}");
    let mut draw = SplitMix::new(seed);
    let mut server = TestServer::open().await;
    let mut guests = PlayingGuests::default();
    for game in GameKind::all().chain(GameKind::all()) {
        guests.add(server.table(game, 3, &[]).await);
    }
    for kill in 0..5 {
        if kill % 2 == 0 {
            guests.wait_for_choices(5 + u64::from(draw.below(15))).await;
        } else {
            sleep(Duration::from_millis(draw.below(150).into())).await; // at any moment while it starts
        }
        server = server.kill_and_start().await;
    }
    let players = guests.finish().await;
    expect_ok(server.process.listening().await); // all games may have been over before the last kill
    let mut tables: BTreeMap<Code, Vec<&RandomPlayer>> = BTreeMap::new();
    for player in &players {
        tables.entry(player.code()).or_default().push(player);
    }
    assert_eq!(tables.values().map(Vec::len).collect::<Vec<_>>(), vec![3; 2 * GameKind::all().count()]);
    for players in tables.values() {
        all_is_in_the_record(players, server.data.path()).await;
    }
}

#[tokio::test]
async fn a_stopped_server_says_so_and_continues_later() {
    let server = TestServer::open().await;
    let watcher = Guest::new(server.address, "Zoe").await.unwrap();
    let mut socket = watcher.connect().await.unwrap();
    socket.send(&FromClient::Lobby {}).await.unwrap();
    let mut guests = PlayingGuests::default();
    guests.add(server.table(GameKind::LostTemple, 2, &[Level::Guide]).await);
    guests.wait_for_choices(5).await;

    let TestServer { data, address, process } = server;
    let status = expect_ok(process.terminate().await);
    assert!(status.success(), "{status}");
    let code = loop {
        match timeout(PATIENCE, socket.next()).await.expect("the socket is not closed") {
            Ok(_) => {}
            Err(ProbeError::Closed { code, .. }) => break code,
            Err(error) => panic!("{error}"),
        }
    };
    assert_eq!(code, Some(1012), "the server is being restarted");

    let _process = expect_ok(ServerProcess::start(Path::new(QUIPU), address, data.path(), &FLAGS).await);
    let players = guests.finish().await;
    all_is_in_the_record(&players.iter().collect::<Vec<_>>(), data.path()).await;
}

/// The original goes on, so everything about its deal becomes known: the copy must not play it again.
#[tokio::test]
async fn a_game_of_a_backup_ends_unfinished_with_all_that_was_revealed() {
    let server = TestServer::open().await;
    let mut players = server.table(GameKind::IncanGold, 2, &[Level::Porter]).await;
    let [ana, ben] = players.as_mut_slice() else { panic!("two people") };
    let started = |follower: &probe::ClientState| follower.phase() == Some(Phase::Playing);
    let (a, b) = tokio::join!(ana.play_until(started), ben.play_until(started));
    expect_ok(a.and(b));
    let some = ana.follower().version().max(ben.follower().version()) + 8;
    let further = |follower: &probe::ClientState| follower.version() >= some;
    let (a, b) = tokio::join!(ana.play_until(further), ben.play_until(further));
    expect_ok(a.and(b));

    let copy = tempfile::tempdir().unwrap();
    let (from, to) = (server.data.path().to_str().unwrap(), copy.path().join("quipu.db"));
    let args = ["backup", to.to_str().unwrap(), "--data", from];
    let (backup, a, b) = tokio::join!(quipu(&args), ana.play_until_over(), ben.play_until_over());
    assert!(backup.status.success(), "{}", String::from_utf8_lossy(&backup.stderr));
    expect_ok(a.and(b));
    let game = ana.follower().ended().first_key_value().unwrap().0.clone();
    let whole = expect_ok(ana.guest().record(&game).await);

    let other = TestServer::open_in(copy).await;
    let mut tries = 0;
    let record = loop {
        match ana.guest().at(other.address).record(&game).await {
            Ok(record) => break record,
            Err(error) => assert!(tries < 100, "the copy has no record of {game}: {error}"),
        }
        tries += 1;
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    };
    assert!(record.lines().next().unwrap().contains(r#""unfinished":"restored""#), "{record}");
    let steps: Vec<&str> = record.lines().skip(1).collect();
    let same = steps.iter().zip(whole.lines().skip(1)).all(|(step, other)| *step == other);
    assert!(same && steps.len() >= 4 && steps.len() < whole.lines().count(), "{record}\n{whole}");
}

#[tokio::test]
async fn a_server_that_cannot_start_says_why_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = listener.local_addr().unwrap().to_string();
    let free = free_address().unwrap().to_string();
    fs::write(path("file"), "").unwrap();
    fs::write(path("typo.toml"), "listen = \"127.0.0.1:0\"\nlisen = 1\n").unwrap();
    let (data, below_a_file, typo) = (path("data"), path("file/data"), path("typo.toml"));
    let held = path("held");
    fs::create_dir(&held).unwrap();
    let lock = fs::File::create(path("held/quipu.lock")).unwrap();
    lock.try_lock().unwrap(); // as a server does that runs on this data
    for (args, named) in [
        (["--listen", &taken, "--data", &data], [&*taken, "--listen"]),
        (["--listen", &free, "--data", &below_a_file], [&*below_a_file, "data"]),
        (["--config", &typo, "--data", &data], [&*typo, "lisen"]),
        (["--listen", "nowhere", "--data", &data], ["nowhere", "--listen"]),
        (["--listen", &free, "--data", &held], [&*held, "another server"]),
    ] {
        let output = quipu(&[&["serve"], &args[..]].concat()).await;
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
        assert_eq!(said.lines().count(), 1, "{args:?}: {said}");
        assert!(
            said.starts_with("quipu: ") && named.iter().all(|name| said.contains(name)),
            "{args:?}: {said}"
        );
    }
}

/// A pipe that was closed or a disk that is full, behind the greeting and behind the log, does not stop the server.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn output_that_cannot_be_written_ends_nothing() {
    let data = tempfile::tempdir().unwrap();
    let address = free_address().unwrap();
    let full = || fs::File::options().write(true).open("/dev/full").unwrap();
    let mut server = Command::new(QUIPU)
        .args(["serve", "--listen", &address.to_string(), "--data", data.path().to_str().unwrap()])
        .stdout(full())
        .stderr(full())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let guest = async {
        loop {
            match Guest::new(address, "Ana").await {
                Ok(guest) => break guest,
                Err(error) => assert!(server.try_wait().unwrap().is_none(), "it has ended: {error}"),
            }
            sleep(Duration::from_millis(20)).await;
        }
    };
    let guest = timeout(PATIENCE, guest).await.expect("it serves");
    expect_ok(guest.get("/healthz").await);
}
