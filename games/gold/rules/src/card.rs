//! The 64 table cards and the colors of the mines. G-01

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;
use game_core::{Counts, schemars};

game_core::named! {
    /// The color of a mine and its prospectors.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Color("color") {
        Green => "green", Orange => "orange", Blue => "blue", Red => "red", Purple => "purple",
    }
}

pub const COLORS: usize = Color::NAMES.len();

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    Gold(u8),
    /// A prospector, by the color of its mine and its value.
    Prospector(Color, u8),
    /// Takes itself and another card out of the game.
    Dynamite,
}

/// A kind of table card. Gold and prospectors are written with their value: `gold-4`, `green-2`. G-01
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, schemars::JsonSchema)]
#[schemars(with = "String", extend("enum" = Card::all().map(|card| card.to_string()).collect::<alloc::vec::Vec<_>>()))]
pub struct Card(u8); // below KINDS: gold, then the prospectors color by color, then dynamite

pub const KINDS: usize = 25;

/// Number of cards on the table at the start of a round.
pub const CARDS: usize = 64;

pub const GOLD_CARDS: usize = 24;

/// All 64 table cards, by [`Card::kind`]. G-01
pub const DECK: Counts<KINDS> = {
    let mut copies = [0; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        copies[kind] = Card(kind as u8).copies();
        kind += 1;
    }
    Counts::new(copies)
};

impl Card {
    /// Every kind of card, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        (0..KINDS as u8).map(Card)
    }

    pub fn with_face(face: Face) -> Option<Card> {
        Card::all().find(|card| card.face() == face)
    }

    /// Its index among all kinds of cards, for example in a [`Counts`].
    pub const fn kind(self) -> usize {
        self.0 as usize
    }

    pub const fn of_kind(kind: usize) -> Option<Card> {
        if kind < KINDS { Some(Card(kind as u8)) } else { None }
    }

    /// What it shows. G-01
    pub const fn face(self) -> Face {
        match self.0 {
            gold @ 0..4 => Face::Gold(1 + gold),
            prospector @ 4..24 => {
                let (color, value) = ((prospector - 4) / 4, (prospector - 4) % 4);
                Face::Prospector(Color::NAMES[color as usize].0, 2 + value)
            }
            _ => Face::Dynamite,
        }
    }

    /// How many cards like it are in the box. G-01
    pub const fn copies(self) -> u8 {
        match self.face() {
            Face::Gold(1 | 4) => 5,
            Face::Gold(_) => 7,
            Face::Prospector(_, 5) => 1,
            Face::Prospector(..) => 2,
            Face::Dynamite => 5,
        }
    }

    /// Its points if it is gold, else 0.
    pub const fn points(self) -> u8 {
        if let Face::Gold(points) = self.face() { points } else { 0 }
    }

    /// The color of the mine it works for, if it is a prospector.
    pub const fn color(self) -> Option<Color> {
        if let Face::Prospector(color, _) = self.face() { Some(color) } else { None }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            Face::Gold(value) => write!(f, "gold-{value}"),
            Face::Prospector(color, value) => write!(f, "{color}-{value}"),
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
        Card::all().find(|card| card.to_string() == text).ok_or_else(|| format!("there is no card {text:?}"))
    }
}

game_core::serde_text!(Card);
