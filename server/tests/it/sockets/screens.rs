//! A big screen in the room shows what everyone may see, no matter who opened it, and accepts no commands.

use super::{at_a_table, does, refusal, there, torch, update, wait};
use crate::common::server;
use bots::Level;
use serde_json::json;
use wire::{Command, FromClient, Reaction, Refusal, ToClient, Update, You};

/// An update with a decision.
fn due(message: &ToClient) -> Option<Update> {
    update(message).filter(|update| update.game.as_ref().is_some_and(|game| !game.asked.is_empty()))
}

#[tokio::test]
async fn a_big_screen_of_a_player_has_nobodys_eyes_and_nobodys_hands() {
    let server = server().await;
    let (anna, ben) = (server.person("Anna").await, server.person("Ben").await);
    let (code, mut phone, _ben) = at_a_table([anna.clone(), ben], json!({})).await;
    let mut screen = anna.connect().await.unwrap();
    screen.show(code, None).await.unwrap();
    let shown = wait(&mut screen, "what is shown", due).await;
    assert_eq!(shown.you, Some(You::default()));
    let game = shown.game.unwrap();
    assert_eq!((game.seat, game.legal.len()), (None, 0));
    let setup = shown.table.unwrap().setup;
    for command in [
        torch(game.decision),
        Command::Sit { place: None },
        Command::Stand {},
        Command::AddBot { place: None, level: Level::Guide },
        Command::Remove { place: 1 },
        Command::Swap { a: 0, b: 1 },
        Command::Change { setup },
        Command::Commit { hash: fair::Salt::new([7; 32]).commitment() },
        Command::Reveal { salt: fair::Salt::new([7; 32]) },
        Command::Ready {},
        Command::Start {},
        Command::CancelRematch {},
        Command::Back {},
        Command::Close {},
    ] {
        let name = command.name();
        assert_eq!(does(&mut screen, command).await, Err(Refusal::OnlyShows), "{name}");
    }
    screen.send(&FromClient::React { reaction: Reaction::Phew }).await.unwrap();
    assert_eq!(wait(&mut screen, "a refusal", refusal).await, Refusal::OnlyShows);
    // Her phone can still do it all; what she chooses there is not on the screen.
    does(&mut phone, torch(game.decision)).await.unwrap();
    let sealed =
        wait(&mut screen, "her choice", |message| update(message)?.game.filter(|game| game.chosen == 1))
            .await;
    let own_choice = serde_json::to_value(&sealed.view).unwrap()["own_choice"].clone();
    assert_eq!(own_choice, serde_json::Value::Null);
    assert_eq!(serde_json::to_value(&sealed.events).unwrap()[0]["choice"], serde_json::Value::Null);
    server.running.stop().await;
}

#[tokio::test]
async fn players_learn_of_a_big_screen_and_it_makes_nobody_present() {
    let server = server().await;
    let (anna, ben) = (server.person("Anna").await, server.person("Ben").await);
    let (code, mut phone, mut bens) = at_a_table([anna.clone(), ben.clone()], json!({})).await;
    let mut screen = anna.connect().await.unwrap();
    screen.show(code, None).await.unwrap();
    let with_screen = |message: &ToClient| there(message).filter(|(.., screens)| *screens > 0);
    assert_eq!(wait(&mut bens, "a screen", with_screen).await, (vec![true, true], 0, 1));
    assert_eq!(wait(&mut screen, "itself", with_screen).await, (vec![true, true], 0, 1));
    // A bot takes her seat, and her phone is gone: the screen neither takes it back nor sits in for her.
    does(&mut phone, Command::Stand {}).await.unwrap();
    drop(phone);
    let without_her = |message: &ToClient| there(message).filter(|(places, ..)| !places[0]);
    assert_eq!(wait(&mut bens, "she is gone", without_her).await, (vec![false, true], 0, 1));
    let mut second = anna.connect().await.unwrap();
    second.show(code, None).await.unwrap();
    let two = |message: &ToClient| there(message).filter(|(.., screens)| *screens == 2);
    assert_eq!(wait(&mut bens, "two screens", two).await, (vec![false, true], 0, 2));
    let table = wait(&mut second, "the table", update).await.table.unwrap();
    assert!(table.places[0].as_ref().unwrap().stand_in);
    drop((screen, second));
    let dark = |message: &ToClient| there(message).filter(|(.., screens)| *screens == 0);
    assert_eq!(wait(&mut bens, "no screen", dark).await, (vec![false, true], 0, 0));
    server.running.stop().await;
}

#[tokio::test]
async fn where_nobody_may_look_on_only_those_at_the_table_put_up_a_screen() {
    let server = server().await;
    let (anna, ben) = (server.person("Anna").await, server.person("Ben").await);
    let (code, ..) = at_a_table([anna.clone(), ben.clone()], json!({ "spectators": false })).await;
    for guest in [anna, ben] {
        let mut screen = guest.connect().await.unwrap();
        screen.show(code, None).await.unwrap();
        let game = wait(&mut screen, "the game", due).await.game.unwrap();
        assert_eq!(game.seat, None, "{}", guest.name());
    }
    let mut screen = server.person("Eva").await.connect().await.unwrap();
    screen.show(code, None).await.unwrap();
    assert_eq!(wait(&mut screen, "a refusal", refusal).await, Refusal::NoSpectators);
    server.running.stop().await;
}
