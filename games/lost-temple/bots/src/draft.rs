//! What everyone picks and names in a round among players who think, found by regret matching.
//!
//! The round is sampled many times. In each sample one player tries every card of the hand, and as Shaman or Thief every name, while the
//! others choose as their regrets say. What would have done better than the mix is chosen more often from then on, and the mean of all mixes
//! comes close to one that no one can improve on alone. All hands of a seat share their regrets, so that a few hundred samples are enough.

use super::belief::Belief;
use super::rollout::{Preferences, Rollout, naming_role};
use super::value::{Weights, chances};
use bots::Budget;
use game_core::{MAX_SEATS, SplitMix};
use lost_temple_fast::Fast;
use lost_temple_rules::{Action, CHARACTERS, Character, CharacterSet, Due};

/// A choice without regret is still tried this often beside the one regretted most.
const LEAST: f32 = 0.01;
/// The least share of a choice in the mean mix: everyone can err.
const RARE: f32 = 0.001;
/// After this many samples a spent budget is noticed.
const NOTICE: u32 = 8;

/// How much each seat regrets not to have chosen each character, and how often it did.
#[derive(Clone, Debug)]
struct Regrets {
    regret: Preferences,
    /// The probabilities with which a character was chosen, and how often it could be; later samples count more.
    chosen: Preferences,
    offered: Preferences,
}

impl Regrets {
    fn new() -> Regrets {
        let nothing = [[0.0; CHARACTERS]; MAX_SEATS];
        Regrets { regret: nothing, chosen: nothing, offered: nothing }
    }

    /// How willing a seat is to choose each character now.
    fn willing(&self, seat: usize) -> [f32; CHARACTERS] {
        let most = self.regret[seat].iter().copied().fold(0.0, f32::max);
        self.regret[seat].map(|regret| if most > 0.0 { regret.max(LEAST * most) } else { 1.0 })
    }

    /// Learns what each choice would have been worth, and returns what the mix is worth.
    fn learn(&mut self, seat: usize, among: CharacterSet, worth: &[f32; CHARACTERS], sample: u32) -> f32 {
        let willing = self.willing(seat);
        let among = || among.iter().map(Character::index);
        let total: f32 = among().map(|it| willing[it]).sum();
        let mean: f32 = among().map(|it| willing[it] / total * worth[it]).sum();
        for it in among() {
            self.regret[seat][it] = (self.regret[seat][it] + worth[it] - mean).max(0.0);
            self.chosen[seat][it] += sample as f32 * willing[it] / total;
            self.offered[seat][it] += sample as f32;
        }
        mean
    }

    /// How often each choice was made when it could be.
    fn mean(&self) -> Preferences {
        let mut mean = [[RARE; CHARACTERS]; MAX_SEATS];
        for (seat, shares) in mean.iter_mut().enumerate() {
            for (it, share) in shares.iter_mut().enumerate().filter(|(it, _)| self.offered[seat][*it] > 0.0) {
                *share = (self.chosen[seat][it] / self.offered[seat][it]).max(RARE);
            }
        }
        mean
    }
}

/// Tells the rollout what thinkers pick and name, after this many samples for each pick.
pub(super) fn learn(
    rollout: &mut Rollout<'_>,
    (table, weights): (&Fast, &Weights),
    belief: &Belief,
    samples: u32,
    budget: &Budget<'_>,
    draw: &mut SplitMix,
) {
    let mut picks = Regrets::new();
    let mut names = [Regrets::new(), Regrets::new()];
    let mut willing = [[[1.0; CHARACTERS]; MAX_SEATS]; 2];
    rollout.preferences[1] = [[1.0; CHARACTERS]; MAX_SEATS];
    for sample in 1..=samples.max(1) {
        for pick in 0..belief.picks() {
            rollout.names = Some(willing);
            let offer = belief.any_offer(pick, rollout, draw);
            let mut worth = [0.0; CHARACTERS];
            let luck = draw.clone();
            for it in offer.hand.iter() {
                *draw = luck.clone(); // the same for every card
                let mut table = table.clone();
                table.call_all(&belief.accept(&offer, it, rollout, draw), draw);
                worth[it.index()] = play(table, offer.seat, &mut names, sample, (rollout, weights), draw);
            }
            picks.learn(offer.seat, offer.hand, &worth, sample);
            rollout.preferences[1][offer.seat] = picks.willing(offer.seat);
            for (willing, names) in willing.iter_mut().zip(&names) {
                willing[offer.seat] = names.willing(offer.seat);
            }
        }
        if sample % NOTICE == 0 && budget.is_spent() {
            break;
        }
    }
    rollout.preferences[1] = picks.mean();
    rollout.names = Some(names.each_ref().map(Regrets::mean));
}

/// Plays the round to its end and returns what it is worth to a seat, which tries every name when it has to name a character.
fn play(
    mut table: Fast,
    seat: usize,
    names: &mut [Regrets; 2],
    sample: u32,
    (rollout, weights): (&Rollout<'_>, &Weights),
    draw: &mut SplitMix,
) -> f32 {
    while let Some((asked, due)) = table.asked() {
        let among = rollout.nameable(&table, seat);
        if due == Due::Name && asked == seat && !among.is_empty() {
            let mut worth = [0.0; CHARACTERS];
            let luck = draw.clone();
            for it in among.iter() {
                *draw = luck.clone();
                let mut named = table.clone();
                named.answer(Action::Name(it), draw);
                rollout.play_out(&mut named, draw);
                worth[it.index()] = chances(&named, rollout.race, weights)[seat];
            }
            return names[naming_role(&table)].learn(seat, among, &worth, sample);
        }
        let action = rollout.choose(&table, asked, due, draw);
        table.answer(action, draw);
    }
    chances(&table, rollout.race, weights)[seat]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One hides as Priest or Canoe, another names one of them and wins 2 for the Priest, 1 for the Canoe: both should choose the Priest in
    /// one of three games.
    #[test]
    fn regrets_lead_to_the_mix_that_nobody_can_improve_on() {
        let (priest, canoe) = (Character::Priest.index(), Character::Canoe.index());
        let among = [Character::Priest, Character::Canoe].into_iter().collect();
        let mut regrets = Regrets::new();
        for sample in 1..=4000 {
            for seat in [0, 1] {
                let other = regrets.willing(1 - seat);
                let sign = if seat == 0 { -1.0 } else { 1.0 };
                let mut worth = [0.0; CHARACTERS];
                worth[priest] = sign * 2.0 * other[priest] / (other[priest] + other[canoe]);
                worth[canoe] = sign * other[canoe] / (other[priest] + other[canoe]);
                regrets.learn(seat, among, &worth, sample);
            }
        }
        for seat in [0, 1] {
            let share = regrets.mean()[seat][priest];
            assert!((share - 1.0 / 3.0).abs() < 0.03, "{share} in seat {seat}");
        }
    }
}
