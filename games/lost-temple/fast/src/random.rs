//! A game played at random to its end.
//!
//! Every game is as likely as if it were played step by step, but what makes no difference to that is skipped:
//!
//! - All cards are alike to a random picker, so the picks of a round are one shuffle, and it does not matter who has the idol.
//! - An unseen token is drawn from the pool when it is revealed, not when it is laid.
//! - Several small numbers are made from one random word.

use crate::model::{Fast, Phase, UNSEEN, character};
use crate::track::Track;
use crate::turn::canoe_spaces;
use game_core::{Draw, FastGame, Length, Step, Turn};
use lost_temple_rules::{Character, TOKENS, TOLL};

pub(crate) fn play(game: &mut Fast, draw: &mut impl Draw) -> Length {
    let track = game.track.clone();
    let mut length = Length::default();
    let mut cards = std::array::from_fn(|card| card as u8);
    if game.phase == Phase::Deal && game.is_new() {
        shuffle(&mut cards, track.starts.len(), track.players(), draw);
        cards[..track.players()].iter().for_each(|card| game.deal_start(*card));
        game.phase = Phase::Select;
        length.steps += (track.players() + track.events.len()) as u64;
    }
    finish_round(game, &mut length, draw);
    let mut random = Random { game, track: &track, draw, length, cards };
    while random.game.phase != Phase::Over {
        random.round();
    }
    random.length
}

/// Plays step by step until a round begins.
fn finish_round(game: &mut Fast, length: &mut Length, draw: &mut impl Draw) {
    let mut legal = Vec::new();
    while !game.round_begins() && game.phase != Phase::Over {
        let step = match game.turn() {
            Turn::Act(due) => {
                let seat = due.iter().next().expect("a seat is due");
                legal.clear();
                game.legal_actions(seat, &mut legal);
                length.decisions += 1;
                Step::Act(seat, *draw.pick(&legal).expect("a seat that is due has a choice"))
            }
            _ => Step::Chance(game.draw_chance(draw)),
        };
        game.apply(step);
        length.steps += 1;
    }
}

struct Random<'a, D> {
    game: &'a mut Fast,
    track: &'a Track,
    draw: &'a mut D,
    length: Length,
    /// The characters in any order: those picked come first.
    cards: [u8; 16],
}

