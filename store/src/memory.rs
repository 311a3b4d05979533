//! A store in memory, for tests.

mod people;

use crate::events::StoredEvent;
use crate::moderation::ModerationContents;
use crate::notices::Notices;
use crate::privacy::PrivacyContents;
use crate::standing::{self, PlayerStats};
use crate::{
    Append, DailyResult, DailyRow, Expiry, FinishedGame, GameRow, Millis, Outage, OwnTable, Pool, Program,
    RatedPlayer, RatingRow, Session, Store, StoreError, TableKey, TableNote, TableRow, Tidying, TokenHash,
    User,
};
use ::daily::Expedition;
use async_trait::async_trait;
use catalog::GameKind;
use game_table::{Entry, UserId};
use people::People;
use ratings::Rating;
use std::cmp::Reverse;
use std::collections::{BTreeMap, btree_map};
use std::sync::{Mutex, MutexGuard, PoisonError};
use wire::{Code, Phase};

/// A store that is lost with the process.
#[derive(Default)]
pub struct MemoryStore {
    contents: Mutex<Contents>,
}

#[derive(Default)]
pub(crate) struct Contents {
    /// Set while writes fail.
    trouble: Option<String>,
    pub(crate) people: People,
    pub(crate) tables: BTreeMap<TableKey, StoredTable>,
    pub(crate) games: BTreeMap<String, (GameRow, String)>,
    pub(crate) events: Vec<StoredEvent>,
    pub(crate) notices: Notices,
    pub(crate) ratings: BTreeMap<(GameKind, Pool, RatedPlayer), PlayerStats>,
    pub(crate) daily: BTreeMap<(Expedition, UserId), DailyResult>,
    pub(crate) privacy: PrivacyContents,
    pub(crate) moderation: ModerationContents,
    /// With the hashes of their tokens.
    pub(crate) programs: Vec<(TokenHash, Program)>,
}

pub(crate) struct StoredTable {
    pub row: TableRow,
    host: UserId,
    entries: Vec<(Millis, Entry)>,
    /// How many entries there were, also if they are archived.
    version: u64,
    pub note: Option<TableNote>,
}

impl MemoryStore {
    pub fn new() -> MemoryStore {
        MemoryStore::default()
    }

    /// Makes every write and the check fail with this text, as on a full disk; reading still works. `None` ends it. For tests.
    pub fn fail(&self, why: Option<String>) {
        self.read().trouble = why;
    }

    pub(crate) fn read(&self) -> MutexGuard<'_, Contents> {
        // Nothing panics while it holds the lock, and every change is made in one go.
        self.contents.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn write(&self) -> Result<MutexGuard<'_, Contents>, StoreError> {
        let contents = self.read();
        match &contents.trouble {
            Some(why) => Err(StoreError::Unavailable(why.clone())),
            None => Ok(contents),
        }
    }
}

impl Contents {
    /// The results of an expedition, best first.
    fn daily_rows(&self, expedition: Expedition) -> Vec<DailyRow> {
        let mut results: Vec<&DailyResult> =
            self.daily.values().filter(|result| result.expedition == expedition).collect();
        let worth = |result: &DailyResult| (Reverse(result.score), result.rank);
        results.sort_by_key(|result| (worth(result), result.now, result.user));
        let row = |result: &&DailyResult| DailyRow {
            user: result.user,
            name: self.people.user(result.user).map(|user| user.name).unwrap_or_default(),
            game: expedition.game,
            date: expedition.date,
            score: result.score,
            rank: result.rank,
            place: 1 + results.iter().filter(|other| worth(other) < worth(result)).count() as u32,
            players: results.len() as u32,
        };
        results.iter().map(row).collect()
    }

    pub(crate) fn name_of(&self, user: UserId) -> String {
        self.people.user(user).map(|user| user.name).unwrap_or_default()
    }

