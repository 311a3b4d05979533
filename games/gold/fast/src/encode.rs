//! Gold in numbers, for programs that learn.

use crate::game::{Fast, NEUTRAL, NOWHERE};
use crate::tables::COPIES;
use game_core::{Encode, FastGame, Fields, Seat, SetupError, around, places_left};
use gold_rules::{Action, CARDS, COLORS, KINDS, Knowledge, Options, Position};

/// Turns tables of Gold into numbers.
#[derive(Clone, Debug)]
pub struct Encoder {
    start: Fast,
}

/// What a position shows where no card lies, where one lies that nobody has seen, and the first kind of card where it is known.
const EMPTY: u8 = 0;
const UNSEEN: u8 = 1;
const FIRST_KIND: u8 = 2;

impl Encode for Encoder {
    type Fast = Fast;
    /// The table keeps every card that was flipped.
    type Memory = ();

    fn new(options: &Options, seats: usize) -> Result<Encoder, SetupError> {
        Ok(Encoder { start: Fast::new(options, seats)? })
    }

    fn start(&self) -> &Fast {
        &self.start
    }

    #[inline(always)]
    fn shared(&self, game: &Fast, _: &(), to: &mut impl Fields) {
        let cards = (0..CARDS).map(|at| {
            let (lies, known) = (game.lying >> at & 1 == 1, game.known >> at & 1 == 1);
            let unknown = if lies { UNSEEN } else { EMPTY };
            if known { FIRST_KIND + game.cards[at] } else { unknown }
        });
        to.field(
            "cards",
            "each position: 0 no card, 1 a card nobody has seen, 2 and more the kind of card plus 2",
            cards,
        );
        let place = |at: u8| one(if at == NOWHERE { 0 } else { at + 1 });
        to.field("face_up", "the position of the card that is face up, plus 1; 0 if none is", place(game.up));
        to.field(
            "turning",
            "the position whose card chance decides next, plus 1; 0 for none",
            place(game.turning),
        );
        let unseen = (0..KINDS).map(|kind| {
            let copies = COPIES[kind];
            UNSEEN_COUNTS[((game.unseen & copies) >> copies.trailing_zeros()) as usize & 127]
        });
        to.field("unseen", "how many cards of each kind nobody has seen this round", unseen);
        to.field("rush", "1 in the gold rush", one(game.rush.into()));
        to.field("idle", "idle turns in a row", one(game.idle));
        to.field("news", "1 if this turn has shown a new card", one(game.news.into()));
        to.field("round", "the round, from 1", one(game.round));
        to.field("rounds", "how many rounds there are", one(game.setup.rounds));
    }

    #[inline(always)]
    fn own(&self, game: &Fast, _: &(), seat: Seat, to: &mut impl Fields) {
        let seats = usize::from(game.setup.seats);
        let on = game.lying != 0;
        let turn = around(seat, seats).map(|it| u8::from(on && it == game.turn));
        to.field("turn", "1 for the player whose turn it is", turn);
        let starter = around(seat, seats).map(|it| u8::from(it == game.starter));
        to.field("starter", "1 for the player who started this round", starter);
        let mines = (0..COLORS).map(|color| match game.setup.owners[color] {
            NEUTRAL => 0,
            owner => 1 + places_left(seat, Seat::new(owner.into()).unwrap_or_default(), seats),
        });
        to.field(
            "mines",
            "whose mine each color is: 0 nobody's, 1 the own, 2 the left neighbor's, and so on",
            mines,
        );
        let points = around(seat, seats).map(|it| game.piles[it.index()].points());
        to.field("points", "points of each player in this round", points);
        let gold = around(seat, seats).map(|it| game.piles[it.index()].cards());
        to.field("gold_cards", "gold cards of each player in this round", gold);
        let totals = (0..2 * seats).map(|at| {
            let it = seat.plus(at / 2, seats).index();
            game.totals[it].to_le_bytes()[at % 2]
        });
        to.field(
            "totals",
            "points of each player in finished rounds, as two bytes: the low one first",
            totals,
        );
    }

    fn actions(&self) -> usize {
        CARDS
    }

    #[inline]
    fn action(&self, index: usize) -> Option<Action> {
        Position::new(index).map(Action::Flip)
    }

    fn index(&self, action: Action) -> Option<usize> {
        let Action::Flip(position) = action;
        Some(position.index())
    }

    fn known(&self, knowledge: &Knowledge) -> (Fast, ()) {
        (Fast::of(knowledge), ())
    }

    #[inline]
    fn legal(&self, game: &Fast, seat: Seat, index: usize) -> Option<Action> {
        let position = Position::new(index)?;
        (flips(game, seat) >> index & 1 == 1).then_some(Action::Flip(position))
    }

    #[inline]
    fn mask(&self, game: &Fast, seat: Seat, mask: &mut [bool]) {
        let flips = flips(game, seat);
        mask.iter_mut().enumerate().for_each(|(at, legal)| *legal = flips >> (at & 63) & 1 == 1);
    }
}

/// What this seat can flip now.
#[inline]
fn flips(game: &Fast, seat: Seat) -> u64 {
    if game.turning == NOWHERE && seat == game.turn { game.face_down() } else { 0 }
}

#[inline(always)]
fn one(value: u8) -> impl ExactSizeIterator<Item = u8> {
    std::iter::once(value)
}

/// How many bits a set of at most seven has: no kind of card has more copies.
static UNSEEN_COUNTS: [u8; 128] = {
    let mut counts = [0; 128];
    let mut set = 0;
    while set < 128 {
        counts[set] = (set as u32).count_ones() as u8;
        set += 1;
    }
    counts
};
