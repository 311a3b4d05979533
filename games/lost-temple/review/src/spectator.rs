//! What a position is worth to everyone, as someone can tell who only watches.
//!
//! The hidden cards are dealt many times in ways that fit what was revealed, and every deal is played to the end of the round. What the
//! table is worth then, `value.rs` says.

use crate::tokens::Odds;
use crate::value::{Shares, shares};
use game_core::{Draw, MAX_SEATS, PerSeat, Seat, SplitMix};
use lost_temple_bots::belief::{Belief, NOBODY};
use lost_temple_bots::opponents::Opponents;
use lost_temple_bots::race::Race;
use lost_temple_bots::rollout::Rollout;
use lost_temple_fast::Fast;
use lost_temple_rules::{CHARACTERS, Due, Knowledge, Phase, Public, Token};
use review::Chances;

/// The table in the eyes of someone who only watches.
pub struct Spectator<'a> {
    known: &'a Knowledge,
    table: Fast,
    belief: Belief,
    rollout: Rollout<'a>,
    seed: u64,
}

impl<'a> Spectator<'a> {
    /// Takes anyone's knowledge, and uses only what everyone knows.
    pub fn new(known: &'a Knowledge, race: &'a Race, opponents: &Opponents) -> Spectator<'a> {
        let mut table = Fast::from_knowledge(known);
        table.forget_tokens();
        let mut rollout = Rollout::new(known, &table, race);
        rollout.me = NOBODY.into();
        if opponents.knows(known) {
            opponents.tell(&mut rollout);
        }
        let (belief, seed) = (Belief::spectator(known), seed(known.public()));
        Spectator { known, table, belief, rollout, seed }
    }

    /// The chances when a round begins.
    pub fn between_rounds(&self) -> Chances {
        self.finish(self.worth(&self.table))
    }

    /// The mean of the chances at the end of the round over this many deals.
    pub fn looking_ahead(&self, deals: u32) -> Chances {
        self.finish(self.mean(deals, |table, holders, draw| match self.known.public().phase {
            Phase::Select => table.call_all(holders, draw),
            Phase::Act(due) => {
                table.hold(holders);
                if let Due::Swap(one, other) = due {
                    table.look(one, draw);
                    table.look(other, draw);
                }
            }
            _ => table.hold(holders),
        }))
    }

    /// Where a token is revealed: the mean of the chances at the end of the round if it is of this kind, over this many deals.
    pub fn with_token(&self, token: Token, deals: u32) -> Chances {
        self.finish(self.mean(deals, |table, holders, draw| {
            table.hold(holders);
            if let Phase::Replace { space, token: open } = self.known.public().phase {
                table.reveal_instead(space, open, token, draw);
            }
        }))
    }

    /// Where a token is revealed: the mean of the chances over what it could have been.
    pub fn with_any_token(&self, odds: &Odds, deals: u32) -> Chances {
        let possible = Token::all().zip(odds).filter(|(_, odds)| **odds > 0.0);
        review::mean(self.players(), possible.map(|(token, odds)| (*odds, self.with_token(token, deals))))
    }

    fn players(&self) -> usize {
        self.known.public().players()
    }

    /// The mean worth at the end of the round of this many deals; `start` lets the round go on.
    fn mean(
        &self,
        deals: u32,
        start: impl Fn(&mut Fast, &[Option<u8>; CHARACTERS], &mut SplitMix),
    ) -> Shares {
        let (mut sums, mut total) = ([0.0; MAX_SEATS], 0.0);
        for number in 0..deals.max(1) {
            let mut draw = SplitMix::nth(self.seed, number.into());
            let deal = match self.known.public().phase {
                Phase::Select => self.belief.any_deal(&self.rollout, &mut draw),
                _ => self.belief.deal(&self.rollout, &mut draw),
            };
            let weight = f64::from(deal.weight);
            if weight <= 0.0 {
                continue;
            }
            let mut table = self.table.clone();
            start(&mut table, &deal.holder, &mut draw);
            self.rollout.play_out(&mut table, &mut draw);
            total += weight;
            for (sum, share) in sums.iter_mut().zip(self.worth(&table)) {
                *sum += weight * share;
            }
        }
        if total <= 0.0 {
            return [1.0 / self.players() as f64; MAX_SEATS];
        }
        sums.map(|sum| sum / total)
    }

    /// What the table is worth when the round is over.
    fn worth(&self, table: &Fast) -> Shares {
        shares(table, self.rollout.race)
    }

    fn finish(&self, shares: Shares) -> Chances {
        by_seat(&shares, self.players())
    }
}

/// Shares that add up to 1 exactly enough.
pub fn by_seat(shares: &Shares, players: usize) -> Chances {
    let total: f64 = shares[..players].iter().sum();
    PerSeat::from_fn(players, |seat: Seat| shares[seat.index()] / total)
}

/// Random numbers for a position: a function of what everyone sees.
pub fn seed(public: &Public) -> u64 {
    let mut seed = u64::from(public.round) << 8 | public.called.map_or(0, |it| it.index() as u64 + 1);
    for (_, it) in public.explorers.iter() {
        let seen = (i64::from(it.position) as u64) << 16 | u64::from(it.gems) << 8 | u64::from(it.machetes);
        seed = SplitMix::nth(seed, seen).next_word();
    }
    seed
}
