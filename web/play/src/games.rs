//! What this part of the client knows of each game: its table, how a replay tells it, its first expedition. A new game is added here.

use crate::learn::{Expedition, gold, incan_gold, lost_temple};
use catalog::GameKind;
use leptos::prelude::*;
use protocol::{Json, Replay};
use web_shell::play::Line;
use web_shell::t;

/// A game in this part of the client.
pub struct Shown {
    /// Its table.
    pub table: fn() -> AnyView,
    /// What is told of some events of a replay, as in the log of the game; names are by seat.
    pub told: fn(&Replay, &[Json], &[String]) -> Vec<Line>,
    /// What the lines of a replay count.
    pub counted: fn() -> String,
    /// What is a gain on the cord of a replay.
    pub gain: Knots,
    /// What is a loss there.
    pub loss: Knots,
    /// Its first expedition.
    pub expedition: Expedition,
}

/// What ties a sort of knot.
pub struct Knots {
    /// The events that do, by their names in messages.
    pub events: &'static [&'static str],
    /// What such a knot stands for.
    pub meaning: fn() -> String,
}

/// The game in this part of the client.
pub fn shown(game: GameKind) -> Shown {
    match game {
        GameKind::IncanGold => Shown {
            table: || view! { <incan_gold_web::Table /> }.into_any(),
            told: |_, events, names| incan_gold_web::told(events, names),
            counted: || t!("replay-graph-incan"),
            gain: Knots { events: &["left"], meaning: || t!("replay-knot-leaves") },
            loss: Knots { events: &["collapsed"], meaning: || t!("replay-knot-lost") },
            // The learner takes an artifact home from the first temple, where Porter stays too long; in the second one Porter
            // leaves first, and one more card alone is worth a lot.
            expedition: Expedition::of::<incan_gold::IncanGold>(434),
        },
        GameKind::Gold => Shown {
            table: || view! { <gold_web::Table /> }.into_any(),
            told: |_, events, names| gold_web::told(events, names),
            counted: || t!("replay-graph-gold"),
            gain: Knots { events: &["gold-found", "rush-gold"], meaning: || t!("replay-knot-gold") },
            loss: Knots { events: &["exploded"], meaning: || t!("replay-knot-dynamite") },
            // Gold and a prospector who is too weak come first, gold from memory after that; a duel, dynamite and gold for Porter
            // follow.
            expedition: Expedition::of::<gold::Gold>(39),
        },
        GameKind::LostTemple => Shown {
            table: || view! { <lost_temple_web::Table /> }.into_any(),
            told: |game, events, names| {
                // Whoever has won stands at the finish.
                let best =
                    game.outcome.as_ref().and_then(|outcome| outcome.scores.as_slice().iter().max().copied());
                let finish = best.and_then(|best| i16::try_from(best).ok()).unwrap_or(i16::MAX);
                lost_temple_web::told(events, names, finish)
            },
            counted: || t!("replay-graph-lost"),
            gain: Knots { events: &["token-revealed"], meaning: || t!("replay-knot-token") },
            loss: Knots { events: &["cursed", "robbed"], meaning: || t!("replay-knot-curse") },
            // Within two rounds the learner cuts through a jungle, a theft or a curse is felt, and a token is revealed.
            expedition: Expedition::of::<lost_temple::LostTemple>(8),
        },
    }
}
