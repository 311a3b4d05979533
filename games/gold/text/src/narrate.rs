//! What happens in Gold, told once: players have to remember what is turned face down again.

use super::{place, words};
use game_core::{PerSeat, Seat};
use gold_rules::{Event, NothingBecause, Placed, RushBecause, View};
use terminal::{Line, Scene, capital, count};

/// The line for an event. The first card that another player flips is named together with the second.
pub fn tell(event: &Event, before: &View, scene: &Scene) -> Vec<Line> {
    let who = |seat: Seat| scene.title(seat);
    match event {
        Event::TurnBegan { .. } => Vec::new(),
        Event::Turned { seat, card } if scene.is_you(*seat) => {
            vec![Line::plain(format!("{}: {}.", place(card.position), whole_words(*card, before, scene)))]
        }
        Event::Turned { .. } => Vec::new(),
        Event::Exploded { seat, first, second } => {
            let text = "Dynamite! Both cards are out of the game.";
            told_pair(*seat, *first, *second, Line::danger(text), before, scene)
        }
        Event::GoldFound { seat, prospector, gold, points, to, neutral } => {
            let (first, second) = in_order(*prospector, *gold, before);
            let points = count(*points, "point");
            let text = match neutral {
                true => format!(
                    "That mine has no owner, so {} {} the gold: {points}.",
                    scene.name(*to),
                    scene.does(*to, "keep", "keeps")
                ),
                false => format!("The prospector brings the gold to {} mine: {points}.", scene.whose(*to)),
            };
            let line = if scene.is_you(*to) { Line::good(text) } else { Line::plain(text) };
            told_pair(*seat, first, second, line, before, scene)
        }
        Event::Duel { seat, winner, loser } => {
            let (first, second) = in_order(*winner, *loser, before);
            let text = format!(
                "{} wins the duel and is turned face down; {} is out of the game.",
                capital(&words(winner.card)),
                words(loser.card)
            );
            told_pair(*seat, first, second, Line::plain(text), before, scene)
        }
        Event::Nothing { seat, first, second, because, .. } => {
            let why = match because {
                NothingBecause::TwoGold => "Gold and gold",
                NothingBecause::EqualProspectors => "Equally strong",
                NothingBecause::TooWeak => "The prospector is too weak for that gold",
            };
            let line = Line::plain(format!("{why}: both are turned face down."));
            told_pair(*seat, *first, *second, line, before, scene)
        }
        Event::RushGold { seat, gold, points } => {
            let (who, points) = (who(*seat), count(*points, "point"));
            match scene.is_you(*seat) {
                true => vec![Line::good(format!("It's yours: {points}."))],
                false => vec![Line::plain(format!(
                    "{who} flips {} and finds gold: {points}.",
                    place(gold.position)
                ))],
            }
        }
        Event::RushBlank { seat, card } => match scene.is_you(*seat) {
            true => vec![Line::plain("No gold; it's out of the game.")],
            false => vec![Line::plain(format!(
                "{} flips {}: {}, no gold.",
                who(*seat),
                place(card.position),
                words(card.card)
            ))],
        },
        Event::RushBegan { because, cards } => {
            let why = match because {
                RushBecause::FewCards => format!("{cards} cards are left."),
                RushBecause::Stalled => "Nothing new has happened for two turns per player.".to_owned(),
            };
            let now = "From now on, flip one card a turn; gold belongs to the player who flips it.";
            vec![Line::blank(), Line::good(format!("GOLD RUSH! {why} {now}"))]
        }
        Event::RoundEnded { .. } if before.rounds == 1 => Vec::new(),
        Event::RoundEnded { round, points, totals, .. } => {
            let counted = [&before.finished[..], &[*points]].concat();
            score_sheet(*round, totals, &counted, scene)
        }
        Event::RoundBegan { round, start, .. } => {
            let begins = scene.does(*start, "begin", "begins");
            vec![
                Line::blank(),
                Line::strong(format!("Round {round} of {}. {} {begins}.", before.rounds, who(*start))),
            ]
        }
        Event::Over { outcome } => {
            let detail = |seat: Seat| {
                let points = outcome.scores[seat];
                match (before.rounds, &before.piles[seat]) {
                    (1, Some(pile)) => {
                        format!("{points} points on {}", count(pile.len() as u64, "gold card"))
                    }
                    _ => format!("{points} points"),
                }
            };
            let broken_by = match before.rounds {
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
fn whole_words(placed: Placed, before: &View, scene: &Scene) -> String {
    let words = words(placed.card);
    match placed.card.color().map(|color| before.mines.owner(color)) {
        Some(Some(owner)) if scene.is_you(owner) => format!("{words}, yours"),
        Some(Some(owner)) => format!("{words}, {}", scene.whose(owner)),
        Some(None) => format!("{words}, nobody's"),
        None => words,
    }
}

/// The two cards in the order in which they were turned.
fn in_order(one: Placed, other: Placed, before: &View) -> (Placed, Placed) {
    if before.up == Some(other) { (other, one) } else { (one, other) }
}

/// What two cards did; for others than you with the cards in front, which have not been told.
fn told_pair(
    seat: Seat,
    first: Placed,
    second: Placed,
    line: Line,
    before: &View,
    scene: &Scene,
) -> Vec<Line> {
    if scene.is_you(seat) {
        return vec![line];
    }
    let (one, other) = (whole_words(first, before, scene), whole_words(second, before, scene));
    let (at, there) = (place(first.position), place(second.position));
    let text = format!("{} flips {at}: {one}; and {there}: {other}. {}", scene.title(seat), line.text);
    vec![Line { text, hang: 2, ..line }]
}

/// The points of every round so far, in a match.
fn score_sheet(round: u8, totals: &PerSeat<u16>, counted: &[PerSeat<u8>], scene: &Scene) -> Vec<Line> {
    let mut lines = vec![Line::blank(), Line::strong(format!("Round {round} is over. The score sheet:"))];
    let width = scene.width();
    for (seat, total) in totals.iter() {
        let rounds: Vec<String> = counted.iter().map(|points| points[seat].to_string()).collect();
        let sum =
            if rounds.len() > 1 { format!("{} = {total}", rounds.join(" + ")) } else { rounds.concat() };
        lines.push(Line::item(&scene.title(seat), width, &format!("{sum} points")));
    }
    lines
}