    pub(crate) fn must_be_known(&self, user: UserId) -> Result<(), StoreError> {
        self.people.must_be_known(user)
    }

    pub(crate) fn code_of(&self, table: TableKey) -> Option<Code> {
        self.tables.get(&table).map(|it| it.row.code)
    }

    pub(crate) fn has_table(&self, code: Code) -> bool {
        self.tables.values().any(|it| it.row.code == code)
    }

    pub(crate) fn is_closed(&self, code: Code) -> bool {
        self.tables.values().any(|it| it.row.code == code && it.row.closed)
    }

    pub(crate) fn add_table(&mut self, code: Code, host: UserId, entries: &[Entry], now: Millis) -> TableKey {
        let key = TableKey(self.tables.len() as i64 + 1);
        let row = TableRow { key, code, changed: now, closed: false, asleep: false, restored: false };
        let version = entries.len() as u64;
        let entries = entries.iter().map(|entry| (now, entry.clone())).collect();
        self.tables.insert(key, StoredTable { row, host, entries, version, note: None });
        key
    }

    fn check_finished(&self, finished: &FinishedGame) -> Result<(), StoreError> {
        if self.games.contains_key(&finished.id) {
            return Err(StoreError::Taken);
        }
        finished.results.iter().try_for_each(|seat| match seat.who {
            RatedPlayer::User(user) => self.must_be_known(user),
            RatedPlayer::Bot(_) | RatedPlayer::Companion(_) => Ok(()),
        })
    }

    fn record_game(&mut self, finished: &FinishedGame, ended: Millis) {
        let FinishedGame { id, game, results, record, began, rated, unfinished, programs: _ } = finished;
        let pool = finished.pool();
        if *rated {
            let stood = |who| Some((who, *self.ratings.get(&(*game, pool, who))?));
            let before = standing::concerned(results).into_iter().filter_map(stood).collect();
            let guests = standing::people(results)
                .filter(|user| !self.people.user(*user).is_some_and(|it| it.claimed))
                .collect();
            for (who, stands) in standing::after(*game, results, &before, &guests) {
                self.ratings.insert((*game, pool, who), stands);
            }
        }
        let (game, began, unfinished, results) = (*game, *began, *unfinished, results.clone());
        let row = GameRow { id: id.clone(), game, pool, began, ended, unfinished, results };
        self.games.insert(id.clone(), (row, record.clone()));
    }

    fn rating_row(&self, (game, pool, who): (GameKind, Pool, RatedPlayer), stands: PlayerStats) -> RatingRow {
        let name = match who {
            RatedPlayer::User(user) => self.people.user(user).map(|it| it.name).unwrap_or_default(),
            bot => bot.level().map(|level| level.to_string()).unwrap_or_default(),
        };
        let PlayerStats { rating, games, won, best, total } = stands;
        RatingRow { who, name, game, pool, rating, games, won, best, total }
    }
}

#[async_trait]
impl Store for MemoryStore {
    async fn add_user(&self, name: &str, token: TokenHash, now: Millis) -> Result<UserId, StoreError> {
        self.write()?.people.add_user(name, token, now)
    }

    async fn session(&self, token: TokenHash) -> Result<Option<Session>, StoreError> {
        Ok(self.read().people.session(token))
    }

    async fn sessions_of(&self, user: UserId) -> Result<Vec<Session>, StoreError> {
        Ok(self.read().people.sessions_of(user))
    }

    async fn claimant(&self, name: &str) -> Result<Option<(User, String)>, StoreError> {
        Ok(self.read().people.claimant(name))
    }

    async fn rename(&self, user: UserId, name: &str) -> Result<(), StoreError> {
        self.write()?.people.rename(user, name)
    }

    async fn claim(&self, user: UserId, passphrase_hash: &str) -> Result<(), StoreError> {
        self.write()?.people.claim(user, passphrase_hash)
    }

