//! What every store does, told once and tried on each.

use crate::common::{append, bot, entry, finish, game, guest, holds, member, person, table, token};
use bots::{Level, Strength};
use catalog::GameKind;
use daily::Expedition;
use game_table::UserId;
use ratings::Rating;
use store::{
    Append, DailyResult, FinishedGame, MemoryStore, Pool, RatedPlayer, RatingRow, SeatResult, SqliteStore,
    Store, StoreError, TableKey, strength,
};
use wire::Code;

/// Makes of each scene a test on every store.
macro_rules! scenes {
    ($($scene:ident)*) => {
        mod memory {
            $(#[tokio::test]
            async fn $scene() {
                super::$scene(&super::MemoryStore::new()).await;
            })*
        }
        mod sqlite {
            $(#[tokio::test]
            async fn $scene() {
                let folder = tempfile::tempdir().unwrap();
                let store = super::SqliteStore::open(folder.path()).await.unwrap();
                super::$scene(&store).await;
                super::Store::close(&store).await;
            })*
        }
    };
}

scenes! {
    a_guest_is_known_by_each_of_their_tokens
    a_name_is_claimed_by_one
    a_claim_goes_where_its_owner_goes
    twenty_sessions_are_stored
    a_table_has_its_entries_in_order
    of_two_who_append_one_wins
    an_append_is_done_whole_or_not_at_all
    tables_are_listed
    a_finished_game_can_be_found_by_those_who_played
    games_are_listed_newest_first_page_by_page
    a_shared_record_is_found_by_its_token
    ratings_are_stored_by_game_and_pool
    a_game_with_hints_is_listed_but_not_rated
    a_companion_counts_but_is_not_rated
    the_best_come_first
    the_first_result_of_a_daily_expedition_counts
    unknown_players_cannot_have_results
    a_store_can_be_checked_and_closed
}

async fn a_guest_is_known_by_each_of_their_tokens(store: &dyn Store) {
    let anna = guest(store, "Anna", 1).await;
    let ben = guest(store, "Anna", 2).await; // two guests may call themselves alike
    assert_ne!(anna, ben);
    assert_eq!(store.add_user("Cleo", token(1), 3).await, Err(StoreError::Taken));
    store.add_session(anna, token(3), 4).await.unwrap();
    assert_eq!(store.add_session(ben, token(3), 4).await, Err(StoreError::Taken));
    for number in [1, 3] {
        let user = store.user_by_token(token(number)).await.unwrap().unwrap();
        assert_eq!((user.id, user.name.as_str(), user.claimed), (anna, "Anna", false));
    }
    store.end_session(token(1)).await.unwrap();
    store.end_session(token(1)).await.unwrap(); // twice does no harm
    assert_eq!(store.user_by_token(token(1)).await, Ok(None));
    assert_eq!(store.user_by_token(token(3)).await.unwrap().unwrap().id, anna);
    store.rename(anna, "Änne").await.unwrap();
    assert_eq!(store.user_by_token(token(3)).await.unwrap().unwrap().name, "Änne");
}

async fn a_name_is_claimed_by_one(store: &dyn Store) {
    let (anna, other) = (guest(store, "Änne", 1).await, guest(store, " äNNE ", 2).await);
    assert_eq!(store.claimant("Änne").await, Ok(None));
    store.claim(anna, "hash 1").await.unwrap();
    assert_eq!(store.user_by_token(token(2)).await.unwrap().unwrap().name, "äNNE 2");
    store.claim(other, "hash 2").await.unwrap(); // that is another name
    for name in ["Änne", "ÄNNE", "  änne "] {
        let (user, passphrase) = store.claimant(name).await.unwrap().unwrap();
        assert_eq!((user.id, user.claimed, passphrase.as_str()), (anna, true, "hash 1"), "{name}");
    }
    let ben = guest(store, "Ben", 3).await;
    assert_eq!(store.rename(ben, "änne").await, Err(StoreError::Taken));
    assert_eq!(store.add_user("ÄNNE ", token(4), 1).await, Err(StoreError::Taken));
    assert_eq!(store.user_by_token(token(4)).await, Ok(None));
    assert_eq!(store.user_by_token(token(3)).await.unwrap().unwrap().name, "Ben");
    store.claim(anna, "hash 3").await.unwrap();
    assert_eq!(store.claimant("Änne").await.unwrap().unwrap().1, "hash 3");
}

