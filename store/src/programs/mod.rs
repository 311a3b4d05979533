//! Programs that play with an account of their own, and whose they are.

mod memory;
mod sqlite;

pub(crate) use sqlite::add;

use crate::{Millis, StoreError, TokenHash};
use async_trait::async_trait;
use game_table::UserId;

/// A program's account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The user as which it plays.
    pub user: UserId,
    pub name: String,
    /// The user to whom it belongs.
    pub owner: UserId,
    pub created: Millis,
}

/// The programs of a store.
#[async_trait]
pub trait ProgramStore: Send + Sync + 'static {
    /// Makes this user a program of that one. `Taken` if the user is one already, or the token is in use.
    async fn add_program(
        &self,
        user: UserId,
        owner: UserId,
        token: TokenHash,
        now: Millis,
    ) -> Result<(), StoreError>;
    async fn program_by_token(&self, token: TokenHash) -> Result<Option<Program>, StoreError>;
    /// The programs of a user, oldest first.
    async fn programs_of(&self, owner: UserId) -> Result<Vec<Program>, StoreError>;
    /// Its token is no longer valid. Its name and its games stay.
    async fn revoke_program(&self, user: UserId) -> Result<(), StoreError>;
}