impl<D: Draw> Random<'_, D> {
    /// One round, until it or the game is over.
    fn round(&mut self) {
        let picks = usize::from(self.track.picks);
        shuffle(&mut self.cards, self.track.characters.into(), picks, self.draw);
        let mut held = 0_u16;
        for (pick, card) in self.cards[..picks].iter().enumerate() {
            let seat = if pick < self.track.players() { pick } else { pick - self.track.players() };
            self.game.holder[usize::from(card & 15)] = seat as u8;
            held |= 1 << card;
        }
        self.length.decisions += u64::from(self.track.picks);
        self.length.steps += u64::from(self.track.picks + self.track.chance_cards);
        (self.game.curse, self.game.theft) = (u8::MAX, u8::MAX);
        let before = self.length.decisions;
        while held != 0 && self.game.phase != Phase::Over {
            let called = held.trailing_zeros() as u8;
            held &= held - 1;
            let seat = usize::from(self.game.holder[usize::from(called & 15)] & 7);
            self.turn(called, seat);
        }
        self.length.steps += self.length.decisions - before;
    }

    /// The turn of a character that is called. L-14
    #[inline]
    fn turn(&mut self, called: u8, seat: usize) {
        self.game.suffer(called, seat);
        self.game.gain_gems(seat, 1);
        let spaces = self.choose(called, seat);
        if spaces != 0 {
            self.walk(seat, spaces);
        }
    }

    /// What the holder of a character chooses, carried out up to the movement; how far the pawn is to move.
    fn choose(&mut self, called: u8, seat: usize) -> i16 {
        let characters = u32::from(self.track.characters);
        let gems = self.game.gems[seat];
        let place = self.game.place[seat];
        match character(called) {
            Character::Shaman => {
                self.length.decisions += 1;
                self.game.curse = 1 + self.draw.below(characters - 1) as u8;
                0
            }
            Character::Thief => {
                self.length.decisions += 2;
                let [named, more] = numbers([characters - 2, 2], self.draw);
                self.game.theft = 2 + named as u8;
                1 + more as i16
            }
            Character::Seer if self.track.seer_events < 2 => self.steps(),
            Character::Seer => {
                self.length.decisions += 3;
                let events = u32::from(self.track.seer_events);
                let [swap, more, one, other] = numbers([2, 2, events, events - 1], self.draw);
                if swap == 1 {
                    let other = if other < one { other } else { other + 1 };
                    self.game.tokens.swap(one as usize, other as usize);
                }
                1 + more as i16
            }
            Character::Priest if gems >= TOLL => self.toll(seat, self.track.temple(place)),
            Character::Elder if gems >= TOLL => match self.track.village(place) {
                Some(village) => self.toll(seat, village),
                None => 0,
            },
            Character::Priest | Character::Elder => 0,
            Character::Artisan if self.game.bank_machetes == 0 => self.steps(),
            Character::Artisan => {
                self.length.decisions += 2;
                let number = self.draw.below(4) as u8;
                self.game.bank_machetes -= number & 1;
                self.game.machetes[seat] += number & 1;
                1 + i16::from(number >> 1)
            }
            Character::Scout if gems > 0 => {
                self.length.decisions += 1;
                let paid = self.draw.below(u32::from(gems) + 1) as u8;
                self.game.pay(seat, paid);
                paid.into()
            }
            Character::Scout => 0,
            Character::Canoe => {
                self.game.pay(seat, gems);
                canoe_spaces(gems)
            }
            Character::Child => self.game.next_pawn(place).map_or(0, |pawn| (pawn - place).into()),
            Character::Mandarin => self.game.rank(seat),
        }
    }

    fn steps(&mut self) -> i16 {
        self.length.decisions += 1;
        1 + self.draw.below(2) as i16
    }

    fn toll(&mut self, seat: usize, goal: u8) -> i16 {
        self.length.decisions += 1;
        if self.draw.below(2) == 0 {
            return 0;
        }
        self.game.pay(seat, TOLL);
        i16::from(goal - self.game.place[seat])
    }

    /// Moves a pawn and reveals tokens. The reserve is behind the tokens of the track, and one of it, seen or not, changes
    /// places with the revealed one. L-28, L-29
    fn walk(&mut self, seat: usize, mut spaces: i16) {
        while let Some(event) = self.game.move_pawn(seat, spaces) {
            self.length.steps += 1;
            let (event, events) = (usize::from(event), self.track.events.len());
            let unseen = self.game.tokens[event] == UNSEEN;
            let pool = if unseen { self.game.pool.total() } else { 1 };
            let [number, new] = numbers([pool.into(), (TOKENS - events) as u32], self.draw);
            if unseen {
                let token = self.game.pool.at(number);
                self.game.pool.take(token);
                self.game.tokens[event] = token;
            }
            let token = self.game.tokens[event];
            self.game.tokens.swap(event, events + new as usize);
            spaces = self.game.take_effect(seat, token);
            if spaces == 0 {
                return;
            }
        }
    }
}

/// Moves a random selection of the first `count` cards to the front.
fn shuffle(cards: &mut [u8; 16], count: usize, picks: usize, draw: &mut impl Draw) {
    loop {
        let mut fraction = draw.next_word();
        let mut product = 1;
        for pick in 0..picks {
            let left = (count - pick) as u64;
            let number = split(&mut fraction, left);
            cards.swap(pick & 15, (pick + number as usize) & 15);
            product *= left;
        }
        if is_fair(fraction, product) {
            return;
        }
    }
}

