//! The table, and the contract it fulfills.

use crate::pool::Pool;
use crate::track::{NONE, Track};
use game_core::{
    Draw, FastGame, Game, Length, MAX_SEATS, Outcome, PerSeat, Seat, SeatSet, SetupError, Step, Turn, Weight,
};
use lost_temple_rules::{Action, BANK, Chance, Character, Due, Options, Stage, State, TOKENS, Token};
use std::sync::Arc;

/// A token that is not known: any of the pool.
pub(crate) const UNSEEN: u8 = 7;
/// The nine characters that are dealt for the start. L-04
const NINE: u16 = (1 << 9) - 1;

/// A game of Lost Temple in progress, for speed.
///
/// Usually every token is known. In a model made by [`Fast::from_knowledge`] those are unseen that the player has not looked at.
#[derive(Clone, Debug)]
pub struct Fast {
    pub(crate) track: Arc<Track>,
    pub(crate) phase: Phase,
    /// By seat: the place of the pawn, the gems and the machetes.
    pub(crate) place: [u8; MAX_SEATS],
    pub(crate) gems: [u8; MAX_SEATS],
    pub(crate) machetes: [u8; MAX_SEATS],
    pub(crate) bank_gems: u8,
    pub(crate) bank_machetes: u8,
    /// The seat that has the idol, and the seat that drew it for the next round.
    pub(crate) idol: u8,
    pub(crate) next_idol: u8,
    /// How many seats have their start card, and which cards these are.
    pub(crate) started: u8,
    start_cards: u16,
    /// The stage of the selection, the cards in hand, and the first card that was put aside unseen.
    pub(crate) stage: u8,
    pub(crate) hand: u16,
    pub(crate) aside: u8,
    /// By character: the seat that holds it.
    pub(crate) holder: [u8; 16],
    /// How many characters have been called; the last of them has its turn.
    pub(crate) called: u8,
    /// The character that the Shaman named, and the one that the Thief named.
    pub(crate) curse: u8,
    pub(crate) theft: u8,
    /// By event space: its token, if it was laid. Behind those, only `play_randomly` uses it for the reserve.
    pub(crate) tokens: [u8; TOKENS],
    pub(crate) laid: u8,
    /// The reserve; if some tokens are unseen, these too.
    pub(crate) pool: Pool,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    Deal,
    Lay,
    Select,
    Act(Due),
    /// The token of this event space is revealed; its replacement is due, then it takes effect. L-29
    Replace {
        event: u8,
        token: u8,
    },
    Over,
}

pub(crate) fn character(number: u8) -> Character {
    Character::NAMES[usize::from(number)].0
}

pub(crate) fn character_number(character: Character) -> u8 {
    character.index() as u8
}

/// The characters of a set, ascending.
fn cards(mut set: u16) -> impl Iterator<Item = Character> {
    std::iter::from_fn(move || {
        let number = set.trailing_zeros() as u8;
        set &= set.wrapping_sub(1);
        (number < 16).then(|| character(number))
    })
}

impl Fast {
    /// An empty table.
    pub(crate) fn on(track: Arc<Track>) -> Fast {
        let pool = Pool::new(track.board.tokens());
        Fast {
            track,
            phase: Phase::Deal,
            place: [0; MAX_SEATS],
            gems: [0; MAX_SEATS],
            machetes: [0; MAX_SEATS],
            bank_gems: BANK.gems,
            bank_machetes: BANK.machetes,
            idol: NONE,
            next_idol: NONE,
            started: 0,
            start_cards: 0,
            stage: 0,
            hand: 0,
            aside: NONE,
            holder: [NONE; 16],
            called: 0,
            curse: NONE,
            theft: NONE,
            tokens: [UNSEEN; TOKENS],
            laid: 0,
            pool,
        }
    }

    /// The cards of which chance draws one, for this.
    fn chance_cards(&self) -> (u16, fn(Character) -> Chance) {
        match (self.phase, self.track.stages.get(usize::from(self.stage))) {
            (Phase::Deal, _) => (NINE & !self.start_cards, Chance::Start),
            (Phase::Select, Some(Stage::Up)) => (self.hand, Chance::Up),
            (Phase::Select, Some(Stage::Aside)) => (self.hand, Chance::Aside),
            _ => (0, Chance::Up),
        }
    }

    /// The next seat gets the start values of this character. L-04, L-06
    pub(crate) fn deal_start(&mut self, card: u8) {
        let seat = usize::from(self.started);
        let (place, gems, machete) = self.track.starts[usize::from(card)];
        self.place[seat] = place;
        self.gain_gems(seat, gems);
        if machete {
            self.gain_machete(seat);
        }
        self.start_cards |= 1 << card;
        self.started += 1;
        if self.started == self.track.players {
            self.phase = Phase::Lay;
        }
    }

    /// The next event space gets this token. L-04
    fn lay(&mut self, token: Token) {
        self.pool.take(token as u8);
        self.tokens[usize::from(self.laid)] = token as u8;
        self.laid += 1;
        if usize::from(self.laid) == self.track.events.len() {
            self.begin_round();
        }
    }

    /// The idol goes to its next holder, and the selection starts. L-07, L-08
    pub(crate) fn begin_round(&mut self) {
        self.idol = self.next_holder() as u8;
        self.next_idol = NONE;
        self.phase = Phase::Select;
        self.stage = 0;
        self.hand = (1 << self.track.characters) - 1;
        self.aside = NONE;
        self.holder = [NONE; 16];
        self.called = 0;
        self.curse = NONE;
        self.theft = NONE;
    }

