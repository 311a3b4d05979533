//! Random games, a whole turn at a time.
//!
//! When every face-down card is as likely to be flipped as any other, positions do not matter: the cards on the table are a pool, and a
//! turn takes two of them at random. A card that nobody has seen is a random one of those not seen, which the pool gives as well.

use crate::bits::nth_bit;
use crate::game::Fast;
use crate::tables::{CARD, pair, rush_gold};
use game_core::{Draw, FastGame, Length, Step, Turn};
use gold_rules::{Action, CARDS, Position, RUSH_CARDS};

/// Marks a card that nobody has seen in this round.
const UNSEEN: u8 = 1 << 7;

/// All cards at the start of a round.
static FRESH: [u8; CARDS] = {
    let mut cards = [0; CARDS];
    let mut at = 0;
    while at < CARDS {
        cards[at] = CARD[at].kind() as u8 | UNSEEN;
        at += 1;
    }
    cards
};

/// The cards on the table in any order, each with its kind in the low bits.
struct Pool {
    cards: [u8; CARDS],
    len: usize,
}

impl Pool {
    fn of(game: &Fast) -> Pool {
        let mut pool = Pool { cards: FRESH, len: CARDS };
        if game.unseen != u64::MAX {
            pool.len = 0;
            each_bit(game.known, |position| pool.push(game.cards[position]));
            each_bit(game.unseen, |card| pool.push(FRESH[card]));
        }
        pool
    }

    fn push(&mut self, card: u8) {
        self.cards[self.len % CARDS] = card;
        self.len += 1;
    }

    /// If `leaves` is 1, the card here leaves the table and the last one takes its place; if 0, it stays and has been seen.
    #[inline]
    fn put_back(&mut self, at: usize, card: u8, leaves: usize) {
        let last = self.cards[(self.len - 1) % CARDS];
        self.cards[at % CARDS] = if leaves == 1 { last } else { card & !UNSEEN };
        self.len -= leaves;
    }
}

fn each_bit(mut bits: u64, mut each: impl FnMut(usize)) {
    while bits != 0 {
        each(bits.trailing_zeros() as usize);
        bits &= bits - 1;
    }
}

/// Two different numbers below `total`, every two as likely as any others, the lower first.
///
/// Both come from one word: what the first multiplication leaves below 2⁶⁴ is as good as a new word for the second, after words that
/// would favor some pairs have been thrown away, as in [`Draw::below`].
#[inline]
fn two_below(total: usize, draw: &mut impl Draw) -> (usize, usize) {
    let (total, others) = (total as u64, total as u64 - 1);
    loop {
        let first = u128::from(draw.next_word()) * u128::from(total);
        let second = u128::from(first as u64) * u128::from(others);
        let pairs = total * others;
        if second as u64 >= pairs || second as u64 >= pairs.wrapping_neg() % pairs {
            let (first, second) = ((first >> 64) as usize, (second >> 64) as usize);
            let second = second + usize::from(second >= first);
            return (first.min(second), first.max(second));
        }
    }
}

impl Fast {
    /// Plays on to the end at random. Without the stall guard a game may have no end.
    pub(crate) fn play_out(&mut self, draw: &mut impl Draw) -> Length {
        let mut length = Length::default();
        while self.in_turn() {
            self.random_step(draw, &mut length);
        }
        while self.turn() != Turn::Over {
            self.play_round(draw, &mut length);
        }
        length
    }

    fn random_step(&mut self, draw: &mut impl Draw, length: &mut Length) {
        length.steps += 1;
        if self.turn() == Turn::Chance {
            return self.apply(Step::Chance(self.draw_chance(draw)));
        }
        let face_down = self.face_down();
        let position = Position::new(nth_bit(face_down, draw.below(face_down.count_ones())));
        self.apply(Step::Act(self.turn, Action::Flip(position.expect("one of the bits that are set"))));
        length.decisions += 1;
    }

    /// Plays a round to its end; no turn has begun.
    fn play_round(&mut self, draw: &mut impl Draw, length: &mut Length) {
        // Every card is flipped sooner or later, and those not seen yet are left to chance then.
        length.steps += u64::from(self.unseen.count_ones());
        let mut pool = Pool::of(self);
        let mut turns = 0;
        if !self.rush {
            let (mut turn, mut idle) = (self.turn, self.idle);
            while pool.len > RUSH_CARDS && idle != self.setup.idle_limit {
                let (low, high) = two_below(pool.len, draw);
                // Their order does not matter, so the lower counts as the first.
                let (first, second) = (pool.cards[low % CARDS], pool.cards[high % CARDS]);
                let pair = pair(first, second);
                self.piles[self.setup.receiver(pair.color(), turn)].add(pair.gold());
                pool.put_back(high, second, pair.second_leaves());
                pool.put_back(low, first, pair.first_leaves());
                let stays = pair.first_leaves() + pair.second_leaves() == 0;
                idle = if stays && (first | second) < UNSEEN { idle + self.setup.idle_step } else { 0 };
                turn = self.setup.left(turn);
                turns += 2;
            }
            self.turn = turn;
        }
        length.decisions += turns + pool.len as u64;
        length.steps += turns + pool.len as u64;
        // G-15
        let mut turn = self.turn;
        while pool.len > 0 {
            self.turn = turn;
            let at = draw.below(pool.len as u32) as usize;
            let card = pool.cards[at % CARDS];
            self.piles[turn.index()].add(rush_gold(card));
            pool.put_back(at, card, 1);
            turn = self.setup.left(turn);
        }
        (self.lying, self.known, self.unseen, self.rush, self.idle) = (0, 0, 0, true, 0);
        self.end_round();
    }
}
