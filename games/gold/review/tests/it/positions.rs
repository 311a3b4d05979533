//! Positions in which everyone can see what is right.

use game_core::{Game, Seat, Step, Turn};
use gold_review::Judge;
use gold_rules::{Action, Options, Position, State};
use review::{Choice, Decision, Effort, Judge as _, Settings};

/// A table, and a judge who has seen everything that happened there.
struct Watched {
    state: State,
    judge: Judge,
}

fn flip(position: usize) -> Action {
    Action::Flip(Position::new(position).unwrap())
}

impl Watched {
    fn new(seats: usize) -> Watched {
        let options = Options::default();
        let settings = Settings { effort: Effort::Quick, ..Settings::default() };
        let (mut judge, state) =
            (Judge::new(&options, seats, settings).unwrap(), State::new(&options, seats).unwrap());
        judge.start(&state);
        Watched { state, judge }
    }

    /// The active player flips the card here. If it was not flipped before, it is this one.
    fn flip(&mut self, position: usize, card: &str) -> Decision<Action> {
        let Turn::Act(due) = self.state.turn() else { panic!("nobody is due") };
        let (seat, before) = (due.only().unwrap(), self.state.clone());
        self.state.apply(Step::Act(seat, flip(position)), &mut ()).unwrap();
        let chosen = self.judge.choices(&before, &[(seat, flip(position))], &self.state);
        if self.state.turn() == Turn::Chance {
            let (before, card) = (self.state.clone(), card.parse().unwrap());
            self.state.apply(Step::Chance(card), &mut ()).unwrap();
            self.judge.chance(&before, card, &self.state);
        }
        chosen.decisions.into_iter().next().unwrap()
    }

    fn flip_all(&mut self, cards: &[(usize, &str)]) {
        for (position, card) in cards {
            self.flip(*position, card);
        }
    }
}

/// Two players: green and orange are the first one's, blue and red the other's. After these two turns the first player knows how to win four
/// points, and the other one would, too.
const OPEN_PAIR: [(usize, &str); 4] = [(0, "gold-4"), (1, "gold-1"), (2, "green-5"), (3, "red-5")];

#[test]
fn to_leave_four_points_is_a_blunder() {
    let mut game = Watched::new(2);
    game.flip_all(&OPEN_PAIR);
    let first = game.flip(0, "gold-4");
    for right in [0, 2] {
        assert_eq!(Choice::new(&first, flip(right)).unwrap().label, None, "{right}");
    }
    let second = game.flip(2, "green-5");
    assert_eq!(second.seat, Seat::default());
    let right = Choice::new(&second, flip(2)).unwrap();
    assert_eq!((right.label, right.best, right.is_decision), (None, flip(2), true));
    // Nothing; four points for the rival; an unknown card.
    for wrong in [1, 3, 40] {
        let wrong = Choice::new(&second, flip(wrong)).unwrap();
        assert!(wrong.label.is_some_and(|label| label >= review::Label::Mistake), "{wrong:?}");
        assert_eq!(wrong.best, flip(2));
    }
}

#[test]
fn a_review_says_how_long_a_card_had_to_be_remembered() {
    let mut game = Watched::new(2);
    for (position, card) in OPEN_PAIR {
        // At the beginning there is nothing to remember.
        let decision = game.flip(position, card);
        assert!(position > 0 || decision.recalled.is_none());
    }
    // Four flips ago the gold was shown, two flips ago the prospector. It takes both.
    assert_eq!(game.flip(0, "gold-4").recalled, Some(4));
    // Now only the prospector counts.
    assert_eq!(game.flip(2, "green-5").recalled, Some(3));
}

#[test]
fn nobody_has_to_remember_what_is_no_better_than_an_unknown_card() {
    let mut game = Watched::new(3);
    let first = game.flip(0, "dynamite");
    assert_eq!(first.recalled, None);
    let gap = |value: f64| (value - first.opinions[0].value).abs();
    assert!(first.opinions.iter().all(|opinion| gap(opinion.value) < 1e-12));
    assert!(first.opinions.len() == 64 && (first.opinions[0].share - 1.0 / 64.0).abs() < 1e-12);
    assert!(!Choice::new(&first, flip(0)).unwrap().is_decision);
}
