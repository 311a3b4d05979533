//! A view that follows the events its viewer receives.

use crate::ROUNDS;
use crate::card::{Card, PathCard};
use crate::deck::Deck;
use crate::event::Event;
use crate::path::gather;
use crate::view::View;
use game_core::{FoldEvents, Outcome, SeatSet};

/// The path stays on the table until the next round begins (or the game is over), so that a client can show how a round ended.
impl FoldEvents for View {
    type Event = Event;

    fn apply(&mut self, event: &Event) {
        match event {
            Event::RoundBegan { round, start_player, .. } => {
                self.clear_path();
                self.round = *round;
                self.start_player = *start_player;
                self.inside = self.everyone();
                self.deck = self.shuffled();
            }
            Event::Sealed { choice, chosen } => {
                self.chosen = *chosen;
                if let Some((_, choice)) = choice.get() {
                    self.own_choice = Some(*choice);
                }
            }
            Event::Revealed { .. } => {
                self.choosing = false;
                self.chosen = 0;
                self.own_choice = None;
            }
            Event::Left { leavers, carried, share, rest } => self.leave(*leavers, *carried, *share, *rest),
            Event::ArtifactsTaken { seat, artifacts } => {
                self.path.retain(|on| on.card.artifact().is_none());
                for (_, haul) in self.artifacts.iter_mut().filter(|(other, _)| other == seat) {
                    haul.extend(artifacts.iter().map(|(_, value)| *value).take(haul.remaining_capacity()));
                }
            }
            Event::Turned { card, each, rest } => self.turn(*card, *each, *rest),
            Event::Collapsed { hazard, caught, .. } => {
                let _ = self.removed.try_push(*hazard); // at most one per round
                self.empty_hands(*caught);
                self.inside = SeatSet::EMPTY;
            }
            Event::RoundEnded { artifacts, .. } => {
                self.lost = self.lost.saturating_add(artifacts.len() as u8);
            }
            Event::Over { outcome } => self.end(outcome),
        }
    }
}

impl View {
    fn everyone(&self) -> SeatSet {
        SeatSet::all(self.tents.seats())
    }

    /// I-09, I-10, I-11: a card is turned. A choice follows, unless the round is over or has just begun with a hazard (I-08).
    fn turn(&mut self, card: Card, each: u8, rest: u8) {
        let hazard = card.hazard().is_some();
        let pair = self.path.iter().any(|on| on.card == card);
        // While all are inside, nobody has carried anything out, so an empty path is a round without a card.
        let first = self.path.is_empty() && self.inside == self.everyone();
        self.choosing = !(hazard && (pair || first));
        self.path.push(PathCard { card, gems: rest });
        self.deck = self.deck.saturating_sub(1);
        let inside = self.inside;
        for (_, beside) in self.beside.iter_mut().filter(|(seat, _)| inside.contains(*seat)) {
            *beside = beside.saturating_add(each);
        }
    }

    /// I-12: the leavers put what they have into their tents, and the rest gathers on the last treasure.
    fn leave(&mut self, leavers: SeatSet, carried: u8, share: u8, rest: u8) {
        for (_, tent) in self.tents.iter_mut().filter(|(seat, _)| leavers.contains(*seat)) {
            *tent = tent.map(|gems| gems.saturating_add(u16::from(carried) + u16::from(share)));
        }
        self.empty_hands(leavers);
        self.inside = self.inside.without(leavers);
        gather(&mut self.path, rest);
    }

    fn empty_hands(&mut self, of: SeatSet) {
        self.beside.iter_mut().filter(|(seat, _)| of.contains(*seat)).for_each(|(_, beside)| *beside = 0);
    }

    fn clear_path(&mut self) {
        self.path.clear();
        self.choosing = false;
        self.empty_hands(self.everyone());
    }

    /// The size of the deck with every card in it that is still in the game. I-04
    fn shuffled(&self) -> u8 {
        (Deck::QUEST.len() as u8).saturating_sub(self.removed.len() as u8) + self.artifacts_in_deck()
    }

    /// I-18: the tents are opened. Points are gems and artifacts, and everyone's artifacts are known.
    fn end(&mut self, outcome: &Outcome) {
        self.clear_path();
        self.inside = SeatSet::EMPTY;
        self.round = ROUNDS;
        self.deck = self.shuffled();
        for ((_, tent), (points, haul)) in
            self.tents.iter_mut().zip(outcome.scores.as_slice().iter().zip(self.artifacts.as_slice()))
        {
            let artifacts: i32 = haul.iter().map(|value| i32::from(*value)).sum();
            *tent = u16::try_from(points.saturating_sub(artifacts)).ok();
        }
        self.outcome = Some(outcome.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Edition, Options, State};
    use alloc::vec::Vec;
    use game_core::{Draw, Game, SplitMix, Viewer};
    use game_testkit::random_step;

    fn events(edition: Edition, seats: usize, draw: &mut SplitMix) -> Vec<Event> {
        let mut game = State::new(&Options { edition, ..Options::default() }, seats).unwrap();
        let mut events = Vec::new();
        while let Some(step) = random_step(&game, draw) {
            game.apply(step, &mut events).unwrap();
        }
        events
    }

    #[test]
    fn a_foreign_or_damaged_stream_does_not_panic() {
        for (nth, edition) in Edition::all().enumerate() {
            let mut draw = SplitMix::nth(7, nth as u64);
            let mut foreign: Vec<Event> =
                (0..40).flat_map(|_| events(Edition::Diamant2016, 8, &mut draw)).collect();
            foreign.extend([0, 9, 255].map(|round| Event::RoundBegan {
                round,
                start_player: game_core::Seat::default(),
                artifacts: Default::default(),
            }));
            let options = Options { edition, open_tents: true };
            let mut view = State::new(&options, 2).unwrap().view(Viewer::Spectator);
            draw.shuffle(&mut foreign);
            for event in &foreign {
                view.apply(event);
                view.artifacts_on_path();
                crate::Odds::of(&view);
            }
        }
    }
}
