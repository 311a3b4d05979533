//! What a player with a perfect memory knows: everything there is to know.

use crate::card::{Card, KINDS};
use crate::options::Mines;
use crate::position::{Position, Positions};
use crate::state::{Nugget, Placed, State};
use game_core::{Counts, Determinize, Draw, PerSeat, Seat};

/// What the player in a seat knows with a perfect memory. Everyone sees every card that is flipped, and nobody knows any other card, so all
/// players know the same: the whole state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Knowledge {
    seat: Seat,
    table: State,
}

impl Knowledge {
    pub(crate) fn of(state: &State, seat: Seat) -> Knowledge {
        Knowledge { seat, table: state.clone() }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn seats(&self) -> usize {
        self.table.setup.seats
    }

    pub fn mines(&self) -> &Mines {
        &self.table.setup.mines
    }

    /// Which round, from 1.
    pub fn round(&self) -> u8 {
        self.table.round
    }

    pub fn rounds(&self) -> u8 {
        self.table.setup.rounds
    }

    /// Who started this round. G-18
    pub fn round_starter(&self) -> Seat {
        self.table.setup.start.plus(usize::from(self.table.round) - 1, self.seats())
    }

    /// Whose turn it is; when the game is over, who took the last card.
    pub fn turn(&self) -> Seat {
        self.table.turn
    }

    pub fn rush(&self) -> bool {
        self.table.rush
    }

    pub fn lying(&self) -> Positions {
        self.table.lying
    }

    /// Where a card lies that was not flipped in this round.
    pub fn unknown(&self) -> Positions {
        self.lying().iter().filter(|position| self.card_at(*position).is_none()).collect()
    }

    /// The card at a position, if one lies there and was flipped in this round.
    pub fn card_at(&self, position: Position) -> Option<Card> {
        self.table.cards[position.index()]
    }

    /// Every card that lies on the table and was flipped in this round, by position.
    pub fn known(&self) -> impl Iterator<Item = Placed> {
        let card = |position| Some(Placed { position, card: self.card_at(position)? });
        self.lying().iter().filter_map(card)
    }

    /// The first card of the turn, while it is face up.
    pub fn up(&self) -> Option<Placed> {
        self.table.face_up()
    }

    /// The position being flipped for the first time in this round: chance decides what lies there.
    pub fn turning(&self) -> Option<Position> {
        self.table.turning()
    }

    /// Where a card was flipped last in this round.
    pub fn turned_last(&self) -> Option<Position> {
        self.table.last
    }

    /// The cards that nobody has seen in this round, by [`Card::kind`]. Each is equally likely to lie at any unknown position.
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

    /// The points of all finished rounds, by seat.
    pub fn totals(&self) -> PerSeat<u16> {
        self.table.totals()
    }

    /// Whether this turn has shown a card for the first time in this round, so that it is not idle. G-16
    pub fn news(&self) -> bool {
        self.table.news
    }

    /// Whether the gold rush also begins when the table has stalled. G-16
    pub fn stall_guard(&self) -> bool {
        self.table.setup.stall.is_some()
    }

    /// How many more idle turns in a row begin the gold rush; `None` without the stall guard and in the gold rush. G-16
    pub fn stall_in(&self) -> Option<u8> {
        self.table.stall_in()
    }
}

impl Determinize for State {
    /// There is nothing to draw: a card is decided when it is flipped for the first time.
    fn determinize(knowledge: &Knowledge, _: &mut impl Draw) -> State {
        knowledge.table.clone()
    }
}
