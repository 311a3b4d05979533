//! Scripted situations for rule tests.

use game_core::{Game, Illegal, Seat, Step, StepOf, Turn, Viewer};
use std::ops::Deref;

/// A game that follows a script of steps, audits after each, and keeps the events of the last one.
#[derive(Clone, Debug)]
pub struct Script<G: Game> {
    game: G,
    /// The events of the last step.
    pub events: Vec<G::Event>,
}

impl<G: Game> Script<G> {
    #[track_caller]
    pub fn new(options: &G::Options, seats: usize) -> Script<G> {
        let game = G::new(options, seats).unwrap();
        game.audit();
        Script { game, events: Vec::new() }
    }

    pub fn try_step(&mut self, step: StepOf<G>) -> Result<(), Illegal> {
        let before = self.game.clone();
        let mut events = Vec::new();
        let result = self.game.apply(step, &mut events);
        match result {
            Ok(()) => self.events = events,
            Err(_) => assert!(self.game == before && events.is_empty(), "a refusal changes nothing"),
        }
        self.game.audit();
        result
    }

    /// The step must be legal.
    #[track_caller]
    pub fn step(&mut self, step: StepOf<G>) -> &mut Script<G> {
        if let Err(why) = self.try_step(step) {
            panic!("{step:?}: {why}, due is {:?}", self.game.turn());
        }
        self
    }

    #[track_caller]
    pub fn chance(&mut self, outcome: G::Chance) -> &mut Script<G> {
        self.step(Step::Chance(outcome))
    }

    #[track_caller]
    pub fn act(&mut self, seat: usize, action: G::Action) -> &mut Script<G> {
        self.step(Step::Act(self::seat(seat), action))
    }

    /// The action must be refused; returns the reason.
    #[track_caller]
    pub fn refuses(&mut self, seat: usize, action: G::Action) -> Illegal {
        self.try_step(Step::Act(self::seat(seat), action)).expect_err("this action should be refused")
    }

    /// The outcome must be refused; returns the reason.
    #[track_caller]
    pub fn refuses_chance(&mut self, outcome: G::Chance) -> Illegal {
        self.try_step(Step::Chance(outcome)).expect_err("this outcome should be refused")
    }

    pub fn legal(&self, seat: usize) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.legal_actions(self::seat(seat), &mut actions);
        actions
    }

    pub fn possible(&self, outcome: G::Chance) -> bool {
        let mut outcomes = Vec::new();
        self.game.chance_outcomes(&mut outcomes);
        outcomes.iter().any(|(it, _)| *it == outcome)
    }

    pub fn due(&self) -> Vec<usize> {
        match self.game.turn() {
            Turn::Act(seats) => seats.iter().map(Seat::index).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    pub fn view_of(&self, seat: usize) -> G::View {
        self.game.view(Viewer::Seat(self::seat(seat)))
    }

    /// The events of the last step, redacted for this seat.
    pub fn told(&self, seat: usize) -> Vec<G::Event> {
        let viewer = Viewer::Seat(self::seat(seat));
        self.events.iter().filter_map(|event| G::redact(event, viewer)).collect()
    }

    pub fn scores(&self) -> Vec<i32> {
        self.game.outcome().expect("the game is over").scores.as_slice().to_vec()
    }

    pub fn ranks(&self) -> Vec<u8> {
        self.game.outcome().expect("the game is over").ranks.as_slice().to_vec()
    }
}

impl<G: Game> Deref for Script<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.game
    }
}

/// The seat with this number.
pub fn seat(index: usize) -> Seat {
    Seat::new(index).expect("there are at most eight seats")
}
