//! Who opens a socket: a guest with a cookie, or a program with the token of its account.

use super::guest::{Guest, MaybeGuest};
use super::token::Token;
use crate::api::ApiError;
use crate::app::App;
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use game_table::{Person, UserId};
use std::sync::Arc;
use store::TokenHash;

/// A guest or a program.
#[derive(Debug)]
pub struct Player {
    pub person: Person,
    pub access: Access,
}

/// What lets a player in.
#[derive(Clone, Copy, Debug)]
pub enum Access {
    /// A person's session.
    Session(TokenHash),
    /// A program's token; its account belongs to this person.
    Program { owner: UserId },
}

impl Player {
    /// For a program: to whom its account belongs.
    pub fn owner(&self) -> Option<UserId> {
        match self.access {
            Access::Session(_) => None,
            Access::Program { owner } => Some(owner),
        }
    }
}

impl From<Guest> for Player {
    fn from(guest: Guest) -> Player {
        Player { person: guest.person(), access: Access::Session(guest.token.hash()) }
    }
}

/// The player of a request, if there is one. A request with an `Authorization` header counts only by that: a token is sent on purpose, while
/// a browser sends cookies by itself.
#[derive(Debug)]
pub struct MaybePlayer(pub Option<Player>);

impl FromRequestParts<Arc<App>> for MaybePlayer {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<MaybePlayer, ApiError> {
        if !parts.headers.contains_key(AUTHORIZATION) {
            let MaybeGuest(guest) = MaybeGuest::from_request_parts(parts, app).await?;
            return Ok(MaybePlayer(guest.map(Player::from)));
        }
        let Some(token) = bearer(&parts.headers) else { return Ok(MaybePlayer(None)) };
        let program = app.store.program_by_token(token.hash()).await?;
        Ok(MaybePlayer(program.map(|program| Player {
            person: Person { user: program.user, name: program.name },
            access: Access::Program { owner: program.owner },
        })))
    }
}

/// The token of `Authorization: Bearer TOKEN`, if there is exactly one.
fn bearer(headers: &HeaderMap) -> Option<Token> {
    let mut lines = headers.get_all(AUTHORIZATION).iter();
    let (Some(line), None) = (lines.next(), lines.next()) else { return None };
    let (scheme, token) = line.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| Token::parse(token.trim()))?
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    #[test]
    fn a_token_is_read_from_one_header_of_the_right_scheme() {
        let token = Token::for_session();
        let found = |lines: &[String]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append(AUTHORIZATION, line.parse().unwrap());
            }
            bearer(&headers).map(|it| it.hash())
        };
        let line = |scheme: &str| format!("{scheme} {}", token.reveal());
        assert_eq!(found(&[line("Bearer")]), Some(token.hash()));
        assert_eq!(found(&[line("bearer")]), Some(token.hash()));
        for wrong in [
            vec![],
            vec![line("Basic")],
            vec![token.reveal().to_owned()],
            vec![line("Bearer"), line("Bearer")],
        ] {
            assert_eq!(found(&wrong), None, "{wrong:?}");
        }
    }
}
