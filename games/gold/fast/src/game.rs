//! The game itself: sets of positions and cards as bits, no allocation, nothing checked.

use crate::bits::nth_bit;
use crate::tables::{CARD, COPIES, Pile, add_flips, pair, rush_gold};
use game_core::{
    Draw, FastGame, Game, Length, Outcome, PerSeat, Seat, SeatSet, SetupError, Step, Turn, Weight,
};
use gold_rules::{Action, CARDS, Card, Color, Knowledge, Options, Position, RushBecause, State, idle_limit};

/// Means no position.
pub(crate) const NOWHERE: u8 = CARDS as u8;
/// Means a neutral mine: the active player gets the gold. G-09
pub(crate) const NEUTRAL: u8 = u8::MAX;
/// Room for seats and colors: a power of two, so that an index can be masked instead of checked.
const SLOTS: usize = 8;

/// A game of Gold in progress.
#[derive(Clone, Debug)]
pub struct Fast {
    pub(crate) setup: Setup,
    /// Which round, from 1.
    pub(crate) round: u8,
    /// Who started it.
    pub(crate) starter: Seat,
    pub(crate) turn: Seat,
    pub(crate) rush: bool,
    /// The position of the card that is face up, or `NOWHERE`.
    pub(crate) up: u8,
    /// The position whose card chance is about to decide, or `NOWHERE`.
    pub(crate) turning: u8,
    /// Whether this turn has shown a card for the first time in this round. G-16
    pub(crate) news: bool,
    /// Idle turns in a row: always 0 in the gold rush and without the stall guard. G-16
    pub(crate) idle: u8,
    /// Where a card lies. When the game is over, none does.
    pub(crate) lying: u64,
    /// Where a card lies that was flipped in this round.
    pub(crate) known: u64,
    /// The kinds of the known cards, by position.
    pub(crate) cards: [u8; CARDS],
    /// The cards not seen in this round, as indices into `CARD`.
    pub(crate) unseen: u64,
    /// The gold won in this round, by seat.
    pub(crate) piles: [Pile; SLOTS],
    /// The points of the finished rounds, by seat.
    pub(crate) totals: [u16; SLOTS],
}

/// What never changes during a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setup {
    pub seats: u8,
    pub rounds: u8,
    /// The left neighbor of each seat.
    next: [Seat; SLOTS],
    /// The owner of each mine, by color.
    pub owners: [u8; SLOTS],
    /// How much an idle turn counts: nothing without the stall guard. G-16
    pub idle_step: u8,
    /// How many idle turns in a row begin the gold rush. G-16
    pub idle_limit: u8,
}

impl Setup {
    /// Who gets the gold that a prospector of this color finds. G-09
    #[inline]
    pub fn receiver(&self, color: usize, active: Seat) -> usize {
        match self.owners[color % SLOTS] {
            NEUTRAL => active.index(),
            owner => usize::from(owner) % SLOTS,
        }
    }

    #[inline]
    pub fn left(&self, seat: Seat) -> Seat {
        self.next[seat.index() % SLOTS]
    }
}

impl Fast {
    /// The game that a player with a perfect memory sees: nothing is hidden from them.
    pub fn of(knowledge: &Knowledge) -> Fast {
        let seats = knowledge.seats();
        let at = |position: Option<Position>| position.map_or(NOWHERE, u8::from);
        let bits = |positions: gold_rules::Positions| {
            positions.iter().fold(0, |bits, position| bits | 1 << position.index())
        };
        let mut game = Fast {
            setup: Setup {
                seats: seats as u8,
                rounds: knowledge.rounds(),
                next: std::array::from_fn(|seat| Seat::default().plus((seat + 1) % seats, seats)),
                owners: [NEUTRAL; SLOTS],
                idle_step: knowledge.stall_guard().into(),
                idle_limit: idle_limit(seats),
            },
            round: knowledge.round(),
            starter: knowledge.round_starter(),
            turn: knowledge.turn(),
            rush: knowledge.rush(),
            up: at(knowledge.up().map(|placed| placed.position)),
            turning: at(knowledge.turning()),
            news: knowledge.news(),
            idle: knowledge.stall_in().map_or(0, |left| idle_limit(seats) - left),
            lying: bits(knowledge.lying()),
            known: 0,
            cards: [0; CARDS],
            unseen: 0,
            piles: [Pile::default(); SLOTS],
            totals: [0; SLOTS],
        };
        for color in Color::all() {
            game.setup.owners[color as usize] = knowledge.mines().owner(color).map_or(NEUTRAL, u8::from);
        }
        for placed in knowledge.known() {
            game.known |= 1 << placed.position.index();
            game.cards[placed.position.index()] = placed.card.kind() as u8;
        }
        for (kind, count) in knowledge.unseen().iter() {
            let lowest = COPIES[kind].trailing_zeros();
            game.unseen |= ((1 << count) - 1) << lowest;
        }
        for nugget in knowledge.won() {
            game.piles[nugget.owner.index()].add(Pile::new(1, nugget.points));
        }
        for (seat, total) in knowledge.totals().iter() {
            game.totals[seat.index()] = *total;
        }
        game
    }

