//! A game from one temple to the next as a search plays it: points, artifacts and the deck between rounds.

use super::model::Model;
use super::temple::{Temple, Turned, bits, entering, place, relics_in_deck};
use game_core::{Draw, MAX_SEATS, Seat, SeatSet, SplitMix};
use incan_gold_rules::{Edition, Knowledge, ROUNDS};

/// Everything about a game that outlasts a temple.
#[derive(Clone, Copy, Debug)]
pub struct Journey {
    edition: Edition,
    /// 1 to 5.
    pub round: u8,
    seats: u8,
    /// What is in the game, one bit a card.
    stock: u64,
    /// How many artifacts were carried out.
    out: u8,
    /// Eight times the points and, where artifacts decide between equals, their number: the greatest wins.
    pub keys: [i32; MAX_SEATS],
}

impl Journey {
    /// The game as a player knows it.
    pub fn known(known: &Knowledge) -> Journey {
        let mut stock = bits(known.deck());
        for on in known.path() {
            let mut at = place(on.card);
            while stock >> at & 1 == 1 {
                at += 1; // its likes stand side by side
            }
            stock |= 1 << at;
        }
        let mut keys = [0; MAX_SEATS];
        for (seat, points) in known.scores().iter() {
            let artifacts =
                if known.edition().artifacts_break_ties() { known.artifacts(seat).len() } else { 0 };
            keys[seat.index()] = 8 * points + artifacts as i32;
        }
        let (edition, round, out) = (known.edition(), known.round(), known.artifacts_out());
        Journey { edition, round, seats: known.tents().seats() as u8, stock, out, keys }
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.seats.into()
    }

    /// A seat's points.
    pub fn points(&self, seat: Seat) -> i32 {
        self.keys[seat.index()] / 8
    }

    /// Whether this is the last round.
    pub fn is_last_round(&self) -> bool {
        self.round == ROUNDS
    }

    /// Some leave the temple and bring what they have into their tents.
    #[inline]
    pub fn settle(&mut self, temple: &mut Temple, leavers: SeatSet) {
        if leavers.is_empty() {
            return;
        }
        let (gems, relics) = temple.leave(leavers);
        for seat in leavers {
            self.keys[seat.index()] += 8 * i32::from(gems);
        }
        if relics != 0 {
            self.take(leavers, relics);
        }
    }

    fn take(&mut self, leavers: SeatSet, relics: u8) {
        let Some(seat) = leavers.only() else { return };
        self.stock &= !relics_in_deck(relics);
        for number in (1..=5).filter(|number| relics >> (number - 1) & 1 == 1) {
            let value = self.edition.artifact_value(number, self.out);
            self.out += 1;
            self.keys[seat.index()] += 8 * i32::from(value) + i32::from(self.edition.artifacts_break_ties());
        }
    }

    /// Those inside go on as their models do, until the round is over. They are about to choose if `choosing`, otherwise a card
    /// is about to be turned.
    pub fn play_out(
        &mut self,
        temple: &mut Temple,
        mut choosing: bool,
        models: &[Model; MAX_SEATS],
        draw: &mut SplitMix,
    ) {
        while !temple.inside.is_empty() {
            if choosing {
                let leavers = leavers(temple, temple.inside, models, draw);
                self.settle(temple, leavers);
                if temple.inside.is_empty() {
                    break;
                }
            }
            match temple.turn(temple.draw(draw)) {
                Turned::Choice => choosing = true,
                Turned::Onward => choosing = false,
                Turned::Collapse(card) => return self.end_round(temple, Some(card)),
            }
        }
        self.end_round(temple, None);
    }

    /// I-11, I-16: the hazard that ended the round leaves the game, and the artifacts on the path are lost.
    pub fn end_round(&mut self, temple: &Temple, collapse: Option<u32>) {
        self.stock &= !relics_in_deck(temple.relics);
        self.stock &= !collapse.map_or(0, |card| 1 << card);
    }

