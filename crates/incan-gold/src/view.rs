//! What lies on the table for a viewer now. I-19

use crate::action::Choice;
use crate::card::{Hazard, PathCard};
use crate::haul::Haul;
use crate::options::Edition;
use crate::state::{Phase, State};
use arrayvec::ArrayVec;
use rules_core::{Outcome, PerSeat, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer sees: others' tents are closed, and of sealed choices only his own is open.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Whose rules are played.
    pub edition: Edition,
    /// 1 to 5.
    pub round: u8,
    /// Who turns the cards. I-17
    pub start_player: Seat,
    /// Who is in the temple.
    pub inside: SeatSet,
    /// Gems beside each tent: not safe yet.
    pub beside: PerSeat<u8>,
    /// The cards turned this round, with the gems on them.
    pub path: Vec<PathCard>,
    /// Gems in each tent, where the viewer may count them.
    pub tents: PerSeat<Option<u16>>,
    /// The values of the artifacts each has carried out.
    pub artifacts: PerSeat<Haul>,
    /// How many artifacts were lost.
    pub lost: u8,
    /// The hazards removed for good.
    pub removed: ArrayVec<Hazard, 5>,
    /// How many cards are in the deck.
    pub deck: u8,
    /// Whether torch or camp is being chosen.
    pub choosing: bool,
    /// How many have chosen: not who.
    pub chosen: u8,
    /// The viewer's own sealed choice.
    pub own_choice: Option<Choice>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let over = state.phase == Phase::Over;
        let own_choice = match viewer {
            Viewer::Seat(seat) => state.sealed_by(seat),
            Viewer::Spectator => None,
        };
        View {
            edition: state.edition,
            round: state.round,
            start_player: state.start_player(),
            inside: state.inside,
            beside: state.beside(),
            path: state.path.iter().collect(),
            tents: state
                .tents
                .map(|seat, &gems| (over || state.open_tents || viewer.is(seat)).then_some(gems)),
            artifacts: state.artifacts,
            lost: state.lost,
            removed: state.removed.clone(),
            deck: state.deck.len() as u8,
            choosing: state.phase == Phase::Choice,
            chosen: state.chosen.len() as u8,
            own_choice,
            outcome: over.then(|| state.standing()),
        }
    }
}

impl State {
    /// Gems beside each tent. I-09
    pub(crate) fn beside(&self) -> PerSeat<u8> {
        self.tents.map(|seat, _| if self.inside.contains(seat) { self.carried } else { 0 })
    }
}
