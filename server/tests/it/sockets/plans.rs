//! Plans over a real socket: others receive nothing, and the choice is made without their player, even after a restart.

use super::{at_a_table, does, refusal, update, wait};
use crate::common::{Server, server, settings};
use serde_json::json;
use serde_json::value::RawValue;
use server::Running;
use wire::{Command, FromClient, Refusal, ToClient};

fn plan(text: &str) -> Command {
    Command::Plan { plan: Some(RawValue::from_string(text.to_owned()).unwrap()) }
}

/// How many have chosen, once someone has.
fn chosen(message: &ToClient) -> Option<u8> {
    Some(update(message)?.game?.chosen).filter(|chosen| *chosen > 0)
}

#[tokio::test]
async fn a_plan_chooses_while_its_player_is_away_and_after_a_restart() {
    let Server { running, store } = server().await;
    let server = Server { running, store: store.clone() };
    let (anna, ben) = (server.person("Anna").await, server.person("Ben").await);
    let (code, mut at_anna, mut at_ben) = at_a_table([anna.clone(), ben.clone()], json!({})).await;
    let update_of_ben =
        wait(&mut at_ben, "the game", |message| update(message).filter(|it| it.game.is_some())).await;
    assert_eq!(does(&mut at_anna, plan("1")).await, Err(Refusal::BadPlan));
    let version = does(&mut at_anna, plan(r#"{"stay_until":{"carried":99}}"#)).await.unwrap();
    assert_eq!(version, update_of_ben.version, "a plan is no new version");
    let own = wait(&mut at_anna, "the plan", |message| update(message)?.game?.plan).await;
    assert_eq!(own.get(), r#"{"stay_until":{"carried":99}}"#);
    at_ben.send(&FromClient::Ping {}).await.unwrap();
    let next = wait(&mut at_ben, "nothing", |message| match message {
        ToClient::Present { .. } => None,
        message => Some(serde_json::to_string(message).unwrap()),
    });
    assert_eq!(next.await, r#"{"pong":{}}"#, "Ben learns nothing");
    // The server stops before the pause is over. Only Ben comes back.
    drop((at_anna, at_ben));
    server.running.stop().await;
    store.fail(None); // it was closed with the server

    let running = Running::start(settings(), store.clone()).await.unwrap();
    let mut at_ben = ben.at(running.address).connect().await.unwrap();
    at_ben.enter(code, None).await.unwrap();
    assert_eq!(wait(&mut at_ben, "the choice of the plan", chosen).await, 1);
    let mut at_anna = anna.at(running.address).connect().await.unwrap();
    at_anna.enter(code, None).await.unwrap();
    let game = wait(&mut at_anna, "the game", |message| update(message)?.game).await;
    assert!(game.plan.is_some() && game.legal.is_empty(), "Anna has chosen, and the plan stands");
    at_anna.send(&FromClient::Hint { decision: game.decision }).await.unwrap();
    assert_eq!(wait(&mut at_anna, "a refusal", refusal).await, Refusal::NoHints);
    running.stop().await;
}
