//! Programs in SQLite.

use super::{Program, ProgramStore};
use crate::sqlite::{SqliteStore, WriteError, WriteRequest, first, store_error};
use crate::{Millis, StoreError, TokenHash};
use async_trait::async_trait;
use game_table::UserId;
use sqlx::SqliteConnection;

const COLUMNS: &str =
    "SELECT user, name, owner, programs.created FROM programs JOIN users ON users.id = user";

type Row = (i64, String, i64, Millis);

fn program((user, name, owner, created): Row) -> Program {
    Program { user: UserId(user), name, owner: UserId(owner), created }
}

/// Runs within a transaction.
pub async fn add(
    to: &mut SqliteConnection,
    user: i64,
    owner: i64,
    token: TokenHash,
    now: Millis,
) -> Result<(), WriteError> {
    let sql = "INSERT INTO programs (user, owner, token_hash, created) VALUES (?, ?, ?, ?)";
    let query = sqlx::query(sql).bind(user).bind(owner).bind(&token.0[..]).bind(now);
    query.execute(to).await.map_err(first).map(drop)
}

#[async_trait]
impl ProgramStore for SqliteStore {
    async fn add_program(
        &self,
        user: UserId,
        owner: UserId,
        token: TokenHash,
        now: Millis,
    ) -> Result<(), StoreError> {
        let add = WriteRequest::AddProgram { user: user.0, owner: owner.0, token, now };
        self.write(add).await.map(drop)
    }

    async fn program_by_token(&self, token: TokenHash) -> Result<Option<Program>, StoreError> {
        let sql = format!("{COLUMNS} WHERE token_hash = ?");
        let query = sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(&token.0[..]);
        let row: Option<Row> = query.fetch_optional(&self.readers).await.map_err(store_error)?;
        Ok(row.map(program))
    }

    async fn programs_of(&self, owner: UserId) -> Result<Vec<Program>, StoreError> {
        let sql = format!("{COLUMNS} WHERE owner = ? ORDER BY programs.created, user");
        let query = sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(owner.0);
        let rows: Vec<Row> = query.fetch_all(&self.readers).await.map_err(store_error)?;
        Ok(rows.into_iter().map(program).collect())
    }

    async fn revoke_program(&self, user: UserId) -> Result<(), StoreError> {
        self.write(WriteRequest::RevokeProgram(user.0)).await.map(drop)
    }
}