/// One number below each of the totals, each as likely as any other.
fn numbers<const N: usize>(totals: [u32; N], draw: &mut impl Draw) -> [u32; N] {
    loop {
        let mut fraction = draw.next_word();
        let numbers = totals.map(|total| split(&mut fraction, total.into()) as u32);
        if is_fair(fraction, totals.iter().map(|total| u64::from(*total)).product()) {
            return numbers;
        }
    }
}

/// The whole part of `fraction` × `total`; its fractional part is left.
fn split(fraction: &mut u64, total: u64) -> u64 {
    let wide = u128::from(*fraction) * u128::from(total);
    *fraction = wide as u64;
    (wide >> 64) as u64
}

/// Whether the numbers taken from a word may be used, by what is left of it and the product of all totals. The rule is that
/// of [`Draw::below`], which it equals for a single number.
fn is_fair(fraction: u64, product: u64) -> bool {
    fraction >= product || fraction >= product.wrapping_neg() % product
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::track::NONE;
    use game_core::SplitMix;
    use lost_temple_rules::{Action, Board, Options};
    use std::collections::BTreeMap;

    /// Where a turn leaves its player: place, gems, machetes, and the character that was named.
    type Result = (u8, u8, u8, u8);

    /// The turn of one character, as `play` plays it.
    fn shortcut(mut game: Fast, called: u8, draw: &mut SplitMix) -> (Result, u64) {
        let track = game.track.clone();
        let mut random =
            Random { game: &mut game, track: &track, draw, length: Length::default(), cards: [0; 16] };
        random.turn(called, 0);
        let decisions = random.length.decisions;
        let named = game.curse.min(game.theft);
        ((game.place[0], game.gems[0], game.machetes[0], named), decisions)
    }

    /// The same turn step by step.
    fn step_by_step(mut game: Fast, called: u8, draw: &mut SplitMix) -> (Result, u64) {
        let (mut named, mut decisions) = (NONE, 0);
        game.holder[usize::from(called)] = 0;
        game.called = called;
        game.call_next();
        while !game.round_begins() && game.phase != Phase::Over {
            let step = match game.turn() {
                Turn::Act(due) => {
                    let seat = due.only().unwrap();
                    let mut legal = Vec::new();
                    game.legal_actions(seat, &mut legal);
                    decisions += 1;
                    Step::Act(seat, *draw.pick(&legal).unwrap())
                }
                _ => Step::Chance(game.draw_chance(draw)),
            };
            if let Step::Act(_, Action::Name(it)) = step {
                named = it.index() as u8;
            }
            game.apply(step);
        }
        ((game.place[0], game.gems[0], game.machetes[0], named), decisions)
    }

    /// Every character, at the beginning of several rounds: every result of a turn is as likely.
    #[test]
    fn turns_end_as_step_by_step() {
        const TURNS: u32 = 2000;
        let mut draw = SplitMix::new(3);
        for (board, seats) in Board::shipped().iter().zip([3, 6, 4]) {
            let options = Options { board: board.clone(), mandarin: true };
            let mut game = Fast::new(&options, seats).unwrap();
            for _ in 0..4 {
                game.apply(Step::Chance(game.draw_chance(&mut draw)));
                finish_round(&mut game, &mut Length::default(), &mut draw);
                if game.phase == Phase::Over {
                    break;
                }
                for called in 0..10 {
                    let mut results = BTreeMap::<Result, [u32; 2]>::new();
                    let mut decisions = [0, 0];
                    for _ in 0..TURNS {
                        for (number, play) in [shortcut, step_by_step].iter().enumerate() {
                            let (result, count) = play(game.clone(), called, &mut draw);
                            results.entry(result).or_default()[number] += 1;
                            decisions[number] += count;
                        }
                    }
                    assert_eq!(decisions[0], decisions[1], "{}", character(called));
                    for (result, [fast, slow]) in results {
                        let error = f64::from(fast + slow).sqrt();
                        let off = f64::from(fast.abs_diff(slow));
                        assert!(off <= 5.0 * error + 3.0, "{}: {result:?} {fast}, {slow}", character(called));
                    }
                }
            }
        }
    }
}
