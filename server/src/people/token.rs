//! Random tokens that open a session or a shared record.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use game_table::UserId;
use sha2::{Digest, Sha256};
use std::fmt;
use store::TokenHash;

/// A random token. Only its owner has it; the server stores its hash.
pub struct Token(String);

impl Token {
    /// 32 bytes.
    pub fn for_session() -> Token {
        Token::new::<32>()
    }

    /// 16 bytes, for a shorter link.
    pub fn for_record() -> Token {
        Token::new::<16>()
    }

    fn new<const BYTES: usize>() -> Token {
        let mut bytes = [0; BYTES];
        getrandom::fill(&mut bytes).expect("the system has random bytes");
        Token(URL_SAFE_NO_PAD.encode(bytes))
    }

    /// A token sent by a client, if it is well-formed.
    pub fn parse(text: &str) -> Option<Token> {
        let fits = |letter: u8| letter.is_ascii_alphanumeric() || b"-_".contains(&letter);
        ((20..=64).contains(&text.len()) && text.bytes().all(fits)).then(|| Token(text.to_owned()))
    }

    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0.as_bytes()).into())
    }

    /// The hash of a device's token for one of the people who use that device: from the store, nobody learns who shares one.
    pub fn hash_for(&self, user: UserId) -> TokenHash {
        TokenHash(
            Sha256::new().chain_update(self.hash().0).chain_update(user.0.to_be_bytes()).finalize().into(),
        )
    }

    /// The token itself, only for its owner.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

/// Names a session to its owner. Neither the token nor its hash can be worked out from it.
pub fn session_id(token: TokenHash) -> String {
    let digest = Sha256::new().chain_update(b"session id").chain_update(token.0).finalize();
    const_hex::encode(&digest[..8])
}

/// Hides the token.
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
            assert_eq!(Token::parse(a.reveal()).unwrap().hash(), a.hash());
            assert_ne!(a.hash(), b.hash());
            assert!(!format!("{a:?}").contains(a.reveal()));
        }
    }

    #[test]
    fn what_cannot_be_a_token_is_not_looked_up() {
        for text in ["", "short", &"a".repeat(65), &format!("{}=", "a".repeat(43)), &"ä".repeat(20)] {
            assert!(Token::parse(text).is_none(), "{text}");
        }
    }
}
