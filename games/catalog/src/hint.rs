//! A hint for a player who has to choose: the chances, what Pathfinder would do, and why.

use crate::{GameKind, GameModule};
use bots::{Bot, Budget, Level, Reason, Roster};
use game_core::{Game, Seat, SplitMix};
use review::{Effort, Judge};

/// The bot whose choice a hint tells.
const ADVISER: Level = Level::Pathfinder;

/// The bot whose preparations are the judge's too: it solves the position where that is possible.
const SOLVER: Level = Level::Oracle;

/// A hint. It depends only on what the player knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint<A> {
    /// Every legal action with the player's chance to win, the best first. Empty if nobody can tell.
    pub chances: Vec<(A, f64)>,
    /// Those of them between which nobody can tell a difference: they are as good as one.
    pub alike: Vec<A>,
    /// What Pathfinder would do.
    pub choice: A,
    pub reasons: Vec<Reason>,
}

/// Says that there may be hints soon: what they need is asked for, where it does not come with the program.
pub fn expect_hints(game: GameKind) {
    with_game!(game, G => <G as GameModule>::Judge::fetch());
}

/// A hint that is being worked out.
pub struct Adviser<G: Game> {
    /// The game so far, as the player has seen it.
    events: Vec<G::Event>,
    known: G::Knowledge,
    legal: Vec<G::Action>,
    seed: u64,
    solver: Box<dyn Bot<G>>,
    is_prepared: bool,
}

impl<G: GameModule> Adviser<G> {
    /// Advises the player of a seat who knows this and may do one of these, of which there is at least one. The same decision always gets the
    /// same randomness, so asking again gives the same answer.
    pub fn new(
        events: Vec<G::Event>,
        known: G::Knowledge,
        legal: Vec<G::Action>,
        (seat, decision): (Seat, u64),
    ) -> Adviser<G> {
        let seed = decision.wrapping_mul(64).wrapping_add(seat.index() as u64);
        Adviser { events, known, legal, seed, solver: G::Bots::level(SOLVER), is_prepared: false }
    }

    /// Does what can be done before, until `enough` is `true`; `true` when nothing is left to do.
    pub fn prepare(&mut self, enough: &dyn Fn() -> bool) -> bool {
        self.is_prepared = self.solver.prepare(&self.known, &Budget::default().capped(enough));
        self.is_prepared
    }

    /// The hint. `enough` stops Pathfinder with its best choice so far. If the preparations are not done, the chances are less exact.
    pub fn advise(self, enough: &dyn Fn() -> bool) -> Hint<G::Action> {
        let Adviser { events, known, legal, seed, solver: _, is_prepared } = self;
        let mut adviser = G::Bots::level(ADVISER);
        events.iter().for_each(|event| adviser.observe(event));
        let budget = Budget::default().capped(enough);
        let choice = adviser.choose(&known, &legal, &budget, &mut SplitMix::new(seed));
        let effort = if is_prepared { Effort::Normal } else { Effort::Quick };
        let opinions = G::Judge::advise(&known, &legal, effort);
        let mut chances: Vec<(G::Action, f64)> = opinions.iter().map(|it| (it.action, it.value)).collect();
        chances.sort_by(|one, other| other.1.total_cmp(&one.1));
        let alike = legal.iter().copied().filter(|action| G::Judge::is_alike(&known, *action)).collect();
        Hint { chances, alike, choice, reasons: G::Bots::reasons(&known, choice) }
    }
}
