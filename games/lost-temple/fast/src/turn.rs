//! The turns of the characters, and how pawns move. L-14 to L-31, L-33

use crate::model::{Fast, Phase, UNSEEN, character, character_number};
use crate::track::NONE;
use lost_temple_rules::{Action, Character, Due, Effect, TOLL, Token};

/// Whether a turn is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    Done,
    /// Something is due, or the game is over.
    Waits,
}

impl Fast {
    /// Calls the next characters until something is due. L-14
    pub(crate) fn call_next(&mut self) {
        loop {
            if self.called == self.track.characters {
                return self.begin_round();
            }
            self.called += 1;
            let holder = self.caller();
            if holder != NONE && self.call(self.called - 1, holder.into()) == Flow::Waits {
                return;
            }
        }
    }

    fn call(&mut self, called: u8, seat: usize) -> Flow {
        self.suffer(called, seat);
        self.gain_gems(seat, 1);
        let gems = self.gems[seat];
        let due = match character(called) {
            Character::Shaman | Character::Thief => Due::Name,
            Character::Seer if self.track.seer_events < 2 => Due::Steps,
            Character::Seer => Due::Look,
            Character::Priest if gems >= TOLL => Due::Pay,
            Character::Elder if gems >= TOLL && self.track.village(self.place[seat]).is_some() => Due::Pay,
            Character::Artisan if self.bank_machetes == 0 => Due::Steps,
            Character::Artisan => Due::Take,
            Character::Scout if gems > 0 => Due::PayGems,
            Character::Canoe if gems > 0 => {
                self.pay(seat, gems);
                return self.walk(seat, canoe_spaces(gems));
            }
            Character::Child => {
                let from = self.place[seat];
                return self.next_pawn(from).map_or(Flow::Done, |pawn| self.walk(seat, (pawn - from).into()));
            }
            Character::Mandarin => return self.walk(seat, self.rank(seat)),
            Character::Priest | Character::Elder | Character::Scout | Character::Canoe => return Flow::Done,
        };
        self.ask(due)
    }

    /// The curse and the theft come true for the holder of a character that is called. L-15 to L-17
    pub(crate) fn suffer(&mut self, called: u8, seat: usize) {
        if self.curse == called {
            let shaman = self.holder[0];
            self.place.swap(seat, shaman.into());
        }
        if self.theft == called {
            let thief = self.holder[1];
            let gems = std::mem::take(&mut self.gems[seat]);
            self.gems[usize::from(thief)] += gems;
        }
    }

    fn ask(&mut self, due: Due) -> Flow {
        self.phase = Phase::Act(due);
        Flow::Waits
    }

    /// The holder of the called character chooses.
    pub(crate) fn act(&mut self, seat: usize, action: Action) {
        let flow = match action {
            Action::Pick(_) | Action::Pay(false) | Action::PayGems(0) => Flow::Done,
            Action::Name(named) if self.called == 1 => {
                self.curse = character_number(named);
                Flow::Done
            }
            Action::Name(named) => {
                self.theft = character_number(named);
                self.ask(Due::Steps)
            }
            Action::Look(first, second) => self.ask(Due::Swap(first, second)),
            Action::Swap(swap) => {
                if let (true, Phase::Act(Due::Swap(first, second))) = (swap, self.phase) {
                    self.tokens.swap(self.track.event_of(first), self.track.event_of(second));
                }
                self.ask(Due::Steps)
            }
            Action::Steps(steps) => self.walk(seat, steps.into()),
            Action::Pay(true) => {
                let goal = self.toll_leads_to(seat);
                self.pay(seat, TOLL);
                self.walk(seat, i16::from(goal) - i16::from(self.place[seat]))
            }
            Action::PayGems(gems) => {
                self.pay(seat, gems);
                self.walk(seat, gems.into())
            }
            Action::Take(take) => {
                if take {
                    self.gain_machete(seat);
                }
                self.ask(Due::Steps)
            }
        };
        if flow == Flow::Done {
            self.call_next();
        }
    }

