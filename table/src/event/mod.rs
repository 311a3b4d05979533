//! An event: several tables that play the same deal. Players gather here, not at its tables; when all seats are taken and all salts are
//! in, the tables are opened with their games already started (decision 0032).
//!
//! An [`Event`] is a value: a command gives the next one or a refusal. It does no I/O and reads no clock.

mod gather;
mod renamed;
mod salts;
mod tables;

use crate::entry::{Person, UserId};
use crate::plan::checked;
use bots::Level;
use catalog::{GameKind, with_game};
use fair::{Commitment, Salt, Secret, VoidedDeal};
use game_core::Game;
use serde::{Deserialize, Serialize};
use wire::{
    Code, EventPhase, EventSeat, EventSitter, EventTableView, EventView, EventYou, Refusal, Setup, StartStep,
};

/// Milliseconds since 1970.
type Moment = i64;

const MIN_TABLES: u8 = 2;
const MAX_TABLES: u8 = 16;

/// Several tables that play the same deal.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Event {
    host: Person,
    setup: Setup,
    /// The source of the deal.
    secret: Secret,
    stage: Stage,
    tables: Vec<Vec<Option<Seated>>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    voided: Vec<VoidedDeal>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Stage {
    Gathering,
    /// The event was started; hashes that are missing are waited for until this moment.
    Committing {
        until: Moment,
    },
    /// No hash can change any more; salts are waited for until this moment.
    Revealing {
        until: Moment,
    },
    /// The deal is fixed; the tables are being opened.
    Dealt,
    Playing {
        /// By table.
        codes: Vec<Code>,
    },
    Canceled,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Seated {
    who: Sitting,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hash: Option<Commitment>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    salt: Option<Salt>,
    /// Whether no salt is asked for: the client was not there at the start, or has voided a deal.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    silent: bool,
    /// Of a bot. Only bots of older events have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Sitting {
    Person(Person),
    Bot(Level),
}

impl Seated {
    fn new(who: Sitting) -> Seated {
        Seated { who, hash: None, salt: None, silent: false, name: None }
    }

    fn person(&self) -> Option<&Person> {
        match &self.who {
            Sitting::Person(person) => Some(person),
            Sitting::Bot(_) => None,
        }
    }

    fn sitter(&self) -> EventSitter {
        let (name, bot) = match &self.who {
            Sitting::Person(person) => (person.name.clone(), None),
            Sitting::Bot(level) => (self.name.clone().unwrap_or_else(|| level.to_string()), Some(*level)),
        };
        EventSitter { name, bot, hash: self.hash }
    }
}

/// How far the game of a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableProgress {
    Playing,
    /// It was played to the end.
    Over,
    /// It never will be.
    Closed,
}

impl Event {
    /// A new event with this many tables, at which nobody sits yet.
    pub fn open(host: Person, setup: &Setup, tables: u8, secret: Secret) -> Result<Event, Refusal> {
        check_tables(usize::from(tables))?;
        let setup =
            Setup { public: false, spectators: false, hints: false, programs: false, ..checked(setup)? };
        // Every seat will be taken, so the options must fit this very number of players.
        with_game!(setup.game, G => {
            let options = crate::setup::options::<G>(&setup)?;
            G::new(&options, setup.places.into())
                .map_err(|error| crate::InvalidSetup::of(&setup, setup.places.into(), &error))?;
        });
        let tables = vec![vec![None; setup.places.into()]; tables.into()];
        Ok(Event { host, setup, secret, stage: Stage::Gathering, tables, voided: Vec::new() })
    }

    pub fn host(&self) -> &Person {
        &self.host
    }

    pub fn game(&self) -> GameKind {
        self.setup.game
    }

    /// How many tables it has.
    pub fn tables(&self) -> usize {
        self.tables.len()
    }

    pub fn is_gathering(&self) -> bool {
        self.stage == Stage::Gathering
    }

    /// Whether it will never be played.
    pub fn is_canceled(&self) -> bool {
        self.stage == Stage::Canceled
    }

    /// The codes of its tables, once they are open.
    pub fn codes(&self) -> &[Code] {
        match &self.stage {
            Stage::Playing { codes } => codes,
            _ => &[],
        }
    }

    pub fn phase(&self, progress: &[TableProgress]) -> EventPhase {
        match self.stage {
            Stage::Gathering => EventPhase::Gathering,
            Stage::Committing { .. } | Stage::Revealing { .. } | Stage::Dealt => EventPhase::Revealing,
            Stage::Playing { .. } if !progress.is_empty() && !progress.contains(&TableProgress::Playing) => {
                EventPhase::Over
            }
            Stage::Playing { .. } => EventPhase::Playing,
            Stage::Canceled => EventPhase::Canceled,
        }
    }

    /// What a visitor sees of it; `None` for one who is not signed in.
    pub fn view(&self, code: Code, progress: &[TableProgress], viewer: Option<UserId>) -> EventView {
        let table = |(number, seats): (usize, &Vec<Option<Seated>>)| EventTableView {
            seats: seats.iter().map(|seat| seat.as_ref().map(Seated::sitter)).collect(),
            over: progress.get(number) == Some(&TableProgress::Over),
            closed: progress.get(number) == Some(&TableProgress::Closed),
        };
        EventView {
            code,
            setup: self.setup.clone(),
            phase: self.phase(progress),
            host: self.host.name.clone(),
            commitment: self.secret.commitment(),
            tables: self.tables.iter().enumerate().map(table).collect(),
            voided: self.voided.clone(),
            you: viewer.map(|viewer| self.you(viewer)).unwrap_or_default(),
        }
    }

    fn you(&self, viewer: UserId) -> EventYou {
        let at = self.seat_of(viewer);
        EventYou {
            host: self.host.user == viewer,
            at,
            table: at.and_then(|at| self.codes().get(usize::from(at.table)).copied()),
            wants: at.and_then(|at| self.wants(self.seated(at)?)),
        }
    }

    fn wants(&self, seated: &Seated) -> Option<StartStep> {
        match self.stage {
            Stage::Gathering if seated.hash.is_none() => Some(StartStep::Commit),
            Stage::Committing { .. } if seated.is_awaited() => Some(StartStep::Commit),
            Stage::Revealing { .. } if seated.owes_salt() => Some(StartStep::Reveal),
            _ => None,
        }
    }

    fn seat_of(&self, user: UserId) -> Option<EventSeat> {
        let is_there =
            |(_, seated): &(EventSeat, &Seated)| seated.person().is_some_and(|person| person.user == user);
        self.taken().find(is_there).map(|(at, _)| at)
    }

    fn seated(&self, at: EventSeat) -> Option<&Seated> {
        self.tables.get(usize::from(at.table))?.get(usize::from(at.seat))?.as_ref()
    }

    /// The seats that are taken.
    fn taken(&self) -> impl Iterator<Item = (EventSeat, &Seated)> {
        self.all().filter_map(|(at, seat)| Some((at, seat.as_ref()?)))
    }

    fn all(&self) -> impl Iterator<Item = (EventSeat, &Option<Seated>)> {
        (0u8..).zip(&self.tables).flat_map(|(table, seats)| {
            (0u8..).zip(seats).map(move |(seat, seated)| (EventSeat { table, seat }, seated))
        })
    }
}

fn check_tables(tables: usize) -> Result<(), Refusal> {
    if (usize::from(MIN_TABLES)..=usize::from(MAX_TABLES)).contains(&tables) {
        Ok(())
    } else {
        Err(Refusal::BadTables { least: MIN_TABLES, most: MAX_TABLES })
    }
}
