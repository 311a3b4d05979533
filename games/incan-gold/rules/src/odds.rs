//! What the next card may be: counted from what lies on the table.

use crate::card::{Card, Face, Hazard};
use crate::view::View;
use arrayvec::ArrayVec;

/// The cards in the deck. Who stays and who leaves changes nothing about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Odds {
    /// The hazards on the path, in order, each with the number of like cards in the deck (possibly none). Any of these cards ends the
    /// round. I-11
    pub deadly: ArrayVec<(Hazard, u8), 5>,
    /// The other hazards, each with the number of its cards. The first of a kind is only a warning.
    pub warnings: ArrayVec<(Hazard, u8), 5>,
    /// The gems on each treasure, ascending.
    pub treasures: ArrayVec<u8, 15>,
    pub artifacts: u8,
}

impl Odds {
    /// Counts the cards that are neither on the path nor out of the game.
    pub fn of(view: &View) -> Odds {
        let left = |card: Card| {
            let on_path = view.path.iter().filter(|on| on.card == card).count();
            let removed = view.removed.iter().filter(|kind| kind.card() == card).count();
            card.copies().saturating_sub((on_path + removed) as u8)
        };
        let hazard = |kind: Hazard| (kind, left(kind.card()));
        let on_path = view.hazards_on_path();
        let treasures = Card::all().flat_map(|card| match card.face() {
            Face::Treasure(gems) => core::iter::repeat_n(gems, left(card).into()),
            Face::Hazard(_) | Face::Artifact(_) => core::iter::repeat_n(0, 0),
        });
        Odds {
            deadly: on_path.iter().copied().map(hazard).collect(),
            warnings: Hazard::all().filter(|kind| !on_path.contains(kind)).map(hazard).collect(),
            treasures: treasures.collect(),
            artifacts: view.artifacts_in_deck(),
        }
    }

    /// How many cards end the round.
    pub fn deadly_cards(&self) -> u8 {
        self.deadly.iter().map(|(_, cards)| cards).sum()
    }

    /// How many cards are hazards of a kind that is not on the path.
    pub fn warning_cards(&self) -> u8 {
        self.warnings.iter().map(|(_, cards)| cards).sum()
    }

    pub fn cards(&self) -> usize {
        usize::from(self.deadly_cards() + self.warning_cards() + self.artifacts) + self.treasures.len()
    }

    /// How likely the next card ends the round, in percent, rounded.
    pub fn percent(&self) -> usize {
        let cards = self.cards().max(1);
        (usize::from(self.deadly_cards()) * 200 + cards) / (2 * cards)
    }

    /// Whether this card would end the round; `None` if it is not in the deck.
    pub fn ends_round(&self, card: Card) -> Option<bool> {
        let any = |of: &[(Hazard, u8)]| of.iter().any(|(kind, cards)| kind.card() == card && *cards > 0);
        match card.face() {
            Face::Treasure(gems) => self.treasures.contains(&gems).then_some(false),
            Face::Artifact(_) => (self.artifacts > 0).then_some(false),
            Face::Hazard(_) if any(&self.deadly) => Some(true),
            Face::Hazard(_) => any(&self.warnings).then_some(false),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Edition, Options, State};
    use alloc::vec;
    use alloc::vec::Vec;
    use game_core::{Game, SplitMix, Turn, Viewer};
    use game_testkit::random_step;

    /// The cards of these odds, laid out: hazards by kind, treasures by gems, artifacts as one sort.
    fn laid_out(odds: &Odds) -> Vec<(&'static str, u8)> {
        let mut cards = vec![("artifact", 0); odds.artifacts.into()];
        cards.extend(odds.treasures.iter().map(|gems| ("treasure", *gems)));
        for (kind, count) in odds.deadly.iter().chain(&odds.warnings) {
            cards.extend(vec![(kind.name(), 0); usize::from(*count)]);
        }
        cards.sort_unstable();
        cards
    }

    #[test]
    fn every_card_of_the_deck_is_counted_at_every_draw() {
        let mut draws = 0;
        for (seed, &(edition, _)) in (0..120).zip(Edition::NAMES.iter().cycle()) {
            let options = Options { edition, ..Options::default() };
            let mut state = State::new(&options, 2 + seed % 7).unwrap();
            let mut draw = SplitMix::nth(1, seed as u64);
            while let Some(step) = random_step(&state, &mut draw) {
                if state.turn() == Turn::Chance {
                    draws += 1;
                    agrees_with_the_deck(&state);
                }
                state.apply(step, &mut ()).unwrap();
            }
        }
        assert!(draws > 1_500, "{draws}");
    }

    fn agrees_with_the_deck(state: &State) {
        let view = state.view(Viewer::Spectator);
        let odds = Odds::of(&view);
        let (mut outcomes, mut wanted) = (Vec::new(), Vec::new());
        state.chance_outcomes(&mut outcomes);
        for card in Card::all() {
            let in_deck = outcomes.iter().any(|(it, _)| *it == card);
            let ends = view.path.iter().any(|on| on.card == card && on.card.hazard().is_some());
            match card.face() {
                Face::Artifact(_) => assert!(!in_deck || odds.ends_round(card) == Some(false)),
                _ => assert_eq!(odds.ends_round(card), in_deck.then_some(ends), "{card}"),
            }
        }
        for (card, count) in outcomes {
            let sort = match card.face() {
                Face::Treasure(gems) => ("treasure", gems),
                Face::Hazard(kind) => (kind.name(), 0),
                Face::Artifact(_) => ("artifact", 0),
            };
            wanted.extend(vec![sort; count as usize]);
        }
        wanted.sort_unstable();
        assert_eq!(laid_out(&odds), wanted);
        assert_eq!(odds.cards(), usize::from(view.deck));
        assert_eq!(odds.deadly.iter().map(|(kind, _)| *kind).collect::<Vec<_>>(), {
            let on_path = view.path.iter();
            on_path.filter_map(|on| Hazard::all().find(|kind| kind.card() == on.card)).collect::<Vec<_>>()
        });
    }

    #[test]
    fn percents_are_rounded() {
        let odds = |deadly, warnings| Odds {
            deadly: [(Hazard::Fire, deadly)].into_iter().collect(),
            warnings: [(Hazard::Snake, warnings)].into_iter().collect(),
            ..Odds::default()
        };
        assert_eq!(odds(4, 20).percent(), 17);
        assert_eq!(odds(0, 20).percent(), 0);
        assert_eq!(odds(1, 1).percent(), 50);
        assert_eq!(Odds::default().percent(), 0);
    }
}
