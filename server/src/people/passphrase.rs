//! Passphrases: hashed slowly, on blocking threads, a few at a time.

use crate::ops::Workers;
use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use std::sync::OnceLock;
use wire::Refusal;

const PASSPHRASE_CHARS: std::ops::RangeInclusive<usize> = 8..=200;

pub fn check_passphrase(text: &str) -> Result<(), String> {
    let (least, most) = (PASSPHRASE_CHARS.start(), PASSPHRASE_CHARS.end());
    if PASSPHRASE_CHARS.contains(&text.chars().count()) {
        return Ok(());
    }
    Err(format!("a passphrase must have {least} to {most} characters"))
}

/// Hashes passphrases with argon2id. Each takes about 20 megabytes for 20 milliseconds, so two run at a time and the queue is limited.
pub struct Passphrases {
    workers: Workers,
}

impl Default for Passphrases {
    fn default() -> Passphrases {
        Passphrases { workers: Workers::new(2, 64) }
    }
}

impl Passphrases {
    /// Makes ready what `verify` needs, so that not even the first answer takes longer than others.
    pub async fn prepare(&self) -> Result<(), Refusal> {
        self.workers.work(|| _ = nobodys()).await
    }

    pub async fn hash(&self, passphrase: String) -> Result<String, Refusal> {
        self.workers.work(move || hash(passphrase.as_bytes())).await
    }

    /// Whether this passphrase has this hash. Without a hash the answer is no, after the same time.
    pub async fn verify(&self, passphrase: String, kept: Option<String>) -> Result<bool, Refusal> {
        let work = move || {
            let known = kept.is_some();
            let kept = kept.unwrap_or_else(|| nobodys().to_owned());
            let parsed = PasswordHash::new(&kept);
            let same =
                parsed.is_ok_and(|it| Argon2::default().verify_password(passphrase.as_bytes(), &it).is_ok());
            known && same
        };
        self.workers.work(work).await
    }
}

/// The hash of a passphrase that nobody knows.
fn nobodys() -> &'static str {
    static HASH: OnceLock<String> = OnceLock::new();
    HASH.get_or_init(|| {
        let mut unknown = [0; 32];
        getrandom::fill(&mut unknown).expect("the system has random bytes");
        hash(&unknown)
    })
}

fn hash(passphrase: &[u8]) -> String {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).expect("the system has random bytes");
    let hash: PasswordHash = Argon2::default()
        .hash_password_with_salt(passphrase, &salt)
        .expect("the usual parameters fit, and so does a salt of 16 bytes");
    hash.to_string()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    #[tokio::test]
    async fn only_the_right_passphrase_fits() {
        let passphrases = Passphrases::default();
        let right = "correct horse".to_owned();
        let kept = passphrases.hash(right.clone()).await.unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$") && !kept.contains(&right), "{kept}");
        assert_ne!(passphrases.hash(right.clone()).await.unwrap(), kept, "every hash has a salt of its own");
        assert!(passphrases.verify(right.clone(), Some(kept.clone())).await.unwrap());
        assert!(!passphrases.verify("correct house".to_owned(), Some(kept)).await.unwrap());
        assert!(!passphrases.verify(right.clone(), None).await.unwrap());
        assert!(!passphrases.verify(right, Some("no hash".to_owned())).await.unwrap());
    }

    #[test]
    fn passphrases_have_8_to_200_letters() {
        for (letters, fits) in [(0, false), (7, false), (8, true), (200, true), (201, false)] {
            assert_eq!(check_passphrase(&"ü".repeat(letters)).is_ok(), fits, "{letters}");
        }
    }
}
