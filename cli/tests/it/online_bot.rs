//! The example of a program at an online table, at the real server.

use catalog::GameKind;
use probe::{Guest, PATIENCE, RandomPlayer, ServerProcess, free_address};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Stdio;
use tokio::process::Command;
use tokio::time::timeout;

/// It sits down at its owner's table and plays a game of each kind to the end. Such games are rated apart.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_plays_online() {
    let data = tempfile::tempdir().unwrap();
    let address = free_address().unwrap();
    let quipu = Path::new(env!("CARGO_BIN_EXE_quipu"));
    let _server = ServerProcess::start(quipu, address, data.path(), &["--bot-pause-ms=0"]).await.unwrap();
    let ana = Guest::new(address, "Ana").await.unwrap();
    let post =
        |path: &'static str, body: Value| ana.request("POST".parse().unwrap(), path, Some(body.to_string()));
    post("/api/me/claim", json!({ "passphrase": "three llamas and a rope" })).await.unwrap();
    let created: Value = post("/api/me/bots", json!({ "name": "PixelBot" })).await.unwrap().json().unwrap();
    let token = created["token"].as_str().expect("a token");

    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/onlinebot.py");
    for game in GameKind::all() {
        let setup = json!({ "game": game, "places": 2, "pace": { "live": { "seconds": 600 } } });
        let code = ana.open_table(setup, &[]).await.unwrap();
        let program = Command::new("python3")
            .arg(&example)
            .args([&format!("http://{address}"), &code.to_string(), "1"])
            .env("QUIPU_TOKEN", token)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let mut player = RandomPlayer::join(ana.clone(), code).await.unwrap();
        player.follower_mut().starts_with(2);
        player.play_until_over().await.unwrap();
        let done = timeout(PATIENCE, program.wait_with_output()).await.unwrap().unwrap();
        let said = String::from_utf8_lossy(&done.stdout).into_owned();
        assert!(done.status.success(), "{game}: {said}{}", String::from_utf8_lossy(&done.stderr));
        assert!(
            said.contains("playing as PixelBot") && said.contains(&format!("{code}-1 is over")),
            "{said}"
        );
        let table = player.follower().table().unwrap();
        assert!(table.places.iter().flatten().any(|it| it.program && it.name == "PixelBot"));
    }
    let ratings: Value = ana.get("/api/me/ratings").await.unwrap().json().unwrap();
    let pools: Vec<&str> =
        ratings["ratings"].as_array().unwrap().iter().filter_map(|it| it["pool"].as_str()).collect();
    assert_eq!(pools, ["with-programs"; 3], "{ratings}");
}
