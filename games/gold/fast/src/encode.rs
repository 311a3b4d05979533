//! Gold in numbers, for programs that learn.

use crate::game::{Fast, NEUTRAL, NOWHERE};
use crate::tables::COPIES;
use game_core::{Encode, FastGame, Fields, Seat, SetupError, places_left};
use gold_rules::{Action, CARDS, COLORS, KINDS, Knowledge, MAX_PLAYERS, Options, Position};
use std::array::from_fn;

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
        let cards: [u8; CARDS] = from_fn(|at| {
            let (lies, known) = (game.lying >> at & 1, game.known >> at & 1);
            let unknown = if lies == 1 { UNSEEN } else { EMPTY };
            if known == 1 { FIRST_KIND + game.cards[at] } else { unknown }
        });
        to.field(
            "cards",
            "each position: 0 no card, 1 a card nobody has seen, 2 and more the kind of card plus 2",
            &cards,
        );
        let place = |at: u8| if at == NOWHERE { 0 } else { at + 1 };
        to.one("face_up", "the position of the card that is face up, plus 1; 0 if none is", place(game.up));
        to.one(
            "turning",
            "the position whose card chance decides next, plus 1; 0 for none",
            place(game.turning),
        );
        let unseen: [u8; KINDS] = from_fn(|kind| {
            let copies = COPIES[kind];
            ONES[((game.unseen & copies) >> copies.trailing_zeros()) as usize % ONES.len()]
        });
        to.field("unseen", "how many cards of each kind nobody has seen this round", &unseen);
        to.one("rush", "1 in the gold rush", game.rush.into());
        to.one("idle", "idle turns in a row", game.idle);
        to.one("news", "1 if this turn has shown a new card", game.news.into());
        to.one("round", "the round, from 1", game.round);
        to.one("rounds", "how many rounds there are", game.setup.rounds);
    }

    #[inline(always)]
    fn own(&self, game: &Fast, _: &(), seat: Seat, to: &mut impl Fields) {
        let seats = usize::from(game.setup.seats);
        let on = game.lying != 0;
        to.each("turn", "1 for the player whose turn it is", seat, seats, |it| {
            u8::from(on && it == game.turn)
        });
        to.each("starter", "1 for the player who started this round", seat, seats, |it| {
            u8::from(it == game.starter)
        });
        let mines: [u8; COLORS] = from_fn(|color| match game.setup.owners[color] {
            NEUTRAL => 0,
            owner => 1 + places_left(seat, Seat::new(owner.into()).unwrap_or_default(), seats),
        });
        to.field(
            "mines",
            "whose mine each color is: 0 nobody's, 1 the own, 2 the left neighbor's, and so on",
            &mines,
        );
        to.each("points", "points of each player in this round", seat, seats, |it| {
            game.piles[it.index()].points()
        });
        to.each("gold_cards", "gold cards of each player in this round", seat, seats, |it| {
            game.piles[it.index()].cards()
        });
        let mut totals = [0; 2 * MAX_PLAYERS];
        for (places, bytes) in totals.chunks_exact_mut(2).take(seats).enumerate() {
            bytes.copy_from_slice(&game.totals[seat.plus(places, seats).index()].to_le_bytes());
        }
        let about = "points of each player in finished rounds, as two bytes: the low one first";
        to.field("totals", about, &totals[..2 * seats.min(MAX_PLAYERS)]);
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

/// How many bits a set of at most seven has: no kind of card has more copies.
static ONES: [u8; 128] = {
    let mut counts = [0; 128];
    let mut set = 0;
    while set < 128 {
        counts[set] = (set as u32).count_ones() as u8;
        set += 1;
    }
    counts
};
