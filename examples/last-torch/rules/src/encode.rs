//! Last Torch in numbers, for programs that learn.

use crate::{Action, Knowledge, Options, State};
use game_core::{Encode, FastGame, Fields, Game, Plain, Seat, SetupError, Viewer};

/// Turns tables of Last Torch into numbers.
#[derive(Clone, Debug)]
pub struct Encoder(Plain<State>);

impl Encode for Encoder {
    type Fast = Plain<State>;
    /// The table shows all that a player knows.
    type Memory = ();

    fn new(options: &Options, seats: usize) -> Result<Encoder, SetupError> {
        Plain::new(options, seats).map(Encoder)
    }

    fn start(&self) -> &Plain<State> {
        &self.0
    }

    fn shared(&self, game: &Plain<State>, _: &(), to: &mut impl Fields) {
        let table = game.state().view(Viewer::Spectator);
        to.one("choosing", "1 if a player chooses, 0 if the die is rolled", table.choosing.into());
        let about = "what the player down the shaft carries, as two bytes: the low one first";
        to.field("carried", about, &bytes(table.carried));
    }

    fn own(&self, game: &Plain<State>, _: &(), seat: Seat, to: &mut impl Fields) {
        let table = game.state().view(Viewer::Spectator);
        let seats = table.home.seats();
        to.each("turn", "1 for the player who is down the shaft", seat, seats, |it| {
            u8::from(table.outcome.is_none() && it == table.turn)
        });
        let home: Vec<u8> =
            (0..seats).flat_map(|places| bytes(table.home[seat.plus(places, seats)])).collect();
        to.field("home", "what each player has at home, as two bytes: the low one first", &home);
    }

    fn actions(&self) -> usize {
        Action::NAMES.len()
    }

    fn action(&self, index: usize) -> Option<Action> {
        Action::NAMES.get(index).map(|(action, _)| *action)
    }

    fn index(&self, action: Action) -> Option<usize> {
        Some(action as usize)
    }

    fn known(&self, knowledge: &Knowledge) -> (Plain<State>, ()) {
        (Plain::of(State::from(knowledge.clone())), ())
    }
}

/// Gems as two bytes. Nobody gets to more than they hold.
fn bytes(gems: i32) -> [u8; 2] {
    u16::try_from(gems).unwrap_or(u16::MAX).to_le_bytes()
}
