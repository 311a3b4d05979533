//! From where people play, if that decides whether a game is rated. Only in memory, and only if the operator has set it.

use game_table::UserId;
use lru::LruCache;
use std::collections::BTreeSet;
use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

const MAX_REMEMBERED: NonZeroUsize = NonZeroUsize::new(64 * 1024).expect("it is not 0");

/// The address from which each user has last opened a socket; nothing if games count wherever their players are.
pub struct Addresses(Option<Mutex<LruCache<UserId, IpAddr>>>);

impl Addresses {
    pub fn new(shared_count: bool) -> Addresses {
        Addresses((!shared_count).then(|| Mutex::new(LruCache::new(MAX_REMEMBERED))))
    }

    pub fn note(&self, user: UserId, address: IpAddr) {
        if let Some(known) = &self.0 {
            known.lock().unwrap_or_else(PoisonError::into_inner).put(user, address);
        }
    }

    /// Whether two of these people share an address, so that their game does not count. An address that is not known is nobody else's.
    pub fn are_shared(&self, people: impl Iterator<Item = UserId>) -> bool {
        let Some(known) = &self.0 else { return false };
        let known = known.lock().unwrap_or_else(PoisonError::into_inner);
        let mut addresses = BTreeSet::new();
        people.filter_map(|user| known.peek(&user)).any(|address| !addresses.insert(*address))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_people_at_one_address_are_noticed_if_that_matters() {
        for (shared_count, noticed) in [(true, false), (false, true)] {
            let addresses = Addresses::new(shared_count);
            for (user, address) in [(1, 1), (2, 2), (3, 1)] {
                addresses.note(UserId(user), [10, 0, 0, address].into());
            }
            let are_shared = |users: &[i64]| addresses.are_shared(users.iter().copied().map(UserId));
            assert_eq!(are_shared(&[1, 2, 3]), noticed);
            assert!(!are_shared(&[1, 2, 9, 10]));
            addresses.note(UserId(3), [10, 0, 0, 3].into());
            assert!(!are_shared(&[1, 2, 3]));
        }
    }
}
