//! The yardstick: a loop that knows one case only, four players of Incan Gold 2006 who choose at random.
//!
//! It cannot start anywhere but at the beginning, knows no ranks and no other table, and cannot be reused for anything. It says how
//! many such games per second this machine can play, so that [`Fast`](crate::Fast) can be measured against it.

use crate::tables::{GEMS, LANES};
use game_core::{Draw, Played, SplitMix};

/// The effect of card c on n explorers, at 8 c + n: what each gets, what stays on the path, an artifact, the hazard's bit.
static EFFECTS: [u64; 8 * 64] = {
    let mut table = [0; 8 * 64];
    let mut card = 0;
    while card < 35 {
        let mut n = 1;
        while n <= 4 {
            table[8 * card + n] = match card {
                ..15 => (GEMS[card] as u64 / n as u64) | (GEMS[card] as u64 % n as u64) << 16,
                15..30 => 1 << (48 + (card as u32 - 15) / 3),
                _ => 1 << 32,
            };
            n += 1;
        }
        card += 1;
    }
    table
};

const ONE_BY: [u32; 8] = [0, 65_536, 32_768, 21_846, 16_384, 0, 0, 0];
const ONES: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

/// What `taken` artifacts are worth after `out` others, at 8 out + taken.
static WORTH: [u8; 64] = {
    let mut table = [0; 64];
    let mut out = 0;
    while out < 6 {
        let mut taken = 1;
        while taken < 6 {
            let last = out + taken - 1;
            table[8 * out + taken] = table[8 * out + taken - 1] + if last < 3 { 5 } else { 10 };
            taken += 1;
        }
        out += 1;
    }
    table
};

static DECK: [u8; 64] = {
    let mut deck = [0; 64];
    let mut card = 0;
    while card < 30 {
        deck[card] = card as u8;
        card += 1;
    }
    deck
};

/// Plays `games` games.
pub fn play(games: u64, seed: u64) -> Played {
    let mut draw = SplitMix::new(seed);
    let mut played = Played { games, ..Played::default() };
    for _ in 0..games {
        let mut deck = DECK;
        let mut cards = 30;
        let mut tents = 0u64;
        let mut out = 0;
        for round in 0..5 {
            deck[cards as usize & 63] = 30 + round;
            cards += 1;
            let mut turned = 0;
            let mut inside = 15;
            let mut word = draw.next_word();
            let card = turn(&mut deck, &mut turned, &mut cards, word);
            let effect = EFFECTS[8 * card + 4];
            let (mut hand, mut path) = (effect as u32 & 0xffff, effect as u32 >> 16);
            let mut relics = (effect >> 32) as u32 & 0xffff;
            let mut hazards = effect >> 48;
            let mut asked = if hazards == 0 { 15 } else { 0 };
            loop {
                let camp = word as usize & asked;
                played.decisions += u64::from(ONES[asked & 15]);
                let leavers = u32::from(ONES[camp & 15]);
                let share = (path * ONE_BY[leavers as usize & 7]) >> 16;
                path -= share * leavers;
                let mut gain = hand + share;
                if relics != 0 && leavers == 1 {
                    gain += u32::from(WORTH[(8 * out + relics) as usize & 63]);
                    out += relics;
                    relics = 0;
                }
                tents += LANES[camp & 15] * u64::from(gain);
                inside ^= camp;
                if inside == 0 {
                    break;
                }
                asked = inside;
                word = draw.next_word();
                let card = turn(&mut deck, &mut turned, &mut cards, word);
                let effect = EFFECTS[8 * card + ONES[inside & 15] as usize];
                let hazard = effect >> 48;
                if hazards & hazard != 0 {
                    cards -= 1;
                    turned -= 1;
                    deck[turned as usize & 63] = deck[cards as usize & 63];
                    break;
                }
                hazards |= hazard;
                hand += effect as u32 & 0xffff;
                path += effect as u32 >> 16;
                relics += (effect >> 32) as u32 & 0xffff;
            }
        }
        let pairs = (tents & 0x0000_ffff_0000_ffff) + (tents >> 16 & 0x0000_ffff_0000_ffff);
        played.points += ((pairs & 0xffff_ffff) + (pairs >> 32)).cast_signed();
    }
    played
}

/// Turns a card: artifacts leave the deck at once, other cards change places with the first that was not turned.
#[inline(always)]
fn turn(deck: &mut [u8; 64], turned: &mut u32, cards: &mut u32, word: u64) -> usize {
    let at = (*turned + (((word >> 32) * u64::from(*cards - *turned)) >> 32) as u32) as usize & 63;
    let card = deck[at];
    if card >= 30 {
        *cards -= 1;
        deck[at] = deck[*cards as usize & 63];
    } else {
        deck[at] = deck[*turned as usize & 63];
        deck[*turned as usize & 63] = card;
        *turned += 1;
    }
    card.into()
}
