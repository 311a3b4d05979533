//! The rules: how a step changes the table. Each function is a rule, by the ids of rules.md.

use crate::{Action, Chance, Event, Knowledge, Options, Table, View};
use game_core::{
    DescribeOptions, Determinize, Draw, Game, Illegal, OpenTable, OptionSpec, Outcome, PerSeat, Seat,
    SeatSet, SetupError, Sink, Step, Turn, Viewer, Weight,
};
use std::ops::RangeInclusive;

/// A player with this many gems at home ends the game. T-05
pub const GOAL: i32 = 40;

/// A game of Last Torch in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State(View);

impl State {
    /// T-02: as many gems as the die shows, unless it is a one.
    fn roll(&mut self, die: Chance, events: &mut impl Sink<Event>) {
        let pips = u8::from(die);
        events.emit(|| Event::Thrown { seat: self.0.turn, die });
        if pips == 1 {
            return self.torch_out(events);
        }
        self.0.carried += i32::from(pips);
        self.0.choosing = true;
    }

    /// T-03: what was carried is lost.
    fn torch_out(&mut self, events: &mut impl Sink<Event>) {
        let lost = self.0.carried;
        events.emit(|| Event::TorchOut { seat: self.0.turn, lost });
        self.end_turn(events);
    }

    /// T-04: what was carried is safe.
    fn back(&mut self, events: &mut impl Sink<Event>) {
        let gems = self.0.carried;
        self.0.home[self.0.turn] += gems;
        events.emit(|| Event::WentBack { seat: self.0.turn, gems });
        self.end_turn(events);
    }

    /// T-05: the game ends only with a round.
    fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        if !self.0.pass_on() {
            return;
        }
        let outcome = Outcome::ranked(self.0.home, &self.0.home);
        self.0.outcome = Some(outcome.clone());
        events.emit(|| Event::Over { outcome });
    }
}

impl View {
    /// T-05: the next explorer to the left goes down. Whether that ended the last round.
    pub(crate) fn pass_on(&mut self) -> bool {
        self.carried = 0;
        self.choosing = false;
        self.turn = self.turn.left(self.home.seats());
        let round_ends = self.turn == Seat::default();
        let last = round_ends && self.home.iter().any(|(_, gems)| *gems >= GOAL);
        if round_ends && !last {
            self.round += 1;
        }
        last
    }
}

impl Game for State {
    const NAME: &'static str = "last-torch";
    const RULES_VERSION: u16 = 1;
    const SEATS: RangeInclusive<usize> = 2..=6; // T-01

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Knowledge = Knowledge;

    fn new(_: &Options, seats: usize) -> Result<State, SetupError> {
        if !Self::SEATS.contains(&seats) {
            return Err(SetupError::Seats { game: "Last Torch", given: seats, allowed: Self::SEATS });
        }
        let home = PerSeat::filled(seats, 0);
        Ok(State(View { round: 1, turn: Seat::default(), carried: 0, choosing: false, home, outcome: None }))
    }

    fn seats(&self) -> usize {
        self.0.home.seats()
    }

    fn turn(&self) -> Turn {
        match (&self.0.outcome, self.0.choosing) {
            (Some(_), _) => Turn::Over,
            (None, true) => Turn::Act(SeatSet::one(self.0.turn)),
            (None, false) => Turn::Chance,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.turn() == Turn::Act(SeatSet::one(seat)) {
            out.extend(Action::all());
        }
    }

    fn chance_outcomes(&self, out: &mut impl Extend<(Chance, Weight)>) {
        if self.turn() == Turn::Chance {
            out.extend(Chance::all().map(|side| (side, 1)));
        }
    }

    fn chance_total(&self) -> Weight {
        if self.turn() == Turn::Chance { Chance::SIDES.into() } else { 0 }
    }

    fn chance_at(&self, ticket: Weight) -> Option<Chance> {
        if self.turn() == Turn::Chance { Chance::all().nth(ticket as usize) } else { None }
    }

    fn apply(&mut self, step: Step<Action, Chance>, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        match (self.turn(), step) {
            (Turn::Over, _) => return Err(Illegal::Over),
            (Turn::Chance, Step::Act(..)) => return Err(Illegal::ChanceDue),
            (Turn::Act(_), Step::Chance(_)) => return Err(Illegal::ActionDue),
            (Turn::Act(due), Step::Act(seat, _)) if !due.contains(seat) => return Err(Illegal::NotDue(seat)),
            (Turn::Chance, Step::Chance(die)) => self.roll(die, events),
            (Turn::Act(_), Step::Act(seat, Action::On)) => {
                self.0.choosing = false; // T-04
                events.emit(|| Event::WentOn { seat });
            }
            (Turn::Act(_), Step::Act(_, Action::Back)) => self.back(events),
        }
        Ok(())
    }

    fn view(&self, _: Viewer) -> View {
        self.0.clone()
    }

    fn knowledge(&self, _: Seat) -> Knowledge {
        self.0.clone()
    }

    fn redact(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome.clone()
    }

    fn audit(&self) {
        let View { turn, carried, choosing, home, outcome, .. } = &self.0;
        assert!(turn.index() < home.seats() && home.iter().all(|(_, gems)| *gems >= 0));
        assert!(*carried > 0 || (*carried == 0 && !choosing), "who chooses carries something");
        assert!(outcome.is_none() || *carried == 0, "no one is down the shaft when it is over");
    }
}

impl Determinize for State {
    /// There is nothing to draw: nothing is hidden.
    fn determinize(knowledge: &Knowledge, _: &mut impl Draw) -> State {
        State(knowledge.clone())
    }
}

/// There is nothing to agree on.
impl DescribeOptions for State {
    fn schema(_: usize) -> Vec<OptionSpec> {
        Vec::new()
    }
}

impl OpenTable for State {
    type Table = Table;

    fn open_table(&self) -> Table {
        self.0.clone()
    }
}

/// What is seen is the whole truth.
impl From<View> for State {
    fn from(table: View) -> State {
        State(table)
    }
}
