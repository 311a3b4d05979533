//! The table: what a game in progress consists of.

use crate::ROUNDS;
use crate::action::Choice;
use crate::card::{Hazard, PathCard};
use crate::deck::{CARDS, Deck};
use crate::options::{Edition, Options};
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use game_core::{Game, Outcome, PerSeat, Seat, SeatSet, SetupError};

/// The values of the artifacts that a player carried out, in the order taken.
pub type Haul = ArrayVec<u8, 5>;

/// A game of Incan Gold in progress. Its rules are in `rules.rs`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) edition: Edition,
    pub(crate) open_tents: bool,
    pub(crate) phase: Phase,
    /// 1 to 5; stays 5 when the game is over.
    pub(crate) round: u8,
    /// Who is still in the temple. Never empty while the game is on.
    pub(crate) inside: SeatSet,
    /// Who has sealed a choice this turn: some of `inside`, never all.
    pub(crate) chosen: SeatSet,
    /// Who of them has sealed a camp.
    pub(crate) camp: SeatSet,
    /// What each explorer inside has beside the tent: all have the same, since all share alike. I-09
    pub(crate) carried: u8,
    /// How many cards were turned this round: those of the path, and artifacts that were carried out.
    pub(crate) turned: u8,
    /// What can be turned next: `stock` without what this round has turned.
    pub(crate) deck: Deck,
    /// What is in the game: no hazard removed for good, no artifact that was taken or lost, or has not come in yet.
    pub(crate) stock: Deck,
    /// The cards turned this round, without artifacts that were carried out.
    pub(crate) path: ArrayVec<PathCard, CARDS>,
    /// Gems in each tent: safe.
    pub(crate) tents: PerSeat<u16>,
    pub(crate) artifacts: PerSeat<Haul>,
    /// How many artifacts lay on a path when its round ended.
    pub(crate) lost: u8,
    /// The hazards removed for good, in order: at most one a round.
    pub(crate) removed: ArrayVec<Hazard, { ROUNDS as usize }>,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Phase {
    Card,
    /// Torch or camp of everyone inside who has not chosen.
    Choice,
    Over,
}

impl State {
    /// The table before the first card: everyone has entered the first temple. I-02, I-04, I-07
    pub(crate) fn set_up(options: &Options, seats: usize) -> Result<State, SetupError> {
        if !State::SEATS.contains(&seats) {
            return Err(SetupError::Seats { game: "Incan Gold", given: seats, allowed: State::SEATS });
        }
        let mut state = State {
            edition: options.edition,
            open_tents: options.open_tents,
            phase: Phase::Card,
            round: 1,
            inside: SeatSet::all(seats),
            chosen: SeatSet::EMPTY,
            camp: SeatSet::EMPTY,
            carried: 0,
            turned: 0,
            deck: Deck::QUEST,
            stock: Deck::QUEST,
            path: ArrayVec::new(),
            tents: PerSeat::filled(seats, 0),
            artifacts: PerSeat::filled(seats, Haul::default()),
            lost: 0,
            removed: ArrayVec::new(),
        };
        state.artifacts_enter();
        Ok(state)
    }

    /// How many artifacts have left the temple with someone.
    pub(crate) fn artifacts_out(&self) -> u8 {
        self.artifacts.iter().map(|(_, haul)| haul.len() as u8).sum()
    }

    pub(crate) fn owing(&self) -> SeatSet {
        self.inside.without(self.chosen)
    }

    pub(crate) fn sealed_by(&self, seat: Seat) -> Option<Choice> {
        let choice = if self.camp.contains(seat) { Choice::Camp } else { Choice::Torch };
        self.chosen.contains(seat).then_some(choice)
    }

    /// Points by seat: gems in the tent and the values of artifacts. I-18
    pub(crate) fn scores(&self) -> PerSeat<i32> {
        self.tents.map(|seat, &gems| {
            i32::from(gems) + self.artifacts[seat].iter().map(|value| i32::from(*value)).sum::<i32>()
        })
    }

    /// Score and rank by seat, if the game ended now. I-18, I-23
    pub(crate) fn standing(&self) -> Outcome {
        let scores = self.scores();
        let keys = scores.map(|seat, &points| {
            let artifacts = if self.edition.artifacts_break_ties() { self.artifacts[seat].len() } else { 0 };
            8 * points + artifacts as i32 // there are at most five artifacts, so points come first
        });
        Outcome::ranked(scores, &keys)
    }

    pub(crate) fn check(&self) {
        let over = self.phase == Phase::Over;
        assert!((1..=ROUNDS).contains(&self.round));
        assert_eq!(self.inside.is_empty(), over, "someone is inside until the end");
        assert!(self.chosen.without(self.inside).is_empty());
        assert!(self.camp.without(self.chosen).is_empty());
        assert!(over || !self.owing().is_empty(), "the last choice reveals all");
        assert!(self.phase == Phase::Choice || self.chosen.is_empty());

        assert!(self.path.iter().all(|on| on.gems == 0 || on.card.gems() > 0), "gems are on treasures only");
        let mut hazards: Vec<Hazard> = self.path.iter().filter_map(|on| on.card.hazard()).collect();
        let count = hazards.len();
        hazards.sort_unstable();
        hazards.dedup();
        assert_eq!(hazards.len(), count, "a pair ends the round at once");
        assert!(self.path.len() <= usize::from(self.turned));

        let mut deck = self.stock;
        assert!(self.path.iter().all(|on| deck.take(on.card)), "the path came from the stock");
        assert_eq!(deck, self.deck);
        assert!(over || !deck.is_empty(), "I-20: the deck never runs out");
        let taken = usize::from(self.artifacts_out());
        let came = self.edition.artifacts_by(self.round);
        assert_eq!(came, taken + usize::from(self.lost) + self.stock.artifacts(), "no artifact vanishes");
        assert_eq!(self.stock.len() - self.stock.artifacts(), 30 - self.removed.len());
        let rounds_over = usize::from(self.round) - usize::from(!over);
        assert!(self.removed.len() <= rounds_over, "at most one hazard a round leaves the game");
    }
}