    /// Where the Priest or the Elder leads a seat; the Elder nowhere without a village ahead. L-19, L-20
    pub fn toll_leads_to(&self, seat: usize) -> u8 {
        let from = self.place[seat];
        if self.called() == Some(Character::Elder) {
            self.track.village(from).unwrap_or(from)
        } else {
            self.track.temple(from)
        }
    }

    /// Where the next pawn ahead stands. L-24
    pub fn next_pawn(&self, from: u8) -> Option<u8> {
        let pawns = self.place[..self.track.players()].iter().copied();
        pawns.filter(|pawn| *pawn > from).min()
    }

    /// 1, and one more for every pawn ahead. L-33
    pub fn rank(&self, seat: usize) -> i16 {
        let own = self.place[seat];
        1 + self.place[..self.track.players()].iter().map(|pawn| i16::from(*pawn > own)).sum::<i16>()
    }

    pub(crate) fn gain_gems(&mut self, seat: usize, gems: u8) {
        let gems = gems.min(self.bank_gems);
        self.bank_gems -= gems;
        self.gems[seat] += gems;
    }

    pub(crate) fn pay(&mut self, seat: usize, gems: u8) {
        let gems = gems.min(self.gems[seat]);
        self.gems[seat] -= gems;
        self.bank_gems += gems;
    }

    pub(crate) fn gain_machete(&mut self, seat: usize) {
        let machetes = self.bank_machetes.min(1);
        self.bank_machetes -= machetes;
        self.machetes[seat] += machetes;
    }

    fn lose_machetes(&mut self, seat: usize, machetes: u8) {
        let machetes = machetes.min(self.machetes[seat]);
        self.machetes[seat] -= machetes;
        self.bank_machetes += machetes;
    }

    /// Moves a pawn; the event space where it ends, if it ends on one. The game may be over. L-26 to L-31
    pub(crate) fn move_pawn(&mut self, seat: usize, spaces: i16) -> Option<u8> {
        let (to, cut) = self.track.walk(self.place[seat], spaces, self.machetes[seat]);
        self.machetes[seat] -= cut;
        self.bank_machetes += cut;
        self.place[seat] = to;
        if to == self.track.finish {
            self.phase = Phase::Over;
            return None;
        }
        Some(self.track.event[usize::from(to)]).filter(|event| *event != NONE)
    }

    fn walk(&mut self, seat: usize, spaces: i16) -> Flow {
        match self.move_pawn(seat, spaces) {
            Some(event) => {
                let token = std::mem::replace(&mut self.tokens[usize::from(event)], UNSEEN);
                self.phase = Phase::Replace { event, token };
                Flow::Waits
            }
            None if self.phase == Phase::Over => Flow::Waits,
            None => Flow::Done,
        }
    }

    /// A token of the reserve is put down, the revealed one goes into the reserve and takes effect. L-29
    pub(crate) fn replace(&mut self, event: u8, revealed: u8, new: u8) {
        self.pool.take(new);
        self.pool.put(revealed);
        self.tokens[usize::from(event)] = new;
        self.reveal(revealed);
    }

    /// A revealed token takes effect, and the game continues.
    pub(crate) fn reveal(&mut self, token: u8) {
        let seat = self.caller().into();
        let flow = match self.take_effect(seat, token) {
            0 => Flow::Done,
            spaces => self.walk(seat, spaces),
        };
        if flow == Flow::Done {
            self.call_next();
        }
    }

    /// What a token does; how far it moves the pawn. L-30
    pub(crate) fn take_effect(&mut self, seat: usize, token: u8) -> i16 {
        match Token::NAMES[usize::from(token)].0.effect() {
            Effect::Idol => self.next_idol = seat as u8,
            Effect::Gain { gems } => self.gain_gems(seat, gems),
            Effect::Lose { gems } => self.pay(seat, gems),
            Effect::Move { spaces } => return spaces,
            Effect::GainMachete => self.gain_machete(seat),
            Effect::LoseMachete => self.lose_machetes(seat, 1),
        }
        0
    }
}

/// How far the Canoe goes for these gems. L-23
pub fn canoe_spaces(gems: u8) -> i16 {
    (2 * i16::from(gems)).min(20)
}
