//! What a page with puzzles says about this game. A solver has not seen the game, so the cards that everyone has seen are shown.

use crate::terms;
use gold_rules::{Action, Event, Placed, Position};
use leptos::prelude::*;
use std::collections::BTreeMap;
use web_shell::play::{PuzzleWords, read};
use web_shell::t;
use wire::Json;

pub const WORDS: PuzzleWords = PuzzleWords { why, choice, memory };

fn choice(choice: &Json) -> String {
    match wire::from_json(choice.get()) {
        Ok(Action::Flip(position)) => terms::place(position),
        Err(_) => choice.get().to_owned(),
    }
}

fn why(key: &str, numbers: &[i64]) -> Option<String> {
    let number = |at: usize| numbers.get(at).copied().unwrap_or(0);
    let points = number(0);
    Some(match key {
        "rush-gold" => t!("gold-puzzle-rush-gold", points = points),
        "rush-new" => t!("gold-puzzle-rush-new", gold = points, cards = number(1)),
        "rush-pass" => t!("gold-puzzle-rush-pass"),
        "second-gold" => t!("gold-puzzle-second-gold", points = points),
        "second-new" => t!("gold-puzzle-second-new"),
        "second-duel" => t!("gold-puzzle-second-duel", value = points),
        "second-blast" => t!("gold-puzzle-second-blast"),
        "second-pass" => t!("gold-puzzle-second-pass"),
        "second-give" => t!("gold-puzzle-second-give"),
        "first-gold" => t!("gold-puzzle-first-gold", points = points),
        "first-new" => t!("gold-puzzle-first-new"),
        "first-duel" => t!("gold-puzzle-first-duel"),
        "first-known" => t!("gold-puzzle-first-known"),
        "ahead" => t!("gold-puzzle-ahead", points = points),
        "behind" => t!("gold-puzzle-behind", points = points),
        "level" => t!("gold-puzzle-level"),
        _ => return None,
    })
}

/// The cards that were seen in this round and still lie there.
fn remembered(events: &[Event]) -> BTreeMap<Position, Placed> {
    let mut known = BTreeMap::new();
    let gone = |known: &mut BTreeMap<Position, Placed>, cards: &[&Placed]| {
        cards.iter().for_each(|card| _ = known.remove(&card.position));
    };
    for event in events {
        match event {
            Event::Turned { card, .. } => _ = known.insert(card.position, *card),
            Event::Exploded { first, second, .. } => gone(&mut known, &[first, second]),
            Event::GoldFound { prospector, gold, .. } => gone(&mut known, &[prospector, gold]),
            Event::Duel { loser, .. } => gone(&mut known, &[loser]),
            Event::RushGold { gold, .. } => gone(&mut known, &[gold]),
            Event::RushBlank { card, .. } => gone(&mut known, &[card]),
            Event::RoundBegan { .. } => known.clear(),
            _ => {}
        }
    }
    known
}

/// The cards that were seen, each with its place.
fn memory(events: &[Json]) -> Option<AnyView> {
    let known = remembered(&read(events));
    let chip = |placed: &Placed| {
        let (place, card) = (terms::place(placed.position), terms::card(placed.card));
        let mine = placed.card.color().map(|color| color.name());
        view! { <li data-mine=mine><b>{place}</b>" "{card}</li> }
    };
    let chips: Vec<_> = known.values().map(chip).collect();
    (!chips.is_empty()).then(|| view! { <ul class="gold-seen">{chips}</ul> }.into_any())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::story::tests::random_game;
    use game_core::{Game, Viewer};

    #[test]
    fn what_was_seen_is_remembered_while_it_lies_there() {
        for seed in 0..5 {
            let mut all = Vec::new();
            random_game(seed, |state, events| {
                all.extend(events.iter().cloned());
                let known = remembered(&all);
                let view = state.view(Viewer::Spectator);
                assert!(known.keys().all(|position| view.lying.contains(*position)), "{known:?}");
            });
            assert!(remembered(&all).is_empty(), "nothing is left at the end");
        }
    }
}
