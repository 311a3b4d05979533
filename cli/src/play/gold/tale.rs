//! What happens in Gold, told once: what is turned back has to be remembered.

use super::{place, words};
use crate::play::words::{Line, Scene, capital, count};
use catalog::games::gold::rules::{Colour, Event, Face, NothingBecause, Placed, RushBecause, View};
use game_core::{PerSeat, Seat};

/// What the teller keeps in mind.
pub struct Story {
    /// Whose the mines are, by colour.
    owners: Vec<Option<Seat>>,
    rounds: u8,
    /// The card turned first, while the second is not told.
    first: Option<Placed>,
    /// Whether a card was turned back since it was last asked.
    turned_back: bool,
    /// The piles of the round that was counted last.
    piles: Vec<Vec<u8>>,
    /// Points of the rounds that were counted, by seat.
    counted: Vec<PerSeat<u8>>,
}

impl Story {
    pub fn new(view: &View) -> Story {
        let owner = |colour: Colour| {
            let owns = view.mines.iter().find(|(_, mines)| mines.contains(&colour));
            owns.map(|(seat, _)| seat)
        };
        Story {
            owners: Colour::all().map(owner).collect(),
            rounds: view.rounds,
            first: None,
            turned_back: false,
            piles: Vec::new(),
            counted: Vec::new(),
        }
    }

    /// Whether a card was turned back since it was last asked.
    pub fn take_turned_back(&mut self) -> bool {
        std::mem::take(&mut self.turned_back)
    }
}

/// Tells an event; the first card of another's turn is kept and told with the second.
pub fn told(event: &Event, story: &mut Story, scene: &Scene) -> Vec<Line> {
    let who = |seat: Seat| scene.title(seat);
    match event {
        Event::TurnBegan { .. } => Vec::new(),
        Event::Turned { seat, card } if scene.is_you(*seat) => {
            vec![Line::plain(format!("{}: {}.", place(card.position), whole_words(*card, story, scene)))]
        }
        Event::Turned { card, .. } => {
            story.first.get_or_insert(*card);
            Vec::new()
        }
        Event::Exploded { seat, first, second } => {
            let text = "Dynamite! Both cards are out of the game.";
            told_pair(*seat, *first, *second, Line::danger(text), story, scene)
        }
        Event::GoldFound { seat, prospector, gold, points, to, neutral } => {
            let (first, second) = in_order(*prospector, *gold, story);
            let points = count(*points, "point");
            let text = match neutral {
                true => format!(
                    "His mine is nobody's, so {} {} the gold: {points}.",
                    scene.name(*to),
                    scene.does(*to, "keep", "keeps")
                ),
                false => format!("He brings the gold to {} mine: {points}.", scene.whose(*to)),
            };
            let line = if scene.is_you(*to) { Line::good(text) } else { Line::plain(text) };
            told_pair(*seat, first, second, line, story, scene)
        }
        Event::Duel { seat, winner, loser } => {
            story.turned_back = true;
            let (first, second) = in_order(*winner, *loser, story);
            let text = format!(
                "{} wins the duel and is turned back; {} is out of the game.",
                capital(&words(winner.card)),
                words(loser.card)
            );
            told_pair(*seat, first, second, Line::plain(text), story, scene)
        }
        Event::Nothing { seat, first, second, because, .. } => {
            story.turned_back = true;
            let why = match because {
                NothingBecause::TwoGold => "Gold and gold",
                NothingBecause::EqualProspectors => "Equally strong",
                NothingBecause::TooWeak => "The prospector is too weak for that gold",
            };
            let line = Line::plain(format!("{why}: both are turned back."));
            told_pair(*seat, *first, *second, line, story, scene)
        }
        Event::RushGold { seat, gold, points } => {
            story.first = None;
            let (who, points) = (who(*seat), count(*points, "point"));
            match scene.is_you(*seat) {
                true => vec![Line::good(format!("It is yours: {points}."))],
                false => vec![Line::plain(format!(
                    "{who} turns {} and finds gold: {points}.",
                    place(gold.position)
                ))],
            }
        }
        Event::RushBlank { seat, card } => {
            story.first = None;
            match scene.is_you(*seat) {
                true => vec![Line::plain("No gold; it is out of the game.")],
                false => vec![Line::plain(format!(
                    "{} turns {}: {}, no gold.",
                    who(*seat),
                    place(card.position),
                    words(card.card)
                ))],
            }
        }
        Event::RushBegan { because, cards } => {
            let why = match because {
                RushBecause::FewCards => format!("{cards} cards are left."),
                RushBecause::Stalled => "Nothing new has happened for two turns of everybody.".to_owned(),
            };
            let now = "From now on one card a turn, and gold belongs to whoever turns it.";
            vec![Line::blank(), Line::good(format!("GOLD RUSH! {why} {now}"))]
        }
        Event::RoundEnded { round, piles, points, totals } => {
            story.piles = piles.as_slice().to_vec();
            story.counted.push(*points);
            if story.rounds == 1 { Vec::new() } else { score_sheet(*round, totals, story, scene) }
        }
        Event::RoundBegan { round, start, .. } => {
            let begins = scene.does(*start, "begin", "begins");
            vec![
                Line::blank(),
                Line::strong(format!("Round {round} of {}. {} {begins}.", story.rounds, who(*start))),
            ]
        }
        Event::Over { outcome } => {
            let detail = |seat: Seat| {
                let cards = story.piles[seat.index()].len() as u64;
                let points = outcome.scores[seat];
                match story.rounds {
                    1 => format!("{points} points on {}", count(cards, "gold card")),
                    _ => format!("{points} points"),
                }
            };
            let broken_by = match story.rounds {
                1 => "Equal points, but more gold cards.",
                _ => "Equal points, but more in the last round.",
            };
            let mut lines = vec![Line::blank(), Line::strong("The gold is counted.")];
            lines.extend(scene.standing(outcome, detail, broken_by));
            lines
        }
    }
}

