//! What lies on the table for a viewer now. I-19

use crate::action::Choice;
use crate::card::{Face, Hazard, PathCard};
use crate::options::Edition;
use crate::path::{artifacts, gems};
use crate::state::{Haul, Phase, State};
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use game_core::{Outcome, PerSeat, Seat, SeatSet, Viewer, schemars};
use serde::{Deserialize, Serialize};

/// What a viewer sees: others' tents are closed, and of sealed choices only their own is open.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct View {
    pub edition: Edition,
    /// Which round, from 1 to 5; stays 5 when the game is over.
    pub round: u8,
    /// Who turns the cards. I-17
    pub start_player: Seat,
    /// The seats still in the temple.
    pub inside: SeatSet,
    /// Gems beside each tent: not safe yet.
    pub beside: PerSeat<u8>,
    /// The cards turned this round, with the gems on them.
    pub path: Vec<PathCard>,
    /// Gems in each tent, where the viewer may count them.
    pub tents: PerSeat<Option<u16>>,
    /// The values of the artifacts each has carried out.
    pub artifacts: PerSeat<Haul>,
    /// How many artifacts were left on a path when its round ended.
    pub lost: u8,
    /// The hazards of which a card has left the game, in order. I-11
    pub removed: ArrayVec<Hazard, 5>,
    /// How many cards the deck has.
    pub deck: u8,
    /// Whether torch or camp is being chosen.
    pub choosing: bool,
    /// How many have chosen: not who.
    pub chosen: u8,
    /// What the viewer has chosen this turn; null before that, and for spectators.
    pub own_choice: Option<Choice>,
    /// Null until the game is over.
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
            path: state.path.to_vec(),
            tents: state
                .tents
                .map(|seat, &gems| (over || state.open_tents || viewer.is(seat)).then_some(gems)),
            artifacts: state.artifacts.clone(),
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

impl View {
    /// What each explorer inside carries: all the same. I-09
    pub fn carried(&self) -> u8 {
        self.beside.iter().find(|(seat, _)| self.inside.contains(*seat)).map_or(0, |(_, gems)| *gems)
    }

    pub fn gems_on_path(&self) -> u8 {
        gems(&self.path)
    }

    /// The kinds of hazard on the path, in order, each once.
    pub fn hazards_on_path(&self) -> ArrayVec<Hazard, 5> {
        let mut kinds = ArrayVec::new();
        for on in &self.path {
            if let Face::Hazard(kind) = on.card.face()
                && !kinds.contains(&kind)
            {
                kinds.push(kind);
            }
        }
        kinds
    }

    /// The artifacts on the path with their values for a player who leaves alone now. I-13, I-14, I-24
    pub fn artifacts_on_path(&self) -> ArrayVec<(u8, u8), 5> {
        self.edition.values(artifacts(&self.path), self.artifacts_out()).take(5).collect()
    }

    /// How many artifacts have left the temple with someone.
    pub fn artifacts_out(&self) -> u8 {
        self.artifacts.iter().map(|(_, haul)| haul.len() as u8).sum()
    }

    /// How many artifacts are in the deck: all that came in and are nowhere else. I-04
    pub fn artifacts_in_deck(&self) -> u8 {
        let on_path = artifacts(&self.path).count();
        let elsewhere = usize::from(self.artifacts_out()) + usize::from(self.lost) + on_path;
        self.edition.artifacts_by(self.round).saturating_sub(elsewhere) as u8
    }
}

impl State {
    /// Gems beside each tent. I-09
    pub(crate) fn beside(&self) -> PerSeat<u8> {
        self.tents.map(|seat, _| if self.inside.contains(seat) { self.carried } else { 0 })
    }
}
