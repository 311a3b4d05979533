//! Foresight: plays the rest of the round many times in thought, among players like those one believes to see.

use super::beliefs::Beliefs;
use super::chance::uniform;
use super::inputs::{self, Company, INPUTS, POSITION};
use super::kinds::{Habit, Habits, next};
use super::net::{Net, chance};
use bots::Budget;
use game_core::{FastGame, MAX_SEATS, Seat, SeatSet, SplitMix};
use incan_gold_fast::{Fast, Odds};

/// Below the second of these chances that the others are of its own kind, a player begins to trust its foresight; it trusts it fully when the
/// chance is lower by the first. Before anything was seen, the chance is 0.15.
const TRUST: (f32, f32) = (0.1, 0.15);

/// A position with what is known about the others, and the networks to play on with.
pub struct Foresight<'a> {
    pub own: Seat,
    pub beliefs: &'a Beliefs,
    pub reader: &'a Net,
    pub blind: &'a Net,
    /// What a difference of 1 between the chances to win adds to the logarithmic odds of a choice.
    pub weight: f32,
}

impl Foresight<'_> {
    /// How likely it is best to camp: what the network says and, as far as the others are simple players, what this many pairs of walks say.
    ///
    /// Players who all search for the best reply to the same beliefs all find the same one, and wait for each other. So among
    /// their own, only the network counts.
    pub fn camp(&self, game: &Fast, walks: u32, budget: &Budget<'_>, draw: &mut SplitMix) -> f32 {
        let odds = game.odds();
        let company = self.beliefs.company(&Habits::of(game, &odds, self.blind));
        let mut seen = [0.0; INPUTS];
        inputs::position(game, &odds, self.own, &mut seen);
        inputs::company(game, self.own, &company, &mut seen[POSITION..]);
        let others = game.inside().without(SeatSet::one(self.own));
        let kin: f32 = others.into_iter().map(|seat| company.kin[seat.index()]).sum();
        let kin = kin / others.len().max(1) as f32;
        let weight = self.weight * (TRUST.1 - kin).clamp(0.0, TRUST.0) / TRUST.0;
        let gain = if weight > 1.0 { self.camp_gain(game, walks, budget, draw) } else { 0.0 };
        chance(self.reader.think(&seen).camp + weight * gain)
    }

    /// How much better it is to camp than to stay, in chances to win.
    fn camp_gain(&self, game: &Fast, walks: u32, budget: &Budget<'_>, draw: &mut SplitMix) -> f32 {
        let (mut gain, mut count) = (0.0, 0.0f32);
        for number in 0..walks {
            if number % 16 == 15 && budget.is_spent() {
                break;
            }
            count += 1.0;
            let kinds = self.beliefs.guess(draw);
            let odds = game.odds();
            let company = self.company(game, &odds, &kinds);
            let others = game.inside().without(SeatSet::one(self.own));
            let leavers: SeatSet = others
                .into_iter()
                .filter(|seat| uniform(draw) < f64::from(company.leave[seat.index()]))
                .collect();
            let same = draw.clone();
            gain += self.walk(*game, leavers.with(self.own), &kinds, draw);
            gain -= self.walk(*game, leavers, &kinds, &mut same.clone());
        }
        gain / count.max(1.0)
    }

    fn company(&self, game: &Fast, odds: &Odds, kinds: &[Habit; MAX_SEATS]) -> Company {
        let mut company = Company::default();
        let later = next(game, odds);
        for seat in Seat::all(game.seats()).filter(|seat| *seat != self.own) {
            let (at, kind) = (seat.index(), kinds[seat.index()]);
            [company.early[at], company.late[at]] = kind.typical();
            company.kin[at] = f32::from(u8::from(kind.is_kin()));
            if game.inside().contains(seat) {
                company.leave[at] = kind.leave_chance(game, odds, seat, self.blind);
                [company.after_treasure[at], company.after_hazard[at]] =
                    kind.later(&later, game.seats()).unwrap_or([company.leave[at]; 2]);
            }
        }
        company
    }

    /// The chance to win after these leave, by one walk to the first choice of the next round.
    fn walk(&self, mut game: Fast, leavers: SeatSet, kinds: &[Habit; MAX_SEATS], draw: &mut SplitMix) -> f32 {
        let round = game.round();
        game.leave(leavers);
        while !game.is_over() {
            if !game.is_choosing() {
                game.turn_place(game.draw_place(draw));
                continue;
            }
            let odds = game.odds();
            let company = self.company(&game, &odds, kinds);
            let mut leavers: SeatSet = (game.inside().into_iter())
                .filter(|seat| uniform(draw) < f64::from(company.leave[seat.index()]))
                .collect();
            if game.inside().contains(self.own) {
                let mut seen = [0.0; INPUTS];
                inputs::position(&game, &odds, self.own, &mut seen);
                inputs::company(&game, self.own, &company, &mut seen[POSITION..]);
                let thought = self.reader.think(&seen);
                if game.round() != round {
                    return chance(thought.win);
                }
                if uniform(draw) < f64::from(chance(thought.camp)) {
                    leavers = leavers.with(self.own);
                }
            }
            game.leave(leavers);
        }
        game.outcome().map_or(0.0, |outcome| {
            let winners = outcome.winners();
            if winners.contains(self.own) { 1.0 / winners.len() as f32 } else { 0.0 }
        })
    }
}
