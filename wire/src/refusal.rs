//! Why a command or message was refused: a name and its data. The client has the words for people, in their language.

use crate::NameProblem;
use crate::http::{ChannelProblem, DailyProblem};
use game_list::GameKind;
use serde::{Deserialize, Serialize};
use serde_json::error::Category;

/// What is wrong with the setup of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
    /// The options together cannot be read as this game's options.
    Options {
        /// Which game.
        game: GameKind,
    },
    /// The time for a decision is out of range: see [`Pace`](crate::Pace).
    Time,
    /// The recorded steps that the game continues from are not those of a game with this setup.
    Steps,
}

/// Why a command or message was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Refusal {
    #[error("the message cannot be read: {problem}")]
    BadMessage { problem: String },
    #[error("the message is longer than {most} bytes")]
    TooLong { most: usize },
    /// Reloading the page helps.
    #[error("this server speaks version {speaks} of the protocol")]
    WrongProtocol { speaks: u16 },
    #[error("too fast: try again in {retry_ms} ms")]
    TooFast { retry_ms: u64 },
    #[error("there is no such table")]
    UnknownTable,
    #[error("the host does not allow spectators")]
    NoSpectators,
    #[error("enter a table first")]
    NotAtTable,
    #[error("you have no seat at this table")]
    NotSeated,
    #[error("a big screen only shows the table")]
    OnlyShows,
    #[error("only the host can do that")]
    NotHost,
    #[error("that seat is taken")]
    PlaceTaken,
    #[error("there is no such seat, or it is empty")]
    NoSuchPlace,
    #[error("every seat is taken")]
    TableFull,
    #[error("only possible between games")]
    AlreadyStarted,
    /// Nothing can be changed until the salts are in; that takes a moment.
    #[error("the game is starting")]
    Starting,
    /// Too late, or this seat promised none.
    #[error("no salt is wanted from this seat now")]
    NoSaltDue,
    #[error("this seat has revealed its salt already")]
    AlreadyRevealed,
    #[error("the salt does not match the hash that was sent before")]
    WrongSalt,
    #[error("only possible during a game")]
    NotStarted,
    #[error("the game needs at least {least} players")]
    NotEnoughPlayers { least: usize },
    #[error("a table needs at least one person")]
    NoPerson,
    #[error("{problem}")]
    BadSetup {
        /// In an English sentence.
        problem: String,
        /// The same for programs, which translate it.
        reason: SetupProblem,
    },
    /// A choice for an old decision is never taken for the new one.
    #[error("too late: decision {now} is due now")]
    StaleDecision { now: u64 },
    #[error("it is not this seat's turn")]
    NotDue,
    /// A sealed choice cannot be changed.
    #[error("this seat has already chosen")]
    AlreadyChosen,
    /// Someone else has picked it.
    #[error("another player has picked {value}")]
    AlreadyPicked { value: String },
    #[error("the rules do not allow that")]
    IllegalAction,
    #[error("the host does not allow programs here")]
    NoPrograms,
    #[error("this is for people, not for programs")]
    ForPeople,
    #[error("this plan does not fit the game as it is now")]
    BadPlan,
    #[error("the host does not allow hints")]
    NoHints,
    #[error("a bot is playing this seat; take it back first")]
    StandIn,
    #[error("the table was closed")]
    Closed,
    /// This version cannot play it, so the table cannot be opened.
    #[error("a game at this table began under another version of its rules")]
    OtherRules,
    /// Trying again does not help. Finished games keep their records.
    #[error("what is stored of this table is damaged; only the operator of the server can repair it")]
    Damaged,
    #[error("you have {most} tables open; close one first")]
    TooManyTables { most: usize },
    #[error("there is no such event")]
    UnknownEvent,
    #[error("an event has {least} to {most} tables")]
    BadTables { least: u8, most: u8 },
    #[error("table {} has {taken} of {seats} players", .table + 1)]
    TableNotFull {
        /// From 0.
        table: u8,
        taken: u8,
        seats: u8,
    },
    #[error("table {} has only bots; every table needs a person", .table + 1)]
    OnlyBots {
        /// From 0.
        table: u8,
    },
    #[error("you already have a seat at table {}; leave it first", .table + 1)]
    AlreadySeated {
        /// From 0.
        table: u8,
    },
    #[error("someone sits at table {}", .table + 1)]
    TableTaken {
        /// From 0.
        table: u8,
    },
    #[error("the event has started")]
    EventStarted,
    #[error("the event has not started")]
    EventNotStarted,
    #[error("the event was canceled")]
    EventCanceled,
    #[error("the event is over")]
    EventOver,
    #[error("this table belongs to an event, so that cannot be done here")]
    EventTable,
    #[error("other tables still play this deal; the record is available when the last one has finished")]
    Withheld,
    #[error("it could not be saved; try again later")]
    StoreUnavailable,
    #[error("the server is busy; try again later")]
    Busy,
    #[error("the server is restarting")]
    Restarting,
    #[error("you are not signed in")]
    NotSignedIn,
    /// At the table of a daily expedition one can only choose.
    #[error("a daily expedition is played once, as it is")]
    OneAttempt,
    /// The host has removed or blocked them; it is not said which.
    #[error("the host has not let you in")]
    NotAdmitted,
    /// Or their address.
    #[error("the operator of this server has banned you")]
    Banned,
    // The rest are for HTTP calls only.
    #[error("you have {most} of these; remove one first")]
    TooMany { most: usize },
    /// The record of a daily expedition does not count.
    #[error("{problem}")]
    BadDaily {
        why: DailyProblem,
        /// The line of the record, from 1.
        line: u64,
        /// What, in an English sentence.
        problem: String,
    },
    #[error("your result of this daily expedition is already on the leaderboard")]
    AlreadyPlayed,
    #[error("there is nothing at this path")]
    NoSuchPath,
    #[error("this path does not support this method")]
    MethodNotAllowed,
    /// Or the guest may not see it.
    #[error("it does not exist")]
    NotFound,
    #[error("{problem}")]
    BadName { problem: String, reason: NameProblem },
    #[error("{problem}")]
    BadPassphrase { problem: String },
    #[error("this name is taken")]
    NameTaken,
    #[error("claim your name with a passphrase first")]
    NotClaimed,
    #[error("the name of a bot must end in “bot”, as in PixelBot")]
    BadBotName,
    #[error("you have {most} bots; revoke one first")]
    TooManyBots { most: usize },
    #[error("wrong name or passphrase")]
    WrongPassphrase,
    /// Of a place for notifications.
    #[error("{problem}")]
    BadChannel { problem: String, reason: ChannelProblem },
    #[error("requests from other sites are not allowed")]
    ForeignOrigin,
    /// The operator's log has the details.
    #[error("the stored data cannot be read")]
    StoreCorrupt,
    /// The operator's log has the details.
    #[error("something went wrong on the server")]
    Internal,
}

