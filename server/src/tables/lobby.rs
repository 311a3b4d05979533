//! The list of public tables, sent to everyone in the lobby whenever it changes.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, watch};
use wire::{Code, Phase, TableSummary, ToClient};

/// Of further tables only the number is sent.
const MAX_LISTED: usize = 100;

/// Changes are collected for this long before they are sent.
const UPDATE_INTERVAL: Duration = Duration::from_millis(250);

pub struct Lobby {
    tables: Mutex<ListedTables>,
    changed: Notify,
    text: watch::Sender<Arc<str>>,
}

#[derive(Default)]
struct ListedTables {
    listed: BTreeMap<Code, (u64, TableSummary)>,
    next: u64,
}

impl Lobby {
    /// An empty lobby with a task that publishes its changes.
    pub fn new() -> Arc<Lobby> {
        let empty = text(&ListedTables::default());
        let lobby =
            Lobby { tables: Mutex::default(), changed: Notify::new(), text: watch::Sender::new(empty) };
        let lobby = Arc::new(lobby);
        let told = Arc::downgrade(&lobby);
        tokio::spawn(async move {
            while let Some(lobby) = told.upgrade() {
                lobby.changed.notified().await;
                let text = text(&lobby.tables.lock().unwrap_or_else(PoisonError::into_inner));
                lobby.text.send_replace(text);
                tokio::time::sleep(UPDATE_INTERVAL).await;
            }
        });
        lobby
    }

    /// Updates a table's entry, or removes it.
    pub fn set(&self, listed: TableSummary, public: bool) {
        let watchable = listed.phase == Phase::Playing && listed.spectators;
        let shown = public && (listed.phase == Phase::Gathering || watchable);
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let old = tables.listed.get(&listed.code);
        if shown {
            if old.is_some_and(|(_, old)| *old == listed) {
                return;
            }
            let order = old.map_or(tables.next, |(order, _)| *order);
            tables.next += 1;
            tables.listed.insert(listed.code, (order, listed));
        } else if old.is_none() || tables.listed.remove(&listed.code).is_none() {
            return;
        }
        drop(tables);
        self.changed.notify_one();
    }

    pub fn remove(&self, code: Code) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.listed.remove(&code).is_some() {
            self.changed.notify_one();
        }
    }

    /// The lobby message, now and whenever it changes.
    pub fn listen(&self) -> watch::Receiver<Arc<str>> {
        self.text.subscribe()
    }
}

fn text(tables: &ListedTables) -> Arc<str> {
    let mut newest: Vec<&(u64, TableSummary)> = tables.listed.values().collect();
    newest.sort_by_key(|(order, _)| std::cmp::Reverse(*order));
    let listed: Vec<TableSummary> =
        newest.iter().take(MAX_LISTED).map(|(_, listed)| listed.clone()).collect();
    let more = newest.len() - listed.len();
    let message = ToClient::Lobby { tables: listed, more };
    serde_json::to_string(&message).expect("plain data with text keys can be written").into()
}
