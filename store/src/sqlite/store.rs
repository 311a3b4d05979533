//! The store's calls: what writes goes to the writer, what reads to the readers.

use super::append::{OwnedAppend, bodies};
use super::write::WriteRequest;
use super::{SqliteStore, read};
use crate::{
    Append, GameRow, Millis, Pool, RatingRow, Store, StoreError, TableKey, TableRow, TokenHash, User,
};
use async_trait::async_trait;
use catalog::GameKind;
use protocol::Code;
use referee::{Entry, UserId};

#[async_trait]
impl Store for SqliteStore {
    async fn add_user(&self, name: &str, token: TokenHash, now: Millis) -> Result<UserId, StoreError> {
        self.write(WriteRequest::AddUser { name: name.to_owned(), token, now }).await.map(UserId)
    }

    async fn user_by_token(&self, token: TokenHash) -> Result<Option<User>, StoreError> {
        read::user_by_token(&self.readers, token).await
    }

    async fn claimant(&self, name: &str) -> Result<Option<(User, String)>, StoreError> {
        read::claimant(&self.readers, name).await
    }

    async fn rename(&self, user: UserId, name: &str) -> Result<(), StoreError> {
        self.write(WriteRequest::Rename { user: user.0, name: name.to_owned() }).await.map(drop)
    }

    async fn claim(&self, user: UserId, passphrase_hash: &str) -> Result<(), StoreError> {
        self.write(WriteRequest::Claim { user: user.0, passphrase: passphrase_hash.to_owned() })
            .await
            .map(drop)
    }

    async fn add_session(&self, user: UserId, token: TokenHash, now: Millis) -> Result<(), StoreError> {
        self.write(WriteRequest::AddSession { user: user.0, token, now }).await.map(drop)
    }

    async fn end_session(&self, token: TokenHash) -> Result<(), StoreError> {
        self.write(WriteRequest::EndSession { token }).await.map(drop)
    }

    async fn open_table(
        &self,
        code: Code,
        host: UserId,
        entries: &[Entry],
        now: Millis,
    ) -> Result<TableKey, StoreError> {
        let (code, bodies) = (code.to_string(), bodies(entries)?);
        self.write(WriteRequest::OpenTable { code, host: host.0, bodies, now }).await.map(TableKey)
    }

    async fn append(&self, append: Append<'_>) -> Result<(), StoreError> {
        self.write(WriteRequest::Append(OwnedAppend::new(&append)?)).await.map(drop)
    }

    async fn table(&self, code: Code) -> Result<Option<TableRow>, StoreError> {
        read::table(&self.readers, code).await
    }

    async fn entries(&self, table: TableKey) -> Result<Vec<(Millis, Entry)>, StoreError> {
        read::entries(&self.readers, table).await
    }

    async fn open_tables(&self, since: Millis) -> Result<Vec<TableRow>, StoreError> {
        read::open_tables(&self.readers, since).await
    }

    async fn count_tables(&self, host: UserId) -> Result<usize, StoreError> {
        read::count_tables(&self.readers, host).await
    }

    async fn games_of(&self, user: UserId, before: Millis, most: usize) -> Result<Vec<GameRow>, StoreError> {
        read::games_of(&self.readers, user, before, most).await
    }

    async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        read::game(&self.readers, id).await
    }

    async fn record(&self, id: &str) -> Result<Option<String>, StoreError> {
        read::record(&self.readers, id).await
    }

    async fn shared_record(&self, token: TokenHash) -> Result<Option<String>, StoreError> {
        read::shared_record(&self.readers, token).await
    }

    async fn share(&self, id: &str, token: TokenHash) -> Result<(), StoreError> {
        self.write(WriteRequest::Share { id: id.to_owned(), token }).await.map(drop)
    }

    async fn ratings_of(&self, user: UserId) -> Result<Vec<RatingRow>, StoreError> {
        read::ratings_of(&self.readers, user).await
    }

    async fn leaderboard(
        &self,
        game: GameKind,
        pool: Pool,
        most: usize,
    ) -> Result<Vec<RatingRow>, StoreError> {
        read::leaderboard(&self.readers, game, pool, most).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        SqliteStore::check(self).await
    }

    async fn close(&self) {
        SqliteStore::close(self).await;
    }
}
