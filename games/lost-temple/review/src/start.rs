//! What the start cards are worth.

use crate::spectator::by_seat;
use crate::value::{Shares, shares};
use game_core::{Draw, FastGame, MAX_SEATS, PerSeat, SetupError, SplitMix, Step};
use lost_temple_bots::race::Race;
use lost_temple_fast::Fast;
use lost_temple_rules::{Chance, Character, CharacterSet, Options, Public};
use review::{Chances, Weighed};

/// An empty table to deal start cards at.
#[derive(Clone)]
pub struct Starts {
    empty: Fast,
}

impl Starts {
    pub fn new(options: &Options, seats: usize) -> Result<Starts, SetupError> {
        Ok(Starts { empty: Fast::new(options, seats)? })
    }

    /// The chances when these cards are dealt, by seat: the mean over this many ways to deal the others.
    pub fn chances(&self, dealt: &[Character], race: &Race, ways: u32) -> Chances {
        let players = self.empty.players();
        if dealt.is_empty() {
            return PerSeat::filled(players, 1.0 / players as f64);
        }
        let mut rest: Vec<Character> = CharacterSet::NINE.iter().filter(|it| !dealt.contains(it)).collect();
        let ways = if dealt.len() == players { 1 } else { ways.max(1) };
        let mut sum: Shares = [0.0; MAX_SEATS];
        for way in 0..ways {
            SplitMix::nth(0, way.into()).shuffle(&mut rest);
            let mut table = self.empty.clone();
            for card in dealt.iter().chain(&rest).take(players) {
                table.apply(Step::Chance(Chance::Start(*card)));
            }
            table.end_round();
            for (sum, share) in sum.iter_mut().zip(shares(&table, race)) {
                *sum += share;
            }
        }
        by_seat(&sum, players)
    }

    /// A card is dealt.
    pub fn deal(&self, public: &Public, card: Character, race: &Race, ways: u32) -> Weighed {
        let dealt: Vec<Character> = public.explorers.iter().filter_map(|(_, it)| it.start).collect();
        let with = |card| self.chances(&[dealt.clone(), vec![card]].concat(), race, ways);
        let possible: Vec<Character> = CharacterSet::NINE.iter().filter(|it| !dealt.contains(it)).collect();
        let expected = review::mean(self.empty.players(), possible.iter().map(|it| (1.0, with(*it))));
        Weighed::new(expected, with(card), 1.0 / possible.len().max(1) as f64)
    }
}
