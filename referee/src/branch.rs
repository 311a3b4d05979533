//! A table whose game goes on from a moment of another one.

use crate::entry::{Branch, Entry, Person, What};
use crate::plan::{Given, Planned, checked};
use crate::table::{Broken, Table, rules_of};
use bots::Level;
use game_core::Seat;
use protocol::{Code, Json, Refusal, Setup};

impl Table {
    /// The entries of a new table where a game is on already: its first steps are these lines of another one's record. `host` takes
    /// `seat` and bots of one level all others; what chance brings from now on is new. The game can end at once, should nobody have
    /// been asked any more.
    pub fn branch(
        code: Code,
        (host, seat): (Person, Seat),
        bots: Level,
        setup: &Setup,
        (branch, lines): (Branch, Vec<Json>),
        given: &Given,
    ) -> Result<Planned, Refusal> {
        let setup = checked(setup)?;
        if seat.index() >= usize::from(setup.places) {
            return Err(Refusal::NoSuchPlace);
        }
        let own = seat.index() as u8;
        let others = (0..setup.places).filter(|place| *place != own);
        let opened = What::Opened { host: host.clone(), setup: setup.clone(), secret: given.secret.clone() };
        let rules = rules_of(setup.game);
        let started = What::Branched { date: given.date.clone(), rules, branch };
        let mut entries: Vec<Entry> = [opened, What::Sat { place: own, who: host }]
            .into_iter()
            .chain(others.map(|place| What::Bot { place, level: bots }))
            .chain([started])
            .chain(lines.into_iter().map(step))
            .map(Entry::from)
            .collect();
        let bad = |broken: Broken| Refusal::BadSetup { problem: broken.problem, reason: None };
        let table = Table::replay(code, &entries).map_err(bad)?;
        let game = table.game.as_ref().filter(|game| !game.play.due().over).ok_or(Refusal::NotStarted)?;
        let (lines, ended) = game.play.opening();
        entries.extend(lines.into_iter().map(step).map(Entry::from));
        let ended = ended.map(|ended| table.keep(&ended)).transpose()?;
        Ok(Planned { entries, ended })
    }
}

fn step(line: Json) -> What {
    What::Step { line, stand_in: false }
}
