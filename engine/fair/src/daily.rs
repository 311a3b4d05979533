//! Public deals: everyone can derive the deal of a date, on every server and offline. docs/fair.md

use crate::Secret;
use sha2::{Digest, Sha256};

/// The "secret" of a public deal, which is no secret.
pub(crate) fn secret(game: &str, date: &str) -> Secret {
    Secret::new(Sha256::digest(format!("quipu-daily-2/{game}/{date}")).into())
}

/// The id of a public deal.
pub(crate) fn id(game: &str, date: &str) -> String {
    format!("daily-{game}-{date}")
}