    /// The next round begins.
    pub fn enter(&mut self) -> Temple {
        self.round += 1;
        self.stock |= entering(self.edition, self.round);
        Temple::entered(self.stock, SeatSet::all(self.seats()))
    }
}

/// A seat's part of the victory, if the game is over with these keys.
#[inline]
pub fn victory(keys: &[i32; MAX_SEATS], own: Seat, seats: usize) -> f32 {
    let best = keys[..seats].iter().max();
    if best > Some(&keys[own.index()]) {
        return 0.0;
    }
    1.0 / keys[..seats].iter().filter(|key| Some(*key) == best).count() as f32
}

/// Who of `among` leaves now, by their models.
#[inline]
pub fn leavers(temple: &Temple, among: SeatSet, models: &[Model; MAX_SEATS], draw: &mut SplitMix) -> SeatSet {
    let odds = temple.odds();
    among.into_iter().filter(|seat| models[seat.index()].leaves(&odds, draw.next_word())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Game, Step, Turn};
    use incan_gold_rules::{Card, Choice, Options, State};

    /// The rules and the few machine words play the same games.
    #[test]
    fn journeys_follow_the_rules() {
        for number in 0..400 {
            let edition = Edition::all().nth(number % 4).expect("there are four");
            let seats = 2 + number / 4 % 7;
            let mut draw = SplitMix::nth(3, number as u64);
            let mut state =
                State::new(&Options { edition, open_tents: false }, seats).expect("the options fit");
            let first = state.knowledge(Seat::default());
            let (mut journey, mut temple) = (Journey::known(&first), Temple::known(&first));
            while state.turn() != Turn::Over {
                let round = state.knowledge(Seat::default()).round();
                if journey.round != round {
                    temple = journey.enter();
                }
                let turned = loop {
                    let card = state.draw_chance(&mut draw).expect("a card is due");
                    state.apply(Step::Chance(card), &mut ()).expect("it was drawn");
                    match temple.turn(like(card, &temple)) {
                        Turned::Onward => assert_eq!(state.turn(), Turn::Chance),
                        other => break other,
                    }
                };
                if let Turned::Collapse(card) = turned {
                    journey.end_round(&temple, Some(card));
                    continue;
                }
                let known = state.knowledge(Seat::default());
                assert_eq!(
                    Temple { turned: 0, ..temple },
                    Temple { turned: 0, ..like_known(&known, &temple) }
                );
                let camp: SeatSet = temple.inside.iter().filter(|_| draw.below(4) == 0).collect();
                for seat in temple.inside {
                    let choice = if camp.contains(seat) { Choice::Camp } else { Choice::Torch };
                    state.apply(Step::Act(seat, choice), &mut ()).expect("the seat is due");
                }
                journey.settle(&mut temple, camp);
                if temple.inside.is_empty() {
                    journey.end_round(&temple, None);
                }
                let known = state.knowledge(Seat::default());
                assert_eq!(journey.keys, Journey::known(&known).keys);
            }
            let outcome = state.outcome().expect("the game is over");
            for seat in Seat::all(seats) {
                let part = if outcome.ranks[seat] == 1 { 1.0 / outcome.winners().len() as f32 } else { 0.0 };
                assert!((victory(&journey.keys, seat, seats) - part).abs() < 1e-6);
            }
        }
    }

    /// The place of one such card in the deck.
    fn like(card: Card, temple: &Temple) -> u32 {
        (place(card)..).find(|at| temple.deck >> at & 1 == 1).expect("it is in the deck")
    }

    /// The known temple, with the deck's likes where the other has them.
    fn like_known(known: &Knowledge, temple: &Temple) -> Temple {
        let mut of = Temple::known(known);
        assert_eq!(of.odds().fatal, temple.odds().fatal);
        assert_eq!(of.odds().shares, temple.odds().shares);
        assert_eq!(of.deck.count_ones(), temple.deck.count_ones());
        of.deck = temple.deck;
        of
    }
}
