//! What players and the host do before the start.

use super::{Event, Seated, Sitting, Stage, check_tables};
use crate::entry::{Person, UserId};
use bots::Level;
use wire::{EventCommand, EventSeat, Refusal};

impl Event {
    /// The event after a command of `by`; `present` are the people who have it open. To end an event is to close its tables, which
    /// changes nothing here.
    pub fn submit(
        &self,
        by: &Person,
        command: &EventCommand,
        now: i64,
        present: &[UserId],
    ) -> Result<Event, Refusal> {
        let mut next = self.clone();
        match command {
            EventCommand::Commit { hash } => next.commit(by, *hash)?,
            EventCommand::Reveal { salt } => next.reveal(by, *salt)?,
            EventCommand::End {} => return self.may_end(by).map(|()| next),
            EventCommand::Sit { at } => {
                next.gathering()?;
                next.sit(by, *at)?;
            }
            EventCommand::Stand {} => {
                next.gathering()?;
                let at = next.seat_of(by.user).ok_or(Refusal::NotSeated)?;
                *next.seat(at)? = None;
            }
            host_only => {
                next.host_gathering(by)?;
                next.arrange(host_only, now, present)?;
            }
        }
        next.settle(now);
        Ok(next)
    }

    fn arrange(&mut self, command: &EventCommand, now: i64, present: &[UserId]) -> Result<(), Refusal> {
        match command {
            EventCommand::AddBots { at, level } => self.add_bots(*at, *level)?,
            EventCommand::Remove { at } => {
                self.seat(*at)?.take().ok_or(Refusal::NoSuchPlace)?;
            }
            EventCommand::AddTable {} => {
                check_tables(self.tables.len() + 1)?;
                self.tables.push(vec![None; self.setup.places.into()]);
            }
            EventCommand::RemoveTable { table } => {
                let seats = self.tables.get(usize::from(*table)).ok_or(Refusal::NoSuchPlace)?;
                if seats.iter().flatten().any(|seated| seated.person().is_some()) {
                    return Err(Refusal::TableTaken { table: *table });
                }
                check_tables(self.tables.len() - 1)?;
                self.tables.remove(usize::from(*table));
            }
            EventCommand::Start {} => {
                self.check_full()?;
                self.start(now, present);
            }
            _ => self.stage = Stage::Canceled,
        }
        Ok(())
    }

    /// Nobody has come for long: it is called off, unless it has started.
    pub fn abandon(&self) -> Option<Event> {
        self.is_gathering().then(|| Event { stage: Stage::Canceled, ..self.clone() })
    }

    fn sit(&mut self, by: &Person, at: Option<EventSeat>) -> Result<(), Refusal> {
        if let Some(EventSeat { table, .. }) = self.seat_of(by.user) {
            return Err(Refusal::AlreadySeated { table });
        }
        let next_free = || self.all().find(|(_, seat)| seat.is_none()).map(|(at, _)| at);
        let at = at.or_else(next_free).ok_or(Refusal::TableFull)?;
        let seat = self.seat(at)?;
        if seat.is_some() {
            return Err(Refusal::PlaceTaken);
        }
        *seat = Some(Seated::new(Sitting::Person(by.clone())));
        Ok(())
    }

    fn add_bots(&mut self, at: Option<EventSeat>, level: Level) -> Result<(), Refusal> {
        let bot = || Some(Seated::new(Sitting::Bot(level)));
        match at {
            Some(at) => match self.seat(at)? {
                Some(_) => return Err(Refusal::PlaceTaken),
                free => *free = bot(),
            },
            None => {
                let free = self.tables.iter_mut().flatten().filter(|seat| seat.is_none());
                free.for_each(|seat| *seat = bot());
            }
        }
        Ok(())
    }

    /// Every seat is taken, and not only by bots.
    fn check_full(&self) -> Result<(), Refusal> {
        for (table, seats) in (0u8..).zip(&self.tables) {
            let taken = seats.iter().flatten().count();
            if taken < seats.len() {
                return Err(Refusal::TableNotFull { table, taken: taken as u8, seats: seats.len() as u8 });
            }
            if !seats.iter().flatten().any(|seated| seated.person().is_some()) {
                return Err(Refusal::OnlyBots { table });
            }
        }
        Ok(())
    }

    fn gathering(&self) -> Result<(), Refusal> {
        match self.stage {
            Stage::Gathering => Ok(()),
            Stage::Canceled => Err(Refusal::EventCanceled),
            _ => Err(Refusal::EventStarted),
        }
    }

    fn host_gathering(&self, by: &Person) -> Result<(), Refusal> {
        if by.user != self.host.user {
            return Err(Refusal::NotHost);
        }
        self.gathering()
    }

    fn may_end(&self, by: &Person) -> Result<(), Refusal> {
        match self.stage {
            _ if by.user != self.host.user => Err(Refusal::NotHost),
            Stage::Playing { .. } => Ok(()),
            Stage::Canceled => Err(Refusal::EventCanceled),
            _ => Err(Refusal::EventNotStarted),
        }
    }

    pub(super) fn seat(&mut self, at: EventSeat) -> Result<&mut Option<Seated>, Refusal> {
        let table = self.tables.get_mut(usize::from(at.table));
        table.and_then(|seats| seats.get_mut(usize::from(at.seat))).ok_or(Refusal::NoSuchPlace)
    }
}
