//! What all parts of the server share.

use crate::Settings;
use crate::bus;
use crate::events::EventRegistry;
use crate::moderation::Bans;
use crate::notify::Notifier;
use crate::ops::{Limits, Metrics, StoreHealth, Workers};
use crate::pages::Pages;
use crate::people::{Passphrases, Sessions};
use crate::roll::Roll;
use crate::tables::{TableConfig, TableRegistry};
use axum::http::HeaderMap;
use axum::http::header::HOST;
use std::net::SocketAddr;
use std::sync::Arc;
use store::{Millis, Store};
use tokio::sync::watch;

/// How many records of daily expeditions may wait to be replayed.
const MAX_CHECKS: usize = 32;

/// How far the server is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It does not take players yet.
    Starting,
    Open,
    /// It does not take players any more.
    Stopping,
}

/// What all parts of the server share.
pub struct App {
    /// What the operator has set.
    pub settings: Settings,
    pub store: Arc<dyn Store>,
    /// What a browser is sent.
    pub pages: Pages,
    /// The tables that are open.
    pub tables: TableRegistry,
    /// The events that are open.
    pub events: EventRegistry,
    pub metrics: Arc<Metrics>,
    /// How much one address may ask for.
    pub limits: Limits,
    pub passphrases: Passphrases,
    /// Tells players who are not there that it is their turn.
    pub notifier: Notifier,
    pub bans: Bans,
    /// Every open socket hears what is told here.
    pub roll: Roll,
    pub sessions: Arc<Sessions>,
    /// Replays records of daily expeditions.
    pub checks: Workers,
    pub store_health: StoreHealth,
    /// Changes whenever someone revokes a bot account.
    pub revoked_programs: watch::Sender<()>,
    address: SocketAddr,
    stage: watch::Sender<Stage>,
}

impl App {
    /// Everything that is there before the first request; `address` is where the listener is.
    pub fn new(
        settings: Settings,
        pages: Pages,
        store: Arc<dyn Store>,
        notifier: Notifier,
        address: SocketAddr,
    ) -> App {
        let metrics = Arc::new(Metrics::default());
        let tables = tables(&settings, &store, &metrics);
        App {
            events: EventRegistry::new(store.clone(), tables.clone()),
            tables,
            limits: Limits::new(&settings),
            sessions: Sessions::new(&settings, store.clone()),
            passphrases: Passphrases::default(),
            notifier,
            bans: Bans::default(),
            roll: Roll::default(),
            checks: Workers::new(settings.bot_threads.div_ceil(2), MAX_CHECKS),
            store_health: StoreHealth::default(),
            revoked_programs: watch::Sender::new(()),
            settings,
            pages,
            store,
            metrics,
            address,
            stage: watch::Sender::new(Stage::Starting),
        }
    }

    /// How far the server is.
    pub fn stage(&self) -> Stage {
        *self.stage.borrow()
    }

    /// Tells whenever that changes.
    pub fn stages(&self) -> watch::Receiver<Stage> {
        self.stage.subscribe()
    }

    /// The server is that far now.
    pub(crate) fn enter(&self, stage: Stage) {
        self.stage.send_replace(stage);
    }

    pub fn now(&self) -> Millis {
        crate::tables::now()
    }

    /// What links begin with: the public URL, or the address that this request went to.
    pub fn base(&self, headers: &HeaderMap) -> String {
        if let Some(url) = &self.settings.public_url {
            return url.to_string();
        }
        let host = headers.get(HOST).and_then(|it| it.to_str().ok());
        let fits = |letter: char| letter.is_ascii_alphanumeric() || ".:-[]".contains(letter);
        match host.filter(|host| !host.is_empty() && host.chars().all(fits)) {
            Some(host) => format!("http://{host}"),
            None => format!("http://{}", self.address),
        }
    }
}

/// The tables of this process. With several processes, this is where another bus would come in.
fn tables(settings: &Settings, store: &Arc<dyn Store>, metrics: &Arc<Metrics>) -> TableRegistry {
    let config = TableConfig::of(settings);
    TableRegistry::new(store.clone(), Arc::new(bus::Local::default()), metrics.clone(), config)
}
