//! The yardstick: four players, Incan Gold of 2006, every decision camp with probability a fifth, as tight as this
//! machine allows. It knows nothing but this one case, keeps no path, lists no actions, refuses nothing and cannot be
//! reused for anything; all it can do is to say how many such games a second there could be.
//!
//! Four 16-bit lanes of a word are the four players; a card's effect is looked up, not decided; the deck is shuffled as it
//! is drawn, in place, and stays shuffled for the next round.

use crate::Played;
use game_core::{Draw, SplitMix};

const LANES: u64 = 0x8000_8000_8000_8000; // the highest bit of every lane
const CAMP: u64 = 6554; // of 32,768: a fifth

/// In a card's effect: what each explorer gets, what stays on the path, the artifact, the hazard's bit.
const EACH: u32 = 0;
const REST: u32 = 8;
const ARTIFACT: u32 = 16;
const HAZARD: u32 = 24;

/// The effect of card `c` on `n` explorers, at `8 c + n`.
static EFFECT: [u32; 8 * 28] = {
    let values = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17];
    let mut table = [0; 8 * 28];
    let mut card = 0;
    while card < 21 {
        let mut n = 1;
        while n <= 4 {
            table[8 * card + n] = if card < 15 {
                (values[card] / n as u32) << EACH | (values[card] % n as u32) << REST
            } else if card < 20 {
                1 << (HAZARD + card as u32 - 15)
            } else {
                1 << ARTIFACT
            };
            n += 1;
        }
        card += 1;
    }
    table
};

/// Rounded up 65,536 ÷ n: what x ÷ n is for the small x of a path. Nobody leaving gets nothing.
const ONE_BY: [u32; 5] = [0, 65_536, 32_768, 21_846, 16_384];

const ARTIFACT_CARD: u8 = 20;

/// The 15 treasures, and each of the 5 hazards three times.
const QUEST: [u8; 64] = {
    let mut deck = [0; 64];
    let mut card = 0;
    while card < 30 {
        deck[card] = if card < 15 { card as u8 } else { 15 + card as u8 % 5 };
        card += 1;
    }
    deck
};

/// Plays `games` games.
pub fn play(games: u64, seed: u64) -> Played {
    let mut draw = SplitMix::new(seed);
    let mut played = Played { games, ..Played::default() };
    for _ in 0..games {
        let mut deck = QUEST;
        let mut cards = 30u32;
        let mut tents = 0u64;
        let (mut out, mut points) = (0, 0i64);
        for _ in 0..5 {
            deck[cards as usize & 63] = ARTIFACT_CARD;
            cards += 1;
            let mut turned = 0u32;
            let mut inside = LANES;
            let mut explorers = 4u32;
            let mut on = 0u32; // what is carried, what lies on the path, artifacts there, hazards seen
            loop {
                let word = draw.next_word();
                let at = turned + (((word >> 32) * u64::from(cards - turned)) >> 32) as u32;
                let card = deck[at as usize & 63];
                deck.swap(at as usize & 63, turned as usize & 63);
                turned += 1;
                let effect = EFFECT[8 * card as usize + explorers as usize];
                if effect & (on >> HAZARD << HAZARD) != 0 {
                    cards -= 1;
                    turned -= 1;
                    deck[turned as usize & 63] = deck[cards as usize & 63];
                    break;
                }
                on += effect;
                if turned == 1 && (15..20).contains(&card) {
                    continue;
                }
                let chosen = (draw.next_word() & !LANES) + (LANES - CAMP * (LANES >> 15));
                let camp = inside & !chosen;
                played.decisions += u64::from(explorers);
                let leavers = ((camp >> 15).wrapping_mul(LANES >> 15) >> 48) as u32;
                let gems = on >> REST & 0xff;
                let share = (gems * ONE_BY[leavers as usize]) >> 16;
                tents += (camp >> 15) * u64::from((on & 0xff) + share);
                on -= (share * leavers) << REST;
                inside ^= camp;
                explorers -= leavers;
                if leavers == 1 && on >> ARTIFACT & 0xff != 0 {
                    let taken = on >> ARTIFACT & 0xff;
                    for _ in 0..taken {
                        points += if out < 3 { 5 } else { 10 };
                        out += 1;
                    }
                    (cards, turned) = drop_artifacts(&mut deck, cards, turned);
                    on &= !(0xff << ARTIFACT);
                }
                if inside == 0 {
                    break;
                }
            }
            if on >> ARTIFACT & 0xff != 0 {
                (cards, _) = drop_artifacts(&mut deck, cards, turned);
            }
        }
        let pairs = (tents & 0x0000_ffff_0000_ffff) + (tents >> 16 & 0x0000_ffff_0000_ffff);
        points += ((pairs & 0xffff_ffff) + (pairs >> 32)).cast_signed();
        played.points += points;
    }
    played
}

/// Takes the artifacts among the turned cards out of the deck.
#[cold]
fn drop_artifacts(deck: &mut [u8; 64], mut cards: u32, mut turned: u32) -> (u32, u32) {
    let mut at = 0;
    while at < turned {
        if deck[at as usize & 63] == ARTIFACT_CARD {
            turned -= 1;
            cards -= 1;
            deck[at as usize & 63] = deck[turned as usize & 63];
            deck[turned as usize & 63] = deck[cards as usize & 63];
        } else {
            at += 1;
        }
    }
    (cards, turned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_plays_the_right_game() {
        // 24.55 points a player: an independent simulation, good to 0.04.
        let played = play(100_000, 1);
        let mean = played.points as f64 / 400_000.0;
        assert!((mean - 24.55).abs() < 0.3, "{mean}");
    }
}
