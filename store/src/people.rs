//! Users and sessions.

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
}

/// Sessions per user.
pub(crate) const MAX_SESSIONS: usize = 20;

/// The form in which names are compared.
pub(crate) fn name_key(name: &str) -> String {
    name.trim().to_lowercase()
}
