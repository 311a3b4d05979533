//! What a player can choose, and what chance can bring.

use crate::character::Character;
use crate::token::Token;
use game_core::schemars;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", from = "WrittenAction")]
#[derive(schemars::JsonSchema)]
#[schemars(!from)]
pub enum Action {
    /// Keeps this card of the hand. L-09
    Pick(Character),
    /// Curses or robs the holder of this character. L-15, L-16
    Name(Character),
    /// Looks at the tokens on these two spaces, the lower number first. L-18
    Look(u8, u8),
    /// Swaps the two tokens, or lets them lie. L-18
    Swap(bool),
    /// Moves this many spaces: 1 or 2. L-25
    Steps(u8),
    /// Pays 2 gems for the way to the next temple or village, or stays. L-19, L-20
    Pay(bool),
    /// Pays this many gems for as many spaces. L-22
    #[serde(rename = "pay")]
    PayGems(u8),
    /// Takes a machete, or leaves it. L-21
    Take(bool),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(schemars::JsonSchema)]
pub enum Chance {
    /// The card dealt for the start values. L-04
    Start(Character),
    /// A token put face down on an event space. L-04, L-29
    Token(Token),
    /// A card set aside face up. L-09
    Up(Character),
    /// A card put aside face down at random. L-09
    Aside(Character),
}

/// How an action is written: an object of one entry. `pay` holds a bool for the Priest and the Elder, a number for the Scout.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum WrittenAction {
    Pick(Character),
    Name(Character),
    Look(u8, u8),
    Swap(bool),
    Steps(u8),
    Pay(Payment),
    Take(bool),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Payment {
    Toll(bool),
    Gems(u8),
}

impl From<WrittenAction> for Action {
    fn from(written: WrittenAction) -> Action {
        match written {
            WrittenAction::Pick(character) => Action::Pick(character),
            WrittenAction::Name(character) => Action::Name(character),
            WrittenAction::Look(first, second) => Action::Look(first, second),
            WrittenAction::Swap(swap) => Action::Swap(swap),
            WrittenAction::Steps(steps) => Action::Steps(steps),
            WrittenAction::Pay(Payment::Toll(pay)) => Action::Pay(pay),
            WrittenAction::Pay(Payment::Gems(gems)) => Action::PayGems(gems),
            WrittenAction::Take(take) => Action::Take(take),
        }
    }
}
