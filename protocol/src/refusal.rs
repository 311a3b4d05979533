//! Why something was refused: a name and what belongs to it. The words for people are the client's, in their language.

use game_list::GameKind;
use serde::{Deserialize, Serialize};
use serde_json::error::Category;

/// What is wrong with the setup of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetupProblem {
    /// The game is for another number of players.
    Seats {
        /// Which game.
        game: GameKind,
        /// For how many at least.
        least: u8,
        /// For how many at most.
        most: u8,
    },
    /// The game has no such option, or the option no such value.
    Option {
        /// Which game.
        game: GameKind,
        /// The option's name in the schema.
        option: String,
    },
    /// An option's value does not fit this number of players.
    Unfit {
        /// Which game.
        game: GameKind,
        /// The option's name in the schema.
        option: String,
        /// How many players.
        seats: u8,
    },
}

/// Why something was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The message is not one of the protocol's.
    #[error("the message cannot be read: {problem}")]
    BadMessage {
        /// What is wrong with it.
        problem: String,
    },
    /// The message is too long.
    #[error("the message is longer than {most} bytes")]
    TooLong {
        /// How many bytes a message may have.
        most: usize,
    },
    /// Another version of the protocol is spoken here. Loading the page again helps.
    #[error("version {speaks} of the protocol is spoken here")]
    WrongProtocol {
        /// The version.
        speaks: u16,
    },
    /// Too many messages in too short a time.
    #[error("too fast: try again in {retry_ms} ms")]
    TooFast {
        /// When the next one will be taken.
        retry_ms: u64,
    },
    /// There is no such table.
    #[error("there is no such table")]
    UnknownTable,
    /// The host wants no spectators.
    #[error("the host wants no spectators")]
    NoSpectators,
    /// First enter a table.
    #[error("enter a table first")]
    NotAtTable,
    /// Only somebody who sits at the table can do that.
    #[error("you do not sit at this table")]
    NotSeated,
    /// A big screen shows the table, and no more.
    #[error("a big screen only shows the table")]
    OnlyShows,
    /// Only the host can do that.
    #[error("only the host can do that")]
    NotHost,
    /// Somebody sits there already.
    #[error("that place is taken")]
    PlaceTaken,
    /// There is no such place at the table, or nobody sits there.
    #[error("there is no such place, or nobody sits there")]
    NoSuchPlace,
    /// Every place is taken.
    #[error("every place is taken")]
    TableFull,
    /// That can be done only between games.
    #[error("that can be done only between games")]
    AlreadyStarted,
    /// That can be done only during a game.
    #[error("that can be done only during a game")]
    NotStarted,
    /// More players are needed.
    #[error("at least {least} players are needed")]
    NotEnoughPlayers {
        /// How many.
        least: usize,
    },
    /// A table needs at least one person.
    #[error("a table needs at least one person")]
    NoPerson,
    /// Something in the setup of the table does not fit.
    #[error("{problem}")]
    BadSetup {
        /// What, in an English sentence.
        problem: String,
        /// The same for programs, where the client has something to choose.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<SetupProblem>,
    },
    /// Meanwhile another decision is due. A choice for an old one is never taken for the new one.
    #[error("another decision is due now: {now}")]
    StaleDecision {
        /// The decision that is due now.
        now: u64,
    },
    /// Nothing is asked of this seat now.
    #[error("nothing is asked of this seat now")]
    NotDue,
    /// This seat has chosen already; a sealed choice cannot be changed.
    #[error("this seat has chosen already")]
    AlreadyChosen,
    /// The rules do not allow that.
    #[error("the rules do not allow that")]
    IllegalAction,
    /// A bot plays this seat for the moment: take it back first.
    #[error("a bot plays this seat for the moment: take it back first")]
    StandIn,
    /// The table was closed.
    #[error("the table was closed")]
    Closed,
    /// A game at this table was begun by another version of its rules, which is not played here. The table cannot be opened again.
    #[error("a game at this table was begun by another version of its rules")]
    OtherRules,
    /// This guest has too many tables open: close one first.
    #[error("you have {most} tables open; close one first")]
    TooManyTables {
        /// How many one may have.
        most: usize,
    },
    /// It could not be written down, so it did not happen. Trying again later helps.
    #[error("it could not be written down; try again later")]
    StoreUnavailable,
    /// The server has more to do than it can. Trying again later helps.
    #[error("the server is busy; try again later")]
    Busy,
    /// The server is being stopped and will be back in a moment.
    #[error("the server is being restarted")]
    Restarting,
    /// Nobody is signed in on this connection.
    #[error("nobody is signed in here")]
    NotSignedIn,
}

impl Refusal {
    /// A message could not be read. What was in it is not quoted where it may be long.
    pub fn unreadable(error: &serde_json::Error) -> Refusal {
        let problem = match error.classify() {
            Category::Data => error.to_string().chars().take(300).collect(),
            Category::Syntax | Category::Eof | Category::Io => {
                format!(
                    "this is not JSON, or not of the form that is wanted here (column {})",
                    error.column()
                )
            }
        };
        Refusal::BadMessage { problem }
    }

    /// Its name, as it is written.
    pub fn name(&self) -> &'static str {
        match self {
            Refusal::BadMessage { .. } => "bad_message",
            Refusal::TooLong { .. } => "too_long",
            Refusal::WrongProtocol { .. } => "wrong_protocol",
            Refusal::TooFast { .. } => "too_fast",
            Refusal::UnknownTable => "unknown_table",
            Refusal::NoSpectators => "no_spectators",
            Refusal::NotAtTable => "not_at_table",
            Refusal::NotSeated => "not_seated",
            Refusal::OnlyShows => "only_shows",
            Refusal::NotHost => "not_host",
            Refusal::PlaceTaken => "place_taken",
            Refusal::NoSuchPlace => "no_such_place",
            Refusal::TableFull => "table_full",
            Refusal::AlreadyStarted => "already_started",
            Refusal::NotStarted => "not_started",
            Refusal::NotEnoughPlayers { .. } => "not_enough_players",
            Refusal::NoPerson => "no_person",
            Refusal::BadSetup { .. } => "bad_setup",
            Refusal::StaleDecision { .. } => "stale_decision",
            Refusal::NotDue => "not_due",
            Refusal::AlreadyChosen => "already_chosen",
            Refusal::IllegalAction => "illegal_action",
            Refusal::StandIn => "stand_in",
            Refusal::Closed => "closed",
            Refusal::OtherRules => "other_rules",
            Refusal::TooManyTables { .. } => "too_many_tables",
            Refusal::StoreUnavailable => "store_unavailable",
            Refusal::Busy => "busy",
            Refusal::Restarting => "restarting",
            Refusal::NotSignedIn => "not_signed_in",
        }
    }
}
