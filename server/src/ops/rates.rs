//! Rate limits: for one client, and for all addresses in bounded memory.

use governor::clock::{Clock, MonotonicClock};
use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::{InMemoryState, NotKeyed, StateStore};
use governor::{NotUntil, Quota, RateLimiter};
use lru::LruCache;
use std::net::IpAddr;
use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

type Limiter<K, S, C> = RateLimiter<K, S, C, NoOpMiddleware<<C as Clock>::Instant>>;

/// How many addresses are remembered: a few megabytes.
const MAX_ADDRESSES: NonZeroUsize = NonZeroUsize::new(64 * 1024).expect("it is not 0");

/// The rate limit of one client.
#[derive(Debug)]
pub struct Rate<C: Clock = MonotonicClock>(Limiter<NotKeyed, InMemoryState, C>);

impl Rate {
    /// `rate` a second on average, and up to `burst` at once.
    pub fn per_second(rate: u32, burst: u32) -> Rate {
        Rate::with_clock(rate, burst, MonotonicClock)
    }

    /// One in `pause`.
    pub fn every(pause: Duration) -> Rate {
        let quota = Quota::with_period(pause).unwrap_or(Quota::per_second(NonZeroU32::MAX));
        Rate(RateLimiter::direct_with_clock(quota, MonotonicClock))
    }
}

impl<C: Clock> Rate<C> {
    pub fn with_clock(rate: u32, burst: u32, clock: C) -> Rate<C> {
        let quota = Quota::per_second(at_least_one(rate)).allow_burst(at_least_one(burst));
        Rate(RateLimiter::direct_with_clock(quota, clock))
    }

    /// Counts one, or returns how long to wait.
    pub fn take(&self) -> Result<(), Duration> {
        self.0.check().map_err(|until| wait(&until, self.0.clock()))
    }
}

/// A rate limit for each address.
#[derive(Debug)]
pub struct AddressRates<C: Clock = MonotonicClock>(Limiter<IpAddr, RecentAddresses, C>);

impl AddressRates {
    /// All requests of a minute may be made at once.
    pub fn per_minute(requests: u32) -> AddressRates {
        AddressRates::new(requests, MonotonicClock)
    }
}

impl<C: Clock> AddressRates<C> {
    fn new(requests_per_minute: u32, clock: C) -> AddressRates<C> {
        let addresses = RecentAddresses(Mutex::new(LruCache::new(MAX_ADDRESSES)));
        AddressRates(RateLimiter::new(Quota::per_minute(at_least_one(requests_per_minute)), addresses, clock))
    }

    /// Counts one for this address, or returns how long it has to wait.
    pub fn take(&self, address: IpAddr) -> Result<(), Duration> {
        self.0.check_key(&address).map_err(|until| wait(&until, self.0.clock()))
    }
}

/// The addresses seen most recently. One that was forgotten starts over.
#[derive(Debug)]
struct RecentAddresses(Mutex<LruCache<IpAddr, Nanos>>);

impl StateStore for RecentAddresses {
    type Key = IpAddr;

    fn measure_and_replace<T, F, E>(&self, address: &IpAddr, measure: F) -> Result<T, E>
    where
        F: Fn(Option<Nanos>) -> Result<(T, Nanos), E>,
    {
        let mut addresses = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (outcome, state) = measure(addresses.get(address).copied())?;
        addresses.put(*address, state);
        Ok(outcome)
    }
}

fn wait<C: Clock>(until: &NotUntil<C::Instant>, clock: &C) -> Duration {
    until.wait_time_from(clock.now())
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use governor::clock::FakeRelativeClock;
    use std::net::Ipv4Addr;

    #[test]
    fn what_is_spent_comes_back_and_no_more() {
        let clock = FakeRelativeClock::default();
        let wait = |millis| clock.advance(Duration::from_millis(millis));
        let rate = Rate::with_clock(10, 3, clock.clone());
        for _ in 0..3 {
            rate.take().unwrap();
        }
        assert_eq!(rate.take().unwrap_err().as_millis(), 100);
        wait(60);
        assert!(rate.take().unwrap_err() <= Duration::from_millis(40));
        wait(41);
        rate.take().unwrap();
        assert!(rate.take().is_err());
        wait(60_000);
        for _ in 0..3 {
            rate.take().unwrap();
        }
        assert!(rate.take().is_err(), "a long rest does not give more than the burst");
    }

    #[test]
    fn the_extremes_of_the_settings_work() {
        let most = Rate::per_second(u32::MAX, u32::MAX);
        let slow = Rate::per_second(1, u32::MAX);
        for rate in [&most, &slow, &Rate::every(Duration::ZERO)] {
            rate.take().unwrap();
        }
        let once = Rate::every(Duration::from_secs(60));
        once.take().unwrap();
        assert!((59_000..=60_000).contains(&once.take().unwrap_err().as_millis()));
        AddressRates::per_minute(u32::MAX).take(Ipv4Addr::LOCALHOST.into()).unwrap();
    }

    #[test]
    fn addresses_are_apart_and_only_some_are_kept() {
        let clock = FakeRelativeClock::default();
        let rates = AddressRates::new(1, clock.clone());
        let address = |number: u32| IpAddr::from(Ipv4Addr::from_bits(number));
        rates.take(address(0)).unwrap();
        rates.take(address(0)).unwrap_err();
        let many = MAX_ADDRESSES.get() as u32;
        for number in 1..2 * many {
            rates.take(address(number)).unwrap();
            if number.is_multiple_of(1000) {
                rates.take(address(0)).unwrap_err(); // an address that keeps coming is not forgotten
            }
        }
        rates.take(address(1)).unwrap(); // forgotten
        clock.advance(Duration::from_secs(60));
        rates.take(address(0)).unwrap();
    }
}
