//! The list of public tables. Everyone in the lobby is sent all of it once, and then what changes.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, watch};
use wire::{Code, LobbyChange, Phase, TableSummary, ToClient};

/// Of further tables only the number is sent.
const MAX_LISTED: usize = 100;

/// Changes are collected for this long before they are sent.
const UPDATE_INTERVAL: Duration = Duration::from_millis(250);

pub struct Lobby {
    tables: Mutex<ListedTables>,
    changed: Notify,
    now: watch::Sender<Arc<Snapshot>>,
}

#[derive(Default)]
struct ListedTables {
    listed: BTreeMap<Code, (u64, TableSummary)>,
    next: u64,
}

/// The list at one moment.
#[derive(Default)]
struct Snapshot {
    number: u64,
    /// Newest first, with the numbers by which they are ordered.
    tables: Vec<(u64, TableSummary)>,
    more: usize,
    /// What has changed since the snapshot before, as a message: the same for everyone who has that.
    change: String,
}

impl Lobby {
    /// An empty lobby with a task that publishes its changes.
    pub fn new() -> Arc<Lobby> {
        let now = watch::Sender::new(Arc::default());
        let lobby = Arc::new(Lobby { tables: Mutex::default(), changed: Notify::new(), now });
        let published = Arc::downgrade(&lobby);
        tokio::spawn(async move {
            while let Some(lobby) = published.upgrade() {
                lobby.changed.notified().await;
                lobby.publish();
                tokio::time::sleep(UPDATE_INTERVAL).await;
            }
        });
        lobby
    }

    fn publish(&self) {
        let mut next = self.tables.lock().unwrap_or_else(PoisonError::into_inner).snapshot();
        self.now.send_if_modified(|now| {
            let Some(change) = now.change_to(&next) else { return false };
            (next.number, next.change) = (now.number + 1, written(&ToClient::LobbyChanged(change)));
            *now = Arc::new(std::mem::take(&mut next));
            true
        });
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

    /// Someone who enters the lobby.
    pub fn visit(&self) -> LobbyVisit {
        let mut lists = self.now.subscribe();
        lists.mark_changed(); // everything is new at first
        LobbyVisit { lists, sent: None }
    }
}

/// Someone in the lobby, with what they were sent.
pub struct LobbyVisit {
    lists: watch::Receiver<Arc<Snapshot>>,
    sent: Option<Arc<Snapshot>>,
}

impl LobbyVisit {
    /// Waits until something is new.
    pub async fn changed(&mut self) {
        if self.lists.changed().await.is_err() {
            std::future::pending::<()>().await; // the server ends, and the connection with it
        }
    }

