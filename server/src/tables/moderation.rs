//! What hosts and operators do to tables from outside: send someone away for good, close a table, forget a person.

use super::task::TableJob;
use super::{TableRegistry, random_u64, unavailable};
use game_table::{Change, Occupant, Person, UserId};
use std::collections::BTreeSet;
use std::sync::Arc;
use store::{FORMER_PLAYER, StoreError};
use tokio::sync::oneshot;
use wire::{Code, Command, Phase, Refusal, Unfinished};

use super::handle::TableHandle;

/// The most tables of a forgotten person from which the name is removed.
const MAX_TABLES: usize = 10_000;

impl TableRegistry {
    /// The person at a place, for someone who may see the table.
    pub async fn person_at(&self, code: Code, place: u8, viewer: UserId) -> Result<Person, Refusal> {
        let handle = self.context.handle(code).await?;
        handle.read(|session| {
            let table = session.table();
            table.may_enter(viewer)?;
            match table.occupants().nth(place.into()).flatten() {
                Some(Occupant::Person(person)) => Ok(person.clone()),
                _ => Err(Refusal::NoSuchPlace),
            }
        })
    }

    /// The host empties a place for good: who sat there cannot sit at this table again, nor watch unless the host allows it. Returns who
    /// that was.
    pub async fn remove_for_good(
        &self,
        code: Code,
        by: Person,
        place: u8,
        may_watch: bool,
    ) -> Result<UserId, Refusal> {
        let handle = self.context.handle(code).await?;
        let who = handle.read(|session| {
            let table = session.table();
            match table.occupants().nth(place.into()).flatten() {
                _ if table.host() != by.user => Err(Refusal::NotHost),
                _ if table.phase() == Phase::Playing => Err(Refusal::AlreadyStarted),
                _ if table.event().is_some() => Err(Refusal::EventTable),
                Some(Occupant::Person(person)) if person.user != by.user => Ok(person.user),
                _ => Err(Refusal::NoSuchPlace),
            }
        })?;
        let store = &self.context.store;
        // First this, so that there is no moment in which they could sit down again.
        match store.remove_for_good(handle.key, who, may_watch).await {
            Err(StoreError::Taken) => return Err(Refusal::TooMany { most: store::MAX_REMOVALS }),
            removed => removed.map_err(|error| unavailable(&error))?,
        }
        // They may have moved to another place by now.
        let place = handle.read(|session| session.table().place_of(who));
        let Some(place) = place else { return Ok(who) };
        let removed = self.change(&handle, command(by, Command::Remove { place })).await;
        if let Err(refusal) = removed {
            store.readmit(handle.key, Some(who)).await.map_err(|error| unavailable(&error))?;
            return Err(refusal);
        }
        Ok(who)
    }

    /// The host lets everyone back whom they have removed for good.
    pub async fn readmit(&self, code: Code, by: UserId) -> Result<(), Refusal> {
        let handle = self.context.handle(code).await?;
        if handle.read(|session| session.table().host()) != by {
            return Err(Refusal::NotHost);
        }
        self.context.store.readmit(handle.key, None).await.map_err(|error| unavailable(&error))
    }

    /// The operator closes a table, and a game that is played there.
    pub async fn close(&self, code: Code) -> Result<(), Refusal> {
        let handle = self.context.handle(code).await?;
        self.change(&handle, Change::Abandon(Unfinished::Operator)).await
    }

    /// A person was erased from the store: they leave their tables, and loaded tables forget the name.
    pub async fn forget(&self, user: UserId) {
        let own = self.context.store.tables_of(user, MAX_TABLES).await.unwrap_or_else(|error| {
            tracing::warn!(%error, "cannot find all tables of a person who is forgotten");
            Vec::new()
        });
        let mut codes: BTreeSet<Code> = own.into_iter().map(|own| own.summary.code).collect();
        let loaded: Vec<_> = self.context.open().values().filter_map(|cell| cell.get().cloned()).collect();
        for handle in loaded {
            if handle.update(|session| session.rename(user, FORMER_PLAYER)) {
                codes.insert(handle.code);
            }
        }
        for code in codes {
            let Ok(handle) = self.context.handle(code).await else { continue };
            handle.update(|session| session.rename(user, FORMER_PLAYER));
            let person = Person { user, name: FORMER_PLAYER.to_owned() };
            // Where they only watch, or the game is over, there is nothing to leave.
            let _ = self.change(&handle, command(person, Command::Stand {})).await;
        }
    }

    async fn change(&self, handle: &Arc<TableHandle>, change: Change) -> Result<(), Refusal> {
        let (answer, answered) = oneshot::channel();
        handle.submit(TableJob::Change { change, answer })?;
        answered.await.unwrap_or(Err(Refusal::Restarting)).map(drop)
    }
}

fn command(by: Person, command: Command) -> Change {
    Change::Command { by, id: random_u64(), command }
}
