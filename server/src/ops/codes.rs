//! Codes of tables and events that do not exist: anyone who tries too many has to wait, so no one finds a table by guessing.

use super::rates::{MAX_REMEMBERED, Strikes};
use game_table::UserId;
use lru::LruCache;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use wire::{Code, Refusal};

/// Who asks for a code.
#[derive(Clone, Copy, Debug)]
pub struct Asker {
    pub address: IpAddr,
    pub user: Option<UserId>,
}

/// How many unknown codes each address and each user has tried.
#[derive(Debug)]
pub struct Codes {
    by_address: Strikes<IpAddr>,
    by_user: Strikes<UserId>,
    /// Which user knows which code. These may be used even when nothing more may be guessed, so players always come back to their table.
    known: Mutex<LruCache<(UserId, Code), ()>>,
}

impl Codes {
    pub fn new(unknown_per_hour: u32) -> Codes {
        Codes {
            by_address: Strikes::per_hour(unknown_per_hour),
            by_user: Strikes::per_hour(unknown_per_hour),
            known: Mutex::new(LruCache::new(MAX_REMEMBERED)),
        }
    }

    /// What `look` finds under this code. After too many unknown ones nothing is looked up, so that an answer does not tell which codes
    /// exist.
    pub async fn find<T>(
        &self,
        asker: Asker,
        code: Code,
        look: impl Future<Output = Result<T, Refusal>>,
    ) -> Result<T, Refusal> {
        let Asker { address, user } = asker;
        if !user.is_some_and(|user| self.is_known(user, code)) {
            let now = Instant::now();
            self.by_address.check(&address, now)?;
            user.map_or(Ok(()), |user| self.by_user.check(&user, now))?;
        }
        let found = look.await;
        match &found {
            Err(Refusal::UnknownTable | Refusal::UnknownEvent) => {
                let now = Instant::now();
                self.by_address.add(address, now);
                if let Some(user) = user {
                    self.by_user.add(user, now);
                }
            }
            Err(Refusal::Busy | Refusal::Restarting | Refusal::StoreUnavailable) => {}
            Ok(_) | Err(_) => {
                if let Some(user) = user {
                    self.learn(user, code);
                }
            }
        }
        found
    }

    /// This user knows this code, for example from opening the table.
    pub fn learn(&self, user: UserId, code: Code) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).put((user, code), ());
    }

    fn is_known(&self, user: UserId, code: Code) -> bool {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).get(&(user, code)).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn ask(codes: &Codes, from: u8, user: Option<i64>, code: u32, exists: bool) -> Result<(), Refusal> {
        let asker = Asker { address: [10, 0, 0, from].into(), user: user.map(UserId) };
        let look = async { if exists { Ok(()) } else { Err(Refusal::UnknownTable) } };
        codes.find(asker, Code::new(code), look).await
    }

    fn is_too_fast(answer: Result<(), Refusal>) -> bool {
        matches!(answer, Err(Refusal::TooFast { .. }))
    }

    #[tokio::test]
    async fn unknown_codes_count_by_address_and_by_user_and_others_do_not() {
        let codes = Codes::new(2);
        for number in 0..10 {
            assert_eq!(ask(&codes, 1, Some(1), number, true).await, Ok(()));
        }
        for number in 10..12 {
            assert_eq!(ask(&codes, 1, Some(1), number, false).await, Err(Refusal::UnknownTable));
        }
        for exists in [true, false] {
            assert!(is_too_fast(ask(&codes, 1, None, 20, exists).await), "the same address");
            assert!(is_too_fast(ask(&codes, 1, Some(2), 20, exists).await), "another guest there");
            assert!(is_too_fast(ask(&codes, 2, Some(1), 20, exists).await), "the guest from elsewhere");
        }
        assert_eq!(ask(&codes, 2, Some(2), 20, true).await, Ok(()), "someone else");
        assert_eq!(ask(&codes, 2, Some(1), 5, true).await, Ok(()), "a code that the guest knows");
    }
}
