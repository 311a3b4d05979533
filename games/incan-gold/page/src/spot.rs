//! A position as people describe it, and as the solver knows it.

use incan_gold_rules::{Card, Edition, Face, Hazard};
use incan_gold_solved::{Deck, Edition as Solved, Inside, Key, Position, Relics};
use serde::{Deserialize, Serialize};

/// The edition of a year.
pub fn edition(year: u16) -> Option<Edition> {
    Some(match year {
        2005 => Edition::Diamant2005,
        2006 => Edition::IncanGold2006,
        2016 => Edition::Diamant2016,
        2020 => Edition::IncanGold2020,
        _ => return None,
    })
}

/// Who left, after this many cards of the path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Left {
    #[default]
    Nobody,
    You(usize),
    Other(usize),
}

/// A position of a two-player game, from your view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spot {
    pub round: u8,
    /// Your points minus those of the other player when the round began, artifacts included.
    pub lead: i32,
    /// The hazards of which a card left the game in earlier rounds.
    pub gone: Vec<Hazard>,
    /// The numbers of the artifacts that you and the other player had when the round began, and of those that were lost.
    pub yours: Vec<u8>,
    pub others: Vec<u8>,
    pub lost: Vec<u8>,
    /// The cards turned this round, in order, with artifacts that were carried out.
    pub path: Vec<Card>,
    pub left: Left,
}

impl Spot {
    /// The beginning of a round in which everything is still in the deck.
    pub fn new(round: u8, lead: i32) -> Spot {
        let none = Vec::new;
        Spot {
            round,
            lead,
            gone: Vec::new(),
            yours: none(),
            others: none(),
            lost: none(),
            path: Vec::new(),
            left: Left::Nobody,
        }
    }

    /// How many cards of a hazard the game still has, with those on the path.
    fn cards(&self, hazard: Hazard) -> usize {
        3_usize.saturating_sub(self.gone.iter().filter(|gone| **gone == hazard).count())
    }

    /// The artifacts in the deck, with those on the path, when the round began.
    pub fn artifacts(&self, edition: Edition) -> Vec<u8> {
        let away = |number: &u8| [&self.yours, &self.others, &self.lost].iter().any(|it| it.contains(number));
        let all = (1..=self.round).flat_map(|round| edition.artifacts_of(round));
        all.filter_map(|card| card.artifact()).filter(|number| !away(number)).collect()
    }

    /// How many more of this card can come: none of a hazard's second, which would end the round.
    pub fn more(&self, edition: Edition, card: Card) -> usize {
        let drawn = self.path.iter().filter(|other| **other == card).count();
        let all = match card.face() {
            Face::Treasure(_) => usize::from(card.copies()),
            Face::Hazard(hazard) => self.cards(hazard).min(1),
            Face::Artifact(number) => usize::from(self.artifacts(edition).contains(&number)),
        };
        all.saturating_sub(drawn)
    }

    /// How many such cards the deck has now.
    pub fn left_in_deck(&self, edition: Edition, card: Card) -> usize {
        let drawn = self.path.iter().filter(|other| **other == card).count();
        match card.face() {
            Face::Hazard(hazard) => self.cards(hazard) - drawn,
            _ => self.more(edition, card),
        }
    }

    /// The gems that each player inside carries, or the one who is left.
    pub fn carried(&self) -> i32 {
        let together = self.together();
        let shared = self.path[..together].iter().map(|card| i32::from(card.gems() / 2));
        let alone = self.path[together..].iter().map(|card| i32::from(card.gems()));
        shared.chain(alone).sum()
    }

    /// The gems that could not be shared and lie on the path.
    pub fn on_path(&self) -> i32 {
        match self.left {
            Left::Nobody => self.path.iter().map(|card| i32::from(card.gems() % 2)).sum(),
            _ => 0,
        }
    }

    /// How many cards were turned while both were inside.
    fn together(&self) -> usize {
        match self.left {
            Left::Nobody => self.path.len(),
            Left::You(cards) | Left::Other(cards) => cards.min(self.path.len()),
        }
    }

    /// Whether a choice is due. I-07, I-08: not before the first card, nor after it if it is a hazard.
    pub fn is_asked(&self) -> bool {
        match self.path[..] {
            [] => false,
            [first] => first.hazard().is_none(),
            _ => true,
        }
    }

    pub fn key(&self, year: u16) -> Option<Key> {
        let (rules, solved) = (edition(year)?, Solved::of_year(year)?);
        let mut kinds = [0; 3];
        for hazard in Hazard::all() {
            *kinds.get_mut(self.cards(hazard).checked_sub(1)?)? += 1;
        }
        let owned = (self.yours.len() + self.others.len()) as u8;
        let surplus = solved.surplus(0, self.yours.len() as i8 - self.others.len() as i8);
        Some(Key { kinds, relics: relics(rules, &self.artifacts(rules)), owned, surplus })
    }

    /// The position for the solver; `None` if cards lie there that cannot.
    pub fn position(&self, year: u16) -> Option<Position> {
        let rules = edition(year)?;
        let treasures = Deck::treasures();
        let mut drawn = [0; 12];
        let mut seen = [0; 3];
        let mut known = Spot { path: Vec::new(), ..self.clone() };
        let (mut then, mut taken) = (None, 0);
        let together = self.together();
        for (at, card) in self.path.iter().enumerate() {
            if at == together {
                then = Some(known.in_deck(rules));
            }
            if known.more(rules, *card) == 0 {
                return None;
            }
            match card.face() {
                Face::Treasure(gems) => {
                    drawn[treasures.iter().position(|(value, _)| *value == i32::from(gems))?] += 1;
                    taken += if at < together { gems.div_ceil(2) } else { 0 };
                }
                Face::Hazard(hazard) => seen[self.cards(hazard) - 1] += 1,
                Face::Artifact(_) => {}
            }
            known.path.push(*card);
        }
        let now = known.in_deck(rules);
        let then = relics(rules, &then.unwrap_or_else(|| now.clone()));
        let who = match self.left {
            Left::Nobody => Inside::Both,
            Left::Other(_) => Inside::Alone { own: true, taken, relics: then },
            Left::You(_) => Inside::Alone { own: false, taken, relics: then },
        };
        Some(Position { drawn, seen, relics: relics(rules, &now), who })
    }

    /// The artifacts in the deck now.
    fn in_deck(&self, edition: Edition) -> Vec<u8> {
        let drawn = |number: &u8| self.path.iter().any(|card| card.artifact() == Some(*number));
        self.artifacts(edition).into_iter().filter(|number| !drawn(number)).collect()
    }
}

/// Artifacts as the solver counts them: where each has a value of its own it is a set, one bit each.
fn relics(edition: Edition, numbers: &[u8]) -> Relics {
    match edition {
        Edition::IncanGold2020 => numbers.iter().map(|number| 1 << (number - 1)).sum(),
        _ => numbers.len() as Relics,
    }
}
