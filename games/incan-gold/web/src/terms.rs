//! What the things of this game are called.

use incan_gold_rules::{Edition, Hazard};
use web_shell::t;

pub fn artifact(number: u8) -> String {
    match number {
        1 => t!("incan-artifact-1"),
        2 => t!("incan-artifact-2"),
        3 => t!("incan-artifact-3"),
        4 => t!("incan-artifact-4"),
        _ => t!("incan-artifact-5"),
    }
}

pub fn hazard(kind: Hazard) -> String {
    match kind {
        Hazard::Spider => t!("incan-spider"),
        Hazard::Mummy => t!("incan-mummy"),
        Hazard::Fire => t!("incan-fire"),
        Hazard::Snake => t!("incan-snake"),
        Hazard::Rockfall => t!("incan-rockfall"),
    }
}

pub fn edition(edition: Edition) -> String {
    match edition {
        Edition::IncanGold2006 => t!("incan-edition-incan-2006"),
        Edition::IncanGold2020 => t!("incan-edition-incan-2020"),
        Edition::Diamant2005 => t!("incan-edition-diamant-2005"),
        Edition::Diamant2016 => t!("incan-edition-diamant-2016"),
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