async fn a_claim_goes_where_its_owner_goes(store: &dyn Store) {
    let (anna, ben) = (guest(store, "Anna", 1).await, guest(store, "Ben", 2).await);
    store.claim(anna, "hash").await.unwrap();
    store.rename(anna, "ANNA").await.unwrap(); // your own name is not taken
    store.rename(anna, "Cleo").await.unwrap();
    assert_eq!(store.claimant("Anna").await, Ok(None));
    assert_eq!(store.claimant("cleo").await.unwrap().unwrap().0.id, anna);
    store.rename(ben, "Anna").await.unwrap();
    store.claim(ben, "other").await.unwrap();
    assert_eq!(store.rename(anna, "anna").await, Err(StoreError::Taken));
    assert_eq!(store.claimant("cleo").await.unwrap().unwrap().1, "hash");
}

async fn twenty_sessions_are_stored(store: &dyn Store) {
    let (anna, _ben) = (guest(store, "Anna", 0).await, guest(store, "Ben", 100).await);
    for number in 1..=22 {
        store.add_session(anna, token(number), 5).await.unwrap();
    }
    for number in 0..=22 {
        let known = store.user_by_token(token(number)).await.unwrap().is_some();
        assert_eq!(known, number >= 3, "{number}");
    }
    assert!(store.user_by_token(token(100)).await.unwrap().is_some());
}

async fn a_table_has_its_entries_in_order(store: &dyn Store) {
    let anna = guest(store, "Anna", 1).await;
    let (one, two) = (table(store, 1, anna, 2, 10).await, table(store, 2, anna, 1, 11).await);
    append(store, one, 3..=3, 20).await.unwrap();
    append(store, two, 2..=40, 21).await.unwrap(); // many at once
    append(store, one, 4..=12, 30).await.unwrap();
    let times = holds(store, one, 12).await;
    assert_eq!(times, [&[10; 2][..], &[20], &[30; 9]].concat());
    holds(store, two, 40).await;
    assert!(store.entries(TableKey(99)).await.unwrap().is_empty());
}

async fn of_two_who_append_one_wins(store: &dyn Store) {
    let anna = guest(store, "Anna", 1).await;
    let key = table(store, 1, anna, 1, 10).await;
    let both = [append(store, key, 2..=3, 20).await, append(store, key, 2..=2, 21).await];
    assert_eq!(both, [Ok(()), Err(StoreError::Conflict)]);
    for first in [0, 1, 3, 5, u64::MAX] {
        let entries = [entry(first)];
        let append = Append { table: key, first, entries: &entries, finished: None, closes: false, now: 30 };
        assert_eq!(store.append(append).await, Err(StoreError::Conflict), "{first}");
    }
    assert_eq!(append(store, TableKey(99), 1..=1, 20).await, Err(StoreError::Conflict));
    assert_eq!(holds(store, key, 3).await, [10, 20, 20]);
    assert_eq!(store.table(Code::new(1)).await.unwrap().unwrap().changed, 20);
}

async fn an_append_is_done_whole_or_not_at_all(store: &dyn Store) {
    let (anna, ben) = (guest(store, "Anna", 1).await, guest(store, "Ben", 2).await);
    let key = table(store, 1, anna, 1, 10).await;
    let good = game("g1", GameKind::Gold, &[person(anna, 9, 1), person(ben, 4, 2)]);
    finish(store, key, 2, &good, 20).await.unwrap();
    let stood = store.leaderboard(GameKind::Gold, Pool::People, 10).await.unwrap();

    // The game exists already; a player is unknown; the number is not the next one.
    assert_eq!(finish(store, key, 3, &good, 30).await, Err(StoreError::Taken));
    let nobody = game("g2", GameKind::Gold, &[person(anna, 9, 1), person(UserId(99), 4, 2)]);
    assert_eq!(finish(store, key, 3, &nobody, 30).await, Err(StoreError::Conflict));
    let late = game("g3", GameKind::Gold, &[person(anna, 9, 1), person(ben, 4, 2)]);
    assert_eq!(finish(store, key, 2, &late, 30).await, Err(StoreError::Conflict));

    holds(store, key, 2).await;
    assert_eq!(store.table(Code::new(1)).await.unwrap().unwrap().changed, 20);
    for id in ["g2", "g3"] {
        assert_eq!(store.game(id).await, Ok(None));
        assert_eq!(store.record(id).await, Ok(None));
    }
    assert_eq!(store.leaderboard(GameKind::Gold, Pool::People, 10).await.unwrap(), stood);
    finish(store, key, 3, &late, 30).await.unwrap();
    holds(store, key, 3).await;
}

