//! Validation of a table's setup.

use catalog::with_game;
use game_core::Game;
use protocol::{Pace, Setup};

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct InvalidSetup(pub String);

/// The options as the game's own type.
pub(crate) fn options<G: Game>(setup: &Setup) -> Result<G::Options, InvalidSetup> {
    match &setup.options {
        None => Ok(G::usual_options()),
        Some(options) => catalog::record::options::<G>(options.get())
            .map_err(|problem| InvalidSetup(format!("options: {problem}"))),
    }
}

/// Validates a setup, even before anyone sits down, so that problems are found as early as possible.
pub fn check_setup(setup: &Setup) -> Result<(), InvalidSetup> {
    let (least, most) = setup.game.manifest().seats;
    if !(least..=most).contains(&setup.places) {
        return Err(InvalidSetup(format!(
            "{} has {least} to {most} places, not {}",
            setup.game.title(),
            setup.places
        )));
    }
    let fits = match setup.pace {
        Pace::Live { seconds } => (5..=600).contains(&seconds),
        Pace::Slow { days } => (1..=14).contains(&days),
    };
    if !fits {
        return Err(InvalidSetup("a decision takes 5 to 600 seconds, or 1 to 14 days".to_owned()));
    }
    with_game!(setup.game, G => {
        let options = options::<G>(setup)?;
        G::new(&options, usize::from(setup.places)).map(|_| ()).map_err(|error| InvalidSetup(error.to_string()))
    })
}
