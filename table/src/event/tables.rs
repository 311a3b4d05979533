//! The tables of an event, once the deal is fixed.

use super::{Event, Sitting, Stage};
use crate::entry::{Entry, EntryKind};
use crate::plan::Inputs;
use crate::table::Table;
use fair::{EventTable, Proof, Salt, Scheme, Secret, VoidedDeal};
use serde::{Deserialize, Serialize};
use wire::{Code, Refusal, TableEvent};

/// What a table has in common with the other tables of its event, apart from the secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SharedDeal {
    pub event: Code,
    /// From 0.
    pub table: u16,
    pub tables: u16,
    /// Of all tables in order.
    pub salts: Vec<Option<Salt>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub voided: Vec<VoidedDeal>,
}

impl SharedDeal {
    pub(crate) fn proof(&self, scheme: Scheme, secret: Secret) -> Proof {
        Proof {
            voided: self.voided.clone(),
            event: Some(EventTable { table: self.table, tables: self.tables }),
            ..Proof::new(scheme, secret, self.event.to_string(), self.salts.clone())
        }
    }

    pub(crate) fn shown(&self) -> TableEvent {
        TableEvent { code: self.event, table: self.table, tables: self.tables }
    }
}

impl Event {
    /// The entries of every table, each with its game started, for tables with these codes.
    pub fn openings(&self, event: Code, codes: &[Code], date: &str) -> Result<Vec<Vec<Entry>>, Refusal> {
        let salts: Vec<Option<Salt>> = self.tables.iter().flatten().map(|seat| seat.as_ref()?.salt).collect();
        let tables = self.tables.len() as u16;
        let inputs = Inputs { secret: self.secret.clone(), date: date.to_owned() };
        let open = |(table, (seats, code)): (u16, (&Vec<Option<super::Seated>>, &Code))| {
            let (salts, voided) = (salts.clone(), self.voided.clone());
            let (host, setup, secret) = (self.host.clone(), self.setup.clone(), self.secret.clone());
            let deal = Box::new(SharedDeal { event, table, tables, salts, voided });
            let mut entries: Vec<Entry> =
                vec![EntryKind::Opened { host, setup, secret }.into(), EntryKind::Shared { deal }.into()];
            let seats = (0u8..).zip(seats).filter_map(|(place, seat)| Some((place, seat.as_ref()?)));
            entries.extend(seats.map(|(place, seated)| match &seated.who {
                Sitting::Person(person) => EntryKind::Sat { place, person: person.clone() }.into(),
                Sitting::Bot(level) => EntryKind::Bot { place, level: *level }.into(),
            }));
            let table = Table::replay(*code, &entries).map_err(|_| Refusal::Internal)?;
            entries.extend(table.start_game(&inputs)?.entries);
            Ok(entries)
        };
        (0u16..).zip(self.tables.iter().zip(codes)).map(open).collect()
    }

    /// The event once these tables are open.
    #[must_use]
    pub fn playing(&self, codes: Vec<Code>) -> Event {
        Event { stage: Stage::Playing { codes }, ..self.clone() }
    }
}
