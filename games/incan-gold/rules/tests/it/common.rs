//! Words for scripting an expedition.

use game_core::OpenTable;
use game_testkit::{Script, seat};
use incan_gold_rules::{Choice, Edition, FullTable, Options, State};

pub fn temple(seats: usize) -> Script<State> {
    Script::new(&Options::default(), seats)
}

pub fn edition(edition: Edition, seats: usize) -> Script<State> {
    Script::new(&Options { edition, ..Options::default() }, seats)
}

pub trait Expedition {
    /// Turns these cards, one after another; between two of them everyone inside stays.
    fn walk(&mut self, cards: &[&str]) -> &mut Self;
    /// Everyone inside chooses: those named leave, the others stay.
    fn leave(&mut self, leavers: &[usize]) -> &mut Self;
    fn stay(&mut self) -> &mut Self;
    /// Ends the round at once with a pair of this hazard.
    fn collapse(&mut self, kind: &str) -> &mut Self;
    fn table(&self) -> FullTable;
    /// The values of the artifacts that a seat carried out.
    fn haul(&self, seat: usize) -> Vec<u8>;
    /// Whether nobody has carried out an artifact.
    fn no_artifacts(&self) -> bool;
}

impl Expedition for Script<State> {
    fn walk(&mut self, cards: &[&str]) -> &mut Self {
        for card in cards {
            self.stay();
            self.chance(card.parse().unwrap());
        }
        self
    }

    fn leave(&mut self, leavers: &[usize]) -> &mut Self {
        for seat in self.due() {
            self.act(seat, if leavers.contains(&seat) { Choice::Camp } else { Choice::Torch });
        }
        self
    }

    fn stay(&mut self) -> &mut Self {
        self.leave(&[])
    }

    fn collapse(&mut self, kind: &str) -> &mut Self {
        let card = format!("hazard-{kind}");
        self.walk(&[&card, &card])
    }

    fn table(&self) -> FullTable {
        self.open_table()
    }

    fn haul(&self, of: usize) -> Vec<u8> {
        self.table().artifacts[seat(of)].to_vec()
    }

    fn no_artifacts(&self) -> bool {
        self.table().artifacts.as_slice().concat().is_empty()
    }
}