async fn tables_are_listed(store: &dyn Store) {
    let (anna, ben) = (guest(store, "Anna", 1).await, guest(store, "Ben", 2).await);
    let mut keys = Vec::new();
    for (code, host) in [(1, anna), (2, anna), (3, ben)] {
        keys.push(table(store, code, host, 1, 10 + i64::from(code)).await);
    }
    assert_eq!(store.open_table(Code::new(2), ben, &[], 20).await, Err(StoreError::Taken));
    append(store, keys[0], 2..=2, 30).await.unwrap();
    let codes = async || store.tables_awake().await.unwrap();
    assert_eq!(codes().await, [1, 3, 2].map(Code::new), "the newest first");
    assert_eq!(store.count_tables(anna).await, Ok(2));

    let entries = [entry(3)];
    let append =
        Append { table: keys[0], first: 3, entries: &entries, finished: None, closes: true, now: 40 };
    store.append(append).await.unwrap();
    assert_eq!(codes().await, [3, 2].map(Code::new));
    assert_eq!((store.count_tables(anna).await, store.count_tables(ben).await), (Ok(1), Ok(1)));
    let row = store.table(Code::new(1)).await.unwrap().unwrap();
    assert_eq!((row.key, row.code, row.changed, row.closed), (keys[0], Code::new(1), 40, true));
    assert_eq!(store.table(Code::new(4)).await, Ok(None));
    // A code is not given again: its table can still be looked up.
    assert_eq!(store.open_table(Code::new(1), ben, &[], 50).await, Err(StoreError::Taken));
}

async fn a_finished_game_can_be_found_by_those_who_played(store: &dyn Store) {
    let (anna, ben) = (guest(store, "Anna", 1).await, guest(store, "Ben", 2).await);
    let key = table(store, 1, anna, 1, 10).await;
    let results = [bot(Level::Oracle, 30, 1), person(anna, -2, 3), bot(Level::Guide, 5, 2)];
    let finished = game("g1", GameKind::LostTemple, &results);
    finish(store, key, 2, &finished, 20).await.unwrap();
    let row = store.game("g1").await.unwrap().unwrap();
    assert_eq!((row.id.as_str(), row.game, row.pool), ("g1", GameKind::LostTemple, Pool::WithBots));
    assert_eq!((row.began, row.ended), (5, 20));
    assert_eq!(row.results, results);
    assert_eq!(store.record("g1").await, Ok(Some("record of g1\n".to_owned())));
    assert_eq!(store.games_of(anna, i64::MAX, 10).await, Ok(vec![row]));
    assert_eq!(store.games_of(ben, i64::MAX, 10).await, Ok(vec![]));
    holds(store, key, 2).await;
}

async fn games_are_listed_newest_first_page_by_page(store: &dyn Store) {
    let (anna, ben) = (guest(store, "Anna", 1).await, guest(store, "Ben", 2).await);
    let key = table(store, 1, anna, 1, 10).await;
    for number in 2..=8 {
        let results = [person(anna, 1, 1), person(ben, 0, 2)];
        let seats = if number == 5 { &results[1..] } else { &results };
        finish(store, key, number, &game(&format!("g{number}"), GameKind::Gold, seats), number as i64)
            .await
            .unwrap();
    }
    let page = async |before, most| {
        let rows = store.games_of(anna, before, most).await.unwrap();
        assert!(rows.iter().all(|row| row.results.len() == 2));
        rows.into_iter().map(|row| row.id).collect::<Vec<_>>()
    };
    assert_eq!(page(i64::MAX, 3).await, ["g8", "g7", "g6"]);
    assert_eq!(page(6, 3).await, ["g4", "g3", "g2"]);
    assert_eq!(page(2, 3).await, [""; 0]);
    assert_eq!(page(i64::MAX, 0).await, [""; 0]);
    assert_eq!(page(i64::MAX, usize::MAX).await.len(), 6);
    assert_eq!(store.games_of(ben, 6, 1).await.unwrap()[0].id, "g5");
}

