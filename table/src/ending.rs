//! The end of a game: its results and its record, also if it was ended before it was over.

use crate::entry::{Branch, Entry, EntryKind};
use crate::game::{PlannedSteps, json};
use crate::plan::Plan;
use crate::seating::Occupant;
use crate::table::{CurrentGame, Table};
use bots::Strength;
use catalog::GameKind;
use fair::Proof;
use wire::{Json, Refusal, Unfinished};

/// The key in a record's header under which the strength of its Companions is.
const COMPANION_KEY: &str = "companion";

/// The key in a record's header that says why its game was ended before it was over.
const UNFINISHED_KEY: &str = "unfinished";

/// A game that has ended, as it is stored.
#[derive(Clone, Debug)]
pub struct EndedGame {
    pub id: String,
    pub game: GameKind,
    /// With score and rank, which are 0 if it was ended before it was over.
    pub seats: Vec<(Occupant, i32, u8)>,
    /// Why it was ended before it was over.
    pub unfinished: Option<Unfinished>,
    pub record: String,
    /// How strong its Companions played, if there were any.
    pub companion: Option<Strength>,
    /// Whether its people played all of it themselves, from the first card to the last.
    pub whole: bool,
    /// Whether it may change ratings: not if its players could ask for hints.
    pub rated: bool,
    /// Whether a program with an account of its own played along. Such games are rated apart.
    pub programs: bool,
}

impl Table {
    /// The finished game, if it ends with these steps.
    pub(crate) fn ended_game(&self, steps: &PlannedSteps) -> Result<Option<EndedGame>, Refusal> {
        let Some(outcome) = &steps.outcome else { return Ok(None) };
        let game = self.game.as_ref().ok_or(Refusal::NotStarted)?;
        let record = game.play.record(steps, game.names(), &game.record_header())?;
        let results = outcome.scores.as_slice().iter().zip(outcome.ranks.as_slice());
        let seats = game.seats.iter().cloned().zip(results);
        let seats = seats.map(|(who, (&score, &rank))| (who, score, rank)).collect();
        Ok(Some(EndedGame { seats, ..game.ended(record) }))
    }

    /// The game ends as it is now, for nobody's rating, and the table is closed.
    pub(crate) fn end_unfinished(&self, why: Unfinished) -> Result<Plan, Refusal> {
        let game = self.game_in_progress().ok_or(Refusal::NotStarted)?;
        let mut header = game.record_header();
        header.push((UNFINISHED_KEY, json(&why)));
        let ended = EndedGame {
            unfinished: Some(why),
            whole: false,
            rated: false,
            ..game.ended(game.play.unfinished_record(game.names(), &header)?)
        };
        let entries = [EntryKind::Abandoned { why }, EntryKind::Closed].map(Entry::from).into();
        Ok(Plan { entries, ended: Some(ended), steps: None })
    }
}

impl CurrentGame {
    fn names(&self) -> Vec<String> {
        self.seats.iter().map(Occupant::name).collect()
    }

    /// What the header of its record has besides the rules, options and names.
    fn record_header(&self) -> Vec<(&'static str, Json)> {
        let levels: Vec<_> = self.seats.iter().map(Occupant::level).collect();
        let mut header = vec![("id", json(&self.id)), ("date", json(&self.date))];
        if levels.iter().any(Option::is_some) {
            header.push(("bots", json(&levels)));
        }
        if let Some(companion) = self.companion {
            header.push((COMPANION_KEY, json(&companion)));
        }
        if !self.stood_in.is_empty() {
            header.push(("stand_ins", json(&self.stood_in)));
        }
        header.push(match &self.branch {
            None => (Proof::KEY, json(&self.proof)),
            Some(branch) => (Branch::KEY, json(branch)),
        });
        header
    }

    /// The ended game with this record, still without results.
    fn ended(&self, record: String) -> EndedGame {
        EndedGame {
            id: self.id.clone(),
            game: self.setup.game,
            seats: self.seats.iter().map(|who| (who.clone(), 0, 0)).collect(),
            unfinished: None,
            record,
            companion: self.companion,
            whole: self.branch.is_none() && self.stood_in.is_empty(),
            rated: !self.setup.hints,
            programs: self.programs,
        }
    }
}
