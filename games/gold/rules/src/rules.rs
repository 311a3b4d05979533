//! The rules: how a step changes the table. Each function is one rule or two, with the ids of `rules.md`.

use crate::action::Action;
use crate::card::{CARDS, Card, DECK};
use crate::event::{Event, RushBecause};
use crate::knowledge::Knowledge;
use crate::options::{Options, SEATS};
use crate::position::{Position, Positions};
use crate::state::{Nugget, Phase, Placed, State};
use crate::view::View;
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use game_core::{
    ChanceKey, Game, Illegal, Outcome, PerSeat, Pool, Seat, SeatSet, SetupError, Sink, Step, Turn, Viewer,
    Weight,
};

impl Game for State {
    const NAME: &'static str = "gold";
    const RULES_VERSION: u16 = 1;
    const SEATS: RangeInclusive<usize> = SEATS; // G-02

    type Options = Options;
    type Action = Action;
    type Chance = Card;
    type Event = Event;
    type View = View;
    type Knowledge = Knowledge;

    fn new(options: &Options, seats: usize) -> Result<State, SetupError> {
        options.setup(seats).map(State::set_up)
    }

    fn canonical(options: &Options, seats: usize) -> Options {
        options.canonical(seats)
    }

    fn seats(&self) -> usize {
        self.setup.seats
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Flip => Turn::Act(SeatSet::one(self.turn)),
            Phase::Reveal(_) => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.phase == Phase::Flip && seat == self.turn {
            out.extend(self.face_down().iter().map(Action::Flip));
        }
    }

    fn chance_outcomes(&self, out: &mut impl Extend<(Card, Weight)>) {
        if let Phase::Reveal(_) = self.phase {
            let unseen = self.unseen.iter();
            out.extend(unseen.filter_map(|(kind, count)| Some((Card::of_kind(kind)?, count.into()))));
        }
    }

    /// The cards of a round are laid out once: each position has its number in their order. G-05
    fn chance_key(&self) -> ChanceKey {
        let pool = Pool::new("round", self.round.into());
        match self.phase {
            Phase::Reveal(position) => ChanceKey::Nth(pool, u8::from(position).into()),
            Phase::Flip | Phase::Over => ChanceKey::First(pool),
        }
    }

    fn chance_pool(&self, out: &mut impl Extend<(Card, Weight)>) {
        if let Phase::Reveal(_) = self.phase {
            out.extend(DECK.iter().filter_map(|(kind, count)| Some((Card::of_kind(kind)?, count.into()))));
        }
    }

    fn chance_total(&self) -> Weight {
        if let Phase::Reveal(_) = self.phase { self.unseen.total() } else { 0 }
    }

    fn chance_at(&self, ticket: Weight) -> Option<Card> {
        if let Phase::Reveal(_) = self.phase { self.unseen.at(ticket).and_then(Card::of_kind) } else { None }
    }

