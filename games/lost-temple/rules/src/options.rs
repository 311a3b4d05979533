//! The options of a game.

use crate::board::Board;
use crate::lenient_json::Json;
use crate::state::State;
use alloc::borrow::Cow;
use alloc::format;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use game_core::{DescribeOptions, OptionKind, OptionSpec, schemars};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The board. It is written as its name if it comes with the program, otherwise whole. L-03
    #[serde(with = "name_or_board", skip_serializing_if = "is_default_board")]
    #[schemars(with = "name_or_board::Written<'static>")]
    pub board: Arc<Board>,
    /// Whether the tenth character is in the game. L-33
    #[serde(skip_serializing_if = "core::ops::Not::not")]
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

    #[derive(Serialize, schemars::JsonSchema)]
    #[serde(untagged)]
    #[schemars(inline)]
    pub enum Written<'a> {
        #[schemars(extend("enum" = Board::NAMES))]
        Name(&'a str),
        Whole(&'a Board),
    }

    pub fn serialize<S: Serializer>(board: &Arc<Board>, to: S) -> Result<S::Ok, S::Error> {
        let shipped = Board::shipped().contains(board);
        let written = if shipped { Written::Name(board.name()) } else { Written::Whole(board) };
        written.serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<Board>, D::Error> {
        match Json::deserialize(from)? {
            Json::Text(name) => Board::named(&name).ok_or_else(|| {
                let names = Board::NAMES.join(", ");
                D::Error::custom(format!("option board: there is no board {name:?}; the boards are {names}"))
            }),
            board @ Json::Object(_) => Board::read(board)
                .map(Arc::new)
                .map_err(|faults| D::Error::custom(format!("option board: {faults}"))),
            _ => Err(D::Error::custom("option board: expected the name of a board, or a board")),
        }
    }
}