/// The words, and whose a prospector is.
fn whole_words(placed: Placed, story: &Story, scene: &Scene) -> String {
    let words = words(placed.card);
    match placed.card.face() {
        Face::Prospector(colour, _) => match story.owners[colour as usize] {
            Some(owner) if scene.is_you(owner) => format!("{words}, yours"),
            Some(owner) => format!("{words}, {}", scene.whose(owner)),
            None => format!("{words}, nobody's"),
        },
        _ => words,
    }
}

/// The two cards in the order in which they were turned.
fn in_order(one: Placed, other: Placed, story: &Story) -> (Placed, Placed) {
    if story.first == Some(other) { (other, one) } else { (one, other) }
}

/// What two cards did; for others than you with the cards in front, which have not been told.
fn told_pair(
    seat: Seat,
    first: Placed,
    second: Placed,
    line: Line,
    story: &mut Story,
    scene: &Scene,
) -> Vec<Line> {
    story.first = None;
    if scene.is_you(seat) {
        return vec![line];
    }
    let (one, other) = (whole_words(first, story, scene), whole_words(second, story, scene));
    let (at, there) = (place(first.position), place(second.position));
    let text = format!("{} turns {at}: {one}; and {there}: {other}. {}", scene.title(seat), line.text);
    vec![Line { text, hang: 2, ..line }]
}

/// The points of every round so far, in a match.
fn score_sheet(round: u8, totals: &PerSeat<u16>, story: &Story, scene: &Scene) -> Vec<Line> {
    let mut lines = vec![Line::blank(), Line::strong(format!("Round {round} is over. The score sheet:"))];
    let wide = scene.width();
    for (seat, total) in totals.iter() {
        let rounds: Vec<String> = story.counted.iter().map(|points| points[seat].to_string()).collect();
        let sum =
            if rounds.len() > 1 { format!("{} = {total}", rounds.join(" + ")) } else { rounds.concat() };
        lines.push(Line::item(&scene.title(seat), wide, &format!("{sum} points")));
    }
    lines
}
