//! The person that a call means: by a place at a table, or by a seat in a game. Clients never learn the numbers of users.

use super::ApiError;
use super::extract::Address;
use crate::app::App;
use crate::ops::Asker;
use crate::people::Guest;
use game_table::Person;
use store::RatedPlayer;
use wire::Refusal;
use wire::http::Whom;

/// This person, if the guest can see them there.
pub async fn find(
    app: &App,
    guest: &Guest,
    Address(address): Address,
    whom: &Whom,
) -> Result<Person, ApiError> {
    let you = guest.user.id;
    match whom {
        Whom::AtTable { table, place } => {
            let asker = Asker { address, user: Some(you) };
            let look = app.tables.person_at(*table, *place, you);
            Ok(app.limits.codes.find(asker, *table, look).await?)
        }
        Whom::InGame { game, seat } => {
            let row = app.store.game(game).await?.ok_or(Refusal::NotFound)?;
            if !row.results.iter().any(|result| result.who == RatedPlayer::User(you)) {
                return Err(Refusal::NotFound.into());
            }
            let result = row.results.get(usize::from(*seat)).ok_or(Refusal::NoSuchPlace)?;
            match result.who {
                RatedPlayer::User(user) => Ok(Person { user, name: result.name.clone() }),
                RatedPlayer::Bot(_) | RatedPlayer::Companion(_) => Err(Refusal::NoSuchPlace.into()),
            }
        }
    }
}
