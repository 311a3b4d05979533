//! The people who share a device, and the table they sit at: opening and restoring it.

use super::{Beginning, Failure};
use crate::entry::{Entry, EntryKind, Person, UserId};
use crate::look::UpdateMode;
use crate::plan::{Inputs, Plan};
use crate::seating::Occupant;
use crate::table::Table;
use bots::{Level, Strength};
use daily::Expedition;
use fair::Commitment;
use game_core::Seat;
use wire::{Code, FirstPlayer, Json, LocalFailure, Pace, PersonNumber, Phase, Refusal, Setup, from_json};

/// People who leave keep their number.
const MAX_PEOPLE: usize = 64;

/// A spectator, who never sits down.
const NOBODY: UserId = UserId(0);

/// The people who share a device, by number: the user of person `n` is `n + 1`.
pub(super) struct People(Vec<Person>);

impl People {
    /// A new table, and its entries.
    pub fn open(
        setup: Setup,
        people: &[String],
        bots: &[Level],
        inputs: &Inputs,
    ) -> Result<(People, Table, Plan), Failure> {
        let people: Result<Vec<Person>, LocalFailure> =
            people.iter().enumerate().map(|(number, name)| person(number, name)).collect();
        let people = people?;
        let host = people.first().ok_or(LocalFailure::Refused(Refusal::NoPerson))?;
        if people.len() + bots.len() > usize::from(setup.places) {
            return Err(LocalFailure::Refused(Refusal::TableFull).into());
        }
        let mut entries =
            Table::open(host.clone(), on_this_device(setup), &[], inputs).map_err(LocalFailure::Refused)?;
        let others =
            (1u8..).zip(&people[1..]).map(|(place, who)| EntryKind::Sat { place, person: who.clone() });
        let bots = (people.len() as u8..).zip(bots).map(|(place, &level)| EntryKind::bot(place, level));
        entries.extend(others.chain(bots).map(Entry::from));
        let table = replay(&entries)?;
        Ok((People(people), table, Plan { entries, ..Plan::default() }))
    }

    /// The table of a daily expedition, its game started.
    pub fn daily(expedition: Expedition, name: &str) -> Result<(People, Table, Plan), Failure> {
        let host = person(0, name)?;
        let setup = Setup {
            game: expedition.game,
            options: None,
            places: expedition.seats() as u8,
            public: false,
            spectators: true,
            odds: true,
            hints: false,
            programs: false,
            first: FirstPlayer::default(),
            pace: Pace::default(),
        };
        let (secret, date) = (expedition.proof().secret, expedition.date.to_string());
        let inputs = Inputs { secret, date, absent: Vec::new(), strength: Strength::NEW }; // it has no Companion
        let mut entries =
            Table::open(host.clone(), setup, expedition.levels(), &inputs).map_err(LocalFailure::Refused)?;
        entries.push(EntryKind::Daily { date: expedition.date }.into());
        entries.extend(replay(&entries)?.start_game(&inputs).map_err(LocalFailure::Refused)?.entries);
        let table = replay(&entries)?;
        Ok((People(vec![host]), table, Plan { entries, ..Plan::default() }))
    }

    /// A new table whose game continues that of a record: one person in this seat, bots in the others.
    pub fn branch(
        (setup, branch, lines): Beginning,
        seat: Seat,
        name: &str,
        bots: Level,
        inputs: &Inputs,
    ) -> Result<(People, Table, Plan), Failure> {
        let host = person(0, name)?;
        let code = code_of(inputs.secret.commitment());
        let plan = Table::branch(code, (host.clone(), seat), bots, &setup, (branch, lines), inputs)
            .map_err(LocalFailure::Refused)?;
        let table = replay(&plan.entries)?;
        Ok((People(vec![host]), table, plan))
    }

