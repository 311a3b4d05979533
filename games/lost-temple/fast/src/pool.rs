//! The tokens whose place is not known, by kind: one byte of a word for each.

use game_core::Draw;
use lost_temple_rules::{Token, TokenCounts};

/// Every byte 1: a product with it holds the running sums of the bytes, and the sum of all in the highest byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of every byte.
const HIGH: u64 = ONES << 7;

/// How many tokens of each kind there are: at most 18 in all, so that no byte overflows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pool(u64);

impl Pool {
    pub fn new(counts: TokenCounts) -> Pool {
        Pool(counts.iter().fold(0, |word, (kind, count)| word | u64::from(count) << (8 * kind)))
    }

    pub fn of(self, kind: u8) -> u8 {
        (self.0 >> (8 * kind)) as u8
    }

    pub fn total(self) -> u8 {
        (self.0.wrapping_mul(ONES) >> 56) as u8
    }

    pub fn put(&mut self, kind: u8) {
        self.0 += 1 << (8 * kind);
    }

    pub fn take(&mut self, kind: u8) {
        self.0 -= 1 << (8 * kind);
    }

    /// The kind of the token with this number when all lie in order of their kind.
    pub fn at(self, number: u32) -> u8 {
        let sums = self.0.wrapping_mul(ONES);
        let passed = (ONES.wrapping_mul(number.into()) | HIGH) - sums;
        ((!passed & HIGH).trailing_zeros() / 8) as u8
    }

    /// The kind of one token, each as likely as any other. There must be one.
    pub fn draw(self, draw: &mut impl Draw) -> u8 {
        self.at(draw.below(self.total().into()))
    }

    /// Each kind of which there is a token, with their number.
    pub fn iter(self) -> impl Iterator<Item = (Token, u8)> {
        (0..)
            .zip(Token::all())
            .map(move |(kind, token)| (token, self.of(kind)))
            .filter(|(_, count)| *count > 0)
    }
}
