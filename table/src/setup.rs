//! Validation of a table's setup.

use catalog::with_game;
use game_core::{Game, SetupError};
use serde_json::{Map, Value};
use wire::{Pace, Refusal, Setup, SetupProblem};

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{problem}")]
pub struct InvalidSetup {
    /// In an English sentence.
    pub problem: String,
    /// The same for programs.
    pub reason: SetupProblem,
}

impl InvalidSetup {
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
        InvalidSetup { problem: error.to_string(), reason }
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
        reason: match unreadable::<G>(options.get()) {
            Some(option) => SetupProblem::Option { game: setup.game, option },
            None => SetupProblem::Options { game: setup.game },
        },
    })
}

/// The first option that the game does not know or cannot read.
fn unreadable<G: Game>(options: &str) -> Option<String> {
    let options: Map<String, Value> = serde_json::from_str(options).ok()?;
    let reads = |name: &String, value: &Value| {
        let alone = Value::Object(Map::from_iter([(name.clone(), value.clone())]));
        // From text, as everywhere: reading them from a `Value` would be the same code once more for each game.
        serde_json::to_string(&alone).is_ok_and(|alone| serde_json::from_str::<G::Options>(&alone).is_ok())
    };
    options.into_iter().find(|(name, value)| !reads(name, value)).map(|(name, _)| name)
}

/// Validates a setup, even before anyone sits down, so that problems are found as early as possible. Empty seats
/// are removed at the start, so it is enough that the options fit some number of players.
pub fn check_setup(setup: &Setup) -> Result<(), InvalidSetup> {
    let (least, most) = setup.game.manifest().seats;
    if !(least..=most).contains(&setup.places) {
        let problem = format!("{} has {least} to {most} seats, not {}", setup.game.title(), setup.places);
        let reason = SetupProblem::Seats { game: setup.game, least, most };
        return Err(InvalidSetup { problem, reason });
    }
    if !setup.pace.is_valid() {
        let ((least, most), (first, last)) = (Pace::SECONDS.into_inner(), Pace::DAYS.into_inner());
        let problem =
            format!("the time for a decision must be {least} to {most} seconds, or {first} to {last} days");
        return Err(InvalidSetup { problem, reason: SetupProblem::Time });
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
