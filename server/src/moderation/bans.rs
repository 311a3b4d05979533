//! Whom the operator keeps out, as the server remembers it.

use super::range::Range;
use game_table::UserId;
use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock};
use store::{BanKind, BanRow, Millis, Store, StoreError, User, name_key};

/// What an operator wants to ban, in the form in which it is stored and compared.
pub fn normalized(kind: BanKind, text: &str) -> Result<String, String> {
    match kind {
        BanKind::Name => {
            let name = text.trim().to_lowercase();
            if name.is_empty() { Err("give a name to ban".to_owned()) } else { Ok(name) }
        }
        BanKind::User => {
            let number: Result<i64, _> = text.trim().parse();
            let number = number.ok().filter(|number| *number > 0);
            number
                .map(|number| number.to_string())
                .ok_or_else(|| format!("{text:?} is not the number of a user"))
        }
        BanKind::Range => text.parse::<Range>().map(|range| range.to_string()),
    }
}

/// All bans. They are read from the store at the start and whenever they may have changed.
#[derive(Default)]
pub struct Bans {
    now: RwLock<Arc<BanList>>,
}

#[derive(Default)]
struct BanList {
    /// In the form in which names that look alike are the same.
    names: HashSet<String>,
    users: HashSet<UserId>,
    ranges: Vec<Range>,
}

impl Bans {
    fn now(&self) -> Arc<BanList> {
        self.now.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Reads them again.
    pub async fn read(&self, store: &dyn Store, now: Millis) -> Result<(), StoreError> {
        let mut list = BanList::default();
        for BanRow { kind, value, .. } in store.bans(now).await? {
            match kind {
                BanKind::Name => _ = list.names.insert(name_key(&value)),
                BanKind::User => list.users.extend(value.parse().ok().map(UserId)),
                BanKind::Range => list.ranges.extend(value.parse::<Range>().ok()),
            }
        }
        *self.now.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(list);
        Ok(())
    }

    pub fn has_address(&self, address: IpAddr) -> bool {
        self.now().ranges.iter().any(|range| range.contains(address))
    }

    pub fn has_name(&self, name: &str) -> bool {
        self.now().names.contains(&name_key(name))
    }

    pub fn has_user(&self, user: &User) -> bool {
        self.has(user.id, &user.name)
    }

    /// By number or by name.
    pub fn has(&self, user: UserId, name: &str) -> bool {
        self.now().users.contains(&user) || self.has_name(name)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use store::MemoryStore;
    use store::ModerationStore;

    #[tokio::test]
    async fn bans_hold_until_they_end() {
        let store = MemoryStore::new();
        for (kind, text, ends) in [
            (BanKind::Name, " ANNA", None),
            (BanKind::User, "7", Some(100)),
            (BanKind::Range, "192.0.2.9/24", Some(200)),
        ] {
            let value = normalized(kind, text).unwrap();
            store.ban(&BanRow { kind, value, created: 1, ends }).await.unwrap();
        }
        let bans = Bans::default();
        let address = "192.0.2.1".parse().unwrap();
        assert!(!bans.has_name("Anna") && !bans.has_address(address));
        for (now, seven, range) in [(50, true, true), (100, false, true), (200, false, false)] {
            bans.read(&store, now).await.unwrap();
            assert!(bans.has_name("anna ") && bans.has_name("Аnna") && !bans.has_name("Anne")); // one with a Cyrillic A
            assert_eq!((bans.has(UserId(7), "Ben"), bans.has_address(address)), (seven, range), "{now}");
            assert!(bans.has(UserId(8), "Anna") && !bans.has(UserId(8), "Ben"));
        }
        for (kind, text) in
            [(BanKind::Name, "  "), (BanKind::User, "Anna"), (BanKind::User, "0"), (BanKind::Range, "x")]
        {
            assert!(normalized(kind, text).is_err(), "{text}");
        }
    }
}
