//! Events: what happened at the table, redacted for each viewer.

use crate::board::JUNGLES;
use crate::character::{Character, CharacterSet};
use crate::public::IdolBy;
use crate::token::Token;
use arrayvec::ArrayVec;
use game_core::{Outcome, Private, Seat, Viewer, schemars};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A player was dealt a character for the start values, and gave the card back. L-04
    Started {
        seat: Seat,
        card: Character,
        /// The space of the pawn. The start area is 0 and below.
        position: i16,
        gems: u8,
        machetes: u8,
    },
    /// A token was put face down on an event space; no one sees it. L-04
    TokenLaid { space: u8, token: Private<Token> },
    /// The next round begins, the first one too, with the idol before this player. L-07, L-08
    RoundBegan { round: u32, idol: Seat, because: IdolBy },
    /// A card was set aside face up: no one can pick it this round. L-09
    SetAsideUp { card: Character },
    /// A card was put aside face down. No one sees it, but the last picker sees the one that is left over. L-09 to L-12
    PutAside { card: Private<Character> },
    /// A player takes the hand to pick from. L-09
    Handed {
        seat: Seat,
        /// How many cards the hand has.
        count: u8,
        /// The hand: only its player knows.
        cards: Private<CharacterSet>,
    },
    /// The last of eight adds the card that was put aside unseen. L-10
    AddedAside { seat: Seat, card: Private<Character> },
    /// A player picked a character, which lies face down until it is called. L-09
    Picked { seat: Seat, card: Private<Character> },
    /// A character was called; its holder, if there is one, reveals it. L-14
    Called {
        character: Character,
        /// Null if no one holds it.
        holder: Option<Seat>,
    },
    /// The Shaman's curse: the pawns of the Shaman's holder and of the named character's holder have swapped places. L-15
    Cursed { shaman: Seat, seat: Seat, shaman_to: i16, seat_to: i16 },
    /// The Thief's theft: all gems of the named character's holder change hands. L-16
    Robbed { thief: Seat, seat: Seat, gems: u8 },
    /// The curse or the theft of the Shaman or the Thief fell on its own holder, and does nothing. L-17
    Spared { seat: Seat, by: Character },
    /// The player who was called took a gem: 1, or 0 if the bank had none. L-06, L-14
    TookGem { seat: Seat, gems: u8 },
    /// The Shaman or the Thief named a character. L-15, L-16
    Named { seat: Seat, by: Character, character: Character },
    /// The Seer looked at two tokens. L-18
    Looked {
        seat: Seat,
        spaces: (u8, u8),
        /// The tokens in the order of `spaces`: only the Seer knows.
        tokens: Private<(Token, Token)>,
    },
    /// The Seer swapped the two tokens, or did not. L-18
    SwapDecided { seat: Seat, spaces: (u8, u8), swapped: bool },
    /// The Artisan took a machete, or left it. L-21
    MacheteOffered { seat: Seat, taken: bool },
    /// Gems were paid for a movement. L-19, L-20, L-22, L-23
    Paid { seat: Seat, gems: u8 },
    /// The player who was called does not move.
    Stayed { seat: Seat, because: Stay },
    /// A pawn moved. L-25 to L-27
    Moved {
        seat: Seat,
        from: i16,
        to: i16,
        by: Cause,
        /// The jungle spaces it passed with a machete for each, in this order. L-26
        cut: ArrayVec<u8, JUNGLES>,
        /// Whether a jungle stopped it short. L-26
        stuck: bool,
    },
    /// A pawn ended a movement on an event space and reveals its token. L-28
    TokenRevealed { seat: Seat, space: u8, token: Token },
    /// A token of the reserve, which no one sees, replaces the revealed one, which returned to the reserve. L-29
    TokenReplaced { space: u8, token: Private<Token>, returned: Token },
    /// The drawer of an idol token has the idol in the next round, instead of an earlier drawer. L-07, L-30
    DrewIdol { seat: Seat, instead_of: Option<Seat> },
    /// A token gave gems or, if negative, cost them. L-06, L-30
    GemsByToken { seat: Seat, gems: i8 },
    /// A token gave or cost a machete: 1, −1, or 0 if there was none to get or to lose. L-30
    MacheteByToken { seat: Seat, machetes: i8 },
    /// A pawn reached the finish, and the game is over. L-31, L-32
    Over { winner: Seat, outcome: Outcome },
}

/// What moved a pawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The ability of the character that was called. L-19 to L-25, L-33
    Character(Character),
    /// The token that was revealed. L-30
    Token(Token),
}

/// Why a player does not move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stay {
    /// Did not want to pay. L-19, L-20, L-22
    Declined,
    /// Cannot pay. L-19, L-20, L-22, L-23
    TooPoor,
    /// The Elder has no village to go to. L-20
    NoVillageAhead,
    /// The Child has no pawn to go to. L-24
    NobodyAhead,
}

impl Event {
    /// What `viewer` learns of it. That something happened is never a secret, only what it was.
    pub(crate) fn redacted(&self, viewer: Viewer) -> Event {
        let mut told = self.clone();
        match &mut told {
            Event::TokenLaid { token, .. } | Event::TokenReplaced { token, .. } => {
                *token = token.redacted(viewer)
            }
            Event::PutAside { card } | Event::AddedAside { card, .. } | Event::Picked { card, .. } => {
                *card = card.redacted(viewer);
            }
            Event::Handed { cards, .. } => *cards = cards.redacted(viewer),
            Event::Looked { tokens, .. } => *tokens = tokens.redacted(viewer),
            _ => {}
        }
        told
    }
}
