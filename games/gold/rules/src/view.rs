//! What a viewer sees on the table now. It contains nothing that has to be remembered.

use crate::options::Mines;
use crate::position::Positions;
use crate::state::{Phase, Placed, State};
use alloc::vec::Vec;
use game_core::{Outcome, PerSeat, Seat, Viewer, schemars};
use serde::{Deserialize, Serialize};

/// What a viewer sees. Cards that were turned face down again or removed are not in it: a player who comes back to the table sees what lies
/// there, not what they should have remembered. G-13
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct View {
    /// Which round, from 1.
    pub round: u8,
    /// Number of rounds: 1 unless it is a match. G-18
    pub rounds: u8,
    /// Whose turn it is; when the game is over, who took the last card.
    pub turn: Seat,
    /// Whether the gold rush has begun: a turn is one card. G-14
    pub rush: bool,
    /// Where a card lies, face down or face up.
    pub lying: Positions,
    /// The first card of the turn, while it is face up. G-07
    pub up: Option<Placed>,
    /// How many more idle turns in a row begin the gold rush; null without the stall guard and in the gold rush. G-16
    pub stall_in: Option<u8>,
    pub mines: Mines,
    /// The gold each seat has won in this round, in the order won, where the viewer may look: their own, and all with open piles or when
    /// the game is over. A new round of a match starts with hidden piles again. G-13
    pub piles: PerSeat<Option<Vec<u8>>>,
    /// The points of each finished round. G-18
    pub finished: Vec<PerSeat<u8>>,
    /// Null until the game is over.
    pub outcome: Option<Outcome>,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let over = state.phase == Phase::Over;
        let open = |seat: Seat| over || state.setup.open_piles || viewer.is(seat);
        View {
            round: state.round,
            rounds: state.setup.rounds,
            turn: state.turn,
            rush: state.rush,
            lying: state.lying,
            up: state.face_up(),
            stall_in: state.stall_in(),
            mines: state.setup.mines.clone(),
            piles: PerSeat::from_fn(state.setup.seats, |seat| open(seat).then(|| state.pile(seat).collect())),
            finished: state.finished.to_vec(),
            outcome: over.then(|| state.standing()),
        }
    }
}
