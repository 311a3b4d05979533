//! Puzzles of Lost Temple: at which tables they are found, and why the right choices are right.

use game_core::Game;
use lost_temple_bots::Bots;
use lost_temple_review::Judge;
use lost_temple_rules::{Action, Character, Knowledge, Options, State};
use puzzles::{Question, SURE, Source, Theme};
use review::Effort;

/// So many spaces before the finish, that is a reason.
const NEAR: i64 = 8;

pub struct Puzzles;

impl Source for Puzzles {
    type Game = State;
    type Bots = Bots;
    type Judge = Judge;
    const ADVISED: bool = true;
    /// Its values come from deals, so they have errors.
    const FIRST: (Effort, f64) = (Effort::Normal, SURE / 3.0);
    const LAST: Effort = Effort::Deep;
    const MOMENTS: usize = 12;

    /// Every number of players, and the tenth character at some tables.
    fn tables() -> Vec<(Options, usize)> {
        let usual = State::SEATS.map(|seats| (State::usual_options(), seats));
        let tenth = [3, 5, 6].map(|seats| (Options { mandarin: true, ..State::usual_options() }, seats));
        usual.chain(tenth).collect()
    }

    fn themes(question: &Question<'_, State>) -> Vec<Theme> {
        let known = question.known;
        let Some(action) = question.right.first() else { return Vec::new() };
        let mut themes = vec![main(known, *action)];
        let public = known.public();
        let left = |seat| i64::from(public.finish()) - i64::from(public.explorers[seat].position);
        let own = left(known.seat());
        let others = public.explorers.iter().filter(|(seat, _)| *seat != known.seat());
        let nearest = others.map(|(seat, _)| left(seat)).min().unwrap_or(own);
        if own <= NEAR {
            themes.push(Theme::new("near", [own]));
        } else if nearest <= NEAR {
            themes.push(Theme::new("other-near", [nearest]));
        }
        themes
    }
}

/// What the action is good for.
fn main(known: &Knowledge, action: Action) -> Theme {
    let public = known.public();
    let own = public.explorers[known.seat()];
    let gems = i64::from(own.gems);
    let others = || public.explorers.iter().filter(|(seat, _)| *seat != known.seat());
    let richest = others().map(|(_, it)| i64::from(it.gems)).max().unwrap_or(0);
    let foremost = others().map(|(_, it)| i64::from(it.position - own.position)).max().unwrap_or(0);
    match action {
        Action::Pick(character) => match character {
            Character::Shaman => Theme::new("pick-shaman", [foremost]),
            Character::Thief => Theme::new("pick-thief", [richest]),
            Character::Seer => Theme::new("pick-seer", []),
            Character::Priest => Theme::new("pick-priest", []),
            Character::Elder => Theme::new("pick-elder", []),
            Character::Artisan => Theme::new("pick-artisan", []),
            Character::Scout => Theme::new("pick-scout", [gems + 1]),
            Character::Canoe => Theme::new("pick-canoe", [(2 * (gems + 1)).min(20)]),
            Character::Child => Theme::new("pick-child", [next_pawn(known)]),
            Character::Mandarin => Theme::new("pick-mandarin", [public.rank(known.seat()).into()]),
        },
        Action::Name(_) if public.called == Some(Character::Shaman) => Theme::new("name-shaman", [foremost]),
        Action::Name(_) => Theme::new("name-thief", [richest]),
        Action::Look(..) => Theme::new("look", []),
        Action::Swap(true) => Theme::new("swap", []),
        Action::Swap(false) => Theme::new("swap-not", []),
        Action::Steps(steps) => Theme::new("steps", [steps.into()]),
        Action::Pay(true) => Theme::new("pay", []),
        Action::Pay(false) => Theme::new("pay-not", [gems]),
        Action::PayGems(paid) => Theme::new("pay-gems", [paid.into(), gems]),
        Action::Take(true) => Theme::new("take", []),
        Action::Take(false) => Theme::new("take-not", []),
    }
}

/// How far the next pawn ahead is; 0 if none is.
fn next_pawn(known: &Knowledge) -> i64 {
    let public = known.public();
    let own = public.explorers[known.seat()].position;
    public.next_pawn(own).map_or(0, |pawn| i64::from(pawn - own))
}
