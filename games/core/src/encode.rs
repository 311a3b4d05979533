//! A game in numbers, for programs that learn: actions as indices, and what a player knows as bytes.

use crate::fast::FastGame;
use crate::game::{ActionOf, Game, SetupError, StepOf};
use crate::seat::{MAX_SEATS, Seat};
use alloc::vec::Vec;
use core::fmt::Debug;

/// The rules of a game that is encoded.
pub type RulesOf<E> = <<E as Encode>::Fast as FastGame>::Rules;

/// A part of an observation, under a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    pub name: &'static str,
    /// What its bytes mean.
    pub about: &'static str,
    /// Its first byte.
    pub start: usize,
    /// How many bytes it has.
    pub len: usize,
}

/// Takes an observation, field by field.
pub trait Fields {
    fn field(&mut self, name: &'static str, about: &'static str, values: &[u8]);

    /// A field of one byte.
    #[inline(always)]
    fn one(&mut self, name: &'static str, about: &'static str, value: u8) {
        self.field(name, about, &[value]);
    }

    /// A field with a byte for each player, from this seat to the left.
    #[inline(always)]
    fn each(
        &mut self,
        name: &'static str,
        about: &'static str,
        seat: Seat,
        seats: usize,
        mut value: impl FnMut(Seat) -> u8,
    ) {
        let mut values = [0; MAX_SEATS];
        let values = &mut values[..seats.min(MAX_SEATS)];
        values.iter_mut().zip(around(seat, seats)).for_each(|(byte, it)| *byte = value(it));
        self.field(name, about, values);
    }
}

/// Writes the bytes. What does not fit is left out.
struct Bytes<'a>(&'a mut [u8]);

impl Fields for Bytes<'_> {
    #[inline(always)]
    fn field(&mut self, _: &'static str, _: &'static str, values: &[u8]) {
        let out = core::mem::take(&mut self.0);
        if let Some((here, rest)) = out.split_at_mut_checked(values.len()) {
            here.copy_from_slice(values);
            self.0 = rest;
        }
    }
}

/// Lists the fields instead of writing them.
#[derive(Default)]
struct Layout {
    fields: Vec<Field>,
    size: usize,
}

impl Fields for Layout {
    fn field(&mut self, name: &'static str, about: &'static str, values: &[u8]) {
        self.fields.push(Field { name, about, start: self.size, len: values.len() });
        self.size += values.len();
    }
}

/// How the tables of one kind (options and number of seats) are turned into numbers.
///
/// An observation is a function of the [`Knowledge`](Game::Knowledge) of a seat: it holds what that player would know with a perfect memory and
/// nothing else. `game-testkit::encoding` checks this after every step of random games.
pub trait Encode: Clone + Send + Sync + 'static {
    type Fast: FastGame;
    /// What players remember and the fast model does not keep.
    type Memory: Clone + Debug + Default + Send + Sync + 'static;

    fn new(options: &<RulesOf<Self> as Game>::Options, seats: usize) -> Result<Self, SetupError>;

    /// The table before the first step.
    fn start(&self) -> &Self::Fast;

    /// The fields that are the same for every seat. They come first.
    fn shared(&self, game: &Self::Fast, memory: &Self::Memory, to: &mut impl Fields);

    /// The other fields. What belongs to several players begins with `seat` and continues to the left.
    fn own(&self, game: &Self::Fast, memory: &Self::Memory, seat: Seat, to: &mut impl Fields);

    /// How many actions there are in all. Each has an index below this; they ascend with it.
    fn actions(&self) -> usize;

    fn action(&self, index: usize) -> Option<ActionOf<RulesOf<Self>>>;

    /// `None` for an action that no table of this kind has.
    fn index(&self, action: ActionOf<RulesOf<Self>>) -> Option<usize>;

    /// A table and a memory that look to the player like this knowledge. What the player does not know may be anything.
    fn known(&self, knowledge: &<RulesOf<Self> as Game>::Knowledge) -> (Self::Fast, Self::Memory);

    /// Applies a step, which must be legal, and remembers what was seen.
    #[inline]
    fn apply(&self, game: &mut Self::Fast, _memory: &mut Self::Memory, step: StepOf<RulesOf<Self>>) {
        game.apply(step);
    }

    /// The action with this index, if it is legal for `seat` now. A game may do this faster than by the list of all.
    fn legal(&self, game: &Self::Fast, seat: Seat, index: usize) -> Option<ActionOf<RulesOf<Self>>> {
        let action = self.action(index)?;
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        legal.contains(&action).then_some(action)
    }

    /// Marks which actions are legal for `seat` now, by index. A game may do this faster than by the list of all.
    fn mask(&self, game: &Self::Fast, seat: Seat, mask: &mut [bool]) {
        mask.fill(false);
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        for index in legal.into_iter().filter_map(|action| self.index(action)) {
            if let Some(marked) = mask.get_mut(index) {
                *marked = true;
            }
        }
    }

    /// The parts of an observation, in order and without gaps.
    fn fields(&self) -> Vec<Field> {
        let (mut layout, memory) = (Layout::default(), Self::Memory::default());
        self.shared(self.start(), &memory, &mut layout);
        self.own(self.start(), &memory, Seat::default(), &mut layout);
        layout.fields
    }

    /// The number of bytes of an observation.
    fn size(&self) -> usize {
        self.fields().last().map_or(0, |last| last.start + last.len)
    }

    /// Writes what the player in `seat` knows.
    fn observe(&self, game: &Self::Fast, memory: &Self::Memory, seat: Seat, out: &mut [u8]) {
        let mut out = Bytes(out);
        self.shared(game, memory, &mut out);
        self.own(game, memory, seat, &mut out);
    }

    /// Writes what the players in seats 0 to `rows.len() / size - 1` know, one after another.
    #[inline]
    fn observe_all(&self, game: &Self::Fast, memory: &Self::Memory, size: usize, rows: &mut [u8]) {
        let seats = Seat::all(rows.len() / size.max(1));
        let mut shared = 0;
        for seat in seats {
            let at = seat.index() * size;
            let (before, here) = rows.split_at_mut(at);
            if at == 0 {
                let mut out = Bytes(&mut here[..size]);
                self.shared(game, memory, &mut out);
                shared = size - out.0.len();
            } else {
                here[..shared].copy_from_slice(&before[..shared]);
            }
            self.own(game, memory, seat, &mut Bytes(&mut here[shared..size]));
        }
    }
}

/// The seats of a table of `seats`, from this one to the left.
#[inline]
fn around(seat: Seat, seats: usize) -> impl ExactSizeIterator<Item = Seat> {
    (0..seats).map(move |places| {
        let at = seat.index() + places;
        Seat::new(if at < seats { at } else { at - seats }).unwrap_or_default()
    })
}

/// How many places `other` sits to the left of `seat`.
#[inline]
pub fn places_left(seat: Seat, other: Seat, seats: usize) -> u8 {
    let (from, to) = (seat.index(), other.index());
    (if to < from { to + seats - from } else { to - from }) as u8
}
