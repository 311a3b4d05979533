//! Whether a table can be set up as agreed.

use catalog::with_game;
use game_core::{Game, SetupError};
use protocol::{Pace, Refusal, Setup, SetupProblem};
use serde_json::{Map, Value};

/// What is wrong with a setup.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{problem}")]
pub struct SetupFault {
    /// In a sentence.
    pub problem: String,
    /// The same for programs, where a client has something to choose.
    pub reason: Option<SetupProblem>,
}

impl SetupFault {
    /// Something that only a sentence can say.
    pub(crate) fn new(problem: impl ToString) -> SetupFault {
        SetupFault { problem: problem.to_string(), reason: None }
    }

    /// Why a game cannot be set up with these options for this many players.
    pub(crate) fn of(setup: &Setup, seats: usize, error: &SetupError) -> SetupFault {
        let (game, seats) = (setup.game, seats as u8);
        let reason = match error {
            SetupError::Seats { allowed, .. } => {
                SetupProblem::Seats { game, least: *allowed.start() as u8, most: *allowed.end() as u8 }
            }
            SetupError::Option { name, .. } => {
                SetupProblem::Unfit { game, option: (*name).to_owned(), seats }
            }
        };
        SetupFault { problem: error.to_string(), reason: Some(reason) }
    }
}

impl From<SetupFault> for Refusal {
    fn from(SetupFault { problem, reason }: SetupFault) -> Refusal {
        Refusal::BadSetup { problem, reason }
    }
}

/// The options as the game's own type, or what is wrong with them.
pub(crate) fn options<G: Game>(setup: &Setup) -> Result<G::Options, SetupFault> {
    let Some(options) = &setup.options else { return Ok(G::usual_options()) };
    catalog::record::options::<G>(options.get()).map_err(|problem| SetupFault {
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

/// What is wrong with a setup, if anything is: checked even before anyone sits down, so that it is found as early as possible. Empty places
/// are taken away at the start, so it is enough that the options fit some number of players.
pub fn check_setup(setup: &Setup) -> Result<(), SetupFault> {
    let (least, most) = setup.game.manifest().seats;
    if !(least..=most).contains(&setup.places) {
        let problem = format!("{} has {least} to {most} places, not {}", setup.game.title(), setup.places);
        let reason = Some(SetupProblem::Seats { game: setup.game, least, most });
        return Err(SetupFault { problem, reason });
    }
    let fits = match setup.pace {
        Pace::Live { seconds } => (5..=600).contains(&seconds),
        Pace::Slow { days } => (1..=14).contains(&days),
    };
    if !fits {
        return Err(SetupFault::new("a decision takes 5 to 600 seconds, or 1 to 14 days"));
    }
    with_game!(setup.game, G => {
        let options = options::<G>(setup)?;
        let fault = |seats: u8| G::new(&options, seats.into()).err().map(|error| SetupFault::of(setup, seats.into(), &error));
        match fault(setup.places) {
            Some(all) if (least..setup.places).all(|seats| fault(seats).is_some()) => Err(all),
            _ => Ok(()),
        }
    })
}
