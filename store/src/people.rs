//! Users, and the devices on which they are signed in.

use crate::Millis;
use game_table::UserId;
use std::fmt;

/// The SHA-256 of a token. Only the owner has the token itself, so reading the database gives access to nobody's seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash(pub [u8; 32]);

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    pub id: UserId,
    pub name: String,
    /// Whether the name was claimed with a passphrase.
    pub claimed: bool,
    /// The name of a guest before someone else claimed it, until they choose another one.
    pub renamed_from: Option<String>,
}

/// A device on which someone is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub token: TokenHash,
    pub user: User,
    pub started: Millis,
    /// When it was last used. A server says so about once per hour.
    pub seen: Millis,
    /// What it is, such as "Firefox on Linux"; empty until it was used.
    pub device: String,
}

/// Which sessions have expired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expiry {
    /// Sessions that were last used before this.
    pub seen_before: Millis,
    /// Sessions that started before this, if their name is claimed: guests could not sign in again.
    pub started_before: Millis,
    /// Known devices on which nobody has signed in since.
    pub known_before: Millis,
}

impl Expiry {
    pub fn has_ended(&self, session: &Session) -> bool {
        session.seen < self.seen_before || session.user.claimed && session.started < self.started_before
    }
}

/// Sessions per user, and known devices per user.
pub(crate) const MAX_SESSIONS: usize = 20;