    /// A saved table.
    pub fn restore(saved: &[Json]) -> Result<(People, Table), Failure> {
        let read = |(at, entry): (usize, &Json)| {
            from_json(entry.get()).map_err(|_| damaged(&format!("entry {} cannot be read", at + 1)))
        };
        let entries: Result<Vec<Entry>, LocalFailure> = saved.iter().enumerate().map(read).collect();
        let entries = entries?;
        let people = people_in(&entries)?;
        let table = replay(&entries)?;
        let game = table.look(NOBODY, None, UpdateMode::Live).game;
        if game.is_some_and(|game| !game.over && game.asked.is_empty()) {
            return Err(damaged("it ends in the middle of a step").into());
        }
        Ok((People(people), table))
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    pub fn names(&self) -> Vec<String> {
        self.0.iter().map(|person| person.name.clone()).collect()
    }

    pub fn users(&self) -> impl Iterator<Item = UserId> {
        self.0.iter().map(|person| person.user)
    }

    pub fn person(&self, number: PersonNumber) -> Option<&Person> {
        self.0.get(usize::from(number))
    }

    /// The user whose view is shown.
    pub fn user(&self, shown: Option<PersonNumber>) -> UserId {
        shown.and_then(|number| self.person(number)).map_or(NOBODY, |person| person.user)
    }

    /// The person who would join next.
    pub fn next(&self, name: &str) -> Result<Person, LocalFailure> {
        person(self.0.len(), name)
    }

    pub fn add(&mut self, person: Person) {
        self.0.push(person);
    }

    /// The people who have to choose now, in seat order.
    pub fn owing(&self, table: &Table) -> Vec<PersonNumber> {
        if table.phase() != Phase::Playing {
            return Vec::new();
        }
        let users: Vec<Option<UserId>> = table.occupants().map(|who| who.and_then(Occupant::user)).collect();
        let user = |seat: Seat| users.get(seat.index()).copied().flatten();
        table.people_owing().iter().filter_map(user).filter_map(number_of).collect()
    }
}

/// A table on this device is private, and anyone around it may watch.
pub(super) fn on_this_device(setup: Setup) -> Setup {
    Setup { public: false, spectators: true, programs: false, ..setup }
}

/// The table's code, derived from its first commitment, which is public: so it need not be saved and reveals nothing.
fn code_of(commitment: Commitment) -> Code {
    let digits: String = commitment.to_string().chars().take(8).collect();
    Code::new(u32::from_str_radix(&digits, 16).expect("a commitment is written in hexadecimal digits"))
}

fn replay(entries: &[Entry]) -> Result<Table, Failure> {
    let Some(EntryKind::Opened { secret, .. }) = entries.first().map(|entry| &entry.kind) else {
        return Err(damaged("its beginning is missing").into());
    };
    Table::replay(code_of(secret.commitment()), entries).map_err(|broken| match broken.other_rules {
        Some(_) => Refusal::OtherRules.into(),
        None => damaged(&broken.to_string()).into(),
    })
}

fn damaged(problem: &str) -> LocalFailure {
    LocalFailure::Damaged(problem.to_owned())
}

/// Everyone who ever sat down.
fn people_in(entries: &[Entry]) -> Result<Vec<Person>, LocalFailure> {
    let mut people: Vec<Person> = Vec::new();
    for entry in entries {
        let (EntryKind::Opened { host: who, .. } | EntryKind::Sat { person: who, .. }) = &entry.kind else {
            continue;
        };
        let known = number_of(who.user).map(usize::from);
        match known {
            Some(number) if number < people.len() => people[number] = person(number, &who.name)?,
            Some(number) if number == people.len() => people.push(person(number, &who.name)?),
            _ => return Err(damaged("an unknown player is seated")),
        }
    }
    Ok(people)
}

fn person(number: usize, name: &str) -> Result<Person, LocalFailure> {
    let name = wire::checked_name(name).map_err(|why| LocalFailure::Refused(Refusal::bad_name(why)))?;
    if number >= MAX_PEOPLE {
        return Err(LocalFailure::Refused(Refusal::TableFull));
    }
    Ok(Person { user: UserId(number as i64 + 1), name })
}

fn number_of(user: UserId) -> Option<PersonNumber> {
    PersonNumber::try_from(user.0.checked_sub(1)?).ok()
}
