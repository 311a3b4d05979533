//! What players and the host do before the start.

use super::{Event, Seated, Sitting, Stage, check_tables};
use crate::bot_names;
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

    fn add_bots(&mut self, at: Option<EventSeat>, level: Option<Level>) -> Result<(), Refusal> {
        let free = match at {
            Some(at) if self.seat(at)?.is_some() => return Err(Refusal::PlaceTaken),
            Some(at) => vec![at],
            None => self.free_seats(),
        };
        for at in free {
            let level = level.unwrap_or_else(|| Level::for_company(&self.levels(at.table)));
            let name = Some(self.next_bot_name(at.table).to_owned());
            *self.seat(at)? = Some(Seated { name, ..Seated::new(Sitting::Bot(level)) });
        }
        Ok(())
    }

    /// The levels of the bots at this table.
    fn levels(&self, table: u8) -> Vec<Level> {
        let seats = self.tables.get(usize::from(table)).into_iter().flatten().flatten();
        seats.filter_map(|seated| seated.sitter().bot).collect()
    }

    fn free_seats(&self) -> Vec<EventSeat> {
        let seats = (0u8..).zip(&self.tables).flat_map(|(table, seats)| {
            (0u8..).zip(seats).map(move |(seat, taken)| (EventSeat { table, seat }, taken.is_none()))
        });
        seats.filter_map(|(at, free)| free.then_some(at)).collect()
    }

    /// The name of the next bot at this table: one that nobody at the event has, or at least nobody at the table.
    fn next_bot_name(&self, table: u8) -> &'static str {
        let has = |seats: &[Option<Seated>], name: &str| {
            seats.iter().flatten().any(|seated| seated.sitter().name.eq_ignore_ascii_case(name))
        };
        let own = self.tables.get(usize::from(table)).map_or(&[][..], Vec::as_slice);
        let names = || bot_names::in_order(&self.secret.commitment().to_string());
        let new = names().find(|name| !self.tables.iter().any(|seats| has(seats, name)));
        new.or_else(|| names().find(|name| !has(own, name))).unwrap_or_default()
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
