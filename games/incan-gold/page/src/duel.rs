//! A game of two against perfect play, by the rules of the game; every decision of yours is graded.

use crate::messages::{Found, Grade, Table};
use crate::spot::{Left, Spot};
use game_core::{Draw, Game, Seat, SplitMix, Step, Turn, Viewer};
use incan_gold_rules::{Choice, Edition, Event, Options, State, View};

pub const YOU: Seat = seat(0);
pub const OTHER: Seat = seat(1);

const fn seat(index: usize) -> Seat {
    match Seat::new(index) {
        Some(seat) => seat,
        None => unreachable!(),
    }
}

pub struct Duel {
    state: State,
    /// The position on the table.
    spot: Spot,
    /// What the next round begins with, apart from the lead.
    next: Spot,
    draw: SplitMix,
    /// Since your last choice.
    events: Vec<Event>,
    grades: Vec<Grade>,
}

impl Duel {
    pub fn new(edition: Edition, seed: u64) -> Duel {
        let options = Options { edition, open_tents: true };
        let state = State::new(&options, 2).expect("the game is for two");
        let mut duel = Duel {
            state,
            spot: Spot::new(1, 0),
            next: Spot::new(1, 0),
            draw: SplitMix::new(seed),
            events: Vec::new(),
            grades: Vec::new(),
        };
        duel.turn_cards();
        duel
    }

    pub fn spot(&self) -> &Spot {
        &self.spot
    }

    pub fn is_over(&self) -> bool {
        self.state.turn() == Turn::Over
    }

    pub fn view(&self) -> View {
        self.state.view(Viewer::Seat(YOU))
    }

    fn is_due(&self, seat: Seat) -> bool {
        matches!(self.state.turn(), Turn::Act(due) if due.contains(seat))
    }

    /// You choose; `found` is the solution of the position. If you are asked no more, the other player goes on alone until the round is over:
    /// `solve` gives the solution of each position.
    pub fn choose(&mut self, choice: Choice, found: Found, mut solve: impl FnMut(&Spot) -> Option<Found>) {
        if !self.is_due(YOU) {
            return;
        }
        self.events.clear();
        let Found { leave, stay, camp, .. } = found;
        self.grades.push(Grade { round: self.spot.round, choice, leave, stay, camp });
        let other = self.is_due(OTHER).then(|| self.mixed(found.other_camp));
        self.act(YOU, choice);
        if let Some(other) = other {
            self.act(OTHER, other);
        }
        self.turn_cards();
        while !self.is_due(YOU) && self.is_due(OTHER) {
            let Some(found) = solve(&self.spot) else { break };
            let other = self.mixed(found.other_camp);
            self.act(OTHER, other);
            self.turn_cards();
        }
    }

    fn mixed(&mut self, camp: f64) -> Choice {
        let random = (self.draw.next_word() >> 11) as f64 / (1_u64 << 53) as f64;
        if random < camp { Choice::Camp } else { Choice::Torch }
    }

    fn act(&mut self, seat: Seat, choice: Choice) {
        self.apply(Step::Act(seat, choice));
    }

    fn turn_cards(&mut self) {
        while let Some(card) = self.state.draw_chance(&mut self.draw) {
            self.apply(Step::Chance(card));
        }
    }

    fn apply(&mut self, step: Step<Choice, incan_gold_rules::Card>) {
        let first = self.events.len();
        self.state.apply(step, &mut self.events).expect("only legal steps are made here");
        for at in first..self.events.len() {
            self.follow(at);
        }
    }

    /// Keeps the position in step with what happens.
    fn follow(&mut self, at: usize) {
        match &self.events[at] {
            Event::Turned { card, .. } => self.spot.path.push(*card),
            Event::Left { leavers, .. } => {
                let cards = self.spot.path.len();
                let alone = self.spot.left == Left::Nobody && leavers.len() == 1;
                if alone && leavers.contains(YOU) {
                    self.spot.left = Left::You(cards);
                } else if alone {
                    self.spot.left = Left::Other(cards);
                }
            }
            // Artifacts that are taken are in the tent from the next round on; until then the position counts them as turned.
            Event::ArtifactsTaken { seat, artifacts } => {
                let tent = if *seat == YOU { &mut self.next.yours } else { &mut self.next.others };
                tent.extend(artifacts.iter().map(|(number, _)| *number));
            }
            Event::Collapsed { hazard, .. } => self.next.gone.push(*hazard),
            Event::RoundEnded { artifacts, .. } => self.next.lost.extend(artifacts),
            Event::RoundBegan { round, .. } => {
                let view = self.state.view(Viewer::Seat(YOU));
                let points = |seat: Seat| {
                    let artifacts = view.artifacts[seat].iter().map(|worth| i32::from(*worth)).sum::<i32>();
                    view.tents[seat].map_or(0, i32::from) + artifacts
                };
                self.spot = Spot { round: *round, lead: points(YOU) - points(OTHER), ..self.next.clone() };
            }
            _ => {}
        }
    }

    pub fn table(&self) -> Table {
        Table {
            view: self.view(),
            events: self.events.clone(),
            asked: self.is_due(YOU),
            grades: self.grades.clone(),
        }
    }
}
