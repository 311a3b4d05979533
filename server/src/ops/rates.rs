//! Rate limits: quotas from the settings, by governor, and strikes. What they remember is bounded.

use governor::clock::MonotonicClock;
use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::StateStore;
use governor::{NotUntil, Quota, RateLimiter};
use lru::LruCache;
use std::hash::Hash;
use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use wire::Refusal;

const HOUR: Duration = Duration::from_secs(3600);
const DAY: Duration = Duration::from_secs(24 * 3600);

/// How many addresses or users are remembered: a few megabytes.
pub(super) const MAX_REMEMBERED: NonZeroUsize = NonZeroUsize::new(64 * 1024).expect("it is not 0");

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

/// All of an hour may be used at once; they come back over the hour.
pub fn per_hour<K: Hash + Eq + Clone>(number: u32) -> Limiter<K> {
    per(HOUR, number)
}

/// All of a day may be used at once; they come back over the day.
pub fn per_day<K: Hash + Eq + Clone>(number: u32) -> Limiter<K> {
    per(DAY, number)
}

fn per<K: Hash + Eq + Clone>(time: Duration, number: u32) -> Limiter<K> {
    let number = at_least_one(number);
    let quota = Quota::with_period(time / number.get()).expect("it is not 0").allow_burst(number);
    RateLimiter::new(quota, Recent::default(), MonotonicClock)
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

pub fn too_fast(until: NotUntil<Instant>) -> Refusal {
    let wait = until.wait_time_from(Instant::now());
    Refusal::TooFast { retry_ms: wait.as_millis() as u64 + 1 }
}

/// Counts what went wrong for each address or user, and forgets it over time. Unlike a [`Limiter`], asking costs nothing: only what
/// goes wrong counts.
#[derive(Debug)]
pub struct Strikes<K: Hash + Eq> {
    most: u32,
    /// One is forgotten after this.
    each: Duration,
    /// When all of them will be forgotten.
    clear: Mutex<LruCache<K, Instant>>,
}

impl<K: Hash + Eq> Strikes<K> {
    pub fn per_hour(most: u32) -> Strikes<K> {
        let most = at_least_one(most).get();
        Strikes { most, each: HOUR / most, clear: Mutex::new(LruCache::new(MAX_REMEMBERED)) }
    }

    /// Whether there may be one more; else how long to wait for that.
    pub fn check(&self, key: &K, now: Instant) -> Result<(), Refusal> {
        let mut clear = self.clear.lock().unwrap_or_else(PoisonError::into_inner);
        let left = clear.get(key).map_or(Duration::ZERO, |clear| clear.saturating_duration_since(now));
        let wait = left.saturating_sub(self.each * (self.most - 1));
        if wait.is_zero() { Ok(()) } else { Err(Refusal::TooFast { retry_ms: wait.as_millis() as u64 + 1 }) }
    }

    pub fn add(&self, key: K, now: Instant) {
        let mut clear = self.clear.lock().unwrap_or_else(PoisonError::into_inner);
        let from = clear.get(&key).map_or(now, |clear| now.max(*clear));
        clear.put(key, from + self.each);
    }
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
        per_day::<IpAddr>(u32::MAX).check_key(&Ipv4Addr::LOCALHOST.into()).unwrap();
        let strikes = Strikes::per_hour(u32::MAX);
        strikes.add(1, Instant::now());
        strikes.check(&1, Instant::now()).unwrap();
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

    #[test]
    fn only_strikes_count_and_they_are_forgotten_one_by_one() {
        let (strikes, start) = (Strikes::per_hour(3), Instant::now());
        let after = |minutes: u64| start + Duration::from_secs(60 * minutes);
        for _ in 0..3 {
            strikes.check(&1, start).unwrap();
            strikes.check(&1, start).unwrap();
            strikes.add(1, start);
        }
        let wait = strikes.check(&1, start).unwrap_err();
        assert_eq!(wait, Refusal::TooFast { retry_ms: 20 * 60 * 1000 + 1 });
        strikes.check(&2, start).unwrap();
        strikes.check(&1, after(19)).unwrap_err();
        strikes.check(&1, after(20)).unwrap();
        strikes.add(1, after(20));
        strikes.check(&1, after(39)).unwrap_err();
        strikes.check(&1, after(40)).unwrap();
        for _ in 0..3 {
            strikes.check(&1, after(300)).unwrap();
            strikes.add(1, after(300));
        }
        strikes.check(&1, after(300)).unwrap_err();
    }
}
