//! Salts over real sockets: everyone sees the promises, and nobody a salt before the game is over.

use super::{does, update, wait};
use crate::common::server;
use fair::Salt;
use probe::RandomPlayer;
use serde_json::json;
use wire::{Command, FromClient, Phase, Refusal, StartStep, ToClient};

fn salt(number: u8) -> Salt {
    Salt::new([number; 32])
}

#[tokio::test]
async fn promises_are_shown_to_all_and_salts_to_nobody() {
    let server = server().await;
    let guests = [server.person("Anna").await, server.person("Ben").await, server.person("Cleo").await];
    let code = guests[0].open_table(json!({ "game": "incan-gold", "places": 3 }), &[]).await.unwrap();
    let mut sockets = Vec::new();
    for guest in &guests {
        let mut socket = guest.connect().await.unwrap();
        socket.enter(code, None).await.unwrap();
        sockets.push(socket);
    }
    for (socket, number) in sockets.iter_mut().zip(1..) {
        if number > 1 {
            does(socket, Command::Sit { place: None }).await.unwrap();
        }
        does(socket, Command::Commit { hash: salt(number).commitment() }).await.unwrap();
    }
    does(&mut sockets[0], Command::Start {}).await.unwrap();
    for (socket, number) in sockets.iter_mut().zip(1..) {
        let starting = wait(socket, "the question for the salts", |message| {
            let table = update(message)?.table?;
            let starting = table.starting?;
            let hashes: Vec<_> = table.places.iter().flatten().filter_map(|sitter| sitter.hash).collect();
            assert_eq!(hashes, [1, 2, 3].map(|number| salt(number).commitment()));
            Some(starting)
        })
        .await;
        assert_eq!((starting.step, starting.id), (StartStep::Reveal, format!("{code}-1")));
        assert_eq!(does(socket, Command::Stand {}).await, Err(Refusal::Starting));
        assert_eq!(does(socket, Command::Reveal { salt: salt(9) }).await, Err(Refusal::WrongSalt));
        does(socket, Command::Reveal { salt: salt(number) }).await.unwrap();
    }
    // Someone who watches, too, is sent everything there is to see.
    let mut eva = server.person("Eva").await.connect().await.unwrap();
    eva.enter(code, Some(wire::KnownVersion { version: 0 })).await.unwrap();
    sockets.push(eva);
    for socket in &mut sockets {
        socket.send(&FromClient::Ping {}).await.unwrap();
        let mut began = false;
        loop {
            let message = socket.next().await.unwrap();
            let text = serde_json::to_string(&message).unwrap();
            assert!([1, 2, 3].iter().all(|number| !text.contains(&salt(*number).to_string())), "{text}");
            began |= update(&message).is_some_and(|update| update.game.is_some());
            if matches!(message, ToClient::Pong {}) && began {
                break;
            }
            if matches!(message, ToClient::Pong {}) {
                socket.send(&FromClient::Ping {}).await.unwrap();
            }
        }
    }
    server.running.stop().await;
}

#[tokio::test]
async fn four_clients_play_two_games_and_every_salt_counts() {
    let server = server().await;
    let host = server.person("Anna").await;
    let code = host.open_table(json!({ "game": "incan-gold", "places": 4 }), &[]).await.unwrap();
    let mut players = vec![RandomPlayer::join(host.clone(), code).await.unwrap()];
    players[0].follower_mut().starts_with(4);
    for name in ["Ben", "Cleo", "Dan"] {
        players.push(RandomPlayer::join(server.person(name).await, code).await.unwrap());
    }
    let games = [format!("{code}-1"), format!("{code}-2")];
    let all = players.into_iter().map(|mut player| {
        let last = games[1].clone();
        tokio::spawn(async move {
            while !player.follower().ended().contains_key(&last) {
                if let Some(command) = player.follower_mut().wants() {
                    player.say(command).await.unwrap();
                }
                // Everyone who has played one game wants the next, and says so once: a second time would be too late.
                let own = player.follower().place();
                let asks = player.follower().table().is_some_and(|table| {
                    let ready =
                        |place: u8| table.places[usize::from(place)].as_ref().is_some_and(|it| it.ready);
                    table.phase == Phase::Over
                        && table.starting.is_none()
                        && ready(0)
                        && own.is_some_and(|own| !ready(own))
                });
                if asks && player.follower().pending().is_none() {
                    player.say(Command::Ready {}).await.unwrap();
                }
                player.next().await.unwrap();
            }
        })
    });
    for player in all.collect::<Vec<_>>() {
        player.await.unwrap();
    }
    for game in games {
        let record = host.record(&game).await.unwrap();
        let verified = catalog::verify(catalog::record::Reader::new(record.as_bytes()).unwrap()).unwrap();
        assert_eq!((verified.seats_that_stirred, verified.voided), (4, 0));
    }
    server.running.stop().await;
}
