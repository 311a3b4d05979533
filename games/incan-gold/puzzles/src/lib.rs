//! Puzzles of Incan Gold: at which tables they are found, and why the right choices are right.

use game_core::Game;
use incan_gold_bots::Bots;
use incan_gold_review::Judge;
use incan_gold_rules::{Choice, Edition, Knowledge, Odds, Options, ROUNDS, State, View};
use puzzles::{Question, Source, Theme};

/// From so many gems on, what you carry is a reason to leave.
const RICH: i64 = 8;
/// Up to so many, it is none.
const POOR: i64 = 3;
/// So many gems that were left on the path are a reason to be the first to leave.
const LEFTOVERS: i64 = 4;
/// So likely, in percent, the next card may end the round, and it is still calm.
const CALM: i64 = 12;
/// So many reasons are given.
const REASONS: usize = 3;

pub struct Puzzles;

impl Source for Puzzles {
    type Game = State;
    type Bots = Bots;
    type Judge = Judge;

    /// Every number of players, and every edition.
    fn tables() -> Vec<(Options, usize)> {
        let usual = State::SEATS.map(|seats| (State::usual_options(), seats));
        let others = Edition::all().flat_map(|edition| {
            [2, 3, 5].map(|seats| (Options { edition, ..State::usual_options() }, seats))
        });
        usual.chain(others).collect()
    }

    fn themes(question: &Question<'_, State>) -> Vec<Theme> {
        let &[right] = question.right else { return Vec::new() };
        let table = Table::of(question.view, question.known);
        let mut themes = match right {
            Choice::Camp => table.why_camp(),
            Choice::Torch => table.why_torch(),
        };
        themes.truncate(REASONS);
        themes
    }
}

/// What counts for the choice.
struct Table {
    is_last_round: bool,
    inside: i64,
    /// How many have left.
    outside: i64,
    carried: i64,
    path: i64,
    /// What the artifacts on the path are worth to someone who leaves alone.
    artifacts: i64,
    hazards: i64,
    /// How likely the next card ends the round, in percent.
    danger: i64,
    /// How far ahead of all others the player would be if the round were to end in peace now; behind if negative.
    ahead: i64,
}

impl Table {
    fn of(view: &View, known: &Knowledge) -> Table {
        let (carried, scores) = (i64::from(view.carried()), known.scores());
        let beside = |seat| if view.inside.contains(seat) { carried } else { 0 };
        let home = scores.map(|seat, score| i64::from(*score) + beside(seat));
        let others = home.iter().filter(|(seat, _)| *seat != known.seat()).map(|(_, points)| *points);
        let odds = Odds::of(view);
        Table {
            is_last_round: view.round == ROUNDS,
            inside: view.inside.len() as i64,
            outside: home.seats() as i64 - view.inside.len() as i64,
            carried,
            path: i64::from(view.gems_on_path()),
            artifacts: view.artifacts_on_path().iter().map(|(_, worth)| i64::from(*worth)).sum(),
            hazards: view.hazards_on_path().len() as i64,
            danger: odds.percent() as i64,
            ahead: home[known.seat()] - others.max().unwrap_or(0),
        }
    }

    fn why_camp(&self) -> Vec<Theme> {
        let mut why = Vec::new();
        if self.inside == 1 {
            why.push(Theme::new("camp-alone", [self.carried + self.path, self.artifacts]));
        } else if self.artifacts > 0 {
            why.push(Theme::new("camp-artifact", [self.artifacts]));
        }
        if self.is_last_round && self.ahead > 0 {
            why.push(Theme::new("camp-lead", [self.ahead]));
        }
        if self.inside > 1 && self.path >= LEFTOVERS {
            why.push(Theme::new("camp-path", [self.path]));
        }
        if self.carried >= RICH {
            why.push(Theme::new("camp-rich", [self.carried]));
        }
        if self.hazards > 0 {
            why.push(Theme::new("camp-hazards", [self.hazards, self.danger]));
        }
        if why.is_empty() {
            why.push(Theme::new("camp-enough", [self.carried]));
        }
        why
    }

    fn why_torch(&self) -> Vec<Theme> {
        let mut why = Vec::new();
        if self.is_last_round && self.ahead < 0 {
            why.push(Theme::new("torch-behind", [-self.ahead]));
        }
        if self.danger == 0 {
            why.push(Theme::new("torch-safe", []));
        } else if self.inside <= 2 && self.outside > 0 {
            why.push(Theme::new("torch-few", [self.inside]));
        }
        if self.carried <= POOR {
            why.push(Theme::new("torch-poor", [self.carried]));
        }
        if (1..=CALM).contains(&self.danger) || why.is_empty() {
            why.push(Theme::new("torch-calm", [self.danger]));
        }
        why
    }
}
