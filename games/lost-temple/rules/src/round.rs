//! The set-up and the course of a round: the idol, the selection, and calling the characters. L-04 to L-14

use crate::character::Character;
use crate::event::Event;
use crate::public::{Explorer, Phase};
use crate::rules::Flow;
use crate::selection::Stage;
use crate::state::State;
use crate::token::Token;
use game_core::{Illegal, Private, Seat, Sink};

impl State {
    /// L-04: the next seat is dealt a character and starts with what it gives; the card goes back. L-06: from the banks.
    pub(crate) fn deal_start(
        &mut self,
        card: Character,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let dealt = self.public.dealt();
        let (Some(seat), Some(start)) = (Seat::new(dealt.len()), self.public.board.start(card)) else {
            return Err(Illegal::Outcome);
        };
        if dealt.contains(card) {
            return Err(Illegal::Outcome);
        }
        let position = start.position();
        self.public.explorers[seat] = Explorer { start: Some(card), position, gems: 0, machetes: 0 };
        let gems = self.gain_gems(seat, start.gems);
        let machetes = u8::from(start.machete && self.gain_machete(seat));
        events.emit(|| Event::Started { seat, card, position, gems, machetes });
        if dealt.len() + 1 == self.public.players() {
            self.public.phase = Phase::Lay;
        }
        Ok(())
    }

    /// L-04: every event space of the board gets a face-down token; what is left is the reserve.
    pub(crate) fn lay_token(&mut self, token: Token, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        let space = self.public.board.events().get(self.hidden_tokens.track.len()).copied();
        let Some(space) = space.filter(|_| self.hidden_tokens.lay(token)) else {
            return Err(Illegal::Outcome);
        };
        events.emit(|| Event::TokenLaid { space, token: Private::nobody(token) });
        if self.hidden_tokens.track.len() == self.public.board.events().len() {
            self.begin_round(events);
        }
        Ok(())
    }

    /// L-07, L-08: a round begins; the idol says who picks first.
    fn begin_round(&mut self, events: &mut impl Sink<Event>) {
        let (idol, because) = self.public.idol_holder();
        let public = &mut self.public;
        public.round += 1;
        public.idol = Some(idol);
        public.next_idol = None;
        public.called = None;
        public.revealed_before = core::mem::take(&mut public.revealed);
        public.curse = None;
        public.theft = None;
        public.phase = Phase::Select;
        self.selection.gone.clear();
        events.emit(|| Event::RoundBegan { round: self.public.round, idol, because });
    }

    /// L-09, L-11, L-12: a card is set aside face up, or put aside face down at random, shown to no one.
    pub(crate) fn set_aside(
        &mut self,
        card: Character,
        event: Event,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        self.leave_hand(card).ok_or(Illegal::Outcome)?;
        events.emit(|| event);
        self.next_stage(events);
        Ok(())
    }

    /// L-09: a player keeps one card of the hand and passes the others on.
    pub(crate) fn pick(
        &mut self,
        seat: Seat,
        card: Character,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        self.leave_hand(card).ok_or(Illegal::Action)?;
        events.emit(|| Event::Picked { seat, card: Private::new([seat], card) });
        if self.stage() == Some(Stage::Left) {
            self.put_aside_the_last(seat, events);
            self.go_on(Flow::Done, events);
        } else {
            self.next_stage(events);
        }
        Ok(())
    }

    /// A card leaves the hand that goes round; `None`, and nothing changes, if it is not there.
    fn leave_hand(&mut self, card: Character) -> Option<()> {
        let there = self.hand().contains(card);
        there.then(|| self.selection.gone.push(card))
    }

    /// L-09 to L-12: the last picker puts the card that is left aside, face down.
    fn put_aside_the_last(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let left = self.hand().nth(0).expect("one card is left after the last pick");
        self.selection.gone.push(left);
        events.emit(|| Event::PutAside { card: Private::new([seat], left) });
    }

    /// The next stage of the selection is due; if it is a pick, the picker takes up the hand.
    fn next_stage(&mut self, events: &mut impl Sink<Event>) {
        let Some((stage, seat)) = self.stage().and_then(|stage| Some((stage, self.picker(stage)?))) else {
            return;
        };
        let added = match stage {
            Stage::PickWithAside(_) => self.selection.unseen(self.public.stages()), // L-10
            _ => None,
        };
        let passed = added.map_or(self.hand(), |card| self.hand().but(card));
        let count = u8::try_from(passed.len()).unwrap_or(u8::MAX);
        events.emit(|| Event::Handed { seat, count, cards: Private::new([seat], passed) });
        if let Some(card) = added {
            events.emit(|| Event::AddedAside { seat, card: Private::new([seat], card) });
        }
    }

