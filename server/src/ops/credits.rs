//! Rate limits as credits: a client spends one per request and gets them back over time.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The credits of one client. It starts with all of them.
#[derive(Clone, Copy, Debug)]
pub struct Credits {
    per_second: f64,
    burst: f64,
    left: f64, // 0 to burst
    counted: Option<Instant>,
}

impl Credits {
    /// `burst` is also the maximum.
    pub fn new(per_second: f64, burst: u32) -> Credits {
        let burst = f64::from(burst);
        Credits { per_second, burst, left: burst, counted: None }
    }

    /// Spends one, or returns how long to wait for the next.
    pub fn take(&mut self, now: Instant) -> Result<(), Duration> {
        if let Some(then) = self.counted {
            let back = now.saturating_duration_since(then).as_secs_f64() * self.per_second;
            self.left = (self.left + back).min(self.burst);
        }
        self.counted = Some(self.counted.map_or(now, |then| then.max(now)));
        if self.left >= 1.0 {
            self.left -= 1.0;
            return Ok(());
        }
        Err(Duration::from_secs_f64((1.0 - self.left) / self.per_second))
    }
}

/// The credits of all addresses in bounded memory: those not seen for longest are forgotten (and start over).
#[derive(Debug)]
pub struct Buckets {
    new: Credits,
    generations: Mutex<Generations>,
}

/// When the young map is full it replaces the old one, whose addresses have not returned.
#[derive(Debug, Default)]
struct Generations {
    young: HashMap<IpAddr, Credits>,
    old: HashMap<IpAddr, Credits>,
}

/// Per map: a few megabytes in total.
const MAX_ADDRESSES: usize = 32 * 1024;

impl Buckets {
    /// All requests of a minute may be made at once.
    pub fn per_minute(requests: u32) -> Buckets {
        let new = Credits::new(f64::from(requests) / 60.0, requests);
        Buckets { new, generations: Mutex::default() }
    }

    /// Spends a credit of this address, or returns how long to wait for the next.
    pub fn take(&self, address: IpAddr, now: Instant) -> Result<(), Duration> {
        let mut generations = self.generations.lock().unwrap_or_else(PoisonError::into_inner);
        let Generations { young, old } = &mut *generations;
        if !young.contains_key(&address) {
            if young.len() >= MAX_ADDRESSES {
                *old = std::mem::take(young);
            }
            let credits = old.remove(&address).unwrap_or(self.new);
            young.insert(address, credits);
        }
        young.get_mut(&address).map_or(Ok(()), |credits| credits.take(now))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use std::net::Ipv4Addr;

    #[test]
    fn what_is_spent_comes_back_and_no_more() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let mut credits = Credits::new(10.0, 3);
        for _ in 0..3 {
            credits.take(at(0)).unwrap();
        }
        let wait = credits.take(at(0)).unwrap_err();
        assert_eq!(wait.as_millis(), 100);
        assert!(credits.take(at(60)).unwrap_err() <= Duration::from_millis(40));
        credits.take(at(101)).unwrap();
        assert!(credits.take(at(101)).is_err());
        for _ in 0..3 {
            credits.take(at(60_000)).unwrap();
        }
        assert!(credits.take(at(60_000)).is_err(), "a long rest does not give more than the burst");
    }

    #[test]
    fn a_clock_that_goes_back_gives_nothing() {
        let start = Instant::now();
        let mut credits = Credits::new(10.0, 1);
        credits.take(start + Duration::from_secs(9)).unwrap();
        credits.take(start).unwrap_err();
        credits.take(start + Duration::from_secs(9)).unwrap_err();
    }

    #[test]
    fn addresses_are_apart_and_only_so_many_are_kept() {
        let now = Instant::now();
        let buckets = Buckets::per_minute(1);
        let address = |number: u32| IpAddr::from(Ipv4Addr::from_bits(number));
        buckets.take(address(0), now).unwrap();
        buckets.take(address(0), now).unwrap_err();
        for number in 1..3 * MAX_ADDRESSES as u32 {
            buckets.take(address(number), now).unwrap();
            if number.is_multiple_of(1000) {
                buckets.take(address(0), now).unwrap_err(); // who keeps coming is not forgotten
            }
        }
        let generations = buckets.generations.lock().unwrap();
        assert!(generations.young.len() <= MAX_ADDRESSES && generations.old.len() <= MAX_ADDRESSES);
    }
}
