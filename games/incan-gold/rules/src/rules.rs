//! The rules: how a step changes the table. Each function is one rule or two, by the ids of rules.md.

use crate::ROUNDS;
use crate::action::Choice;
use crate::card::{Card, Hazard, PathCard};
use crate::event::Event;
use crate::knowledge::Knowledge;
use crate::options::Options;
use crate::path;
use crate::state::{Phase, State};
use crate::view::View;
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use core::ops::RangeInclusive;
use game_core::{
    ChanceKey, Game, Illegal, Outcome, Pool, Private, Seat, SeatSet, SetupError, Sink, Step, Turn, Viewer,
    Weight,
};

impl Game for State {
    const NAME: &'static str = "incan-gold";
    const RULES_VERSION: u16 = 1;
    const SEATS: RangeInclusive<usize> = 2..=8; // I-02

    type Options = Options;
    type Action = Choice;
    type Chance = Card;
    type Event = Event;
    type View = View;
    type Knowledge = Knowledge;

    fn new(options: &Options, seats: usize) -> Result<State, SetupError> {
        State::set_up(options, seats)
    }

    fn seats(&self) -> usize {
        self.tents.seats()
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Card => Turn::Chance,
            Phase::Choice => Turn::Act(self.owing()),
            Phase::Over => Turn::Over,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Choice>) {
        if self.phase == Phase::Choice && self.owing().contains(seat) {
            out.extend([Choice::Torch, Choice::Camp]);
        }
    }

    fn chance_outcomes(&self, out: &mut impl Extend<(Card, Weight)>) {
        if self.phase == Phase::Card {
            out.extend(self.deck.iter());
        }
    }

    /// Each round has a deck of its own. I-07
    fn chance_key(&self) -> ChanceKey {
        ChanceKey::First(Pool::new("round", self.round.into()))
    }

    fn chance_pool(&self, out: &mut impl Extend<(Card, Weight)>) {
        if self.phase == Phase::Card {
            out.extend(self.stock.iter());
        }
    }

    fn chance_total(&self) -> Weight {
        if self.phase == Phase::Card { self.deck.len() as Weight } else { 0 }
    }

    fn chance_at(&self, ticket: Weight) -> Option<Card> {
        if self.phase == Phase::Card { self.deck.at(ticket) } else { None }
    }

    fn apply(&mut self, step: Step<Choice, Card>, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        match (self.phase, step) {
            (Phase::Card, Step::Chance(card)) => self.turn_card(card, events),
            (Phase::Choice, Step::Act(seat, choice)) => self.seal(seat, choice, events),
            (Phase::Over, _) => Err(Illegal::Over),
            (Phase::Card, Step::Act(..)) => Err(Illegal::ChanceDue),
            (Phase::Choice, Step::Chance(_)) => Err(Illegal::ActionDue),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn knowledge(&self, seat: Seat) -> Knowledge {
        Knowledge::of(self, seat)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Sealed { choice, chosen } => {
                Event::Sealed { choice: choice.redacted(viewer), chosen: *chosen }
            }
            public => public.clone(),
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.standing())
    }

    fn audit(&self) {
        self.check();
    }
}

impl State {
    /// I-05: those inside choose secretly and at once; the choices count when the last one is in.
    fn seal(&mut self, seat: Seat, choice: Choice, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        if !self.owing().contains(seat) {
            let chose = self.inside.contains(seat);
            return Err(if chose { Illegal::AlreadyChosen(seat) } else { Illegal::NotDue(seat) });
        }
        self.chosen = self.chosen.with(seat);
        if choice == Choice::Camp {
            self.camp = self.camp.with(seat);
        }
        events.emit(|| Event::Sealed {
            choice: Private::new([seat], (seat, choice)),
            chosen: self.chosen.len() as u8,
        });
        if self.owing().is_empty() {
            self.reveal(events);
        }
        Ok(())
    }

    /// I-06: the choices are revealed, the leavers are dealt with, and only then is a card turned for those who stay.
    fn reveal(&mut self, events: &mut impl Sink<Event>) {
        let camp = self.camp;
        let torch = self.inside.without(camp);
        self.chosen = SeatSet::EMPTY;
        self.camp = SeatSet::EMPTY;
        self.phase = Phase::Card;
        events.emit(|| Event::Revealed { torch, camp });
        if camp.is_empty() {
            return;
        }
        self.leave(camp, events);
        self.take_artifacts(camp, events);
        self.inside = torch;
        if torch.is_empty() {
            self.end_round(events);
        }
    }

    /// I-12, I-15: the leavers share the gems on the path and bring all they have into their tents. What is left gathers
    /// on the last treasure of the path.
    fn leave(&mut self, leavers: SeatSet, events: &mut impl Sink<Event>) {
        let (share, rest) = divide(path::gems(&self.path), leavers.len());
        for seat in leavers {
            self.tents[seat] += u16::from(self.carried + share);
        }
        path::gather(&mut self.path, rest);
        events.emit(|| Event::Left { leavers, carried: self.carried, share, rest });
    }

