//! All that a player with a perfect memory knows: everything there is to know.

use crate::card::{Card, KINDS};
use crate::options::Mines;
use crate::position::{Position, Positions};
use crate::state::{Nugget, Phase, Placed, State};
use game_core::{Counts, Determinize, Draw, PerSeat, Seat};

/// What the player in a seat knows with a perfect memory. All cards are turned before everybody's eyes, and nobody knows
/// one that never was, so all players know the same: the table and nothing less.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Knowledge {
    seat: Seat,
    table: State,
}

impl Knowledge {
    pub(crate) fn of(state: &State, seat: Seat) -> Knowledge {
        Knowledge { seat, table: state.clone() }
    }

    /// Whose knowledge this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.table.setup.seats
    }

    /// Whose the mines are.
    pub fn mines(&self) -> &Mines {
        &self.table.setup.mines
    }

    /// Which round, from 1.
    pub fn round(&self) -> u8 {
        self.table.round
    }

    /// How many rounds are played.
    pub fn rounds(&self) -> u8 {
        self.table.setup.rounds
    }

    /// Who starts, or started, this round. G-18
    pub fn round_starter(&self) -> Seat {
        self.table.setup.start.plus(usize::from(self.table.round) - 1, self.seats())
    }

    /// Whose turn it is; when the game is over, who took the last card.
    pub fn turn(&self) -> Seat {
        self.table.turn
    }

    /// Whether this is the gold rush.
    pub fn rush(&self) -> bool {
        self.table.rush
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.phase == Phase::Over
    }

    /// Where a card lies.
    pub fn lying(&self) -> Positions {
        self.table.lying
    }

    /// Where a card lies that was never turned in this round.
    pub fn unknown(&self) -> Positions {
        self.lying().iter().filter(|position| self.card_at(*position).is_none()).collect()
    }

    /// The card at a position, if one lies there and was turned in this round.
    pub fn card_at(&self, position: Position) -> Option<Card> {
        self.table.cards[position.index()]
    }

    /// Every card that lies on the table and was turned in this round, by position.
    pub fn known(&self) -> impl Iterator<Item = Placed> {
        let card = |position| Some(Placed { position, card: self.card_at(position)? });
        self.lying().iter().filter_map(card)
    }

    /// The card that lies face up, first of two.
    pub fn up(&self) -> Option<Placed> {
        self.table.face_up()
    }

    /// Where a card was turned last in this round.
    pub fn turned_last(&self) -> Option<Position> {
        self.table.last
    }

    /// The cards that nobody has seen in this round, by [`Card::kind`]: each is as likely as any other to lie at an unknown
    /// position.
    pub fn unseen(&self) -> &Counts<KINDS> {
        &self.table.unseen
    }

    /// The cards that have left the game in this round, by [`Card::kind`].
    pub fn removed(&self) -> Counts<KINDS> {
        self.table.removed()
    }

    /// The gold won in this round, in the order won.
    pub fn won(&self) -> &[Nugget] {
        &self.table.won
    }

    /// The points of this round so far, by seat.
    pub fn points(&self) -> PerSeat<u8> {
        self.table.points()
    }

    /// The points of each finished round.
    pub fn finished(&self) -> &[PerSeat<u8>] {
        &self.table.finished
    }

    /// The points of all finished rounds, by seat.
    pub fn totals(&self) -> PerSeat<u16> {
        self.table.totals()
    }

    /// Whether this turn has shown a card for the first time in this round, so that it is no idle one. G-16
    pub fn news(&self) -> bool {
        self.table.news
    }

    /// How many more turns in a row without anything removed or anything new begin the gold rush; `None` if nothing
    /// guards against a stall or the gold rush is on. G-16
    pub fn stall_in(&self) -> Option<u8> {
        self.table.stall_in()
    }
}

impl Determinize for State {
    /// There is nothing to draw: what nobody knows is not laid down before it is turned.
    fn determinize(knowledge: &Knowledge, _: &mut impl Draw) -> State {
        knowledge.table.clone()
    }
}