    async fn add_session(&self, user: UserId, token: TokenHash, now: Millis) -> Result<(), StoreError> {
        self.write()?.people.add_session(user, token, now)
    }

    async fn see_session(&self, token: TokenHash, now: Millis, device: &str) -> Result<(), StoreError> {
        self.write()?.people.see_session(token, now, device);
        Ok(())
    }

    async fn end_session(&self, token: TokenHash) -> Result<(), StoreError> {
        self.write()?.people.end_session(token);
        Ok(())
    }

    async fn end_sessions(&self, user: UserId, but: Option<TokenHash>) -> Result<(), StoreError> {
        self.write()?.people.end_sessions(user, but);
        Ok(())
    }

    async fn sweep_sessions(&self, expiry: Expiry) -> Result<usize, StoreError> {
        Ok(self.write()?.people.sweep(expiry))
    }

    async fn know_device(&self, device: TokenHash, user: UserId, now: Millis) -> Result<(), StoreError> {
        self.write()?.people.know_device(device, user, now)
    }

    async fn knows_device(&self, device: TokenHash, user: UserId) -> Result<bool, StoreError> {
        Ok(self.read().people.knows_device(device, user))
    }

    async fn open_table(
        &self,
        code: Code,
        host: UserId,
        entries: &[Entry],
        now: Millis,
    ) -> Result<TableKey, StoreError> {
        let mut contents = self.write()?;
        contents.must_be_known(host)?;
        if contents.has_table(code) {
            return Err(StoreError::Taken);
        }
        Ok(contents.add_table(code, host, entries, now))
    }

    async fn append(&self, append: Append<'_>) -> Result<(), StoreError> {
        let mut contents = self.write()?;
        if let Some(finished) = append.finished {
            contents.check_finished(finished)?;
        }
        let table = contents.tables.get_mut(&append.table).ok_or(StoreError::Conflict)?;
        if table.version + 1 != append.first {
            return Err(StoreError::Conflict);
        }
        table.version += append.entries.len() as u64;
        table.entries.extend(append.entries.iter().map(|entry| (append.now, entry.clone())));
        if !append.is_private() {
            table.row.changed = append.now;
        }
        table.row.closed |= append.closes;
        if let Some(finished) = append.finished {
            contents.record_game(finished, append.now);
        }
        Ok(())
    }

    async fn table(&self, code: Code) -> Result<Option<TableRow>, StoreError> {
        Ok(self.read().tables.values().map(|it| it.row).find(|row| row.code == code))
    }

    async fn entries(&self, table: TableKey) -> Result<Vec<(Millis, Entry)>, StoreError> {
        let contents = self.read();
        let mut entries = contents.tables.get(&table).map(|it| it.entries.clone()).unwrap_or_default();
        for person in entries.iter_mut().filter_map(|(_, entry)| entry.person_mut()) {
            if let Some(user) = contents.people.user(person.user) {
                person.name = user.name;
            }
        }
        Ok(entries)
    }

    async fn note_table(&self, table: TableKey, version: u64, note: &TableNote) -> Result<(), StoreError> {
        let mut contents = self.write()?;
        let table = contents.tables.get_mut(&table).filter(|table| table.version == version);
        let table = table.ok_or(StoreError::Conflict)?;
        table.host = note.host;
        table.row.asleep = note.wake.is_some();
        table.note = Some(note.clone());
        Ok(())
    }

    async fn wake_table(&self, table: TableKey) -> Result<(), StoreError> {
        if let Some(table) = self.write()?.tables.get_mut(&table) {
            table.row.asleep = false;
        }
        Ok(())
    }

    async fn tables_awake(&self) -> Result<Vec<Code>, StoreError> {
        let contents = self.read();
        let awake = contents.tables.values().map(|table| table.row).filter(|row| !row.closed && !row.asleep);
        let mut awake: Vec<TableRow> = awake.collect();
        awake.sort_by_key(|row| Reverse((row.changed, row.key)));
        Ok(awake.into_iter().map(|row| row.code).collect())
    }

