//! All that a perfectly attentive explorer knows.

use crate::card::PathCard;
use crate::deck::Deck;
use crate::options::Edition;
use crate::path;
use crate::state::{Haul, State};
use game_core::{Determinize, Draw, Game, PerSeat, Seat, SeatSet, Turn};

/// What the player in a seat knows with a perfect memory: everything but what the others have sealed this turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Knowledge {
    seat: Seat,
    /// The table without what the others have sealed.
    known: State,
}

impl Knowledge {
    pub(crate) fn of(state: &State, seat: Seat) -> Knowledge {
        let own = SeatSet::one(seat);
        let mut known = state.clone();
        known.chosen = own.intersection(state.chosen);
        known.camp = own.intersection(state.camp);
        Knowledge { seat, known }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn edition(&self) -> Edition {
        self.known.edition
    }

    pub fn round(&self) -> u8 {
        self.known.round
    }

    pub fn inside(&self) -> SeatSet {
        self.known.inside
    }

    pub fn carried(&self) -> u8 {
        self.known.carried
    }

    pub fn gems_on_path(&self) -> u8 {
        path::gems(&self.known.path)
    }

    /// The cards turned this round, with the gems on them.
    pub fn path(&self) -> impl Iterator<Item = PathCard> + '_ {
        self.known.path.iter().copied()
    }

    /// How many cards were turned this round: those on the path, and artifacts that were carried out.
    pub fn turned(&self) -> u8 {
        self.known.turned
    }

    /// What the game waits for, as far as this player knows.
    pub fn turn(&self) -> Turn {
        self.known.turn()
    }

    pub fn deck(&self) -> Deck {
        self.known.deck
    }

    pub fn tents(&self) -> &PerSeat<u16> {
        &self.known.tents
    }

    /// Points by seat so far: tents and artifacts.
    pub fn scores(&self) -> PerSeat<i32> {
        self.known.scores()
    }

    /// The values of the artifacts a seat has carried out.
    pub fn artifacts(&self, seat: Seat) -> &Haul {
        &self.known.artifacts[seat]
    }

    /// How many artifacts have left the temple with someone.
    pub fn artifacts_out(&self) -> u8 {
        self.known.artifacts_out()
    }
}

impl Determinize for State {
    /// There is nothing to draw: what the others have sealed is left open for them to choose again.
    fn determinize(knowledge: &Knowledge, _: &mut impl Draw) -> State {
        knowledge.known.clone()
    }
}
