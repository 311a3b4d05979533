//! A table as a player knows it, and what bots ask of a table.

use crate::model::{Fast, Phase, UNSEEN, character};
use crate::pool::Pool;
use crate::track::{NONE, Track};
use game_core::Draw;
use lost_temple_rules::{Character, Due, Knowledge, Token};

impl Fast {
    /// The table as a player knows it who has to choose. Tokens that the player has not looked at are unseen, and nobody holds
    /// a character: [`Fast::hold`] or [`Fast::call_all`] say who does.
    pub fn from_knowledge(known: &Knowledge) -> Fast {
        let public = known.public();
        let mut fast = Fast::on(Track::on(&public.board, public.players(), public.mandarin));
        let rear = public.board.rear();
        for (seat, explorer) in public.explorers.iter() {
            let seat = seat.index();
            fast.place[seat] = u8::try_from(explorer.position - rear).unwrap_or(0);
            fast.gems[seat] = explorer.gems;
            fast.machetes[seat] = explorer.machetes;
        }
        fast.phase = match public.phase {
            lost_temple_rules::Phase::Act(due) => Phase::Act(due),
            _ => Phase::Select,
        };
        (fast.bank_gems, fast.bank_machetes) = (public.bank.gems, public.bank.machetes);
        fast.called = public.called.map_or(0, Character::number);
        let number = |named: Option<Character>| named.map_or(NONE, |it| it.number() - 1);
        (fast.curse, fast.theft) = (number(public.curse), number(public.theft));
        fast.idol = public.idol.map_or(NONE, u8::from);
        fast.next_idol = public.next_idol.map_or(NONE, u8::from);
        for (slot, space) in fast.tokens.iter_mut().zip(public.board.events()) {
            *slot = known.token_at(*space).map_or(UNSEEN, |token| token as u8);
        }
        fast.laid = public.board.events().len() as u8;
        fast.pool = Pool::new(known.unseen_tokens());
        fast
    }

    /// Says which seat holds each character.
    pub fn hold(&mut self, holders: &[Option<u8>]) {
        for (slot, holder) in self.holder.iter_mut().zip(holders) {
            *slot = holder.unwrap_or(NONE);
        }
    }

    /// Ends the selection: these seats hold the characters, which are called until something is due.
    pub fn call_all(&mut self, holders: &[Option<u8>]) {
        self.hold(holders);
        self.call_next();
    }

    /// Who has to choose what for the character that is called; `None` in the selection and when the game is over.
    pub fn asked(&self) -> Option<(usize, Due)> {
        match self.phase {
            Phase::Act(due) => Some((self.caller().into(), due)),
            _ => None,
        }
    }

    /// Someone looks at the tokens of these spaces: an unseen one is drawn from the pool.
    pub fn look(&mut self, spaces: [u8; 2], draw: &mut impl Draw) {
        for space in spaces {
            let event = usize::from(self.track.event[usize::from(self.track.place(space))]);
            if self.tokens[event] == UNSEEN {
                let token = self.pool.draw(draw);
                self.pool.take(token);
                self.tokens[event] = token;
            }
        }
    }

    /// The board as tables.
    pub fn track(&self) -> &Track {
        &self.track
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.track.players()
    }

    /// How many characters there are.
    pub fn characters(&self) -> usize {
        self.track.characters.into()
    }

    /// Where each seat's pawn stands.
    pub fn places(&self) -> &[u8] {
        &self.place[..self.players()]
    }

    /// The gems of a seat.
    pub fn gems(&self, seat: usize) -> u8 {
        self.gems[seat]
    }

    /// The machetes of a seat.
    pub fn machetes(&self, seat: usize) -> u8 {
        self.machetes[seat]
    }

    /// The seat that holds the character with this number, from 0.
    pub fn holder(&self, number: usize) -> Option<usize> {
        Some(self.holder[number]).filter(|seat| *seat != NONE).map(usize::from)
    }

    /// The character whose turn it is.
    pub fn called(&self) -> Option<Character> {
        self.called.checked_sub(1).map(character)
    }

    /// The token of an event space, by its number among those of the board, if it is not unseen.
    pub fn token(&self, event: usize) -> Option<Token> {
        Token::NAMES.get(usize::from(self.tokens[event])).map(|(token, _)| *token)
    }

    /// Who has the idol this round, and so picks first.
    pub fn idol(&self) -> usize {
        self.idol.into()
    }

    /// Who has won.
    pub fn winner(&self) -> Option<usize> {
        self.places().iter().position(|place| *place == self.track.finish)
    }
}
