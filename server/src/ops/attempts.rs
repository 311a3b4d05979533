//! Passphrases that are tried: slowed down for each name, without locking its owner out (docs/decisions/0046).

use super::rates::{Limiter, per_hour, too_fast};
use game_table::UserId;
use sha2::{Digest, Sha256};
use std::net::IpAddr;
use store::TokenHash;
use wire::Refusal;

/// A hash, because a client can send a long name.
type NameHash = [u8; 32];

/// One address, or one known device, may use this share of what a name allows.
const SHARE: u32 = 3;

#[derive(Debug)]
pub struct Attempts {
    by_name: Limiter<NameHash>,
    by_name_and_address: Limiter<(NameHash, IpAddr)>,
    by_device: Limiter<(TokenHash, UserId)>,
}

impl Attempts {
    pub fn new(per_name_and_hour: u32) -> Attempts {
        let share = per_name_and_hour.div_ceil(SHARE);
        Attempts {
            by_name: per_hour(per_name_and_hour),
            by_name_and_address: per_hour(share),
            by_device: per_hour(share),
        }
    }

    /// From a device on which this name was never used. It makes no difference whether the name exists.
    pub fn by_stranger(&self, name: &str, address: IpAddr) -> Result<(), Refusal> {
        let name: NameHash = Sha256::digest(store::name_key(name)).into();
        self.by_name_and_address.check_key(&(name, address)).map_err(too_fast)?;
        self.by_name.check_key(&name).map_err(too_fast)
    }

    /// From a device on which this user has signed in before: it has an allowance of its own.
    pub fn by_known_device(&self, device: TokenHash, user: UserId) -> Result<(), Refusal> {
        self.by_device.check_key(&(device, user)).map_err(too_fast)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_addresses_share_what_a_name_allows_and_a_known_device_has_its_own() {
        let attempts = Attempts::new(6);
        let by = |name: &str, address: u8| attempts.by_stranger(name, [10, 0, 0, address].into());
        for address in 1..=3 {
            assert_eq!((by("Anna", address), by("аnna", address)), (Ok(()), Ok(()))); // a look-alike is the same name
        }
        for address in [1, 4, 5] {
            assert!(matches!(by("Anna", address), Err(Refusal::TooFast { .. })), "{address}");
        }
        assert_eq!(by("Ben", 1), Ok(()));
        for device in [1, 2] {
            let at_home = || attempts.by_known_device(TokenHash([device; 32]), UserId(1));
            assert_eq!((at_home(), at_home()), (Ok(()), Ok(())));
            assert!(at_home().is_err());
        }
    }

    #[test]
    fn one_address_cannot_use_up_what_a_name_allows() {
        let attempts = Attempts::new(6);
        let by = |address: u8| attempts.by_stranger("Anna", [10, 0, 0, address].into());
        let allowed = (0..50).filter(|_| by(1).is_ok()).count();
        assert_eq!(allowed, 2);
        assert_eq!(by(2), Ok(()));
    }
}