    /// Who would have the idol if the round ended now. L-07, L-08
    fn next_holder(&self) -> usize {
        if self.next_idol != NONE {
            return self.next_idol.into();
        }
        let (mut first, mut least, mut tied) = (0, (u8::MAX, u8::MAX), false);
        for seat in 0..self.track.players() {
            let key = (self.place[seat], self.gems[seat]);
            tied = key == least || tied && key > least;
            if key < least {
                (first, least) = (seat, key);
            }
        }
        if tied && self.idol != NONE { self.idol.into() } else { first }
    }

    /// A card leaves the hand. L-09 to L-12
    fn leave_hand(&mut self, card: Character) {
        let card = character_number(card);
        self.hand &= !(1 << card);
        let stage = self.track.stages[usize::from(self.stage)];
        match stage {
            Stage::Aside if self.aside == NONE => self.aside = card,
            Stage::Pick(_) | Stage::PickWithAside(_) => {
                self.holder[usize::from(card)] = self.picker(stage).unwrap_or(NONE);
            }
            _ => {}
        }
        self.stage += 1;
        match self.track.stages[usize::from(self.stage)] {
            Stage::PickWithAside(_) => self.hand |= 1 << self.aside, // L-10
            Stage::Left => self.call_next(),
            _ => {}
        }
    }

    /// Whether nothing has happened yet.
    pub(crate) fn is_new(&self) -> bool {
        self.started == 0
    }

    /// Whether nothing of the round has happened yet.
    pub(crate) fn round_begins(&self) -> bool {
        self.phase == Phase::Select && self.stage == 0
    }

    pub(crate) fn picker(&self, stage: Stage) -> Option<u8> {
        let (Stage::Pick(after) | Stage::PickWithAside(after)) = stage else { return None };
        let seat = self.idol + after;
        Some(if seat < self.track.players { seat } else { seat - self.track.players })
    }

    /// Who has to choose.
    pub(crate) fn due_seat(&self) -> Option<u8> {
        match self.phase {
            Phase::Select => self.picker(self.track.stages[usize::from(self.stage)]),
            Phase::Act(_) => Some(self.caller()),
            _ => None,
        }
    }

    /// The seat that holds the character that is called.
    pub(crate) fn caller(&self) -> u8 {
        self.holder[usize::from(self.called.wrapping_sub(1) & 15)]
    }
}

impl FastGame for Fast {
    type Rules = State;

    fn new(options: &Options, seats: usize) -> Result<Fast, SetupError> {
        if !State::SEATS.contains(&seats) {
            return State::new(options, seats).map(|_| unreachable!("the rules refuse this number of seats"));
        }
        Ok(Fast::on(Track::on(&options.board, seats, options.mandarin)))
    }

    fn turn(&self) -> Turn {
        match self.due_seat().and_then(|seat| Seat::new(seat.into())) {
            Some(seat) => Turn::Act(SeatSet::one(seat)),
            None if self.phase == Phase::Over => Turn::Over,
            None => Turn::Chance,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.due_seat().map(usize::from) != Some(seat.index()) {
            return;
        }
        let Phase::Act(due) = self.phase else {
            return out.extend(cards(self.hand).map(Action::Pick));
        };
        match due {
            Due::Pick => {}
            Due::Name => {
                out.extend((self.called.max(1)..self.track.characters).map(character).map(Action::Name))
            }
            Due::Look => {
                let spaces = self.track.events_before_finish();
                for (at, first) in spaces.iter().enumerate() {
                    out.extend(spaces[at + 1..].iter().map(|second| Action::Look(*first, *second)));
                }
            }
            Due::Swap(..) => out.extend([Action::Swap(false), Action::Swap(true)]),
            Due::Steps => out.extend([Action::Steps(1), Action::Steps(2)]),
            Due::Pay => out.extend([Action::Pay(false), Action::Pay(true)]),
            Due::PayGems => out.extend((0..=self.gems[seat.index()]).map(Action::PayGems)),
            Due::Take => out.extend([Action::Take(false), Action::Take(true)]),
        }
    }

    fn chance_outcomes(&self, out: &mut Vec<(Chance, Weight)>) {
        if let Phase::Lay | Phase::Replace { .. } = self.phase {
            out.extend(self.pool.iter().map(|(token, count)| (Chance::Token(token), count.into())));
        } else {
            let (set, chance) = self.chance_cards();
            out.extend(cards(set).map(|card| (chance(card), 1)));
        }
    }

    fn draw_chance(&self, draw: &mut impl Draw) -> Chance {
        if let Phase::Lay | Phase::Replace { .. } = self.phase {
            return Chance::Token(Token::NAMES[usize::from(self.pool.draw(draw))].0);
        }
        let (set, chance) = self.chance_cards();
        let number = draw.below(set.count_ones()) as usize;
        chance(cards(set).nth(number).expect("chance is due"))
    }

    fn apply(&mut self, step: Step<Action, Chance>) {
        match step {
            Step::Chance(Chance::Start(card)) => self.deal_start(character_number(card)),
            Step::Chance(Chance::Token(token)) => match self.phase {
                Phase::Replace { event, token: revealed } => self.replace(event, revealed, token as u8),
                _ => self.lay(token),
            },
            Step::Chance(Chance::Up(card) | Chance::Aside(card)) | Step::Act(_, Action::Pick(card)) => {
                self.leave_hand(card);
            }
            Step::Act(seat, action) => self.act(seat.index(), action),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let position = |seat: Seat| self.track.position(self.place[seat.index()]);
        let players = self.track.players();
        (self.phase == Phase::Over).then(|| {
            let scores = PerSeat::from_fn(players, |seat| position(seat).into());
            let keys = PerSeat::from_fn(players, |seat| (position(seat), self.gems[seat.index()]));
            Outcome::ranked(scores, &keys)
        })
    }

    fn play_randomly(&mut self, draw: &mut impl Draw) -> Length {
        crate::random::play(self, draw)
    }
}
