//! The store that is forgotten with the process: for tests, and for play without a server.

use crate::people::{MOST_SESSIONS, name_key};
use crate::standing::{self, Standing};
use crate::{
    Append, Finished, GameRow, Millis, Pool, Rated, RatingRow, Store, StoreError, TableKey, TableRow,
    TokenHash, User,
};
use async_trait::async_trait;
use catalog::GameKind;
use protocol::Code;
use referee::{Entry, UserId};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A store that is forgotten with the process.
#[derive(Default)]
pub struct Memory {
    held: Mutex<Held>,
}

#[derive(Default)]
struct Held {
    /// Why nothing can be written, if nothing can.
    trouble: Option<String>,
    users: BTreeMap<UserId, Person>,
    /// In the order in which they began.
    sessions: Vec<(TokenHash, UserId)>,
    tables: BTreeMap<TableKey, Table>,
    games: BTreeMap<String, (GameRow, String)>,
    shares: BTreeMap<TokenHash, String>,
    ratings: BTreeMap<(GameKind, Pool, Rated), Standing>,
}

struct Person {
    name: String,
    passphrase: Option<String>,
}

struct Table {
    row: TableRow,
    host: UserId,
    entries: Vec<(Millis, Entry)>,
}

impl Memory {
    /// An empty store.
    pub fn new() -> Memory {
        Memory::default()
    }

    /// From now on nothing can be written, as on a full disk: every call that would write fails with this text, and so does the
    /// check, while what is there can be read. `None` ends it. For tests of whoever uses a store.
    pub fn fail(&self, why: Option<String>) {
        self.read().trouble = why;
    }

    fn read(&self) -> MutexGuard<'_, Held> {
        // Nothing panics while it holds the lock, and every change is made in one go.
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> Result<MutexGuard<'_, Held>, StoreError> {
        let held = self.read();
        match &held.trouble {
            Some(why) => Err(StoreError::Unavailable(why.clone())),
            None => Ok(held),
        }
    }
}

impl Held {
    fn user(&self, id: UserId) -> Option<User> {
        let person = self.users.get(&id)?;
        Some(User { id, name: person.name.clone(), claimed: person.passphrase.is_some() })
    }

    fn claimant(&self, name: &str) -> Option<(UserId, &str)> {
        let key = name_key(name);
        self.users.iter().find_map(|(id, person)| {
            let passphrase = person.passphrase.as_deref()?;
            (name_key(&person.name) == key).then_some((*id, passphrase))
        })
    }

    /// `Taken` if somebody else than this user has claimed the name.
    fn must_be_free(&self, name: &str, user: Option<UserId>) -> Result<(), StoreError> {
        match self.claimant(name) {
            Some((claimant, _)) if Some(claimant) != user => Err(StoreError::Taken),
            _ => Ok(()),
        }
    }

    fn must_be_new(&self, token: TokenHash) -> Result<(), StoreError> {
        if self.sessions.iter().any(|(it, _)| *it == token) { Err(StoreError::Taken) } else { Ok(()) }
    }

    fn must_be_known(&self, user: UserId) -> Result<(), StoreError> {
        if self.users.contains_key(&user) { Ok(()) } else { Err(StoreError::Conflict) }
    }

    fn check_finished(&self, finished: &Finished) -> Result<(), StoreError> {
        if self.games.contains_key(&finished.id) {
            return Err(StoreError::Taken);
        }
        finished.results.iter().try_for_each(|seat| match seat.who {
            Rated::User(user) => self.must_be_known(user),
            Rated::Bot(_) => Ok(()),
        })
    }

    fn put_down(&mut self, finished: &Finished, ended: Millis) {
        let Finished { id, game, results, record, began } = finished;
        let pool = finished.pool();
        let stood = |who| Some((who, *self.ratings.get(&(*game, pool, who))?));
        let before = results.iter().filter_map(|seat| stood(seat.who)).collect();
        for (who, stands) in standing::after(results, &before) {
            self.ratings.insert((*game, pool, who), stands);
        }
        let (game, began, results) = (*game, *began, results.clone());
        let row = GameRow { id: id.clone(), game, pool, began, ended, results };
        self.games.insert(id.clone(), (row, record.clone()));
    }

