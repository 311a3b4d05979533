//! The rules: how a step changes the table. Each function is one rule or two, by the ids of docs/rules/gold.md.

use crate::action::Action;
use crate::card::{CARDS, Card, DECK, Face};
use crate::event::{Event, NothingBecause, RushBecause};
use crate::knowledge::Knowledge;
use crate::meeting::Meeting;
use crate::options::{Options, SEATS};
use crate::position::{Position, Positions};
use crate::state::{Nugget, Phase, Placed, State};
use crate::view::View;
use game_core::{
    Game, Illegal, Outcome, PerSeat, Seat, SeatSet, SetupError, Sink, Step, Turn, Viewer, Weight,
};
use std::ops::RangeInclusive;

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

    #[inline]
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

    fn chance_outcomes(&self, out: &mut Vec<(Card, Weight)>) {
        if let Phase::Reveal(_) = self.phase {
            let unseen = self.unseen.iter();
            out.extend(unseen.filter_map(|(kind, count)| Some((Card::of_kind(kind)?, count.into()))));
        }
    }

    #[inline]
    fn chance_total(&self) -> Weight {
        if let Phase::Reveal(_) = self.phase { self.unseen.total() } else { 0 }
    }

    #[inline]
    fn chance_at(&self, ticket: Weight) -> Option<Card> {
        if let Phase::Reveal(_) = self.phase { self.unseen.at(ticket).and_then(Card::of_kind) } else { None }
    }

    #[inline]
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

    /// G-13: whoever was away is told of no card but the one that lies face up now. What was turned back or taken away while he was
    /// not looking, he has missed.
    fn recall(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let told = match event {
            Event::Turned { card, .. } => self.face_up() == Some(*card),
            Event::Exploded { .. }
            | Event::GoldFound { .. }
            | Event::Duel { .. }
            | Event::Nothing { .. }
            | Event::RushGold { .. }
            | Event::RushBlank { .. } => false,
            Event::TurnBegan { .. }
            | Event::RushBegan { .. }
            | Event::RoundEnded { .. }
            | Event::RoundBegan { .. }
            | Event::Over { .. } => true,
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
    /// G-07: the active player reveals a face-down card. What was never turned in this round is left to chance.
    #[inline]
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

    /// G-05: the cards were shuffled, so any of those nobody has seen may lie here.
    #[inline]
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

    /// G-07, G-15: a card is face up. In the gold rush it counts alone, else the second counts with the first.
    #[inline]
    fn reveal(&mut self, card: Placed, events: &mut impl Sink<Event>) {
        events.emit(|| Event::Turned { seat: self.turn, card });
        self.last = Some(card.position);
        let cards = self.lying.len();
        if self.rush {
            self.rush_card(card, events);
        } else if let Some(first) = self.face_up() {
            self.up = None;
            self.compare(first, card, events);
        } else {
            self.up = Some(card.position); // G-07, G-08: the second is revealed whatever the first is
            return;
        }
        let idle = !self.news && self.lying.len() == cards;
        self.news = false;
        self.end_turn(idle, events);
    }

    /// G-08 to G-11: what two cards do to each other.
    #[inline]
    fn compare(&mut self, first: Placed, second: Placed, events: &mut impl Sink<Event>) {
        match Meeting::of(first, second, self.turn, &self.setup.mines) {
            Meeting::Explosion => self.explode(first, second, events),
            // G-09: the prospector leaves the game too.
            Meeting::GoldFound { prospector, gold, points, to, neutral } => {
                self.take_away(prospector);
                self.take_away(gold);
                self.won.push(Nugget { owner: to, points });
                events.emit(|| Event::GoldFound { seat: self.turn, prospector, gold, points, to, neutral });
            }
            Meeting::Duel { winner, loser } => self.duel(winner, loser, events),
            Meeting::Nothing { because } => self.nothing(first, second, because, events),
        }
    }

    /// G-08: both cards leave the game.
    fn explode(&mut self, first: Placed, second: Placed, events: &mut impl Sink<Event>) {
        self.take_away(first);
        self.take_away(second);
        events.emit(|| Event::Exploded { seat: self.turn, first, second });
    }

    /// G-10: the weaker leaves the game, the stronger is turned face down again.
    fn duel(&mut self, winner: Placed, loser: Placed, events: &mut impl Sink<Event>) {
        self.take_away(loser);
        events.emit(|| Event::Duel { seat: self.turn, winner, loser });
    }

    /// G-11: both are turned face down again.
    fn nothing(
        &mut self,
        first: Placed,
        second: Placed,
        because: NothingBecause,
        events: &mut impl Sink<Event>,
    ) {
        events.emit(|| {
            let idle = self.setup.stall.is_some() && !self.news;
            Event::Nothing { seat: self.turn, first, second, because, idle }
        });
    }

    /// G-15: gold goes to the active player, anything else leaves the game without effect.
    fn rush_card(&mut self, card: Placed, events: &mut impl Sink<Event>) {
        self.take_away(card);
        if let Face::Gold(points) = card.card.face() {
            self.won.push(Nugget { owner: self.turn, points });
            events.emit(|| Event::RushGold { seat: self.turn, gold: card, points });
        } else {
            events.emit(|| Event::RushBlank { seat: self.turn, card });
        }
    }

    /// G-05: a card that is taken away leaves a hole.
    #[inline]
    fn take_away(&mut self, card: Placed) {
        self.lying = self.lying.without(card.position);
        self.cards[card.position.index()] = None;
    }

    /// G-12, G-17: the next seat to the left plays, unless the table is empty.
    #[inline]
    fn end_turn(&mut self, idle: bool, events: &mut impl Sink<Event>) {
        if self.lying.is_empty() {
            return self.end_round(events);
        }
        self.turn = self.turn.left(self.setup.seats);
        if !self.rush {
            self.watch_for_rush(idle, events);
        }
        events.emit(|| Event::TurnBegan { seat: self.turn });
    }

    /// G-14, G-16: the gold rush begins with few cards on the table, or when the table has stalled.
    #[inline]
    fn watch_for_rush(&mut self, idle: bool, events: &mut impl Sink<Event>) {
        self.idle = if idle && self.setup.stall.is_some() { self.idle + 1 } else { 0 };
        let stalled = Some(self.idle) == self.setup.stall;
        let Some(because) = RushBecause::at(self.lying.len(), stalled) else { return };
        self.rush = true;
        self.idle = 0;
        events.emit(|| Event::RushBegan { because, cards: self.lying.len() });
    }

    /// G-17, G-18: the points of the round are noted; the last round is the end of the game.
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

    /// G-18: the next round has new cards and begins one seat further to the left; the mines stay.
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