async fn a_shared_record_is_found_by_its_token(store: &dyn Store) {
    let anna = guest(store, "Anna", 1).await;
    let key = table(store, 1, anna, 1, 10).await;
    for (number, id) in [(2, "g1"), (3, "g2")] {
        finish(store, key, number, &game(id, GameKind::IncanGold, &[person(anna, 1, 1)]), 20).await.unwrap();
    }
    store.share("g1", anna, token(1), 1).await.unwrap(); // a session's token is something else
    store.share("g1", anna, token(2), 2).await.unwrap();
    assert_eq!(store.share("g2", anna, token(2), 3).await, Err(StoreError::Taken));
    assert_eq!(store.share("g3", anna, token(3), 3).await, Err(StoreError::Conflict));
    for (number, record) in [(1, Some("record of g1\n")), (2, Some("record of g1\n")), (3, None)] {
        assert_eq!(store.shared_record(token(number)).await, Ok(record.map(str::to_owned)));
    }
}

async fn ratings_are_stored_by_game_and_pool(store: &dyn Store) {
    let (anna, ben) = (member(store, "Anna", 1).await, member(store, "Ben", 2).await);
    let key = table(store, 1, anna, 1, 10).await;
    assert_eq!(store.ratings_of(anna).await, Ok(vec![]));
    let with_bot = [person(anna, 5, 1), bot(Level::Porter, 3, 2), bot(Level::Porter, 1, 3)];
    let games = [
        game("g1", GameKind::Gold, &[person(anna, -3, 2), person(ben, 7, 1)]),
        game("g2", GameKind::Gold, &[person(anna, 8, 1), person(ben, 8, 1)]),
        game("g3", GameKind::IncanGold, &[person(anna, 1, 1), person(ben, 0, 2)]),
        game("g4", GameKind::Gold, &with_bot),
    ];
    for (number, game) in (2..).zip(&games) {
        finish(store, key, number, game, 20).await.unwrap();
    }
    store.rename(anna, "Cleo").await.unwrap();
    let of_anna = store.ratings_of(anna).await.unwrap();
    let line = |row: &RatingRow| {
        assert_eq!((row.who, row.name.as_str()), (RatedPlayer::User(anna), "Cleo"));
        (row.game, row.pool, row.games, row.won, row.best, row.total)
    };
    assert_eq!(
        of_anna.iter().map(line).collect::<Vec<_>>(),
        [
            (GameKind::IncanGold, Pool::People, 1, 1, 1, 1),
            (GameKind::Gold, Pool::People, 2, 1, 8, 5),
            (GameKind::Gold, Pool::WithBots, 1, 1, 5, 5),
        ]
    );

    let once = ratings::rate(&[Rating::default(); 2], &[2, 1]);
    let twice = ratings::rate(&once, &[1, 1]);
    let close = |a: Rating, b: Rating| {
        assert!((a.mean - b.mean).abs() < 1e-9 && (a.deviation - b.deviation).abs() < 1e-9, "{a:?} {b:?}");
    };
    close(of_anna[1].rating, twice[0]);
    close(of_anna[0].rating, ratings::rate(&[Rating::default(); 2], &[1, 2])[0]);
    close(of_anna[2].rating, ratings::rate(&[Rating::default(); 3], &[1, 2, 3])[0]);
    let porter = &store.leaderboard(GameKind::Gold, Pool::WithBots, 10).await.unwrap()[1];
    assert_eq!((porter.who, porter.name.as_str()), (RatedPlayer::Bot(Level::Porter), "porter"));
    assert_eq!((porter.games, porter.won, porter.best, porter.total), (2, 0, 3, 4));
    assert_eq!(store.ratings_of(ben).await.unwrap().len(), 2);
}

