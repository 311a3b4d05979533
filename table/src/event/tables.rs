//! The tables of an event, once the deal is fixed.

use super::{Event, Seated, Sitting, Stage};
use crate::entry::{Entry, EntryKind, UserId};
use crate::plan::Inputs;
use crate::table::Table;
use bots::{Level, Strength};
use fair::{EventTable, Proof, Scheme};
use wire::{Code, Refusal, TableEvent};

impl Event {
    /// The entries of every table, each with its game started, for tables with these codes.
    ///
    /// `strengths` has, by table, how strong its people are; tables without a Companion need none.
    pub fn openings(
        &self,
        code: Code,
        codes: &[Code],
        date: &str,
        strengths: &[Strength],
    ) -> Result<Vec<Vec<Entry>>, Refusal> {
        let tables = self.tables.len() as u16;
        let numbered = (0u16..).zip(self.tables.iter().zip(codes));
        let opening = |(table, (seats, own)): (u16, (&Vec<_>, &Code))| {
            let strength = strengths.get(usize::from(table)).copied().unwrap_or(Strength::NEW);
            self.opening(TableEvent { code, table, tables }, *own, seats, date, strength)
        };
        numbered.map(opening).collect()
    }

    fn opening(
        &self,
        event: TableEvent,
        own: Code,
        seats: &[Option<Seated>],
        date: &str,
        strength: Strength,
    ) -> Result<Vec<Entry>, Refusal> {
        let (host, setup, secret) = (self.host.clone(), self.setup.clone(), self.secret.clone());
        let mut entries: Vec<Entry> =
            vec![EntryKind::Opened { host, setup, secret }.into(), EntryKind::InEvent { event }.into()];
        let seats = (0u8..).zip(seats).filter_map(|(place, seat)| Some((place, seat.as_ref()?)));
        entries.extend(seats.map(|(place, seated)| match &seated.who {
            Sitting::Person(person) => EntryKind::Sat { place, person: person.clone() }.into(),
            Sitting::Bot(level) => EntryKind::Bot { place, level: *level, name: seated.name.clone() }.into(),
        }));
        let table = Table::replay(own, &entries).map_err(|_| Refusal::Internal)?;
        let inputs =
            Inputs { secret: self.secret.clone(), date: date.to_owned(), absent: Vec::new(), strength };
        entries.extend(table.begin(self.proof(event), true, &inputs)?.entries);
        Ok(entries)
    }

    /// The people at each table that has a Companion; nobody for the others.
    pub fn people_with_companions(&self) -> Vec<Vec<UserId>> {
        let companion = |seats: &[Option<Seated>]| {
            seats.iter().flatten().any(|seated| seated.who == Sitting::Bot(Level::Companion))
        };
        let people = |seats: &Vec<Option<Seated>>| match companion(seats) {
            true => seats.iter().flatten().filter_map(|seated| Some(seated.person()?.user)).collect(),
            false => Vec::new(),
        };
        self.tables.iter().map(people).collect()
    }

    /// What the chance of a table is made of. Only the number of the table differs.
    fn proof(&self, event: TableEvent) -> Proof {
        let salts = self.tables.iter().flatten().map(|seat| seat.as_ref()?.salt).collect();
        Proof {
            voided: self.voided.clone(),
            event: Some(EventTable { table: event.table, tables: event.tables }),
            ..Proof::new(Scheme::ByCard, self.secret.clone(), event.code.to_string(), salts)
        }
    }

    /// The event once these tables are open.
    #[must_use]
    pub fn playing(&self, codes: Vec<Code>) -> Event {
        Event { stage: Stage::Playing { codes }, ..self.clone() }
    }
}
