//! Forgetting a person: in the store, at their connections, and in the memory of tables and events.

use crate::app::App;
use game_table::UserId;
use store::StoreError;

/// Erases a person. Their tables go on as if they had left.
pub async fn forget(app: &App, user: UserId) -> Result<(), StoreError> {
    app.store.forget(user, app.now()).await?;
    app.sessions.changed(user);
    app.revoked_programs.send_replace(()); // those that belonged to the person
    app.tables.forget(user).await;
    app.events.forget(user).await;
    // Once more: a game may have ended in between, under the old name.
    app.store.forget(user, app.now()).await
}