    /// Where a card lies that can be flipped. G-07
    #[inline]
    pub(crate) fn face_down(&self) -> u64 {
        self.lying & !1u64.checked_shl(self.up.into()).unwrap_or(0)
    }

    /// Whether a turn has begun but has not ended.
    pub(crate) fn in_turn(&self) -> bool {
        self.up != NOWHERE || self.turning != NOWHERE
    }

    /// G-07, G-15: the card here, which is known, is face up.
    #[inline]
    fn reveal(&mut self, position: u8) {
        let kind = self.cards[usize::from(position) % CARDS];
        let mut idle = false;
        if self.rush {
            self.remove(position);
            self.piles[self.turn.index()].add(rush_gold(kind));
        } else if self.up == NOWHERE {
            self.up = position;
            return;
        } else {
            let first = std::mem::replace(&mut self.up, NOWHERE);
            let pair = pair(self.cards[usize::from(first) % CARDS], kind);
            if pair.first_leaves() == 1 {
                self.remove(first);
            }
            if pair.second_leaves() == 1 {
                self.remove(position);
            }
            self.piles[self.setup.receiver(pair.color(), self.turn)].add(pair.gold());
            idle = pair.first_leaves() + pair.second_leaves() == 0 && !self.news;
        }
        self.news = false;
        self.end_turn(idle);
    }

    /// G-05
    #[inline]
    fn remove(&mut self, position: u8) {
        self.lying &= !(1 << position);
        self.known &= !(1 << position);
    }

    /// G-12, G-14, G-16, G-17
    #[inline]
    fn end_turn(&mut self, idle: bool) {
        if self.lying == 0 {
            return self.end_round();
        }
        self.turn = self.setup.left(self.turn);
        if !self.rush {
            self.idle = if idle { self.idle + self.setup.idle_step } else { 0 };
            let stalled = self.idle == self.setup.idle_limit;
            self.rush = RushBecause::at(self.lying.count_ones() as usize, stalled).is_some();
            self.idle = if self.rush { 0 } else { self.idle };
        }
    }

    /// G-17, G-18: the last card has left the table.
    pub(crate) fn end_round(&mut self) {
        for (total, pile) in self.totals.iter_mut().zip(self.piles) {
            *total += u16::from(pile.points());
        }
        if self.round < self.setup.rounds {
            self.round += 1;
            self.starter = self.setup.left(self.starter);
            self.turn = self.starter;
            self.rush = false;
            (self.lying, self.known, self.unseen) = (u64::MAX, 0, u64::MAX);
            self.piles = [Pile::default(); SLOTS];
        }
    }
}

impl FastGame for Fast {
    type Rules = State;

    fn new(options: &Options, seats: usize) -> Result<Fast, SetupError> {
        Ok(Fast::of(&State::new(options, seats)?.knowledge(Seat::default())))
    }

    #[inline]
    fn turn(&self) -> Turn {
        match (self.lying, self.turning) {
            (0, _) => Turn::Over,
            (_, NOWHERE) => Turn::Act(SeatSet::one(self.turn)),
            _ => Turn::Chance,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.turning == NOWHERE && seat == self.turn {
            add_flips(self.face_down(), out);
        }
    }

    fn chance_outcomes(&self, out: &mut Vec<(Card, Weight)>) {
        if self.turning != NOWHERE {
            let weight = |card: Card| (self.unseen & COPIES[card.kind()]).count_ones();
            out.extend(Card::all().map(|card| (card, weight(card))).filter(|(_, weight)| *weight > 0));
        }
    }

    #[inline]
    fn draw_chance(&self, draw: &mut impl Draw) -> Card {
        CARD[nth_bit(self.unseen, draw.below(self.unseen.count_ones())) % CARDS]
    }

    #[inline]
    fn apply(&mut self, step: Step<Action, Card>) {
        match step {
            Step::Act(_, Action::Flip(position)) => {
                let position = u8::from(position);
                if self.known >> position & 1 == 1 {
                    self.reveal(position);
                } else {
                    self.turning = position;
                }
            }
            Step::Chance(card) => {
                let copies = self.unseen & COPIES[card.kind()];
                self.unseen &= !(copies & copies.wrapping_neg());
                let position = std::mem::replace(&mut self.turning, NOWHERE);
                self.cards[usize::from(position) % CARDS] = card.kind() as u8;
                self.known |= 1 << position;
                self.news = true;
                self.reveal(position);
            }
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.lying != 0 {
            return None;
        }
        let scores = PerSeat::from_fn(self.setup.seats.into(), |seat| i32::from(self.totals[seat.index()]));
        let keys = scores.map(|seat, total| {
            let pile = self.piles[seat.index()];
            (*total, if self.setup.rounds == 1 { pile.cards() } else { pile.points() }) // G-17, G-18
        });
        Some(Outcome::ranked(scores, &keys))
    }

    fn play_randomly(&mut self, draw: &mut impl Draw) -> Length {
        self.play_out(draw)
    }
}