    fn apply(&mut self, step: Step<Action, Card>, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        match (self.phase, step) {
            (Phase::Flip, Step::Act(seat, _)) if seat != self.turn => Err(Illegal::NotDue(seat)),
            (Phase::Flip, Step::Act(_, Action::Flip(position))) => self.flip(position, events),
            (Phase::Reveal(position), Step::Chance(card)) => self.uncover(position, card, events),
            (Phase::Over, _) => Err(Illegal::Over),
            (Phase::Reveal(_), Step::Act(..)) => Err(Illegal::ChanceDue),
            (Phase::Flip, Step::Chance(_)) => Err(Illegal::ActionDue),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn knowledge(&self, seat: Seat) -> Knowledge {
        Knowledge::of(self, seat)
    }

    fn redact(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    /// G-13: a viewer who was away learns no card except the one that is face up now. They have missed what was turned back or removed
    /// in the meantime.
    fn recall(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let told = match event {
            Event::Turned { card, .. } => self.face_up() == Some(*card),
            other => !other.is_outcome(),
        };
        if told { State::redact(event, viewer) } else { None }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.standing())
    }

    fn audit(&self) {
        self.check();
    }
}

impl State {
    /// G-07: the active player flips a face-down card. Chance decides what a card is that was not flipped before in this round.
    fn flip(&mut self, position: Position, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        if !self.face_down().contains(position) {
            return Err(Illegal::Action);
        }
        match self.cards[position.index()] {
            Some(card) => self.reveal(Placed { position, card }, events),
            None => self.phase = Phase::Reveal(position),
        }
        Ok(())
    }

    /// G-05: the cards were shuffled, so any card that has not been seen may lie here.
    fn uncover(
        &mut self,
        position: Position,
        card: Card,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        if !self.unseen.take(card.kind()) {
            return Err(Illegal::Outcome);
        }
        self.cards[position.index()] = Some(card);
        self.news = true;
        self.phase = Phase::Flip;
        self.reveal(Placed { position, card }, events);
        Ok(())
    }

    /// G-07, G-15: a card is face up. In the gold rush it counts alone; otherwise the second card meets the first.
    fn reveal(&mut self, card: Placed, events: &mut impl Sink<Event>) {
        events.emit(|| Event::Turned { seat: self.turn, card });
        self.last = Some(card.position);
        let outcome = match self.face_up() {
            _ if self.rush => Event::of_rush(self.turn, card),
            Some(first) => {
                // G-16: a turn counts toward a stall if no card leaves the table, and none was new.
                let idle = !self.news && self.setup.stall.is_some();
                Event::of_pair(self.turn, first, card, &self.setup.mines, idle)
            }
            None => return self.up = Some(card.position), // G-08: there is a second card even after dynamite
        };
        self.up = None;
        self.news = false;
        for card in outcome.leaving() {
            // G-05: a removed card leaves a hole.
            self.lying = self.lying.without(card.position);
            self.cards[card.position.index()] = None;
        }
        if let Some((owner, points)) = outcome.gold_won() {
            self.won.push(Nugget { owner, points });
        }
        let idle = matches!(outcome, Event::Nothing { idle: true, .. });
        events.emit(|| outcome);
        self.end_turn(idle, events);
    }

    /// G-12, G-17: the next seat to the left plays, unless the table is empty.
    fn end_turn(&mut self, idle: bool, events: &mut impl Sink<Event>) {
        if self.lying.is_empty() {
            return self.end_round(events);
        }
        self.turn = self.turn.left(self.setup.seats);
        if !self.rush {
            self.check_for_rush(idle, events);
        }
        events.emit(|| Event::TurnBegan { seat: self.turn });
    }

    /// G-14, G-16: the gold rush begins when few cards are left or the table has stalled.
    fn check_for_rush(&mut self, idle: bool, events: &mut impl Sink<Event>) {
        self.idle = if idle { self.idle + 1 } else { 0 };
        let stalled = Some(self.idle) == self.setup.stall;
        let Some(because) = RushBecause::at(self.lying.len(), stalled) else { return };
        self.rush = true;
        self.idle = 0;
        events.emit(|| Event::RushBegan { because, cards: self.lying.len() });
    }

    /// G-17, G-18: the points of the round are added up. After the last round the game is over.
    fn end_round(&mut self, events: &mut impl Sink<Event>) {
        self.finished.push(self.points());
        events.emit(|| Event::RoundEnded {
            round: self.round,
            piles: PerSeat::from_fn(self.setup.seats, |seat| self.pile(seat).collect()),
            points: self.points(),
            totals: self.totals(),
        });
        if self.round < self.setup.rounds {
            return self.begin_round(events);
        }
        self.phase = Phase::Over;
        events.emit(|| Event::Over { outcome: self.standing() });
    }

    /// G-18: the next round has all cards again and starts one seat further to the left. The mines stay.
    fn begin_round(&mut self, events: &mut impl Sink<Event>) {
        self.turn = self.setup.start.plus(self.round.into(), self.setup.seats);
        self.round += 1;
        self.rush = false;
        self.last = None;
        self.lying = Positions::ALL;
        self.cards = [None; CARDS];
        self.unseen = DECK;
        self.won.clear();
        events.emit(|| Event::RoundBegan { round: self.round, start: self.turn, stall_in: self.stall_in() });
    }
}
