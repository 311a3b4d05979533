//! What a view does not keep: how the round and the game went, as far as this viewer has seen it.

use crate::key_moments::{Deed, KeyMoment};
use game_core::{PerSeat, Seat};
use incan_gold_rules::{Edition, Event, Hazard, View};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    /// What each player has brought home this round; `None`: not out yet, or it was not seen.
    pub home: PerSeat<Option<u8>>,
    /// What each player has lost to a hazard this round.
    pub dropped: PerSeat<Option<u8>>,
    /// The artifacts each player has taken this round: number and value.
    pub took: PerSeat<Vec<(u8, u8)>>,
    /// Whether the round has just begun: no choice has been revealed in it.
    pub just_begun: bool,
    /// The numbers of the artifacts each player has taken in this game, as far as they were seen.
    numbers: PerSeat<Vec<u8>>,
    /// The rounds that a hazard ended.
    ended_by: Vec<(u8, Hazard)>,
    /// What the key moments of the game are chosen from.
    deeds: Vec<Deed>,
}

impl Ledger {
    pub fn new(seats: usize) -> Ledger {
        Ledger {
            home: PerSeat::filled(seats, None),
            dropped: PerSeat::filled(seats, None),
            took: PerSeat::filled(seats, Vec::new()),
            just_begun: false,
            numbers: PerSeat::filled(seats, Vec::new()),
            ended_by: Vec::new(),
            deeds: Vec::new(),
        }
    }

    /// Takes in an event that led to this round.
    pub fn follow(&mut self, event: &Event, round: u8) {
        self.deeds.extend(Deed::of(event, round));
        match event {
            Event::RoundBegan { .. } => self.begin_round(),
            Event::Revealed { .. } => self.just_begun = false,
            Event::Left { leavers, carried, share, .. } => {
                leavers.iter().for_each(|seat| self.home[seat] = Some(carried + share));
            }
            Event::ArtifactsTaken { seat, artifacts } => {
                self.took[*seat] = artifacts.to_vec();
                self.numbers[*seat].extend(artifacts.iter().map(|(number, _)| *number));
            }
            Event::Collapsed { hazard, caught, carried } => {
                self.just_begun = false;
                self.ended_by.push((round, *hazard));
                for seat in *caught {
                    self.dropped[seat] = Some(*carried);
                    self.home[seat] = Some(0);
                }
            }
            Event::Sealed { .. } | Event::Turned { .. } | Event::RoundEnded { .. } | Event::Over { .. } => {}
        }
    }

    fn begin_round(&mut self) {
        let seats = self.home.seats();
        let before = std::mem::replace(self, Ledger::new(seats));
        *self = Ledger {
            numbers: before.numbers,
            ended_by: before.ended_by,
            deeds: before.deeds,
            just_begun: true,
            ..Ledger::new(seats)
        };
    }

    /// The hazard that ended a round, if one did and it was seen.
    pub fn ended_by(&self, round: u8) -> Option<Hazard> {
        self.ended_by.iter().find(|(ended, _)| *ended == round).map(|(_, hazard)| *hazard)
    }

    /// The hazards out of the game of which it was not seen in which round they went.
    pub fn gone_unseen(&self, view: &View) -> Vec<Hazard> {
        let unseen = view.removed.len().saturating_sub(self.ended_by.len());
        view.removed[..unseen].to_vec()
    }

    pub fn key_moments(&self) -> Vec<KeyMoment> {
        KeyMoment::of_game(&self.deeds)
    }

    /// The artifacts of a seat: number (if it is known) and value.
    pub fn artifacts(&self, view: &View, seat: Seat) -> Vec<(Option<u8>, u8)> {
        let values = &view.artifacts[seat];
        let numbers = &self.numbers[seat];
        let unseen = values.len().saturating_sub(numbers.len());
        let number = |at: usize, value: u8| match view.edition {
            // Each has its value printed on it, so the value tells which it is. I-24
            Edition::IncanGold2020 => (1..=5).find(|&number| view.edition.artifact_value(number, 0) == value),
            _ => at.checked_sub(unseen).and_then(|at| numbers.get(at).copied()),
        };
        values.iter().enumerate().map(|(at, &value)| (number(at, value), value)).collect()
    }
}
