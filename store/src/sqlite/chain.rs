//! Checksums of entries. Each covers the one before it, so that a changed, missing or exchanged entry is noticed.

use crate::Millis;
use sha2::{Digest, Sha256};

/// The checksum before the first entry.
pub const START: i64 = 0;

/// The checksum of an entry, after that of the one before it.
pub fn next(before: i64, number: i64, at: Millis, body: &str) -> i64 {
    let mut hash = Sha256::new();
    for value in [before, number, at] {
        hash.update(value.to_le_bytes());
    }
    hash.update(body.as_bytes());
    let digest = hash.finalize();
    i64::from_le_bytes(std::array::from_fn(|at| digest[at]))
}
