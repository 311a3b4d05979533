//! What happened at the table, told to those who may know.

use crate::board::JUNGLES;
use crate::character::{Character, CharacterSet};
use crate::public::IdolBy;
use crate::token::Token;
use arrayvec::ArrayVec;
use game_core::{Outcome, Private, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What happened at the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "most fields are said by their names")]
pub enum Event {
    /// A player was dealt a character for the start values, and gave the card back. L-04
    Started { seat: Seat, card: Character, position: i16, gems: u8, machetes: u8 },
    /// A token was put face down on an event space. L-04
    TokenLaid {
        space: u8,
        /// No one sees it.
        token: Private<Token>,
    },
    /// A round begins. L-07, L-08
    RoundBegan {
        /// From 1.
        round: u32,
        idol: Seat,
        because: IdolBy,
    },
    /// A card was set aside face up. L-09
    SetAsideUp { card: Character },
    /// A card was put aside face down. L-09 to L-12
    PutAside {
        /// No one sees it, but the last picker sees the one that is left over.
        card: Private<Character>,
    },
    /// A player takes the hand to pick from. L-09
    Handed { seat: Seat, count: u8, cards: Private<CharacterSet> },
    /// The last of eight adds the card that was put aside unseen. L-10
    AddedAside { seat: Seat, card: Private<Character> },
    /// A player picked a character. L-09
    Picked { seat: Seat, card: Private<Character> },
    /// A character was called. L-14
    Called {
        character: Character,
        /// Who reveals it; `None` if no one holds it.
        holder: Option<Seat>,
    },
    /// The Shaman's curse: two pawns change places. L-15
    Cursed {
        shaman: Seat,
        /// Who holds the named character.
        seat: Seat,
        /// Where the Shaman's pawn stands now, and the other one stood.
        shaman_to: i16,
        /// Where the other pawn stands now, and the Shaman's stood.
        seat_to: i16,
    },
    /// The Thief's theft: all gems change hands. L-16
    Robbed {
        thief: Seat,
        /// Who holds the named character.
        seat: Seat,
        /// All that the holder had.
        gems: u8,
    },
    /// A curse or a theft fell on the player who cast it, and does nothing. L-17
    Spared {
        seat: Seat,
        /// The Shaman or the Thief.
        by: Character,
    },
    /// The player who was called took a gem. L-14
    TookGem {
        seat: Seat,
        /// 1, or 0 if the bank had none. L-06
        gems: u8,
    },
    /// The Shaman or the Thief named a character. L-15, L-16
    Named {
        seat: Seat,
        /// The Shaman or the Thief.
        by: Character,
        character: Character,
    },
    /// The Seer looked at two tokens. L-18
    Looked {
        seat: Seat,
        spaces: (u8, u8),
        /// In the order of the spaces.
        tokens: Private<(Token, Token)>,
    },
    /// The Seer swapped the two tokens, or let them lie. L-18
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
    /// A token of the reserve replaces the revealed one, which goes into the reserve. L-29
    TokenReplaced {
        space: u8,
        /// The new one, which no one sees.
        token: Private<Token>,
        /// The one that went into the reserve.
        returned: Token,
    },
    /// An idol token: its drawer has the idol in the next round, if no one draws another. L-07, L-30
    DrewIdol {
        seat: Seat,
        /// Who drew one before, and loses the claim.
        instead_of: Option<Seat>,
    },
    /// A token gave or cost gems. L-30
    GemsByToken {
        seat: Seat,
        /// From the bank; negative if they go to the bank. L-06
        gems: i8,
    },
    /// A token gave or cost a machete. L-30
    MacheteByToken {
        seat: Seat,
        /// 1, −1, or 0 if there was none to get or to lose.
        machetes: i8,
    },
    /// A pawn reached the finish, and the game is over. L-31, L-32
    Over { winner: Seat, outcome: Outcome },
}

/// What makes a pawn move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The character that is called.
    Character(Character),
    /// An event token.
    Token(Token),
}

/// Why the player who is called does not move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stay {
    /// Did not want to pay. L-19, L-20, L-22
    Declined,
    /// Cannot pay. L-19, L-20, L-22, L-23
    TooPoor,
    /// There is no village ahead. L-20
    NoVillageAhead,
    /// There is no pawn ahead. L-24
    NobodyAhead,
}

impl Event {
    /// As `viewer` is told of it. That something happened is never a secret, only what it was.
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
