//! The rules: how a step changes the table. Each function is one rule or two, by the ids of docs/rules/incan-gold.md.

use crate::ROUNDS;
use crate::action::Choice;
use crate::card::{Card, Hazard, PathCard};
use crate::event::Event;
use crate::knowledge::Knowledge;
use crate::options::Options;
use crate::state::{Phase, State};
use crate::view::View;
use arrayvec::ArrayVec;
use rules_core::{Game, Illegal, Outcome, Seat, SeatSet, SetupError, Sink, Step, Turn, Viewer, Weight};
use std::ops::RangeInclusive;

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
        self.players()
    }

    #[inline]
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

    fn chance_outcomes(&self, out: &mut Vec<(Card, Weight)>) {
        if self.phase == Phase::Card {
            out.extend(self.deck.iter());
        }
    }

    #[inline]
    fn chance_total(&self) -> Weight {
        if self.phase == Phase::Card { self.deck.len() as Weight } else { 0 }
    }

    #[inline]
    fn chance_at(&self, ticket: Weight) -> Option<Card> {
        if self.phase == Phase::Card { self.deck.at(ticket) } else { None }
    }

    #[inline]
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
    /// I-05: those inside choose secretly and at once; the choices count when the last is in.
    #[inline]
    fn seal(&mut self, seat: Seat, choice: Choice, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        if !self.owing().contains(seat) {
            let chose = self.inside.contains(seat);
            return Err(if chose { Illegal::AlreadyChosen(seat) } else { Illegal::NotDue(seat) });
        }
        match choice {
            Choice::Torch => self.torch = self.torch.with(seat),
            Choice::Camp => self.camp = self.camp.with(seat),
        }
        events.emit(|| Event::Sealed {
            choice: rules_core::Private::new([seat], (seat, choice)),
            chosen: self.torch.union(self.camp).len() as u8,
        });
        if self.owing().is_empty() {
            self.reveal(events);
        }
        Ok(())
    }

    /// I-06: the choices are revealed, the leavers are dealt with, and only then is a card turned for those who stay.
    fn reveal(&mut self, events: &mut impl Sink<Event>) {
        let (torch, camp) = (self.torch, self.camp);
        self.torch = SeatSet::EMPTY;
        self.camp = SeatSet::EMPTY;
        self.phase = Phase::Card;
        events.emit(|| Event::Revealed { torch, camp });
        if camp.is_empty() {
            return;
        }
        self.leave(camp, events);
        if let Some(alone) = camp.only() {
            self.take_artifacts(alone, events);
        }
        self.inside = torch;
        if torch.is_empty() {
            self.end_round(events);
        }
    }

    /// I-12, I-15: the leavers share the gems on the path and bring all they have into their tents.
    fn leave(&mut self, leavers: SeatSet, events: &mut impl Sink<Event>) {
        let share = self.gems / leavers.len() as u8;
        let rest = self.gems % leavers.len() as u8;
        for seat in leavers {
            self.tents[seat] += u16::from(self.carried + share);
        }
        if self.gems > 0 {
            self.gather(rest);
        }
        events.emit(|| Event::Left { leavers, carried: self.carried, share, rest });
    }

    /// I-12: what is left on the path gathers on its last treasure.
    fn gather(&mut self, rest: u8) {
        let mut rest_to_lay = rest;
        for on in self.path.iter_mut().rev() {
            if let Card::Treasure(_) = on.card {
                on.gems = std::mem::take(&mut rest_to_lay);
            }
        }
        self.gems = rest;
    }

    /// I-13, I-14, I-24: the only one to leave takes all artifacts on the path, each worth what its turn or its print says.
    fn take_artifacts(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let mut taken = ArrayVec::<(u8, u8), 5>::new();
        for on in &self.path {
            if let Card::Artifact(number) = on.card {
                let value = self.edition.artifact_value(number, self.artifacts_out);
                self.artifacts_out += 1;
                self.artifacts[seat].push(value);
                self.stock.take(on.card);
                taken.push((number, value));
            }
        }
        if !taken.is_empty() {
            self.path.retain(|on| !matches!(on.card, Card::Artifact(_)));
            events.emit(|| Event::ArtifactsTaken { seat, artifacts: taken });
        }
    }

    /// A quest card is turned for those inside: I-09, I-10, I-11.
    #[inline]
    fn turn_card(&mut self, card: Card, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        if !self.deck.take(card) {
            return Err(Illegal::Outcome);
        }
        self.phase = Phase::Choice;
        match card {
            Card::Treasure(gems) => self.share_treasure(gems, events),
            Card::Artifact(_) => self.lay(card, 0, 0, events), // I-10: it stays on the path
            Card::Hazard(kind) => self.meet_hazard(kind, events),
        }
        Ok(())
    }

    /// Lays a card on the path, `rest` gems on it.
    #[inline]
    fn lay(&mut self, card: Card, each: u8, rest: u8, events: &mut impl Sink<Event>) {
        self.path.push(PathCard { card, gems: rest });
        self.turned += 1;
        events.emit(|| Event::Turned { card, each, rest });
    }

    /// I-09: divided equally among those inside, rounded down; the remainder stays on the card.
    #[inline]
    fn share_treasure(&mut self, gems: u8, events: &mut impl Sink<Event>) {
        let explorers = self.inside.len() as u8;
        let (each, rest) = (gems / explorers, gems % explorers);
        self.carried += each;
        self.gems += rest;
        self.lay(Card::Treasure(gems), each, rest, events);
    }

    /// I-11: the first hazard of its kind is a warning, the second ends the round.
    #[inline]
    fn meet_hazard(&mut self, kind: Hazard, events: &mut impl Sink<Event>) {
        let bit = 1 << kind as u8;
        self.lay(Card::Hazard(kind), 0, 0, events);
        if self.hazards & bit != 0 {
            return self.collapse(kind, events);
        }
        self.hazards |= bit;
        if self.turned == 1 {
            self.phase = Phase::Card; // I-08: there is nothing to leave with yet
        }
    }

    /// I-11: those inside lose what lies beside their tents, and the second hazard leaves the game for good.
    fn collapse(&mut self, kind: Hazard, events: &mut impl Sink<Event>) {
        self.stock.take(Card::Hazard(kind));
        self.removed.push(kind);
        events.emit(|| Event::Collapsed { hazard: kind, caught: self.inside, carried: self.carried });
        self.end_round(events);
    }

    /// I-16: the gems on the path go back to the stock, the artifacts on it are lost.
    fn end_round(&mut self, events: &mut impl Sink<Event>) {
        let mut artifacts = ArrayVec::<u8, 5>::new();
        for on in &self.path {
            if let Card::Artifact(number) = on.card {
                self.stock.take(on.card);
                artifacts.push(number);
            }
        }
        self.lost += artifacts.len() as u8;
        events.emit(|| Event::RoundEnded { round: self.round, gems: self.gems, artifacts });
        self.path.clear();
        self.turned = 0;
        self.gems = 0;
        self.carried = 0;
        self.hazards = 0;
        if self.round == ROUNDS { self.end_game(events) } else { self.begin_round(events) }
    }

    /// I-04, I-07: the next round begins: everybody enters, and the deck is shuffled anew.
    fn begin_round(&mut self, events: &mut impl Sink<Event>) {
        self.round += 1;
        self.inside = SeatSet::all(self.players());
        self.phase = Phase::Card;
        self.artifacts_enter();
        events.emit(|| Event::RoundBegan {
            round: self.round,
            start_player: self.start_player(),
            artifacts: (1..=5).filter(|&n| self.edition.artifact_enters(n, self.round)).collect(),
        });
    }

    /// I-04, I-22, I-23: the artifacts of this round come in; the deck is everything that is in the game.
    pub(crate) fn artifacts_enter(&mut self) {
        for number in 1..=5 {
            if self.edition.artifact_enters(number, self.round) {
                self.stock.put_artifact(number);
            }
        }
        self.deck = self.stock;
    }

    /// I-17: who turns the cards; it passes to the left each round.
    pub(crate) fn start_player(&self) -> Seat {
        Seat::default().plus(usize::from(self.round) - 1, self.players())
    }

    /// I-18: after the fifth round the tents are opened.
    fn end_game(&mut self, events: &mut impl Sink<Event>) {
        self.inside = SeatSet::EMPTY;
        self.deck = self.stock;
        self.phase = Phase::Over;
        events.emit(|| Event::Over { outcome: self.standing() });
    }
}