impl Refusal {
    pub fn bad_name(reason: NameProblem) -> Refusal {
        Refusal::BadName { problem: reason.to_string(), reason }
    }

    pub fn bad_channel(reason: ChannelProblem) -> Refusal {
        Refusal::BadChannel { problem: reason.to_string(), reason }
    }

    pub fn bad_message(problem: &str) -> Refusal {
        Refusal::BadMessage { problem: problem.to_owned() }
    }

    /// For a message that could not be read. Long content is not quoted.
    pub fn unreadable(error: &serde_json::Error) -> Refusal {
        let problem = match error.classify() {
            Category::Data => error.to_string().chars().take(300).collect(),
            Category::Syntax | Category::Eof | Category::Io => {
                format!("this is not JSON, or not of the expected form (column {})", error.column())
            }
        };
        Refusal::BadMessage { problem }
    }

    /// The name on the wire.
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
            Refusal::Starting => "starting",
            Refusal::NoSaltDue => "no_salt_due",
            Refusal::AlreadyRevealed => "already_revealed",
            Refusal::WrongSalt => "wrong_salt",
            Refusal::NotStarted => "not_started",
            Refusal::NotEnoughPlayers { .. } => "not_enough_players",
            Refusal::NoPerson => "no_person",
            Refusal::BadSetup { .. } => "bad_setup",
            Refusal::StaleDecision { .. } => "stale_decision",
            Refusal::NotDue => "not_due",
            Refusal::AlreadyChosen => "already_chosen",
            Refusal::AlreadyPicked { .. } => "already_picked",
            Refusal::IllegalAction => "illegal_action",
            Refusal::NoPrograms => "no_programs",
            Refusal::ForPeople => "for_people",
            Refusal::BadPlan => "bad_plan",
            Refusal::NoHints => "no_hints",
            Refusal::StandIn => "stand_in",
            Refusal::Closed => "closed",
            Refusal::OtherRules => "other_rules",
            Refusal::Damaged => "damaged",
            Refusal::TooManyTables { .. } => "too_many_tables",
            Refusal::UnknownEvent => "unknown_event",
            Refusal::BadTables { .. } => "bad_tables",
            Refusal::TableNotFull { .. } => "table_not_full",
            Refusal::OnlyBots { .. } => "only_bots",
            Refusal::AlreadySeated { .. } => "already_seated",
            Refusal::TableTaken { .. } => "table_taken",
            Refusal::EventStarted => "event_started",
            Refusal::EventNotStarted => "event_not_started",
            Refusal::EventCanceled => "event_canceled",
            Refusal::EventOver => "event_over",
            Refusal::EventTable => "event_table",
            Refusal::Withheld => "withheld",
            Refusal::StoreUnavailable => "store_unavailable",
            Refusal::Busy => "busy",
            Refusal::Restarting => "restarting",
            Refusal::NotSignedIn => "not_signed_in",
            Refusal::OneAttempt => "one_attempt",
            Refusal::NotAdmitted => "not_admitted",
            Refusal::Banned => "banned",
            Refusal::TooMany { .. } => "too_many",
            Refusal::BadDaily { .. } => "bad_daily",
            Refusal::AlreadyPlayed => "already_played",
            Refusal::NoSuchPath => "no_such_path",
            Refusal::MethodNotAllowed => "method_not_allowed",
            Refusal::NotFound => "not_found",
            Refusal::BadName { .. } => "bad_name",
            Refusal::BadPassphrase { .. } => "bad_passphrase",
            Refusal::NameTaken => "name_taken",
            Refusal::NotClaimed => "not_claimed",
            Refusal::BadBotName => "bad_bot_name",
            Refusal::TooManyBots { .. } => "too_many_bots",
            Refusal::WrongPassphrase => "wrong_passphrase",
            Refusal::BadChannel { .. } => "bad_channel",
            Refusal::ForeignOrigin => "foreign_origin",
            Refusal::StoreCorrupt => "store_corrupt",
            Refusal::Internal => "internal",
        }
    }
}
