//! From the start to the deal: clients commit to their salts and then reveal them.
//!
//! A client that does not reveal what it has committed to voids the deal: there is a new secret, everyone commits again, and that seat
//! is not asked any more. So an event is dealt after as many voided deals as there are people at most.

use super::{Event, Seated, Stage};
use crate::entry::{Person, UserId};
use fair::{Commitment, Salt, Secret, VoidedDeal};
use wire::Refusal;

/// How long hashes and salts are waited for, in milliseconds. As at a single table, but many more clients answer at once.
const PATIENCE: i64 = 5_000;

impl Seated {
    /// Whether this client may still send a hash after the start.
    pub(super) fn is_awaited(&self) -> bool {
        self.person().is_some() && self.hash.is_none() && !self.silent
    }

    pub(super) fn owes_salt(&self) -> bool {
        self.hash.is_some() && self.salt.is_none()
    }
}

impl Event {
    /// When something that is waited for is late.
    pub fn deadline(&self) -> Option<i64> {
        match self.stage {
            Stage::Committing { until } | Stage::Revealing { until } => Some(until),
            _ => None,
        }
    }

    /// The event after its deadline. `secret` is the source of the next deal, if this one is voided.
    pub fn time_out(&self, now: i64, secret: &Secret) -> Option<Event> {
        if self.deadline()? > now {
            return None;
        }
        let mut next = self.clone();
        match self.stage {
            Stage::Committing { .. } => next.stage = Stage::Revealing { until: now + PATIENCE },
            _ => next.void(now, secret),
        }
        next.settle(now);
        Some(next)
    }

    /// Whether the deal is fixed and the tables are to be opened.
    pub fn is_dealt(&self) -> bool {
        self.stage == Stage::Dealt
    }

    /// The host starts it: the people who are there add salts to the deal. Those who are not cannot reveal one.
    pub(super) fn start(&mut self, now: i64, present: &[UserId]) {
        for seated in self.tables.iter_mut().flatten().flatten() {
            seated.silent = !seated.person().is_some_and(|person| present.contains(&person.user));
            seated.hash = seated.hash.filter(|_| !seated.silent);
        }
        self.ask_for_salts(now);
    }

    fn ask_for_salts(&mut self, now: i64) {
        self.stage = Stage::Committing { until: now + PATIENCE };
    }

    pub(super) fn commit(&mut self, by: &Person, hash: Commitment) -> Result<(), Refusal> {
        let awaited = match self.stage {
            Stage::Gathering => |_: &Seated| true,
            Stage::Committing { .. } => Seated::is_awaited,
            Stage::Canceled => return Err(Refusal::EventCanceled),
            _ => return Err(Refusal::NoSaltDue),
        };
        let seated = self.own(by)?;
        if !awaited(seated) {
            return Err(Refusal::NoSaltDue);
        }
        seated.hash = Some(hash);
        Ok(())
    }

    pub(super) fn reveal(&mut self, by: &Person, salt: Salt) -> Result<(), Refusal> {
        let revealing = matches!(self.stage, Stage::Revealing { .. });
        let seated = self.own(by)?;
        match seated.hash {
            Some(_) if revealing && seated.salt.is_some() => Err(Refusal::AlreadyRevealed),
            Some(hash) if revealing && salt.commitment() == hash => {
                seated.salt = Some(salt);
                Ok(())
            }
            Some(_) if revealing => Err(Refusal::WrongSalt),
            _ => Err(Refusal::NoSaltDue),
        }
    }

    fn own(&mut self, by: &Person) -> Result<&mut Seated, Refusal> {
        let at = self.seat_of(by.user).ok_or(Refusal::NotSeated)?;
        self.seat(at)?.as_mut().ok_or(Refusal::NotSeated)
    }

    /// Goes on as far as nothing has to be waited for.
    pub(super) fn settle(&mut self, now: i64) {
        let awaited = self.taken().any(|(_, seated)| seated.is_awaited());
        if matches!(self.stage, Stage::Committing { .. }) && !awaited {
            self.stage = Stage::Revealing { until: now + PATIENCE };
        }
        let owing = self.taken().any(|(_, seated)| seated.owes_salt());
        if matches!(self.stage, Stage::Revealing { .. }) && !owing {
            self.stage = Stage::Dealt;
        }
    }

    fn void(&mut self, now: i64, secret: &Secret) {
        let seats = (0u8..).zip(self.tables.iter().flatten());
        let missing = seats.filter(|(_, seat)| seat.as_ref().is_some_and(Seated::owes_salt));
        let seats = missing.map(|(number, _)| number).collect();
        self.voided.push(VoidedDeal { commitment: self.secret.commitment(), seats });
        self.secret = secret.clone();
        for seated in self.tables.iter_mut().flatten().flatten() {
            seated.silent |= seated.owes_salt();
            (seated.hash, seated.salt) = (None, None);
        }
        self.ask_for_salts(now);
    }
}