    /// After a turn is over: L-14: the next character is called, until something is due.
    pub(crate) fn go_on(&mut self, mut flow: Flow, events: &mut impl Sink<Event>) {
        while flow == Flow::Done {
            let next = self.public.called.map_or(0, |character| character.index() + 1);
            match Character::at(next).filter(|next| self.public.characters().contains(*next)) {
                Some(character) => flow = self.call(character, events),
                None => return self.begin_round(events),
            }
        }
    }

    /// L-14: the holder reveals the character, is cursed, is robbed, takes a gem, and uses the character. If no one
    /// holds it, it is passed over.
    fn call(&mut self, character: Character, events: &mut impl Sink<Event>) -> Flow {
        let holder = self.holder(character);
        self.public.called = Some(character);
        events.emit(|| Event::Called { character, holder });
        let Some(seat) = holder else { return Flow::Done };
        self.public.revealed.set(character, seat);
        self.suffer_curse(character, seat, events);
        self.suffer_theft(character, seat, events);
        let gems = self.gain_gems(seat, 1);
        events.emit(|| Event::TookGem { seat, gems });
        self.use_character(character, seat, events)
    }

    /// L-15: before its turn begins, the holder of the cursed character and the Shaman's holder swap pawns: no movement, so
    /// no jungle and no event. L-17: it does nothing to the Shaman's own holder.
    fn suffer_curse(&mut self, character: Character, seat: Seat, events: &mut impl Sink<Event>) {
        let Some(shaman) = self.public.revealed.by(Character::Shaman) else { return };
        if self.public.curse != Some(character) {
            return;
        }
        if shaman == seat {
            events.emit(|| Event::Spared { seat, by: Character::Shaman });
            return;
        }
        let explorers = &mut self.public.explorers;
        let (shaman_to, seat_to) = (explorers[seat].position, explorers[shaman].position);
        explorers[shaman].position = shaman_to;
        explorers[seat].position = seat_to;
        events.emit(|| Event::Cursed { shaman, seat, shaman_to, seat_to });
    }

    /// L-16: before its turn begins, all gems of the holder of the named character go to the Thief's holder. L-17: it does
    /// nothing to the Thief's own holder.
    fn suffer_theft(&mut self, character: Character, seat: Seat, events: &mut impl Sink<Event>) {
        let Some(thief) = self.public.revealed.by(Character::Thief) else { return };
        if self.public.theft != Some(character) {
            return;
        }
        if thief == seat {
            events.emit(|| Event::Spared { seat, by: Character::Thief });
            return;
        }
        let gems = core::mem::take(&mut self.public.explorers[seat].gems);
        self.public.explorers[thief].gems += gems;
        events.emit(|| Event::Robbed { thief, seat, gems });
    }

    /// L-06: gems from the bank, as far as it has them; gives how many.
    pub(crate) fn gain_gems(&mut self, seat: Seat, gems: u8) -> u8 {
        let gems = gems.min(self.public.bank.gems);
        self.public.bank.gems -= gems;
        self.public.explorers[seat].gems += gems;
        gems
    }

    /// L-06: gems to the bank, as far as the player has them; gives how many.
    pub(crate) fn pay_bank(&mut self, seat: Seat, gems: u8) -> u8 {
        let gems = gems.min(self.public.explorers[seat].gems);
        self.public.explorers[seat].gems -= gems;
        self.public.bank.gems += gems;
        gems
    }

    /// L-06: a machete from the bank; `false` if there is none.
    pub(crate) fn gain_machete(&mut self, seat: Seat) -> bool {
        let there = self.public.bank.machetes > 0;
        if there {
            self.public.bank.machetes -= 1;
            self.public.explorers[seat].machetes += 1;
        }
        there
    }

    /// L-06: a machete to the bank; `false` if the player has none.
    pub(crate) fn lose_machete(&mut self, seat: Seat) -> bool {
        let there = self.public.explorers[seat].machetes > 0;
        if there {
            self.public.explorers[seat].machetes -= 1;
            self.public.bank.machetes += 1;
        }
        there
    }
}
