//! Validation of a table's setup.

use catalog::with_game;
use game_core::{Game, SetupError};
use serde_json::{Map, Value};
use wire::{Pace, Refusal, Setup, SetupProblem};

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{problem}")]
pub struct InvalidSetup {
    /// In a sentence.
    pub problem: String,
    /// The same for programs, where a client has something to choose.
    pub reason: Option<SetupProblem>,
}

impl InvalidSetup {
    /// Something that only a sentence can say.
    pub(crate) fn new(problem: impl ToString) -> InvalidSetup {
        InvalidSetup { problem: problem.to_string(), reason: None }
    }

    /// Why a game cannot be set up with these options for this many players.
    pub(crate) fn of(setup: &Setup, seats: usize, error: &SetupError) -> InvalidSetup {
        let (game, seats) = (setup.game, seats as u8);
        let reason = match error {
            SetupError::Seats { allowed, .. } => {
                SetupProblem::Seats { game, least: *allowed.start() as u8, most: *allowed.end() as u8 }
            }
            SetupError::Option { name, .. } => {
                SetupProblem::Unfit { game, option: (*name).to_owned(), seats }
            }
        };
        InvalidSetup { problem: error.to_string(), reason: Some(reason) }
    }
}

impl From<InvalidSetup> for Refusal {
    fn from(InvalidSetup { problem, reason }: InvalidSetup) -> Refusal {
        Refusal::BadSetup { problem, reason }
    }
}

/// The options as the game's own type, or what is wrong with them.
pub(crate) fn options<G: Game>(setup: &Setup) -> Result<G::Options, InvalidSetup> {
    let Some(options) = &setup.options else { return Ok(G::usual_options()) };
    catalog::record::options::<G>(options.get()).map_err(|problem| InvalidSetup {
        problem: format!("options: {problem}"),
        reason: unreadable::<G>(options.get())
            .map(|option| SetupProblem::Option { game: setup.game, option }),
    })
}

/// The first option that the game does not know or cannot read.
fn unreadable<G: Game>(options: &str) -> Option<String> {
    let options: Map<String, Value> = serde_json::from_str(options).ok()?;
    let reads = |name: &String, value: &Value| {
        let alone = Value::Object(Map::from_iter([(name.clone(), value.clone())]));
        serde_json::from_value::<G::Options>(alone).is_ok()
    };
    options.into_iter().find(|(name, value)| !reads(name, value)).map(|(name, _)| name)
}

/// Validates a setup, even before anyone sits down, so that problems are found as early as possible. Empty places
/// are taken away at the start, so it is enough that the options fit some number of players.
pub fn check_setup(setup: &Setup) -> Result<(), InvalidSetup> {
    let (least, most) = setup.game.manifest().seats;
    if !(least..=most).contains(&setup.places) {
        let problem = format!("{} has {least} to {most} seats, not {}", setup.game.title(), setup.places);
        let reason = Some(SetupProblem::Seats { game: setup.game, least, most });
        return Err(InvalidSetup { problem, reason });
    }
    let fits = match setup.pace {
        Pace::Live { seconds } => (5..=600).contains(&seconds),
        Pace::Slow { days } => (1..=14).contains(&days),
    };
    if !fits {
        return Err(InvalidSetup::new("the time for a decision must be 5 to 600 seconds, or 1 to 14 days"));
    }
    with_game!(setup.game, G => {
        let options = options::<G>(setup)?;
        let fault = |seats: u8| G::new(&options, seats.into()).err().map(|error| InvalidSetup::of(setup, seats.into(), &error));
        match fault(setup.places) {
            Some(all) if (least..setup.places).all(|seats| fault(seats).is_some()) => Err(all),
            _ => Ok(()),
        }
    })
}
