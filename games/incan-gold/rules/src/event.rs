//! Events: what happened at the table, redacted for each viewer.

use crate::action::Choice;
use crate::card::{Card, Hazard};
use arrayvec::ArrayVec;
use game_core::{Outcome, Private, Seat, SeatSet, schemars};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Everyone enters the next temple. There is no event for the first round. I-04, I-07, I-17
    RoundBegan {
        /// Which round, from 1.
        round: u8,
        start_player: Seat,
        /// The artifacts that came into the deck.
        artifacts: ArrayVec<u8, 5>,
    },
    /// A player chose. Only they know who and what; the others see how many have chosen. I-05
    Sealed {
        /// The seat and what it chose: only its own player knows.
        choice: Private<(Seat, Choice)>,
        /// How many have chosen so far this turn.
        chosen: u8,
    },
    /// All choices are shown at once. I-05
    Revealed {
        /// The seats that stay.
        torch: SeatSet,
        /// The seats that return to camp.
        camp: SeatSet,
    },
    /// Some left the temple. I-12
    Left {
        leavers: SeatSet,
        /// The gems each of them carried before the share.
        carried: u8,
        /// What each of them got of the gems on the path.
        share: u8,
        /// The gems that stay on the path.
        rest: u8,
    },
    /// The only one to leave took the artifacts along. I-13
    ArtifactsTaken {
        seat: Seat,
        /// Number and value of each, in path order.
        artifacts: ArrayVec<(u8, u8), 5>,
    },
    /// A quest card was turned. I-09, I-10, I-11
    Turned {
        card: Card,
        /// What each explorer inside got of it.
        each: u8,
        /// The gems that stay on it.
        rest: u8,
    },
    /// The second hazard of its kind: the round is over for those inside. I-11
    Collapsed {
        /// The hazard, one card of which leaves the game.
        hazard: Hazard,
        /// The seats that were inside.
        caught: SeatSet,
        /// The gems each of them loses.
        carried: u8,
    },
    /// The round is over. I-16
    RoundEnded {
        round: u8,
        /// The gems on the path that go back to the stock.
        gems: u8,
        /// The artifacts on the path, which are lost.
        artifacts: ArrayVec<u8, 5>,
    },
    /// The game is over. I-18
    Over { outcome: Outcome },
}
