//! What a client says.

use crate::{Code, Json, Reaction, Setup};
use bots::Level;
use serde::{Deserialize, Serialize};

/// No message from a client may be longer than this (in bytes): room for a board of one's own, and not much more.
pub const MAX_MESSAGE_BYTES: usize = 64 * 1024;

/// The number a client gives a message, so that the answer can be told from others and a message sent twice does no harm.
/// Numbers of one client go up; two clients of one person should begin at random.
pub type CommandId = u64;

/// What a client says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// The first message.
    Hello {
        /// The version of the protocol that the client speaks.
        protocol: u16,
    },
    /// Go to the lobby: from now on its list of tables comes whenever it changes.
    Lobby {},
    /// Go to a table: from now on everything that happens there comes.
    Enter {
        /// Its code.
        table: Code,
        /// What the client has of this table already.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        have: Option<KnownVersion>,
        /// Whether this is a big screen that everybody looks at: then it is shown what a spectator may see, wherever its guest sits, and
        /// nothing can be done from it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        screen: bool,
    },
    /// Do something at the table.
    Do {
        /// The client's number of this message.
        id: CommandId,
        /// What.
        command: Command,
    },
    /// Show a reaction.
    React {
        /// Which.
        reaction: Reaction,
    },
    /// Is anybody there?
    Ping {},
}

/// As much of a [`FromClient::Do`] as is needed to answer it, where the rest cannot be read.
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
    /// The client's number of the message.
    pub fn id(self) -> CommandId {
        self.command.id
    }
}

/// What a client has of a table already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KnownVersion {
    /// The version of the table after the last message it got.
    pub version: u64,
}

/// Something done at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Sit down.
    Sit {
        /// Where; left out: at the first free place.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<u8>,
    },
    /// Stand up; during a game: leave it to a bot.
    Stand {},
    /// Host: put a bot at a place.
    AddBot {
        /// Where; left out: at the first free place.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<u8>,
        /// How strong.
        level: Level,
    },
    /// Host: empty a place.
    Remove {
        /// Which.
        place: u8,
    },
    /// Host: exchange two places.
    Swap {
        /// One.
        a: u8,
        /// The other.
        b: u8,
    },
    /// Host: change the setup.
    Change {
        /// The new one.
        setup: Setup,
    },
    /// Add random bytes of one's own to what the next game's chance is made of. The answer to the commitment that is shown.
    Stir {
        /// 32 bytes as hexadecimal digits.
        salt: fair::Salt,
    },
    /// Say that one is ready for the next game. When everybody is, it starts; only before the first game a host who sits at the table
    /// does that himself.
    Ready {},
    /// Host: start the game, or the next one.
    Start {},
    /// Choose.
    Play {
        /// The decision that this answers.
        decision: u64,
        /// One of the actions that are legal.
        #[serde(rename = "do")]
        action: Json,
    },
    /// Take one's seat back from the bot.
    Back {},
    /// Host: close the table. Only between games.
    Close {},
}

impl Command {
    /// Its name, as it is written.
    pub fn name(&self) -> &'static str {
        match self {
            Command::Sit { .. } => "sit",
            Command::Stand {} => "stand",
            Command::AddBot { .. } => "add_bot",
            Command::Remove { .. } => "remove",
            Command::Swap { .. } => "swap",
            Command::Change { .. } => "change",
            Command::Stir { .. } => "stir",
            Command::Ready {} => "ready",
            Command::Start {} => "start",
            Command::Play { .. } => "play",
            Command::Back {} => "back",
            Command::Close {} => "close",
        }
    }
}