    async fn tables_to_wake(&self, by: Millis, most: usize) -> Result<Vec<Code>, StoreError> {
        let contents = self.read();
        let asleep = contents.tables.values().filter(|table| !table.row.closed && table.row.asleep);
        let wake = |table: &StoredTable| Some((table.note.as_ref()?.wake?, table.row.code));
        let mut due: Vec<(Millis, Code)> = asleep.filter_map(wake).filter(|(wake, _)| *wake <= by).collect();
        due.sort();
        Ok(due.into_iter().take(most).map(|(_, code)| code).collect())
    }

    async fn tables_of(&self, user: UserId, most: usize) -> Result<Vec<OwnTable>, StoreError> {
        let contents = self.read();
        let own = |table: &StoredTable| {
            let TableNote { summary, host, people, .. } = table.note.as_ref()?;
            let sits = people.iter().find(|(who, _)| *who == user);
            let concerned = !table.row.closed && (*host == user || sits.is_some());
            let waits = sits.is_some_and(|(_, waits)| *waits);
            concerned.then(|| OwnTable {
                summary: summary.clone(),
                host: *host == user,
                waits,
                changed: table.row.changed,
            })
        };
        let mut own: Vec<OwnTable> = contents.tables.values().rev().filter_map(own).collect();
        own.sort_by_key(|table| Reverse(table.changed));
        own.truncate(most);
        Ok(own)
    }

    async fn tidy_up(&self, tidying: Tidying) -> Result<usize, StoreError> {
        let mut contents = self.write()?;
        let closed = contents.tables.values_mut().filter(|table| {
            table.row.closed && !table.entries.is_empty() && table.row.changed < tidying.closed_before
        });
        let archived: Vec<TableKey> = closed
            .take(tidying.most)
            .map(|table| {
                table.entries.clear();
                table.row.key
            })
            .collect();
        contents.privacy.readmit_all(&archived);
        Ok(archived.len())
    }

    async fn count_tables(&self, host: UserId) -> Result<usize, StoreError> {
        let contents = self.read();
        let in_event = |code| contents.events.iter().any(|event| event.has(code));
        let active = |it: &&StoredTable| {
            let phase = it.note.as_ref().map(|note| note.summary.phase);
            !it.row.closed && phase.is_none_or(|phase| matches!(phase, Phase::Gathering | Phase::Playing))
        };
        let tables = contents.tables.values().filter(active).filter(|it| it.host == host);
        let events = contents.events.iter().filter(|event| event.is_open_of(host, &contents));
        Ok(tables.filter(|it| !in_event(it.row.code)).count() + events.count())
    }

    async fn games_of(&self, user: UserId, before: Millis, most: usize) -> Result<Vec<GameRow>, StoreError> {
        let contents = self.read();
        let played = |row: &GameRow| row.results.iter().any(|seat| seat.who == RatedPlayer::User(user));
        let games = contents.games.values().map(|(row, _)| row);
        let mut games: Vec<&GameRow> = games.filter(|row| row.ended < before && played(row)).collect();
        games.sort_by_key(|row| Reverse((row.ended, &row.id)));
        Ok(games.into_iter().take(most).cloned().collect())
    }

