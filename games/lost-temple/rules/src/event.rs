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
pub enum Event {
    /// A player was dealt a character for the start values, and gave the card back. L-04
    Started {
        /// Who.
        seat: Seat,
        /// The card.
        card: Character,
        /// Where his pawn stands.
        position: i16,
        /// The gems he got.
        gems: u8,
        /// The machetes he got.
        machetes: u8,
    },
    /// A token was put face down on an event space. L-04
    TokenLaid {
        /// The space.
        space: u8,
        /// The token: nobody sees it.
        token: Private<Token>,
    },
    /// A round begins. L-07, L-08
    RoundBegan {
        /// Which one, from 1.
        round: u32,
        /// Who has the idol.
        idol: Seat,
        /// Why he.
        because: IdolBy,
    },
    /// A card was set aside face up. L-09
    SetAsideUp {
        /// The card.
        card: Character,
    },
    /// A card was put aside face down. L-09 to L-12
    PutAside {
        /// The card. Nobody sees it, but the last picker sees the one that is left over.
        card: Private<Character>,
    },
    /// A player takes the hand to pick from. L-09
    Handed {
        /// Who.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// The cards.
        cards: Private<CharacterSet>,
    },
    /// The last of eight adds the card that was put aside unseen. L-10
    AddedAside {
        /// Who.
        seat: Seat,
        /// The card.
        card: Private<Character>,
    },
    /// A player picked a character. L-09
    Picked {
        /// Who.
        seat: Seat,
        /// The card.
        card: Private<Character>,
    },
    /// A character was called. L-14
    Called {
        /// The character.
        character: Character,
        /// Who reveals it; `None` if nobody holds it.
        holder: Option<Seat>,
    },
    /// The Shaman's curse: two pawns change places. L-15
    Cursed {
        /// Who held the Shaman.
        shaman: Seat,
        /// Who holds the character he named.
        seat: Seat,
        /// Where the Shaman's pawn stands now, and the other one stood.
        shaman_to: i16,
        /// Where the other pawn stands now, and the Shaman's stood.
        seat_to: i16,
    },
    /// The Thief's theft: all gems change hands. L-16
    Robbed {
        /// Who held the Thief.
        thief: Seat,
        /// Who holds the character he named.
        seat: Seat,
        /// All he had.
        gems: u8,
    },
    /// A curse or a theft fell on whoever cast it, and does nothing. L-17
    Spared {
        /// Who.
        seat: Seat,
        /// The Shaman or the Thief.
        by: Character,
    },
    /// Whoever was called took his gem. L-14
    TookGem {
        /// Who.
        seat: Seat,
        /// 1, or 0 if the bank had none. L-06
        gems: u8,
    },
    /// The Shaman or the Thief named a character. L-15, L-16
    Named {
        /// Who.
        seat: Seat,
        /// The Shaman or the Thief.
        by: Character,
        /// The character named.
        character: Character,
    },
    /// The Seer looked at two tokens. L-18
    Looked {
        /// Who.
        seat: Seat,
        /// Their spaces.
        spaces: (u8, u8),
        /// The tokens, in the same order.
        tokens: Private<(Token, Token)>,
    },
    /// The Seer swapped the two tokens, or let them lie. L-18
    SwapDecided {
        /// Who.
        seat: Seat,
        /// Their spaces.
        spaces: (u8, u8),
        /// Whether they were swapped.
        swapped: bool,
    },
    /// The Artisan took a machete, or left it. L-21
    MacheteOffered {
        /// Who.
        seat: Seat,
        /// Whether he took it.
        taken: bool,
    },
    /// Gems were paid for a movement. L-19, L-20, L-22, L-23
    Paid {
        /// Who.
        seat: Seat,
        /// How many.
        gems: u8,
    },
    /// Whoever was called does not move.
    Stayed {
        /// Who.
        seat: Seat,
        /// Why.
        because: Stay,
    },
    /// A pawn moved. L-25 to L-27
    Moved {
        /// Whose.
        seat: Seat,
        /// From where.
        from: i16,
        /// To where.
        to: i16,
        /// What made it move.
        by: Cause,
        /// The jungle spaces it passed with a machete for each, in this order. L-26
        cut: ArrayVec<u8, JUNGLES>,
        /// Whether a jungle stopped it short. L-26
        stuck: bool,
    },
    /// A pawn ended a movement on an event space and reveals its token. L-28
    TokenRevealed {
        /// Whose.
        seat: Seat,
        /// The space.
        space: u8,
        /// The token.
        token: Token,
    },
    /// A token of the reserve replaces the revealed one, which goes into the reserve. L-29
    TokenReplaced {
        /// The space.
        space: u8,
        /// The new token: nobody sees it.
        token: Private<Token>,
        /// The one that went into the reserve.
        returned: Token,
    },
    /// An idol token: its drawer has the idol in the next round, if nobody draws another. L-07, L-30
    DrewIdol {
        /// Who.
        seat: Seat,
        /// From whom the claim is taken.
        instead_of: Option<Seat>,
    },
    /// A token gave or cost gems. L-30
    GemsByToken {
        /// Who.
        seat: Seat,
        /// How many he gets from the bank; negative if he pays them. L-06
        gems: i8,
    },
    /// A token gave or cost a machete. L-30
    MacheteByToken {
        /// Who.
        seat: Seat,
        /// 1, −1, or 0 if there was none to get or to lose.
        machetes: i8,
    },
    /// Somebody reached the finish, and the game is over. L-31, L-32
    Over {
        /// Who won.
        winner: Seat,
        /// Where everybody is, and the ranks.
        outcome: Outcome,
    },
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

/// Why whoever is called does not move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stay {
    /// He did not want to pay. L-19, L-20, L-22
    Declined,
    /// He cannot pay. L-19, L-20, L-22, L-23
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
