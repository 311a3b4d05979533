//! Which games are rated.

use super::{Player, setup, world};
use server::Settings;
use server::ops::Metrics;
use server::tables::{TableConfig, TableRegistry};
use std::sync::Arc;
use store::{Pool, Store};
use wire::{Command, Update};

/// Two people play a game of Incan Gold to the end, from these addresses. Returns how many ratings they have then.
async fn ratings_after_a_game(rate_shared_address: bool, addresses: [u8; 2]) -> usize {
    let mut world = world();
    let config = TableConfig { rate_shared_address, ..TableConfig::of(&Settings::default()) };
    world.tables =
        TableRegistry::new(world.store.clone(), world.bus.clone(), Arc::new(Metrics::default()), config);
    let people = [world.person("Anna").await, world.person("Ben").await];
    for (person, last) in people.iter().zip(addresses) {
        world.store.claim(person.user, "hash").await.unwrap();
        world.tables.note_address(person.user, [10, 0, 0, last].into());
    }
    let code = world.tables.open(people[0].clone(), setup("incan-gold", 2), &[]).await.unwrap();
    let mut players = Vec::new();
    for person in &people {
        players.push(Player::at(&world.tables, code, person).await);
    }
    players[1].does(Command::Sit { place: None }).await.unwrap();
    players[0].does(Command::Start {}).await.unwrap();
    for turn in 0.. {
        let choosing =
            |update: &Update| update.game.as_ref().is_some_and(|game| game.over || !game.legal.is_empty());
        let (one, other) = (players[0].sees(), players[1].sees());
        if one.game.as_ref().is_some_and(|game| game.over) {
            break;
        }
        let next = if choosing(&one) {
            0
        } else if choosing(&other) {
            1
        } else {
            players[0].until("a choice", choosing).await;
            continue;
        };
        players[next].chooses(turn).await.unwrap();
    }
    let board = world.store.leaderboard(catalog::GameKind::IncanGold, Pool::People, 9).await;
    board.unwrap().len()
}

#[tokio::test(start_paused = true)]
async fn games_within_one_address_are_rated_if_the_operator_says_so() {
    assert_eq!(ratings_after_a_game(true, [1, 1]).await, 2);
    assert_eq!(ratings_after_a_game(false, [1, 2]).await, 2);
    assert_eq!(ratings_after_a_game(false, [1, 1]).await, 0);
}
