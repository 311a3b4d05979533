//! What a person may ask for, in memory.

use super::record::renamed;
use super::{
    BlockRow, FORMER_PLAYER, KnownUser, MAX_BLOCKS, MAX_REMOVALS, MAX_SHARES, PrivacyStore, ShareRow,
};
use crate::memory::{Contents, MemoryStore};
use crate::{BanKind, Millis, RatedPlayer, StoreError, TableKey, TokenHash};
use async_trait::async_trait;
use game_table::UserId;
use std::cmp::Reverse;
use std::collections::BTreeMap;

#[derive(Default)]
pub(crate) struct PrivacyContents {
    pub shares: BTreeMap<TokenHash, Shared>,
    blocks: Vec<(UserId, BlockRow)>,
    blocked: i64,
    /// Whether they may enter.
    removals: BTreeMap<(TableKey, UserId), bool>,
}

pub(crate) struct Shared {
    pub game: String,
    user: UserId,
    shared: Millis,
}

impl PrivacyContents {
    /// The game whose record this token opens.
    pub fn shared(&self, token: TokenHash) -> Option<&String> {
        self.shares.get(&token).map(|shared| &shared.game)
    }

    /// These tables were archived.
    pub fn readmit_all(&mut self, tables: &[TableKey]) {
        self.removals.retain(|(table, _), _| !tables.contains(table));
    }

    fn forget(&mut self, user: UserId) {
        self.shares.retain(|_, shared| shared.user != user);
        self.blocks.retain(|(by, block)| *by != user && block.user != user);
        self.removals.retain(|(_, removed), _| *removed != user);
    }
}

fn must_be_below(number: usize, most: usize) -> Result<(), StoreError> {
    if number < most { Ok(()) } else { Err(StoreError::Taken) }
}

impl Contents {
    pub fn share(&mut self, id: &str, user: UserId, token: TokenHash, now: Millis) -> Result<(), StoreError> {
        self.must_be_known(user)?;
        if !self.games.contains_key(id) {
            return Err(StoreError::Conflict);
        }
        let shares = &mut self.privacy.shares;
        must_be_below(shares.values().filter(|shared| shared.user == user).count(), MAX_SHARES)?;
        if shares.contains_key(&token) {
            return Err(StoreError::Taken);
        }
        shares.insert(token, Shared { game: id.to_owned(), user, shared: now });
        Ok(())
    }

    fn forget(&mut self, user: UserId) -> Result<(), StoreError> {
        let name = self.people.forget(user)?;
        self.ratings.retain(|(_, _, who), _| *who != RatedPlayer::User(user));
        self.daily.retain(|(_, by), _| *by != user);
        self.privacy.forget(user);
        self.moderation.forget(user);
        self.notices.forget(user);
        self.programs.retain(|(_, program)| program.user != user && program.owner != user);
        for table in self.tables.values_mut() {
            let Some(note) = &mut table.note else { continue };
            if note.people.iter().any(|(who, _)| *who == user) {
                let named = note.summary.names.iter_mut().filter(|it| **it == name);
                named.for_each(|it| FORMER_PLAYER.clone_into(it));
            }
        }
        self.events.iter_mut().for_each(|event| event.rename(user, FORMER_PLAYER));
        for (row, record) in self.games.values_mut() {
            let own = row.results.iter_mut().enumerate();
            let own = own.filter(|(_, seat)| seat.who == RatedPlayer::User(user));
            let seats: Vec<usize> = own
                .map(|(seat, result)| {
                    FORMER_PLAYER.clone_into(&mut result.name);
                    seat
                })
                .collect();
            if !seats.is_empty() {
                *record = renamed(record, &seats).unwrap_or_default();
            }
        }
        Ok(())
    }
}

#[async_trait]
impl PrivacyStore for MemoryStore {
    async fn users_named(&self, name: &str, most: usize) -> Result<Vec<KnownUser>, StoreError> {
        Ok(self.read().people.named(name).take(most).collect())
    }

    async fn known_user(&self, user: UserId) -> Result<Option<KnownUser>, StoreError> {
        Ok(self.read().people.known(user))
    }

