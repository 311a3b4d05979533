//! After `kill -9`: do all clients come back, and is nothing lost?

use crate::report::{Kept, Return};
use crate::run::start;
use crate::table::LoadTable;
use crate::tally::Tally;
use anyhow::{Context, Result, ensure};
use catalog::record::Reader;
use probe::{Choice, ServerProcess, find_choices};
use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::timeout;
use wire::http::Games;

/// For all clients to come back.
const RETURN_TIMEOUT: Duration = Duration::from_secs(120);

/// Of records that are read.
const MAX_RECORDS: usize = 100;

/// Kills the server, starts it again at once, and waits until all sockets have received what they missed.
pub async fn kill_and_return(
    quipu: &Path,
    data: &Path,
    served: ServerProcess,
    sockets: u32,
    tally: &Tally,
    playing: &mut JoinSet<Result<LoadTable>>,
) -> Result<(ServerProcess, Return)> {
    let address = served.address;
    let before = *tally.held.borrow();
    let killed = Instant::now();
    served.kill().await?;
    let served = start(quipu, data, address, sockets).await.context("the server does not restart")?;
    let listening = killed.elapsed();
    let mut held = tally.held.subscribe();
    let all = u64::from(sockets);
    let back = held.wait_for(|held| held.gone >= before.gone + all && held.gone == held.back);
    tokio::select! {
        done = timeout(RETURN_TIMEOUT, back) => {
            let late = || {
                let held = *tally.held.borrow();
                format!("only {} of {all} sockets are back after {RETURN_TIMEOUT:?}", held.back - before.back)
            };
            done.with_context(late)??;
        }
        // A table that ends early has a problem.
        Some(ended) = playing.join_next() => {
            ended?.context("a table could not continue")?;
        }
    }
    Ok((served, Return { listening, all_back: killed.elapsed() }))
}

/// Looks for every acknowledged choice: in running games they are there if the tables' versions are, which the players check;
/// of finished games, some records are fetched and read.
pub async fn look_for_choices(tables: &[LoadTable]) -> Result<Kept> {
    let mut kept = Kept::default();
    for table in tables {
        let mut by_game: BTreeMap<&str, Vec<Choice>> = BTreeMap::new();
        for choice in table.players.iter().flat_map(|player| player.choices()) {
            kept.choices += 1;
            by_game.entry(&choice.game).or_default().push(choice.clone());
        }
        let mut ended: BTreeMap<&str, u64> = BTreeMap::new();
        for player in &table.players {
            ended.extend(player.follower().ended().iter().map(|(game, last)| (game.as_str(), *last)));
        }
        kept.games += ended.len();
        for (game, &last) in ended.iter().take(MAX_RECORDS.saturating_sub(kept.records)) {
            let choices = by_game.get(game).map_or(&[][..], Vec::as_slice);
            kept.choices_in_records += read(table, game, last, choices).await?;
            kept.records += 1;
        }
    }
    Ok(kept)
}

async fn read(table: &LoadTable, game: &str, last: u64, choices: &[Choice]) -> Result<usize> {
    let guest = table.players[0].guest();
    let list: Games = guest.get("/api/games?most=100").await?.json()?;
    let listed = list.games.iter().any(|it| it.id == game);
    ensure!(listed, "{game} is over, but not in the list of games");
    let record = guest.record(game).await?;
    let verified = Reader::new(record.as_bytes()).map_err(catalog::Unfair::from).and_then(catalog::verify);
    verified.with_context(|| format!("{game} cannot be verified"))?;
    Ok(find_choices(&record, last, choices)?)
}
