//! Long random words that open something: a session, or a record that was shared.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};
use std::fmt;
use store::TokenHash;

/// A long random word that opens something. Only its owner has it; what is kept here is its hash.
pub struct Token(String);

impl Token {
    /// Opens a session: 32 bytes.
    pub fn for_session() -> Token {
        Token::new::<32>()
    }

    /// Opens a record: 16 bytes, for the link is to be sent around.
    pub fn for_record() -> Token {
        Token::new::<16>()
    }

    fn new<const BYTES: usize>() -> Token {
        let mut bytes = [0; BYTES];
        getrandom::fill(&mut bytes)
            .expect("without the system's random bytes nobody could be told from anybody else");
        Token(URL_SAFE_NO_PAD.encode(bytes))
    }

    /// What somebody has brought, if it could be a token at all.
    pub fn brought(text: &str) -> Option<Token> {
        let fits = |letter: u8| letter.is_ascii_alphanumeric() || b"-_".contains(&letter);
        ((20..=64).contains(&text.len()) && text.bytes().all(fits)).then(|| Token(text.to_owned()))
    }

    /// What is kept of it.
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0.as_bytes()).into())
    }

    /// The word itself: for its owner, and nobody else.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

/// Never shown by accident.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    #[test]
    fn tokens_are_long_differ_and_come_back() {
        for (make, letters) in [(Token::for_session as fn() -> Token, 43), (Token::for_record, 22)] {
            let (a, b) = (make(), make());
            assert_eq!(a.reveal().len(), letters);
            assert_ne!(a.reveal(), b.reveal());
            assert_eq!(Token::brought(a.reveal()).unwrap().hash(), a.hash());
            assert_ne!(a.hash(), b.hash());
            assert!(!format!("{a:?}").contains(a.reveal()));
        }
    }

    #[test]
    fn what_cannot_be_a_token_is_not_looked_up() {
        for text in ["", "short", &"a".repeat(65), &format!("{}=", "a".repeat(43)), &"ä".repeat(20)] {
            assert!(Token::brought(text).is_none(), "{text}");
        }
    }
}
