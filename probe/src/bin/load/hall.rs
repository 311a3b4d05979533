//! Sets up the tables: guests sit down and the first games start.

use crate::arguments::Arguments;
use crate::table::LoadTable;
use anyhow::{Context, Result};
use catalog::GameKind;
use futures_util::{StreamExt, TryStreamExt, stream};
use probe::{Guest, RandomPlayer};
use serde_json::json;
use std::net::SocketAddr;

const PARALLEL_TABLES: usize = 64;

/// Every table, with its first game started.
pub async fn fill(arguments: &Arguments, server: SocketAddr) -> Result<Vec<LoadTable>> {
    let people = arguments.people()?;
    let games = arguments.games.iter().cycle().take(arguments.tables as usize);
    let tables = games.enumerate().map(|(number, &game)| table(server, number, game, people));
    stream::iter(tables).buffer_unordered(PARALLEL_TABLES).try_collect().await
}

async fn table(server: SocketAddr, number: usize, game: GameKind, people: usize) -> Result<LoadTable> {
    let host = guest(server, number, 0).await?;
    // The time for a decision is long, so that no bot takes over a seat.
    let setup = json!({ "game": game, "places": people, "spectators": false, "pace": { "live": { "seconds": 600 } } });
    let code = host.open_table(setup, &[]).await.context("cannot open a table")?;
    let mut players = vec![RandomPlayer::join(host, code).await.context("the host cannot join")?];
    for place in 1..people {
        let guest = guest(server, number, place).await?;
        players.push(RandomPlayer::join(guest, code).await.context("a guest cannot join")?);
    }
    players[0].follower_mut().starts_with(people);
    let mut table = LoadTable::new(players);
    table.begin().await?;
    Ok(table)
}

async fn guest(server: SocketAddr, table: usize, place: usize) -> Result<Guest> {
    Guest::new(server, &format!("Guest {table}.{place}")).await.context("cannot create a guest")
}
