//! A table as a player knows it, and what bots ask of a table.

use crate::model::{Fast, Phase, UNSEEN, character, character_number};
use crate::pool::Pool;
use crate::track::{NONE, Track};
use game_core::Draw;
use lost_temple_rules::{Action, CHARACTERS, Character, Due, Knowledge, Token};

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
        let number = |named: Option<Character>| named.map_or(NONE, character_number);
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

    /// The same table for someone who has looked at no token.
    pub fn forget_tokens(&mut self) {
        for token in &mut self.tokens[..self.laid.into()] {
            if *token != UNSEEN {
                self.pool.put(std::mem::replace(token, UNSEEN));
            }
        }
    }

    /// Says which seat holds each character.
    pub fn hold(&mut self, holders: &[Option<u8>; CHARACTERS]) {
        for (slot, holder) in self.holder.iter_mut().zip(holders) {
            *slot = holder.unwrap_or(NONE);
        }
    }

    /// Ends the selection: these seats hold the characters, which are called until someone has to choose.
    pub fn call_all(&mut self, holders: &[Option<u8>; CHARACTERS], draw: &mut impl Draw) {
        self.hold(holders);
        self.call_next();
        self.reveal_unseen(draw);
    }

    /// Who has to choose what for the character that is called; `None` when the round or the game is over.
    pub fn asked(&self) -> Option<(usize, Due)> {
        match self.phase {
            Phase::Act(due) => Some((self.caller().into(), due)),
            _ => None,
        }
    }

    /// The player who is asked chooses this, and the game continues until someone else is. Unseen tokens are drawn from the pool when
    /// they are looked at or revealed.
    pub fn answer(&mut self, action: Action, draw: &mut impl Draw) {
        if let Action::Look(first, second) = action {
            self.look(first, draw);
            self.look(second, draw);
        }
        self.act(self.caller().into(), action);
        self.reveal_unseen(draw);
    }

    /// Continues where the token `open` was revealed on this space and is to be replaced: as if it were `token`.
    pub fn reveal_instead(&mut self, space: u8, open: Token, token: Token, draw: &mut impl Draw) {
        let event = self.track.event_of(space);
        self.pool.put(open as u8);
        self.pool.take(token as u8);
        self.tokens[event] = UNSEEN;
        self.phase = Phase::Replace { event: event as u8, token: token as u8 };
        self.reveal_unseen(draw);
    }

    /// Ends the round at once, with the idol for the player who would have it now.
    pub fn end_round(&mut self) {
        self.begin_round();
    }

    /// Draws the token of this event space if it is unseen.
    pub fn look(&mut self, space: u8, draw: &mut impl Draw) {
        let event = self.track.event_of(space);
        if self.tokens[event] == UNSEEN {
            let token = self.pool.draw(draw);
            self.pool.take(token);
            self.tokens[event] = token;
        }
    }

    /// An unseen token that is revealed is drawn from the pool, and an unseen one replaces it. That this cannot be the token just
    /// revealed is ignored.
    fn reveal_unseen(&mut self, draw: &mut impl Draw) {
        while let Phase::Replace { token, .. } = self.phase {
            let token = if token == UNSEEN {
                self.pool.draw(draw)
            } else {
                self.pool.put(token);
                token
            };
            self.reveal(token);
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
        self.track.characters()
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

    /// The seat that holds a character.
    pub fn holder(&self, character: Character) -> Option<usize> {
        Some(self.holder[character.index()]).filter(|seat| *seat != NONE).map(usize::from)
    }

    /// The character whose turn it is, or was last in this round.
    pub fn called(&self) -> Option<Character> {
        self.called.checked_sub(1).map(character)
    }

    /// The token of an event space, by its number among those of the board, if it is not unseen.
    pub fn token(&self, event: usize) -> Option<Token> {
        Token::at(self.tokens[event].into())
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
