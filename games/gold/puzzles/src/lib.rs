//! Puzzles of Gold: at which tables they are found, and why the right choices are right.

use bots::{Bot, bot};
use game_core::Game;
use gold_bots::Bots;
use gold_review::Judge;
use gold_rules::{Action, Card, Effect, Face, Knowledge, Options, State};
use puzzles::{Question, Source, Theme};

/// Plays on: it remembers every card, and takes the best pair it knows.
const PLAYER: &str = "greedy";

pub struct Puzzles;

impl Source for Puzzles {
    type Game = State;
    type Bots = Bots;
    type Judge = Judge;
    const ADVISED: bool = true;

    fn player() -> Box<dyn Bot<State>> {
        bot::<Bots>(PLAYER).expect("it is one of the baselines")
    }

    /// Every number of players; one round.
    fn tables() -> Vec<(Options, usize)> {
        State::SEATS.map(|seats| (State::usual_options(), seats)).collect()
    }

    fn themes(question: &Question<'_, State>) -> Vec<Theme> {
        let known = question.known;
        let Some(Action::Flip(position)) = question.right.first() else { return Vec::new() };
        let card = known.card_at(*position);
        let main = match (known.rush(), known.up()) {
            (true, _) => rush(known, card),
            (false, Some(up)) => second(known, up.card, card),
            (false, None) => first(known, card),
        };
        let mut themes = vec![main];
        themes.extend(standing(known));
        themes
    }
}

/// Whose gold it is that this prospector finds: the player's own, or of a neutral mine.
fn is_mine(known: &Knowledge, prospector: Card) -> bool {
    let owner = prospector.color().map(|color| known.mines().owner(color));
    owner.is_some_and(|owner| owner.is_none_or(|owner| owner == known.seat()))
}

/// What these two cards bring the player in gold.
fn found(known: &Knowledge, first: Card, second: Card) -> Option<u8> {
    match Effect::of(first.face(), second.face()) {
        Effect::FirstFindsGold if is_mine(known, first) => Some(second.points()),
        Effect::SecondFindsGold if is_mine(known, second) => Some(first.points()),
        _ => None,
    }
}

fn rush(known: &Knowledge, card: Option<Card>) -> Theme {
    let unseen = || known.unseen().iter().map(|(kind, count)| (Card::of_kind(kind), i64::from(count)));
    match card.map(Card::points) {
        Some(0) => Theme::new("rush-pass", []),
        Some(points) => Theme::new("rush-gold", [points.into()]),
        None => {
            let gold = |(card, count): (Option<Card>, i64)| card.filter(|it| it.points() > 0).map(|_| count);
            let all: i64 = unseen().map(|(_, count)| count).sum();
            Theme::new("rush-new", [unseen().filter_map(gold).sum(), all])
        }
    }
}

/// The second card of a turn.
fn second(known: &Knowledge, up: Card, card: Option<Card>) -> Theme {
    let Some(card) = card else { return Theme::new("second-new", []) };
    if let Some(points) = found(known, up, card) {
        return Theme::new("second-gold", [points.into()]);
    }
    let beaten = match Effect::of(up.face(), card.face()) {
        Effect::FirstWins => Some(card),
        Effect::SecondWins => Some(up),
        _ => None,
    };
    match (beaten.map(Card::face), Effect::of(up.face(), card.face())) {
        (Some(Face::Prospector(_, value)), _) => Theme::new("second-duel", [value.into()]),
        (_, Effect::Explosion) => Theme::new("second-blast", []),
        (_, Effect::Nothing(_)) => Theme::new("second-pass", []),
        _ => Theme::new("second-give", []),
    }
}

/// The first card of a turn: it matters for the second one.
fn first(known: &Knowledge, card: Option<Card>) -> Theme {
    let Some(card) = card else { return Theme::new("first-new", []) };
    let others = || {
        let same = known.known().filter(|placed| placed.card == card).count();
        known.known().map(|placed| placed.card).filter(move |other| *other != card || same > 1)
    };
    if let Some(points) = others().filter_map(|other| found(known, card, other)).max() {
        return Theme::new("first-gold", [points.into()]);
    }
    let duels = others()
        .any(|other| matches!(Effect::of(card.face(), other.face()), Effect::FirstWins | Effect::SecondWins));
    Theme::new(if duels { "first-duel" } else { "first-known" }, [])
}

/// How far ahead or behind the player is, with few cards left.
fn standing(known: &Knowledge) -> Option<Theme> {
    const FEW: usize = 24;
    let points = known.points();
    let own = i64::from(points[known.seat()]);
    let others = points.iter().filter(|(seat, _)| *seat != known.seat());
    let ahead = own - others.map(|(_, points)| i64::from(*points)).max().unwrap_or(0);
    match ahead {
        _ if known.lying().len() > FEW => None,
        1.. => Some(Theme::new("ahead", [ahead])),
        ..=-1 => Some(Theme::new("behind", [-ahead])),
        0 => Some(Theme::new("level", [])),
    }
}