    fn rating_row(&self, (game, pool, who): (GameKind, Pool, Rated), stands: Standing) -> RatingRow {
        let name = match who {
            Rated::User(user) => self.users.get(&user).map(|it| it.name.clone()).unwrap_or_default(),
            Rated::Bot(level) => level.name().to_owned(),
        };
        let Standing { rating, games, won, best, total } = stands;
        RatingRow { who, name, game, pool, rating, games, won, best, total }
    }
}

#[async_trait]
impl Store for Memory {
    async fn add_user(&self, name: &str, token: TokenHash, _now: Millis) -> Result<UserId, StoreError> {
        let mut held = self.write()?;
        held.must_be_free(name, None)?;
        held.must_be_new(token)?;
        let user = UserId(held.users.len() as i64 + 1);
        held.users.insert(user, Person { name: name.to_owned(), passphrase: None });
        held.sessions.push((token, user));
        Ok(user)
    }

    async fn user_by_token(&self, token: TokenHash) -> Result<Option<User>, StoreError> {
        let held = self.read();
        let session = held.sessions.iter().find(|(it, _)| *it == token);
        Ok(session.and_then(|(_, user)| held.user(*user)))
    }

    async fn claimant(&self, name: &str) -> Result<Option<(User, String)>, StoreError> {
        let held = self.read();
        Ok(held.claimant(name).and_then(|(id, passphrase)| Some((held.user(id)?, passphrase.to_owned()))))
    }

    async fn rename(&self, user: UserId, name: &str) -> Result<(), StoreError> {
        let mut held = self.write()?;
        held.must_be_free(name, Some(user))?;
        held.users.get_mut(&user).ok_or(StoreError::Conflict)?.name = name.to_owned();
        Ok(())
    }

    async fn claim(&self, user: UserId, passphrase_hash: &str) -> Result<(), StoreError> {
        let mut held = self.write()?;
        let name = held.user(user).ok_or(StoreError::Conflict)?.name;
        held.must_be_free(&name, Some(user))?;
        held.users.get_mut(&user).ok_or(StoreError::Conflict)?.passphrase = Some(passphrase_hash.to_owned());
        Ok(())
    }

    async fn add_session(&self, user: UserId, token: TokenHash, _now: Millis) -> Result<(), StoreError> {
        let mut held = self.write()?;
        held.must_be_known(user)?;
        held.must_be_new(token)?;
        held.sessions.push((token, user));
        if held.sessions.iter().filter(|(_, it)| *it == user).count() > MOST_SESSIONS
            && let Some(oldest) = held.sessions.iter().position(|(_, it)| *it == user)
        {
            held.sessions.remove(oldest);
        }
        Ok(())
    }

    async fn end_session(&self, token: TokenHash) -> Result<(), StoreError> {
        self.write()?.sessions.retain(|(it, _)| *it != token);
        Ok(())
    }

    async fn open_table(
        &self,
        code: Code,
        host: UserId,
        entries: &[Entry],
        now: Millis,
    ) -> Result<TableKey, StoreError> {
        let mut held = self.write()?;
        held.must_be_known(host)?;
        if held.tables.values().any(|it| it.row.code == code) {
            return Err(StoreError::Taken);
        }
        let key = TableKey(held.tables.len() as i64 + 1);
        let row = TableRow { key, code, changed: now, closed: false };
        let entries = entries.iter().map(|entry| (now, entry.clone())).collect();
        held.tables.insert(key, Table { row, host, entries });
        Ok(key)
    }

