//! Reading the page's messages.

use game_table::Failure;
use wire::{
    CommandHeader, CommandId, FromClient, LocalFailure, MAX_MESSAGE_BYTES, MAX_SAVED_TABLE_BYTES, Refusal,
    ToLocal, from_json,
};

pub(crate) fn read(text: &str) -> Result<ToLocal, Failure> {
    if text.len() > MAX_SAVED_TABLE_BYTES {
        let problem = format!("it is longer than {MAX_SAVED_TABLE_BYTES} bytes");
        return Err(LocalFailure::Damaged(problem).into());
    }
    let message = from_json(text).map_err(|error| Refusal::bad_message(&error.to_string()))?;
    match message {
        ToLocal::Restore { .. } | ToLocal::Record { .. } => Ok(message),
        _ if text.len() > MAX_MESSAGE_BYTES => Err(Refusal::TooLong { most: MAX_MESSAGE_BYTES }.into()),
        _ => Ok(message),
    }
}

pub(crate) fn id_in(message: &ToLocal) -> Option<CommandId> {
    match message {
        ToLocal::Say { message: FromClient::Do { id, .. }, .. } => Some(*id),
        _ => None,
    }
}

/// The number of a command whose other parts can't be read.
pub(crate) fn id_of(text: &str) -> Option<CommandId> {
    #[derive(serde::Deserialize)]
    struct Wrapped {
        say: Said,
    }
    #[derive(serde::Deserialize)]
    struct Said {
        message: CommandHeader,
    }
    from_json::<Wrapped>(text).ok().map(|wrapped| wrapped.say.message.id())
}
