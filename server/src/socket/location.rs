//! Where a connection is, and what is new there.

use crate::app::App;
use crate::tables::{Revisions, Visit};
use protocol::{Code, KnownVersion, Refusal, ToClient};
use referee::{UpdateMode, UserId};
use std::sync::Arc;
use tokio::sync::watch;

pub enum Location {
    Door,
    Lobby(watch::Receiver<Arc<str>>),
    Table(Box<AtTable>),
}

/// A connection at a table.
pub struct AtTable {
    pub visit: Visit,
    news: watch::Receiver<Revisions>,
    /// What this connection already knows.
    told: Option<Revisions>,
    since: Option<u64>,
    /// The last `present` message.
    present: String,
}

impl AtTable {
    /// Comes to a table with what the client has of it, perhaps as a big screen.
    pub async fn enter(
        app: &App,
        code: Code,
        user: UserId,
        have: Option<KnownVersion>,
        screen: bool,
    ) -> Result<AtTable, Refusal> {
        let visit = app.tables.enter(code, user, screen).await?;
        let news = visit.news();
        Ok(AtTable { visit, news, told: None, since: have.map(|have| have.version), present: String::new() })
    }

    /// Waits until something is new.
    async fn changed(&mut self) {
        if self.told.is_some() && self.news.changed().await.is_err() {
            std::future::pending::<()>().await; // the table is gone; the connection will end too
        }
    }

    /// What is new since the last time. However much that is, it is one update: a slow client gets no queue of old ones.
    fn messages(&mut self) -> Vec<String> {
        let now = *self.news.borrow_and_update();
        let mut messages = Vec::new();
        let mode = if self.told.is_none() { UpdateMode::CatchUp } else { UpdateMode::Live };
        let told = self.told.replace(now);
        if told.is_none_or(|told| told.version != now.version) {
            let update = self.visit.look(self.since, mode);
            self.since = Some(update.version);
            messages.push(written(&ToClient::Table(Box::new(update))));
        }
        if told.is_none_or(|told| told.presence != now.presence || told.version != now.version) {
            let present = written(&self.visit.present());
            if present != self.present {
                self.present.clone_from(&present);
                messages.push(present);
            }
        }
        if let Some(told) = told.filter(|told| told.reactions != now.reactions) {
            messages.extend(self.visit.reactions(told.reactions).iter().map(written));
        }
        messages
    }
}

impl Location {
    /// Waits until something is new where the connection is.
    pub async fn changed(&mut self) {
        match self {
            Location::Door => std::future::pending().await,
            Location::Lobby(list) => {
                if list.changed().await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
            Location::Table(table) => table.changed().await,
        }
    }

    /// What is new, each as the text of a message.
    pub fn news(&mut self) -> Vec<String> {
        match self {
            Location::Door => Vec::new(),
            Location::Lobby(list) => vec![list.borrow_and_update().to_string()],
            Location::Table(table) => table.messages(),
        }
    }
}

fn written(message: &ToClient) -> String {
    serde_json::to_string(message).expect("plain data with text keys can be written")
}
