//! Random games, to their end in one go.
//!
//! What makes it fast: the deck is an array that is shuffled as it is drawn and stays shuffled for the next round; one random word
//! is a card and everyone's choices; four seats are the 16-bit lanes of a word; effects are looked up; and the only branches that
//! a processor cannot predict are the two that end a round.

use crate::model::{Fast, Phase};
use crate::tables::{CARDS, FIRST_ARTIFACT, LANES, ONE_BY, effect, ones};
use game_core::{Draw, FastGame, Length, SeatSet, Turn};
use incan_gold_rules::ROUNDS;

impl Fast {
    #[inline]
    pub(crate) fn finish_randomly(&mut self, draw: &mut impl Draw) -> Length {
        let mut length = Length::default();
        let round = self.round;
        let began = self.turned > 0;
        while began && self.round == round && !self.is_over() {
            self.random_step(draw, &mut length);
        }
        match self.seats() {
            _ if self.is_over() => {}
            ..=4 => self.play_rounds::<1>(draw, &mut length),
            _ => self.play_rounds::<2>(draw, &mut length),
        }
        length
    }

    /// The next card, or everyone's choices.
    fn random_step(&mut self, draw: &mut impl Draw, length: &mut Length) {
        match self.turn() {
            Turn::Over => {}
            Turn::Chance => {
                self.turn_place(self.draw_place(draw));
                length.steps += 1;
            }
            Turn::Act(due) => {
                let word = draw.next_word();
                let leavers = due.iter().filter(|seat| word >> seat.index() & 1 == 1);
                self.leave(leavers.fold(self.camp, SeatSet::with));
                length.decisions += due.len() as u64;
                length.steps += due.len() as u64;
            }
        }
    }

    /// Plays this round, which has just begun, and those that follow; seats are in `WORDS` words of four lanes.
    #[inline(always)]
    fn play_rounds<const WORDS: usize>(&mut self, draw: &mut impl Draw, length: &mut Length) {
        let artifacts = self.artifacts();
        let everyone = (1u32 << self.seats) - 1;
        let seats = u32::from(self.seats);
        let mut keys = [0u64; WORDS];
        for (word, lanes) in keys.iter_mut().zip(self.keys.chunks_exact(4)) {
            *word = lanes.iter().rev().fold(0, |word, lane| word << 16 | u64::from(*lane));
        }
        let mut deck = Pile::new(self.stock);
        let (mut out, mut decisions, mut turned) = (u32::from(self.out), 0, 0);
        let mut round = self.round;
        loop {
            deck.turned = 0;
            let mut inside = everyone;
            let mut word = draw.next_word();
            turned += 1;
            let first = effect(deck.draw(word), seats);
            let (mut hand, mut path) = (first.each(), first.rest());
            let (mut relics, mut hazards) = (first.artifact(), first.hazard());
            let mut asked = if hazards == 0 { inside } else { 0 }; // I-08
            loop {
                let camp = word as u32 & asked;
                let leavers = ones(camp);
                decisions += ones(asked);
                let share = (path * ONE_BY[leavers as usize & 15]) >> 16;
                path -= share * leavers;
                let mut gain = 8 * (hand + share);
                if relics != 0 && leavers == 1 {
                    gain += u32::from(artifacts.worth[out as usize & 7][relics as usize & 31]);
                    out += ones(relics);
                    relics = 0;
                }
                for (at, keys) in keys.iter_mut().enumerate() {
                    *keys += LANES[(camp >> (4 * at)) as usize & 15] * u64::from(gain);
                }
                inside ^= camp;
                if inside == 0 {
                    break;
                }
                asked = inside;
                word = draw.next_word();
                turned += 1;
                let next = effect(deck.draw(word), ones(inside));
                if hazards & next.hazard() != 0 {
                    deck.remove_last_drawn();
                    break;
                }
                hazards |= next.hazard();
                hand += next.each();
                path += next.rest();
                relics |= next.artifact();
            }
            if round == ROUNDS {
                break;
            }
            round += 1;
            deck.add(artifacts.entering[usize::from(round) & 7]);
        }
        length.decisions += u64::from(decisions);
        length.steps += u64::from(decisions + turned);
        for (word, lanes) in keys.iter().zip(self.keys.chunks_exact_mut(4)) {
            lanes.iter_mut().enumerate().for_each(|(at, lane)| *lane = (word >> (16 * at)) as u16);
        }
        // Nobody asks for more of a game that is over.
        self.out = out as u8;
        self.round = round;
        self.inside = SeatSet::EMPTY;
        self.phase = Phase::Over;
    }
}

/// The cards in the game, those turned this round first. An artifact that is turned never comes back, so it is taken out at once.
/// It is aligned so that the cards share a line of the cache.
#[repr(C, align(64))]
struct Pile {
    cards: [u8; 64],
    count: u32,
    turned: u32,
}

static ALL: [u8; 64] = {
    let mut all = [0; 64];
    let mut place = 0;
    while place < CARDS {
        all[place] = place as u8;
        place += 1;
    }
    all
};

impl Pile {
    #[inline(always)]
    fn new(stock: u64) -> Pile {
        let mut pile = Pile { cards: ALL, count: stock.trailing_ones(), turned: 0 };
        pile.add(stock & stock.wrapping_add(1)); // without those that are there
        pile
    }

    #[inline(always)]
    fn add(&mut self, mut cards: u64) {
        while cards != 0 {
            self.cards[self.count as usize & 63] = cards.trailing_zeros() as u8;
            self.count += 1;
            cards &= cards - 1;
        }
    }

    /// Draws a card with the high half of a random word. Some cards are favored by one part in 10⁸.
    #[inline(always)]
    fn draw(&mut self, word: u64) -> usize {
        let left = u64::from(self.count - self.turned);
        let at = (self.turned + (((word >> 32) * left) >> 32) as u32) as usize & 63;
        let card = self.cards[at];
        if u32::from(card) >= FIRST_ARTIFACT {
            self.count -= 1;
            self.cards[at] = self.cards[self.count as usize & 63];
        } else {
            self.cards[at] = self.cards[self.turned as usize & 63];
            self.cards[self.turned as usize & 63] = card;
            self.turned += 1;
        }
        card.into()
    }

    /// The card drawn last, which is no artifact, leaves the game.
    #[inline(always)]
    fn remove_last_drawn(&mut self) {
        self.turned -= 1;
        self.count -= 1;
        self.cards[self.turned as usize & 63] = self.cards[self.count as usize & 63];
    }
}