    async fn append(&self, append: Append<'_>) -> Result<(), StoreError> {
        let mut held = self.write()?;
        if let Some(finished) = append.finished {
            held.check_finished(finished)?;
        }
        let table = held.tables.get_mut(&append.table).ok_or(StoreError::Conflict)?;
        if table.entries.len() as u64 + 1 != append.first {
            return Err(StoreError::Conflict);
        }
        table.entries.extend(append.entries.iter().map(|entry| (append.now, entry.clone())));
        table.row.changed = append.now;
        table.row.closed |= append.closes;
        if let Some(finished) = append.finished {
            held.put_down(finished, append.now);
        }
        Ok(())
    }

    async fn table(&self, code: Code) -> Result<Option<TableRow>, StoreError> {
        Ok(self.read().tables.values().map(|it| it.row).find(|row| row.code == code))
    }

    async fn entries(&self, table: TableKey) -> Result<Vec<(Millis, Entry)>, StoreError> {
        Ok(self.read().tables.get(&table).map(|it| it.entries.clone()).unwrap_or_default())
    }

    async fn open_tables(&self, since: Millis) -> Result<Vec<TableRow>, StoreError> {
        let held = self.read();
        let open = held.tables.values().map(|it| it.row).filter(|row| !row.closed && row.changed >= since);
        let mut open: Vec<TableRow> = open.collect();
        open.sort_by_key(|row| Reverse((row.changed, row.key)));
        Ok(open)
    }

    async fn count_tables(&self, host: UserId) -> Result<usize, StoreError> {
        Ok(self.read().tables.values().filter(|it| !it.row.closed && it.host == host).count())
    }

    async fn games_of(&self, user: UserId, before: Millis, most: usize) -> Result<Vec<GameRow>, StoreError> {
        let held = self.read();
        let played = |row: &GameRow| row.results.iter().any(|seat| seat.who == Rated::User(user));
        let games = held.games.values().map(|(row, _)| row);
        let mut games: Vec<&GameRow> = games.filter(|row| row.ended < before && played(row)).collect();
        games.sort_by_key(|row| Reverse((row.ended, &row.id)));
        Ok(games.into_iter().take(most).cloned().collect())
    }

    async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        Ok(self.read().games.get(id).map(|(row, _)| row.clone()))
    }

    async fn record(&self, id: &str) -> Result<Option<String>, StoreError> {
        Ok(self.read().games.get(id).map(|(_, record)| record.clone()))
    }

    async fn shared_record(&self, token: TokenHash) -> Result<Option<String>, StoreError> {
        let held = self.read();
        let game = held.shares.get(&token).and_then(|id| held.games.get(id));
        Ok(game.map(|(_, record)| record.clone()))
    }

    async fn share(&self, id: &str, token: TokenHash) -> Result<(), StoreError> {
        let mut held = self.write()?;
        if !held.games.contains_key(id) {
            return Err(StoreError::Conflict);
        }
        if held.shares.contains_key(&token) {
            return Err(StoreError::Taken);
        }
        held.shares.insert(token, id.to_owned());
        Ok(())
    }

    async fn ratings_of(&self, user: UserId) -> Result<Vec<RatingRow>, StoreError> {
        let held = self.read();
        let rows = held.ratings.iter().filter(|((_, _, who), _)| *who == Rated::User(user));
        Ok(rows.map(|(key, stands)| held.rating_row(*key, *stands)).collect())
    }

    async fn best(&self, game: GameKind, pool: Pool, most: usize) -> Result<Vec<RatingRow>, StoreError> {
        let held = self.read();
        let rows = held.ratings.iter().filter(|((g, p, _), _)| (*g, *p) == (game, pool));
        let mut rows: Vec<_> = rows.collect();
        rows.sort_by(|((_, _, a), x), ((_, _, b), y)| {
            y.order().total_cmp(&x.order()).then(y.games.cmp(&x.games)).then_with(|| a.key().cmp(&b.key()))
        });
        Ok(rows.into_iter().take(most).map(|(key, stands)| held.rating_row(*key, *stands)).collect())
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.write().map(drop)
    }

    async fn close(&self) {
        self.fail(Some("it was closed".to_owned()));
    }
}
