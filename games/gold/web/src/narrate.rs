//! What happens, in words.
//!
//! There are two kinds of text. Text shown and said while cards are face up names them, and disappears with them. Text that stays, in
//! the log, names outcomes but no card that players have to remember: no place and no value.

use crate::terms;
use game_core::{Outcome, PerSeat, Seat};
use gold_rules::{Event, Face, NothingBecause, Placed, RushBecause, View};
use web_shell::play::{Line, Names, Tone};
use web_shell::t;
use web_shell::words;

/// What cards do, or what happens to the game, as it is shown for a moment: a heading and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub heading: String,
    /// Why, and what happens to the cards.
    pub why: String,
}

impl Told {
    pub const fn nothing() -> Told {
        Told { heading: String::new(), why: String::new() }
    }

    pub fn said(&self) -> String {
        format!("{}. {}", self.heading.trim_end_matches('!'), self.why)
    }
}

/// What two cards (one in the gold rush) do, or that the gold rush begins. Other events have nothing to show.
pub fn told(event: &Event, who: &Names) -> Option<Told> {
    let (heading, why) = match event {
        Event::Exploded { .. } => (t!("gold-told-dynamite"), t!("gold-why-dynamite")),
        Event::GoldFound { prospector, points, to, neutral, .. } => {
            let (card, name, you) = (terms::card(prospector.card), who.name(*to), who.you(*to));
            let heading =
                t!("gold-told-found", prospector = card, points = *points, you = you, name = name.as_str());
            (heading, why_found(*prospector, *neutral, name, you))
        }
        Event::Duel { winner, loser, .. } => {
            let (winner, loser) = (terms::card(winner.card), terms::card(loser.card));
            (t!("gold-told-duel", winner = winner, loser = loser), t!("gold-why-duel"))
        }
        Event::Nothing { first, second, because, .. } => {
            (t!("gold-told-nothing"), why_nothing(*first, *second, *because))
        }
        Event::RushGold { seat, points, .. } => {
            let heading =
                t!("gold-told-rush-gold", points = *points, you = who.you(*seat), name = who.name(*seat));
            (heading, t!("gold-why-rush-gold"))
        }
        Event::RushBlank { card, .. } => {
            (t!("gold-told-rush-blank", card = terms::card(card.card)), t!("gold-why-rush-blank"))
        }
        Event::RushBegan { because, cards } => {
            let why = match because {
                RushBecause::FewCards => t!("gold-why-rush-few", cards = *cards),
                RushBecause::Stalled => t!("gold-why-rush-stalled"),
            };
            (t!("gold-rush-begins"), why)
        }
        Event::Turned { .. }
        | Event::TurnBegan { .. }
        | Event::RoundEnded { .. }
        | Event::RoundBegan { .. }
        | Event::Over { .. } => return None,
    };
    Some(Told { heading, why })
}

/// G-09: whose the gold is.
fn why_found(prospector: Placed, neutral: bool, name: String, you: &str) -> String {
    let Some(color) = prospector.card.color() else { return String::new() };
    if neutral {
        t!("gold-why-neutral", color = color.name(), you = you, name = name)
    } else {
        t!("gold-why-owner", color = color.name(), you = you, name = name)
    }
}

/// G-11: why both are turned back.
fn why_nothing(first: Placed, second: Placed, because: NothingBecause) -> String {
    match because {
        NothingBecause::TwoGold => t!("gold-why-two-gold"),
        NothingBecause::EqualProspectors => t!("gold-why-equal"),
        NothingBecause::TooWeak => {
            let of = |of: fn(Face) -> Option<u8>| {
                [first, second].iter().find_map(|placed| of(placed.card.face())).unwrap_or_default()
            };
            let value = of(|face| if let Face::Prospector(_, value) = face { Some(value) } else { None });
            let points = of(|face| if let Face::Gold(points) = face { Some(points) } else { None });
            t!("gold-why-weak", value = value, points = points)
        }
    }
}

pub fn turned(seat: Seat, card: Placed, who: &Names) -> String {
    let (place, face) = (terms::place(card.position), terms::card(card.card));
    t!("gold-said-turned", you = who.you(seat), name = who.name(seat), place = place, card = face)
}

pub fn lines(events: &[Event], who: &Names) -> Vec<Line> {
    events.iter().filter_map(|event| line(event, who)).collect()
}

pub fn line(event: &Event, who: &Names) -> Option<Line> {
    let name = |seat: &Seat| who.name(*seat);
    let (tone, text) = match event {
        Event::Turned { .. } | Event::TurnBegan { .. } => return None,
        Event::Exploded { seat, .. } => (Tone::Bad, t!("gold-log-dynamite", name = name(seat))),
        Event::GoldFound { seat, to, .. } if seat == to => {
            (Tone::Good, t!("gold-log-gold", name = name(seat)))
        }
        Event::GoldFound { seat, to, .. } => {
            (Tone::Good, t!("gold-log-gold-for", name = name(seat), to = name(to)))
        }
        Event::Duel { seat, .. } => (Tone::Plain, t!("gold-log-duel", name = name(seat))),
        Event::Nothing { seat, .. } => (Tone::Plain, t!("gold-log-nothing", name = name(seat))),
        Event::RushGold { seat, .. } => (Tone::Good, t!("gold-log-gold", name = name(seat))),
        Event::RushBlank { seat, .. } => (Tone::Plain, t!("gold-log-rush-blank", name = name(seat))),
        Event::RushBegan { .. } => (Tone::Turn, t!("gold-told-rush")),
        Event::RoundEnded { round, points, .. } => {
            (Tone::Turn, t!("gold-log-counted", round = *round, points = scores(points, who)))
        }
        Event::RoundBegan { round, start, .. } => {
            (Tone::Turn, t!("gold-log-began", round = *round, name = name(start)))
        }
        Event::Over { outcome } => (Tone::Turn, won(outcome, who)),
    };
    Some(Line { tone, text })
}

