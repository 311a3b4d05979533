//! Secret, commitment and salt: 32 bytes each, written as hexadecimal digits.

use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it must be 64 hexadecimal digits, 0 to 9 and a to f")]
pub struct ParseHexError;

/// The source of a game's chance: 32 random bytes that only the server knows until the game is over.
///
/// It has no `Display`, and its `Debug` hides it, so that it cannot get into a log by accident.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The bytes must come from an unpredictable generator.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// What is shown before the first step: it commits to this secret without revealing it.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The secret itself, as in a finished record.
    pub fn to_hex(&self) -> String {
        const_hex::encode(self.0)
    }

    pub(crate) fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl FromStr for Secret {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Secret, ParseHexError> {
        parse(text).map(Secret)
    }
}

impl serde::Serialize for Secret {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(const_hex::Buffer::<32>::new().format(&self.0))
    }
}

impl<'de> serde::Deserialize<'de> for Secret {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Secret, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// The SHA-256 of a [`Secret`] or of a [`Salt`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Commitment([u8; 32]);

/// 32 random bytes that a seat's client adds to the chance of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Salt([u8; 32]);

impl Salt {
    /// The salt of a bot, or of a client that sends none.
    pub const FILLER: Salt = Salt([0; 32]);

    pub const fn new(bytes: [u8; 32]) -> Salt {
        Salt(bytes)
    }

    /// What a client shows before it reveals the salt.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    pub(crate) fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

macro_rules! shown_as_hex {
    ($type:ident) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(const_hex::Buffer::<32>::new().format(&self.0))
            }
        }

        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($type), "({})"), self)
            }
        }

        impl FromStr for $type {
            type Err = ParseHexError;

            fn from_str(text: &str) -> Result<$type, ParseHexError> {
                parse(text).map($type)
            }
        }

        game_core::serde_text!($type);
    };
}

shown_as_hex!(Commitment);
shown_as_hex!(Salt);

/// Only lowercase digits: equal bytes have one written form.
fn parse(text: &str) -> Result<[u8; 32], ParseHexError> {
    let bytes = const_hex::decode_to_array(text).map_err(|_| ParseHexError)?;
    if const_hex::Buffer::<32>::new().format(&bytes) == text { Ok(bytes) } else { Err(ParseHexError) }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    const ODD: &str = "00010203040506070809aabbccddeeff00010203040506070809aabbccddeeff";

    #[test]
    fn bytes_are_written_in_one_way() {
        let salt: Salt = ODD.parse().unwrap();
        assert_eq!(salt.to_string(), ODD);
        assert_eq!((salt.0[1], salt.0[10], salt.0[31]), (1, 0xaa, 0xff));
        assert_eq!(serde_json::to_string(&salt).unwrap(), format!("\"{ODD}\""));
        assert_eq!(serde_json::from_str::<Salt>(&format!("\"{ODD}\"")).unwrap(), salt);
        let bad = [
            &ODD[1..],
            &ODD[2..],
            "",
            &ODD.to_uppercase(),
            &ODD.replace('a', "g"),
            &format!("{ODD}00"),
            &format!("0x{ODD}"),
        ];
        for text in bad {
            assert_eq!(text.parse::<Salt>(), Err(ParseHexError), "{text}");
            assert!(serde_json::from_str::<Secret>(&format!("\"{text}\"")).is_err(), "{text}");
        }
        let umlaut = format!("{}ä", &ODD[2..]);
        assert_eq!((umlaut.len(), umlaut.parse::<Salt>()), (64, Err(ParseHexError)));
    }

    #[test]
    fn a_secret_is_told_only_where_it_is_asked_for() {
        let secret: Secret = ODD.parse().unwrap();
        assert_eq!(format!("{secret:?} {:#?}", Some(&secret)), "Secret(…) Some(\n    Secret(…),\n)");
        assert_eq!(secret.to_hex(), ODD);
        assert_eq!(serde_json::to_string(&secret).unwrap(), format!("\"{ODD}\""));
    }

    #[test]
    fn the_commitment_is_sha_256() {
        // From `printf '%s' $ODD | xxd -r -p | sha256sum`.
        let commitment = "e72190c9507ec0bcb8276dd856aad2f992c1a4c5dd3c1f9f54855dfeefbe4fc7";
        let secret: Secret = ODD.parse().unwrap();
        assert_eq!(secret.commitment().to_string(), commitment);
    }
}
