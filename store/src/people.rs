//! People, as the store sees them.

use referee::UserId;
use std::fmt;

/// The SHA-256 of a token. The token itself is only in its owner's hands, so whoever reads the database gets into nobody's seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash(pub [u8; 32]);

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

/// Somebody with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// Who.
    pub id: UserId,
    /// The name.
    pub name: String,
    /// Whether the name was claimed with a passphrase.
    pub claimed: bool,
}

/// So many sessions of one user are kept.
pub(crate) const MAX_SESSIONS: usize = 20;

/// A name as it is compared.
pub(crate) fn name_key(name: &str) -> String {
    name.trim().to_lowercase()
}
