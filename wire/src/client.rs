//! Messages from a client.

use crate::{Code, Json, Reaction, Setup};
use bots::Level;
use serde::{Deserialize, Serialize};

/// The longest message a client may send: room for a custom board, and not much more.
pub const MAX_MESSAGE_BYTES: usize = 64 * 1024;

/// The number a client gives a command, so that it can match the answer and a command sent twice is done once.
/// The numbers of one client increase; each client should start at a random number.
pub type CommandId = u64;

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    Hello {
        protocol: u16,
    },
    /// Enter the lobby. From now on the list of tables is sent whenever it changes.
    Lobby {},
    /// Enter a table. From now on everything that happens there is sent.
    Enter {
        table: Code,
        /// What the client already knows of this table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        have: Option<KnownVersion>,
        /// Whether this is a big screen for everyone in the room: it gets what a spectator may see, even if its guest plays, and
        /// accepts no commands.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        screen: bool,
    },
    /// Enter an event. From now on it is sent whenever it changes.
    Event {
        event: Code,
    },
    Do {
        id: CommandId,
        command: Command,
    },
    React {
        reaction: Reaction,
    },
    /// Ask for a hint. It is no command: it changes nothing, so it is not stored and not sent again.
    Hint {
        decision: u64,
    },
    Ping {},
}

/// The part of a [`FromClient::Do`] that is needed to refuse it when the rest cannot be read.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct CommandHeader {
    #[serde(rename = "do")]
    command: WithId,
}

#[derive(Clone, Copy, Debug, Deserialize)]
struct WithId {
    id: CommandId,
}

impl CommandHeader {
    pub fn id(self) -> CommandId {
        self.command.id
    }
}

/// What a client already knows of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KnownVersion {
    /// The version of the last update it received.
    pub version: u64,
}

/// Something a player or the host does at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    Sit {
        /// Default: the first free place.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<u8>,
    },
    /// Stand up. During a game a bot takes over.
    Stand {},
    /// Host only.
    AddBot {
        /// Default: the first free place.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<u8>,
        level: Level,
    },
    /// Host only: empty a place.
    Remove { place: u8 },
    /// Host only: exchange two places.
    Swap { a: u8, b: u8 },
    /// Host only.
    Change { setup: Setup },
    /// Pick values of an option that every player has a share of, such as the color of a mine. Another person's
    /// values cannot be taken; a bot gives way.
    Pick {
        option: String,
        /// The best first: a game that gives fewer to each player takes the first ones.
        values: Vec<String>,
        /// Host only: for the bot at this place. Default: one's own place.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<u8>,
    },
    /// Promise random bytes for the next game's chance, in answer to the commitment shown, without revealing them.
    Commit {
        /// The SHA-256 of the 32 bytes, in hexadecimal. A new one replaces the last one.
        hash: fair::Commitment,
    },
    /// Reveal the promised bytes, when the table is starting a game and asks for them.
    Reveal {
        /// 32 bytes in hexadecimal.
        salt: fair::Salt,
    },
    /// Ready for the next game. It starts when everyone is ready; but the first game is started by the host, if the host is seated.
    Ready {},
    /// Host only: start the first or next game.
    Start {},
    /// Host only: withdraw the question whether to play again, with all answers to it.
    CancelRematch {},
    Play {
        decision: u64,
        /// One of the legal actions.
        #[serde(rename = "do")]
        action: Json,
    },
    /// Lay down a plan for coming choices, in place of an earlier one. As secret as a sealed choice.
    Plan {
        /// The game's own; none revokes the plan.
        plan: Option<Json>,
    },
    /// Take the seat back from the bot.
    Back {},
    /// Host only, between games: close the table.
    Close {},
    /// Host only, during a game: end it unfinished, and close the table. It counts for nobody.
    EndGame {},
}

impl Command {
    /// The name on the wire.
    pub fn name(&self) -> &'static str {
        match self {
            Command::Sit { .. } => "sit",
            Command::Stand {} => "stand",
            Command::AddBot { .. } => "add_bot",
            Command::Remove { .. } => "remove",
            Command::Swap { .. } => "swap",
            Command::Change { .. } => "change",
            Command::Pick { .. } => "pick",
            Command::Commit { .. } => "commit",
            Command::Reveal { .. } => "reveal",
            Command::Ready {} => "ready",
            Command::Start {} => "start",
            Command::CancelRematch {} => "cancel_rematch",
            Command::Play { .. } => "play",
            Command::Plan { .. } => "plan",
            Command::Back {} => "back",
            Command::Close {} => "close",
            Command::EndGame {} => "end_game",
        }
    }
}
