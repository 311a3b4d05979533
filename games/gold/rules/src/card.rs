//! The 64 table cards and the colours of the mines. G-01

use game_core::Counts;
use std::fmt;
use std::str::FromStr;

/// The colours of mines and prospectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    Green,
    Orange,
    Blue,
    Red,
    Purple,
}

game_core::named! { Colour, "colour", [
    (Colour::Green, "green"),
    (Colour::Orange, "orange"),
    (Colour::Blue, "blue"),
    (Colour::Red, "red"),
    (Colour::Purple, "purple"),
]}

/// How many colours there are.
pub const COLOURS: usize = Colour::NAMES.len();

/// What a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// Gold, by its points.
    Gold(u8),
    /// A prospector, by the colour of his mine and his value.
    Prospector(Colour, u8),
    /// Takes itself and another card out of the game.
    Dynamite,
}

/// A kind of table card: one of those that are in the box, and no other. Its [`face`](Card::face) is for matching.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8); // an index into `FACTS`

/// How many kinds of card there are.
pub const KINDS: usize = 25;

/// How many cards lie on the table at the start of a round.
pub const CARDS: usize = 64;

/// How many of them are gold.
pub const GOLD_CARDS: usize = 24;

/// Every kind of card in order, with the number of its like. G-01
const FACTS: [(Face, u8); KINDS] = {
    let mut facts = [(Face::Dynamite, 5); KINDS];
    let mut at = 0;
    let mut points = 1;
    while points <= 4 {
        facts[at] = (Face::Gold(points), if points == 1 || points == 4 { 5 } else { 7 });
        at += 1;
        points += 1;
    }
    let mut colour = 0;
    while colour < COLOURS {
        let mut value = 2;
        while value <= 5 {
            facts[at] = (Face::Prospector(Colour::NAMES[colour].0, value), if value == 5 { 1 } else { 2 });
            at += 1;
            value += 1;
        }
        colour += 1;
    }
    facts
};

/// All 64 table cards.
pub const DECK: Counts<KINDS> = {
    let mut of = [0; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        of[kind] = FACTS[kind].1;
        kind += 1;
    }
    Counts::new(of)
};

/// Every kind of card in order.
const EACH: [Card; KINDS] = {
    let mut each = [Card(0); KINDS];
    let mut kind = 0;
    while (kind as usize) < KINDS {
        each[kind as usize] = Card(kind);
        kind += 1;
    }
    each
};

impl Card {
    /// Every kind of card, ascending: gold, then the prospectors colour by colour, then dynamite.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        EACH.into_iter()
    }

    /// The card with this face, if there is one in the box.
    pub fn with_face(face: Face) -> Option<Card> {
        Card::all().find(|card| card.face() == face)
    }

    /// Its place among all kinds of card: an index into a [`Counts`] over them.
    pub const fn kind(self) -> usize {
        self.0 as usize
    }

    /// The card with this place among all kinds.
    pub fn of_kind(kind: usize) -> Option<Card> {
        EACH.get(kind).copied()
    }

    /// What it shows.
    #[inline]
    pub const fn face(self) -> Face {
        FACTS[self.kind()].0
    }

    /// How many cards like it are in the box.
    pub const fn copies(self) -> u8 {
        FACTS[self.kind()].1
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            Face::Gold(value) => write!(f, "gold-{value}"),
            Face::Prospector(colour, value) => write!(f, "{colour}-{value}"),
            Face::Dynamite => f.write_str("dynamite"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Card, String> {
        let face = match text.split_once('-') {
            None if text == "dynamite" => Some(Face::Dynamite),
            // Just one digit: "gold-03" and "gold-+3" are not cards.
            Some((name, value)) => match value.as_bytes() {
                [digit @ b'1'..=b'5'] if name == "gold" => Some(Face::Gold(digit - b'0')),
                [digit @ b'1'..=b'5'] => {
                    name.parse().ok().map(|colour| Face::Prospector(colour, digit - b'0'))
                }
                _ => None,
            },
            None => None,
        };
        face.and_then(Card::with_face).ok_or_else(|| format!("there is no card {text:?}"))
    }
}

game_core::serde_text!(Card);