    /// I-13, I-14, I-24: a player who leaves alone takes all artifacts on the path, each worth what its turn or its print says.
    fn take_artifacts(&mut self, leavers: SeatSet, events: &mut impl Sink<Event>) {
        let Some(seat) = leavers.only() else { return };
        let numbers = path::artifacts(&self.path);
        let taken: ArrayVec<(u8, u8), 5> = self.edition.values(numbers, self.artifacts_out()).collect();
        if taken.is_empty() {
            return;
        }
        taken.iter().for_each(|(_, value)| self.artifacts[seat].push(*value));
        self.remove_artifacts();
        events.emit(|| Event::ArtifactsTaken { seat, artifacts: taken });
    }

    /// The artifacts on the path leave the game.
    fn remove_artifacts(&mut self) {
        for artifact in self.path.iter().map(|on| on.card).filter(|card| card.artifact().is_some()) {
            self.stock.take(artifact);
        }
        self.path.retain(|on| on.card.artifact().is_none());
    }

    /// A quest card is turned for those inside.
    fn turn_card(&mut self, card: Card, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        if !self.deck.take(card) {
            return Err(Illegal::Outcome);
        }
        let pair = card.hazard().filter(|_| self.path.iter().any(|on| on.card == card));
        self.turned += 1;
        self.lay(card, events);
        match pair {
            Some(kind) => self.collapse(kind, events),
            None => self.phase = self.after_card(card),
        }
        Ok(())
    }

    /// I-09: treasure is divided equally among those inside, rounded down, and the remainder stays on the card. I-10: an
    /// artifact stays on the path.
    fn lay(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let (each, rest) = divide(card.gems(), self.inside.len());
        self.carried += each;
        self.path.push(PathCard { card, gems: rest });
        events.emit(|| Event::Turned { card, each, rest });
    }

    /// I-08: a hazard as the first card leaves nothing to go home with, so the next card is turned at once.
    fn after_card(&self, card: Card) -> Phase {
        let first_hazard = self.turned == 1 && card.hazard().is_some();
        if first_hazard { Phase::Card } else { Phase::Choice }
    }

    /// I-11: the second hazard of a kind ends the round. Those inside lose what lies beside their tents, and the card leaves the
    /// game for good.
    fn collapse(&mut self, kind: Hazard, events: &mut impl Sink<Event>) {
        self.stock.take(kind.card());
        self.removed.push(kind);
        events.emit(|| Event::Collapsed { hazard: kind, caught: self.inside, carried: self.carried });
        self.end_round(events);
    }

    /// I-16: the gems on the path go back to the stock, the artifacts on it are lost.
    fn end_round(&mut self, events: &mut impl Sink<Event>) {
        let artifacts: ArrayVec<u8, 5> = path::artifacts(&self.path).collect();
        self.lost += artifacts.len() as u8;
        events.emit(|| Event::RoundEnded { round: self.round, gems: path::gems(&self.path), artifacts });
        self.remove_artifacts();
        self.path.clear();
        self.turned = 0;
        self.carried = 0;
        if self.round == ROUNDS { self.end_game(events) } else { self.begin_round(events) }
    }

    /// I-04, I-07: the next round begins: everyone enters, and the deck is shuffled again.
    fn begin_round(&mut self, events: &mut impl Sink<Event>) {
        self.round += 1;
        self.inside = SeatSet::all(self.seats());
        self.phase = Phase::Card;
        self.artifacts_enter();
        events.emit(|| Event::RoundBegan {
            round: self.round,
            start_player: self.start_player(),
            artifacts: self
                .edition
                .artifacts_of(self.round)
                .iter()
                .filter_map(|card| card.artifact())
                .collect(),
        });
    }

    /// I-04, I-22, I-23: the artifacts of this round come in; the deck is everything that is in the game.
    pub(crate) fn artifacts_enter(&mut self) {
        for artifact in self.edition.artifacts_of(self.round) {
            self.stock.put(*artifact);
        }
        self.deck = self.stock;
    }

    /// I-17: who turns the cards; it passes to the left each round.
    pub(crate) fn start_player(&self) -> Seat {
        Seat::default().plus(usize::from(self.round) - 1, self.seats())
    }

    /// I-18: after the fifth round the tents are opened.
    fn end_game(&mut self, events: &mut impl Sink<Event>) {
        self.inside = SeatSet::EMPTY;
        self.deck = self.stock;
        self.phase = Phase::Over;
        events.emit(|| Event::Over { outcome: self.standing() });
    }
}

/// Equal shares, rounded down, and what is left.
pub(crate) fn divide(gems: u8, among: usize) -> (u8, u8) {
    let among = among as u8;
    (gems / among, gems % among)
}
