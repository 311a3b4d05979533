//! Where a connection is, and what is new there.

use crate::app::App;
use crate::events::Following;
use crate::tables::{LobbyVisit, Visit};
use game_table::{Revisions, UserId};
use tokio::sync::{oneshot, watch};
use wire::{Code, Hint, KnownVersion, Refusal, ToClient};

pub enum Location {
    Door,
    Lobby(LobbyVisit),
    Event(Following),
    Table(Box<AtTable>),
}

/// A connection at a table.
pub struct AtTable {
    pub visit: Visit,
    revisions: watch::Receiver<Revisions>,
    /// The hint that was asked for, until it is there.
    asked: Option<oneshot::Receiver<Result<Hint, Refusal>>>,
    /// And then until it is sent.
    hint: Option<ToClient>,
}

impl AtTable {
    /// Enters a table with what the client knows of it, perhaps as a big screen.
    pub async fn enter(
        app: &App,
        code: Code,
        user: UserId,
        have: Option<KnownVersion>,
        screen: bool,
    ) -> Result<AtTable, Refusal> {
        let visit = app.tables.enter(code, user, have, screen).await?;
        let mut revisions = visit.revisions();
        revisions.mark_changed(); // everything is new at first
        Ok(AtTable { visit, revisions, asked: None, hint: None })
    }

    /// Asks for a hint, which will be new here once it is ready.
    pub fn hint(&mut self, decision: u64) -> Result<(), Refusal> {
        self.asked = Some(self.visit.hint(decision)?);
        Ok(())
    }

    async fn changed(&mut self) {
        let AtTable { revisions, asked, hint, .. } = self;
        let ready = async {
            match asked {
                Some(answer) => answer.await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            changed = revisions.changed() => {
                if changed.is_err() {
                    std::future::pending::<()>().await; // the table is gone; the connection will end too
                }
            }
            answer = ready => {
                *hint = Some(match answer.unwrap_or(Err(Refusal::Restarting)) {
                    Ok(hint) => ToClient::Hint(Box::new(hint)),
                    Err(why) => ToClient::Refused { id: None, why },
                });
                *asked = None;
            }
        }
    }
}

impl Location {
    /// Whether it is at this table.
    pub fn is_at(&self, table: Code) -> bool {
        matches!(self, Location::Table(at_table) if at_table.visit.code() == table)
    }

    /// Waits until something is new where the connection is.
    pub async fn changed(&mut self) {
        match self {
            Location::Door => std::future::pending().await,
            Location::Lobby(lobby) => lobby.changed().await,
            Location::Event(event) => event.changed().await,
            Location::Table(table) => table.changed().await,
        }
    }

    /// What is new, each as the text of a message.
    pub fn news(&mut self) -> Vec<String> {
        match self {
            Location::Door => Vec::new(),
            Location::Lobby(lobby) => lobby.news().into_iter().collect(),
            Location::Event(event) => {
                let view = serde_json::value::to_raw_value(&event.view());
                view.map(ToClient::Event).iter().map(written).collect()
            }
            Location::Table(table) => {
                table.revisions.mark_unchanged();
                let hint = table.hint.take();
                table.visit.news().iter().chain(&hint).map(written).collect()
            }
        }
    }
}

fn written(message: &ToClient) -> String {
    serde_json::to_string(message).expect("plain data with text keys can be written")
}
