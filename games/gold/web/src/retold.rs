//! The steps of a replay in words. Here nothing has to be remembered any more: every card that was flipped is named, with its place.

use crate::narrate;
use crate::terms;
use gold_rules::Event;
use web_shell::play::{Line, Names, Tone};

/// The lines of a step: the card that was flipped, and what the cards did.
pub fn lines(events: &[Event], who: &Names) -> Vec<Line> {
    events.iter().filter_map(|event| line(event, who)).collect()
}

fn line(event: &Event, who: &Names) -> Option<Line> {
    let tone = match event {
        Event::Turned { seat, card } => {
            let text = narrate::turned(*seat, *card, who);
            return Some(Line { tone: Tone::Plain, text: text.trim_end_matches('.').to_owned() });
        }
        Event::RoundEnded { .. }
        | Event::RoundBegan { .. }
        | Event::Over { .. }
        | Event::TurnBegan { .. } => {
            return narrate::line(event, who);
        }
        Event::GoldFound { .. } | Event::RushGold { .. } => Tone::Good,
        Event::Exploded { .. } => Tone::Bad,
        Event::RushBegan { .. } => Tone::Turn,
        Event::Duel { .. } | Event::Nothing { .. } | Event::RushBlank { .. } => Tone::Plain,
    };
    let text = match event {
        Event::Exploded { first, second, .. } => {
            let (first, second) = (terms::card(first.card), terms::card(second.card));
            web_shell::t!("replay-gold-exploded", first = first, second = second)
        }
        _ => narrate::told(event, who)?.heading,
    };
    Some(Line { tone, text })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::story::tests::random_game;

    #[test]
    fn every_card_that_was_flipped_is_named_with_its_place() {
        let who = Names::of(&["Ana", "Ben", "Kuba", "Nina", "Zoe"].map(str::to_owned));
        let mut flips = 0;
        for seed in 0..10 {
            random_game(seed, |_, events| {
                let lines = lines(events, &who);
                let names = |words: &[String]| {
                    lines.iter().any(|line| words.iter().all(|word| line.text.contains(word.as_str())))
                };
                for event in events {
                    match event {
                        Event::Turned { seat, card } => {
                            flips += 1;
                            let place = terms::place(card.position);
                            assert!(names(&[who.name(*seat), place, terms::card(card.card)]), "{lines:?}");
                        }
                        Event::Exploded { first, second, .. } => {
                            assert!(names(&[terms::card(first.card), terms::card(second.card)]), "{lines:?}");
                        }
                        Event::Duel { winner, loser, .. } => {
                            assert!(names(&[terms::card(winner.card), terms::card(loser.card)]), "{lines:?}");
                        }
                        _ => {}
                    }
                }
            });
        }
        assert!(flips > 500, "{flips}");
    }
}
