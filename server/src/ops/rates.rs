//! Rate limits by governor: quotas from the settings, and a limiter whose memory is bounded.

use governor::clock::MonotonicClock;
use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::StateStore;
use governor::{NotUntil, Quota, RateLimiter};
use lru::LruCache;
use std::hash::Hash;
use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use wire::Refusal;

/// How many addresses or users are remembered: a few megabytes.
const MAX_REMEMBERED: NonZeroUsize = NonZeroUsize::new(64 * 1024).expect("it is not 0");

/// A limit for each address, or for each user.
pub type Limiter<K> = RateLimiter<K, Recent<K>, MonotonicClock, NoOpMiddleware<Instant>>;

/// `rate` a second on average, and up to `burst` at once.
pub fn quota(rate: u32, burst: u32) -> Quota {
    Quota::per_second(at_least_one(rate)).allow_burst(at_least_one(burst))
}

/// All requests of a minute may be made at once.
pub fn per_minute<K: Hash + Eq + Clone>(requests: u32) -> Limiter<K> {
    RateLimiter::new(Quota::per_minute(at_least_one(requests)), Recent::default(), MonotonicClock)
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

pub fn too_fast(until: NotUntil<Instant>) -> Refusal {
    let wait = until.wait_time_from(Instant::now());
    Refusal::TooFast { retry_ms: wait.as_millis() as u64 + 1 }
}

/// Those seen most recently. One that was forgotten starts over.
#[derive(Debug)]
pub struct Recent<K: Hash + Eq>(Mutex<LruCache<K, Nanos>>);

impl<K: Hash + Eq> Default for Recent<K> {
    fn default() -> Recent<K> {
        Recent(Mutex::new(LruCache::new(MAX_REMEMBERED)))
    }
}

impl<K: Hash + Eq + Clone> StateStore for Recent<K> {
    type Key = K;

    fn measure_and_replace<T, F, E>(&self, key: &K, measure: F) -> Result<T, E>
    where
        F: Fn(Option<Nanos>) -> Result<(T, Nanos), E>,
    {
        let mut recent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (outcome, state) = measure(recent.get(key).copied())?;
        recent.put(key.clone(), state);
        Ok(outcome)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use governor::clock::{Clock, FakeRelativeClock};
    use std::net::{IpAddr, Ipv4Addr};
    use std::time::Duration;

    #[test]
    fn what_is_spent_comes_back_and_no_more() {
        let clock = FakeRelativeClock::default();
        let limiter = RateLimiter::direct_with_clock(quota(10, 3), clock.clone());
        let sleep = |millis| clock.advance(Duration::from_millis(millis));
        let take = || limiter.check().map_err(|until| until.wait_time_from(clock.now()));
        for _ in 0..3 {
            take().unwrap();
        }
        assert_eq!(take().unwrap_err().as_millis(), 100);
        sleep(60);
        assert!(take().unwrap_err() <= Duration::from_millis(40));
        sleep(41);
        take().unwrap();
        assert!(take().is_err());
        sleep(60_000);
        for _ in 0..3 {
            take().unwrap();
        }
        assert!(take().is_err(), "a long rest does not give more than the burst");
    }

    #[test]
    fn every_number_that_can_be_set_gives_a_limit() {
        for quota in [quota(u32::MAX, u32::MAX), quota(1, u32::MAX), quota(u32::MAX, 1), quota(0, 0)] {
            RateLimiter::direct(quota).check().unwrap();
        }
        per_minute::<IpAddr>(u32::MAX).check_key(&Ipv4Addr::LOCALHOST.into()).unwrap();
    }

    #[test]
    fn addresses_are_separate_and_only_recent_ones_are_remembered() {
        let limiter = per_minute::<IpAddr>(1);
        let take = |number: u32| limiter.check_key(&Ipv4Addr::from_bits(number).into());
        take(0).unwrap();
        take(0).unwrap_err();
        for number in 1..2 * MAX_REMEMBERED.get() as u32 {
            take(number).unwrap();
            if number.is_multiple_of(1000) {
                take(0).unwrap_err(); // an address that keeps coming is not forgotten
            }
        }
        take(1).unwrap(); // forgotten
    }
}
