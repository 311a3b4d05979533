//! What everyone sees of the table. L-05

use crate::abilities::Situation;
use crate::action::Action;
use crate::board::Board;
use crate::character::{CHARACTERS, Character, CharacterSet};
use crate::selection::Stages;
use crate::token::Token;
use alloc::sync::Arc;
use game_core::{PerSeat, Seat, SeatSet, schemars};
use serde::{Deserialize, Serialize};

/// A player's pawn and purse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Explorer {
    /// The card dealt for the start values; `None` until then, and the rest means nothing.
    pub start: Option<Character>,
    /// The track number of the pawn: from the rearmost place of the start area to the finish.
    pub position: i16,
    pub gems: u8,
    pub machetes: u8,
}

/// What is left to be had. L-06
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Bank {
    pub gems: u8,
    pub machetes: u8,
}

/// What the bank has before the start values are taken. L-01
pub const BANK: Bank = Bank { gems: 50, machetes: 8 };

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The start card of the next seat. L-04
    Deal,
    /// The token for the next event space. L-04
    Lay,
    /// The next stage of the selection. L-09
    Select,
    /// A choice of the player who holds the character that is called. Never [`Due::Pick`].
    Act(Due),
    /// The token that replaces the one revealed on this space, which takes effect after that. L-29
    Replace {
        space: u8,
        token: Token,
    },
    Over,
}

/// What a player has to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Due {
    /// A card of the hand. L-09
    Pick,
    /// The character to curse or to rob. L-15, L-16
    Name,
    /// The two tokens to look at. L-18
    Look,
    /// Whether to swap the tokens on these spaces. L-18
    Swap(u8, u8),
    /// 1 or 2 spaces. L-25
    Steps,
    /// Whether to pay 2 gems for the way. L-19, L-20
    Pay,
    /// How many gems to pay. L-22
    PayGems,
    /// Whether to take a machete. L-21
    Take,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Revealed([Option<Seat>; CHARACTERS]);

impl Revealed {
    pub fn by(&self, character: Character) -> Option<Seat> {
        self.0[character.index()]
    }

    pub(crate) fn set(&mut self, character: Character, seat: Seat) {
        self.0[character.index()] = Some(seat);
    }

    pub fn of(&self, seat: Seat) -> CharacterSet {
        Character::all().filter(|character| self.by(*character) == Some(seat)).collect()
    }
}

/// What everyone sees of the table and remembers, but for the tokens.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    pub board: Arc<Board>,
    /// Whether the tenth character is in the game. L-33
    pub mandarin: bool,
    pub phase: Phase,
    /// From 1; 0 during the set-up.
    pub round: u32,
    /// Who has the idol this round: `None` during the set-up only.
    pub idol: Option<Seat>,
    /// Who drew an idol token this round, the last one of several. L-07
    pub next_idol: Option<Seat>,
    /// The pawns and purses. Gems and machetes of all and of the bank are always 50 and 8.
    pub explorers: PerSeat<Explorer>,
    pub bank: Bank,
    /// Whose turn it is or was last: `None` until the selection is over.
    pub called: Option<Character>,
    /// The holders of the characters called so far this round. No one holds a character that was called and is not here.
    pub revealed: Revealed,
    pub revealed_before: Revealed,
    /// The character that the Shaman named this round. L-15
    pub curse: Option<Character>,
    /// The character that the Thief named this round. L-16
    pub theft: Option<Character>,
    /// The last choice that everyone saw: any but a pick. Two choices may leave the same table, such as 1 or 2 steps to
    /// the jungle right ahead, and all who were there know which it was.
    pub last_choice: Option<Action>,
}

/// Why a player has the idol. L-07, L-08
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum IdolBy {
    /// Drew the last idol token.
    Token,
    /// Alone is rearmost.
    Rearmost,
    /// Has the fewest gems of the rearmost.
    FewestGems,
    /// The rearmost have equally few gems, so that it stays where it was.
    Kept,
    /// There was no last holder: the first of them in seat order has it.
    FirstSeat,
}

impl Public {
    pub fn players(&self) -> usize {
        self.explorers.seats()
    }

    pub fn stages(&self) -> Stages {
        Stages::of(self.players(), self.mandarin)
    }

    pub fn characters(&self) -> CharacterSet {
        self.stages().characters()
    }

    /// Where the race ends. L-02
    pub fn finish(&self) -> i16 {
        self.board.finish(self.players())
    }

    /// L-18: the spaces whose tokens the Seer can look at.
    pub fn seer_spaces(&self) -> &[u8] {
        self.board.events_before_finish(self.players())
    }

    /// Where a seat's pawn stands, once its start card is dealt.
    pub fn position(&self, seat: Seat) -> Option<i16> {
        let explorer = self.explorers[seat];
        explorer.start.map(|_| explorer.position)
    }

    /// The cards dealt for the start values so far, one for each seat in order.
    pub fn dealt(&self) -> CharacterSet {
        self.explorers.iter().filter_map(|(_, it)| it.start).collect()
    }

    /// Who holds the character that is called, and has revealed it.
    pub fn caller(&self) -> Option<Seat> {
        self.called.and_then(|character| self.revealed.by(character))
    }

    /// Whether this character was called and no one revealed it.
    pub fn nobody_holds(&self, character: Character) -> bool {
        self.called.is_some_and(|called| character <= called) && self.revealed.by(character).is_none()
    }

    /// L-24: where the next pawn ahead stands.
    pub fn next_pawn(&self, from: i16) -> Option<i16> {
        self.explorers.iter().map(|(_, it)| it.position).filter(|pawn| *pawn > from).min()
    }

    /// L-33: the place in the race.
    pub fn rank(&self, seat: Seat) -> u8 {
        self.situation(seat).rank()
    }

    /// The current race for a player.
    pub(crate) fn situation(&self, seat: Seat) -> Situation<'_> {
        let Explorer { position, gems, machetes, .. } = self.explorers[seat];
        Situation {
            board: &self.board,
            finish: self.finish(),
            pawns: self.explorers.iter().map(|(_, it)| it.position).collect(),
            tokens: self.seer_spaces().len(),
            bank: self.bank,
            from: position,
            gems,
            machetes,
        }
    }

    /// L-07, L-08: who has the idol in the next round, as things stand.
    pub fn idol_holder(&self) -> (Seat, IdolBy) {
        if let Some(drawer) = self.next_idol {
            return (drawer, IdolBy::Token);
        }
        let rearmost = self.least(SeatSet::all(self.players()), |it| it.position);
        let poorest = self.least(rearmost, |it| it.gems.into());
        let first = poorest.iter().next().unwrap_or_default();
        match self.idol {
            _ if rearmost.len() == 1 => (first, IdolBy::Rearmost),
            _ if poorest.len() == 1 => (first, IdolBy::FewestGems),
            Some(last) => (last, IdolBy::Kept),
            None => (first, IdolBy::FirstSeat),
        }
    }

    /// Those of `seats` who have the least of something.
    fn least(&self, seats: SeatSet, what: impl Fn(Explorer) -> i16) -> SeatSet {
        let least = seats.iter().map(|seat| what(self.explorers[seat])).min();
        seats.iter().filter(|seat| Some(what(self.explorers[*seat])) == least).collect()
    }
}
