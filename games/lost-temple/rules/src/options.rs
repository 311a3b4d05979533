//! What can be agreed before a game.

use crate::board::Board;
use crate::state::State;
use game_core::{DescribeOptions, OptionKind, OptionSpec};
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// What can be agreed before a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The board. It is written as its name if it comes with the program, otherwise whole. L-03
    #[serde(with = "name_or_board", skip_serializing_if = "is_default_board")]
    pub board: Arc<Board>,
    /// Whether the tenth character is in the game. L-33
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub mandarin: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { board: default_board().clone(), mandarin: false }
    }
}

fn default_board() -> &'static Arc<Board> {
    Board::shipped().first().expect("a board comes with the program")
}

fn is_default_board(board: &Arc<Board>) -> bool {
    board == default_board()
}

impl DescribeOptions for State {
    fn schema(_seats: usize) -> Vec<OptionSpec> {
        // Without reading the boards: a lobby is small.
        let board = OptionKind::File {
            format: "board",
            names: Board::NAMES.map(Cow::Borrowed).into(),
            default: Cow::Borrowed(Board::NAMES[0]),
        };
        vec![
            OptionSpec { name: "board", rule: "L-03", kind: board },
            OptionSpec { name: "mandarin", rule: "L-33", kind: OptionKind::Switch { default: false } },
        ]
    }
}

/// A shipped board by its name, any other as the whole object.
mod name_or_board {
    use super::*;

    pub fn serialize<S: Serializer>(board: &Arc<Board>, to: S) -> Result<S::Ok, S::Error> {
        if Board::shipped().contains(board) {
            to.serialize_str(board.name())
        } else {
            board.as_ref().serialize(to)
        }
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<Board>, D::Error> {
        from.deserialize_any(NameOrBoard)
    }

    struct NameOrBoard;

    impl<'de> Visitor<'de> for NameOrBoard {
        type Value = Arc<Board>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("the name of a board, or a board")
        }

        fn visit_str<E: Error>(self, name: &str) -> Result<Arc<Board>, E> {
            Board::named(name).ok_or_else(|| {
                let names: Vec<&str> = Board::shipped().iter().map(|board| board.name()).collect();
                E::custom(format!(
                    "option board: there is no board {name:?}; the boards are {}",
                    names.join(", ")
                ))
            })
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Arc<Board>, A::Error> {
            let board =
                Board::from_map(map).map_err(|faults| A::Error::custom(format!("option board: {faults}")))?;
            Ok(Arc::new(board))
        }
    }
}
