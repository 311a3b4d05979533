//! Limits per address and per user.

use super::attempts::Attempts;
use super::codes::Codes;
use super::rates::{Limiter, per_day, per_minute, too_fast};
use crate::Settings;
use game_table::UserId;
use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use wire::Refusal;

/// How often a person may ask for a copy of all their data.
const COPIES_PER_DAY: u32 = 10;
/// How many sockets a program may open per minute.
const SOCKETS_OF_A_PROGRAM: u32 = 30;

#[derive(Debug)]
pub struct Limits {
    requests: Limiter<IpAddr>,
    guests: Limiter<IpAddr>,
    sign_ins: Limiter<IpAddr>,
    dailies: Limiter<UserId>,
    tables: Limiter<IpAddr>,
    reports: Limiter<UserId>,
    copies: Limiter<UserId>,
    programs: Limiter<UserId>,
    pub codes: Codes,
    pub attempts: Attempts,
    pub turns: Turns,
    /// Connections that are not sockets.
    pub connections: Arc<ConnectionCount>,
    pub sockets: Arc<ConnectionCount>,
}

impl Limits {
    pub fn new(settings: &Settings) -> Limits {
        Limits {
            requests: per_minute(settings.requests_per_minute),
            guests: per_minute(settings.guests_per_minute),
            sign_ins: per_minute(settings.sign_ins_per_minute),
            dailies: per_minute(settings.dailies_per_minute),
            tables: per_day(settings.tables_per_day),
            reports: per_day(settings.reports_per_day),
            copies: per_day(COPIES_PER_DAY),
            programs: per_minute(SOCKETS_OF_A_PROGRAM),
            codes: Codes::new(settings.unknown_codes_per_hour),
            attempts: Attempts::new(settings.sign_ins_per_name),
            turns: Turns::default(),
            connections: ConnectionCount::new(usize::MAX, settings.most_connections_per_address),
            sockets: ConnectionCount::new(settings.most_sockets, settings.most_sockets_per_address),
        }
    }

    pub fn request(&self, address: IpAddr) -> Result<(), Refusal> {
        self.requests.check_key(&address).map_err(too_fast)
    }

    pub fn guest(&self, address: IpAddr) -> Result<(), Refusal> {
        self.guests.check_key(&address).map_err(too_fast)
    }

    /// Hashing a passphrase is expensive, and may be a guess.
    pub fn sign_in(&self, address: IpAddr) -> Result<(), Refusal> {
        self.sign_ins.check_key(&address).map_err(too_fast)
    }

    /// Every table is kept. `number` are opened together.
    pub fn tables(&self, address: IpAddr, number: u8) -> Result<(), Refusal> {
        let Some(number) = NonZeroU32::new(number.into()) else { return Ok(()) };
        match self.tables.check_key_n(&address, number) {
            Ok(checked) => checked.map_err(too_fast),
            Err(_) => Err(Refusal::Busy), // not even an event of this size alone
        }
    }

    /// Operators read reports one by one.
    pub fn report(&self, user: UserId) -> Result<(), Refusal> {
        self.reports.check_key(&user).map_err(too_fast)
    }

    /// A copy of all data of a person may be long.
    pub fn copy(&self, user: UserId) -> Result<(), Refusal> {
        self.copies.check_key(&user).map_err(too_fast)
    }

    /// A program that fails over and over must not keep the server busy.
    pub fn program(&self, user: UserId) -> Result<(), Refusal> {
        self.programs.check_key(&user).map_err(too_fast)
    }

    /// Replaying bots is expensive.
    pub fn daily(&self, user: UserId) -> Result<(), Refusal> {
        self.dailies.check_key(&user).map_err(too_fast)
    }
}

/// Lets each person open one thing after another: else many requests at once would all count what is there before any of them has added
/// to it. People share a few locks, so that there is nothing to remember.
#[derive(Debug, Default)]
pub struct Turns([tokio::sync::Mutex<()>; 32]);

impl Turns {
    /// Waits until it is this person's turn, which lasts until the guard is dropped.
    pub async fn of(&self, user: UserId) -> tokio::sync::MutexGuard<'_, ()> {
        let at = usize::try_from(user.0).unwrap_or_default() % self.0.len();
        self.0[at].lock().await
    }
}

/// How many connections of a kind there are, in all and of each address.
#[derive(Debug)]
pub struct ConnectionCount {
    most: usize,
    most_per_address: usize,
    held: Mutex<Held>,
}

#[derive(Debug, Default)]
struct Held {
    all: usize,                         // the sum of by_address
    by_address: HashMap<IpAddr, usize>, // none is 0
}

impl ConnectionCount {
    fn new(most: usize, most_per_address: usize) -> Arc<ConnectionCount> {
        Arc::new(ConnectionCount { most, most_per_address, held: Mutex::default() })
    }

    /// Counts one more until the permit is dropped; `Busy` if there are too many.
    pub fn admit(self: &Arc<ConnectionCount>, address: IpAddr) -> Result<ConnectionPermit, Refusal> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let of_address = held.by_address.get(&address).copied().unwrap_or(0);
        if held.all >= self.most || of_address >= self.most_per_address {
            return Err(Refusal::Busy);
        }
        held.all += 1;
        held.by_address.insert(address, of_address + 1);
        Ok(ConnectionPermit { count: Arc::clone(self), address })
    }
}

#[derive(Debug)]
pub struct ConnectionPermit {
    count: Arc<ConnectionCount>,
    address: IpAddr,
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut held = self.count.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.all -= 1;
        match held.by_address.get_mut(&self.address) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(held.by_address.remove(&self.address)),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    #[test]
    fn sockets_are_counted_by_address_and_in_all() {
        let settings = Settings { most_sockets: 3, most_sockets_per_address: 2, ..Settings::default() };
        let sockets = Limits::new(&settings).sockets;
        let [a, b] = ["1.1.1.1", "2.2.2.2"].map(|it| it.parse::<IpAddr>().unwrap());
        let first = sockets.admit(a).unwrap();
        let _second = sockets.admit(a).unwrap();
        assert_eq!(sockets.admit(a).unwrap_err(), Refusal::Busy);
        let third = sockets.admit(b).unwrap();
        assert_eq!(sockets.admit(b).unwrap_err(), Refusal::Busy);
        drop(first);
        let _fourth = sockets.admit(a).unwrap();
        drop(third);
        assert_eq!(sockets.held.lock().unwrap().by_address.len(), 1);
    }

    #[test]
    fn a_client_that_is_too_fast_learns_how_long_to_wait() {
        let limits = Limits::new(&Settings { sign_ins_per_minute: 1, ..Settings::default() });
        let address = "1.1.1.1".parse().unwrap();
        limits.sign_in(address).unwrap();
        let Err(Refusal::TooFast { retry_ms }) = limits.sign_in(address) else { panic!("let through") };
        assert!((59_000..=60_001).contains(&retry_ms), "{retry_ms}");
        limits.request(address).unwrap();
        limits.guest(address).unwrap();
    }
}
