//! A table whose game continues from a moment of another one.

use crate::entry::{Branch, Entry, EntryKind, Person};
use crate::plan::{Inputs, Plan, checked};
use crate::table::{InvalidEntry, Table, rules_of};
use bots::Level;
use game_core::Seat;
use wire::{Code, Json, Refusal, Setup, SetupProblem};

impl Table {
    /// A new table whose game has already started: its first steps are these lines of another game's record. `host` takes `seat` and bots
    /// of one level the others; chance is new from here on. The game can end at once if no decision is left.
    pub fn branch(
        code: Code,
        (host, seat): (Person, Seat),
        bots: Level,
        setup: &Setup,
        (branch, lines): (Branch, Vec<Json>),
        inputs: &Inputs,
    ) -> Result<Plan, Refusal> {
        let setup = checked(setup)?;
        if seat.index() >= usize::from(setup.places) {
            return Err(Refusal::NoSuchPlace);
        }
        let own = seat.index() as u8;
        let others = (0..setup.places).filter(|place| *place != own);
        let opened =
            EntryKind::Opened { host: host.clone(), setup: setup.clone(), secret: inputs.secret.clone() };
        let rules = rules_of(setup.game);
        let companion = (bots == Level::Companion).then_some(inputs.strength);
        let started = EntryKind::Branched { date: inputs.date.clone(), rules, branch, companion };
        let mut entries: Vec<Entry> = [opened, EntryKind::Sat { place: own, person: host }]
            .into_iter()
            .chain(others.map(|place| EntryKind::bot(place, bots)))
            .chain([started])
            .chain(lines.into_iter().map(step))
            .map(Entry::from)
            .collect();
        let bad =
            |broken: InvalidEntry| Refusal::BadSetup { problem: broken.problem, reason: SetupProblem::Steps };
        let table = Table::replay(code, &entries).map_err(bad)?;
        let game = table.game.as_ref().filter(|game| !game.play.due().over).ok_or(Refusal::NotStarted)?;
        let opening = game.play.opening();
        entries.extend(opening.lines.iter().cloned().map(step).map(Entry::from));
        Ok(Plan { entries, ended: table.ended_game(&opening)?, steps: None })
    }
}

fn step(line: Json) -> EntryKind {
    EntryKind::Step { line, stand_in: false }
}