    /// A message with what is new since the last call.
    pub fn news(&mut self) -> Option<String> {
        let now = Arc::clone(&self.lists.borrow_and_update());
        let sent = self.sent.replace(Arc::clone(&now));
        match sent {
            None => {
                let tables = now.tables.iter().map(|(_, listed)| listed.clone()).collect();
                Some(written(&ToClient::Lobby { tables, more: now.more }))
            }
            Some(sent) if sent.number == now.number => None,
            Some(sent) if sent.number + 1 == now.number => Some(now.change.clone()),
            Some(sent) => sent.change_to(&now).map(|change| written(&ToClient::LobbyChanged(change))),
        }
    }
}

impl ListedTables {
    fn snapshot(&self) -> Snapshot {
        let mut newest: Vec<&(u64, TableSummary)> = self.listed.values().collect();
        newest.sort_by_key(|(order, _)| std::cmp::Reverse(*order));
        let tables: Vec<(u64, TableSummary)> = newest.iter().take(MAX_LISTED).map(|&it| it.clone()).collect();
        Snapshot { more: newest.len() - tables.len(), tables, ..Snapshot::default() }
    }
}

impl Snapshot {
    /// How a later list differs, if it does.
    fn change_to(&self, later: &Snapshot) -> Option<LobbyChange> {
        let before: BTreeMap<u64, &TableSummary> = self.tables.iter().map(|(at, it)| (*at, it)).collect();
        let newest = before.last_key_value().map(|(order, _)| *order);
        let mut change = LobbyChange { more: later.more, ..LobbyChange::default() };
        for (order, listed) in &later.tables {
            match before.get(order) {
                Some(same) if *same == listed => {}
                Some(_) => change.changed.push(listed.clone()),
                // What is new is either newer than all that was listed, or was too old to be listed.
                None if newest.is_none_or(|newest| *order > newest) => change.newer.push(listed.clone()),
                None => change.older.push(listed.clone()),
            }
        }
        let stays = |order: &u64| later.tables.iter().any(|(it, _)| it == order);
        change.gone = before.iter().filter(|(at, _)| !stays(at)).map(|(_, it)| it.code).collect();
        let nothing = LobbyChange { more: self.more, ..LobbyChange::default() };
        (change != nothing).then_some(change)
    }
}

fn written(message: &ToClient) -> String {
    serde_json::to_string(message).expect("plain data with text keys can be written")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use catalog::GameKind;
    use game_core::{Draw, SplitMix};
    use wire::Pace;

    fn table(code: u32, names: usize, phase: Phase) -> TableSummary {
        TableSummary {
            code: Code::new(code),
            game: GameKind::all().next().unwrap(),
            phase,
            names: vec!["Ana".to_owned(); names],
            places: 8,
            pace: Pace::default(),
            spectators: false,
        }
    }

    /// What a client knows of the lobby.
    #[derive(Default)]
    struct Client {
        tables: Vec<TableSummary>,
        more: usize,
        bytes: usize,
    }

    impl Client {
        fn hear(&mut self, text: Option<String>) {
            let Some(text) = text else { return };
            self.bytes = text.len();
            match serde_json::from_str(&text).unwrap() {
                ToClient::Lobby { tables, more } => (self.tables, self.more) = (tables, more),
                ToClient::LobbyChanged(change) => {
                    self.more = change.more;
                    change.apply(&mut self.tables);
                }
                other => panic!("{other:?}"),
            }
        }
    }

    #[tokio::test]
    async fn changes_lead_to_the_same_list_however_many_are_missed() {
        let lobby = Lobby::new();
        let mut draw = SplitMix::new(7);
        let mut visits: Vec<(LobbyVisit, Client, u32)> =
            [1, 2, 7].map(|pause| (lobby.visit(), Client::default(), pause)).into();
        for round in 0..2000 {
            // Mostly more tables at first and mostly fewer later, around the number that is listed.
            for _ in 0..1 + draw.below(3) {
                let gone = draw.below(10) < if round % 500 < 250 { 3 } else { 6 };
                let phase = if gone { Phase::Closed } else { Phase::Gathering };
                lobby.set(table(draw.below(200), draw.below(4) as usize, phase), true);
            }
            lobby.publish();
            let mut fresh = Client::default();
            fresh.hear(lobby.visit().news());
            for (visit, client, pause) in &mut visits {
                if round % *pause == 0 {
                    client.hear(visit.news());
                    assert_eq!(client.tables, fresh.tables, "after {round} rounds, with pauses of {pause}");
                    assert_eq!(client.more, fresh.more);
                }
            }
        }
    }

    #[tokio::test]
    async fn a_small_change_is_a_small_message_and_no_change_is_none() {
        let lobby = Lobby::new();
        (0..150).for_each(|code| lobby.set(table(code, 1, Phase::Gathering), true));
        lobby.publish();
        let (mut visit, mut client) = (lobby.visit(), Client::default());
        client.hear(visit.news());
        let whole = client.bytes;
        assert_eq!((client.tables.len(), client.more), (100, 50));
        lobby.set(table(120, 2, Phase::Gathering), true);
        lobby.publish();
        client.hear(visit.news());
        assert!(client.bytes * 20 < whole, "{} of {whole}", client.bytes);
        lobby.set(table(3, 2, Phase::Gathering), true); // not among the newest
        lobby.publish();
        assert_eq!(visit.news(), None);
    }
}
