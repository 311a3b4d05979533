//! What can be agreed for each game alone. A new game is added here.

use catalog::GameKind;
use serde_json::{Value, json};
use web_shell::t;

/// Something of a game that is usually not so, and can be.
pub struct Flag {
    /// The name of the option.
    pub name: &'static str,
    /// What it is called where it can be changed.
    pub label: String,
    /// What it means.
    pub note: String,
    /// What is said of it, if it is so, to those who cannot change it.
    pub on: String,
    /// What is said to them, if it is not.
    pub off: String,
}

/// What can be agreed in a game, in the order in which it is shown.
pub fn flags(game: GameKind) -> Vec<Flag> {
    match game {
        GameKind::IncanGold => vec![Flag {
            name: "open_tents",
            label: t!("option-tents"),
            note: t!("option-tents-note"),
            on: t!("term-tents-open"),
            off: t!("term-tents-closed"),
        }],
        GameKind::Gold => vec![
            Flag {
                name: "match",
                label: t!("option-match"),
                note: t!("option-match-note"),
                on: t!("term-match"),
                off: t!("term-one-round"),
            },
            Flag {
                name: "open_piles",
                label: t!("option-piles"),
                note: t!("option-piles-note"),
                on: t!("term-piles-open"),
                off: t!("term-piles-closed"),
            },
        ],
        GameKind::LostTemple => vec![Flag {
            name: "mandarin",
            label: t!("option-mandarin"),
            note: t!("option-mandarin-note"),
            on: t!("term-mandarin"),
            off: t!("term-no-mandarin"),
        }],
    }
}

/// The options of a game where nobody has said anything. Asked of the game itself, they would bring the game into the start page.
pub fn usual(game: GameKind) -> Value {
    match game {
        GameKind::IncanGold | GameKind::Gold => json!({}),
        GameKind::LostTemple => json!({ "board": "highlands" }),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use catalog::with_game;
    use game_core::Game;

    #[test]
    fn what_is_left_out_is_what_is_usual() {
        for game in GameKind::all() {
            let written = with_game!(game, G => serde_json::to_value(G::usual_options()).unwrap());
            assert_eq!(usual(game), written, "{game}");
        }
    }

    /// The names of the options that are offered are those of the games.
    #[test]
    fn the_games_know_the_options_that_are_offered() {
        let flags = GameKind::all()
            .flat_map(|game| flags(game).into_iter().map(move |it| (game, it.name, json!(true))));
        for (game, name, value) in flags.chain([(GameKind::LostTemple, "board", json!("monsoon"))]) {
            let mut options = usual(game);
            options[name] = value;
            with_game!(game, G => {
                let read: <G as Game>::Options = serde_json::from_value(options.clone()).unwrap();
                assert_eq!(serde_json::to_value(&read).unwrap(), options, "{game}");
            });
        }
    }
}