async fn a_game_with_hints_is_listed_but_not_rated(store: &dyn Store) {
    let (anna, ben) = (member(store, "Anna", 1).await, member(store, "Ben", 2).await);
    let key = table(store, 1, anna, 1, 10).await;
    let results = [person(anna, 5, 1), person(ben, 3, 2)];
    let with_hints = FinishedGame { rated: false, ..game("g1", GameKind::Gold, &results) };
    finish(store, key, 2, &with_hints, 20).await.unwrap();
    assert_eq!(store.game("g1").await.unwrap().unwrap().results, results);
    assert_eq!(store.ratings_of(anna).await, Ok(vec![]));
    assert_eq!(store.leaderboard(GameKind::Gold, Pool::People, 10).await, Ok(vec![]));
    finish(store, key, 3, &game("g2", GameKind::Gold, &results), 30).await.unwrap();
    assert_eq!(store.ratings_of(anna).await.unwrap()[0].games, 1);
}

async fn a_companion_counts_but_is_not_rated(store: &dyn Store) {
    let (anna, ben) = (member(store, "Anna", 1).await, member(store, "Ben", 2).await);
    let key = table(store, 1, anna, 1, 10).await;
    let kind = GameKind::IncanGold;
    assert_eq!(strength(store, kind, &[anna, ben]).await, Ok(Strength::NEW));
    let companion = SeatResult { who: RatedPlayer::Companion(Strength(2150)), ..bot(Level::Guide, 3, 2) };
    let results = [person(anna, 5, 1), companion];
    finish(store, key, 2, &game("g1", kind, &results), 20).await.unwrap();
    let row = store.game("g1").await.unwrap().unwrap();
    assert_eq!((row.pool, &row.results[..]), (Pool::WithBots, &results[..]));
    let board = store.leaderboard(kind, Pool::WithBots, 10).await.unwrap();
    assert_eq!(board.iter().map(|row| row.who).collect::<Vec<_>>(), [RatedPlayer::User(anna)]);
    // Anna has beaten someone, so she is stronger than before, and Ben still is as new.
    let of_anna = strength(store, kind, &[anna]).await.unwrap();
    assert!(of_anna > Strength::NEW, "{of_anna}");
    assert_eq!(strength(store, kind, &[ben]).await, Ok(Strength::NEW));
    let both = strength(store, kind, &[anna, ben]).await.unwrap();
    assert!(Strength::NEW < both && both < of_anna, "{both}");
    assert_eq!(strength(store, GameKind::Gold, &[anna]).await, Ok(Strength::NEW), "each game has its own");
    let ratings =
        store.ratings(kind, Pool::WithBots, &[RatedPlayer::User(anna), RatedPlayer::User(ben)]).await;
    assert_eq!(ratings.unwrap().into_keys().collect::<Vec<_>>(), [RatedPlayer::User(anna)]);
}

async fn the_best_come_first(store: &dyn Store) {
    let mut people = Vec::new();
    for number in 0..4 {
        people.push(member(store, &format!("P{number}"), number).await);
    }
    let key = table(store, 1, people[0], 1, 10).await;
    let results: Vec<_> = [2, 1, 3].iter().zip(&people).map(|(rank, user)| person(*user, 0, *rank)).collect();
    finish(store, key, 2, &game("g1", GameKind::Gold, &results), 20).await.unwrap();
    let best = async |game, pool, most| {
        let rows = store.leaderboard(game, pool, most).await.unwrap();
        rows.into_iter().map(|row| row.name).collect::<Vec<_>>()
    };
    assert_eq!(best(GameKind::Gold, Pool::People, 9).await, ["P1", "P0", "P2"]);
    assert_eq!(best(GameKind::Gold, Pool::People, 1).await, ["P1"]);
    assert_eq!(best(GameKind::Gold, Pool::WithBots, 9).await, [""; 0]);
    assert_eq!(best(GameKind::IncanGold, Pool::People, 9).await, [""; 0]);
    // The rating of a player who is often second is more certain than that of one lucky winner.
    for number in 3..40 {
        let results = [person(people[3], 9, 1), person(people[2], 1, 2)];
        finish(store, key, number, &game(&format!("x{number}"), GameKind::Gold, &results), 20).await.unwrap();
    }
    assert_eq!(best(GameKind::Gold, Pool::People, 2).await[0], "P3");
}

