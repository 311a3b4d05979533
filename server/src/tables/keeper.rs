//! Looks after tables that nobody has open: wakes those that need the server, and archives those that were closed long ago.

use super::Context;
use super::clock::now;
use std::sync::Arc;
use std::time::Duration;
use store::{Millis, Tidying};
use tokio::task::JoinSet;
use tokio::time::sleep;
use wire::{Code, Refusal};

/// How often sleeping tables are looked for whose time has come.
const WAKING: Duration = Duration::from_secs(5);

/// So many are loaded together, and most of them are asleep again before the next ones.
const BATCH: usize = 64;
const PARALLEL_LOADS: usize = 4;
const BETWEEN_BATCHES: Duration = Duration::from_millis(500);

/// How often closed tables are archived, and the store is told that the server runs.
const TIDYING: Duration = Duration::from_secs(30);

/// In one transaction, so that nobody waits for it.
const ARCHIVED_TOGETHER: usize = 50;

/// `awake`: the tables of which it is not known when they need the server.
pub fn start(context: &Arc<Context>, awake: Vec<Code>) {
    tokio::spawn(until_stopped(context.clone(), load_all(context.clone(), awake)));
    tokio::spawn(until_stopped(context.clone(), wake(context.clone())));
    tokio::spawn(until_stopped(context.clone(), tidy_up(context.clone())));
}

async fn until_stopped(context: Arc<Context>, work: impl Future<Output = ()>) {
    let mut stopping = context.stopping.subscribe();
    drop(context);
    tokio::select! {
        _ = stopping.wait_for(|stopping| *stopping) => {}
        () = work => {}
    }
}

async fn load_all(context: Arc<Context>, tables: Vec<Code>) {
    let mut loaded = 0;
    for batch in tables.chunks(BATCH) {
        loaded += load(&context, batch).await;
        sleep(BETWEEN_BATCHES).await;
    }
    if !tables.is_empty() {
        tracing::info!(tables = loaded, "open tables were restored");
    }
}

async fn wake(context: Arc<Context>) {
    loop {
        // A little early, so that a table's own clock decides.
        let by = now() + 2 * WAKING.as_millis() as Millis;
        match context.store.tables_to_wake(by, BATCH).await {
            Ok(tables) => _ = load(&context, &tables).await,
            Err(error) => tracing::warn!(%error, "cannot look for tables to wake"),
        }
        sleep(WAKING).await;
    }
}

/// Loads these tables. One that cannot be loaded is logged and does not affect the others.
async fn load(context: &Arc<Context>, tables: &[Code]) -> usize {
    let mut readers = JoinSet::new();
    for share in tables.chunks(tables.len().div_ceil(PARALLEL_LOADS).max(1)) {
        let (context, share) = (context.clone(), share.to_vec());
        readers.spawn(async move {
            let mut loaded = 0;
            for code in share {
                match context.handle(code).await {
                    Ok(_) => loaded += 1,
                    Err(Refusal::OtherRules | Refusal::Damaged | Refusal::Closed) => {} // already logged
                    Err(refusal) => tracing::error!(table = %code, %refusal, "cannot read a table"),
                }
            }
            loaded
        });
    }
    readers.join_all().await.into_iter().sum()
}

async fn tidy_up(context: Arc<Context>) {
    loop {
        let archive_after = Millis::try_from(context.life.archive_after.as_millis()).unwrap_or(Millis::MAX);
        let tidying = Tidying { closed_before: now() - archive_after, most: ARCHIVED_TOGETHER };
        let done = match context.store.sign_of_life(now()).await {
            Ok(()) => context.store.tidy_up(tidying).await,
            Err(error) => Err(error),
        };
        match done {
            Ok(ARCHIVED_TOGETHER..) => continue, // there are more
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "cannot tidy up the store"),
        }
        sleep(TIDYING).await;
    }
}