    async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        Ok(self.read().games.get(id).map(|(row, _)| row.clone()))
    }

    async fn record(&self, id: &str) -> Result<Option<String>, StoreError> {
        let contents = self.read();
        Ok(contents.games.get(id).filter(|_| !contents.withholds(id)).map(|(_, record)| record.clone()))
    }

    async fn shared_record(&self, token: TokenHash) -> Result<Option<String>, StoreError> {
        let contents = self.read();
        let id = contents.privacy.shared(token).filter(|id| !contents.withholds(id));
        let game = id.and_then(|id| contents.games.get(id));
        Ok(game.map(|(_, record)| record.clone()))
    }

    async fn share(&self, id: &str, user: UserId, token: TokenHash, now: Millis) -> Result<(), StoreError> {
        self.write()?.share(id, user, token, now)
    }

    async fn ratings(
        &self,
        game: GameKind,
        pool: Pool,
        who: &[RatedPlayer],
    ) -> Result<BTreeMap<RatedPlayer, Rating>, StoreError> {
        let contents = self.read();
        let rating = |who: &RatedPlayer| Some((*who, contents.ratings.get(&(game, pool, *who))?.rating));
        Ok(who.iter().filter_map(rating).collect())
    }

    async fn ratings_of(&self, user: UserId) -> Result<Vec<RatingRow>, StoreError> {
        let contents = self.read();
        let rows = contents.ratings.iter().filter(|((_, _, who), _)| *who == RatedPlayer::User(user));
        Ok(rows.map(|(key, stands)| contents.rating_row(*key, *stands)).collect())
    }

    async fn leaderboard(
        &self,
        game: GameKind,
        pool: Pool,
        most: usize,
    ) -> Result<Vec<RatingRow>, StoreError> {
        let contents = self.read();
        let rows = contents.ratings.iter().filter(|((g, p, _), _)| (*g, *p) == (game, pool));
        let mut rows: Vec<_> = rows.collect();
        rows.sort_by(|((_, _, a), x), ((_, _, b), y)| {
            y.order().total_cmp(&x.order()).then(y.games.cmp(&x.games)).then_with(|| a.key().cmp(&b.key()))
        });
        Ok(rows.into_iter().take(most).map(|(key, stands)| contents.rating_row(*key, *stands)).collect())
    }

    async fn add_daily(&self, result: DailyResult) -> Result<(), StoreError> {
        let mut contents = self.write()?;
        contents.must_be_known(result.user)?;
        match contents.daily.entry((result.expedition, result.user)) {
            btree_map::Entry::Occupied(_) => return Err(StoreError::Taken),
            btree_map::Entry::Vacant(place) => place.insert(result),
        };
        Ok(())
    }

    async fn daily_board(
        &self,
        expedition: Expedition,
        user: Option<UserId>,
        most: usize,
    ) -> Result<Vec<DailyRow>, StoreError> {
        let rows = self.read().daily_rows(expedition).into_iter().enumerate();
        Ok(rows.filter(|(at, row)| *at < most || Some(row.user) == user).map(|(_, row)| row).collect())
    }

    async fn daily_results(&self, user: UserId, most: usize) -> Result<Vec<DailyRow>, StoreError> {
        let contents = self.read();
        let own = contents.daily.keys().filter(|(_, by)| *by == user).map(|(expedition, _)| *expedition);
        let rows = own.flat_map(|expedition| contents.daily_rows(expedition)).filter(|row| row.user == user);
        let mut rows: Vec<DailyRow> = rows.collect();
        rows.sort_by_key(|row| (Reverse(row.date), row.game.name()));
        rows.truncate(most);
        Ok(rows)
    }

    async fn daily_dates(&self, user: UserId) -> Result<Vec<Expedition>, StoreError> {
        let contents = self.read();
        let own = contents.daily.keys().filter(|(_, by)| *by == user).map(|(expedition, _)| *expedition);
        let mut own: Vec<Expedition> = own.collect();
        own.sort_by_key(|expedition| (expedition.date, expedition.game.name()));
        Ok(own)
    }

    async fn start_run(&self, _now: Millis) -> Result<Vec<Outage>, StoreError> {
        self.write().map(|_| Vec::new()) // it does not outlive a run
    }

    async fn sign_of_life(&self, _now: Millis) -> Result<(), StoreError> {
        self.write().map(drop)
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.write().map(drop)
    }

    async fn close(&self) {
        self.fail(Some("it was closed".to_owned()));
    }
}
