//! What is said.

use super::words;
use catalog::GameKind;
use serde::Serialize;
use store::{Millis, Notice};
use wire::Code;
use wire::http::NoticeLanguage;

/// Something for one person. It says only what they may know anyway.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The same for every copy, so that duplicates can be recognized.
    pub id: String,
    pub kind: MessageKind,
    pub language: NoticeLanguage,
    pub title: String,
    pub body: String,
    /// The page it is about.
    pub path: String,
    pub turn: Option<Turn>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MessageKind {
    Turn,
    Test,
    Code,
}

/// For programs: where it is whose turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    pub table: Code,
    pub game: GameKind,
    pub opened: Millis,
}

impl Message {
    /// It is your turn.
    pub fn turn(notice: &Notice) -> Message {
        let Notice { name, channel, table, game, opened, .. } = notice;
        let language = channel.channel.language;
        Message {
            id: name.clone(),
            kind: MessageKind::Turn,
            language,
            title: words::turn_title(language, game.title()),
            body: words::turn_body(language, *table),
            path: format!("/t/{table}"),
            turn: Some(Turn { table: *table, game: *game, opened: *opened }),
        }
    }

    pub fn test(language: NoticeLanguage, id: String) -> Message {
        let (title, body) = words::test(language);
        Message {
            id,
            kind: MessageKind::Test,
            language,
            title,
            body,
            path: "/settings".to_owned(),
            turn: None,
        }
    }

    /// The code that confirms an e-mail address.
    pub fn code(language: NoticeLanguage, id: String, code: &str) -> Message {
        let (title, body) = words::code(language, code);
        Message {
            id,
            kind: MessageKind::Code,
            language,
            title,
            body,
            path: "/settings".to_owned(),
            turn: None,
        }
    }
}
