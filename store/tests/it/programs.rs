//! Programs in every store: whose they are, and that a token opens nothing once it is revoked.

use crate::common::{finish, game, member, table, token};
use catalog::GameKind;
use game_table::UserId;
use store::{
    MemoryStore, Pool, Program, ProgramStore, RatedPlayer, SeatResult, SqliteStore, Store, StoreError,
};

#[tokio::test]
async fn memory() {
    story(&MemoryStore::new()).await;
}

#[tokio::test]
async fn sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    story(&store).await;
    store.close().await;
    let store = SqliteStore::open(folder.path()).await.unwrap();
    assert!(store.program_by_token(token(12)).await.unwrap().is_some(), "it is still there");
    store.close().await;
}

async fn story(store: &dyn Store) {
    let anna = member(store, "Anna", 1).await;
    let (pixel, other) = (member(store, "PixelBot", 2).await, member(store, "OtherBot", 3).await);
    store.add_program(pixel, anna, token(11), 50).await.unwrap();
    assert_eq!(store.add_program(pixel, anna, token(12), 51).await, Err(StoreError::Taken));
    assert_eq!(store.add_program(other, anna, token(11), 51).await, Err(StoreError::Taken));
    assert_eq!(store.add_program(UserId(99), anna, token(13), 51).await, Err(StoreError::Conflict));
    assert_eq!(store.add_program(other, UserId(99), token(13), 51).await, Err(StoreError::Conflict));
    store.add_program(other, anna, token(12), 52).await.unwrap();

    let program = Program { user: pixel, name: "PixelBot".to_owned(), owner: anna, created: 50 };
    assert_eq!(store.program_by_token(token(11)).await, Ok(Some(program.clone())));
    assert_eq!(store.program_by_token(token(1)).await, Ok(None), "a session is no program");
    assert_eq!(store.user_by_token(token(11)).await, Ok(None), "a program's token is no session");
    let own = store.programs_of(anna).await.unwrap();
    assert_eq!((own.len(), &own[0]), (2, &program));
    assert_eq!(store.programs_of(pixel).await, Ok(vec![]));

    store.revoke_program(pixel).await.unwrap();
    assert_eq!(store.program_by_token(token(11)).await, Ok(None));
    assert_eq!(store.programs_of(anna).await.unwrap().len(), 1);
    store.revoke_program(pixel).await.unwrap();

    // Games with programs are rated apart.
    let seat =
        |user, score, rank| SeatResult { who: RatedPlayer::User(user), name: String::new(), score, rank };
    let at = table(store, 7, anna, 1, 60).await;
    let mut ended = game("with-a-program", GameKind::Gold, &[seat(anna, 3, 2), seat(other, 9, 1)]);
    ended.programs = true;
    finish(store, at, 2, &ended, 70).await.unwrap();
    let rated = |pool| async move { store.leaderboard(GameKind::Gold, pool, 9).await.unwrap().len() };
    assert_eq!(
        (rated(Pool::People).await, rated(Pool::WithBots).await, rated(Pool::WithPrograms).await),
        (0, 0, 2)
    );
}
