//! The next game at the same table: the host asks for it, and the others have a moment to say yes.
//!
//! Nobody plays a game they did not agree to: a player who has not answered when the time is over gives up the seat and watches. If too few
//! players are left then, bots take seats.

use crate::entry::{EntryKind, Person};
use crate::look::STAND_IN_LEVEL;
use crate::plan::{Inputs, Plan};
use crate::table::{FlattenPlaces, Table};
use catalog::with_game;
use game_core::Game;
use wire::{Pace, Phase};

/// How long the others have to answer, in milliseconds.
const LIVE: u64 = 20_000;
/// The same at a table where decisions may take days.
const SLOW: u64 = 24 * 60 * 60 * 1_000;

impl Table {
    /// Whether starting the next game is only a question so far: other people sit there who have not said yes.
    pub(crate) fn start_asks(&self, by: &Person) -> bool {
        let asks = by.user == self.host && self.place_of(by.user).is_some();
        asks && self.phase == Phase::Over && self.silent().any(|(_, user)| user != by.user)
    }

    /// The number of the last game, while the host has asked for another one and it has not started.
    pub(crate) fn asked_rematch(&self) -> Option<u32> {
        let mut places = self.places.iter().flatten();
        let asked = places.any(|taken| taken.ready && taken.occupant.user() == Some(self.host));
        (self.phase == Phase::Over && asked).then_some(self.games)
    }

    pub(crate) fn rematch_time(&self) -> u64 {
        match self.setup.pace {
            Pace::Live { .. } => LIVE,
            Pace::Slow { .. } => SLOW,
        }
    }

    /// The people who have not said that they want another game.
    fn silent(&self) -> impl Iterator<Item = (u8, crate::UserId)> {
        let places = self.places.iter().flatten_places();
        places
            .filter(|(_, taken)| !taken.ready)
            .filter_map(|(place, taken)| Some((place, taken.occupant.user()?)))
    }

    /// The host withdraws the question. Those who have said yes were asked, so they are not ready any more. Adds nothing if nothing is asked.
    pub(crate) fn cancel_rematch(&self) -> Plan {
        self.asked_rematch().map_or_else(Plan::default, |_| EntryKind::RematchCanceled.into())
    }

    /// The time to answer is over. First those who are silent give up their seats, then the game starts.
    pub(crate) fn rematch_time_out(&self, inputs: &Inputs) -> Plan {
        let silent: Vec<u8> = self.silent().map(|(place, _)| place).collect();
        if silent.is_empty() {
            return self.start_game(inputs).unwrap_or_default();
        }
        let least = with_game!(self.setup.game, G => *G::SEATS.start());
        let left = self.places.iter().flatten().count() - silent.len();
        let bots = silent.iter().take(least.saturating_sub(left));
        let emptied = silent.iter().map(|&place| EntryKind::Emptied { place });
        let bots = bots.map(|&place| EntryKind::bot(place, STAND_IN_LEVEL));
        Plan { entries: emptied.chain(bots).map(Into::into).collect(), ..Plan::default() }
    }
}
