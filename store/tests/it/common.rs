//! Small things that the tests of the stores have in common.

use bots::Level;
use catalog::GameKind;
use game_table::{Entry, EntryKind, UserId};
use store::{Append, FinishedGame, Millis, RatedPlayer, SeatResult, Store, StoreError, TableKey, TokenHash};
use wire::Code;

pub fn token(number: u32) -> TokenHash {
    let mut bytes = [7; 32];
    bytes[..4].copy_from_slice(&number.to_be_bytes());
    TokenHash(bytes)
}

/// A new guest, with the session of this number.
pub async fn guest(store: &dyn Store, name: &str, number: u32) -> UserId {
    store.add_user(name, token(number), 1).await.unwrap()
}

/// As [`guest`], but the name is claimed: only then are games rated.
pub async fn member(store: &dyn Store, name: &str, number: u32) -> UserId {
    let user = guest(store, name, number).await;
    store.claim(user, "hash").await.unwrap();
    user
}

/// An entry that differs from all others.
pub fn entry(number: u64) -> Entry {
    EntryKind::Swapped { a: (number % 250) as u8, b: (number / 250) as u8 }.into()
}

/// The entries from one number to another.
pub fn entries(numbers: std::ops::RangeInclusive<u64>) -> Vec<Entry> {
    numbers.map(entry).collect()
}

/// A table with the entries 1 to `last`.
pub async fn table(store: &dyn Store, code: u32, host: UserId, last: u64, now: Millis) -> TableKey {
    store.open_table(Code::new(code), host, &entries(1..=last), now).await.unwrap()
}

/// Appends the entries from one number to another, and nothing else.
pub async fn append(
    store: &dyn Store,
    table: TableKey,
    numbers: std::ops::RangeInclusive<u64>,
    now: Millis,
) -> Result<(), StoreError> {
    let first = *numbers.start();
    let entries = entries(numbers);
    store.append(Append { table, first, entries: &entries, finished: None, closes: false, now }).await
}

/// Ends a game at a table: the table's entry with this number.
pub async fn finish(
    store: &dyn Store,
    table: TableKey,
    number: u64,
    finished: &FinishedGame,
    now: Millis,
) -> Result<(), StoreError> {
    let (first, entries) = (number, [entry(number)]);
    store
        .append(Append { table, first, entries: &entries, finished: Some(finished), closes: false, now })
        .await
}

/// Whether a table has exactly the entries 1 to `last`, in order; with the time of each.
pub async fn holds(store: &dyn Store, table: TableKey, last: u64) -> Vec<Millis> {
    let (times, found): (Vec<_>, Vec<_>) = store.entries(table).await.unwrap().into_iter().unzip();
    let text = |entries: &[Entry]| serde_json::to_string(entries).unwrap();
    assert_eq!(text(&found), text(&entries(1..=last)));
    times
}

pub fn person(user: UserId, score: i32, rank: u8) -> SeatResult {
    SeatResult { who: RatedPlayer::User(user), name: format!("then {user}"), score, rank }
}

pub fn bot(level: Level, score: i32, rank: u8) -> SeatResult {
    SeatResult { who: RatedPlayer::Bot(level), name: level.to_string(), score, rank }
}

/// A game that ended so.
pub fn game(id: &str, game: GameKind, results: &[SeatResult]) -> FinishedGame {
    FinishedGame {
        id: id.to_owned(),
        game,
        results: results.to_vec(),
        record: format!("record of {id}\n"),
        began: 5,
        rated: true,
        unfinished: None,
        programs: false,
    }
}