async fn unknown_players_cannot_have_results(store: &dyn Store) {
    let nobody = UserId(99);
    assert_eq!(store.rename(nobody, "Anna").await, Err(StoreError::Conflict));
    assert_eq!(store.claim(nobody, "hash").await, Err(StoreError::Conflict));
    assert_eq!(store.add_session(nobody, token(1), 1).await, Err(StoreError::Conflict));
    assert_eq!(store.open_table(Code::new(1), nobody, &[entry(1)], 1).await, Err(StoreError::Conflict));
    assert_eq!(store.user_by_token(token(1)).await, Ok(None));
    assert_eq!(store.table(Code::new(1)).await, Ok(None));
    assert_eq!(store.ratings_of(nobody).await, Ok(vec![]));
    assert_eq!(store.count_tables(nobody).await, Ok(0));
}

async fn a_store_can_be_checked_and_closed(store: &dyn Store) {
    let anna = guest(store, "Anna", 1).await;
    store.check().await.unwrap();
    store.close().await;
    store.close().await; // twice does no harm
    assert!(matches!(store.rename(anna, "Ben").await, Err(StoreError::Unavailable(_))));
    assert!(matches!(store.check().await, Err(StoreError::Unavailable(_))));
}

#[tokio::test]
async fn a_memory_that_fails_changes_nothing_and_recovers() {
    let store = MemoryStore::new();
    let anna = guest(&store, "Anna", 1).await;
    let key = table(&store, 1, anna, 1, 10).await;
    store.fail(Some("full".to_owned()));
    let full = || Err(StoreError::Unavailable("full".to_owned()));
    assert_eq!(append(&store, key, 2..=2, 20).await, full());
    assert_eq!(store.check().await, full());
    holds(&store, key, 1).await;
    store.fail(None);
    append(&store, key, 2..=2, 20).await.unwrap();
    store.check().await.unwrap();
}

async fn the_first_result_of_a_daily_expedition_counts(store: &dyn Store) {
    let (anna, ben, cleo) =
        (guest(store, "Anna", 1).await, guest(store, "Ben", 2).await, guest(store, "Cleo", 3).await);
    let game = GameKind::all().next().unwrap();
    let other = GameKind::all().last().unwrap();
    let on = |game, date: &str| Expedition { game, date: date.parse().unwrap() };
    let add = |user, expedition, score, rank, now| {
        store.add_daily(DailyResult { user, expedition, score, rank, now })
    };
    let today = on(game, "2026-11-18");
    add(anna, today, 30, 2, 10).await.unwrap();
    assert_eq!(add(anna, today, 99, 1, 11).await, Err(StoreError::Taken));
    assert_eq!(add(UserId(77), today, 1, 1, 1).await, Err(StoreError::Conflict));
    add(ben, today, 30, 2, 9).await.unwrap();
    add(cleo, today, 30, 1, 12).await.unwrap();
    add(anna, on(game, "2026-11-17"), -4, 4, 1).await.unwrap();
    add(anna, on(other, "2026-11-18"), 7, 1, 1).await.unwrap();

    let board = async |user, most| {
        let rows = store.daily_board(today, user, most).await.unwrap();
        rows.into_iter().map(|row| (row.name, row.place, row.score, row.players)).collect::<Vec<_>>()
    };
    let row = |name: &str, place| (name.to_owned(), place, 30, 3);
    assert_eq!(board(None, 9).await, [row("Cleo", 1), row("Ben", 2), row("Anna", 2)]);
    assert_eq!(board(Some(anna), 1).await, [row("Cleo", 1), row("Anna", 2)]);
    assert_eq!(store.daily_board(on(other, "2026-11-17"), None, 9).await, Ok(Vec::new()));

    let own = store.daily_results(anna, 9).await.unwrap();
    let own: Vec<_> =
        own.iter().map(|row| (row.game, row.date.to_string(), row.place, row.players)).collect();
    let first = |game, date: &str, place, players| (game, date.to_owned(), place, players);
    assert_eq!(own.len(), 3);
    assert!(
        own.contains(&first(game, "2026-11-18", 2, 3)) && own.contains(&first(other, "2026-11-18", 1, 1))
    );
    assert_eq!(own[2], first(game, "2026-11-17", 1, 1));
    assert_eq!(store.daily_results(anna, 1).await.unwrap().len(), 1);
    let dates = store.daily_dates(anna).await.unwrap();
    assert_eq!(dates.len(), 3);
    assert_eq!(dates[0], on(game, "2026-11-17"));
    assert_eq!(store.daily_dates(UserId(77)).await, Ok(Vec::new()));
}
