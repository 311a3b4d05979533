//! The event tokens. L-01, L-30

use game_core::Counts;

game_core::named! {
    /// An event token, named by what it does to the player who reveals it. L-30
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[repr(u8)]
    pub enum Token("token") {
        /// The player has the idol in the next round.
        Idol => "idol",
        /// The player gets up to 4 gems from the bank.
        GainGems => "gems+4",
        /// The player loses up to 2 gems.
        LoseGems => "gems-2",
        /// The pawn moves 3 spaces forward.
        Forward => "forward+3",
        /// The pawn moves 2 spaces back.
        Back => "back-2",
        /// The player gets a machete, if the bank has one.
        GainMachete => "machete+",
        /// The player loses a machete.
        LoseMachete => "machete-",
    }
}

pub(crate) const KINDS: usize = 7;
/// How many tokens there are in all. L-01
pub const TOKENS: usize = 18;

/// How many tokens of each kind, in the order of [`Token`].
pub type TokenCounts = Counts<KINDS>;

impl Token {
    /// Its place in a list of all kinds, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    pub fn at(index: usize) -> Option<Token> {
        Token::NAMES.get(index).map(|(token, _)| *token)
    }

    /// What it does to the player who reveals it. L-30
    pub const fn effect(self) -> Effect {
        match self {
            Token::Idol => Effect::Idol,
            Token::GainGems => Effect::Gain { gems: 4 },
            Token::LoseGems => Effect::Lose { gems: 2 },
            Token::Forward => Effect::Move { spaces: 3 },
            Token::Back => Effect::Move { spaces: -2 },
            Token::GainMachete => Effect::GainMachete,
            Token::LoseMachete => Effect::LoseMachete,
        }
    }
}

/// What a token does to the player who reveals it. L-30
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    Idol,
    /// This many, if the bank has them.
    Gain {
        gems: u8,
    },
    /// This many, if the player has them.
    Lose {
        gems: u8,
    },
    /// Back, if negative.
    Move {
        spaces: i16,
    },
    GainMachete,
    LoseMachete,
}