/// Whether the line of the log is also what is said of an event: of cards that are face up more is said, and only while they are.
pub fn is_said_as_written(event: &Event) -> bool {
    matches!(event, Event::RoundEnded { .. } | Event::RoundBegan { .. } | Event::Over { .. })
}

fn scores(points: &PerSeat<u8>, who: &Names) -> String {
    let scores =
        points.iter().map(|(seat, points)| t!("gold-score", name = who.name(seat), points = *points));
    words::list(&scores.collect::<Vec<_>>())
}

pub fn opening(now: &View, who: &Names) -> Line {
    Line { tone: Tone::Turn, text: t!("gold-log-began", round = 1, name = who.name(now.turn)) }
}

/// The state of the game, for someone who has just come.
pub fn summary(now: &View, who: &Names) -> String {
    if let Some(outcome) = &now.outcome {
        return won(outcome, who);
    }
    let (cards, turn) = (now.lying.len(), turn(now.turn, who));
    let (round, rounds) = (now.round, now.rounds);
    match now.rush {
        false => t!("gold-said-summary", round = round, rounds = rounds, cards = cards, turn = turn),
        true => t!("gold-said-summary-rush", round = round, rounds = rounds, cards = cards, turn = turn),
    }
}

pub fn turn(seat: Seat, who: &Names) -> String {
    t!("gold-turn", you = who.you(seat), name = who.name(seat))
}

pub fn won(outcome: &Outcome, who: &Names) -> String {
    let winners = outcome.winners();
    let points = winners.iter().next().map_or(0, |seat| outcome.scores[seat]);
    t!("gold-won", names = who.list(winners), many = winners.len(), points = points)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::story::tests::random_game;
    use game_testkit::seat;
    use gold_rules::Position;

    fn who() -> Names {
        let names = ["Ana", "Ben", "Kuba", "Nina", "Zoe"].map(str::to_owned).to_vec();
        Names { by_seat: names, you: Seat::new(1) }
    }

    fn at(position: usize, card: &str) -> Placed {
        Placed { position: Position::new(position).unwrap(), card: card.parse().unwrap() }
    }

    fn found(to: usize, neutral: bool) -> Event {
        let (prospector, gold) = (at(19, "blue-4"), at(45, "gold-3"));
        Event::GoldFound { seat: seat(0), prospector, gold, points: 3, to: seat(to), neutral }
    }

    #[test]
    fn the_text_says_who_gets_the_gold_and_why() {
        let told = |event| told(&event, &who()).unwrap().said();
        assert_eq!(
            told(found(2, false)),
            "Blue prospector 4 brings Kuba gold 3. The blue mine belongs to Kuba. Both cards leave the table."
        );
        assert_eq!(
            told(found(1, false)),
            "Blue prospector 4 brings you gold 3. The blue mine is yours. Both cards leave the table."
        );
        assert_eq!(
            told(found(0, true)),
            "Blue prospector 4 brings Ana gold 3. The blue mine has no owner, so Ana gets the gold for flipping it. Both cards leave the table."
        );
    }

    #[test]
    fn the_text_says_why_nothing_happened() {
        let nothing = |first, second, because| {
            let (first, second, idle) = (at(0, first), at(1, second), false);
            let event = Event::Nothing { seat: seat(0), first, second, because, idle };
            told(&event, &who()).unwrap().why
        };
        let weak = nothing("gold-4", "red-2", NothingBecause::TooWeak);
        assert_eq!(weak, "A prospector of value 2 is too weak for gold 4. Both are turned face down again.");
        assert_ne!(nothing("gold-4", "gold-1", NothingBecause::TwoGold), weak);
        assert_ne!(nothing("blue-4", "red-4", NothingBecause::EqualProspectors), weak);
    }

    #[test]
    fn listeners_hear_the_place_and_the_card() {
        assert_eq!(turned(seat(0), at(19, "blue-4"), &who()), "Ana flips D3: Blue prospector 4.");
        assert_eq!(turned(seat(1), at(63, "dynamite"), &who()), "You flip H8: Dynamite.");
    }

    #[test]
    fn every_event_of_whole_games_has_its_sentence_and_the_log_keeps_no_card() {
        let (mut lines, mut shown) = (0, 0);
        for seed in 0..20 {
            random_game(seed, |_, events| {
                for event in events {
                    let told = told(event, &who());
                    let line = line(event, &who());
                    let texts = told.iter().flat_map(|told| [&told.heading, &told.why]);
                    for text in texts.chain(line.iter().map(|line| &line.text)) {
                        assert!(!text.contains("gold-") && !text.contains('$') && !text.is_empty(), "{text}");
                    }
                    shown += usize::from(told.is_some());
                    let Some(line) = line else { continue };
                    lines += 1;
                    if !is_said_as_written(event) {
                        let card = |word| line.text.contains(word);
                        assert!(!line.text.contains(|letter: char| letter.is_ascii_digit()), "{}", line.text);
                        assert!(
                            !["reen", "range", "lue", "ed p", "urple"].into_iter().any(card),
                            "{}",
                            line.text
                        );
                    }
                }
            });
        }
        assert!(lines > 500 && shown > 500, "{lines} {shown}");
    }
}