    async fn forget(&self, user: UserId, _now: Millis) -> Result<(), StoreError> {
        self.write()?.forget(user)
    }

    async fn shares_of(&self, user: UserId) -> Result<Vec<ShareRow>, StoreError> {
        let contents = self.read();
        let own = contents.privacy.shares.iter().filter(|(_, shared)| shared.user == user);
        let row = |(token, shared): (&TokenHash, &Shared)| {
            let (game, _) = contents.games.get(&shared.game)?;
            let (game_id, game, ended) = (shared.game.clone(), game.game, game.ended);
            Some(ShareRow { id: ShareRow::id_of(*token), game_id, game, ended, shared: shared.shared })
        };
        let mut rows: Vec<ShareRow> = own.filter_map(row).collect();
        rows.sort_by_key(|row| Reverse(row.shared));
        Ok(rows)
    }

    async fn revoke_share(&self, user: UserId, id: &str) -> Result<bool, StoreError> {
        let mut contents = self.write()?;
        let before = contents.privacy.shares.len();
        contents.privacy.shares.retain(|token, shared| shared.user != user || ShareRow::id_of(*token) != id);
        Ok(contents.privacy.shares.len() < before)
    }

    async fn block(&self, user: UserId, blocked: UserId, name: &str, now: Millis) -> Result<(), StoreError> {
        let mut contents = self.write()?;
        contents.must_be_known(user)?;
        contents.must_be_known(blocked)?;
        let privacy = &mut contents.privacy;
        let own = || privacy.blocks.iter().filter(|(by, _)| *by == user);
        if own().any(|(_, block)| block.user == blocked) {
            return Ok(());
        }
        must_be_below(own().count(), MAX_BLOCKS)?;
        privacy.blocked += 1;
        let block = BlockRow { id: privacy.blocked, user: blocked, name: name.to_owned(), since: now };
        privacy.blocks.push((user, block));
        Ok(())
    }

    async fn unblock(&self, user: UserId, id: i64) -> Result<bool, StoreError> {
        let blocks = &mut self.write()?.privacy.blocks;
        let before = blocks.len();
        blocks.retain(|(by, block)| *by != user || block.id != id);
        Ok(blocks.len() < before)
    }

    async fn blocks_of(&self, user: UserId) -> Result<Vec<BlockRow>, StoreError> {
        let contents = self.read();
        let own = contents.privacy.blocks.iter().rev().filter(|(by, _)| *by == user);
        Ok(own.map(|(_, block)| block.clone()).collect())
    }

    async fn has_blocked(&self, user: UserId, other: UserId) -> Result<bool, StoreError> {
        let contents = self.read();
        Ok(contents.privacy.blocks.iter().any(|(by, block)| *by == user && block.user == other))
    }

    async fn remove_for_good(&self, table: TableKey, user: UserId, enters: bool) -> Result<(), StoreError> {
        let mut contents = self.write()?;
        contents.must_be_known(user)?;
        let there = contents.privacy.removals.keys().filter(|(at, _)| *at == table).count();
        must_be_below(there, MAX_REMOVALS)?;
        contents.privacy.removals.insert((table, user), enters);
        Ok(())
    }

    async fn removed(&self, table: TableKey, user: UserId) -> Result<Option<bool>, StoreError> {
        Ok(self.read().privacy.removals.get(&(table, user)).copied())
    }

    async fn readmit(&self, table: TableKey, user: Option<UserId>) -> Result<(), StoreError> {
        let readmitted =
            |(at, who): &(TableKey, UserId)| *at == table && user.is_none_or(|user| user == *who);
        self.write()?.privacy.removals.retain(|key, _| !readmitted(key));
        Ok(())
    }
}

impl crate::moderation::ModerationContents {
    /// Everything by and about this person.
    fn forget(&mut self, user: UserId) {
        self.reports.retain(|(_, report)| report.reporter != user && report.about != Some(user));
        self.bans.retain(|ban| ban.kind != BanKind::User || ban.value != user.to_string());
    }
}
