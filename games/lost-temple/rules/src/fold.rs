//! A view that follows the events its viewer receives.

use crate::abilities::first_question;
use crate::character::{Character, CharacterSet};
use crate::event::Event;
use crate::public::Due;
use crate::view::View;
use game_core::{FoldEvents, Seat};

impl FoldEvents for View {
    type Event = Event;

    fn apply(&mut self, event: &Event) {
        match *event {
            Event::Started { seat, position, gems, machetes, .. } => {
                self.explorers[seat].position = Some(position);
                self.gain_gems(seat, gems.cast_signed());
                self.gain_machetes(seat, machetes.cast_signed());
            }
            Event::TokenLaid { space, .. } => {
                self.lay(space);
                self.reserve = self.reserve.saturating_sub(1);
            }
            Event::RoundBegan { round, idol, .. } => self.begin_round(round, idol),
            Event::SetAsideUp { card } => self.up.push(card),
            Event::PutAside { .. } => self.aside = self.aside.saturating_add(1),
            Event::Handed { seat, count, ref cards } => {
                self.hand_size = count;
                self.hand = cards.get().copied().unwrap_or_default();
                self.due = Some((seat, Due::Pick));
            }
            Event::AddedAside { ref card, .. } => {
                self.aside = self.aside.saturating_sub(1);
                self.hand_size = self.hand_size.saturating_add(1);
                self.hand = card.get().map_or(self.hand, |card| self.hand.with(*card));
            }
            Event::Picked { seat, ref card } => {
                let picker = &mut self.explorers[seat];
                picker.face_down = picker.face_down.saturating_add(1);
                self.own.extend(card.get());
                self.hand_size = 0;
                self.hand = CharacterSet::EMPTY;
                self.due = None;
            }
            Event::Called { character, holder } => self.call(character, holder),
            Event::Cursed { shaman, seat, shaman_to, seat_to } => {
                self.explorers[shaman].position = Some(shaman_to);
                self.explorers[seat].position = Some(seat_to);
            }
            Event::Robbed { thief, seat, gems } => {
                let victim = &mut self.explorers[seat];
                victim.gems = victim.gems.saturating_sub(gems);
                let thief = &mut self.explorers[thief];
                thief.gems = thief.gems.saturating_add(gems);
            }
            Event::Spared { .. } => {}
            Event::TookGem { seat, gems } => {
                self.gain_gems(seat, gems.cast_signed());
                self.due = self.first_question(seat).map(|due| (seat, due));
            }
            Event::Named { by: Character::Thief, seat, character } => {
                self.theft = Some(character);
                self.due = Some((seat, Due::Steps));
            }
            Event::Named { character, .. } => {
                self.curse = Some(character);
                self.due = None;
            }
            Event::Looked { seat, spaces: (first, second), ref tokens } => {
                self.looked = tokens.get().map(|(one, other)| [(first, *one), (second, *other)]);
                self.due = Some((seat, Due::Swap(first, second)));
            }
            Event::SwapDecided { seat, .. } => {
                self.looked = None;
                self.due = Some((seat, Due::Steps));
            }
            Event::MacheteOffered { seat, taken } => {
                self.gain_machetes(seat, i8::from(taken));
                self.due = Some((seat, Due::Steps));
            }
            Event::Paid { seat, gems } => {
                self.gain_gems(seat, gems.cast_signed().saturating_neg());
                self.due = None;
            }
            Event::Stayed { .. } => self.due = None,
            Event::Moved { seat, to, ref cut, .. } => {
                self.gain_machetes(seat, i8::try_from(cut.len()).unwrap_or(i8::MAX).saturating_neg());
                self.explorers[seat].position = Some(to);
                self.due = None;
            }
            Event::TokenRevealed { space, token, .. } => {
                self.tokens.retain(|it| *it != space);
                self.turned = Some((space, token));
            }
            Event::TokenReplaced { space, .. } => {
                self.lay(space);
                self.turned = None;
            }
            Event::DrewIdol { seat, .. } => self.next_idol = Some(seat),
            Event::GemsByToken { seat, gems } => self.gain_gems(seat, gems),
            Event::MacheteByToken { seat, machetes } => self.gain_machetes(seat, machetes),
            Event::Over { ref outcome, .. } => {
                self.outcome = Some(outcome.clone());
                self.due = None;
            }
        }
    }
}

impl View {
    fn begin_round(&mut self, round: u32, idol: Seat) {
        self.round = round;
        self.idol = Some(idol);
        self.next_idol = None;
        self.called = None;
        self.curse = None;
        self.theft = None;
        self.nobody = CharacterSet::EMPTY;
        self.up.clear();
        self.own.clear();
        self.aside = 0;
        self.due = None;
        for (_, seen) in self.explorers.iter_mut() {
            seen.revealed = CharacterSet::EMPTY;
            seen.face_down = 0;
        }
    }

    fn call(&mut self, character: Character, holder: Option<Seat>) {
        self.called = Some(character);
        self.due = None;
        match holder {
            Some(seat) => {
                let seen = &mut self.explorers[seat];
                seen.revealed = seen.revealed.with(character);
                seen.face_down = seen.face_down.saturating_sub(1);
            }
            None => self.nobody = self.nobody.with(character),
        }
    }

    /// What the holder of the called character is asked. If it is the Elder and no village lies ahead, the next event is that the
    /// pawn stays, which takes the question back: the view does not say where the villages are.
    fn first_question(&self, seat: Seat) -> Option<Due> {
        first_question(self.called?, self.explorers[seat].gems, self.bank, self.tokens_before_finish())
    }

    /// A token comes to lie on this space; the spaces stay ascending.
    fn lay(&mut self, space: u8) {
        if let Err(place) = self.tokens.binary_search(&space) {
            self.tokens.insert(place, space);
        }
    }

    /// Gems from the bank or, if negative, to it. L-06
    fn gain_gems(&mut self, seat: Seat, gems: i8) {
        let purse = &mut self.explorers[seat].gems;
        *purse = purse.saturating_add_signed(gems);
        self.bank.gems = self.bank.gems.saturating_add_signed(gems.saturating_neg());
    }

    /// Machetes from the bank or, if negative, to it. L-06
    fn gain_machetes(&mut self, seat: Seat, machetes: i8) {
        let belt = &mut self.explorers[seat].machetes;
        *belt = belt.saturating_add_signed(machetes);
        self.bank.machetes = self.bank.machetes.saturating_add_signed(machetes.saturating_neg());
    }
}
