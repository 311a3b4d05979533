//! What the things of this game are called.

use crate::t;
use crate::words;
use incan_gold::{Edition, Hazard};
use protocol::Reaction;
use rules_core::SeatSet;

/// An artifact's name, within a sentence.
pub fn artifact(number: u8) -> String {
    match number {
        1 => t!("incan-artifact-1"),
        2 => t!("incan-artifact-2"),
        3 => t!("incan-artifact-3"),
        4 => t!("incan-artifact-4"),
        _ => t!("incan-artifact-5"),
    }
}

/// A hazard's name, as a title.
pub fn hazard(kind: Hazard) -> String {
    match kind {
        Hazard::Spider => t!("incan-spider"),
        Hazard::Mummy => t!("incan-mummy"),
        Hazard::Fire => t!("incan-fire"),
        Hazard::Snake => t!("incan-snake"),
        Hazard::Rockfall => t!("incan-rockfall"),
    }
}

/// An edition's name.
pub fn edition(edition: Edition) -> String {
    match edition {
        Edition::IncanGold2006 => t!("incan-edition-incan-2006"),
        Edition::IncanGold2020 => t!("incan-edition-incan-2020"),
        Edition::Diamant2005 => t!("incan-edition-diamant-2005"),
        Edition::Diamant2016 => t!("incan-edition-diamant-2016"),
    }
}

/// What a mask says.
pub fn reaction(reaction: Reaction) -> String {
    match reaction {
        Reaction::Brave => t!("incan-mask-brave"),
        Reaction::Wow => t!("incan-mask-wow"),
        Reaction::Laugh => t!("incan-mask-laugh"),
        Reaction::Phew => t!("incan-mask-phew"),
        Reaction::Ouch => t!("incan-mask-ouch"),
        Reaction::Hurry => t!("incan-mask-hurry"),
    }
}

/// The names of some, in a row.
pub fn list(seats: SeatSet, names: &[String]) -> String {
    let names: Vec<String> = seats.iter().map(|seat| name(seat.index(), names)).collect();
    words::list(&names)
}

/// The name of one. A seat nobody knows the name of has a number.
pub fn name(seat: usize, names: &[String]) -> String {
    match names.get(seat) {
        Some(name) if !name.is_empty() => name.clone(),
        _ => t!("incan-nameless", number = seat + 1),
    }
}

/// A round, as it is carved over its door.
pub const fn roman(round: u8) -> &'static str {
    match round {
        1 => "I",
        2 => "II",
        3 => "III",
        4 => "IV",
        _ => "V",
    }
}
